#include "pagewords.h"

#include "bracket/questions.h"
#include "rules/words.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Page;

namespace share {

namespace {

bracket::Side sideOf(tournament::Side side)
{
    return side == tournament::Side::A ? bracket::Side::A : bracket::Side::B;
}

/// Where that side comes from by the draw, whoever stands there.
std::string slotName(const tournament::Tournament& tournament, const tournament::Match& match,
                     tournament::Side side)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    return wording::inWords(drawn, bracket::slot(*bracket::find(drawn, match.id), sideOf(side)));
}

std::string sideName(const tournament::Tournament& tournament, const tournament::Match& match,
                     tournament::Side side)
{
    if (!match.teams[side].empty())
        return rules::plain(
            tournament::teamName(tournament, match.teams[side])); // it stands in an element of its own
    return std::holds_alternative<bracket::Vacant>(match.seats[side]) ? s(Page::tr("nobody"))
                                                                      : slotName(tournament, match, side);
}

/// About how wide the text is, in hundredths of the size of its letters.
int widthOf(const std::string& text)
{
    constexpr std::string_view narrow = " ilIjtfr.,:;'!|()-";
    constexpr std::string_view wide = "WMmw@%";
    constexpr unsigned continued = 0x80;  // further bytes of a character in UTF-8
    constexpr unsigned ideographs = 0xE3; // and what comes behind them: emoji
    int hundredths = 0;
    for (const char each : text) {
        const auto code = static_cast<unsigned char>(each);
        if ((code & 0xC0U) == continued)
            continue;
        const bool isWide = wide.find(each) != std::string_view::npos;
        const bool isNarrow = narrow.find(each) != std::string_view::npos;
        hundredths += code >= ideographs ? 120 : isWide ? 88 : isNarrow ? 32 : 60;
    }
    return hundredths;
}

/// How a name fits into a box: as it is, `long` in two smaller lines, `longer` in three. The browser cuts
/// only what is longer still, and shows it whole where it is pointed at.
std::string fitOf(const std::string& name)
{
    constexpr int oneLine = 1100;
    constexpr int twoLines = 2350;
    const int width = widthOf(name);
    return width <= oneLine ? "" : width <= twoLines ? " long" : " longer";
}

} // namespace

std::string View::player(const std::string& id) const
{
    const std::string name = tournament::personName(m_tournament, id);
    return m_shortNames ? wording::shortName(name) : name;
}

std::string matchTitle(const tournament::Match& match)
{
    return wording::sentence(wording::titleOf(match));
}

std::string anchorOf(const tournament::Match& match)
{
    return "match-" + match.id;
}

std::string lateRound(const tournament::Tournament& tournament, const bracket::Match& drawn,
                      const tournament::Match& match)
{
    const bracket::Bracket& whole = tournament.setting->bracket;
    if (drawn.ifNecessary)
        return " · " + wording::secondFinal(match);
    return bracket::isLate(bracket::stageOf(whole, drawn)) ? " · " + wording::matchInText(whole, drawn)
                                                           : std::string();
}

SideLine sideLine(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side)
{
    const std::string team = tournament::isSpared(match) ? std::string() : match.teams[side];
    SideLine line;
    line.known = !team.empty();
    line.name =
        tournament::isSpared(match) ? slotName(tournament, match, side) : sideName(tournament, match, side);
    if (const auto seed = tournament::seedOfTeam(*tournament.setting, team))
        line.seed = std::to_string(*seed);
    line.won = line.known && match.winner == side;
    if (!match.games.empty())
        line.score = rules::digits(tournament::result(match).score[side]);
    return line;
}

void addSide(Markup& out, const SideLine& line, bool narrow)
{
    out.open("span", {{"class", line.won ? "side won" : line.known ? "side" : "side open"}});
    out.element("span", line.seed, {{"class", "seed"}});
    out.element("bdi", line.name,
                {{"class", "team" + (narrow ? fitOf(line.name) : std::string())}, {"title", line.name}});
    out.element("span", line.score, {{"class", "score"}});
    if (line.won)
        out.element("span", "✓", {{"class", "tick"}, {"role", "img"}, {"aria-label", s(Page::tr("won"))}});
    out.close();
}

void addState(Markup& out, const tournament::Tournament& tournament, const tournament::Match& match)
{
    const std::string warns = wording::warningWord(match);
    const std::string state = wording::stateWords(tournament, match);
    out.open("span").text(state + (warns.empty() || state.empty() ? "" : " · "));
    if (!warns.empty())
        out.element("span", warns, {{"class", "warns"}});
    out.close();
}

void addBox(Markup& out, const View& view, const bracket::Match& drawn, const tournament::Match& match)
{
    out.open("a",
             {{"class",
               drawn.ifNecessary && (match.teams.a.empty() || match.teams.b.empty()) ? "box maybe" : "box"},
              {"href", '#' + anchorOf(match)}});
    out.open("span", {{"class", "above"}});
    out.element("span", matchTitle(match) + lateRound(view.tournament(), drawn, match));
    addState(out, view.tournament(), match);
    out.close().open("span", {{"class", "sides"}});
    addSide(out, sideLine(view.tournament(), match, tournament::Side::A), true);
    addSide(out, sideLine(view.tournament(), match, tournament::Side::B), true);
    out.close().close();
}

std::vector<PageRound> roundsOf(const tournament::Tournament& tournament)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    std::vector<const bracket::Match*> played;
    for (const bracket::Match& match : drawn.matches)
        if (match.number || match.bracket == bracket::Part::Swiss)
            played.push_back(&match);
    const auto byNumber = [](const auto* left, const auto* right) { return left->number < right->number; };
    if (drawn.kind !=
        bracket::Kind::Swiss) // its rounds stand one behind the other, the bye's match without one
        std::stable_sort(played.begin(), played.end(), byNumber);
    std::vector<PageRound> all;
    for (const bracket::Match* match : played) {
        const std::string name = wording::roundName(drawn, match->bracket, match->round);
        auto at =
            std::find_if(all.begin(), all.end(), [&](const PageRound& each) { return each.name == name; });
        if (at == all.end())
            at = all.insert(all.end(), PageRound{name, {}});
        at->matches.push_back(match);
    }
    return all;
}

} // namespace share
