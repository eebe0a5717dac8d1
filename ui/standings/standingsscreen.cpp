#include "standingsscreen.h"

#include "tournament/queries/room.h"
#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "wording/record/choicewords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QEvent>
#include <QHeaderView>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

namespace {

// Pixels at 100 %.
constexpr int easyTeam = 360; // fits the short names of its players; points are hidden first
constexpr int leastTeam = 150;
constexpr int mostTeam = 640; // a wider column makes a row hard to follow
constexpr int tightRow = 24;  // only if all rows fit at this height
constexpr int leastRow = 31;
constexpr int roomyRow = 40;
constexpr int gap = 14; // between the parts of the heading
constexpr int margin = 20;

/// The columns to hide in a narrow window, in this order.
constexpr std::array givesWay{"points_against", "points_for", "played"};

} // namespace

StandingsScreen::StandingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(new kit::Line(theme, 24, kit::Weight::Medium)),
      m_subtitle(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_words(new QBoxLayout(QBoxLayout::LeftToRight)), m_table(new kit::Table),
      m_model(new StandingsModel(this)), m_decisions(new Decisions(theme, session)),
      m_why(new kit::Prose(theme, 16)),
      m_legend(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft))
{
    QVBoxLayout* column = kit::columnIn(this, 12, {margin, 12, margin, 16});
    QHBoxLayout* head = kit::lineIn(nullptr, gap);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_words->addWidget(m_title);
    m_words->addWidget(m_subtitle, 1);
    head->addLayout(m_words, 1);
    m_open = hint(u"Enter"_s, Window::tr("open the team"), [this] { openTeam(); });
    m_print = hint(session::Key::Print, [this] { Q_EMIT printWanted(); });
    head->addWidget(m_open);
    head->addWidget(m_print);
    printsByKey();
    column->addLayout(head);
    column->addWidget(m_decisions);
    connect(m_decisions, &Decisions::decided, this, [this] {
        if (m_decisions->isHidden())
            takeFocus();
        else
            decide();
    });
    makeTable();
    column->addWidget(m_table, 1);
    m_why->setObjectName(u"why"_s);
    column->addWidget(m_why);
    column->addWidget(m_legend);
    m_empty = emptyUntilDrawn(Window::tr("No standings yet"));
    column->addWidget(m_empty, 1);
    connect(&theme, &kit::Theme::changed, this, &StandingsScreen::fit);
}

void StandingsScreen::makeTable()
{
    m_table->setModel(m_model);
    m_table->viewport()->installEventFilter(this);
    m_table->setItemDelegate(new StandingsDelegate(m_theme, *m_model, m_table));
    m_table->setAccessibleName(Window::tr("Standings"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignRight | Qt::AlignVCenter);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StandingsScreen::showWhy);
    connect(m_table, &QTableView::activated, this, &StandingsScreen::openTeam);
    session::giveRowMenu(m_theme, *m_table, *this, {session::Key::Print},
                         {Window::tr("Open the team"), [this] { openTeam(); }});
}

void StandingsScreen::openTeam()
{
    Q_EMIT teamWanted(m_model->idAt(m_table->currentIndex().row()));
}

void StandingsScreen::fit()
{
    fitHead();
    fitColumns();
}

// If the state of the tournament doesn't fit beside the champion's name, it goes below.
void StandingsScreen::fitHead()
{
    const QFontMetrics smallest(m_theme.font(kit::Text::Small));
    const int words = m_title->sizeHint().width() + gap + smallest.horizontalAdvance(m_subtitle->text()) + 2;
    const int hints = m_open->sizeHint().width() + gap + m_print->sizeHint().width();
    const bool isBelow = margin + words + gap + hints + margin > width();
    m_words->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_words->setSpacing(isBelow ? 0 : gap);
}

// The team column gets the remaining width. If it is too little, columns of points are hidden, never the
// reason. If it is more than needed, the other columns share the rest.
void StandingsScreen::fitColumns()
{
    const int room = m_table->viewport()->width();
    QList<int> shown;
    int numbers = 0;
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (m_model->isUsed(column) && column != m_team) {
            shown << column;
            numbers += widthOf(column);
        }
    for (const char* key : givesWay)
        for (const int column : QList<int>(shown))
            if (m_model->columns()[static_cast<std::size_t>(column)].key == key &&
                room - numbers < m_theme.px(easyTeam)) {
                shown.removeOne(column);
                numbers -= widthOf(column);
            }
    const int sharing = static_cast<int>(shown.size()) - 1; // the rank stays at the edge
    const int more = std::max(0, room - numbers - m_theme.px(mostTeam)) / sharing;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        m_table->setColumnHidden(column, column != m_team && !shown.contains(column));
        if (shown.contains(column))
            m_table->setColumnWidth(column, widthOf(column) + (column == 0 ? 0 : more));
    }
    numbers += more * sharing;
    m_table->setColumnWidth(m_team, std::max(room - numbers, m_theme.px(leastTeam)));
    m_table->setMinimumWidth(m_theme.px(400));
    m_why->setMinimumHeight(reasonHeight());
    fitRows();
}

// Height of the longest reason, so that the list keeps its height from row to row; a very long one may take
// more.
int StandingsScreen::reasonHeight() const
{
    const QFontMetrics metrics(m_why->font());
    int high = metrics.height();
    for (int row = 0; row < m_model->rowCount(); ++row)
        high = std::max(high, metrics
                                  .boundingRect(0, 0, m_table->width(), 2000, Qt::TextWordWrap,
                                                kit::breakable(reasonOf(row), metrics))
                                  .height());
    return std::min(high, 3 * metrics.lineSpacing());
}

