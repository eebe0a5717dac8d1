#include "thencard.h"

#include "thensheet.h"

#include "tournament/queries/counts.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QGridLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace record {

namespace {

using scoring::Side;

QString inPlay(const tournament::Match& match, int game)
{
    const int hands = tournament::handsOn(match);
    if (match.series.games <= 1)
        return hands == 1 ? Window::tr("It was in play, 1 hand on record.")
                          : Window::tr("It was in play, %1 hands on record.").arg(hands);
    return hands == 1 ? Window::tr("It was in play, 1 hand of game %1 on record.").arg(game)
                      : Window::tr("It was in play, %1 hands of game %2 on record.").arg(hands).arg(game);
}

QString inWords(const tournament::Match& match, int game)
{
    switch (match.state) {
    case tournament::State::Final:
        return Window::tr("The match was finished.");
    case tournament::State::Ended:
        return Window::tr("The match was over; the captains had not signed.");
    case tournament::State::Playing:
        return inPlay(match, game);
    case tournament::State::Called:
        return Window::tr("It was called to table %1, and no hand was on record.")
            .arg(match.call ? match.call->table : 0);
    case tournament::State::Ready:
        return Window::tr("It was ready to be called.");
    case tournament::State::Waiting:
        break;
    }
    return Window::tr("It waited for its teams.");
}

/// `Match 4 · table 2: Full House 120, Deuces Wild 88`
QString inShort(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto score = tournament::result(match).score;
    const auto at = tournament::tableOf(tournament, match);
    const QString table = at ? u" · "_s + Window::tr("table %1").arg(*at) : QString();
    return u"%1: %2 %3, %4 %5"_s.arg(
        kit::sentence(wording::titleOf(match)) + table,
        kit::text(tournament::teamName(tournament, match.teams.a)), kit::number(score.a),
        kit::text(tournament::teamName(tournament, match.teams.b)), kit::number(score.b));
}

const facts::Entry* entryOf(const tournament::Tournament& tournament, const std::string& op)
{
    const tournament::Filed* filed = tournament::filed(tournament, op);
    return filed ? &*filed->entry : nullptr;
}

QVBoxLayout* columnIn(kit::Card& card)
{
    auto* column = new QVBoxLayout(&card);
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(6);
    return column;
}

} // namespace

ThenCard::ThenCard(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(14);
    column->addWidget(makeLine());
    column->addWidget(makeThen());
    column->addStretch(1);
}

QWidget* ThenCard::makeLine()
{
    auto* card = new kit::Card(m_theme);
    auto* column = columnIn(*card);
    using Ink = kit::Line::Ink;
    m_head = new kit::Prose(m_theme, 18, Ink::Plain, kit::Weight::Medium);
    m_detail = new kit::Prose(m_theme, 16);
    m_was = new kit::Prose(m_theme, 15, Ink::Soft);
    m_gone = new kit::Prose(m_theme, 15, Ink::Warn, kit::Weight::Medium);
    m_stamp = new kit::Prose(m_theme, 14, Ink::Soft);
    for (kit::Prose* each : {m_head, m_detail, m_was, m_gone, m_stamp})
        column->addWidget(each);
    return card;
}

QWidget* ThenCard::makeThen()
{
    auto* card = new kit::Card(m_theme);
    auto* column = columnIn(*card);
    m_title = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft, kit::Weight::Medium);
    column->addWidget(m_title);
    m_sides = new QWidget;
    auto* grid = new QGridLayout(m_sides);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->setHorizontalSpacing(8);
    for (const int side : {0, 1}) {
        const auto ink = side == 0 ? kit::Line::Ink::A : kit::Line::Ink::B;
        m_teams[side] = new kit::Line(m_theme, 18, kit::Weight::Medium);
        m_scores[side] = new kit::Line(m_theme, 24, kit::Weight::Strong, ink);
        m_scores[side]->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        m_scores[side]->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(new kit::Mark(m_theme, side == 0, 18), side, 0);
        grid->addWidget(m_teams[side], side, 1);
        grid->addWidget(m_scores[side], side, 2, Qt::AlignRight);
    }
    grid->setColumnStretch(1, 1);
    column->addWidget(m_sides);
    m_state = new kit::Prose(m_theme, 15);
    column->addWidget(m_state);
    m_sheet = new ThenSheet(m_theme);
    column->addWidget(m_sheet);
    return card;
}

void ThenCard::clear()
{
    hide();
}

void ThenCard::show(const wording::RecordLine& line, const LineWords& words,
                    const tournament::Tournament& then)
{
    m_head->say(words.head);
    m_detail->say(words.detail);
    m_was->say(kit::sentence(words.was.toStdString()));
    m_gone->say(kit::sentence(words.gone.toStdString()));
    m_stamp->say(QStringList{clockOf(line.at), kit::text(line.by), Window::tr("fact %1").arg(line.seq)}.join(
        u" · "_s));
    const tournament::Match* match = line.match.empty() ? nullptr : tournament::match(then, line.match);
    if (match) {
        const facts::Entry* entry = entryOf(then, line.op);
        const auto standing = entry ? tournament::standingFact(then, line.op) : std::nullopt;
        showMatch(then, *match, standing ? facts::spotOf(*standing) : nullptr);
    } else {
        showTournament(then);
    }
    QWidget::show();
}

void ThenCard::showMatch(const tournament::Tournament& then, const tournament::Match& match,
                         const facts::Spot* spot)
{
    const bool isHere = spot && spot->sitting.match == match.id;
    const int game = isHere ? spot->game : qMax(1, static_cast<int>(match.games.size()));
    m_title->say(Window::tr("How %1 stood after this").arg(kit::text(wording::titleOf(match))));
    const auto score = tournament::result(match).score;
    for (const Side side : scoring::bothSides) {
        const std::size_t at = side == Side::A ? 0 : 1;
        const std::string& team = match.teams[side];
        m_teams[at]->setText(team.empty() ? Window::tr("not known yet")
                                          : kit::text(tournament::teamName(then, team)));
        m_scores[at]->setText(kit::number(score[side]));
    }
    m_sides->show();
    m_state->say(inWords(match, game));
    m_sheet->show(match, game, isHere ? spot->place : 0);
    m_sheet->setVisible(!m_sheet->inWords().isEmpty());
}

void ThenCard::showTournament(const tournament::Tournament& then)
{
    m_title->say(Window::tr("How the tournament stood after this"));
    m_sides->hide();
    m_sheet->hide();
    QStringList playing;
    for (const tournament::Match* match : tournament::inOrder(then))
        if (match->state == tournament::State::Playing || match->state == tournament::State::Called)
            playing << inShort(then, *match);
    const tournament::Counts counts = tournament::countsOf(then);
    const QString teams = kit::text(wording::teamsText(counts));
    const QString head = !then.setting->draw
                             ? Window::tr("%1, not drawn yet.").arg(teams)
                             : u"%1; %2."_s.arg(teams, kit::text(wording::matchesText(counts)));
    m_state->say((QStringList{head} + playing).join(u'\n'));
}

} // namespace record
