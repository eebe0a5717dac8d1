// The hands of a demo tournament, one after the other at each table.
#include "demotables.h"

#include "bracket/questions.h"
#include "desk/play/entry.h"

#include <algorithm>
#include <array>

namespace desk {

namespace {

bool hasPenalty(const Match& match)
{
    for (const tournament::Sheet& sheet : match.games)
        for (const scoring::HandLedger& hand : sheet.ledger.hands)
            for (const scoring::Side side : scoring::bothSides)
                for (const scoring::Line& line : hand.sides[side].lines)
                    if (line.kind == scoring::LineKind::BagPenalty)
                        return true;
    return false;
}

scoring::Hand bidsOf(const scoring::Hand& hand)
{
    scoring::Hand bids;
    bids.sides = hand.sides;
    for (const scoring::Side side : scoring::bothSides)
        bids.sides[side].tricks = std::monostate();
    bids.override = hand.override;
    return bids;
}

} // namespace

/// A hand has come to its end, or its bids have been made.
Answer<void> DemoTables::playOn(Playing& playing)
{
    const Match& match = matchOf(playing);
    const tournament::Sheet sheet = tournament::sheetOf(match, tournament::currentGame(match));
    if (playing.task != DemoTask::None)
        return playTowardsTask(playing, sheet.now);
    if (!playing.open)
        return dealHand(playing, sheet.now);
    scoring::Hand hand = *playing.open;
    playing.open.reset();
    if (isTimeUp(playing, sheet.now))
        hand.timeExpired.emplace();
    return enter(playing, hand);
}

Answer<void> DemoTables::dealHand(Playing& playing, const scoring::GameState& before)
{
    const scoring::Item item =
        playedItem(*matchOf(playing).rules, before, dealFor(playing, before), m_chance);
    const auto* hand = std::get_if<scoring::Hand>(&item);
    if (!hand)
        return enter(playing, item);
    ++playing.hand;
    if (!playing.bidsFirst || hand->timeExpired || !hand->reneges.empty())
        return enter(playing, item);
    playing.open = *hand;
    return enter(playing, bidsOf(*hand));
}

/// What the next hand of the match is to show, or what chance makes of it.
Deal DemoTables::dealFor(const Playing& playing, const scoring::GameState& before)
{
    const Match& match = matchOf(playing);
    const bracket::Bracket& bracket = m_record.tournament().setting->bracket;
    Deal deal{.isTimeUp = isTimeUp(playing, before), .skill = playing.skill, .bagger = playing.bagger};
    if (playing.hasBagger && m_penaltyWanted)
        deal.showing = Showing::Sandbags;
    else if (const auto wish =
                 m_wishes.takeFor({*match.rules, before, playing.number, playing.hand,
                                   bracket::isFinal(bracket, *bracket::find(bracket, playing.match))})) {
        deal.showing = wish->hand;
        deal.incident = wish->incident;
        return deal;
    }
    if (m_chance.oneIn(60))
        deal.incident =
            m_chance.oneOf(std::array{Incident::Misdeal, Incident::RenegeUpheld, Incident::RenegeRejected});
    if (!mayHappen(*match.rules, deal.incident))
        deal.incident = Incident::None;
    return deal;
}

/// So many plain hands that the match is in full swing, and then what somebody has to do there.
Answer<void> DemoTables::playTowardsTask(Playing& playing, const scoring::GameState& before)
{
    const auto deal = [&] {
        return playedHand(matchOf(playing).rules->rules, before, Showing::Anything, playing.skill, m_chance);
    };
    const bool isMistyped = playing.task == DemoTask::Amend && playing.hand == demoMistypedHand;
    scoring::Hand hand = deal();
    while (isMistyped && !isPlain(hand))
        hand = deal();
    if (isMistyped)
        std::swap(hand.sides.a.tricks, hand.sides.b.tricks);
    const bool isLast = playing.hand == handsBefore(playing.task);
    if (playing.task == DemoTask::Decide && isLast)
        hand.reneges.push_back({scoring::Side::A, {scoring::Side::B, 0}, 4, scoring::Ruling::Pending});
    ++playing.hand;
    playing.waits = isLast;
    const DemoTime at = playing.due;
    return enter(playing, hand).and_then([&]() -> Answer<void> {
        return hand.reneges.empty() ? Answer<void>() : showCards(playing, at);
    });
}

/// The accused had a card of the suit that was led, as the turned cards show.
Answer<void> DemoTables::showCards(const Playing& playing, DemoTime at)
{
    facts::Evidence evidence;
    evidence.challenge = matchOf(playing).games.back().items.back().cases.back().challenge;
    evidence.known = hand::Known::Shown;
    evidence.led = hand::Suit::Clubs;
    evidence.played = "7D";
    evidence.shown = "QC";
    evidence.shownBook = 9;
    return m_record.record(at, playing.table, std::move(evidence));
}

Answer<void> DemoTables::enter(Playing& playing, const scoring::Item& item)
{
    const DemoTime at = playing.due;
    if (auto written = m_record.record(
            at, playing.table,
            [&](Draft& draft) {
                return write(draft, *tournament::match(draft.tournament(), playing.match), item);
            });
        !written)
        return written;
    seeWhatCame(playing);
    const Match& match = matchOf(playing);
    if (tournament::currentGame(match) > static_cast<int>(match.games.size()))
        playing.began = at; // a game is over, and the next begins
    playing.due += match.state == tournament::State::Ended ? seconds(40, 120) : handLength(playing);
    return {};
}

/// Whether the clock of the game in play has run out, and nobody has said so yet.
bool DemoTables::isTimeUp(const Playing& playing, const scoring::GameState& before) const
{
    const auto limit = matchOf(playing).rules->rules.time.limitMin;
    return limit && !before.time && playing.due - playing.began >= *limit * demoMinute;
}

void DemoTables::seeWhatCame(const Playing& playing)
{
    const Match& match = matchOf(playing);
    m_timeWanted = m_timeWanted && std::ranges::none_of(match.games, [](const auto& sheet) {
                       return sheet.ledger.timeCalled;
                   });
    m_penaltyWanted = m_penaltyWanted && !hasPenalty(match);
}

} // namespace desk
