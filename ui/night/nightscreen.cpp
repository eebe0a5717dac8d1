#include "nightscreen.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "desk/names.h"
#include "desk/table.h"
#include "ui/look/text.h"

#include <QKeyEvent>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace nightview {

namespace {

const night::Match* matchAt(const night::Night& night, int table)
{
    for (const night::Match* match : night::inOrder(night))
        if (match->call && match->call->table == table && match->state != night::State::Final)
            return match;
    return nullptr;
}

void empty(QVBoxLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

/// The first round that is not over, in words.
QString roundNow(const night::Night& night)
{
    const bracket::Bracket& drawn = night.setting->bracket;
    for (const bracket::Match& each : drawn.matches) {
        const night::Match* match = night::match(night, each.id);
        if (match && bracket::isPlayed(each) && match->state != night::State::Final)
            return look::text(bracket::roundName(drawn, each.bracket, each.round));
    }
    const std::string champion = night::champion(night);
    return champion.empty() ? u"The night"_s : u"%1 won"_s.arg(look::text(desk::teamName(night, champion)));
}

QString teamsOf(const night::Night& night, const night::Match& match)
{
    return look::text(desk::teamName(night, match.teams.a)) + u" – "_s +
           look::text(desk::teamName(night, match.teams.b));
}

QString countsOf(const night::Night& night)
{
    int played = 0;
    int over = 0;
    for (const night::Match* match : night::inOrder(night)) {
        played += match->number ? 1 : 0;
        over += match->number && match->state == night::State::Final ? 1 : 0;
    }
    int players = 0;
    int here = 0;
    for (const night::Team& team : night.setting->teams)
        for (const std::string& id : team.players) {
            const night::Person* person = night::person(*night.setting, id);
            ++players;
            here += person && !person->arrivals.empty() ? 1 : 0;
        }
    return u"%1 teams · %2 of %3 matches finished · %4 of %5 players here"_s.arg(night.setting->teams.size())
        .arg(over)
        .arg(played)
        .arg(here)
        .arg(players);
}

} // namespace

NightScreen::NightScreen(look::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(new look::Line(theme, 24, look::Weight::Medium)),
      m_subtitle(new look::Line(theme, 16, look::Weight::Plain, look::Line::Ink::Soft)),
      m_tables(new QGridLayout)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(20, 16, 20, 16);
    grid->setHorizontalSpacing(14);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(m_title);
    head->addWidget(m_subtitle, 1);
    grid->addLayout(head, 0, 0, 1, 2);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget;
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 8, 0, 0);
    m_tables->setSpacing(12);
    column->addLayout(m_tables);
    column->addStretch(1);
    scroll->setWidget(inside);
    grid->addWidget(scroll, 1, 0);
    grid->addWidget(makeSide(), 1, 1);
    grid->setColumnStretch(0, 1);
    grid->setRowStretch(1, 1);
}

QWidget* NightScreen::makeSide()
{
    auto* side = new QWidget;
    side->setFixedWidth(m_theme.px(372));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 8, 0, 0);
    column->setSpacing(14);
    const auto card = [&](const QString& title, QVBoxLayout*& rows) {
        auto* made = new look::Card(m_theme);
        auto* inner = new QVBoxLayout(made);
        inner->setContentsMargins(16, 14, 16, 14);
        auto* head = new look::Line(m_theme, 15, look::Weight::Medium, look::Line::Ink::Soft);
        head->setText(title);
        inner->addWidget(head);
        rows = new QVBoxLayout;
        rows->setSpacing(8);
        inner->addLayout(rows);
        column->addWidget(made);
    };
    card(u"Ready, in playing order"_s, m_ready);
    m_complaint = new look::Line(m_theme, 14, look::Weight::Medium, look::Line::Ink::Bad);
    column->addWidget(m_complaint);
    card(u"Needs you"_s, m_needs);
    column->addStretch(1);
    return side;
}

void NightScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const night::Night& night = m_session.night();
    m_title->setText(roundNow(night));
    m_subtitle->setText(countsOf(night));
    showTables(night);
    showReady(night);
    showNeeds(night);
}

