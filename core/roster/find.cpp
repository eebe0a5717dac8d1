#include "find.h"

#include "text.h"
#include "unicode.h"

#include <algorithm>
#include <functional>

namespace roster {

namespace {

constexpr std::size_t mostListed = 8;

using Fits = std::function<bool(const Named&)>;

bool beginsAWord(const std::string& name, const std::string& typed)
{
    for (std::size_t at = name.find(typed); at != std::string::npos; at = name.find(typed, at + 1))
        if (at == 0 || name[at - 1] == ' ' || name[at - 1] == '-')
            return true;
    return false;
}

std::vector<std::size_t> fitting(const std::vector<Named>& all, const Fits& fits)
{
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < all.size(); ++at)
        if (fits(all[at]))
            places.push_back(at);
    return places;
}

std::string several(const std::vector<Named>& all, const std::vector<std::size_t>& places)
{
    std::string list;
    for (std::size_t i = 0; i < places.size() && i < mostListed; ++i) {
        const bool last = i + 1 == places.size();
        list += i == 0 ? "" : last ? " or " : ", ";
        list += all[places[i]].name + " (" + all[places[i]].id + ")";
    }
    return places.size() > mostListed
               ? list + " or one of " + std::to_string(places.size() - mostListed) + " more"
               : list;
}

std::string withoutEndBlanks(const std::string& text)
{
    const auto first = text.find_first_not_of(' ');
    return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

} // namespace

tl::expected<std::size_t, std::string> find(const std::vector<Named>& all, std::string_view typed,
                                            std::string_view what)
{
    const std::string wanted = withoutEndBlanks(folded(typed));
    const std::string kind(what);
    if (wanted.empty())
        return tl::unexpected("no " + kind + " is named");
    const Fits ways[] = {
        [&](const Named& n) { return folded(n.id) == wanted; },
        [&](const Named& n) { return folded(n.name) == wanted; },
        [&](const Named& n) { return folded(n.name).starts_with(wanted); },
        [&](const Named& n) { return beginsAWord(folded(n.name), wanted); },
    };
    for (const Fits& way : ways) {
        const auto places = fitting(all, way);
        if (places.size() == 1)
            return places[0];
        if (!places.empty())
            return tl::unexpected(shown(typed) + " could be " + several(all, places));
    }
    return tl::unexpected("no " + kind + " is called " + shown(typed));
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

std::string asCompared(std::string_view name)
{
    return folded(name);
}

bool same(std::string_view name, std::string_view other)
{
    return folded(name) == folded(other);
}

} // namespace roster
