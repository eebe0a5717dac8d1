#include "guidescreen.h"

#include "guideview.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QDesktopServices>

#include <algorithm>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace help {

namespace {

// Pixels at 100 %.
constexpr int leastSide = 290;
constexpr int mostSide = 420; ///< leaves enough width for whole pictures in a window of 1920
constexpr int pageRow = 48;
constexpr int foundRow = 60;

/// The line, from a little before the first word of the search.
QString around(const QString& line, const QStringList& words)
{
    const QStringList all = line.split(u' ');
    const auto isFound = [&](const QString& text) {
        return std::ranges::any_of(kit::wordsOf(text),
                                   [&](const QString& each) { return each.startsWith(words.value(0)); });
    };
    qsizetype first = std::ranges::find_if(all, isFound) - all.begin();
    for (qsizetype room = 12; first > 0 && room >= all.at(first - 1).size(); --first)
        room -= all.at(first - 1).size() + 1;
    return first > 0 ? u"… "_s + all.mid(first).join(u' ') : line;
}

} // namespace

std::optional<Key> screenNamed(const QString& name)
{
    static const QHash<QString, Key> all{{u"tables"_s, Key::ToTables},
                                         {u"teams"_s, Key::ToTeams},
                                         {u"check-in"_s, Key::ToCheckIn},
                                         {u"score-sheet"_s, Key::ToScoreSheet},
                                         {u"bracket"_s, Key::ToBracket},
                                         {u"standings"_s, Key::ToStandings},
                                         {u"rulings"_s, Key::ToRulings},
                                         {u"print"_s, Key::ToPrint},
                                         {u"rules"_s, Key::ToRules},
                                         {u"record"_s, Key::Record},
                                         {u"hall"_s, Key::HallPages},
                                         {u"settings"_s, Key::Settings},
                                         {u"new-tournament"_s, Key::NewTournament},
                                         {u"start"_s, Key::OtherTournament},
                                         {u"keys"_s, Key::Keyboard}};
    const auto found = all.find(name);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

GuideScreen::GuideScreen(kit::Theme& theme, session::Session& session)
    : Screen(theme, session),
      m_back(new kit::KeycapButton(theme, session::title(Key::GoBack), session::shown(Key::GoBack))),
      m_forward(new kit::KeycapButton(theme, session::title(Key::GoForward), session::shown(Key::GoForward))),
      m_note(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Warn)), m_search(new QLineEdit),
      m_list(new kit::RowTable(theme, Window::tr("Pages of the guide"), {QString()})),
      m_none(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_view(new GuideView(theme))
{
    setAccessibleName(session::title(Key::Guide));
    auto* column = kit::columnIn(this, 12, kit::screenMargins);
    QPushButton* close = closeButton();
    column->addLayout(
        kit::headLine(kit::titleLine(theme, session::title(Key::Guide)), m_note, {m_back, m_forward, close}));
    auto* halves = new QHBoxLayout;
    halves->setSpacing(14);
    halves->addWidget(makeSide(), 1);
    halves->addWidget(m_view, 3);
    column->addLayout(halves, 1);
    m_back->setObjectName(u"goBack"_s);
    m_forward->setObjectName(u"goForward"_s);
    close->setObjectName(u"close"_s);
    m_note->setObjectName(u"note"_s);
    m_view->setObjectName(u"page"_s);
    connect(m_view, &QTextBrowser::anchorClicked, this, &GuideScreen::follow);
    const auto goBack = [this] { step(m_before, m_after); };
    const auto goForward = [this] { step(m_after, m_before); };
    connect(m_back, &QPushButton::clicked, this, goBack);
    connect(m_forward, &QPushButton::clicked, this, goForward);
    onKey(Key::GoBack, goBack);
    onKey(Key::GoForward, goForward);
    onKey(Key::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

QWidget* GuideScreen::makeSide()
{
    auto* side = new QWidget;
    auto* column = kit::columnIn(side, 10);
    kit::add(column, {m_search, m_list, m_none});
    column->setStretchFactor(m_list, 1);
    column->setStretchFactor(m_none, 1);
    m_search->setObjectName(u"search"_s);
    m_search->setAccessibleName(Window::tr("Search in the guide"));
    m_search->setPlaceholderText(Window::tr("Search: %1").arg(session::named(Key::Find)));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setObjectName(u"list"_s);
    m_list->setHeaderShown(false);
    m_none->setObjectName(u"nothingFound"_s);
    connect(m_search, &QLineEdit::textChanged, this, &GuideScreen::list);
    connect(m_list, &kit::RowTable::chosen, this, &GuideScreen::choose);
    connect(m_list, &QAbstractItemView::clicked, this, &GuideScreen::choose);
    kit::follow(m_theme, side, [this, side] {
        side->setMinimumWidth(m_theme.px(leastSide));
        side->setMaximumWidth(m_theme.px(mostSide));
    });
    return side;
}

const Guide& GuideScreen::guide()
{
    if (!m_guide)
        m_guide.emplace(commands ? commands() : QString());
    return *m_guide;
}

void GuideScreen::open(const QString& place)
{
    m_before.clear();
    m_after.clear();
    m_search->clear();
    const QString page = place.section(u'#', 0, 0);
    const QString link = page + u".md"_s + place.mid(page.size());
    const auto found = guide().placeOf(QUrl(link), page);
    bring(found.value_or(GuidePlace{guide().pages().front().name}));
}

void GuideScreen::takeFocus()
{
    m_view->setFocus();
}

void GuideScreen::go(const GuidePlace& place)
{
    const GuidePlace here{m_at.page, m_view->top()};
    if (place.page != here.page || place.block != here.block)
        m_before << here;
    m_after.clear();
    bring(place);
}

void GuideScreen::step(QList<GuidePlace>& from, QList<GuidePlace>& to)
{
    if (from.isEmpty())
        return;
    to << GuidePlace{m_at.page, m_view->top()};
    bring(from.takeLast());
}

void GuideScreen::bring(const GuidePlace& place)
{
    const GuidePage* page = guide().page(place.page);
    if (!page)
        return;
    if (place.page != m_at.page)
        m_view->showPage(*page);
    m_at = place;
    m_view->mark(0, {});
    m_view->goTo(place.block);
    m_note->setText({});
    m_back->setEnabled(!m_before.isEmpty());
    m_forward->setEnabled(!m_after.isEmpty());
    if (m_search->text().isEmpty())
        list();
}

void GuideScreen::list()
{
    const QString typed = m_search->text().simplified();
    QList<kit::Row> rows;
    m_found = guide().find(typed);
    if (typed.isEmpty())
        for (const GuidePage& page : guide().pages())
            rows << kit::Row{page.name, {{page.title}}};
    for (const GuideLine& each : std::as_const(m_found)) {
        kit::Cell cell{guide().page(each.place.page)->title};
        cell.second = around(each.text, kit::wordsOf(typed));
        cell.spoken = cell.text + u": "_s + each.text;
        rows << kit::Row{u"%1 %2"_s.arg(each.place.page).arg(each.place.block), {cell}};
    }
    m_list->setRowHeight(typed.isEmpty() ? pageRow : foundRow);
    m_list->setVisible(!rows.isEmpty());
    m_none->say(rows.isEmpty() ? Window::tr("Nothing found for “%1”. Press Esc to see all pages.").arg(typed)
                               : QString());
    m_list->showRows(rows);
    m_list->goTo(typed.isEmpty() ? m_list->rows().rowOf(m_at.page) : 0);
}

void GuideScreen::choose()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    if (m_search->text().simplified().isEmpty()) {
        go(GuidePlace{m_list->currentId()});
        m_view->setFocus();
        return;
    }
    const GuidePlace place = m_found.at(row).place;
    go(place);
    m_view->mark(place.block, kit::wordsOf(m_search->text()));
}

void GuideScreen::follow(const QUrl& link)
{
    m_note->setText({});
    if (const auto key = link.scheme() == u"screen" ? screenNamed(link.path()) : std::nullopt) {
        if (!may || may(*key))
            Q_EMIT wanted(*key);
        else
            m_note->setText(Window::tr("Open a tournament first."));
    } else if (link.scheme().startsWith(u"http")) {
        QDesktopServices::openUrl(link);
    } else if (const auto place = guide().placeOf(link, m_at.page)) {
        go(*place);
    }
}

void GuideScreen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || m_search->text().isEmpty())
        return Screen::keyPressEvent(event);
    m_search->clear();
    takeFocus();
}

// The keys in the search field also choose among the pages found.
bool GuideScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    const auto& key = static_cast<QKeyEvent&>(*event);
    const int step = key.key() == Qt::Key_Down ? 1 : key.key() == Qt::Key_Up ? -1 : 0;
    if (kit::isEnter(key))
        choose();
    else if (step != 0)
        m_list->goTo(std::clamp(m_list->currentRow() + step, 0, m_list->rows().rowCount() - 1));
    else
        return false;
    return true;
}

} // namespace help

#include "moc_guidescreen.cpp"
