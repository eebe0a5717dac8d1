// The rules as a form shows them: in the sections of the card, in words.
#pragma once

#include "cardparts.h"

#include "rules/parameters.h"
#include "rules/venue.h"

#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// A section of the card and the parameters it is about.
struct FormSection {
    std::string heading;
    std::vector<std::string_view> parameters;
    std::vector<rules::Topic> topics{}; ///< the topics whose sentences a form shows there
};
/// Each parameter is in one section.
std::vector<FormSection> formSections();
/// What the card says in that section. No statements if it says nothing.
CardSection cardSection(const rules::Set& set, std::size_t section);

/// How the parameter reads with that value: `300 points`. A value that a file can't have is returned as it
/// is.
std::string inWords(const rules::Values& values, std::string_view parameter, const json::Value& value);
/// What a sentence of the card is about: `how cards rank`.
std::string topicLabel(rules::Topic topic);
/// The label of a member of a value: `smallest bid` for `min`. And the text for its value: a choice, or what
/// it is without one. An item of a list has no key.
std::string memberLabel(std::string_view key);
std::string memberInWords(std::string_view key, const json::Value& value);

} // namespace wording
