#include "tournamentfields.h"

#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QSet>

#include <algorithm>
#include <utility>

using wording::Window;
using namespace Qt::StringLiterals;
using kit::Line;
using kit::Weight;

namespace newtournament {

namespace {

enum Seeding { AsListed, ByLot, ByLotApart };

/// What the format means for a team.
QString meaningOf(facts::Format format)
{
    switch (format) {
    case facts::Format::SingleElimination:
        return Window::tr("One loss eliminates a team.");
    case facts::Format::DoubleElimination:
        return Window::tr(
            "Two losses eliminate a team. After the first it plays in the losers bracket and can still win.");
    case facts::Format::RoundRobin:
        return Window::tr("Every team plays every other. No one is eliminated; the standings decide.");
    case facts::Format::PoolsPlayoff:
        return Window::tr("Teams play everyone in their pool. The best of each pool advance to a playoff, "
                          "where one loss eliminates.");
    case facts::Format::Swiss:
        break;
    }
    return Window::tr(
        "No one is eliminated. Each round pairs teams with similar records. You choose the number "
        "of rounds at the draw.");
}

} // namespace

FormatFields::FormatFields(kit::Theme& theme, const QList<QWidget*>& beside, QWidget* parent)
    : QWidget(parent), m_format(new kit::DropDown(theme)),
      m_meaning(new kit::Prose(theme, 14, kit::Line::Ink::Soft)),
      m_seeding(kit::choice(theme, Window::tr("Seeding"), Window::tr("Seeds, then as listed"),
                            Window::tr("Seeds, then at random"))),
      m_thirdPlace(kit::choice(theme, Window::tr("Third-place match"), Window::tr("No"), Window::tr("Yes"))),
      m_final(kit::choice(theme, Window::tr("Final"), Window::tr("Two if the unbeaten team loses"),
                          Window::tr("One decides"))),
      m_meetings(kit::choice(theme, Window::tr("Teams meet"), Window::tr("Once"), Window::tr("Twice"))),
      m_ranking(new ranking::RankingFields(theme)), m_standings(new kit::Card(theme))
{
    m_seeding->addItem(Window::tr("Seeds, then at random, affiliations apart"));
    for (const auto& each : facts::EnumText<facts::Format>::all)
        m_format->addItem(kit::sentence(wording::name(tournament::kindOf(each.meaning))),
                          static_cast<int>(each.meaning));
    m_format->setAccessibleName(Window::tr("Format"));
    for (kit::DropDown* each : {m_format, m_seeding, m_thirdPlace, m_final, m_meetings})
        each->wrap();
    auto* grid = kit::gridIn(this, 14, 6);
    for (int column = 0; column < 4; ++column) // four numbers side by side
        grid->setColumnStretch(column, 1);
    grid->addWidget(kit::labelled(theme, Window::tr("Format"), m_format, this), 0, 0, 1, 2);
    for (int i = 0; i < 2; ++i)
        grid->addWidget(kit::labelled(theme, beside[i]->accessibleName(), beside[i], this), 0, 2 + i);
    grid->addWidget(m_meaning, 1, 0, 1, 4);
    kit::labelled(theme, m_seeding->accessibleName(), m_seeding, this); // its place depends on the format
    for (kit::DropDown* one : {m_thirdPlace, m_final, m_meetings})      // no format has two of these
        grid->addWidget(kit::labelled(theme, one->accessibleName(), one, this), 2, 2, 1, 2);
    kit::columnIn(m_standings, -1, {18, 8, 18, 10})->addWidget(m_ranking);
    connect(m_ranking, &ranking::RankingFields::changed, this, &FormatFields::changed);
    connect(m_format, &QComboBox::currentIndexChanged, this, &FormatFields::showFormat);
    showFormat();
}

void FormatFields::reset()
{
    for (kit::DropDown* each : {m_format, m_seeding, m_thirdPlace, m_final, m_meetings})
        each->setCurrentIndex(0);
    m_ranking->setRanking({});
}

void FormatFields::showFormat()
{
    const desk::Choosable has = desk::choosable(format());
    m_meaning->setText(meaningOf(format()));
    m_seeding->offer(ByLotApart, has.apart);
    m_thirdPlace->parentWidget()->setVisible(has.thirdPlace);
    m_final->parentWidget()->setVisible(has.finals);
    m_meetings->parentWidget()->setVisible(hasMeetings());
    const bool hasOther = has.thirdPlace || has.finals || hasMeetings();
    auto* grid = static_cast<QGridLayout*>(layout());
    QWidget* seeding = m_seeding->parentWidget();
    grid->removeWidget(seeding);
    grid->addWidget(seeding, 2, 0, 1, hasOther ? 2 : 4);
    m_ranking->setFormat(format());
    m_standings->setVisible(!m_ranking->isHidden());
}

// For pools, the number of meetings is chosen at the draw, with the pools.
bool FormatFields::hasMeetings() const
{
    const desk::Choosable has = desk::choosable(format());
    return has.meetings && !has.pools;
}

desk::DrawSettings FormatFields::how() const
{
    const desk::Choosable has = desk::choosable(format());
    desk::DrawSettings how;
    how.seeding = m_seeding->currentIndex() == AsListed ? facts::Seeding::Listed : facts::Seeding::Random;
    how.apart = has.apart && m_seeding->currentIndex() == ByLotApart;
    how.thirdPlace = has.thirdPlace && kit::isOther(m_thirdPlace);
    how.singleFinal = has.finals && kit::isOther(m_final);
    if (hasMeetings() && kit::isOther(m_meetings))
        how.meetings = 2;
    how.ranking = m_ranking->ranking();
    return how;
}

namespace {

constexpr int fieldWidth = 140; // pixels at 100 %, of a number; other fields are at least as wide

/// The grid rows of a rule: its name across the full width; its fields, one column per phase, with mistakes
/// below; and a note.
enum Part { Name, Fields, Wrong, Note, Parts };

int rowOf(int line, Part part)
{
    return Parts * line + part;
}

QString whyNot(const desk::Answer<rules::Venue>& venue)
{
    return venue ? QString() : kit::sentences(wording::onScreen(venue.error().mistakes)).join(u"\n"_s);
}

} // namespace

AgreedFields::AgreedFields(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme),
      m_title(new kit::Line(theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft)), m_fields(new QWidget),
      m_more(kit::button({})), m_complaint(kit::complaint(theme))
{
    auto* column = kit::columnIn(this, 6, {18, 12, 18, 12});
    connect(m_more, &QPushButton::clicked, this, [this] { showAll(!m_showsAll); });
    column->addLayout(kit::headLine(m_title, nullptr, {m_more}, -1));
    kit::add(column, {m_fields, m_complaint});
}

void AgreedFields::clear()
{
    m_rows.clear();
    delete m_fields->layout();
    qDeleteAll(m_fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* grid = kit::gridIn(m_fields, 14, 5);
    for (const int column : {0, 1}) // equal widths, also if the rules have one phase
        grid->setColumnStretch(column, 1);
}

void AgreedFields::setVenue(const rules::Venue& venue)
{
    m_sheet = venue;
    m_venue = venue;
    m_good = true;
    m_complaint->hide();
    clear();
    fill();
    m_title->setText(desk::agreeable(m_sheet).empty() ? Window::tr("Who may register")
                                                      : Window::tr("Rules for this tournament"));
    showAll(false);
    setVisible(!m_rows.isEmpty());
    Q_EMIT changed();
}

void AgreedFields::showAll(bool all)
{
    m_showsAll = all;
    QSet<int> folded;
    for (const Row& row : std::as_const(m_rows)) {
        const bool shown = all || row.isAlwaysShown() || !row.wrong->text().isEmpty();
        row.field->setVisible(shown);
        row.name->setVisible(shown);
        if (!row.isAlwaysShown())
            folded.insert(row.line);
    }
    // Fields were made in another order than they are read; Tab follows the reading order.
    QList<Row> rows = m_rows;
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row& one, const Row& other) { return one.line < other.line; });
    QWidget* before = m_more;
    for (const Row& row : std::as_const(rows))
        setTabOrder(std::exchange(before, row.field), row.field);
    m_more->setText(all ? Window::tr("Show fewer") : Window::tr("Show %1 more…").arg(folded.size()));
    m_more->setAccessibleName(all ? Window::tr("Show fewer optional rules")
                                  : Window::tr("Show %1 more optional rules").arg(folded.size()));
    m_more->setVisible(!folded.isEmpty());
}

