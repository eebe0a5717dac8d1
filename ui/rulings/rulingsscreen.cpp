#include "rulingsscreen.h"

#include "ui/kit/enterkey.h"
#include "wording/tr.h"

#include <QApplication>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace rulings {

namespace {

constexpr int listWidth = 340; // minimum; pixels at 100 %, as all below
constexpr int narrowList = 290;
constexpr int wideScreen = 1240;   // below this, the list is narrow
constexpr int narrowScreen = 1000; // below this, a form hides the list

/// Whether the key decides an open case.
bool decides(int key)
{
    return std::ranges::any_of(
        std::initializer_list<Key>{Key::Uphold, Key::Reject, Key::Withdraw, Key::DecideLater},
        [key](Key each) { return key == session::codeOf(each); });
}

} // namespace

RulingsScreen::RulingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_page(new CasePage(theme, session, allow))
{
    QVBoxLayout* column = kit::columnIn(this, -1, {20, 14, 20, 14});
    m_list = makeList();
    column->addWidget(m_list); // not a stack, which would be as large as the larger page
    column->addWidget(m_page);
    m_page->hide();
    const auto print = [this] {
        if (!m_page->isOpen() || m_page->sayIfUnsaved())
            Q_EMIT printWanted();
    };
    onKey(Key::Print, print);
    connect(m_page, &CasePage::printWanted, this, print);
    offer(Key::NewRuling, [this] { beginNew(); });
    connect(&theme, &kit::Theme::changed, this, &RulingsScreen::fitList);
    connect(m_page, &CasePage::closed, this, [this](const QString& sentence) {
        showList(sentence);
        if (m_leadsBack && sentence.isEmpty())
            Q_EMIT left();
    });
    connect(m_page, &CasePage::matchWanted, this, &RulingsScreen::matchWanted);
    connect(m_page, &CasePage::pointsWanted, this, [this](int game, int hand) {
        const From from{m_page->match(), game, hand};
        showList({});
        m_new->begin(Kind::Points, from);
        showPane();
        m_new->takeFocus();
    });
}

QWidget* RulingsScreen::makeList()
{
    auto* list = new QWidget;
    QVBoxLayout* column = kit::columnIn(list, 12);
    m_count = new kit::Prose(m_theme, 15, kit::Line::Ink::Soft);
    auto* print =
        new kit::KeycapButton(m_theme, kit::sentence(session::does(Key::Print)), session::shown(Key::Print));
    print->setObjectName(u"print"_s);
    connect(print, &QPushButton::clicked, this, &RulingsScreen::printWanted);
    auto* add = new kit::KeycapButton(m_theme, session::title(Key::NewRuling), u"N"_s);
    add->setObjectName(u"new-ruling"_s);
    connect(add, &QPushButton::clicked, this, &RulingsScreen::beginNew);
    column->addLayout(
        kit::headLine(kit::titleLine(m_theme, Window::tr("Rulings")), m_count, {print, add}, 12));
    m_said = new kit::Prose(m_theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium);
    m_said->hide();
    column->addWidget(m_said);
    m_rows = new QWidget;
    m_table = new RulingList(m_theme);
    m_noRows = new kit::Card(m_theme);
    kit::columnIn(m_noRows)->addWidget(
        kit::emptyState(m_theme, Window::tr("No rulings yet"),
                        Window::tr("Challenges, protests and decisions are listed here, open ones first.")));
    kit::add(kit::columnIn(m_rows, 0), {m_table, m_noRows});
    auto* both = new QWidget;
    QHBoxLayout* line = kit::lineIn(both, 14);
    line->addWidget(m_rows, 2); // at most this share; see fitList()
    line->addWidget(makePane(), 5);
    column->addWidget(both, 1);
    connect(m_table, &kit::RowTable::chosen, this, &RulingsScreen::openRuling);
    connect(m_table, &RulingList::currentIs, this, &RulingsScreen::showPane);
    return list;
}

