#include "disturbed.h"

#include "names.h"

namespace desk {

namespace {

/// Who sits there, and what was decided of it; a match that only now is decided stays what it was.
bool isSame(const night::Match& was, const night::Match& is)
{
    const bool staysDecided =
        was.state != night::State::Final ||
        (is.state == night::State::Final && is.outcome == was.outcome && is.winner == was.winner);
    return was.seats == is.seats && was.flags.disputed == is.flags.disputed && staysDecided;
}

} // namespace

std::vector<std::string> disturbedBy(const night::Night& night, const facts::Fact& fact)
{
    night::Night after = night;
    night::apply(after, {night.seq + 1, {"-", {}, {}, {}}, fact});
    std::vector<std::string> titles;
    for (const night::Match* was : night::inOrder(night)) {
        const night::Match* is = night::match(after, was->id);
        if (night::hasBegun(night::recordOf(night, was->id)) && (!is || !isSame(*was, *is)))
            titles.push_back(titleOf(*was));
    }
    return titles;
}

} // namespace desk