void NightScreen::showTables(const night::Night& night)
{
    const int tables = night.setting->event ? night.setting->event->tables : 0;
    while (static_cast<int>(m_cards.size()) < tables) {
        const int table = static_cast<int>(m_cards.size()) + 1;
        auto* card = new TableCard(m_theme, table);
        m_tables->addWidget(card, (table - 1) / 3, (table - 1) % 3);
        connect(card, &TableCard::clicked, this, [this, table] {
            if (const night::Match* match = matchAt(m_session.night(), table))
                Q_EMIT matchWanted(look::text(match->id));
        });
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        m_cards[i]->setVisible(static_cast<int>(i) < tables);
        m_cards[i]->show(night, matchAt(night, static_cast<int>(i) + 1));
    }
}

void NightScreen::showReady(const night::Night& night)
{
    empty(*m_ready);
    m_shownReady.clear();
    for (const night::Match* match : night::inOrder(night)) {
        if (match->state != night::State::Ready)
            continue;
        const QString id = look::text(match->id);
        m_shownReady << id;
        auto* row = new QPushButton(teamsOf(night, *match) + u"\n"_s + look::text(desk::titleOf(*match)) +
                                    (m_shownReady.size() == 1 ? u" · Enter calls it"_s : QString()));
        row->setStyleSheet(u"text-align:left;padding:6px 12px"_s);
        row->setMinimumHeight(m_theme.px(56));
        row->setAccessibleName(
            u"call %1, %2"_s.arg(look::text(desk::titleOf(*match)), teamsOf(night, *match)));
        connect(row, &QPushButton::clicked, this, [this, id] { call(id); });
        m_ready->addWidget(row);
    }
    if (m_shownReady.isEmpty()) {
        auto* none = new look::Line(m_theme, 15, look::Weight::Plain, look::Line::Ink::Soft);
        none->setText(night::champion(night).empty() ? u"Nothing is ready: matches in play come first."_s
                                                     : u"Every match is over."_s);
        m_ready->addWidget(none);
    }
}

void NightScreen::showNeeds(const night::Night& night)
{
    empty(*m_needs);
    const auto add = [&](const QString& what, const QString& where, const QString& match) {
        auto* row = new QPushButton(what + u"\n"_s + where);
        row->setStyleSheet(u"text-align:left;padding:6px 12px"_s);
        row->setMinimumHeight(m_theme.px(56));
        connect(row, &QPushButton::clicked, this, [this, match] { Q_EMIT matchWanted(match); });
        m_needs->addWidget(row);
    };
    for (const night::Match* match : night::inOrder(night)) {
        const QString title = look::text(desk::titleOf(*match));
        if (match->flags.pending)
            add(u"A renege challenge is undecided"_s, title + u" · play goes on"_s, look::text(match->id));
        if (match->flags.disputed)
            add(u"Who plays is disputed"_s, title, look::text(match->id));
        if (match->state == night::State::Ended)
            add(u"The result is to be signed"_s, title + u" · "_s + teamsOf(night, *match),
                look::text(match->id));
    }
    if (m_needs->count() == 0) {
        auto* none = new look::Line(m_theme, 15, look::Weight::Plain, look::Line::Ink::Soft);
        none->setText(u"Nothing at the moment."_s);
        m_needs->addWidget(none);
    }
}

void NightScreen::call(const QString& match)
{
    const std::string by = m_session.supervisor().toStdString();
    const std::string id = match.toStdString();
    m_session.ask(
        u"call"_s, [by, id](desk::Desk& desk) { return desk::call(desk, by, id, {}); },
        [this, match](const session::Outcome& outcome) {
            m_complaint->setText(outcome.mistakes.join(u" · "_s));
            if (outcome.good())
                Q_EMIT matchWanted(match);
        });
}

void NightScreen::takeFocus()
{
    setFocusPolicy(Qt::StrongFocus);
    setFocus();
}

void NightScreen::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !m_shownReady.isEmpty())
        call(m_shownReady.front());
    else
        Screen::keyPressEvent(event);
}

} // namespace nightview
