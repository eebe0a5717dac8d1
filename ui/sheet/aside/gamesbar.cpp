#include "gamesbar.h"

#include "wording/tr.h"
#include "ui/kit/text.h"

#include <QPushButton>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

QString score(const scoring::PerSide<int>& points)
{
    return Window::tr("A %1, B %2").arg(kit::number(points.a), kit::number(points.b));
}

/// `Total of 3 games · A 312, B 240`; `Best of 3 games · A 1, B 0`.
QString standing(const tournament::Match& match)
{
    const bool byTotal = match.series.kind == scoring::Series::Kind::TotalOf;
    const QString what =
        (byTotal ? Window::tr("Total of %1 games") : Window::tr("Best of %1 games")).arg(match.series.games);
    return what + u" · "_s + score(byTotal ? match.ledger.result.score : match.ledger.gamesWon);
}

QString gameText(const tournament::Match& match, int game)
{
    const auto at = static_cast<std::size_t>(game) - 1;
    if (at >= match.games.size())
        return Window::tr("Game %1").arg(game);
    const scoring::Result& result = match.games[at].ledger.result;
    return Window::tr("Game %1 · %2–%3")
        .arg(QString::number(game), kit::number(result.score.a), kit::number(result.score.b));
}

} // namespace

GamesBar::GamesBar(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_standing(new kit::Line(theme, 15, kit::Weight::Medium)),
      m_games(new QButtonGroup(this)), m_line(new QHBoxLayout(this))
{
    m_line->setContentsMargins(16, 8, 16, 8);
    m_line->setSpacing(theme.px(8));
    m_line->addWidget(m_standing, 1);
    connect(m_games, &QButtonGroup::idClicked, this, &GamesBar::chosen);
    hide();
}

void GamesBar::show(const tournament::Match& match, int shown)
{
    setVisible(match.series.games > 1);
    if (match.series.games <= 1)
        return;
    m_standing->setText(standing(match));
    const int begun = qMax(tournament::currentGame(match), static_cast<int>(match.games.size()));
    for (int game = 1; game <= qMax(begun, static_cast<int>(m_games->buttons().size())); ++game) {
        QAbstractButton* button = m_games->button(game);
        if (!button) {
            button = new QPushButton;
            button->setCheckable(true);
            button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the sheet
            m_games->addButton(button, game);
            m_line->addWidget(button);
        }
        button->setVisible(game <= begun);
        button->setText(gameText(match, game));
        button->setAccessibleName(button->text());
        button->setChecked(game == shown);
    }
}

} // namespace sheet
