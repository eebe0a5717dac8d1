#include "tournamentjson.h"

#include "json/build.h"
#include "json/value.h"

#include <set>

namespace files {

using message::Message;

namespace {

enum class TournamentFormat { First };
constexpr json::Word<TournamentFormat> tournamentFormats[] = {
    {"courtside-tournament/1", TournamentFormat::First}};

/// Reads one fact; `number` names it in mistakes.
void readFact(const json::Value& value, int number, json::Problems& problems,
              std::vector<TournamentFact>& facts)
{
    const auto place = Message{"place-fact", {{"fact", number}}};
    const auto add = [&](const std::string& key, Message what) {
        problems.push_back({value.line, key, std::move(what), {place}});
    };
    const auto request = facts::readLine(json::print(value), value.line);
    if (!request) {
        for (const json::Problem& problem : request.error())
            add(problem.place, problem.what);
        return;
    }
    for (const auto& [key, given] :
         {std::pair("op", request->op.has_value()), std::pair("by", request->by.has_value()),
          std::pair("device", request->device.has_value()), std::pair("at", request->at.has_value())})
        if (!given)
            add(key, Message{"json-missing"});
    const json::Value* seq = value.find("seq");
    if (!seq || !seq->integer() || *seq->integer() != number)
        add("seq", seq ? Message{"tournament-other-seq", {{"found", json::shown(*seq)}, {"seq", number}}}
                       : Message{"tournament-no-seq", {{"seq", number}}});
    facts.push_back({{number,
                      {request->op.value_or(""), request->by.value_or(""), request->device.value_or(""),
                       request->at.value_or("")},
                      request->fact},
                     value.line});
}

void readFacts(json::Reader& reader, TournamentText& tournament)
{
    const json::Value* list = reader.need("facts");
    if (list && !list->array())
        reader.refuse(*list, "facts", json::notAList(*list));
    if (!list || !list->array())
        return;
    int number = 0;
    for (const json::Value& value : *list->array())
        readFact(value, ++number, reader.problems(), tournament.facts);
    if (number == 0)
        reader.refuse(*list, "facts", Message{"tournament-no-facts"});
}

void readJournal(json::Reader& reader, TournamentText& tournament)
{
    const json::Value* journal = reader.need("journal");
    if (!journal)
        return;
    json::Reader inside(*journal, "journal", reader.problems());
    const int facts = static_cast<int>(tournament.facts.size());
    if (journal->object() && inside.integer("seq", 0, 2000000000) != facts && reader.problems().empty())
        inside.refuse(*journal, "seq", Message{"tournament-other-count", {{"facts", facts}}});
    if (const json::Value* head = inside.need("head")) {
        facts::Hex{64}.read({*head, inside.placeOf("head"), reader.problems()}, tournament.head);
        tournament.headLine = head->line;
    }
    inside.done();
}

} // namespace

facts::Entry withoutCard(facts::Entry entry)
{
    if (auto* person = std::get_if<facts::Person>(&entry.fact)) {
        person->cardHash.reset();
        person->cardEnd.reset();
        person->stripeHash.reset();
    }
    return entry;
}

std::string tournamentJson(const std::vector<facts::Entry>& entries, const std::string& head)
{
    std::string text = "{\"format\":\"courtside-tournament/1\",\"facts\":[";
    const char* before = "\n";
    for (const facts::Entry& entry : entries) {
        text += before + facts::line(withoutCard(entry));
        before = ",\n";
    }
    const json::Value journal =
        json::Object{{"seq", entries.empty() ? 0 : entries.back().seq}, {"head", head}};
    return text + "],\n\"journal\":" + json::print(journal) + "}\n";
}

int cardsIn(const std::vector<facts::Entry>& entries)
{
    std::set<std::string> people;
    for (const facts::Entry& entry : entries)
        if (const auto* person = std::get_if<facts::Person>(&entry.fact))
            if (person->cardHash || person->cardEnd || person->stripeHash)
                people.insert(person->id);
    return static_cast<int>(people.size());
}

tl::expected<TournamentText, json::Problems> readTournament(std::string_view text)
{
    const auto value = json::parse(text);
    if (!value)
        return tl::unexpected(json::Problems{value.error()});
    json::Problems problems;
    json::Reader reader(*value, {}, problems);
    TournamentText tournament;
    if (value->object()) {
        reader.word("format", tournamentFormats);
        readFacts(reader, tournament);
        readJournal(reader, tournament);
        reader.done();
    }
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return tournament;
}

namespace {

json::Value member(std::string key, json::Value value)
{
    return json::Object{{std::move(key), std::move(value)}};
}

json::Value slotValue(const bracket::Slot& slot)
{
    struct Visitor {
        json::Value operator()(const bracket::Seed& seed) const { return member("seed", seed.number); }
        json::Value operator()(const bracket::Bye&) const { return member("bye", true); }
        json::Value operator()(const bracket::WinnerOf& from) const { return member("winnerOf", from.match); }
        json::Value operator()(const bracket::LoserOf& from) const { return member("loserOf", from.match); }
        json::Value operator()(const bracket::PoolRank& from) const
        {
            return member("poolRank", json::Object{{"pool", from.pool}, {"rank", from.rank}});
        }
    };
    return std::visit(Visitor{}, slot);
}

json::Value matchValue(const bracket::Match& match)
{
    json::Object members{{"id", match.id}};
    if (match.number)
        members.emplace_back("number", *match.number);
    members.emplace_back("bracket", bracket::word(match.bracket));
    members.emplace_back("round", match.round);
    if (match.ifNecessary)
        members.emplace_back("ifNecessary", true);
    members.emplace_back("a", slotValue(match.a));
    members.emplace_back("b", slotValue(match.b));
    return members;
}

} // namespace

std::string bracketJson(const bracket::Bracket& bracket)
{
    const json::Object members{{"format", "courtside-bracket/1"},
                               {"kind", bracket::word(bracket.kind)},
                               {"entries", bracket.entries},
                               {"matches", json::list(bracket.matches, matchValue)}};
    return json::print(members);
}

} // namespace files
