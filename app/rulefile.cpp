#include "rulefile.h"

#include "input.h"

#include "desk/offline/rulebook.h"

#include <filesystem>

namespace {

bool isThere(const std::string& file)
{
    std::error_code error;
    return std::filesystem::exists(file, error);
}

/// Where in the name the colon of a phase stands; npos where all of it is the file's.
std::size_t colonOfPhase(const std::string& name)
{
    const std::size_t colon = name.rfind(':');
    return colon != std::string::npos && !isThere(name) && isThere(name.substr(0, colon)) ? colon
                                                                                          : std::string::npos;
}

} // namespace

desk::Answer<rules::Venue> rulesInFile(const std::string& name)
{
    const std::size_t colon = colonOfPhase(name);
    Input input(name.substr(0, colon));
    const auto text = readAll(input);
    if (!text)
        return desk::refused(text.error());
    auto venue = desk::venueFrom(*text, input.shownName());
    return venue && colon != std::string::npos ? desk::phaseOf(*venue, name.substr(colon + 1)) : venue;
}

desk::Answer<rules::Venue> rulesNamed(const std::string& name)
{
    auto known = desk::venueCalled(name);
    const bool isFile = isThere(name) || colonOfPhase(name) != std::string::npos;
    return known || !isFile ? known : rulesInFile(name);
}
