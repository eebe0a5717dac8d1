// The knockout, in parts that are large enough, without those that are over or not begun.
#include "frame.h"
#include "treeface.h"

#include "bracket/layout.h"
#include "wording/tr.h"

#include <algorithm>
#include <set>

using wording::Window;

namespace hall {

namespace {

constexpr int mostRounds = 4;
constexpr int mostBoxes = 16;

/// The fewest parts whose text is large enough in the room.
std::vector<Part> partsFor(const Face& face, const bracket::Bracket& drawn, const QRectF& room)
{
    const auto beside = static_cast<int>((room.width() / face.px(1) + boxGap) / (leastBox + boxGap));
    const int rounds = std::clamp(beside, 2, mostRounds);
    std::vector<Part> parts;
    for (int boxes = mostBoxes; boxes >= 2; boxes /= 2) {
        parts = partsOf(drawn, boxes, rounds);
        if (std::all_of(parts.begin(), parts.end(),
                        [&](const Part& part) { return lineOf(face, part.bracket, room) >= leastLine; }))
            break;
    }
    return parts;
}

enum class Stage { NotBegun, On, Over };

/// Of what no part of before shows.
Stage stageOf(const tournament::Tournament& tournament, const Part& part,
              const std::set<bracket::MatchId>& shown)
{
    bool isKnown = false;
    bool isOpen = false;
    for (const bracket::Match& each : part.bracket.matches) {
        const tournament::Match* match = tournament::match(tournament, each.id);
        if (!match || !match->number || tournament::isSpared(*match) || shown.count(each.id))
            continue;
        isKnown |= !match->teams.a.empty() || !match->teams.b.empty();
        isOpen |= match->state != tournament::State::Final;
    }
    return !isKnown ? Stage::NotBegun : isOpen ? Stage::On : Stage::Over;
}

/// Those where something is on; the last that are over where nothing is.
std::vector<Part> partsNow(const tournament::Tournament& tournament, std::vector<Part> parts)
{
    std::vector<Part> now;
    std::set<bracket::MatchId> shown;
    for (const Part& part : parts) {
        if (stageOf(tournament, part, shown) != Stage::On)
            continue;
        now.push_back(part);
        for (const bracket::Match& match : part.bracket.matches)
            shown.insert(match.id);
    }
    if (now.empty() && !parts.empty() && stageOf(tournament, parts.back(), shown) == Stage::Over)
        now.push_back(std::move(parts.back()));
    return now;
}

} // namespace

std::vector<Face> bracketFaces(const Shown& shown, const QSizeF& size)
{
    const bracket::Bracket& drawn = shown.tournament->setting->bracket;
    const bool isPlayedOut = drawn.kind == bracket::Kind::RoundRobin || drawn.kind == bracket::Kind::Swiss;
    if (isPlayedOut || shown.tournament->matches.empty() || bracket::layout(drawn).boxes.empty())
        return {};
    const Face measure(Kind::Bracket, size);
    const QRectF room = bodyOf(shown, size);
    const std::vector<Part> parts = partsNow(*shown.tournament, partsFor(measure, drawn, room));
    std::vector<Face> faces;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const QString name = parts[i].name.isEmpty() ? Window::tr("Bracket") : parts[i].name;
        Framed made = framed(shown, size, Kind::Bracket, numbered(name, i, parts.size()));
        drawTree(made.face, *shown.tournament, parts[i].bracket, room);
        faces.push_back(std::move(made.face));
    }
    return faces;
}

} // namespace hall
