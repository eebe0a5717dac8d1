// Picks one of several challenges or protests. Only for this room.
#pragma once

#include "desk/checks/answer.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

struct Pickable {
    std::string op;
    bool isOpen = false; ///< not decided yet
};
/// The one with that number, from 1. Nothing: the open one, or the only one. Refuses with `none`, `noSuch`,
/// or with `several` if it isn't clear which is meant.
inline Answer<std::string> oneMeant(const std::vector<Pickable>& all, std::optional<int> which,
                                    message::Message none, message::Message noSuch, message::Message several)
{
    if (all.empty())
        return refused(std::move(none));
    if (which) {
        const auto at = static_cast<std::size_t>(*which) - 1;
        return at < all.size() ? Answer<std::string>(all[at].op) : refused(std::move(noSuch));
    }
    std::vector<std::string> open;
    for (const Pickable& each : all)
        if (each.isOpen)
            open.push_back(each.op);
    if (open.empty() && all.size() == 1)
        return all.front().op;
    return open.size() == 1 ? Answer<std::string>(open.front()) : refused(std::move(several));
}

} // namespace desk
