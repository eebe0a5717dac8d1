#include "origin.h"

#include "builtin.h"
#include "inherit.h"
#include "words.h"

#include <algorithm>
#include <cassert>

namespace rules {

using message::Message;

namespace {

constexpr std::size_t mostFiles = 8; // in a chain

/// The files being read, each named by the one before, and the refusal of a chain that can't be.
struct Chain {
    const FindFile& find;
    std::vector<std::string> names{};
    std::optional<Message> broken{};
};

tl::expected<FileRead, json::Problems> loadIn(Chain& chain, const RuleFile& file);

std::vector<std::string> builtInIds()
{
    std::vector<std::string> ids;
    for (const Venue& each : builtIn())
        ids.push_back(each.id);
    return ids;
}

tl::unexpected<Message> broken(Chain& chain, const Message& why)
{
    chain.broken = why;
    return tl::unexpected(why);
}

tl::expected<Venue, Message> originOf(Chain& chain, const std::string& from)
{
    if (auto known = venueCalled(from))
        return known;
    if (!chain.find)
        return tl::unexpected(
            Message{"rules-from-no-set", {{"from", from}, listedAs("known", builtInIds())}});
    const auto file = chain.find(from, chain.names.back());
    if (!file)
        return tl::unexpected(Message{
            "rules-from-nowhere", {{"from", from}, listedAs("known", builtInIds()), {"why", file.error()}}});
    if (const auto at = std::ranges::find(chain.names, file->name); at != chain.names.end()) {
        std::vector<std::string> circle(at, chain.names.end());
        circle.push_back(file->name);
        return broken(chain, Message{"rules-from-circle", {{"circle", joined(circle, " \u2192 ")}}});
    }
    if (chain.names.size() == mostFiles)
        return broken(chain, Message{"rules-from-too-far", {{"most", mostFiles}}});
    auto read = loadIn(chain, *file);
    if (read)
        return std::move(read->venue);
    if (chain.broken)
        return tl::unexpected(*chain.broken);
    const json::Problem& first = read.error().front();
    return tl::unexpected(
        Message{"rules-from-mistaken",
                {{"file", file->name}, {"line", first.line}, {"problem", json::placed(first)}}});
}

tl::expected<FileRead, json::Problems> loadIn(Chain& chain, const RuleFile& file)
{
    chain.names.push_back(file.name);
    std::optional<Origin> origin;
    const auto find = [&](const std::string& from) {
        auto found = originOf(chain, from);
        if (found)
            origin = Origin{from, *found};
        return found;
    };
    return parse(file.text).and_then([&](const json::Value& text) {
        return loadValue(text, find).map([&](Venue venue) {
            return FileRead{std::move(venue), std::move(origin), text.find("id")->line};
        });
    });
}

} // namespace

tl::expected<FileRead, json::Problems> loadFile(const RuleFile& file, const FindFile& find)
{
    Chain chain{find};
    return loadIn(chain, file);
}

Set setBefore(const FileRead& read, const Phase& phase)
{
    assert(read.origin);
    const Venue& origin = read.origin->venue;
    return set(origin, phaseBefore(read.venue, phase, origin));
}

} // namespace rules
