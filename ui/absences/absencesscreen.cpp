#include "absencesscreen.h"

#include "desk/checkin/sanction.h"
#include "desk/checks/lookup.h"
#include "desk/play/absence.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QKeyEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace absences {

namespace {

constexpr int policyWidth = 700; // pixels at 100 %
constexpr int sanctionsWidth = 400;
constexpr int mostPolicyWidth = 1000; // a cost stays near to what it is of

/// A column under its heading.
QVBoxLayout* headed(kit::Theme& theme, QWidget* whole, const QString& heading, int spacing)
{
    auto* column = new QVBoxLayout(whole);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    auto* head = new kit::Line(theme, 18, kit::Weight::Medium);
    head->setText(heading);
    column->addWidget(head);
    return column;
}

} // namespace

AbsencesScreen::AbsencesScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_fields(new PolicyFields(theme)),
      m_inWords(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_wrong(new kit::Prose(theme, 15, kit::Line::Ink::Bad, kit::Weight::Medium)),
      m_set(new QPushButton(Window::tr("Set for the tournament"))), m_sanctions(new SanctionsModel(this)),
      m_table(new kit::RowTable(theme)), m_why(new kit::Prose(theme, 15)),
      m_none(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_ask(new kit::Ask(theme)),
      m_bar(new QPushButton(Window::tr("May not play…   F7"))),
      m_end(new QPushButton(Window::tr("May play again…   Del")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    auto* title = new kit::Line(theme, 24, kit::Weight::Medium);
    title->setText(Window::tr("Absences and sanctions"));
    auto* top = new QHBoxLayout;
    top->addWidget(title, 1);
    auto* back = new kit::KeyHint(theme, u"Esc"_s, Window::tr("back"));
    back->setRoomy(true);
    connect(back, &kit::KeyHint::clicked, this, &AbsencesScreen::left);
    top->addWidget(back);
    column->addLayout(top);
    auto* both = new kit::Sidebar(theme, makePolicy(), makeSanctions(), {policyWidth, sanctionsWidth});
    column->addWidget(both, 1);
    for (QPushButton* button : {m_set, m_bar, m_end})
        button->setAutoDefault(true); // Enter presses it
    m_bar->setAccessibleName(Window::tr("Somebody may not play"));
    m_end->setAccessibleName(Window::tr("May play again"));
    connect(m_set, &QPushButton::clicked, this, &AbsencesScreen::setPolicy);
    connect(m_fields, &PolicyFields::accepted, this, &AbsencesScreen::setPolicy);
    connect(m_fields, &PolicyFields::changed, this, [this] {
        m_isTyped = true;
        showPolicy();
    });
    connect(m_bar, &QPushButton::clicked, this, &AbsencesScreen::askSanction);
    connect(m_end, &QPushButton::clicked, this, &AbsencesScreen::askEnd);
    connect(m_table, &kit::RowTable::chosen, this, &AbsencesScreen::askEnd);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &AbsencesScreen::showWhy);
    connect(m_ask, &kit::Ask::closed, this, &AbsencesScreen::takeFocus);
}

QWidget* AbsencesScreen::makePolicy()
{
    auto* inside = new QWidget;
    auto* column = headed(m_theme, inside, Window::tr("Who does not come"), 14);
    column->setContentsMargins(0, 0, 8, 0);
    column->addWidget(m_fields);
    auto* both = new kit::Prose(m_theme, 15, kit::Line::Ink::Soft);
    both->say(Window::tr(
        "Double, when neither side is complete: each side pays for its class, and nobody advances. "
        "In single or double elimination both teams are eliminated, even from the winners’ half. "
        "No points are given for a match that was not played."));
    column->addWidget(both);
    column->addWidget(m_wrong);
    m_wrong->hide();
    auto* line = new QHBoxLayout;
    m_set->setProperty("strong", true);
    line->addWidget(m_set);
    line->addStretch(1);
    column->addLayout(line);
    column->addWidget(m_inWords);
    column->addStretch(1);
    kit::follow(m_theme, inside, [this, inside] { inside->setMaximumWidth(m_theme.px(mostPolicyWidth)); });
    return new kit::Scroll(inside);
}

QWidget* AbsencesScreen::makeSanctions()
{
    auto* side = new QWidget;
    auto* column = headed(m_theme, side, Window::tr("Who may not play"), 10);
    m_table->setModel(m_sanctions);
    m_table->setAccessibleName(Window::tr("sanctions"));
    m_table->setWidth(SanctionsModel::Until, 120);
    m_table->setRowHeight(60);
    column->addWidget(m_ask);
    column->addWidget(m_table, 1000);
    m_none->say(Window::tr(
        "Nobody is sanctioned. A sanction keeps a player out at Check-in and at the call, one of a "
        "team every member of it, up to its last day or until it is lifted."));
    column->addWidget(m_none);
    column->addWidget(m_why);
    auto* buttons = new kit::Flow(m_theme.px(8));
    buttons->addWidget(m_bar);
    buttons->addWidget(m_end);
    column->addLayout(buttons);
    column->addStretch(1);
    return side;
}

void AbsencesScreen::begin()
{
    m_isTyped = false;
    m_wrong->say({});
    if (m_ask->isOpen())
        m_ask->drop();
}

void AbsencesScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    showPolicy();
    showSanctions();
    const bool any = m_sanctions->rowCount() > 0;
    m_table->setVisible(any);
    m_none->setVisible(!any);
    m_end->setVisible(any);
    showWhy();
}

// The cursor stays with whom it was on; where they are gone, at their place.
void AbsencesScreen::showSanctions()
{
    int row = qMax(0, m_table->currentRow());
    const facts::Sanction* chosen = m_sanctions->at(row);
    const facts::Sanction before = chosen ? *chosen : facts::Sanction();
    m_sanctions->show(m_session.tournament(), today());
    const int rows = m_sanctions->rowCount();
    if (rows == 0)
        return;
    row = qMin(row, rows - 1);
    for (int each = 0; each < rows; ++each) {
        const facts::Sanction& sanction = *m_sanctions->at(each);
        if (sanction.person == before.person && sanction.team == before.team)
            row = each;
    }
    m_table->setCurrentIndex(m_sanctions->index(row, 0));
}

// In full: in its row it may be cut.
void AbsencesScreen::showWhy()
{
    m_why->say(
        m_sanctions->index(m_table->currentRow(), SanctionsModel::Who).data(kit::SecondRole).toString());
}

// What was typed stays, whatever else is recorded meanwhile.
void AbsencesScreen::showPolicy()
{
    const tournament::AbsencePolicy& policy = m_session.tournament().setting->absence;
    if (!m_isTyped)
        m_fields->show(policy);
    m_inWords->say((m_isTyped ? Window::tr("Not set yet. On record: %1.") : Window::tr("On record: %1."))
                       .arg(kit::text(wording::inWords(policy))));
    m_set->setEnabled(m_isTyped);
}

void AbsencesScreen::takeFocus()
{
    if (m_ask->isOpen())
        m_ask->takeFocus();
    else
        m_fields->takeFocus();
}

void AbsencesScreen::setPolicy()
{
    if (!m_isTyped)
        return;
    const auto policy = m_fields->read();
    m_wrong->say(policy ? QString() : policy.error());
    if (!policy)
        return;
    const auto set = [this, policy = *policy](const QString& by) {
        m_session.ask(
            Window::tr("what absences cost"),
            [policy, who = by.toStdString()](desk::Desk& desk) {
                return desk::setAbsencePolicy(desk, who, policy);
            },
            [this](const session::Outcome& outcome) {
                m_wrong->say(kit::inARow(outcome.mistakes));
                if (!outcome.good())
                    return;
                m_isTyped = false;
                showPolicy();
            },
            this);
    };
    if (allow)
        allow(Window::tr("What an absence costs: a supervisor's PIN"), set, [this] {
            m_wrong->say(Window::tr("Nothing was changed: no PIN was given. Enter asks for it again."));
        });
    else
        set(m_session.supervisor());
}

std::string AbsencesScreen::today() const
{
    const tournament::Timestamp now = m_session.ticker().now();
    return tournament::dayOf(now.utc, now.aheadMin);
}

void AbsencesScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_F7)
        askSanction();
    else if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier && m_table->hasFocus())
        askEnd();
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        Screen::keyPressEvent(event);
}

