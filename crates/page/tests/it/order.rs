//! The order of rows in a table, and what the script is given to change it.

use crate::sample::page;
use deckhand_page::{Block, Cell, Column, Order, Page, Row, Section, Table, bins};
use scraper::{Html, Selector};

/// Rows with a name and a number; the names tell rows with the same number apart.
fn table() -> Table {
    let rows = [("a", Some(2.0)), ("b", None), ("c", Some(10.0)), ("d", Some(2.0)), ("e", None)];
    let rows = rows.map(|(name, number)| {
        let number = number.map_or_else(Cell::default, |it: f64| Cell::number(it, it.to_string()));
        Row::new(vec![Cell::words(name), number])
    });
    Table::new("t", vec![Column::words("name"), Column::numbers("number")], rows.into())
}

fn names(table: &Table) -> String {
    table.rows.iter().map(|row| row.cells[0].text.as_str()).collect()
}

#[test]
fn equal_rows_stay_as_they_stood_and_empty_ones_stand_last() {
    assert_eq!(names(&table().sorted(1, Order::Ascending)), "adcbe");
    assert_eq!(names(&table().sorted(1, Order::Descending)), "cadbe");
    let by_name = table().sorted(0, Order::Descending);
    assert_eq!(names(&by_name), "edcba");
    assert_eq!(names(&by_name.sorted(1, Order::Ascending)), "daceb");
}

#[test]
fn readers_are_told_the_order() {
    let mut page = Page::new("en", "x");
    let sorted = table().sorted(1, Order::Descending);
    page.sections = vec![Section::new("a", "a").with(Block::Table(sorted))];
    let html = Html::parse_document(&page.html());
    let heads = Selector::parse("th[aria-sort]").expect("a selector");
    let heads: Vec<_> = html.select(&heads).collect();
    assert_eq!(heads.len(), 1);
    assert_eq!(heads[0].attr("aria-sort"), Some("descending"));
    assert_eq!(heads[0].text().collect::<String>(), "number");
}

/// The script reads no written numbers: every cell of a column of numbers says what it sorts by, or is empty.
#[test]
fn numbers_say_what_they_sort_by() {
    let html = Html::parse_document(&page("Plain").html());
    let cells = Selector::parse("td.number").expect("a selector");
    let cells: Vec<_> = html.select(&cells).collect();
    let keys: Vec<_> = cells.iter().map(|cell| cell.attr("data-sort")).collect();
    assert_eq!(keys, [Some("-2"), None, Some("10"), Some("9")]);
}

#[test]
fn bins_of_whole_numbers_begin_at_whole_numbers() {
    let bins = bins(&[3.0, 4.0, 4.0, 6.0], 12);
    let counts: Vec<_> = bins.iter().map(|bin| (bin.from, bin.to, bin.count)).collect();
    assert_eq!(counts, [(3.0, 4.0, 1.0), (4.0, 5.0, 2.0), (5.0, 6.0, 0.0), (6.0, 7.0, 1.0)]);
    let all: f64 = deckhand_page::bins(&[0.05, 0.7, 0.7, 1.9], 4).iter().map(|bin| bin.count).sum();
    assert_eq!(all, 4.0);
}