void AgreedFields::fill()
{
    auto* grid = static_cast<QGridLayout*>(m_fields->layout());
    QStringList phases;
    for (const desk::Agreeable& each : desk::agreeable(m_sheet)) {
        const QString phase = kit::text(each.phase);
        if (!phases.contains(phase)) {
            phases << phase;
            grid->addWidget(kit::fieldHead(m_theme, m_sheet.phases.size() > 1
                                                        ? kit::sentence(wording::codeInWords(each.phase))
                                                        : QString()),
                            0, static_cast<int>(phases.size()) - 1);
        }
        const QString label = kit::text(each.label);
        add(each, m_sheet.phases.size() > 1 ? label + u", "_s + phase : label,
            static_cast<int>(phases.indexOf(phase)));
    }
    for (const desk::Agreeable& each : desk::registering(m_sheet))
        add(each, kit::text(each.label), 0);
}

void AgreedFields::add(const desk::Agreeable& each, const QString& name, int column)
{
    const auto known =
        std::ranges::find_if(m_rows, [&](const Row& row) { return row.what.label == each.label; });
    Row row{each};
    if (known != m_rows.cend()) {
        row.name = known->name;
        row.note = known->note;
        row.line = known->line;
    } else {
        addLine(row);
    }
    makeField(row);
    row.field->setObjectName(u"agreed-"_s + kit::text(each.key));
    row.field->setAccessibleName(name);
    if (row.note)
        row.field->setAccessibleDescription(row.note->text());
    row.wrong = kit::complaint(m_theme);
    auto* grid = static_cast<QGridLayout*>(m_fields->layout());
    grid->addWidget(row.field, rowOf(row.line, Fields), column,
                    row.isNumber() ? Qt::AlignLeft : Qt::Alignment());
    grid->addWidget(row.wrong, rowOf(row.line, Wrong), column);
    m_rows.append(row);
}