QWidget* RulingsScreen::makePane()
{
    auto* pane = new kit::Card(m_theme);
    QVBoxLayout* column = kit::columnIn(pane, 0, {20, 14, 20, 14});
    kit::KeyHint* begins = hint(
        u"N"_s, session::does(Key::NewRuling), [this] { beginNew(); }, true);
    m_howToBegin = kit::emptyState(m_theme, Window::tr("Start a ruling"),
                                   Window::tr("For a renege challenge, press %1 on the score sheet.")
                                       .arg(session::named(Key::Challenge)),
                                   {begins});
    m_card = new RulingCard(m_theme);
    m_new = new NewRuling(m_theme, m_session, allow);
    kit::add(column, {m_howToBegin, m_card, m_new});
    m_new->hide();
    connect(m_card, &RulingCard::openWanted, this, [this] { openRuling(m_table->currentRow()); });
    connect(m_card, &RulingCard::sheetWanted, this, [this] {
        if (const OnRecord* ruling = m_table->current())
            Q_EMIT matchWanted(kit::text(ruling->match));
    });
    connect(m_new, &NewRuling::left, this, [this] {
        showList({});
        if (m_leadsBack)
            Q_EMIT left();
    });
    connect(m_new, &NewRuling::saved, this, [this] {
        showList({});
        m_table->goToNewest();
    });
    connect(m_new, &NewRuling::caseWanted, this, [this](const HandSpot& spot) { open(spot, {}); });
    return pane;
}

void RulingsScreen::resizeEvent(QResizeEvent* event)
{
    fitList();
    Screen::resizeEvent(event);
}

void RulingsScreen::fitList()
{
    const int least = m_theme.px(narrowList); // fixed, so that a wide window can be made narrow at once
    const bool isNarrow = width() < m_theme.px(wideScreen);
    m_rows->setMinimumWidth(least);
    m_rows->setMaximumWidth(isNarrow ? least : qMax(m_theme.px(listWidth), width() / 4));
    m_rows->setVisible(!m_new->isOpen() || width() >= m_theme.px(narrowScreen));
}

QString RulingsScreen::challenge() const
{
    if (m_page->isOpen())
        return kit::text(m_page->challenge());
    const OnRecord* ruling = m_table->current();
    return ruling && ruling->kind == Kind::Renege ? kit::text(ruling->op) : QString();
}

void RulingsScreen::keyPressEvent(QKeyEvent* event)
{
    const bool isFree = !m_page->isOpen() && !m_new->isOpen() && !kit::isCommand(*event);
    if (isFree && session::isStroke(*event, Key::NewRuling))
        beginNew();
    else if (isFree && event->key() == session::codeOf(Key::Challenge) && m_table->current() &&
             !m_table->current()->match.empty())
        Q_EMIT matchWanted(kit::text(m_table->current()->match));
    else if (isFree && decides(event->key()) && !challenge().isEmpty())
        m_said->say(Window::tr("Press Enter to open the challenge, then decide it."));
    else
        Screen::keyPressEvent(event);
}

// Begins at the hand of the screen before, else of the open case, else of the last score sheet.
void RulingsScreen::beginNew()
{
    const auto toReplace = std::exchange(m_toReplace, {});
    const auto cameFrom = std::exchange(m_cameFrom, {});
    const bool isAgain = toReplace && !cameFrom && m_new->isOpen();
    const auto& before = isAgain ? toReplace : cameFrom;
    const bool isOfAnother = before && !before->match.empty() && before->match != m_new->from().match;
    if (m_new->isOpen() && !isOfAnother)
        return m_new->takeFocus(); // keeps what was typed
    if (m_new->isTyped() && !isAgain) {
        m_toReplace = before;
        m_new->complain(Window::tr("This ruling isn’t saved yet. Press %1 again to discard it.")
                            .arg(session::named(Key::NewRuling)));
        return m_new->takeFocus();
    }
    From from = before ? *before : m_page->isOpen() ? From{m_page->match()} : lastAt ? lastAt() : From();
    if (const OnRecord* ruling = m_table->current(); ruling && !before && from.match.empty())
        from = {ruling->match, ruling->game, ruling->hand};
    if (m_page->isOpen() && !m_page->mayLeave())
        return;
    if (m_page->isOpen())
        showList({});
    setLeadsBack(before.has_value());
    m_backTo = kit::text(from.match);
    m_said->say({});
    m_new->begin(from);
    showPane();
    m_new->takeFocus();
}

void RulingsScreen::begin()
{
    showList({});
}

void RulingsScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const bool isOnHint = m_howToBegin->isAncestorOf(QApplication::focusWidget());
    const bool isOnList = m_table->hasFocus();
    fill();
    if ((isOnHint && m_howToBegin->isHidden()) || (isOnList && m_table->isHidden()))
        takeFocus();
    m_new->refresh();
    m_page->refresh();
}

