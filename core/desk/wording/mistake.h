// Why something cannot be, as a value that is put into words for whoever reads it.
#pragma once

#include "wording/text.h"

#include <string>
#include <utility>
#include <vector>

namespace desk {

/// A sentence that names the place and the value. On a screen that the whole room sees it has neither the
/// reason of a suspension nor the code of a reading.
struct Mistake {
    /// What a caller tells apart from everything else.
    enum class Code {
        Other,
        Suspended,   ///< somebody is suspended; an override lets them in
        NoFreePlace, ///< a late team would have to take a place that another has
        Unfinished,  ///< of a tournament in which something is still to come
    };

    Mistake(const char* words) : Mistake(std::string(words)) {}
    Mistake(std::string words, Code what = Code::Other) : inFull(std::move(words)), code(what)
    {
        onScreen = inFull;
    }
    Mistake(std::string full, std::string shown, Code what = Code::Other)
        : inFull(std::move(full)), onScreen(std::move(shown)), code(what)
    {
    }
    Mistake(message::Message why, Code what = Code::Other)
        : inFull(wording::text(why)), onScreen(wording::text(why, wording::Reader::Screen)), code(what),
          message(std::move(why))
    {
    }

    std::string inFull; ///< for whoever asked by a command
    std::string onScreen;
    Code code = Code::Other;
    message::Message message{}; ///< its code is empty where the sentence was made without one
};

/// One sentence of both, which stays what a caller tells by either.
inline Mistake operator+(Mistake mistake, const Mistake& more)
{
    if (mistake.code == Mistake::Code::Other)
        mistake.code = more.code;
    mistake.inFull += more.inFull;
    mistake.onScreen += more.onScreen;
    return mistake;
}

/// What stands against recording something; none where nothing does.
using Objections = std::vector<Mistake>;

/// The mistake said behind its place, `roster.csv:3: …`, which is the argument `where` of its message.
Mistake placed(const std::string& where, Mistake mistake);
/// `ok` (false), `code`, `args` and `text`, as wording::members() has them. The code is `other` where the
/// sentence was made without one.
json::Object refusalOf(const Mistake& mistake);
/// The same as a line for programs (formats.md).
std::string refusalJson(const Mistake& mistake);

std::vector<std::string> inFull(const std::vector<Mistake>& mistakes);
std::vector<std::string> onScreen(const std::vector<Mistake>& mistakes);

} // namespace desk
