#include "takeover.h"

#include "notdrawn.h"

#include "desk/checks/onsheet.h"
#include "tournament/model/convert.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"

namespace desk {

using wording::filled;

bool mayTakeOver(const tournament::Tournament& tournament, const tournament::Match& match)
{
    Objections found;
    return unbegunSheet(tournament, {match.id, match.attempt}, tournament::currentGame(match), found) !=
           nullptr;
}

Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const tournament::Match* found = tournament::match(draft.tournament(), match);
        if (!found)
            return notDrawn(match);
        facts::Paper paper = tournament::paperFrom(start);
        paper.sitting = {found->id, found->attempt};
        paper.game = tournament::currentGame(*found);
        return draft.add(facts::Fact(paper));
    });
}

std::string takenOverText(const tournament::Tournament& tournament, const std::string& match)
{
    const tournament::Match& found = *tournament::match(tournament, match);
    const auto& score = tournament::sheetOf(found, tournament::currentGame(found)).now.result.score;
    return filled(wording::Desk::tr("%1 goes on from paper: A %2, B %3"), wording::titleOf(found), score.a,
                  score.b);
}

} // namespace desk
