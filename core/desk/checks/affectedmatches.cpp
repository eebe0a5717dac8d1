#include "affectedmatches.h"

#include "named.h"

#include "tournament/fold/derive.h"

namespace desk {

namespace {

/// Who sits there, and what was decided of it; a match that only now is decided stays what it was.
bool isSame(const tournament::Match& was, const tournament::Match& is)
{
    const bool staysDecided =
        was.state != tournament::State::Final ||
        (is.state == tournament::State::Final && is.outcome == was.outcome && is.winner == was.winner);
    return was.seats == is.seats && was.flags.disputed == is.flags.disputed && staysDecided;
}

} // namespace

std::vector<message::Message> affectedMatches(const tournament::Tournament& tournament,
                                              const facts::Fact& fact)
{
    tournament::Tournament after = tournament;
    tournament::apply(after, {tournament.seq + 1, {"-", {}, {}, {}}, fact});
    std::vector<message::Message> titles;
    for (const tournament::Match* was : tournament::inOrder(tournament)) {
        const tournament::Match* is = tournament::match(after, was->id);
        if (tournament::hasBegun(tournament::recordOf(tournament, was->id)) && (!is || !isSame(*was, *is)))
            titles.push_back(matchTitle(*was));
    }
    return titles;
}

} // namespace desk
