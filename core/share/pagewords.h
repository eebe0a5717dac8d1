// Words and pieces that the parts of the page share. For this room alone.
#pragma once

#include "markup.h"
#include "page.h"

#include "bracket/bracket.h"
#include "scoring/ledger.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace share {

/// The night as the page may show it.
class View {
public:
    View(const night::Night& night, Names names);

    const night::Night& night() const { return m_night; }
    const night::Setting& setting() const { return *m_night.setting; }
    std::string player(const std::string& id) const;
    /// Free text in which somebody may be named.
    std::string said(std::string text) const;

private:
    const night::Night& m_night;
    Names m_names;
    std::vector<std::pair<std::string, std::string>> m_short; ///< of each player, the longest name first
};

/// With a true minus.
std::string number(int value);
std::string withMinus(std::string text);
/// `Match 4`
std::string matchTitle(const night::Match& match);
/// `match-W1-2`: what a link to its sheet names.
std::string anchorOf(const night::Match& match);
/// ` · semifinal`: the round where it is one of the last, or the match is for third place; else empty.
std::string lateRound(const night::Night& night, const bracket::Match& drawn, const night::Match& match);

/// One side's line in a box: seed, name, score, and who has won.
struct SideLine {
    std::string seed;
    std::string name;
    std::string score;
    bool known = false;
    bool won = false;
};
SideLine sideLine(const night::Night& night, const night::Match& match, night::Side side);
/// The line, in spans; `narrow` where its room is fixed, so that a long name becomes small.
void addSide(Markup& out, const SideLine& line, bool narrow);
/// How it stands, and what asks for somebody.
void addState(Markup& out, const night::Night& night, const night::Match& match);
/// Both lines with the title above, linked to the sheet.
void addBox(Markup& out, const View& view, const bracket::Match& drawn, const night::Match& match);

/// The matches that are played and the byes of Swiss, by rounds in playing order, those of all pools
/// together.
struct PageRound {
    std::string name;
    std::vector<const bracket::Match*> matches;
};
std::vector<PageRound> roundsOf(const night::Night& night);

// The parts of the page, one file each.
void addBracket(Markup& out, const View& view);
void addTree(Markup& out, const View& view);
void addCrossTables(Markup& out, const View& view);
void addStandings(Markup& out, const View& view);
void addMatches(Markup& out, const View& view);
void addSheet(Markup& out, const View& view, const night::Match& match);
void addRules(Markup& out, const View& view);
std::string_view pageStyle();

} // namespace share