namespace {

enum class Who { Player, Team };

} // namespace

void AbsencesScreen::askSanction()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus(); // what is typed there stays
    ++m_asked;
    m_ask->ask(
        Window::tr("Somebody may not play"),
        {{Window::tr("Name"), {}, {}, false},
         {Window::tr("Who"),
          {{Who::Player, Window::tr("A player")}, {Who::Team, Window::tr("A whole team")}},
          QVariant::fromValue(Who::Player),
          false},
         {Window::tr("Last day"), {}, {}, true},
         {Window::tr("Reason"), {}, {}, false}},
        Window::tr("Put on record"),
        [this](const kit::Answers& answers) {
            facts::Sanction sanction;
            if (!readWhom(answers.chosen<Who>(1) == Who::Team, answers.text(0), sanction))
                return;
            if (!answers.text(2).isEmpty())
                sanction.until = answers.text(2).toStdString();
            sanction.reason = answers.text(3).toStdString();
            record(Window::tr("sanction"), sanction);
        },
        {Window::tr("The last day is written like 2026-12-31; without one it holds until it is lifted.")});
}

bool AbsencesScreen::readWhom(bool isTeam, const QString& typed, facts::Sanction& sanction)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const auto found = isTeam ? desk::findTeam(tournament, typed.toStdString())
                              : desk::findPlayer(tournament, typed.toStdString(), "");
    if (!found) {
        m_ask->complain(kit::sentences(wording::onScreen(found.error().mistakes)).join(u' '));
        return false;
    }
    (isTeam ? sanction.team : sanction.person) = *found;
    return true;
}

