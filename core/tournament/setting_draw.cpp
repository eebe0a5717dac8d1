#include "settingparts.h"

#include "numbering.h"

namespace tournament {

namespace {

/// What was settled since the draw, and how it stood each time before it grew by a team that came late.
struct Grown {
    SinceDraw since;
    std::vector<std::pair<facts::Draw, SinceDraw>> before;
};

/// The newest draw with who came late to it, and what was settled since: of an earlier one that holds no
/// more.
Grown sinceDraw(const Record& record, Setting& setting)
{
    Grown grown;
    SinceDraw& since = grown.since;
    for (const Filed& filed : record) {
        if (!filed.holds)
            continue;
        const facts::Fact& fact = filed.entry->fact;
        if (const auto* draw = std::get_if<facts::Draw>(&fact)) {
            setting.draw = *draw;
            setting.lots.clear();
            grown = {};
        } else if (const auto* pairing = std::get_if<facts::Pairing>(&fact)) {
            since.pairings.push_back(*pairing);
        } else if (const auto* playIn = std::get_if<facts::PlayIn>(&fact)) {
            since.playIns.push_back(*playIn);
        } else if (const auto* lot = std::get_if<facts::Lot>(&fact)) {
            setting.lots.push_back(lot->teams);
        } else if (const auto* late = std::get_if<facts::LateEntry>(&fact); late && setting.draw) {
            if (!late->replaces)
                grown.before.emplace_back(*setting.draw, since);
            setting.draw = withLateEntry(*setting.draw, *late);
        }
    }
    return grown;
}

/// The bracket with the numbers that its matches had before it grew.
tl::expected<bracket::Bracket, std::string> numberedAsBefore(const facts::Draw& draw, const Grown& grown)
{
    std::optional<bracket::Bracket> before;
    const auto next = [&](const facts::Draw& as, const SinceDraw& since) {
        auto bracket = bracketOf(as, since);
        if (before && bracket)
            keepNumbers(*before, *bracket);
        return bracket;
    };
    for (const auto& [as, since] : grown.before)
        if (auto bracket = next(as, since))
            before = *std::move(bracket);
    return next(draw, grown.since);
}

} // namespace

void takeDraw(Setting& setting, const Record& record)
{
    setting.draw.reset();
    setting.bracket = {};
    setting.places.clear();
    setting.ranking = {};
    setting.lots.clear();
    setting.pairings.clear();
    Grown grown = sinceDraw(record, setting);
    if (!setting.draw)
        return;
    auto bracket = numberedAsBefore(*setting.draw, grown);
    auto ranking = rankingPolicy(*setting.draw);
    if (!bracket || !ranking) {
        setting.draw.reset();
        return;
    }
    setting.bracket = *std::move(bracket);
    for (std::size_t place = 0; place < setting.bracket.matches.size(); ++place)
        setting.places.put(setting.bracket.matches[place].id, place);
    setting.ranking = *std::move(ranking);
    setting.pairings = std::move(grown.since.pairings);
}

} // namespace tournament
