#include "find.h"

#include "text.h"

#include <algorithm>
#include <functional>

namespace roster {

using message::Message;

namespace {

constexpr std::size_t mostListed = 8;

bool beginsAWord(const std::string& name, const std::string& typed)
{
    for (std::size_t at = name.find(typed); at != std::string::npos; at = name.find(typed, at + 1))
        if (at == 0 || std::string_view(" -([").find(name[at - 1]) != std::string_view::npos)
            return true;
    return false;
}

Message noneNamed(Kind kind)
{
    return kind == Kind::Team     ? Message{"no-team-named"}
           : kind == Kind::Player ? Message{"no-player-named"}
                                  : Message{"no-id-kind-named"};
}

Message noneCalled(Kind kind, std::string_view typed)
{
    return kind == Kind::Team     ? Message{"no-such-team", {{"typed", shown(typed)}}}
           : kind == Kind::Player ? Message{"no-such-player", {{"typed", shown(typed)}}}
                                  : Message{"no-such-id-kind", {{"typed", shown(typed)}}};
}

Message severalCalled(std::string_view typed, const std::vector<Named>& all,
                      const std::vector<std::size_t>& places)
{
    std::vector<Message> list;
    for (std::size_t i = 0; i < places.size() && i < mostListed; ++i)
        list.push_back(Message{"name-and-id", {{"name", all[places[i]].name}, {"id", all[places[i]].id}}});
    if (places.size() > mostListed)
        return Message{"name-of-too-many",
                       {{"typed", shown(typed)}, {"list", list}, {"more", places.size() - mostListed}}};
    const Message last = list.back();
    list.pop_back();
    return Message{"name-of-several", {{"typed", shown(typed)}, {"list", list}, {"last", last}}};
}

} // namespace

tl::expected<std::size_t, Message> find(const std::vector<Named>& all, std::string_view typed, Kind kind)
{
    std::string wanted = folded(typed);
    wanted.erase(wanted.find_last_not_of(' ') + 1);
    wanted.erase(0, wanted.find_first_not_of(' '));
    if (wanted.empty())
        return tl::unexpected(noneNamed(kind));
    const std::function<bool(const Named&)> ways[] = {
        [&](const Named& n) { return folded(n.id) == wanted; },
        [&](const Named& n) { return folded(n.name) == wanted; },
        [&](const Named& n) { return folded(n.name).starts_with(wanted); },
        [&](const Named& n) { return beginsAWord(folded(n.name), wanted); },
    };
    for (const auto& way : ways) {
        std::vector<std::size_t> places;
        for (std::size_t at = 0; at < all.size(); ++at)
            if (way(all[at]))
                places.push_back(at);
        if (places.size() == 1)
            return places[0];
        if (!places.empty())
            return tl::unexpected(severalCalled(typed, all, places));
    }
    return tl::unexpected(noneCalled(kind, typed));
}

bool fits(std::string_view name, std::string_view typed)
{
    const std::string all = folded(name);
    const std::string wanted = folded(typed);
    for (std::size_t at = 0; at < wanted.size();) {
        const std::size_t end = std::min(wanted.find(' ', at), wanted.size());
        if (end > at && !beginsAWord(all, wanted.substr(at, end - at)))
            return false;
        at = end + 1;
    }
    return true;
}

bool same(std::string_view name, std::string_view other)
{
    return folded(name) == folded(other);
}

} // namespace roster
