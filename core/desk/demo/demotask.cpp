#include "demotask.h"

#include <array>
#include <cstdlib>

namespace desk {

namespace {

constexpr std::array tasks{DemoTask::Score, DemoTask::Amend, DemoTask::Decide, DemoTask::Call};
constexpr int roundWithTasks = 2;

} // namespace

DemoTask taskOf(const tournament::Setting& setting, const tournament::Match& match)
{
    std::size_t place = 0;
    for (const bracket::Match& drawn : setting.bracket.matches) {
        if (drawn.round != roundWithTasks || !drawn.number)
            continue;
        if (drawn.id == match.id)
            return place < tasks.size() ? tasks[place] : DemoTask::None;
        ++place;
    }
    return DemoTask::None;
}

int handsBefore(DemoTask task)
{
    switch (task) {
    case DemoTask::Score:
        return 4;
    case DemoTask::Amend:
    case DemoTask::Decide:
        return 3;
    case DemoTask::Call:
    case DemoTask::None:
        break;
    }
    return 0;
}

bool isPlain(const scoring::Hand& hand)
{
    constexpr int plainly = 3; ///< tricks
    const int a = scoring::rawTricks(hand.sides.a);
    const int b = scoring::rawTricks(hand.sides.b);
    return scoring::nilsIn(hand.sides.a) == 0 && scoring::nilsIn(hand.sides.b) == 0 && !hand.override &&
           std::abs(a - b) >= plainly && a >= scoring::contractOf(hand.sides.a).value_or(a + 1) &&
           b >= scoring::contractOf(hand.sides.b).value_or(b + 1);
}

} // namespace desk
