#include "sheethead.h"

#include "tournament/queries/room.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/clock.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <QPainter>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// The time of day; the date if it was another day.
QString whenText(const std::string& utc, const tournament::Timestamp& now)
{
    const std::string day = tournament::dayOf(utc, now.aheadMin);
    return day == tournament::dayOf(now.utc, now.aheadMin)
               ? wording::timeOfDay(tournament::wallClock(utc, now.aheadMin))
               : wording::dayText(day);
}

/// For a finished match: `signed 7:31 PM`, or `must sign again`. Empty if it needed no decision.
QString finishedText(const tournament::Tournament& tournament, const tournament::Match& match,
                     const tournament::Timestamp& now)
{
    if (tournament::mustSignAgain(match) && !match.flags.disputed)
        return Window::tr("must sign again");
    const tournament::Record& record = tournament::recordOf(tournament, match.id);
    const auto isHere = [&](const auto& fact) { return tournament::isOf(fact.sitting, match); };
    const bool isPlayed = !tournament::isDecidedOtherwise(match);
    const facts::Entry* last = isPlayed ? tournament::latestEntry<facts::Agree>(record, isHere)
                                        : tournament::latestEntry<facts::Outcome>(record, isHere);
    if (!last)
        return {};
    const QString when = whenText(last->stamp.at, now);
    return isPlayed ? Window::tr("signed %1").arg(when) : Window::tr("decided %1").arg(when);
}

} // namespace

SheetHead::SheetHead(kit::Theme& theme, QWidget* parent) : QWidget(parent)
{
    auto* line = kit::lineIn(this, 14);
    m_a = new SideCard(theme, scoring::Side::A);
    m_b = new SideCard(theme, scoring::Side::B);
    auto* middle = new kit::Card(theme);
    kit::follow(theme, middle, [&theme, middle] { middle->setFixedWidth(theme.px(190)); });
    auto* column = new QVBoxLayout(middle);
    m_where = new kit::Prose(theme, 14, kit::Line::Ink::Soft);
    m_where->setAlignment(Qt::AlignCenter);
    column->addWidget(m_where);
    m_hand = new kit::Line(theme, 30, kit::Weight::Medium);
    m_rules = new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft);
    for (kit::Line* each : {m_hand, m_rules}) {
        each->setAlignment(Qt::AlignCenter);
        column->addWidget(each);
    }
    m_clock = new ClockFace(theme);
    m_clock->hide();
    column->addWidget(m_clock);
    line->addWidget(m_a, 1);
    line->addWidget(middle);
    line->addWidget(m_b, 1);
}

void SheetHead::show(const tournament::Tournament& tournament, const tournament::Match& match, int game,
                     int hand, const tournament::Timestamp& now)
{
    m_a->show(tournament, match);
    m_b->show(tournament, match);
    const auto at = tournament::tableOf(tournament, match);
    const QString table = at ? u" · "_s + Window::tr("table %1").arg(*at) : QString();
    const int target = match.rules->rules.end.target;
    const QString ofGames = match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(game) : QString();
    m_where->setText(kit::sentence(wording::titleOf(match)) + table + ofGames);
    m_hand->setText(match.state == tournament::State::Final   ? Window::tr("Finished")
                    : match.state == tournament::State::Ended ? Window::tr("Final score")
                    : !match.call                             ? Window::tr("Not called")
                                                              : Window::tr("Hand %1").arg(hand));
    m_isToSign = match.state == tournament::State::Ended;
    m_rules->setText(match.state == tournament::State::Final ? finishedText(tournament, match, now)
                     : m_isToSign                            ? Window::tr("not signed yet")
                                                             : Window::tr("to %1").arg(target));
}

void SheetHead::setSigned(const scoring::PerSide<bool>& by)
{
    if (!m_isToSign)
        return;
    const scoring::Side one = by.a ? scoring::Side::A : scoring::Side::B;
    m_rules->setText(by.a && by.b   ? Window::tr("signed by both")
                     : by.a || by.b ? Window::tr("signed by %1").arg(wording::letterOf(one))
                                    : Window::tr("not signed yet"));
}

