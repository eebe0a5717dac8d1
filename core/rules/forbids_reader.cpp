#include "forbids_reader.h"

#include "cite_reader.h"
#include "shape.h"

#include <algorithm>

namespace rules {

namespace {

Infraction readOne(const json::Value& value, const std::string& place, Written written,
                   std::vector<Unknown>& unknown, json::Problems& problems)
{
    Infraction read;
    json::Reader reader(value, place, problems);
    if (!value.object())
        return read;
    if (const json::Value* id = reader.need("id"))
        readName(*id, {reader.placeOf("id"), problems}, read.id);
    if (const json::Value* words = reader.need("words"))
        Text{}.read(*words, {reader.placeOf("words"), problems}, read.words);
    read.cite = readCiteMembers(value, reader);
    finish(reader, written, place + '.', unknown);
    return read;
}

} // namespace

std::vector<Infraction> readForbids(const json::Value& forbids, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems)
{
    const Place at{"forbids", problems};
    std::vector<Infraction> all;
    if (!forbids.array()) {
        at.refuse(forbids, json::notAList(forbids));
        return all;
    }
    for (const json::Value& value : *forbids.array()) {
        const std::string place = json::item(at.path, all.size());
        Infraction one = readOne(value, place, written, unknown, problems);
        if (!one.id.empty() &&
            std::any_of(all.begin(), all.end(), [&](const Infraction& other) { return other.id == one.id; }))
            Place{place, problems}.refuse(value, message::Message{"json-twice", {{"item", one.id}}});
        all.push_back(std::move(one));
    }
    return all;
}

json::Value writeForbids(const std::vector<Infraction>& forbids)
{
    json::Array all;
    for (const Infraction& each : forbids) {
        json::Object one{{"id", json::of(each.id)}, {"words", json::of(each.words)}};
        for (auto& member : citeMembers(each.cite))
            one.push_back(std::move(member));
        all.push_back(json::of(std::move(one)));
    }
    return json::of(std::move(all));
}

} // namespace rules
