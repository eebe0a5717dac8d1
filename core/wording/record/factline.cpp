#include "factline.h"

#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

std::string whole(const FactLine& line)
{
    return line.detail.empty() ? line.head : filled(Desk::tr("%1: %2"), line.head, line.detail);
}

FactLine inRecordOf(const FactLine& line, std::string_view match)
{
    if (line.match.empty() || line.match != match)
        return line;
    return line.own.empty() ? FactLine{line.detail} : FactLine{line.own, line.detail};
}

} // namespace wording
