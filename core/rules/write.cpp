#include "write.h"

#include "cite_reader.h"
#include "load.h"
#include "parameter.h"
#include "parameters.h"

#include <algorithm>

namespace rules {

namespace {

// Whether a phase must give the value: it differs from the parent's or, for a later parameter without a
// parent, from the value before it existed. So older files are written as before.
bool isWritten(const Parameter& parameter, const Values& values, const Values* from)
{
    if (from)
        return json::print(parameter.write(values)) != json::print(parameter.write(*from));
    return !isLeftOut(values, parameter.path);
}

void writeGroup(std::string_view group, const Values& values, const Values* from, json::Object& phase)
{
    if (const Parameter* alone = parameter(group)) {
        if (isWritten(*alone, values, from))
            phase.emplace_back(std::string(group), alone->write(values));
        return;
    }
    if (group == nullableGroup && !values.rules.renege) {
        if (!from || from->rules.renege)
            phase.emplace_back(std::string(group), json::of(nullptr));
        return;
    }
    // A rule that the other phase lacks is given in full.
    const bool whole = group == nullableGroup && from && !from->rules.renege;
    json::Object written;
    for (const Parameter& each : parameters())
        if (groupOf(each.path) == group && isWritten(each, values, whole ? nullptr : from))
            written.emplace_back(std::string(each.path.substr(group.size() + 1)), each.write(values));
    if (!written.empty())
        phase.emplace_back(std::string(group), json::of(std::move(written)));
}

} // namespace

void writeValues(const Values& values, const Values* from, json::Object& phase)
{
    for (const std::string_view group : groups())
        writeGroup(group, values, from, phase);
}

namespace {

json::Value writePhase(const Venue& venue, const Phase& of)
{
    json::Object written;
    const Phase* from = phase(venue, of.from);
    if (from)
        written.emplace_back("from", json::of(of.from));
    if (!of.playedIn.empty())
        written.emplace_back("for", drawPartList.write(of.playedIn));
    writeValues(of, from, written);
    if (!of.cites.empty())
        written.emplace_back("cites", writeCites(of.cites));
    return json::of(std::move(written));
}

// Laid out for people who edit rule files by hand: on one line if it fits, otherwise one member a line.
constexpr int width = 110;

int characters(std::string_view utf8)
{
    return static_cast<int>(std::count_if(utf8.begin(), utf8.end(), [](char byte) {
        return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
    }));
}

std::string flat(const json::Value& value)
{
    std::string all;
    if (const json::Array* items = value.array()) {
        for (const json::Value& item : *items)
            all += (all.empty() ? "" : ", ") + flat(item);
        return '[' + all + ']';
    }
    if (const json::Object* members = value.object()) {
        for (const auto& [key, member] : *members)
            all += (all.empty() ? "" : ", ") + json::print(json::of(key)) + ": " + flat(member);
        return '{' + all + '}';
    }
    return json::print(value);
}

std::string aMemberALine(const json::Value& value, int indent);

// `before` is the number of characters already on the line.
std::string laidOut(const json::Value& value, int indent, int before)
{
    std::string line = flat(value);
    const bool scalar = !value.array() && !value.object();
    return scalar || before + characters(line) < width ? line : aMemberALine(value, indent);
}

std::string aMemberALine(const json::Value& value, int indent)
{
    const std::string inner(static_cast<std::size_t>(indent) + 2, ' ');
    std::string all;
    const auto add = [&](const std::string& key, const json::Value& member) {
        all += (all.empty() ? "\n" : ",\n") + inner + key;
        all += laidOut(member, indent + 2, characters(inner) + characters(key));
    };
    if (const json::Array* items = value.array())
        for (const json::Value& item : *items)
            add("", item);
    else
        for (const auto& [key, member] : *value.object())
            add(json::print(json::of(key)) + ": ", member);
    const std::string end = '\n' + std::string(static_cast<std::size_t>(indent), ' ');
    return value.array() ? '[' + all + end + ']' : '{' + all + end + '}';
}

} // namespace

std::string fileText(json::Object members)
{
    return aMemberALine(json::of(std::move(members)), 0) + '\n';
}

std::string toJson(const Venue& venue)
{
    json::Object phases;
    for (const Phase& phase : venue.phases)
        phases.emplace_back(phase.name, writePhase(venue, phase));
    json::Object file{{"format", json::of(format)},
                      {"id", json::of(venue.id)},
                      {"name", json::of(venue.name)},
                      {"sheet", json::of(venue.sheet)},
                      {"phases", json::of(std::move(phases))},
                      {"championship", json::of(venue.championship)},
                      {"agreeable", ListOf{Text{}}.write(venue.agreeable)}};
    if (!venue.forbids.empty())
        file.emplace_back("forbids", writeForbids(venue.forbids));
    if (!venue.sentences.empty())
        file.emplace_back("sentences", writeSentences(venue.sentences));
    file.emplace_back("cites", writeCites(venue.cites));
    return fileText(std::move(file));
}

} // namespace rules