void AgreedFields::addLine(Row& row)
{
    auto* grid = static_cast<QGridLayout*>(m_fields->layout());
    for (const Row& other : std::as_const(m_rows))
        row.line = std::max(row.line, other.line + 1);
    row.name = new kit::Prose(m_theme, 16);
    row.name->setText(kit::sentence(kit::text(row.what.label)));
    const int columns = qMax(2, static_cast<int>(m_sheet.phases.size()));
    grid->addWidget(row.name, rowOf(row.line, Name), 0, 1, columns);
    if (row.what.reading.empty())
        return;
    row.note = new kit::Prose(m_theme, 14, Line::Ink::Soft);
    row.note->setObjectName(u"readings-"_s + kit::text(row.what.key));
    row.note->setText(Window::tr("By the sheet’s exact words: %1. %2")
                          .arg(kit::text(row.what.bareWords), kit::text(row.what.reading)));
    grid->addWidget(row.note, rowOf(row.line, Note), 0, 1, columns);
}

namespace {

/// `No (our reading)`: the preset value may differ from the sheet's words.
QString choiceText(const desk::Agreeable& what, const desk::Agreeable::Choice& choice)
{
    const QString words = kit::sentence(choice.words);
    if (what.reading.empty())
        return words;
    return choice.words == what.bareWords ? Window::tr("%1 (the sheet’s words)").arg(words)
           : choice.value == what.value   ? Window::tr("%1 (our reading)").arg(words)
                                          : words;
}

} // namespace

// A number is typed; one of a few values is chosen, in words.
void AgreedFields::makeField(Row& row)
{
    if (row.what.choices.empty()) {
        const QString nothing = kit::text(row.what.nothing); // the placeholder, so no one has to delete it
        const QString value = kit::text(row.what.value);
        auto* field = new kit::TextField;
        field->setText(value == nothing ? QString() : value);
        field->setPlaceholderText(kit::sentence(nothing));
        connect(field, &QLineEdit::textChanged, this, &AgreedFields::check);
        row.value = [field, nothing] {
            const QString typed = field->text().trimmed();
            return typed.isEmpty() ? nothing : typed;
        };
        row.field = field;
    } else {
        auto* field = new kit::DropDown(m_theme);
        for (const desk::Agreeable::Choice& choice : row.what.choices)
            field->addItem(choiceText(row.what, choice), kit::text(choice.value));
        field->setCurrentIndex(field->findData(kit::text(row.what.value)));
        field->wrap(); // shows the chosen value in full
        connect(field, &QComboBox::currentIndexChanged, this, &AgreedFields::check);
        row.value = [field] { return field->currentData().toString(); };
        row.field = field;
    }
    kit::follow(m_theme, row.field, [this, field = row.field, isNumber = row.isNumber()] {
        field->setMinimumWidth(m_theme.px(fieldWidth));
        field->setMaximumWidth(isNumber ? m_theme.px(fieldWidth) : QWIDGETSIZE_MAX);
    });
}