void SheetHead::showClock(const std::optional<tournament::Reading>& reading)
{
    if (m_clock->isVisibleTo(this) != reading.has_value()) {
        m_clock->setVisible(reading.has_value());
        m_hand->setVisible(!reading);
        m_rules->setVisible(!reading);
    }
    if (reading)
        m_clock->show(session::wordsOf(*reading));
}

ClockFace::ClockFace(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(Window::tr("Clock"));
    kit::redrawWith(theme, this);
}

void ClockFace::show(const session::ClockWords& words)
{
    if (words == m_words)
        return;
    // Screen readers read it when the state changes, not every second.
    if (words.says != m_words.says) {
        setAccessibleDescription(words.says);
        setToolTip(words.says);
    }
    m_words = words;
    update();
}

void ClockFace::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(kit::colorOf(m_theme.colors(), m_words.ink));
    painter.setFont(m_theme.font(32, kit::Weight::Medium));
    const int high = m_theme.px(40);
    painter.drawText(QRect(0, 0, width(), high), Qt::AlignCenter, m_words.time);
    if (m_words.ink == kit::Line::Ink::Plain)
        painter.setPen(m_theme.colors().soft);
    const drawing::FittedText says = shown();
    painter.setFont(says.font);
    painter.drawText(QRect(0, high, width(), height() - high), Qt::AlignCenter | Qt::TextSingleLine,
                     says.text);
}

TimeUp::TimeUp(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_text(new kit::Prose(theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium)),
      m_call(new kit::KeycapButton(theme, Window::tr("Call time"), session::shown(session::Key::CallTime)))
{
    auto* line = kit::lineIn(this, theme.px(14), {0, 0, 0, theme.px(4)});
    m_text->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred); // needs no room for more lines
    line->addWidget(m_text, 1);
    line->addWidget(m_call);
    m_call->setWhatsThis(session::does(session::Key::CallTime)); // named like the key of the sheet
    connect(m_call, &QPushButton::clicked, this, &TimeUp::wanted);
    hide();
}

void TimeUp::say(const QString& text, bool offers)
{
    if (m_text->text() != text)
        m_text->setText(text);
    m_call->setVisible(offers);
    setVisible(!text.isEmpty());
}

namespace {

QString score(const scoring::PerSide<int>& points)
{
    return Window::tr("A %1, B %2").arg(kit::number(points.a), kit::number(points.b));
}

/// `Total · A 312, B 240`; `Best of 3 games · A 1, B 0`.
QString standing(const tournament::Match& match)
{
    const bool byTotal = match.series.kind == scoring::Series::Kind::TotalOf;
    const QString what =
        byTotal ? Window::tr("Total") : Window::tr("Best of %1 games").arg(match.series.games);
    return what + u" · "_s + score(byTotal ? match.ledger.result.score : match.ledger.gamesWon);
}

QString gameText(const tournament::Match& match, int game)
{
    const auto at = static_cast<std::size_t>(game) - 1;
    if (at >= match.games.size())
        return Window::tr("Game %1").arg(game);
    return Window::tr("Game %1 · %2")
        .arg(QString::number(game), kit::text(wording::scoreText(match.games[at].ledger.result.score)));
}

} // namespace

GamesBar::GamesBar(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_standing(new kit::Line(theme, 15, kit::Weight::Medium)),
      m_games(new QButtonGroup(this)), m_line(kit::lineIn(this, theme.px(8), {16, 8, 16, 8}))
{
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
            button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the sheet
            m_games->addButton(button, game);
            m_line->addWidget(button);
        }
        button->setVisible(game <= begun);
        button->setText(gameText(match, game));
        button->setAccessibleName(button->text());
        button->setChecked(game == shown);
    }
    const QList<QAbstractButton*> games = m_games->buttons();
    kit::tabThrough(*this, QList<QWidget*>(games.cbegin(), games.cend()));
}

} // namespace sheet

#include "moc_sheethead.cpp"
