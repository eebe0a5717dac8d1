#include "disturbed.h"

#include "names.h"

namespace desk {

namespace {

bool hasBegun(const night::Night& night, const night::Match& match)
{
    for (const night::Filed& filed : night::recordOf(night, match.id))
        if (filed.holds && !std::holds_alternative<facts::Retract>(filed.entry->fact))
            return true;
    return false;
}

bool isSame(const night::Match& was, const night::Match& is)
{
    return was.seats == is.seats && was.flags.disputed == is.flags.disputed;
}

} // namespace

std::vector<std::string> disturbedBy(const night::Night& night, const facts::Fact& fact)
{
    night::Night after = night;
    night::apply(after, {night.seq + 1, {"-", {}, {}, {}}, fact});
    std::vector<std::string> titles;
    for (const night::Match* was : night::inOrder(night)) {
        const night::Match* is = night::match(after, was->id);
        if (hasBegun(night, *was) && (!is || !isSame(*was, *is)))
            titles.push_back(titleOf(*was));
    }
    return titles;
}

} // namespace desk
