#include "ending.h"

#include "arrows.h"

#include "tournament/ranking/standings.h"
#include "ui/drawing/fittedtext.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/icons.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "views/match.h"
#include "wording/tr.h"

#include <QPainter>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

// Pixels at 100 %.
constexpr int placesEdge = 14;
constexpr int titleOfPlaces = 32;
constexpr int rowHeight = 28;
constexpr int rankWidth = 48;
constexpr int mostTeamWidth = 420;
constexpr int betweenColumns = 24;
constexpr int recordWidth = 80;
constexpr qsizetype mostPlaces = 16; // the standings show all

/// `Won the final 312 to 288 against Sandbaggers`; without a final, that it finished first.
QString howOf(const tournament::Tournament& tournament, const std::string& champion)
{
    const auto victory = views::victoryView(tournament, champion);
    if (!victory)
        return Window::tr("First in the final standings.");
    if (!victory->wasPlayed)
        return Window::tr("Won the final against %1.").arg(kit::text(victory->opponent));
    return Window::tr("Won the final %1 to %2 against %3.")
        .arg(kit::text(victory->points), kit::text(victory->against), kit::text(victory->opponent));
}

} // namespace

EndingCard::EndingCard(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme), m_trophy(new QLabel),
      m_champion(new kit::Line(theme, 34, kit::Weight::Strong)),
      m_how(new kit::Prose(theme, 16, kit::Line::Ink::Soft))
{
    setObjectName(u"ending"_s);
    QVBoxLayout* column = kit::columnIn(this, 16, {24, 22, 24, 24});
    auto* head = kit::lineIn(nullptr, 18);
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(
        new kit::Line(theme, Window::tr("Champion"), 15, kit::Weight::Medium, kit::Line::Ink::Soft));
    words->addWidget(m_champion);
    words->addWidget(m_how);
    head->addWidget(m_trophy, 0, Qt::AlignTop);
    head->addLayout(words, 1);
    column->addLayout(head);
    auto* line = new kit::FlowRow(theme, 12);
    const auto add = [&](const QString& name, const QString& does, const auto& act) {
        QPushButton* button = kit::button(does);
        button->setObjectName(name);
        leaveArrowsToScreen(*button);
        connect(button, &QPushButton::clicked, this, act);
        line->flow().addWidget(button);
        return button;
    };
    m_first =
        add(u"printResults"_s, Window::tr("Print standings"), [this] { Q_EMIT printWanted(u"standings"_s); });
    m_first->setProperty("strong", true);
    add(u"printReport"_s, Window::tr("Shift report"), [this] { Q_EMIT printWanted(u"closing"_s); });
    add(u"backUp"_s, Window::tr("Back up now"), [this] { Q_EMIT backupWanted(); });
    add(u"closeTournament"_s, Window::tr("Open another"), [this] { Q_EMIT closeWanted(); });
    column->addWidget(line);
    kit::follow(theme, this, [this] {
        m_trophy->setAccessibleName(Window::tr("Champion"));
        m_trophy->setPixmap(kit::icon(u"trophy"_s, m_theme.px(56), m_theme.colors().ok, devicePixelRatioF()));
    });
    hide();
}

QWidgetList EndingCard::stops() const
{
    QWidgetList all;
    for (QPushButton* each : findChildren<QPushButton*>())
        if (each->isVisible())
            all << each;
    return all;
}

void EndingCard::show(const tournament::Tournament& tournament)
{
    const std::string champion = tournament::champion(tournament);
    setVisible(!champion.empty());
    if (champion.empty())
        return;
    m_champion->setText(kit::text(tournament::teamName(tournament, champion)));
    m_how->say(howOf(tournament, champion));
}

