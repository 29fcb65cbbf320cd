"use strict";
for (const table of document.querySelectorAll("table")) {
  const heads = [...table.tHead.rows[0].cells];
  heads.forEach((head, column) => {
    const isNumber = head.classList.contains("number");
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const up = head.ariaSort === "ascending" ? false : head.ariaSort === "descending" ? true : !isNumber;
      for (const other of heads) other.removeAttribute("aria-sort");
      head.ariaSort = up ? "ascending" : "descending";
      const sign = up ? 1 : -1;
      const key = (row) => (isNumber ? row.cells[column]?.dataset.sort : row.cells[column]?.textContent);
      const compare = (one, other) => {
        const [a, b] = [key(one), key(other)];
        if (a === undefined || b === undefined) return (a === undefined) - (b === undefined);
        return sign * (isNumber ? a - b : a.localeCompare(b, document.documentElement.lang, { numeric: true }));
      };
      const body = table.tBodies[0];
      body.append(...[...body.rows].sort(compare));
    });
  });
}