QString StandingsScreen::reasonOf(int row) const
{
    return m_model->index(row, m_team).data(StandingsModel::WhyRole).toString();
}

int StandingsScreen::widthOf(int column) const
{
    return m_theme.px(m_model->columns()[static_cast<std::size_t>(column)].width);
}

// Fits all rows in view if possible.
void StandingsScreen::fitRows()
{
    int lines = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        lines += m_model->shownAt(row).isLine ? 1 : 0;
    const int rows = std::max(1, m_model->rowCount() - lines);
    const int each = (m_table->viewport()->height() - lines * m_theme.px(tightRow)) / rows;
    const int least = each >= m_theme.px(tightRow) ? m_theme.px(tightRow) : m_theme.px(leastRow);
    const int high = std::clamp(each, least, m_theme.px(roomyRow));
    m_table->verticalHeader()->setMinimumSectionSize(m_theme.px(20));
    m_table->verticalHeader()->setDefaultSectionSize(high);
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_table->setRowHeight(row, m_model->shownAt(row).isLine ? m_theme.px(tightRow) : high);
}

void StandingsScreen::begin()
{
    m_decisions->begin();
    m_table->setCurrentIndex({});
}

void StandingsScreen::takeFocus()
{
    (m_empty->isHidden() ? m_table : m_empty)->setFocus();
}

// The cursor stays on its team, wherever it ranks now.
void StandingsScreen::refresh()
{
    const bool drawn = m_session.isOpen() && m_session.tournament().setting->draw;
    for (QWidget* part : std::initializer_list<QWidget*>{m_table, m_why, m_legend, m_open, m_print})
        part->setVisible(drawn);
    m_empty->setVisible(!drawn);
    m_title->setText(Window::tr("Standings"));
    m_subtitle->setText({});
    if (!drawn) {
        fitHead();
        m_decisions->hide();
        return;
    }
    const int row = m_table->currentIndex().row();
    const QString team = m_model->idAt(row);
    m_model->showTournament(m_session.tournament());
    m_table->clearSpans();
    for (int each = 0; each < m_model->rowCount(); ++each)
        if (m_model->at(each).isHeading)
            m_table->setSpan(each, 0, 1, m_model->columnCount());
    fitColumns();
    const bool stays = m_model->idAt(row) == team;
    const int now = stays || team.isEmpty() ? row : m_model->rowOf(team);
    m_table->setCurrentIndex(m_model->index(m_model->teamRowFrom(now), m_team));
    showHead(m_session.tournament());
    showWhy();
    m_decisions->refresh();
}

void StandingsScreen::showHead(const tournament::Tournament& tournament)
{
    const std::string champion = tournament::champion(tournament);
    if (!champion.empty())
        m_title->setText(Window::tr("%1 won").arg(kit::text(tournament::teamName(tournament, champion))));
    const auto teams = static_cast<int>(tournament.setting->draw->teams.size());
    const tournament::Counts counts = tournament::countsOf(tournament);
    const bool isKnockout = tournament::tables(tournament).empty();
    const int in = isKnockout ? m_model->stillIn() : 0;
    const QString all = kit::text(wording::teamsCounted(teams));
    const QString matches = kit::text(wording::matchesText(counts));
    const bracket::Bracket& drawn = tournament.setting->bracket;
    const QString where = counts.over == 0 ? Window::tr("No matches finished yet · %1").arg(all)
                          : in > 0         ? Window::tr("%1 of %2 teams are still in").arg(in).arg(teams)
                          : drawn.kind == bracket::Kind::Swiss
                              ? Window::tr("Swiss, round %1 of %2 · %3 · %4")
                                    .arg(QString::number(tournament.setting->pairings.size()),
                                         QString::number(drawn.rounds), matches, all)
                              : Window::tr("%1 · %2").arg(matches, all);
    m_subtitle->setText(where);
    fitHead();
    showLegend(tournament);
}

// Explains the abbreviations in the headings.
void StandingsScreen::showLegend(const tournament::Tournament& tournament)
{
    const auto cap = tournament.setting->ranking.rules.cap;
    const bool isKnockout = tournament::tables(tournament).empty();
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    QStringList parts;
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (m_model->columns()[static_cast<std::size_t>(column)].key == "strength" && m_model->isUsed(column))
            parts << Window::tr("SoS: strength of schedule, opponents’ winning percentage");
    parts << (!cap || isKnockout ? Window::tr("Diff: point differential")
              : hasPools         ? Window::tr("Diff: point differential, max %1 per game in pools").arg(*cap)
                                 : Window::tr("Diff: point differential, max %1 per game").arg(*cap));
    m_legend->setText(parts.join(u" · "_s));
}

// The reason for the rank of the selected team, with its numbers. Empty, it keeps its room.
void StandingsScreen::showWhy()
{
    const int row = m_table->currentIndex().row();
    const QString why = reasonOf(row);
    const bool isOfTeam = row >= 0 && !m_model->shownAt(row).isHeading();
    const views::StandingRow team = isOfTeam ? m_model->shownAt(row).team : views::StandingRow();
    m_why->setText(why.isEmpty() && team.isStillIn && !team.now.empty()
                       ? Window::tr("Still in: %1").arg(kit::text(team.now))
                       : why);
}

bool StandingsScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fit();
    return Screen::eventFilter(watched, event);
}

} // namespace standings

#include "moc_standingsscreen.cpp"
