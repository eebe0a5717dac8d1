#include "formwords.h"

#include "cardwriter.h"
#include "parameterwords.h"

#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <array>

namespace wording {

namespace {

struct SectionRow {
    const char* heading; ///< as on the card
    std::array<std::string_view, 4> groups;
    void (*write)(CardWriter& card);
};

constexpr SectionRow sectionRows[] = {
    {QT_TRANSLATE_NOOP("RuleCard", "Winning"), {"end"}, writeWinning},
    {QT_TRANSLATE_NOOP("RuleCard", "Time"), {"time"}, writeTime},
    {QT_TRANSLATE_NOOP("RuleCard", "Bidding"), {"bid"}, writeBidding},
    {QT_TRANSLATE_NOOP("RuleCard", "Making and missing a bid"), {"contract", "overtrick"}, writeContract},
    {QT_TRANSLATE_NOOP("RuleCard", "Bags"), {"bags"}, writeBags},
    {QT_TRANSLATE_NOOP("RuleCard", "Nil"), {"nil"}, writeNil},
    {QT_TRANSLATE_NOOP("RuleCard", "Renege and fouls"), {"renege", "fouls"}, writePenalties},
    {QT_TRANSLATE_NOOP("RuleCard", "Deal and play"),
     {"deck", "firstDealer", "play", "misdeal"},
     writeDealAndPlay},
    {QT_TRANSLATE_NOOP("RuleCard", "Check-in"), {"checkin"}, writeCheckin},
    {QT_TRANSLATE_NOOP("RuleCard", "Registration"), {"roster"}, writeRegistration},
};

/// A parameter that a form shows in the section of another group, below that group's own.
struct ElsewhereRow {
    std::string_view parameter;
    std::string_view group;
};

constexpr ElsewhereRow elsewhereRows[] = {{"contract.blindBid", "bid"}, {"contract.setAtTimes", "bags"}};

/// Where the sentences on a topic go.
struct TopicRow {
    rules::Topic topic;
    std::string_view group;
    const char* label;
};

constexpr TopicRow topicRows[] = {
    {rules::Topic::Bidding, "bid", QT_TRANSLATE_NOOP("RuleCard", "bidding")},
    {rules::Topic::Deal, "deck", QT_TRANSLATE_NOOP("RuleCard", "deal")},
    {rules::Topic::Ranking, "deck", QT_TRANSLATE_NOOP("RuleCard", "how cards rank")},
    {rules::Topic::Play, "deck", QT_TRANSLATE_NOOP("RuleCard", "play")},
    {rules::Topic::Talk, "renege", QT_TRANSLATE_NOOP("RuleCard", "talk at the table")},
    {rules::Topic::Cheating, "renege", QT_TRANSLATE_NOOP("RuleCard", "cheating")},
    {rules::Topic::Handbook, "checkin", QT_TRANSLATE_NOOP("RuleCard", "conduct and policies")}};

struct MemberWords {
    std::string_view key;
    const char* label;
};

constexpr MemberWords memberRows[] = {
    // special bids and blind bids
    {"minBid", QT_TRANSLATE_NOOP("RuleCard", "bid")},
    {"exact", QT_TRANSLATE_NOOP("RuleCard", "applies to")},
    {"onlyBlind", QT_TRANSLATE_NOOP("RuleCard", "counts")},
    {"made", QT_TRANSLATE_NOOP("RuleCard", "points if made")},
    {"set", QT_TRANSLATE_NOOP("RuleCard", "points lost if set")},
    {"min", QT_TRANSLATE_NOOP("RuleCard", "smallest bid")},
    {"multiplierMade", QT_TRANSLATE_NOOP("RuleCard", "multiply points if made by")},
    {"multiplierSet", QT_TRANSLATE_NOOP("RuleCard", "multiply points if set by")},
    {"minDeficit", QT_TRANSLATE_NOOP("RuleCard", "only when trailing by")},
    // double nil
    {"split", QT_TRANSLATE_NOOP("RuleCard", "points if one is made")},
    {"failed", QT_TRANSLATE_NOOP("RuleCard", "points if both fail")},
    // fouls, misdeals and limits
    {"name", QT_TRANSLATE_NOOP("RuleCard", "foul")},
    {"points", QT_TRANSLATE_NOOP("RuleCard", "points lost")},
    {"tricks", QT_TRANSLATE_NOOP("RuleCard", "tricks lost")},
    {"id", QT_TRANSLATE_NOOP("RuleCard", "reason")},
    {"by", QT_TRANSLATE_NOOP("RuleCard", "called by")},
    {"until", QT_TRANSLATE_NOOP("RuleCard", "until")},
    {"affiliation", QT_TRANSLATE_NOOP("RuleCard", "affiliation")},
    {"most", QT_TRANSLATE_NOOP("RuleCard", "maximum")},
};

constexpr MemberWords choiceRows[] = {
    {"opponents", QT_TRANSLATE_NOOP("RuleCard", "opponents")},
    {"anyone", QT_TRANSLATE_NOOP("RuleCard", "anyone")},
    {"first-bid", QT_TRANSLATE_NOOP("RuleCard", "the first bid")},
    {"own-bid", QT_TRANSLATE_NOOP("RuleCard", "the caller’s own bid")},
    {"opening-lead", QT_TRANSLATE_NOOP("RuleCard", "the opening lead")},
    {"second-trick", QT_TRANSLATE_NOOP("RuleCard", "the lead to the second trick")},
    {"hand-end", QT_TRANSLATE_NOOP("RuleCard", "the end of the hand")},
    {"true", QT_TRANSLATE_NOOP("RuleCard", "yes")},
    {"false", QT_TRANSLATE_NOOP("RuleCard", "no")},
};

template <std::size_t N>
std::string labelIn(const MemberWords (&rows)[N], std::string_view key)
{
    const auto* const at = std::ranges::find(rows, key, &MemberWords::key);
    return at == std::end(rows) ? std::string(key) : filled(RuleCard::tr(at->label));
}

} // namespace

std::vector<FormSection> formSections()
{
    std::vector<FormSection> all;
    for (const SectionRow& row : sectionRows) {
        FormSection section{filled(RuleCard::tr(row.heading)), {}};
        for (const std::string_view name : rules::parameterNames())
            if (std::ranges::count(row.groups, name.substr(0, name.find('.'))) > 0 &&
                std::ranges::count(elsewhereRows, name, &ElsewhereRow::parameter) == 0)
                section.parameters.push_back(name);
        for (const ElsewhereRow& each : elsewhereRows)
            if (std::ranges::count(row.groups, each.group) > 0)
                section.parameters.push_back(each.parameter);
        for (const TopicRow& each : topicRows)
            if (std::ranges::count(row.groups, each.group) > 0)
                section.topics.push_back(each.topic);
        all.push_back(std::move(section));
    }
    return all;
}

CardSection cardSection(const rules::Set& set, std::size_t section)
{
    CardWriter writer(set);
    sectionRows[section].write(writer);
    Card card = writer.done();
    if (card.sections.empty())
        return {filled(RuleCard::tr(sectionRows[section].heading)), {}};
    return std::move(card.sections.front());
}

std::string inWords(const rules::Values& values, std::string_view parameter, const json::Value& value)
{
    const auto with = rules::with(values, parameter, value);
    return with ? inWords(*with, parameter) : json::print(value);
}

std::string topicLabel(rules::Topic topic)
{
    return filled(RuleCard::tr(std::ranges::find(topicRows, topic, &TopicRow::topic)->label));
}

std::string memberLabel(std::string_view key)
{
    return labelIn(memberRows, key);
}

std::string memberInWords(std::string_view key, const json::Value& value)
{
    if (value.isNull())
        return filled(key == "set" ? RuleCard::tr("like any other bid") : RuleCard::tr("none"));
    if (const bool* isExact = value.boolean(); isExact && key == "exact")
        return filled(*isExact ? RuleCard::tr("only this bid") : RuleCard::tr("this bid or more"));
    if (const bool* isOnlyBlind = value.boolean(); isOnlyBlind && key == "onlyBlind")
        return filled(*isOnlyBlind ? RuleCard::tr("only if bid blind") : RuleCard::tr("blind or not"));
    return labelIn(choiceRows, value.string() ? *value.string() : json::print(value));
}

} // namespace wording
