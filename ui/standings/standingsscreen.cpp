#include "standingsscreen.h"

#include "ui/kit/rows.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QEvent>
#include <QHeaderView>

using namespace Qt::StringLiterals;
using wording::Window;

namespace standings {

namespace {

// Pixels at 100 %: a name and what its team does now, shortened.
constexpr int leastTeam = 110;
constexpr int leastNow = 90;

} // namespace

StandingsScreen::StandingsScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(new kit::Line(theme, 24, kit::Weight::Medium)),
      m_subtitle(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)), m_table(new kit::Table),
      m_model(new StandingsModel(this)), m_decisions(new Decisions(theme, session)),
      m_why(new kit::Prose(theme, 16))
{
    QVBoxLayout* column = kit::columnIn(this, 12, {20, 12, 20, 16});
    QHBoxLayout* head = kit::lineIn(nullptr, 14);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    head->addWidget(m_title);
    head->addWidget(m_subtitle, 1);
    head->addWidget(hint(session::Key::Print, [this] { Q_EMIT printWanted(); }));
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
    column->addWidget(m_why);
    m_empty =
        kit::emptyState(theme, Window::tr("Nobody stands anywhere yet"),
                        Window::tr("Enter the teams and draw them (Ctrl+2); each result moves them here."));
    column->addWidget(m_empty, 1);
    connect(&theme, &kit::Theme::changed, this, &StandingsScreen::fitColumns);
}

void StandingsScreen::makeTable()
{
    m_table->setModel(m_model);
    m_table->viewport()->installEventFilter(this);
    m_delegate = new StandingsDelegate(m_theme, *m_model, m_table);
    m_table->setItemDelegate(m_delegate);
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
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT teamWanted(m_model->idAt(index.row())); });
}

void StandingsScreen::fitColumns()
{
    int left = m_table->viewport()->width();
    int rest = 0; // the column beside the team's that takes what is left
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (const double pixels = m_model->columns()[static_cast<std::size_t>(column)].width; pixels > 0) {
            m_table->setColumnWidth(column, m_theme.px(pixels));
            left -= m_theme.px(pixels);
        } else if (column != m_team) {
            rest = column;
        }
    const int now =
        std::clamp(std::min(left / 2, left - m_theme.px(leastTeam)), m_theme.px(leastNow), m_theme.px(200));
    m_table->setColumnWidth(rest, now);
    m_table->setColumnWidth(m_team, std::max(left - now, m_theme.px(leastTeam)));
    const int numbers = m_table->viewport()->width() - left;
    m_table->setMinimumWidth(numbers + m_theme.px(leastNow + leastTeam) + 2 * m_table->frameWidth());
    m_table->verticalHeader()->setDefaultSectionSize(m_theme.px(52));
    fitRows();
}

// What decided a place is readable whole, in as many lines as it takes.
void StandingsScreen::fitRows()
{
    const int wide = m_table->columnWidth(m_team);
    for (int row = 0; row < m_model->rowCount(); ++row)
        m_table->setRowHeight(row, m_delegate->heightOf(m_model->index(row, m_team), wide));
}

void StandingsScreen::begin()
{
    m_decisions->begin();
    m_table->setCurrentIndex({});
}

// The keys stay with their team, wherever it stands by now.
void StandingsScreen::refresh()
{
    const bool drawn = m_session.isOpen() && m_session.tournament().setting->draw;
    m_table->setVisible(drawn);
    m_empty->setVisible(!drawn);
    m_title->setText(Window::tr("Standings"));
    m_subtitle->setText({});
    if (!drawn) {
        m_decisions->hide();
        m_why->hide();
        return;
    }
    const int row = m_table->currentIndex().row();
    const QString team = m_model->idAt(row);
    m_model->showTournament(m_session.tournament());
    m_table->clearSpans();
    for (int each = 0; each < m_model->rowCount(); ++each)
        if (m_model->at(each).isHeading)
            m_table->setSpan(each, 0, 1, m_model->columnCount());
    fitRows();
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
    const bool isKnockout = tournament::tables(tournament).empty();
    const int in = isKnockout ? m_model->stillIn() : 0;
    m_subtitle->setText(in > 0 ? Window::tr("%1 of %2 teams are still in").arg(in).arg(teams)
                               : Window::tr("of %1 teams").arg(teams));
}

// The row says it as far as it fits.
void StandingsScreen::showWhy()
{
    const QModelIndex team = m_table->currentIndex().siblingAtColumn(m_team);
    const QString why = team.data(StandingsModel::ReasonRole).toString();
    m_why->say(why.isEmpty() ? QString() : Window::tr("%1: %2.").arg(team.data().toString(), why));
}

bool StandingsScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    return Screen::eventFilter(watched, event);
}

} // namespace standings

#include "moc_standingsscreen.cpp"
