#include "conduct.h"

#include "names.h"

#include "night/moment.h"

namespace desk {

namespace {

std::optional<std::string> given(const std::string& reason)
{
    return reason.empty() ? std::nullopt : std::optional(reason);
}

facts::Sitting sittingOf(const night::Night& night, const std::string& match)
{
    return {match, night::match(night, match)->attempt};
}

Answer<std::string> protestMeant(const night::Match& match, std::optional<int> which)
{
    const auto& all = match.protests;
    if (all.empty())
        return refused(titleOf(match) + " is not under protest");
    if (which) {
        const auto at = static_cast<std::size_t>(*which) - 1;
        if (at < all.size())
            return all[at].op;
        return refused(titleOf(match) + ": there is no protest " + std::to_string(*which) + "; it has " +
                       std::to_string(all.size()));
    }
    std::vector<std::string> open;
    for (const night::Protested& each : all)
        if (each.isOpen())
            open.push_back(each.op);
    if (open.size() == 1)
        return open.front();
    if (open.empty() && all.size() == 1)
        return all.front().op;
    return refused(titleOf(match) + " has " + std::to_string(all.size()) + " protests: say which, from 1");
}

} // namespace

Answer<Recorded> protest(Desk& desk, const std::string& by, const ProtestOptions& options)
{
    facts::Protest fact{sittingOf(desk.night(), options.match),
                        options.side,
                        options.about,
                        options.reason,
                        {},
                        options.holds};
    if (options.openMinutes)
        fact.until = night::utcOf(night::millisOf(desk.world().utc()) + 60'000LL * *options.openMinutes);
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(fact)); });
}

Answer<Recorded> settle(Desk& desk, const std::string& by, const SettleOptions& options)
{
    const auto protest = protestMeant(*night::match(desk.night(), options.match), options.which);
    if (!protest)
        return tl::unexpected(protest.error());
    const facts::Settlement fact{*protest, options.ruling, given(options.reason)};
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(fact)); });
}

Answer<int> ratingIn(const std::string& typed)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const std::size_t point = typed.find('.');
    const std::string whole = typed.substr(0, point);
    const std::string part = point == std::string::npos ? "0" : typed.substr(point + 1);
    const bool good = !whole.empty() && whole.size() <= 2 && part.size() == 1 && isDigit(part[0]) &&
                      isDigit(whole.front()) && isDigit(whole.back());
    const int tenths = good ? std::stoi(whole) * 10 + (part[0] - '0') : -1;
    if (tenths < 0 || tenths > 100)
        return refused("a rating is a number from 0 to 10, as 4 or 3.5, not \"" + typed + '"');
    return tenths;
}

Answer<Recorded> rate(Desk& desk, const std::string& by, const std::string& match, facts::Side side,
                      int tenths, const std::string& reason)
{
    const facts::Rating fact{sittingOf(desk.night(), match), side, tenths, given(reason)};
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(fact)); });
}

Answer<Recorded> report(Desk& desk, const std::string& by, const facts::Incident& incident)
{
    return desk.record(by, [&](Draft& draft) { return draft.add(facts::Fact(incident)); });
}

} // namespace desk
