#include "title.h"

#include "text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <string>
#include <vector>

namespace roster {

namespace {

using Words = std::vector<std::string>;

constexpr std::size_t longestBeginning = 6; // words

// "TeamName" as "Team Name": folding would lose where the second word begins.
std::string withoutHumps(std::string_view title)
{
    std::string out;
    for (std::size_t at = 0; at < title.size(); ++at) {
        const bool hump = at > 0 && std::isupper(static_cast<unsigned char>(title[at])) &&
                          std::islower(static_cast<unsigned char>(title[at - 1]));
        out += hump ? " " : "";
        out += title[at];
    }
    return out;
}

// What stands in parentheses explains; the title is what stands outside.
std::string withoutParentheses(std::string_view title)
{
    std::string out;
    int depth = 0;
    for (const char c : title) {
        depth += c == '(' ? 1 : 0;
        if (depth == 0)
            out += c;
        depth -= c == ')' && depth > 0 ? 1 : 0;
    }
    return out;
}

enum class Kind { Letter, Digit, Other };
Kind kindOf(char c)
{
    if (c >= '0' && c <= '9')
        return Kind::Digit;
    return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80 ? Kind::Letter : Kind::Other;
}

// "player1_ID #" as player, 1, id, number.
Words wordsOf(std::string_view title)
{
    const std::string text = folded(withoutHumps(withoutParentheses(title)));
    Words words;
    Kind before = Kind::Other;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const Kind kind = kindOf(text[at]);
        const bool counts = text[at] == '#' && (at + 1 == text.size() || kindOf(text[at + 1]) != Kind::Digit);
        if (counts)
            words.emplace_back("number");
        else if (kind != Kind::Other && kind == before)
            words.back() += text[at];
        else if (kind != Kind::Other)
            words.emplace_back(1, text[at]);
        before = kind;
    }
    return words;
}

// The number of a player; 0 where the word is none.
int playerNumber(const std::string& word)
{
    return !word.empty() && word.size() <= 2 && kindOf(word[0]) == Kind::Digit ? std::stoi(word) : 0;
}

// The words of a title as they are taken apart: whose it is, and what of theirs.
struct Parts {
    int whose = anyones;
    bool aPerson = false; // says "player" or the like
    Words rest;
};

Parts partsOf(const Words& words)
{
    Parts parts;
    bool substitute = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at];
        const std::string next = at + 1 < words.size() ? words[at + 1] : "";
        if (isSmallWord(word))
            continue;
        if (playerNumber(word) > 0 && (next == "digit" || next == "digits")) {
            ++at;
        } else if (playerNumber(word) > 0) {
            parts.whose = playerNumber(word);
        } else if (ordinal(word) > 0 && meansAPerson(next)) {
            parts.whose = ordinal(word);
        } else if (meansThePartner(word)) {
            parts.aPerson = true;
            parts.whose = parts.whose > 0 ? parts.whose : 2;
        } else if (meansASubstitute(word)) {
            substitute = parts.aPerson = true;
        } else if (meansAPerson(word) || (word == "p" && playerNumber(next) > 0)) {
            parts.aPerson = true;
        } else {
            parts.rest.push_back(word);
        }
    }
    if (substitute)
        parts.whose = 2 + std::max(parts.whose, 1);
    return parts;
}

std::string joined(const Words& words, std::size_t count)
{
    std::string out;
    for (std::size_t at = 0; at < count; ++at)
        out += words[at];
    return out;
}

bool isOfAPerson(Field field)
{
    return field != Field::Team && field != Field::Seed && field != Field::Captain && field != Field::Role;
}

// "captain email": the captain's email; "captain" alone, or "team captain", says or names who it is.
std::optional<Meaning> ofTheCaptain(const Words& words)
{
    Words rest;
    for (const std::string& word : words)
        if (word != "captain" && word != "team")
            rest.push_back(word);
    if (rest.empty())
        return Meaning{{Field::Captain, anyones}};
    const auto field = fieldCalled(joined(rest, rest.size()));
    if (!field || !isOfAPerson(*field))
        return std::nullopt;
    return Meaning{{*field, captains}};
}

// The longest known beginning of a long title. One word says too little, unless the title is about a player.
std::optional<Meaning> byItsBeginning(const Parts& parts)
{
    const std::size_t fewest = parts.whose == anyones ? 2 : 1;
    for (std::size_t count = std::min(parts.rest.size(), longestBeginning + 1); count-- > fewest;)
        if (const auto field = fieldCalled(joined(parts.rest, count)))
            return Meaning{{*field, parts.whose}, true};
    return std::nullopt;
}

} // namespace

std::optional<Meaning> meaning(std::string_view title)
{
    const Parts parts = partsOf(wordsOf(title));
    const bool namesThem = parts.rest.empty() && parts.aPerson;
    std::optional<Meaning> found;
    if (namesThem)
        found = Meaning{{Field::Name, parts.whose}};
    else if (std::find(parts.rest.begin(), parts.rest.end(), "captain") != parts.rest.end())
        return parts.whose == anyones ? ofTheCaptain(parts.rest) : std::nullopt;
    else if (const auto field = fieldCalled(joined(parts.rest, parts.rest.size())))
        found = Meaning{{*field, parts.whose}};
    else
        found = byItsBeginning(parts);
    if (found && found->holds.whose != anyones && !isOfAPerson(found->holds.field))
        return std::nullopt;
    return found;
}

