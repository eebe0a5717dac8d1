#include "decisions.h"

#include "desk/drawing/drawlater.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/kit/flow.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <QApplication>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

Decisions::Decisions(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Card(theme, parent), m_session(session),
      m_text(new kit::Prose(theme, 16, kit::Line::Ink::Plain, kit::Weight::Medium)),
      m_how(new kit::Prose(theme, 15, kit::Line::Ink::Soft)), m_names(new QWidget),
      m_lots(kit::button(Window::tr("Draw at random"))),
      m_byHand(kit::button(Window::tr("Record a draw made by hand"))),
      m_playIn(kit::button(Window::tr("Add a play-in"))), m_pair(kit::button({})),
      m_complaint(kit::complaint(theme))
{
    QVBoxLayout* column = kit::columnIn(this, 8, {16, 12, 16, 12});
    new kit::Flow(theme, 8, m_names);
    m_names->layout()->setContentsMargins(0, 0, 0, 0);
    auto* line = new kit::Flow(theme, 8);
    for (QPushButton* button : {m_pair, m_lots, m_playIn, m_byHand})
        line->addWidget(button);
    for (QPushButton* button : {m_pair, m_lots})
        button->setProperty("strong", true);
    for (QWidget* part : std::initializer_list<QWidget*>{m_text, m_how, m_names})
        column->addWidget(part);
    column->addLayout(line);
    column->addWidget(m_complaint);
    connect(m_lots, &QPushButton::clicked, this, [this] {
        ask(Window::tr("random draw"), [teams = m_teams](desk::Desk& desk, const std::string& by) {
            return desk::drawLots(desk, by, {teams, {}, {}});
        });
    });
    connect(m_byHand, &QPushButton::clicked, this, [this] {
        ask(Window::tr("random draw"), [teams = pressedTeams()](desk::Desk& desk, const std::string& by) {
            return desk::drawLots(desk, by, {teams, {}, true});
        });
    });
    connect(m_playIn, &QPushButton::clicked, this, [this] {
        const std::vector<std::string> two = m_teams.size() == 2 ? m_teams : pressedTeams();
        ask(Window::tr("play-in"), [two](desk::Desk& desk, const std::string& by) {
            return desk::addPlayIn(desk, by, two.front(), two.back());
        });
    });
    connect(m_pair, &QPushButton::clicked, this, [this] {
        ask(Window::tr("next round"),
            [](desk::Desk& desk, const std::string& by) { return desk::pairRound(desk, by); });
    });
    hide();
}

void Decisions::begin()
{
    m_tie = {};
    m_pressed.clear();
    m_complaint->hide();
}

void Decisions::refresh()
{
    const tournament::Tournament& tournament = m_session.tournament();
    const std::vector<tournament::Undecided> ties = tournament::undecidedTies(tournament);
    const tournament::Undecided tie = ties.empty() ? tournament::Undecided() : ties.front();
    if (!(tie == m_tie)) {
        m_tie = tie;
        m_pressed.clear();
        m_complaint->hide();
    }
    m_teams.clear();
    for (const int seed : m_tie.seeds)
        m_teams.push_back(tournament::teamOfSeed(*tournament.setting, seed));
    const std::optional<int> next = tournament::roundToPair(tournament);
    m_pair->setVisible(m_teams.empty() && next);
    setVisible(!m_teams.empty() || next);
    if (next)
        m_pair->setText(Window::tr("Pair round %1").arg(*next));
    if (m_teams.empty())
        m_text->say(
            !next ? QString()
            : *next == 1
                ? Window::tr("The teams are drawn. You can pair round 1.")
                : Window::tr("Round %1 is finished. You can pair round %2.").arg(*next - 1).arg(*next));
    else
        m_text->say(kit::whole(wording::inWords(tournament, m_tie)));
    showTie(tournament);
}

void Decisions::takeFocus()
{
    QPushButton* first = m_pair->isHidden() && !m_buttons.empty() ? m_buttons.front() : m_pair;
    if (first->isVisible())
        first->setFocus();
}

void Decisions::showTie(const tournament::Tournament& tournament)
{
    const tournament::Match* playIn = tournament::openPlayIn(tournament, m_tie);
    const bool asks = !m_teams.empty() && !playIn;
    for (QWidget* part : std::initializer_list<QWidget*>{m_lots, m_playIn, m_byHand, m_names})
        part->setVisible(asks);
    m_how->say(
        m_teams.empty() ? QString()
        : playIn        ? Window::tr("Their play-in decides: %1.").arg(kit::text(wording::titleOf(*playIn)))
        : m_teams.size() > 2
            ? Window::tr("If you drew by hand, press the teams in the order drawn. For a play-in, press the "
                         "two teams that play it.")
            : Window::tr("If you drew by hand, press the teams in the order drawn."));
    if (asks)
        showNames(tournament);
}

void Decisions::showNames(const tournament::Tournament& tournament)
{
    while (m_buttons.size() < m_teams.size()) {
        auto* button = kit::button({});
        const auto place = static_cast<int>(m_buttons.size());
        connect(button, &QPushButton::clicked, this, [this, place] { press(place); });
        m_names->layout()->addWidget(button);
        m_buttons.push_back(button);
        kit::tabThrough(*m_names, QList<QWidget*>(m_buttons.cbegin(), m_buttons.cend()));
    }
    for (std::size_t place = 0; place < m_buttons.size(); ++place) {
        m_buttons[place]->setVisible(place < m_teams.size());
        if (place < m_teams.size())
            m_buttons[place]->setAccessibleName(kit::text(tournament::teamName(tournament, m_teams[place])));
    }
    showPressed();
}

// Pressing a team again removes it and all teams pressed after it.
void Decisions::press(int place)
{
    const auto which = static_cast<std::size_t>(place);
    const auto at = std::ranges::find(m_pressed, which);
    if (at == m_pressed.end())
        m_pressed.push_back(which);
    else
        m_pressed.erase(at, m_pressed.end());
    showPressed();
}

void Decisions::showPressed()
{
    for (std::size_t place = 0; place < m_teams.size(); ++place) {
        const auto at = std::ranges::find(m_pressed, place);
        const QString name = m_buttons[place]->accessibleName();
        m_buttons[place]->setText(at == m_pressed.end()
                                      ? name
                                      : u"%1  %2"_s.arg(QString::number(at - m_pressed.begin() + 1), name));
    }
    m_byHand->setEnabled(!m_teams.empty() && m_pressed.size() == m_teams.size());
    m_playIn->setEnabled(m_teams.size() == 2 || m_pressed.size() == 2);
}

std::vector<std::string> Decisions::pressedTeams() const
{
    std::vector<std::string> teams;
    for (const std::size_t place : m_pressed)
        teams.push_back(m_teams[place]);
    return teams;
}

void Decisions::ask(const QString& what, const Wish& wish)
{
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    setEnabled(false); // until the answer
    m_session.ask(
        what, [wish, by = m_session.supervisor().toStdString()](desk::Desk& desk) { return wish(desk, by); },
        [this, hadFocus](const session::Outcome& outcome) {
            setEnabled(true);
            if (outcome.good())
                m_pressed.clear();
            refresh();
            m_complaint->say(outcome.mistakes.join(u"\n"_s));
            if (hadFocus)
                Q_EMIT decided();
        },
        this);
}

} // namespace standings

#include "moc_decisions.cpp"
