#include "rulerows.h"

#include "desk/registration/registrationfacts.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/rulecard/card.h"
#include "wording/rulecard/differences.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulesview {

namespace {

QString sourceOf(const wording::Statement& statement, const QString& venue)
{
    const bool isReading = statement.sections.empty() && !statement.agreed && !statement.notes.empty();
    if (statement.isOffSheet || isReading)
        return Window::tr("not on the sheet");
    QStringList places;
    for (const std::string& section : statement.sections)
        places << kit::text(section);
    return places.isEmpty() ? QString() : venue + u", "_s + places.join(u" · "_s);
}

CardStatement cardStatement(const wording::Statement& statement, const QString& venue)
{
    CardStatement said;
    said.text = kit::text(statement.text);
    said.source = sourceOf(statement, venue);
    said.agreed = statement.agreed;
    for (const wording::ReadingNote& note : statement.notes)
        said.readings.append({kit::text(wording::ourReading(note)), kit::text(note.code)});
    return said;
}

using CardStatements = std::vector<CardStatement>;

/// Puts side by side the statements before the next one that all columns share.
void addDiffering(const std::vector<CardStatements>& columns, std::vector<std::size_t>& at,
                  const CardStatement* until, std::vector<Row>& rows)
{
    for (;;) {
        Row row;
        row.cells.resize(columns.size());
        bool any = false;
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (at[i] < columns[i].size() && !(until && columns[i][at[i]] == *until)) {
                row.cells[i] = columns[i][at[i]++];
                any = true;
            }
        if (!any)
            return;
        rows.push_back(row);
    }
}

/// The columns side by side. All have their statements in the order of the card.
std::vector<Row> sideBySide(const std::vector<CardStatements>& columns)
{
    std::vector<Row> rows;
    std::vector<std::size_t> at(columns.size(), 0);
    for (const CardStatement& said : columns.front()) {
        if (!std::ranges::all_of(columns,
                                 [&](const CardStatements& c) { return std::ranges::count(c, said) > 0; }))
            continue;
        addDiffering(columns, at, &said, rows);
        rows.push_back({{said}});
        for (std::size_t& place : at)
            ++place;
    }
    addDiffering(columns, at, nullptr, rows);
    return rows;
}

/// The headings of all cards, in order.
std::vector<std::string> headingsOf(const std::vector<wording::Card>& cards)
{
    std::vector<std::string> headings;
    for (const wording::Card& card : cards)
        for (const wording::CardSection& section : card.sections)
            if (std::ranges::count(headings, section.heading) == 0)
                headings.push_back(section.heading);
    return headings;
}

CardStatements statementsUnder(const wording::Card& card, const std::string& heading, const QString& venue)
{
    CardStatements cardStatements;
    for (const wording::CardSection& section : card.sections)
        if (section.heading == heading)
            for (const wording::Statement& statement : section.statements)
                cardStatements.push_back(cardStatement(statement, venue));
    return cardStatements;
}

/// The regular phase first, because the tournament's copy has no order.
std::vector<const rules::Set*> inOrder(const tournament::RulesFrom& rules)
{
    std::vector<const rules::Set*> sets{&tournament::regularSet(rules)};
    for (const tournament::Shared<rules::Set>& set : rules.sets)
        if (&*set != sets.front())
            sets.push_back(&*set);
    return sets;
}

QString phaseName(const rules::Venue& venue, const rules::Set& set)
{
    const QString name = kit::sentence(wording::codeInWords(set.phase));
    const rules::Phase* phase = rules::phase(venue, set.phase);
    const QString parts = phase ? kit::text(wording::inWords(rules::partsOf(venue, *phase))) : QString();
    return parts.isEmpty() || parts == kit::text(wording::codeInWords(set.phase))
               ? name
               : Window::tr("%1 (the %2)").arg(name, parts);
}

Book bookOf(const tournament::RulesFrom& rules)
{
    Book book;
    book.name = kit::text(rules.venue.name);
    book.sheet = kit::text(rules.venue.sheet);
    book.version = kit::text(rules.version);
    const QString venue = book.name.section(u' ', 0, 0); // `UNC` of `UNC intramural Spades`
    std::vector<wording::Card> cards;
    for (const rules::Set* set : inOrder(rules)) {
        cards.push_back(wording::card(*set));
        book.phases << phaseName(rules.venue, *set);
    }
    for (const std::string& heading : headingsOf(cards)) {
        std::vector<CardStatements> columns;
        columns.reserve(cards.size());
        for (const wording::Card& card : cards)
            columns.push_back(statementsUnder(card, heading, venue));
        book.sections.push_back({kit::text(heading), sideBySide(columns)});
        for (Row& row : book.sections.back().rows)
            row.heading = kit::text(heading);
        book.agreed += static_cast<int>(std::ranges::count_if(book.sections.back().rows, [](const Row& row) {
            return std::ranges::any_of(row.cells, &CardStatement::agreed);
        }));
    }
    return book;
}

/// `Target: 500 → 350`, one phase after another.
Section differencesOf(const rules::FileRead& read)
{
    Section section{Window::tr("Differences from %1").arg(kit::text(read.origin->venue.name)), {}};
    for (const rules::Phase& phase : read.venue.phases) {
        const rules::Set now = rules::set(read.venue, phase);
        for (const wording::Difference& each : wording::differences(rules::setBefore(read, phase), now)) {
            const QString what =
                Window::tr("%1: %2 → %3")
                    .arg(kit::sentence(each.label), kit::text(each.left), kit::text(each.right));
            section.rows.push_back(
                {{{read.venue.phases.size() > 1 ? Window::tr("%1 · %2").arg(phaseName(read.venue, now), what)
                                                : what,
                   {},
                   {}}},
                 section.heading});
        }
    }
    for (const rules::Phase& each : read.origin->venue.phases)
        if (!rules::phase(read.venue, each.name)) {
            const QString name = phaseName(read.origin->venue, rules::set(read.origin->venue, each));
            section.rows.push_back(
                {{{Window::tr("%1: as in all other matches").arg(name), {}, {}}}, section.heading});
        }
    if (section.rows.empty())
        section.rows.push_back({{{Window::tr("No differences."), {}, {}}}, section.heading});
    return section;
}

/// `foul` for `fouls`, `penalt` for `penalties`: the part that singular and plural share.
QString singular(const QString& word)
{
    if (word.size() > 4 && word.endsWith(u"ies"_s))
        return word.chopped(3);
    return word.size() > 3 && word.endsWith(u's') && !word.endsWith(u"ss"_s) ? word.chopped(1) : word;
}

using Ink = kit::Line::Ink;

QWidget* prose(kit::Theme& theme, const QString& text, kit::Text size, Ink ink,
               kit::Weight weight = kit::Weight::Plain)
{
    auto* made = new kit::Prose(theme, static_cast<int>(size), ink, weight);
    made->setText(text);
    return made;
}

QLayout* cellOf(kit::Theme& theme, const CardStatement& said, const QString& phase)
{
    auto* column = new QVBoxLayout;
    column->setSpacing(3);
    if (!phase.isEmpty())
        column->addWidget(prose(theme, phase, kit::Text::Small, Ink::Soft, kit::Weight::Medium));
    if (said.text.isEmpty())
        column->addWidget(prose(theme, Window::tr("No such rule."), kit::Text::Body, Ink::Soft));
    else
        column->addWidget(prose(theme, said.text, kit::Text::Body, Ink::Plain));
    if (said.agreed)
        column->addWidget(
            new kit::Badge(theme, Window::tr("agreed for this tournament"), kit::Badge::Tone::Warn));
    if (!said.source.isEmpty())
        column->addWidget(prose(theme, said.source, kit::Text::Small, Ink::Soft));
    for (const CardStatement::Reading& each : said.readings) {
        QWidget* reading = prose(theme, each.text, kit::Text::Small, Ink::Soft);
        reading->setToolTip(kit::text(wording::readingTitle(each.code.toStdString())));
        column->addWidget(reading);
    }
    column->addStretch(1);
    return column;
}

} // namespace