namespace {

struct Synonym {
    std::string_view words;
    Field field;
};

// "player", "member" and the like are taken out of a title before it is looked up, so "Member ID" is "id"
// here.
constexpr Synonym synonyms[] = {
    {"team", Field::Team},
    {"teamname", Field::Team},
    {"nameteam", Field::Team},
    {"partnership", Field::Team},
    {"partnershipname", Field::Team},
    {"pair", Field::Team},
    {"pairname", Field::Team},
    {"squad", Field::Team},
    {"squadname", Field::Team},
    {"entrant", Field::Team},

    {"seed", Field::Seed},
    {"seeding", Field::Seed},
    {"seednumber", Field::Seed},
    {"teamseed", Field::Seed},
    {"rank", Field::Seed},
    {"ranking", Field::Seed},
    {"teamrank", Field::Seed},

    {"name", Field::Name},
    {"fullname", Field::Name},
    {"displayname", Field::Name},
    {"student", Field::Name},
    {"studentname", Field::Name},
    {"studentfullname", Field::Name},
    {"firstlast", Field::Name},
    {"firstlastname", Field::Name},
    {"firstnamelastname", Field::Name},
    {"namefirstlast", Field::Name},
    {"lastfirst", Field::Name},
    {"lastfirstname", Field::Name},
    {"lastnamefirstname", Field::Name},
    {"lastnamefirst", Field::Name},
    {"namelastfirst", Field::Name},

    {"first", Field::First},
    {"firstname", Field::First},
    {"fname", Field::First},
    {"given", Field::First},
    {"givenname", Field::First},
    {"forename", Field::First},
    {"last", Field::Last},
    {"lastname", Field::Last},
    {"lname", Field::Last},
    {"surname", Field::Last},
    {"family", Field::Last},
    {"familyname", Field::Last},

    {"id", Field::Id},
    {"idno", Field::Id},
    {"idnumber", Field::Id},
    {"idcard", Field::Id},
    {"idcardnumber", Field::Id},
    {"studentid", Field::Id},
    {"studentidnumber", Field::Id},
    {"studentidno", Field::Id},
    {"studentno", Field::Id},
    {"studentnumber", Field::Id},
    {"sid", Field::Id},
    {"uin", Field::Id},
    {"uid", Field::Id},
    {"pid", Field::Id},
    {"pidnumber", Field::Id},
    {"banner", Field::Id},
    {"bannerid", Field::Id},
    {"bannernumber", Field::Id},
    {"gnumber", Field::Id},
    {"wnumber", Field::Id},
    {"localid", Field::Id},
    {"schoolid", Field::Id},
    {"campusid", Field::Id},
    {"universityid", Field::Id},
    {"universityidnumber", Field::Id},
    {"card", Field::Id},
    {"cardid", Field::Id},
    {"cardno", Field::Id},
    {"cardnumber", Field::Id},
    {"onecard", Field::Id},
    {"onecardnumber", Field::Id},

    {"email", Field::Email},
    {"mail", Field::Email},
    {"emailaddress", Field::Email},
    {"primaryemail", Field::Email},
    {"studentemail", Field::Email},
    {"schoolemail", Field::Email},
    {"universityemail", Field::Email},
    {"contactemail", Field::Email},

    {"role", Field::Role},
    {"teamrole", Field::Role},

    {"affiliation", Field::Affiliation},
    {"teamaffiliation", Field::Affiliation},
    {"residence", Field::Affiliation},
    {"residencehall", Field::Affiliation},
    {"hall", Field::Affiliation},
    {"dorm", Field::Affiliation},
    {"dormitory", Field::Affiliation},
    {"residencehallname", Field::Affiliation},
    {"residentialcollege", Field::Affiliation},
    {"club", Field::Affiliation},
    {"clubname", Field::Affiliation},
    {"fraternity", Field::Affiliation},
    {"sorority", Field::Affiliation},
    {"fraternitysorority", Field::Affiliation},
    {"greekorganization", Field::Affiliation},
    {"studentorganization", Field::Affiliation},
    {"organizationname", Field::Affiliation},
    {"organization", Field::Affiliation},
    {"organisation", Field::Affiliation},
    {"org", Field::Affiliation},
    {"chapter", Field::Affiliation},
    {"house", Field::Affiliation},
    {"college", Field::Affiliation},
    {"department", Field::Affiliation},
};

template <std::size_t size>
bool isAmong(const std::string_view (&words)[size], std::string_view word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

} // namespace

std::optional<Field> fieldCalled(std::string_view words)
{
    const auto* at = std::find_if(std::begin(synonyms), std::end(synonyms),
                                  [&](const Synonym& s) { return s.words == words; });
    return at == std::end(synonyms) ? std::nullopt : std::optional(at->field);
}

bool isSmallWord(std::string_view word)
{
    constexpr std::string_view words[] = {
        "a",  "an", "and",  "are",   "at",    "do",   "enter", "for",    "give", "her", "his",   "in",
        "is", "it", "list", "my",    "of",    "on",   "or",    "please", "s",    "the", "their", "this",
        "to", "us", "what", "which", "whats", "your", "you",   "legal",  "st",   "nd",  "rd",    "th"};
    return isAmong(words, word);
}

bool meansAPerson(std::string_view word)
{
    constexpr std::string_view words[] = {"player", "member", "participant", "person"};
    return isAmong(words, word);
}

bool meansThePartner(std::string_view word)
{
    constexpr std::string_view words[] = {"partner", "partners", "teammate", "teammates"};
    return isAmong(words, word);
}

bool meansASubstitute(std::string_view word)
{
    constexpr std::string_view words[] = {"substitute", "sub", "alternate", "reserve"};
    return isAmong(words, word);
}

int ordinal(std::string_view word)
{
    constexpr std::string_view words[] = {"first", "second", "third", "fourth", "fifth", "sixth"};
    const auto* at = std::find(std::begin(words), std::end(words), word);
    return at == std::end(words) ? 0 : static_cast<int>(at - std::begin(words)) + 1;
}

} // namespace roster
