// Addresses of the page: the history of the browser, and nothing else.

const read = () => ({ path: location.pathname, query: new URLSearchParams(location.search), hash: decodeURIComponent(location.hash.slice(1)) });

export const route: { path: string; query: URLSearchParams; hash: string } = $state(read());

const sync = (): void => {
  Object.assign(route, read());
};

export const go = (to: string, replace = false): void => {
  if (replace) history.replaceState(null, "", to);
  else {
    history.pushState(null, "", to);
    scrollTo(0, 0);
  }
  sync();
};

/** Links inside the page are followed without loading it again. */
export const startRouter = (): void => {
  addEventListener("popstate", sync);
  addEventListener("hashchange", sync);
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
};
