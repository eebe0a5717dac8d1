#include "cite_reader.h"

#include "parameter.h"
#include "shape.h"

#include <algorithm>
#include <type_traits>

namespace rules {

using message::Message;

namespace {

constexpr std::string_view follows = "follows";
constexpr std::string_view notOnSheet = "not-on-sheet";

std::string textIfGiven(json::Reader& reader, std::string_view key)
{
    std::string text;
    if (const json::Value* value = reader.take(key))
        Text{}.read(*value, {reader.placeOf(key), reader.problems()}, text);
    return text;
}

// A reading needs its reason and its code, and neither can be without a reading.
void tellHalves(const json::Value& entry, const Place& at)
{
    const bool reading = entry.find("reading");
    for (const char* key : {"why", "code"})
        if (reading != (entry.find(key) != nullptr))
            at.refuse(entry, reading ? Message{"rules-reading-without", {{"key", key}}}
                                     : Message{"rules-without-reading", {{"key", key}}});
}

Cite readCite(const json::Value& entry, const std::string& name, const Place& at, Written written,
              std::vector<Unknown>& unknown)
{
    if (entry.string() && *entry.string() == follows)
        return {};
    if (entry.string() && *entry.string() == notOnSheet)
        return offSheet();
    if (!entry.object()) {
        at.refuse(entry, Message{"rules-not-a-cite", {{"found", json::shown(entry)}}});
        return {};
    }
    json::Reader reader(entry, at.path, at.problems);
    Cite cite = readCiteMembers(entry, reader);
    if (!entry.find("cite") && !entry.find("reading"))
        at.refuse(entry, Message{"rules-cite-empty"});
    if (parameter(name)) {
        cite.bareWords = textIfGiven(reader, "bareWords");
        if (cite.reading.empty() && !cite.bareWords.empty())
            at.refuse(entry, Message{"rules-without-reading", {{"key", "bareWords"}}});
    }
    finish(reader, written, "cites." + name + '.', unknown);
    return cite;
}

bool isItemOf(std::string_view list, std::string_view name)
{
    return name.size() > list.size() && name.substr(0, list.size()) == list && name[list.size()] == '.';
}

} // namespace

Cites readCites(const json::Value& cites, const std::string& place,
                const std::optional<std::vector<std::string>>& items, Written written,
                std::vector<Unknown>& unknown, json::Problems& problems)
{
    const auto isItem = [&](const std::string& name) {
        return items ? std::find(items->begin(), items->end(), name) != items->end()
                     : isItemOf("misdeal.reasons", name) || isItemOf("fouls", name);
    };
    Cites read;
    json::Reader reader(cites, place, problems);
    if (!cites.object())
        return read;
    for (const auto& [name, entry] : *cites.object()) {
        if (parameter(name) || std::ranges::find(groups(), name) != groups().end() || isItem(name))
            read[name] = readCite(entry, name, {reader.placeOf(name), problems}, written, unknown);
        else if (written == Written::InCopy)
            unknown.push_back({"cites." + name, json::print(entry)});
        else
            reader.refuse(entry, name, Message{"rules-unknown-citable"});
    }
    return read;
}

json::Value writeCites(const Cites& cites)
{
    json::Object all;
    const auto write = [&](const std::string& name, const Cite& cite) {
        all.emplace_back(name, cite.follows()    ? json::of(follows)
                               : cite.isOffSheet ? json::of(notOnSheet)
                                                 : json::of(citeMembers(cite)));
    };
    for (std::string_view group : groups()) {
        if (const auto at = cites.find(group); at != cites.end())
            write(at->first, at->second);
        for (const Parameter& parameter : parameters()) {
            if (groupOf(parameter.path) != group)
                continue;
            for (const auto& [name, cite] : cites)
                if (name != group && (name == parameter.path || isItemOf(parameter.path, name)))
                    write(name, cite);
        }
    }
    return json::of(std::move(all));
}

json::Object citeMembers(const Cite& cite)
{
    json::Object entry;
    for (const auto& [key, text] :
         {std::pair{"cite", &cite.section}, std::pair{"reading", &cite.reading}, std::pair{"why", &cite.why},
          std::pair{"code", &cite.code}, std::pair{"bareWords", &cite.bareWords}})
        if (!text->empty())
            entry.emplace_back(key, json::of(*text));
    return entry;
}

Cite readCiteMembers(const json::Value& entry, json::Reader& reader)
{
    Cite cite;
    cite.section = textIfGiven(reader, "cite");
    cite.reading = textIfGiven(reader, "reading");
    cite.why = textIfGiven(reader, "why");
    cite.code = textIfGiven(reader, "code");
    tellHalves(entry, {reader.place(), reader.problems()});
    return cite;
}

namespace {

constexpr json::Word<Topic> topics[] = {{"bidding", Topic::Bidding},  {"ranking", Topic::Ranking},
                                        {"deal", Topic::Deal},        {"play", Topic::Play},
                                        {"talk", Topic::Talk},        {"cheating", Topic::Cheating},
                                        {"handbook", Topic::Handbook}};

template <class Cited>
Cited readOneCited(const json::Value& value, const std::string& place, Written written,
                   std::vector<Unknown>& unknown, json::Problems& problems)
{
    Cited read;
    json::Reader reader(value, place, problems);
    if (!value.object())
        return read;
    Members members(value, reader);
    members.read("id", Name{}, read.id);
    if constexpr (std::is_same_v<Cited, Sentence>)
        members.read("topic", choice(topics), read.topic);
    members.read("words", Text{}, read.words);
    if (const auto why = tooLong(read.words);
        why && std::is_same_v<Cited, Sentence> && written == Written::InFile)
        Place{reader.placeOf("words"), problems}.refuse(*value.find("words"), *why);
    members.reportMissing();
    read.cite = readCiteMembers(value, reader);
    finish(reader, written, place + '.', unknown);
    return read;
}

template <class Cited>
std::vector<Cited> readCited(const json::Value& list, const Place& at, Written written,
                             std::vector<Unknown>& unknown)
{
    std::vector<Cited> all;
    if (!list.array()) {
        at.refuse(list, json::notAList(list));
        return all;
    }
    for (const json::Value& value : *list.array()) {
        const std::string place = json::item(at.path, all.size());
        Cited one = readOneCited<Cited>(value, place, written, unknown, at.problems);
        if (!one.id.empty() && std::ranges::find(all, one.id, &Cited::id) != all.end())
            Place{place, at.problems}.refuse(value, Message{"json-twice", {{"item", one.id}}});
        all.push_back(std::move(one));
    }
    return all;
}

template <class Cited>
json::Value writeCited(const std::vector<Cited>& list)
{
    json::Array all;
    for (const Cited& each : list) {
        json::Object one{{"id", json::of(each.id)}};
        if constexpr (std::is_same_v<Cited, Sentence>)
            one.emplace_back("topic", choice(topics).write(each.topic));
        one.emplace_back("words", json::of(each.words));
        for (auto& member : citeMembers(each.cite))
            one.push_back(std::move(member));
        all.push_back(json::of(std::move(one)));
    }
    return json::of(std::move(all));
}

} // namespace

std::vector<Infraction> readForbids(const json::Value& forbids, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems)
{
    return readCited<Infraction>(forbids, {"forbids", problems}, written, unknown);
}

json::Value writeForbids(const std::vector<Infraction>& forbids)
{
    return writeCited(forbids);
}

std::vector<Sentence> readSentences(const json::Value& sentences, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems)
{
    return readCited<Sentence>(sentences, {"sentences", problems}, written, unknown);
}

json::Value writeSentences(const std::vector<Sentence>& sentences)
{
    return writeCited(sentences);
}

std::optional<Message> tooLong(const std::string& words)
{
    constexpr int most = 300;
    const int length = static_cast<int>(std::ranges::count_if(
        words, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
    if (length <= most)
        return std::nullopt;
    const std::string beginning = words.substr(0, words.rfind(' ', 40));
    return Message{"rules-sentence-too-long", {{"words", beginning}, {"found", length}, {"most", most}}};
}

void finish(json::Reader& reader, Written written, std::string_view prefix, std::vector<Unknown>& unknown)
{
    if (written == Written::InFile)
        return reader.done();
    for (const auto& [key, value] : reader.unasked())
        unknown.push_back({std::string(prefix) + key, json::print(value)});
}

} // namespace rules
