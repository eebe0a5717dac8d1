#include "transfer.h"

#include "facts/digest.h"
#include "files/tournamentjson.h"
#include "wording/filled.h"
#include "wording/tr.h"
#include "json/build.h"

using wording::filled;

namespace desk {

using message::Message;

namespace {

/// The chain's hash over facts that are numbered from 1.
std::string headOf(const std::vector<facts::Entry>& entries)
{
    std::string hash(facts::firstPrev);
    for (const facts::Entry& entry : entries)
        hash = facts::hashOf({entry.seq, entry.stamp, std::string(facts::kindOf(entry.fact)),
                              facts::payload(entry.fact), hash});
    return hash;
}

/// `in.json:12: fact 10, by: is missing`
Message inText(const std::string& name, const json::Problem& problem)
{
    return Message{"json-in-file",
                   {{"file", name}, {"line", problem.line}, {"problem", json::placed(problem)}}};
}

/// The facts as the checks let them in, one after another.
Answer<Draft> checkedDraft(const files::TournamentText& tournament, const std::string& name,
                           const Environment& environment)
{
    Draft draft({}, environment, tournament.facts.front().entry.stamp.by);
    for (const files::TournamentFact& each : tournament.facts) {
        const facts::Stamp& stamp = each.entry.stamp;
        const auto added =
            draft.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, each.entry.fact});
        if (added)
            continue;
        std::vector<Mistake> mistakes;
        const auto fact =
            Message{"fact-of-kind", {{"fact", each.entry.seq}, {"kind", facts::kindOf(each.entry.fact)}}};
        for (const Mistake& mistake : added.error().mistakes)
            mistakes.push_back(placed(
                name + ':' + std::to_string(each.line),
                {Message{"problem-at", {{"place", fact}, {"problem", mistake.message}}}, mistake.code}));
        return refused(std::move(mistakes));
    }
    return draft;
}

} // namespace

Answer<Transferred> importTournament(std::string_view text, const std::string& name,
                                     const std::string& target, Environment environment)
{
    const auto tournament = files::readTournament(text);
    if (!tournament) {
        std::vector<Mistake> mistakes;
        for (const json::Problem& problem : tournament.error())
            mistakes.emplace_back(inText(name, problem));
        return refused(std::move(mistakes));
    }
    const auto draft = checkedDraft(*tournament, name, environment);
    if (!draft)
        return tl::unexpected(draft.error());
    if (const std::string head = headOf(draft->entries()); head != tournament->head)
        return refused(inText(
            name, {tournament->headLine, "journal.head",
                   Message{"tournament-other-head",
                           {{"found", tournament->head.substr(0, 12)}, {"head", head.substr(0, 12)}}}}));
    auto desk = Desk::create(target, *draft, std::move(environment));
    if (!desk)
        return tl::unexpected(desk.error());
    return Transferred{target, desk->head(), 0};
}

std::string transferredText(const Transferred& transferred)
{
    std::string text = filled(wording::Desk::tr("%1: %2 facts, head %3"), transferred.path,
                              transferred.head.seq, transferred.head.shown()) +
                       '\n';
    if (transferred.cards == 1)
        text += filled(wording::Desk::tr("left out: the cards of 1 player")) + '\n';
    else if (transferred.cards > 1)
        text += filled(wording::Desk::tr("left out: the cards of %1 players"), transferred.cards) + '\n';
    return text;
}

std::string transferredJson(const Transferred& transferred)
{
    return json::print(json::of(
        json::Object{{"ok", json::of(true)},
                     {"path", json::of(transferred.path)},
                     {"journal", json::of(json::Object{{"seq", json::Value{transferred.head.seq}},
                                                       {"head", json::of(transferred.head.shown())}})},
                     {"cardsLeftOut", json::of(transferred.cards)}}));
}

} // namespace desk