std::vector<std::string> AgreedFields::agreed() const
{
    std::vector<std::string> all;
    for (const Row& row : m_rows)
        if (row.value().toStdString() != row.what.value)
            all.push_back(said(row));
    return all;
}

void AgreedFields::check()
{
    const auto venue = desk::agreedVenue(m_sheet, agreed());
    m_good = venue.has_value();
    bool isOfAField = false;
    for (const Row& row : std::as_const(m_rows)) {
        const QString wrong = m_good ? QString() : whyNot(desk::agreedVenue(m_sheet, {said(row)}));
        kit::markWrong(*row.field, !wrong.isEmpty());
        row.wrong->say(wrong);
        isOfAField = isOfAField || !wrong.isEmpty();
    }
    m_complaint->say(isOfAField ? QString() : whyNot(venue));
    if (m_good)
        m_venue = *venue;
    Q_EMIT changed();
}

namespace {

/// `The Game 3 · our reading`
QString sourceOf(const wording::Statement& statement)
{
    QStringList parts;
    for (const std::string& section : statement.sections)
        parts << (section.front() >= '0' && section.front() <= '9'
                      ? Window::tr("rule %1").arg(kit::text(section))
                      : kit::text(section));
    if (!statement.notes.empty())
        parts << Window::tr("our reading");
    if (statement.agreed)
        parts << Window::tr("agreed");
    return parts.join(u" · "_s);
}

} // namespace

RuleCard::RuleCard(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_column(kit::columnIn(this, 3, {18, 14, 18, 14}))
{
}

void RuleCard::show(const rules::Venue& venue)
{
    kit::clear(*m_column);
    for (const wording::Card& card : wording::cards(venue))
        add(card);
    m_column->addStretch(1);
}

void RuleCard::showNone()
{
    kit::clear(*m_column);
    prose(18, Line::Ink::Plain, Weight::Medium, Window::tr("Rule card"));
    prose(
        16, Line::Ink::Soft, Weight::Plain,
        Window::tr("Choose the rules on the left. You can read them here before you create the tournament."));
    m_column->addStretch(1);
}

kit::Prose* RuleCard::prose(int pixels, Line::Ink ink, Weight weight, const QString& text)
{
    auto* made = new kit::Prose(m_theme, pixels, ink, weight);
    made->setText(text);
    m_column->addWidget(made);
    return made;
}

void RuleCard::add(const wording::Card& card)
{
    if (m_column->count() > 0)
        m_column->addSpacing(m_theme.px(18));
    prose(20, Line::Ink::Plain, Weight::Medium, kit::text(card.title));
    if (!card.sheet.empty())
        prose(14, Line::Ink::Soft, Weight::Plain, kit::text(card.sheet));
    if (!card.note.empty())
        prose(14, Line::Ink::Soft, Weight::Plain, kit::text(card.note));
    for (const wording::CardSection& section : card.sections) {
        m_column->addSpacing(m_theme.px(10));
        prose(15, Line::Ink::Soft, Weight::Medium, kit::text(section.heading));
        for (const wording::Statement& statement : section.statements)
            add(statement);
    }
    if (card.readings.empty())
        return;
    m_column->addSpacing(m_theme.px(10));
    prose(15, Line::Ink::Soft, Weight::Medium, Window::tr("Our readings, where the rule sheet is unclear"));
    for (const wording::ReadingNote& note : card.readings)
        prose(14, Line::Ink::Plain, Weight::Plain, kit::text(wording::inWords(note)))
            ->setToolTip(kit::text(wording::readingTitle(note.code)));
}

void RuleCard::add(const wording::Statement& statement)
{
    m_column->addSpacing(m_theme.px(2));
    prose(16, Line::Ink::Plain, statement.agreed ? Weight::Medium : Weight::Plain, kit::text(statement.text));
    const QString source = sourceOf(statement);
    if (!source.isEmpty())
        prose(14, statement.agreed ? Line::Ink::Ok : Line::Ink::Soft, Weight::Plain, source);
}

} // namespace newtournament

#include "moc_tournamentfields.cpp"
