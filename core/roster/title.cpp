#include "title.h"

#include "text.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <vector>

namespace roster {

namespace {

using Words = std::vector<std::string>;

constexpr std::size_t longestBeginning = 6; // words

// Words of a title that don't say what the column is, or whose.
constexpr std::string_view smallWords[] = {
    "a",  "an", "and",  "are",   "at",    "do",   "enter", "for",    "give", "her", "his",   "in",
    "is", "it", "list", "my",    "of",    "on",   "or",    "please", "s",    "the", "their", "this",
    "to", "us", "what", "which", "whats", "your", "you",   "legal",  "st",   "nd",  "rd",    "th"};
constexpr std::string_view personWords[] = {"player", "member", "participant", "person"};
constexpr std::string_view partnerWords[] = {"partner", "partners", "teammate", "teammates"};
constexpr std::string_view substituteWords[] = {"substitute", "sub", "alternate", "reserve"};
constexpr std::string_view ordinals[] = {"first", "second", "third", "fourth", "fifth", "sixth"};

template <class Words>
bool isAmong(const Words& words, std::string_view word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

/// 1 for `first`; 0 if the word isn't an ordinal.
int ordinal(std::string_view word)
{
    const auto* at = std::find(std::begin(ordinals), std::end(ordinals), word);
    return at == std::end(ordinals) ? 0 : static_cast<int>(at - std::begin(ordinals)) + 1;
}

struct Synonyms {
    Field field;
    std::string_view titles; ///< without blanks, separated by commas
};

// Words like "player" and "member" are removed from a title before it is looked up, so "Member ID" is "id"
// here.
constexpr Synonyms synonyms[] = {
    {Field::Team, "team,teamname,nameteam,partnership,partnershipname,pair,pairname,squad,squadname,"
                  "entrant"},
    {Field::Seed, "seed,seeding,seednumber,teamseed,rank,ranking,teamrank"},
    {Field::Name, "name,fullname,displayname,student,studentname,studentfullname,firstlast,firstlastname,"
                  "firstnamelastname,namefirstlast,lastfirst,lastfirstname,lastnamefirstname,"
                  "lastnamefirst,namelastfirst"},
    {Field::First, "first,firstname,fname,given,givenname,forename"},
    {Field::Last, "last,lastname,lname,surname,family,familyname"},
    {Field::Id, "id,idno,idnumber,idcard,idcardnumber,studentid,studentidnumber,studentidno,studentno,"
                "studentnumber,sid,uin,uid,pid,pidnumber,banner,bannerid,bannernumber,gnumber,wnumber,"
                "localid,schoolid,campusid,universityid,universityidnumber,card,cardid,cardno,"
                "cardnumber,onecard,onecardnumber"},
    {Field::Email, "email,mail,emailaddress,primaryemail,studentemail,schoolemail,universityemail,"
                   "contactemail"},
    {Field::Role, "role,teamrole"},
    {Field::Affiliation,
     "affiliation,teamaffiliation,residence,residencehall,hall,dorm,dormitory,"
     "residencehallname,residentialcollege,club,clubname,fraternity,sorority,"
     "fraternitysorority,greekorganization,studentorganization,organizationname,organization,"
     "organisation,org,chapter,house,college,department"},
};

/// The field with these words, in lowercase without blanks (`studentid`).
std::optional<Field> fieldCalled(const std::string& words)
{
    const auto* const found = std::ranges::find_if(synonyms, [&](const Synonyms& each) {
        return (',' + std::string(each.titles) + ',').find(',' + words + ',') != std::string::npos;
    });
    return words.empty() || found == std::end(synonyms) ? std::nullopt : std::optional(found->field);
}

// "TeamName" as "Team Name": folding would lose the start of the second word.
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

// Text in parentheses only explains the title.
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

// "player1_ID #" becomes player, 1, id, number.
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

// The number of a player; 0 if the word isn't one.
int playerNumber(const std::string& word)
{
    return !word.empty() && word.size() <= 2 && kindOf(word[0]) == Kind::Digit ? std::stoi(word) : 0;
}

// A title taken apart: whose column it is, and which field.
struct Parts {
    int whose = rowPlayer;
    bool aPerson = false; // has "player" or the like
    Words rest;
};

Parts partsOf(const Words& words)
{
    Parts parts;
    bool substitute = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string& word = words[at];
        const std::string next = at + 1 < words.size() ? words[at + 1] : "";
        if (isAmong(smallWords, word))
            continue;
        if (playerNumber(word) > 0 && (next == "digit" || next == "digits")) {
            ++at;
        } else if (playerNumber(word) > 0) {
            parts.whose = playerNumber(word);
        } else if (ordinal(word) > 0 && isAmong(personWords, next)) {
            parts.whose = ordinal(word);
        } else if (isAmong(partnerWords, word)) {
            parts.aPerson = true;
            parts.whose = parts.whose > 0 ? parts.whose : 2;
        } else if (isAmong(substituteWords, word)) {
            substitute = parts.aPerson = true;
        } else if (isAmong(personWords, word) || (word == "p" && playerNumber(next) > 0)) {
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

// "captain email" is the captain's email; "captain" alone, or "team captain", marks or names the captain.
std::optional<Meaning> ofTheCaptain(const Words& words)
{
    Words rest;
    for (const std::string& word : words)
        if (word != "captain" && word != "team")
            rest.push_back(word);
    if (rest.empty())
        return Meaning{{Field::Captain, rowPlayer}};
    const auto field = fieldCalled(joined(rest, rest.size()));
    if (!field || !isOfAPerson(*field))
        return std::nullopt;
    return Meaning{{*field, captains}};
}

// The longest known beginning of a long title. One word isn't enough, unless the title is about a player.
std::optional<Meaning> byItsBeginning(const Parts& parts)
{
    const std::size_t fewest = parts.whose == rowPlayer ? 2 : 1;
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
        return parts.whose == rowPlayer ? ofTheCaptain(parts.rest) : std::nullopt;
    else if (const auto field = fieldCalled(joined(parts.rest, parts.rest.size())))
        found = Meaning{{*field, parts.whose}};
    else
        found = byItsBeginning(parts);
    if (found && found->holds.whose != rowPlayer && !isOfAPerson(found->holds.field))
        return std::nullopt;
    return found;
}

} // namespace roster
