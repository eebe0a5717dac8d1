#include "demotables.h"

#include "demofacts.h"

#include "bracket/questions.h"
#include "desk/play/entry.h"
#include "desk/play/table.h"

#include <algorithm>
#include <array>
#include <utility>

namespace desk {

namespace {

/// Whether it is the first match of both teams.
bool isFirstMeeting(const bracket::Match& drawn)
{
    return drawn.round == 1 && std::holds_alternative<bracket::Seed>(drawn.a) &&
           std::holds_alternative<bracket::Seed>(drawn.b);
}

/// 6 for the strongest team, 0 for the weakest.
int skillOf(const tournament::Setting& setting, const std::string& team)
{
    const int teams = static_cast<int>(setting.draw->teams.size());
    return 6 * (teams - tournament::seedOfTeam(setting, team).value_or(teams)) / (teams - 1);
}

/// The number of matches, including the Swiss rounds that are not paired yet.
int matchesOf(const tournament::Setting& setting)
{
    if (setting.draw->format == facts::Format::Swiss)
        return setting.draw->rounds.value_or(1) * (static_cast<int>(setting.draw->teams.size()) / 2);
    return bracket::playedMatches(setting.bracket);
}

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

DemoTables::DemoTables(DemoRecord& record, Chance& chance, std::function<void(int over, int all)> tell,
                       const DemoStop& stop)
    : m_record(record), m_chance(chance), m_tell(std::move(tell)), m_stop(stop),
      m_wishes(matchesOf(*record.tournament().setting))
{
}

/// In one first match the lower seed is a no-show, if there are enough matches.
void DemoTables::choose()
{
    const tournament::Setting& setting = *m_record.tournament().setting;
    std::vector<const bracket::Match*> first;
    for (const bracket::Match& drawn : setting.bracket.matches)
        if (isFirstMeeting(drawn))
            first.push_back(&drawn);
    if (matchesOf(setting) < 5)
        return;
    const bracket::Match& drawn = *m_chance.oneOf(first);
    m_noShow = drawn.id;
    m_absent = tournament::teamOfSeed(setting, std::get<bracket::Seed>(drawn.b).number);
}

Answer<void> DemoTables::play(DemoTime now)
{
    if (auto paired = playBetweenMatches(now); !paired)
        return tl::unexpected(paired.error());
    choose();
    if (auto came = checkEveryoneIn(now); !came)
        return came;
    for (Answer<bool> more = true; *more;) {
        if (auto played = playMatches(now); !played || isToStop())
            return played;
        more = playBetweenMatches(now);
        if (!more)
            return tl::unexpected(more.error());
    }
    return {};
}

Answer<void> DemoTables::playMatches(DemoTime& now)
{
    for (sitDown(now); !m_playing.empty() && !isToStop(); sitDown(now)) {
        const auto next = std::ranges::min_element(
            m_playing, {}, [](const Playing& playing) { return std::pair(playing.waits, playing.due); });
        now = next->due;
        if (auto stepped = step(*next); !stepped)
            return stepped;
        if (!next->isOver)
            continue;
        m_playing.erase(next);
        ++m_over;
        if (m_tell)
            m_tell(m_over, matchesOf(*m_record.tournament().setting));
    }
    return {};
}

bool DemoTables::isToStop() const
{
    if (m_stop.leavesTasks)
        return !m_playing.empty() && std::ranges::all_of(m_playing, &Playing::waits);
    return m_stop.round && isHalfOver(*m_stop.round);
}

/// Whether half the matches of the round are over and another one has hands.
bool DemoTables::isHalfOver(int round) const
{
    const bracket::Bracket& bracket = m_record.tournament().setting->bracket;
    int all = 0;
    int over = 0;
    bool isPlayed = false;
    for (const bracket::Match& drawn : bracket.matches) {
        if (!drawn.number || drawn.round != round || drawn.bracket != bracket.matches.front().bracket)
            continue;
        const Match* match = tournament::match(m_record.tournament(), drawn.id);
        const bool isOver = match && match->state == tournament::State::Final;
        ++all;
        over += isOver ? 1 : 0;
        isPlayed = isPlayed || (match && !isOver && tournament::handsOn(*match) > 0);
    }
    return all > 0 && over >= all / 2 && (isPlayed || over == all);
}

/// Pairs the next round or decides a tie once no match is left; whether it did.
Answer<bool> DemoTables::playBetweenMatches(DemoTime now)
{
    std::optional<facts::Fact> fact = betweenMatches(m_record.tournament(), m_chance);
    if (!fact)
        return false;
    return m_record.record(now, 0, *std::move(fact)).map([] { return true; });
}

/// Checks everyone in at the door, unless the rules check IDs before each match.
Answer<void> DemoTables::checkEveryoneIn(DemoTime& now)
{
    const Tournament before = m_record.tournament();
    const rules::Set& rules = *tournament::generalSet(*before.setting);
    if (rules.people.checkin.scope != rules::CheckinScope::Evening)
        return {};
    for (const tournament::Team& team : before.setting->teams)
        for (std::size_t i = 0; i < team.players.size() && team.id != m_absent; ++i) {
            if (i > 1 && m_chance.oneIn(2))
                continue;
            now += seconds(8, 30);
            if (auto came = m_record.record(now, 0, arrival(team.players[i], rules, {})); !came)
                return came;
        }
    return {};
}

/// Calls the ready matches to free tables.
void DemoTables::sitDown(DemoTime now)
{
    const Tournament& tournament = m_record.tournament();
    if (static_cast<int>(m_playing.size()) >= tournament.setting->tournament->tables)
        return;
    for (const Match* match : tournament::inOrder(tournament)) {
        if (match->state != tournament::State::Ready || m_started.count(match->id) ||
            isAtTable(match->teams.a) || isAtTable(match->teams.b) || !mayBegin(*match))
            continue;
        int table = 1;
        while (std::ranges::find(m_playing, table, &Playing::table) != m_playing.end())
            ++table;
        if (table > tournament.setting->tournament->tables)
            return;
        m_started.insert(match->id);
        m_playing.push_back(seated(*match, table, now));
    }
}

/// With tasks left to the user, the second round waits for the first.
bool DemoTables::mayBegin(const Match& match) const
{
    const tournament::Setting& setting = *m_record.tournament().setting;
    return !m_stop.leavesTasks || bracket::find(setting.bracket, match.id)->round == 1 ||
           m_over >= static_cast<int>(setting.draw->teams.size()) / 2;
}

bool DemoTables::isAtTable(const std::string& team) const
{
    return std::ranges::any_of(m_playing, [&](const Playing& playing) {
        return playing.teams.a == team || playing.teams.b == team;
    });
}

DemoTables::Playing DemoTables::seated(const Match& match, int table, DemoTime now)
{
    const tournament::Setting& setting = *m_record.tournament().setting;
    Playing playing;
    playing.match = match.id;
    playing.teams = match.teams;
    playing.number = static_cast<int>(m_started.size());
    playing.table = table;
    playing.due = now + seconds(60, 180);
    for (const scoring::Side side : scoring::bothSides)
        playing.skill[side] = skillOf(setting, match.teams[side]);
    playing.isSlow = m_timeWanted && match.rules->rules.time.limitMin && match.id != m_noShow &&
                     std::ranges::none_of(m_playing, &Playing::isSlow);
    playing.hasBagger = m_penaltyWanted && match.rules->rules.bags.limit && match.id != m_noShow &&
                        !playing.isSlow && std::ranges::none_of(m_playing, &Playing::hasBagger);
    playing.bagger = m_chance.side();
    playing.bidsFirst = m_chance.oneIn(3);
    if (m_stop.leavesTasks)
        playing.task = taskOf(setting, match);
    if (playing.task != DemoTask::None)
        playing.isSlow = playing.hasBagger = false;
    playing.expected = expectedAt(match);
    return playing;
}

/// The players who show an ID before the match: all of them, or if IDs are checked at the door only the team
/// that missed its first match.
std::vector<std::string> DemoTables::expectedAt(const Match& match)
{
    const bool isOnArrival = match.rules->people.checkin.scope != rules::CheckinScope::Match;
    std::vector<std::string> expected;
    for (const scoring::Side side : scoring::bothSides) {
        const tournament::Team& team = *tournament::team(*m_record.tournament().setting, match.teams[side]);
        const bool isLate = team.id == m_absent;
        if (isLate ? match.id == m_noShow : isOnArrival)
            continue;
        std::vector<std::string> two(team.players.begin(), team.players.begin() + 2);
        if (team.players.size() > 2 && m_chance.oneIn(3))
            two[1] = team.players[2];
        expected.insert(expected.end(), two.begin(), two.end());
        if (isLate)
            m_absent.clear();
    }
    return expected;
}

Answer<void> DemoTables::step(Playing& playing)
{
    const Match& match = matchOf(playing);
    if (!playing.expected.empty())
        return checkIn(playing);
    if (match.id == m_noShow)
        return noShow(playing);
    if (playing.task == DemoTask::Call) {
        playing.waits = true;
        return {};
    }
    if (!match.call)
        return callTo(playing);
    return match.state == tournament::State::Ended ? sign(playing) : playOn(playing);
}

facts::Checkin DemoTables::arrival(const std::string& person, const rules::Set& rules,
                                   const std::string& match)
{
    const rules::Checkin& asked = rules.people.checkin;
    facts::Checkin checkin = idShown(person, asked, match);
    ++m_arrivals;
    if (!asked.acceptedIds.empty() && m_chance.oneIn(4))
        checkin.shown = asked.acceptedIds.back();
    if (m_arrivals == 3 && asked.noIdNoPlay) {
        checkin.shown = "photo of the card on a phone";
        checkin.override = "left the card at home; known to the supervisor from class";
    }
    return checkin;
}

Answer<void> DemoTables::checkIn(Playing& playing)
{
    facts::Checkin checkin = arrival(playing.expected.front(), *matchOf(playing).rules, playing.match);
    const DemoTime at = playing.due;
    playing.expected.erase(playing.expected.begin());
    playing.due += playing.expected.empty() && playing.match == m_noShow ? 10 * demoMinute : seconds(10, 45);
    return m_record.record(at, 0, std::move(checkin));
}

Answer<void> DemoTables::noShow(Playing& playing)
{
    const Match& match = matchOf(playing);
    playing.isOver = true;
    const auto winner = match.teams.a == m_absent ? facts::Winner::B : facts::Winner::A;
    facts::Outcome outcome{{match.id, match.attempt}, winner, facts::Decided::NoShow, {}};
    outcome.missing = 2;
    outcome.waited = 10;
    return m_record.record(playing.due, 0, std::move(outcome));
}

Answer<void> DemoTables::callTo(Playing& playing)
{
    CallOptions options{playing.table, m_chance.oneOf(facts::allSeats)};
    const auto call = callFor(m_record.tournament(), matchOf(playing), options);
    if (!call)
        return tl::unexpected(call.error());
    const DemoTime at = playing.due;
    playing.began = at;
    playing.due += handLength(playing);
    return m_record.record(at, playing.table, *call);
}

Answer<void> DemoTables::sign(Playing& playing)
{
    playing.isOver = true;
    return m_record.record(playing.due, playing.table, signaturesOf(matchOf(playing)));
}

// The hands at each table.

/// The bids or the tricks of the next hand are due.
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

/// The next hand of the match: one with something to show, or a random one.
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

/// Plays plain hands and then the situation of the table's task.
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

/// Records as evidence that the accused had a card of the suit led.
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
        playing.began = at; // the next game begins
    playing.due += match.state == tournament::State::Ended ? seconds(40, 120) : handLength(playing);
    return {};
}

/// Whether the time limit has passed and time was not called yet.
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
