#include "cells.h"

#include "text.h"

#include <algorithm>
#include <cctype>

namespace roster {

using message::Message;

namespace {

constexpr int longestEmail = 254;

/// A text that is taken apart from its beginning.
class Rest {
public:
    explicit Rest(std::string_view text) : m_text(text) {}

    /// Takes the digits there, as many as `most`; how many there were.
    std::size_t digits(std::size_t most = std::string_view::npos)
    {
        const std::size_t end = std::min({m_text.find_first_not_of("0123456789"), m_text.size(), most});
        m_text.remove_prefix(end);
        return end;
    }
    /// Takes one of these, where it is one.
    bool take(std::string_view any)
    {
        const bool is = !m_text.empty() && any.find(m_text.front()) != std::string_view::npos;
        m_text.remove_prefix(is ? 1 : 0);
        return is;
    }
    bool isAll(char c) const { return m_text.find_first_not_of(c) == std::string_view::npos; }
    bool isEmpty() const { return m_text.empty(); }

private:
    std::string_view m_text;
};

/// `1.23E+08`
bool isScientific(std::string_view id)
{
    Rest rest(id);
    if (rest.digits() == 0 || (rest.take(".,") && rest.digits() == 0))
        return false;
    return rest.take("eE") && rest.take("+") && rest.digits() > 0 && rest.isEmpty();
}

/// `730114820.00`
bool isFraction(std::string_view id)
{
    Rest rest(id);
    return rest.digits() > 0 && rest.take(".,") && !rest.isEmpty() && rest.isAll('0');
}

/// `730,114,820`
bool isGrouped(std::string_view id)
{
    Rest rest(id);
    if (const std::size_t first = rest.digits(); first == 0 || first > 3 || rest.isEmpty())
        return false;
    while (rest.take("., '"))
        if (rest.digits(3) != 3)
            return false;
    return rest.isEmpty();
}

/// `####`, `#N/A`
bool isFailed(std::string_view id)
{
    if (!id.starts_with('#'))
        return false;
    if (Rest(id).isAll('#'))
        return true;
    std::string word(id.substr(1, id.find_first_of("!?", id.size() - 1) - 1));
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return word == "REF" || word == "N/A" || word == "VALUE" || word == "NAME" || word == "NUM" ||
           word == "NULL" || word == "DIV/0";
}

// How spreadsheets leave an ID behind. What they dropped cannot be had back.
std::optional<Message> damageOf(const Message& what, const std::string& id)
{
    if (isScientific(id))
        return Message{"roster-id-rounded", {{"what", what}, {"id", shown(id)}}};
    if (isFraction(id) || isGrouped(id))
        return Message{"roster-id-made-a-number", {{"what", what}, {"id", shown(id)}}};
    if (isFailed(id))
        return Message{"roster-id-failed", {{"what", what}, {"id", shown(id)}}};
    return std::nullopt;
}

bool standsForNothing(const std::string& id)
{
    const std::string word = folded(id);
    return word == "-" || word == "n/a" || word == "na" || word == "none" || word == "tbd" || word == "?" ||
           word == "x";
}

std::string_view unwrapped(std::string_view id)
{
    if (id.size() > 3 && id.starts_with("=\"") && id.ends_with('"'))
        return id.substr(2, id.size() - 3);
    return id.size() > 1 && id.starts_with('\'') ? id.substr(1) : id;
}

bool isAddress(const std::string& text)
{
    const auto at = text.find('@');
    return at != std::string::npos && at > 0 && at + 1 < text.size() &&
           text.find('@', at + 1) == std::string::npos && text.find(' ') == std::string::npos;
}

// UTF-8 that some program took for Windows-1252 and saved so: "JosÃ©", "Oâ€™Brien".
bool looksMisread(const std::string& text)
{
    const std::u32string all = fromAnyBytes(text);
    for (std::size_t at = 0; at + 1 < all.size(); ++at) {
        const bool accent = (all[at] == U'Ã' || all[at] == U'Â') && all[at + 1] >= 0x80 && all[at + 1] < 0xC0;
        if (accent || (all[at] == U'â' && all[at + 1] == U'€'))
            return true;
    }
    return false;
}

template <std::size_t size>
bool isOneOf(const std::string_view (&words)[size], std::string_view word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

} // namespace

bool isEmpty(std::string_view text)
{
    const std::u32string all = fromAnyBytes(text);
    return std::all_of(all.begin(), all.end(), [](char32_t c) { return isBlank(c) || isLineBreak(c); });
}

std::string textIn(const Cell& cell, int longest, Notes& notes)
{
    if (isEmpty(cell.text))
        return {};
    auto text = storable(cell.text, cell.what, longest);
    if (!text) {
        notes.error(cell.line, text.error(), cell.column);
        return {};
    }
    if (looksMisread(*text))
        notes.warn(cell.line, Message{"roster-text-misread", {{"what", cell.what}, {"text", shown(*text)}}},
                   cell.column);
    return std::move(*text);
}

std::string idIn(const Cell& cell, Notes& notes)
{
    const std::string whole = textIn(cell, longestId, notes);
    Cell inner = cell;
    inner.text = unwrapped(whole);
    std::string id =
        inner.text == whole ? whole : textIn(inner, longestId, notes); // blanks behind the apostrophe go
    if (standsForNothing(id)) {
        notes.warn(cell.line, Message{"roster-id-taken-as-none", {{"what", cell.what}, {"id", shown(id)}}},
                   cell.column);
        return {};
    }
    auto damage = damageOf(cell.what, id);
    if (!damage && !id.empty() && id.find_first_of("0123456789") == std::string::npos) // none that a card has
        notes.warn(cell.line, Message{"roster-id-without-digit", {{"what", cell.what}, {"id", shown(id)}}},
                   cell.column);
    if (!damage)
        return id;
    notes.error(cell.line, *std::move(damage), cell.column);
    return {};
}

std::string emailIn(const Cell& cell, Notes& notes)
{
    Notes refusals;
    std::string email = textIn(cell, longestEmail, refusals);
    if (refusals.errors.empty() && (email.empty() || isAddress(email)))
        return email;
    // Nobody is kept from playing by an address.
    notes.warn(cell.line, Message{"roster-email-left-out", {{"what", cell.what}, {"text", shown(cell.text)}}},
               cell.column);
    return {};
}

std::optional<int> seedIn(const Cell& cell, Notes& notes)
{
    const std::string text = textIn(cell, longestName, notes);
    if (text.empty())
        return std::nullopt;
    const bool digits = text.find_first_not_of("0123456789") == std::string::npos && text.size() <= 9;
    const int seed = digits ? std::stoi(text) : 0;
    if (seed >= 1 && seed <= highestSeed)
        return seed;
    notes.error(cell.line, Message{"roster-seed-no-number", {{"text", shown(text)}, {"most", highestSeed}}},
                cell.column);
    return std::nullopt;
}

RoleWord roleIn(std::string_view text)
{
    constexpr std::string_view yes[] = {"captain", "team captain", "c", "yes", "y", "true", "1", "x", "✓",
                                        "✔"};
    constexpr std::string_view no[] = {"",       "no",          "n",       "false",      "0", "player",
                                       "member", "participant", "partner", "co-captain", "-"};
    constexpr std::string_view substitute[] = {"substitute", "sub", "alternate", "reserve"};
    constexpr std::string_view staff[] = {"staff",           "coach",   "head coach",
                                          "assistant coach", "manager", "team manager"};
    const std::string word = folded(storable(text, Message{"column-role"}).value_or(""));
    if (isOneOf(substitute, word))
        return {false, true, true, true};
    if (isOneOf(staff, word))
        return {false, false, false, true};
    if (isOneOf(yes, word))
        return {true, false, true, true};
    return {false, false, true, isOneOf(no, word)};
}

} // namespace roster
