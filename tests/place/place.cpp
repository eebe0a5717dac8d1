#include "place.h"

namespace place {

std::string inSource(std::string_view name)
{
    const std::string top = COURTSIDE_SOURCE;
    return name.empty() ? top : top + '/' + std::string(name);
}

std::string program()
{
    return COURTSIDE_PROGRAM;
}

} // namespace place
