// The rules as a form asks for them: in the sections of the card, in words.
#pragma once

#include "cardparts.h"

#include "rules/parameters.h"
#include "rules/venue.h"

#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// A section of the card, with the parameters that it speaks of.
struct FormSection {
    std::string heading;
    std::vector<std::string_view> parameters;
    std::vector<rules::Topic> topics{}; ///< of the sentences that a form has there
};
/// Every parameter is in one of them.
std::vector<FormSection> formSections();
/// What the card says in that one of them; without statements where it is silent.
CardSection cardSection(const rules::Set& set, std::size_t section);

/// How the parameter would read with that value: `300 points`. A value that a file may not have reads as it
/// is.
std::string inWords(const rules::Values& values, std::string_view parameter, const json::Value& value);
/// What a sentence of the card is about: `how cards rank`.
std::string topicLabel(rules::Topic topic);
/// A member of a value that has several, `min` as `smallest bid`, and a value that it is chosen from, or what
/// it is without one. An item of a list has no key.
std::string memberLabel(std::string_view key);
std::string memberInWords(std::string_view key, const json::Value& value);

} // namespace wording
