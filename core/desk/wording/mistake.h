// Why something can't be: a message, and what a caller tells it by.
#pragma once

#include "wording/text.h"

#include <string>
#include <utility>
#include <vector>

namespace desk {

struct Mistake {
    /// What a caller tells apart from everything else.
    enum class Code {
        Other,
        Suspended,   ///< somebody is suspended; an override lets them in
        NoFreePlace, ///< a late team would have to take a place that another has
        Unfinished,  ///< of a tournament in which something is still to come
    };

    Mistake(message::Message why, Code what = Code::Other) : message(std::move(why)), code(what) {}

    /// For whoever asked by a command.
    std::string inFull() const;
    /// On a screen that the whole room sees: without the reason of a suspension and the code of a reading.
    std::string onScreen() const;

    message::Message message;
    Code code = Code::Other;
    std::string where{}; ///< said before the sentence: `roster.csv:3`
};

/// What stands against recording something; none where nothing does.
using Objections = std::vector<Mistake>;

/// The mistake with that place before its own.
Mistake placed(const std::string& where, Mistake mistake);
/// `ok` (false), `code`, `args` and `text`, as wording::members() has them; a place is the argument `where`.
json::Object refusalOf(const Mistake& mistake);
/// The same as a line for programs (formats.md).
std::string refusalJson(const Mistake& mistake);

std::vector<std::string> inFull(const std::vector<Mistake>& mistakes);
std::vector<std::string> onScreen(const std::vector<Mistake>& mistakes);

} // namespace desk
