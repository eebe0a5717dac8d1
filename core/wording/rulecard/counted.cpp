#include "counted.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <cstdlib>

namespace wording {

std::string points(int number)
{
    return filled(RuleCard::tr("%1 point(s)", nullptr, std::abs(number)), rules::digits(number));
}

std::string tricks(int number)
{
    return filled(RuleCard::tr("%n trick(s)", nullptr, number));
}

std::string hands(int number)
{
    return filled(RuleCard::tr("%n hand(s)", nullptr, number));
}

std::string times(int number)
{
    return filled(RuleCard::tr("%n time(s)", nullptr, number));
}

std::string minutes(int number)
{
    return filled(RuleCard::tr("%n minute(s)", nullptr, number));
}

} // namespace wording