FinalPlaces::FinalPlaces(kit::Theme& theme, QWidget* parent) : Card(theme, parent), m_theme(theme)
{
    setObjectName(u"finalPlaces"_s);
    setAccessibleName(Window::tr("Final standings"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    kit::follow(theme, this, [this] { updateGeometry(); });
    hide();
}

void FinalPlaces::show(const tournament::Tournament& tournament)
{
    m_rows.clear();
    m_more = 0;
    if (!tournament::champion(tournament).empty()) {
        for (const tournament::Standing& each : tournament::standings(tournament)) {
            if (each.rank && m_rows.size() == mostPlaces)
                ++m_more;
            else if (each.rank)
                m_rows << Row{kit::text(tournament::rankText(each)),
                              kit::text(tournament::teamName(tournament, each.team)),
                              kit::text(tournament::recordText(each.won, each.lost, each.tied))};
        }
    }
    QStringList says;
    for (const Row& row : std::as_const(m_rows))
        says << QStringList{row.rank, row.team, row.record}.join(u' ');
    setAccessibleDescription(says.join(u", "_s));
    setVisible(!m_rows.isEmpty());
    updateGeometry();
    update();
}

int FinalPlaces::heightFor(qsizetype rows) const
{
    return m_theme.px(titleOfPlaces + static_cast<int>(rows) * rowHeight + placesEdge);
}

void FinalPlaces::paintEvent(QPaintEvent* event)
{
    if (height() < heightFor(1))
        return;
    kit::Card::paintEvent(event);
    QPainter painter(this);
    const kit::Colors& c = m_theme.colors();
    const int edge = m_theme.px(placesEdge);
    const QRect line(edge, m_theme.px(6), width() - 2 * edge, m_theme.px(titleOfPlaces - 6));
    painter.setPen(c.soft);
    painter.setFont(m_theme.font(15, kit::Weight::Medium));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, Window::tr("Final standings"));
    const int rowTall = m_theme.px(rowHeight);
    const qsizetype fit = qMax(1, (height() - edge / 2 - m_theme.px(titleOfPlaces)) / rowTall);
    const bool areTwo = m_rows.size() > fit; // two columns
    const bool isCut = m_more > 0 || m_rows.size() > 2 * fit;
    const qsizetype shown = isCut ? qMin(m_rows.size(), (areTwo ? 2 : 1) * fit - 1) : m_rows.size();
    const int gap = m_theme.px(betweenColumns);
    const int wide = areTwo ? (line.width() - gap) / 2 : line.width();
    const auto placeOf = [&](qsizetype row) {
        return QRect(edge + static_cast<int>(row / fit) * (wide + gap),
                     m_theme.px(titleOfPlaces) + static_cast<int>(row % fit) * rowTall, wide, rowTall);
    };
    for (qsizetype row = 0; row < shown; ++row)
        paintRow(painter, placeOf(row), m_rows.at(row));
    if (!isCut)
        return;
    painter.setPen(c.soft);
    painter.setFont(m_theme.font(kit::Text::Body));
    painter.drawText(placeOf(shown), Qt::AlignLeft | Qt::AlignVCenter,
                     Window::tr("%1 more on Standings (%2)")
                         .arg(m_rows.size() - shown + m_more)
                         .arg(session::named(session::Key::ToStandings)));
}

void FinalPlaces::paintRow(QPainter& painter, const QRect& line, const Row& row) const
{
    const kit::Colors& c = m_theme.colors();
    const int rank = m_theme.px(rankWidth);
    const int record = m_theme.px(recordWidth);
    const int team = qMin(line.width() - rank - record, m_theme.px(mostTeamWidth));
    painter.setPen(c.soft);
    painter.setFont(m_theme.font(kit::Text::Body));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, row.rank);
    painter.drawText(QRect(line.left() + rank + team, line.top(), record, line.height()),
                     Qt::AlignRight | Qt::AlignVCenter, row.record);
    painter.setPen(c.ink);
    drawing::drawFitted(painter, QRect(line.left() + rank, line.top(), team, line.height()),
                        Qt::AlignLeft | Qt::AlignVCenter, row.team, painter.font(), m_theme.px(14));
}

} // namespace tables

#include "moc_ending.cpp"
