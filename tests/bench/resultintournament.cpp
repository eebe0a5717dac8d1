// How long it takes to add a result to the tournament in each format, from the fact to the updated
// tournament, early and late in the tournament. Bare is the least that a result can cost: recomputing only
// its own match. Also how long it takes to say which matches can be called and when everything will be over,
// which the window does after each hand.
#include "bench.h"
#include "cost.h"
#include "record.h"

#include "tournament/fold/derive.h"
#include "tournament/fold/matchfold.h"
#include "tournament/forecast/forecast.h"
#include "tournament/queries/queue.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <QtGlobal>

#include <cstdio>

namespace bench {

namespace {

constexpr int entrants = 64;
constexpr int handsToWin = 5; // this many hands make 500 points
constexpr int wanted = 24;    // results to measure, at each end of the tournament

facts::Draw drawOf(facts::Format format)
{
    facts::Draw draw;
    draw.format = format;
    if (format == facts::Format::PoolsPlayoff) {
        draw.pools = 8;
        draw.advance = 2;
    }
    if (format == facts::Format::Swiss)
        draw.rounds = 6;
    return draw;
}

/// A tournament that plays itself, one result after another.
class Playing {
public:
    explicit Playing(facts::Format format)
    {
        addSetting(m_record, entrants, drawOf(format));
        m_tournament = tournament::derive(m_record.entries());
    }

    /// Plays the next match up to its result, which isn't added yet. Nothing if all matches are over.
    std::optional<facts::Entry> nextResult()
    {
        const tournament::Match* match = nextMatch();
        if (!match)
            return std::nullopt;
        const facts::Sitting sitting{match->id, match->attempt};
        const auto& a = tournament::team(*m_tournament.setting, match->teams.a)->players;
        const auto& b = tournament::team(*m_tournament.setting, match->teams.b)->players;
        const bool goesToA = *match->number * 7 % 3 != 0;
        tell(facts::Call{sitting, 1, {match->teams.a, match->teams.b}, {{a[0], b[0], a[1], b[1]}}, {}});
        for (int n = 1; n <= handsToWin; ++n)
            tell(handOf(sitting, n, goesToA));
        const scoring::Result& result = tournament::result(*tournament::match(m_tournament, sitting.match));
        return m_record.add(facts::Agree{
            sitting, {result.score.a, result.score.b}, goesToA ? facts::Winner::A : facts::Winner::B, {}});
    }

    /// Adds a fact as the desk does: to a copy, which then replaces the tournament.
    void take(const facts::Entry& entry)
    {
        tournament::Tournament next = m_tournament;
        tournament::apply(next, entry);
        m_changed = tournament::changed(m_tournament, next).size();
        m_tournament = std::move(next);
    }
    /// Recomputes only the match of that result.
    void takeBare(const facts::Entry& entry) const
    {
        const std::string& id = facts::sittingOf(entry.fact)->match;
        const tournament::Match& match = *tournament::match(m_tournament, id);
        const bracket::Seated seated{match.seats.a, match.seats.b, {}, {}};
        for (const bracket::Match& drawn : m_tournament.setting->bracket.matches)
            if (drawn.id == id && !tournament::fold(*m_tournament.setting, drawn, seated,
                                                    tournament::recordOf(m_tournament, id)))
                qFatal("the match is not in the draw");
    }
    std::size_t changed() const { return m_changed; }
    const tournament::Tournament& tournament() const { return m_tournament; }

private:
    void tell(facts::Fact fact) { tournament::apply(m_tournament, m_record.add(std::move(fact))); }

    static facts::Hand handOf(const facts::Sitting& sitting, int number, bool goesToA)
    {
        using enum facts::Bid::Call;
        facts::Hand hand;
        hand.spot = {sitting, 1, number * facts::placeStep};
        hand.sides.a = {facts::Bids{facts::Bid{Number, 6}, facts::Bid{Number, 6}}, false, 12};
        hand.sides.b = {facts::Bids{facts::Bid{Number, 1}, facts::Bid{Number, 1}}, false, 1};
        if (!goesToA)
            std::swap(hand.sides.a, hand.sides.b);
        return hand;
    }

    const tournament::Match* nextMatch()
    {
        for (;;) {
            for (const tournament::Match* match : tournament::inOrder(m_tournament))
                if (match->state == tournament::State::Ready)
                    return match;
            const auto ties = tournament::undecidedTies(m_tournament);
            const auto next = tournament::nextPairing(m_tournament);
            if (next) {
                tell(*next);
            } else if (!ties.empty()) {
                facts::Lot lot;
                for (const int seed : ties.front().seeds)
                    lot.teams.push_back(tournament::teamOfSeed(*m_tournament.setting, seed));
                tell(lot);
            } else {
                return nullptr;
            }
        }
    }

    Record m_record;
    tournament::Tournament m_tournament;
    std::size_t m_changed = 0;
};

struct Measured {
    Cost result;
    Samples queue;
    Samples forecast;
};

/// The first and the last results of the tournament.
struct Ends {
    Measured early;
    Measured late;
};

Ends costIn(facts::Format format, int results)
{
    Ends ends;
    Playing playing(format);
    for (int number = 1;; ++number) {
        const auto result = playing.nextResult();
        if (!result)
            return ends;
        const bool isMeasured = number <= wanted || number > results - wanted;
        Measured& into = number <= wanted ? ends.early : ends.late;
        if (!isMeasured) {
            playing.take(*result);
            continue;
        }
        into.result.bare.take([&] { playing.takeBare(*result); });
        into.result.ours.take([&] { playing.take(*result); });
        if (playing.changed() == 0)
            qFatal("a result changed nothing");
        const tournament::Timestamp now{result->stamp.at, {}, 0, 0};
        into.queue.take([&] { tournament::queue(playing.tournament(), now); });
        into.forecast.take([&] { tournament::forecast(playing.tournament(), now); });
    }
}

void printBoth(const char* what, const Samples& early, const Samples& late)
{
    std::printf("%10s  %8.0f early, %.0f late\n", what, early.p50(), late.p50());
}

int resultsIn(facts::Format format)
{
    Playing playing(format);
    int results = 0;
    while (const auto result = playing.nextResult()) {
        playing.take(*result);
        ++results;
    }
    return results;
}

} // namespace

void resultInTournament()
{
    printHead("One result in the tournament, 64 teams", "tournament", "the match alone");
    for (const auto& each : facts::EnumText<facts::Format>::all) {
        std::printf("%s\n", each.text.data());
        const Ends ends = costIn(each.meaning, resultsIn(each.meaning));
        print("early", ends.early.result);
        print("late", ends.late.result);
        printGrowth(ends.early.result, ends.late.result);
        printBoth("queue", ends.early.queue, ends.late.queue);
        printBoth("forecast", ends.early.forecast, ends.late.forecast);
    }
}

} // namespace bench
