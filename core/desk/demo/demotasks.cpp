#include "demotasks.h"

#include "demo.h"

#include "tournament/model/timestamp.h"
#include "tournament/queries/room.h"

namespace desk {

namespace {

constexpr int demoTeamCount = 16;
constexpr long long justNow = 20'000; ///< milliseconds since the last fact

bool isDemo(const Tournament& tournament)
{
    const auto& setting = tournament.setting;
    return setting->tournament && setting->tournament->name == demoName && setting->draw &&
           setting->draw->format == facts::Format::SingleElimination &&
           setting->draw->teams.size() == demoTeamCount &&
           tournament::entries(tournament).front().stamp.by == demoSupervisor;
}

/// The hand with that number on the sheet; null if there is none.
const tournament::Item* handOf(const Match& match, int hand)
{
    for (const tournament::Sheet& sheet : match.games)
        for (const tournament::Item& item : sheet.items)
            if (std::holds_alternative<scoring::Hand>(item.what) && !item.isOpen && --hand == 0)
                return &item;
    return nullptr;
}

DemoTry scoreOf(const Match& match)
{
    const int hands = handsBefore(DemoTask::Score);
    return {.hand = hands + 1,
            .isDone = tournament::handsOn(match) > hands || match.state == tournament::State::Final};
}

DemoTry amendOf(const Match& match)
{
    const tournament::Item* item = handOf(match, demoMistypedHand);
    if (!item)
        return {.hand = demoMistypedHand, .isDone = true};
    const scoring::Hand& hand = std::get<scoring::Hand>(item->what);
    return {.hand = demoMistypedHand,
            .tricks = {scoring::rawTricks(hand.sides.b), scoring::rawTricks(hand.sides.a)},
            .isDone = item->revision > 1};
}

DemoTry tryOf(const Match& match, DemoTask task)
{
    switch (task) {
    case DemoTask::Score:
        return scoreOf(match);
    case DemoTask::Amend:
        return amendOf(match);
    case DemoTask::Decide:
        return {.hand = handsBefore(DemoTask::Decide), .isDone = !match.flags.pending};
    case DemoTask::Call:
        return {.isDone = match.call.has_value() || match.state == tournament::State::Final};
    case DemoTask::None:
        break;
    }
    return {};
}

} // namespace

Answer<Draft> demoWithTasks(const std::string& utc)
{
    const Draft made = demoTournament({.teams = demoTeamCount, .leavesTasks = true}).value();
    const std::vector<facts::Entry>& entries = made.entries();
    const long long later =
        tournament::millisOf(utc) - justNow - tournament::millisOf(entries.back().stamp.at);
    Environment environment = thisMachine();
    environment.utc = [utc] { return utc; };
    Draft draft({}, environment, demoSupervisor);
    for (const facts::Entry& entry : entries) {
        const facts::Stamp& stamp = entry.stamp;
        const std::string at = tournament::utcOf(tournament::millisOf(stamp.at) + later);
        if (auto added = draft.add(facts::Request{stamp.op, stamp.by, environment.device, at, entry.fact});
            !added)
            return tl::unexpected(added.error());
    }
    return draft;
}

Answer<Desk> demoWithTasks(const std::string& path, const Environment& environment)
{
    return demoWithTasks(environment.utc()).and_then([&](const Draft& draft) {
        return Desk::create(path, draft, environment);
    });
}

std::vector<DemoTry> demoTries(const Tournament& tournament)
{
    std::vector<DemoTry> all;
    if (!isDemo(tournament))
        return all;
    for (const Match* match : tournament::inOrder(tournament)) {
        const DemoTask task = taskOf(*tournament.setting, *match);
        if (task == DemoTask::None)
            continue;
        DemoTry each = tryOf(*match, task);
        each.task = task;
        each.match = match->id;
        each.number = match->number.value_or(0);
        each.table = tournament::tableOf(tournament, *match);
        for (const scoring::Side side : scoring::bothSides)
            each.teams[side] = tournament::teamName(tournament, match->teams[side]);
        all.push_back(std::move(each));
    }
    return all;
}

} // namespace desk
