#include "words.h"

#include <algorithm>
#include <iterator>

namespace roster {

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
