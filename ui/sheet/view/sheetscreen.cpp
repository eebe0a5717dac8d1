#include "sheetscreen.h"

#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QSignalBlocker>

using session::Key;
using wording::Window;

namespace sheet {

namespace {

/// As large as the current sheet needs; hidden ones still have the layout of an earlier window.
class Sheets : public QStackedWidget {
public:
    QSize minimumSizeHint() const override
    {
        return currentWidget() ? currentWidget()->minimumSizeHint() : QStackedWidget::minimumSizeHint();
    }
};

} // namespace

SheetScreen::SheetScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_tabs(new QTabBar), m_sheets(new Sheets),
      m_none(kit::emptyState(theme, Window::tr("No match is at a table"),
                             Window::tr("Call one on Tables, or choose one in the bracket."),
                             {hint(
                                  Key::ToTables, [this] { Q_EMIT Screen::wanted(Key::ToTables); }, true),
                              hint(
                                  Key::ToBracket, [this] { Q_EMIT Screen::wanted(Key::ToBracket); }, true)})),
      m_over(kit::emptyState(theme, Window::tr("Every match is finished"),
                             Window::tr("To open a score sheet again, choose its match in the bracket."),
                             {hint(
                                 Key::ToBracket, [this] { Q_EMIT Screen::wanted(Key::ToBracket); }, true)}))
{
    auto* column = kit::columnIn(this, 0);
    column->addWidget(m_tabs);
    column->addWidget(m_sheets, 1);
    m_sheets->addWidget(m_none);
    m_sheets->addWidget(m_over);
    m_tabs->setAccessibleName(Window::tr("open sheets"));
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setFocusPolicy(Qt::TabFocus);
    setFocusPolicy(Qt::StrongFocus);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        bringUp(m_tabs->tabData(tab).toString());
        takeFocus();
    });
    connect(m_sheets, &QStackedWidget::currentChanged, this, &SheetScreen::sheetLeft);
    onKey(Key::Print, [this] {
        if (current())
            Q_EMIT printWanted();
    });
    for (const session::Key key : session::keysOfSheet())
        offer(
            key, [this, key] { current()->act(key); },
            [this, key] { return isVisible() && current() && current()->canDo(key); });
}

void SheetScreen::open(const QString& match)
{
    refresh();
    if (!tournament::match(m_session.tournament(), match.toStdString()))
        return;
    m_asked = match;
    fillTabs(wanted());
    bringUp(match);
}

// The matches at tables and the requested match, which keeps its place once it is finished.
QStringList SheetScreen::wanted() const
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Match* asked =
        m_asked.isEmpty() ? nullptr : tournament::match(tournament, m_asked.toStdString());
    QStringList matches;
    qsizetype place = 0; // of the requested match
    int table = 0;
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        ++table;
        if (match)
            matches << kit::text(match->id);
        if (!asked || !asked->call || table <= asked->call->table)
            place = matches.size();
    }
    if (asked && !matches.contains(m_asked))
        matches.insert(place, m_asked);
    return matches;
}

void SheetScreen::fillTabs(const QStringList& matches)
{
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > matches.size())
        m_tabs->removeTab(m_tabs->count() - 1);
    while (m_tabs->count() < matches.size())
        m_tabs->addTab({});
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const tournament::Tournament& tournament = m_session.tournament();
        const tournament::Match& match = *tournament::match(tournament, matches[tab].toStdString());
        const auto table =
            tournament::isAtTable(match) ? tournament::tableOf(tournament, match) : std::nullopt;
        m_tabs->setTabData(tab, matches[tab]);
        m_tabs->setTabText(tab, table ? Window::tr("Table %1").arg(*table)
                                      : kit::sentence(wording::titleOf(match)));
        m_tabs->setTabToolTip(tab, kit::text(wording::titleOf(match)));
    }
    m_tabs->setVisible(m_tabs->count() > 1);
}

void SheetScreen::bringUp(const QString& match)
{
    SheetView* view = m_views.value(match);
    if (!view) {
        view = new SheetView(m_theme, m_session, m_drafts, match);
        view->permit().allow = allow;
        connect(view, &SheetView::undoWanted, this, &SheetScreen::undoWanted);
        connect(view, &SheetView::matchWanted, this, &Screen::matchWanted);
        connect(view, &SheetView::tablesWanted, this, &SheetScreen::tablesWanted);
        connect(view, &SheetView::signedNow, this, &SheetScreen::signedNow);
        connect(view, &SheetView::caseWanted, this, &SheetScreen::caseWanted);
        connect(view, &SheetView::wanted, this, &Screen::wanted);
        connect(view, &SheetView::paperCheckWanted, this, &SheetScreen::paperCheckWanted);
        session::giveRowMenu(m_theme, *view->findChild<HandsView*>(), *this,
                             {Key::Amend, Key::Challenge, Key::InsertHand, Key::StrikeHand});
        m_views.insert(match, view);
        m_sheets->addWidget(view);
    }
    view->refresh();
    m_sheets->setCurrentWidget(view);
    const QSignalBlocker quiet(m_tabs);
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        if (m_tabs->tabData(tab).toString() == match)
            m_tabs->setCurrentIndex(tab);
}

// Another tournament has other matches with the same ids.
void SheetScreen::begin()
{
    qDeleteAll(m_views);
    m_views.clear();
    m_asked.clear();
}

void SheetScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    const QStringList seen = m_views.keys();
    for (const QString& match : seen) // a new draw may have fewer matches
        if (!tournament::match(m_session.tournament(), match.toStdString()))
            delete m_views.take(match);
    const QStringList matches = wanted();
    const QString shown = current() ? current()->match() : QString();
    // A match that was just finished stays in view until someone goes elsewhere.
    const bool stays = matches.contains(shown) || (!shown.isEmpty() && shown == m_asked);
    if (!stays && !shown.isEmpty() && isVisible())
        m_asked = shown;
    fillTabs(wanted());
    if (!current() && !matches.isEmpty())
        bringUp(matches.front());
    else if (current())
        bringUp(current()->match());
    else
        showNone();
}

void SheetScreen::showNone()
{
    const bool isOver = m_session.isOpen() && !tournament::champion(m_session.tournament()).empty();
    m_sheets->setCurrentWidget(isOver ? m_over : m_none);
}

// When shown again, it shows a match in play, not the finished one.
void SheetScreen::hideEvent(QHideEvent* event)
{
    Screen::hideEvent(event);
    if (!event->spontaneous())
        Q_EMIT sheetLeft();
    const tournament::Match* match =
        current() && m_session.isOpen()
            ? tournament::match(m_session.tournament(), current()->match().toStdString())
            : nullptr;
    if (!match || match->state != tournament::State::Final)
        return;
    m_asked.clear();
    showNone();
}

void SheetScreen::step(int by)
{
    if (m_tabs->count() > 1)
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count());
}

void SheetScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_PageDown)
        step(1);
    else if (event->key() == Qt::Key_PageUp)
        step(-1);
    else
        Screen::keyPressEvent(event);
}

void SheetScreen::takeFocus()
{
    if (current())
        current()->takeFocus();
    else
        m_sheets->currentWidget()->setFocus();
}

} // namespace sheet

#include "moc_sheetscreen.cpp"