void RulingsScreen::fill()
{
    const auto all = rulingsOnRecord(m_session.tournament(), m_session.ticker().now());
    m_table->show(all);
    m_table->setVisible(!all.empty());
    m_noRows->setVisible(all.empty());
    const auto open = static_cast<int>(std::ranges::count_if(all, &OnRecord::isOpen));
    const auto decided = static_cast<int>(all.size()) - open;
    m_count->setText(all.empty() ? QString() : Window::tr("%1 open · %2 decided").arg(open).arg(decided));
}

void RulingsScreen::showPane()
{
    const OnRecord* ruling = m_table->current();
    const bool isNew = m_new->isOpen();
    fitList();
    m_new->setVisible(isNew);
    m_howToBegin->setVisible(!isNew && !ruling);
    m_card->setVisible(!isNew && ruling);
    if (ruling && m_session.isOpen())
        m_card->show(*ruling, m_session.ticker().now().aheadMin);
}

void RulingsScreen::takeFocus()
{
    if (m_page->isOpen())
        m_page->takeFocus();
    else if (m_new->isOpen())
        m_new->takeFocus();
    else if (m_table->current())
        m_table->setFocus();
    else
        m_howToBegin->setFocus();
}

void RulingsScreen::setLeadsBack(bool leadsBack)
{
    m_leadsBack = leadsBack;
    m_page->setBackTo(leadsBack ? session::does(Key::Back) : Window::tr("all rulings"));
}

void RulingsScreen::visited(const session::Screen* screen)
{
    if (screen == this && m_page->isOpen())
        setLeadsBack(false);
}

void RulingsScreen::openHand(const QString& match, int game, int hand)
{
    setLeadsBack(true);
    m_backTo = match;
    if (hand == 0)
        return openWaiting(match);
    const tournament::Match* found = tournament::match(m_session.tournament(), match.toStdString());
    if (!found || game > static_cast<int>(found->games.size()))
        return;
    int number = 0;
    for (const tournament::Item& item : found->games[static_cast<std::size_t>(game) - 1].items)
        if (std::holds_alternative<scoring::Hand>(item.what) && ++number == hand)
            return open({found->id, game, item.place}, {});
}

void RulingsScreen::openWaiting(const QString& match)
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.tournament()))
        if (!found.decision && found.match == match.toStdString())
            return openCase(found);
}

void RulingsScreen::openRuling(int row)
{
    const OnRecord* ruling = m_table->at(row);
    if (!ruling || m_new->isOpen())
        return;
    setLeadsBack(false);
    if (ruling->kind == Kind::Protest) {
        m_new->settle(ruling->op);
        showPane();
        return m_new->takeFocus();
    }
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.tournament()))
        if (found.op == ruling->op)
            return openCase(found);
    if (!ruling->match.empty())
        Q_EMIT matchWanted(kit::text(ruling->match));
}

void RulingsScreen::openCase(const desk::CaseOnRecord& found)
{
    open({found.match, found.spot.game, found.spot.place}, found.op);
}

// If the match is finished, asks for a PIN if one is set.
void RulingsScreen::open(const HandSpot& spot, const std::string& challenge)
{
    const bool isFinal =
        tournament::match(m_session.tournament(), spot.match)->state == tournament::State::Final;
    askPinFor(m_session, allow, spot.match, this, [this, spot, challenge, isFinal](const std::string& by) {
        m_said->say({});
        m_new->close();
        m_page->open(spot, challenge, isFinal ? by : std::string());
        if (!m_page->isOpen())
            return;
        m_list->hide();
        m_page->show();
        m_page->takeFocus();
    });
}

void RulingsScreen::showList(const QString& sentence)
{
    const bool hadFocus = isVisible();
    const std::string from = m_page->isOpen() ? m_page->challenge() : std::string();
    m_new->close();
    m_page->close();
    m_page->hide();
    m_list->show();
    m_said->say(sentence);
    if (m_session.isOpen())
        fill();
    m_table->goToRuling(from); // so that Enter opens the same case again
    showPane();
    if (hadFocus)
        takeFocus();
}

} // namespace rulings

#include "moc_rulingsscreen.cpp"
