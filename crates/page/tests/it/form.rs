//! Form: what a browser reads is what was meant, and nothing else.

use crate::sample::{NASTY, page};
use scraper::{Html, Selector};
use std::collections::BTreeSet;

/// The elements that a selector names.
fn select<'h>(html: &'h Html, selector: &str) -> Vec<scraper::ElementRef<'h>> {
    let selector = Selector::parse(selector).expect("a selector");
    html.select(&selector).collect()
}

#[test]
fn a_parser_finds_no_fault() {
    let faulty = page("Plain").html().replace("</figcaption>", "");
    assert!(!Html::parse_document(&faulty).errors.is_empty(), "the parser sees faults");
    let html = Html::parse_document(&page("Plain").html());
    assert!(html.errors.is_empty(), "{:?}", html.errors);
    assert!(Html::parse_document(&page(NASTY).html()).errors.is_empty());
}

#[test]
fn a_text_is_never_a_tag() {
    let (plain, nasty) = (page("Plain").html(), page(NASTY).html());
    let (plain, nasty) = (Html::parse_document(&plain), Html::parse_document(&nasty));
    for selector in ["*", "script", "h1", "td", "text", "desc"] {
        let (plain, nasty) = (select(&plain, selector), select(&nasty, selector));
        // Long names fold in figures, so there may be more lines of text in a drawing, and nothing else.
        if selector == "*" || selector == "text" {
            let outside = |list: &[scraper::ElementRef<'_>]| {
                list.iter().filter(|it| it.value().name() != "text").count()
            };
            assert_eq!(outside(&plain), outside(&nasty), "{selector}");
        } else {
            assert_eq!(plain.len(), nasty.len(), "{selector}");
        }
    }
    for selector in ["title", "h1", "h2", "p.lead", "caption", "th", "dd", "td code", "desc"] {
        let first = select(&nasty, selector)[0].text().collect::<String>();
        assert_eq!(first, NASTY, "{selector}");
    }
    assert_eq!(select(&nasty, "table")[0].parent().map(|it| it.value().is_element()), Some(true));
}

#[test]
fn nothing_leads_outwards() {
    let text = page("Plain").html();
    for outwards in ["http:", "https:", "//www", "src=", "@import", "url("] {
        assert!(!text.contains(outwards), "{outwards}");
    }
    let html = Html::parse_document(&text);
    let ids: Vec<&str> = select(&html, "[id]").iter().filter_map(|it| it.attr("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "a place has one name");
    for link in select(&html, "[href]") {
        let target = link.attr("href").and_then(|href| href.strip_prefix('#'));
        assert!(target.is_some_and(|target| ids.contains(&target)), "{:?}", link.value());
    }
}

/// A reader who can not see a figure is told its title and what it says.
#[test]
fn figures_are_named() {
    let html = Html::parse_document(&page("Plain").html());
    let figures = select(&html, "figure > svg");
    assert_eq!(figures.len(), 6, "each of three, for a desk and for a phone");
    for figure in figures {
        assert_eq!(figure.attr("role"), Some("img"));
        for id in figure.attr("aria-labelledby").expect("labels").split(' ') {
            assert_eq!(select(&html, &format!("[id={id}]"))[0].text().collect::<String>(), "Plain");
        }
    }
    assert_eq!(select(&html, "html")[0].attr("lang"), Some("en"));
    assert!(select(&html, "th").iter().all(|head| head.attr("scope") == Some("col")));
}

/// Colours come from the style sheet, so that a figure is readable by night and on paper.
#[test]
fn figures_name_no_colour() {
    let text = page("Plain").html();
    let body = text.split("<body>").nth(1).expect("a body");
    for colour in ["fill=", "stroke=", "style=", "rgb(", "color:"] {
        assert!(!body.contains(colour), "{colour}");
    }
}

/// A value that is no number must not put a word such as `NaN` among the coordinates.
#[test]
fn coordinates_are_numbers() {
    use deckhand_page::{Axis, Bar, Bars, Block, Figure, Page, Section, Tone};
    let mut page = Page::new("en", "x");
    let bar = Bar {
        name: "x".into(),
        value: f64::NAN,
        interval: Some((f64::NEG_INFINITY, f64::INFINITY)),
        text: "?".into(),
        tone: Tone::Plain,
    };
    let bars = Bars {
        title: "x".into(),
        about: String::new(),
        axis: Axis::over("", [f64::NAN], 4, |value, _| value.to_string()),
        base: 0.0,
        bars: vec![bar],
    };
    page.sections = vec![Section::new("a", "a").with(Block::Figure(Figure::Bars(bars)))];
    let text = page.html();
    assert!(!text.contains("NaN") && !text.contains("inf"), "{text}");
}