void AbsencesScreen::askEnd()
{
    if (m_ask->isOpen())
        return m_ask->takeFocus();
    const facts::Sanction* chosen = m_sanctions->at(m_table->currentRow());
    if (!chosen)
        return;
    ++m_asked;
    facts::Sanction lifted = *chosen;
    lifted.until.reset();
    lifted.lifted = true;
    m_ask->ask(Window::tr("%1 may play again").arg(m_sanctions->nameAt(m_table->currentRow())),
               {{Window::tr("Reason"), {}, {}, false}}, Window::tr("End the sanction"),
               [this, lifted](const kit::Answers& answers) {
                   facts::Sanction sanction = lifted;
                   sanction.reason = answers.text(0).toStdString();
                   record(Window::tr("end of the sanction"), sanction);
               });
}

void AbsencesScreen::record(const QString& what, const facts::Sanction& sanction)
{
    const auto send = [this, what, sanction, asked = m_asked](const QString& by) {
        m_session.ask(
            what,
            [sanction, who = by.toStdString()](desk::Desk& desk) {
                return desk::sanction(desk, who, sanction);
            },
            [this, asked](const session::Outcome& outcome) {
                if (!m_ask->isOpen() || asked != m_asked)
                    return; // something else is asked since
                if (outcome.good())
                    m_ask->drop();
                else
                    m_ask->complain(kit::inARow(outcome.mistakes));
            },
            this);
    };
    const tournament::Tournament& tournament = m_session.tournament();
    const std::string day = today();
    if (const auto good = desk::maySanction(tournament, sanction, day); !good)
        return m_ask->complain(kit::inARow(kit::sentences(wording::onScreen(good.error().mistakes))));
    if (allow)
        allow(Window::tr("Who may not play: a supervisor's PIN"), send, [this, asked = m_asked] {
            if (m_ask->isOpen() && asked == m_asked)
                m_ask->complain(
                    Window::tr("Nothing was recorded: no PIN was given. Enter asks for it again."));
        });
    else
        send(m_session.supervisor());
}

} // namespace absences
