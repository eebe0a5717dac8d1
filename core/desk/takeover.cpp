#include "takeover.h"

#include "names.h"
#include "onsheet.h"

#include "night/convert.h"

namespace desk {

bool mayTakeOver(const night::Night& night, const night::Match& match)
{
    Objections found;
    return unbegunSheet(night, {match.id, match.attempt}, night::currentGame(match), found) != nullptr;
}

Answer<Recorded> takeOver(Desk& desk, const std::string& by, const std::string& match,
                          const scoring::Start& start)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const night::Match* found = night::match(draft.night(), match);
        if (!found)
            return refused(match + " is not in the draw any more");
        facts::Paper paper = night::recorded(start);
        paper.sitting = {found->id, found->attempt};
        paper.game = night::currentGame(*found);
        return draft.add(facts::Fact(paper));
    });
}

std::string takenOverText(const night::Night& night, const std::string& match)
{
    const night::Match& found = *night::match(night, match);
    const auto& score = night::sheetOf(found, night::currentGame(found)).now.result.score;
    return titleOf(found) + " goes on from paper: A " + std::to_string(score.a) + ", B " +
           std::to_string(score.b);
}

} // namespace desk