bool Row::matches(const QStringList& words) const
{
    QString all = heading;
    for (const CardStatement& said : cells) {
        all += u' ' + said.text + u' ' + said.source;
        for (const CardStatement::Reading& each : said.readings)
            all += u' ' + each.text + u' ' + each.code;
        if (said.agreed)
            all += u' ' + Window::tr("agreed");
    }
    const QStringList here = kit::wordsOf(all);
    return std::ranges::all_of(words, [&](const QString& typed) {
        const QStringList wanted = kit::wordsOf(typed);
        if (wanted.isEmpty()) // a symbol like ♠
            return all.contains(typed);
        return std::ranges::all_of(wanted, [&](const QString& word) {
            return std::ranges::any_of(here, [&](const QString& each) {
                return each.startsWith(word) || each.startsWith(singular(word));
            });
        });
    });
}

std::vector<Book> booksOf(const tournament::Tournament& tournament)
{
    std::vector<Book> books;
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*tournament.setting)) {
        books.push_back(bookOf(*each.rules));
        if (const tournament::Match* first = tournament::match(tournament, each.rules->from))
            books.back().from = kit::text(wording::titleOf(*first));
    }
    return books;
}

tournament::RulesFrom rulesOf(const rules::Venue& venue)
{
    tournament::RulesFrom rules{{}, {}, venue, {}, desk::versionOf(venue)};
    for (rules::Set& set : rules::sets(venue))
        rules.sets.emplace_back(std::move(set));
    return rules;
}

Book bookOf(const rules::FileRead& read)
{
    Book book = bookOf(rulesOf(read.venue));
    if (read.origin)
        book.sections.insert(book.sections.begin(), differencesOf(read));
    return book;
}

RowPiece::RowPiece(kit::Theme& theme, const Row& row, const QStringList& phases) : m_theme(theme), m_row(row)
{
    QHBoxLayout* cells = kit::lineIn(this, 28, {0, 10, 0, 10});
    const bool differ = row.cells.size() > 1;
    for (std::size_t i = 0; i < row.cells.size(); ++i)
        cells->addLayout(cellOf(theme, row.cells[i], differ ? phases[static_cast<int>(i)] : QString()), 1);
    connect(&theme, &kit::Theme::changed, this, qOverload<>(&QWidget::update));
}

void RowPiece::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(0, 0, width(), 1, m_theme.colors().line);
}

SectionPiece::SectionPiece(kit::Theme& theme, const Section& section, const QStringList& phases) : Card(theme)
{
    QVBoxLayout* column = kit::columnIn(this, 0, {20, 12, 20, 6});
    column->addWidget(prose(theme, section.heading, kit::Text::Big, Ink::Plain, kit::Weight::Medium));
    column->addSpacing(8);
    for (const Row& row : section.rows) {
        m_rows.push_back(new RowPiece(theme, row, phases));
        column->addWidget(m_rows.back());
    }
}

int SectionPiece::filter(const QStringList& words)
{
    int left = 0;
    for (RowPiece* row : m_rows) {
        row->filter(words);
        left += row->isVisibleTo(this) ? 1 : 0;
    }
    setVisible(left > 0);
    return left;
}

} // namespace rulesview

#include "moc_rulerows.cpp"
