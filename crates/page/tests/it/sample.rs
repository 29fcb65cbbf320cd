//! A page with one of everything, and a text that would break it if it were put in as it is.

use deckhand_page::{
    Axis, Bar, Bars, Block, Cell, Column, Fact, Figure, Histogram, Line, Mark, Page, Point, Row,
    Section, Series, Table, Tone, bins,
};

/// What must come out as it is, and never as a tag.
pub(crate) const NASTY: &str = r#"</title></script><script>alert("1")</script>&amp; 'x' <!-- ]]>"#;

/// A number as it is written.
fn say(value: f64, decimals: usize) -> String {
    format!("{value:.decimals$}")
}

/// Everything there is; `text` stands in every place that takes one.
pub(crate) fn page(text: &str) -> Page {
    let line = Line {
        title: text.into(),
        about: text.into(),
        index: Axis::over(text, [0.0, 11.0], 6, say),
        values: Axis::over(text, [0.0, 1.0], 4, say),
        base: Some(0.5),
        series: (0..2)
            .map(|series| Series {
                name: text.into(),
                points: (0..12)
                    .map(|at| {
                        let at = f64::from(at);
                        let value = 0.4 + 0.04 * at - 0.2 * f64::from(series);
                        let interval = (series == 0).then_some((value - 0.1, value + 0.1));
                        Point { at, value, interval, text: text.into() }
                    })
                    .collect(),
            })
            .collect(),
        marks: vec![Mark {
            at: 4.0,
            value: 0.56,
            name: "1".into(),
            text: text.into(),
            tone: Tone::Bad,
            link: Some("row-1".into()),
        }],
    };
    let bars = Bars {
        title: text.into(),
        about: text.into(),
        axis: Axis::over(text, [0.0, 1.0], 5, say),
        base: 0.5,
        bars: [(0.62, Tone::Good), (0.31, Tone::Bad), (0.5, Tone::Plain)]
            .map(|(value, tone)| Bar {
                name: text.into(),
                value,
                interval: Some((value - 0.1, value + 0.07)),
                text: format!("{value:.2}"),
                tone,
            })
            .into(),
    };
    let counted = [3.0, 4.0, 4.0, 5.0, 5.0, 5.0, 6.0, 9.0];
    let histogram = Histogram {
        title: text.into(),
        about: text.into(),
        values: Axis::over(text, counted, 6, say),
        counts: Axis::over(text, [0.0, 3.0], 3, say),
        bins: bins(&counted, 7),
    };
    let row = |at: usize, number: Option<f64>| Row {
        anchor: Some(format!("row-{at}").into()),
        tone: if at == 1 { Tone::Bad } else { Tone::Plain },
        cells: vec![
            Cell::words(text).below(text).to("figures"),
            Cell::notation(text),
            number.map_or_else(Cell::default, |number| Cell::number(number, say(number, 1))),
            Cell::words(text).toned(Tone::Warn),
        ],
    };
    let table = Table::new(
        text,
        vec![
            Column::words(text),
            Column::words("notation"),
            Column::numbers(text),
            Column::words("tone"),
        ],
        vec![row(1, Some(-2.0)), row(2, None), row(3, Some(10.0)), row(4, Some(9.0))],
    );
    let mut page = Page::new("en", text);
    page.above = text.into();
    page.lead = text.into();
    page.facts = vec![Fact::new(text, text), Fact::new("seed", "7")];
    page.contents = text.into();
    page.foot = text.into();
    page.sections = vec![
        Section::new("figures", text)
            .with(Block::Figure(Figure::Line(line)))
            .with(Block::Figure(Figure::Bars(bars)))
            .with(Block::Figure(Figure::Histogram(histogram))),
        Section::new("rest", text)
            .with(Block::text(text))
            .with(Block::Note(Tone::Warn, text.into()))
            .with(Block::List(vec![(text.into(), None), (text.into(), Some("figures".into()))]))
            .with(Block::Facts(vec![Fact::new(text, text)]))
            .with(Block::Table(table))
            .with(Block::Group {
                anchor: "group".into(),
                title: text.into(),
                blocks: vec![Block::Folded { title: text.into(), blocks: vec![Block::text(text)] }],
            }),
    ];
    page
}
