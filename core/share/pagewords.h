// Words and pieces that the parts of the page share. For this room alone.
#pragma once

#include "markup.h"

#include "bracket/bracket.h"
#include "scoring/ledger.h"
#include "tournament/model/tournament.h"

#include <QString>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace share {

/// The tournament as the page may show it.
class View {
public:
    /// `shortNames`: of players the first name and the first letter of the last.
    View(const tournament::Tournament& tournament, bool shortNames)
        : m_tournament(tournament), m_shortNames(shortNames)
    {
    }

    const tournament::Tournament& tournament() const { return m_tournament; }
    const tournament::Setting& setting() const { return *m_tournament.setting; }
    std::string player(const std::string& id) const;

private:
    const tournament::Tournament& m_tournament;
    bool m_shortNames;
};

inline std::string s(const QString& text)
{
    return text.toStdString();
}
inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// `Match 4`
std::string matchTitle(const tournament::Match& match);
/// `match-W1-2`: what a link to its sheet names.
std::string anchorOf(const tournament::Match& match);
/// ` · semifinal`: the round where it is one of the last, or the match is for third place; else empty.
std::string lateRound(const tournament::Tournament& tournament, const bracket::Match& drawn,
                      const tournament::Match& match);

/// One side's line in a box: seed, name, score, and who has won.
struct SideLine {
    std::string seed;
    std::string name;
    std::string score;
    bool known = false;
    bool won = false;
};
SideLine sideLine(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side);
/// The line, in spans; `narrow` where its room is fixed, so that a long name becomes small.
void addSide(Markup& out, const SideLine& line, bool narrow);
/// How it stands, and what asks for somebody.
void addState(Markup& out, const tournament::Tournament& tournament, const tournament::Match& match);
/// Both lines with the title above, linked to the sheet.
void addBox(Markup& out, const View& view, const bracket::Match& drawn, const tournament::Match& match);

/// The matches that are played and the byes of Swiss, by rounds in playing order, those of all pools
/// together.
struct PageRound {
    std::string name;
    std::vector<const bracket::Match*> matches;
};
std::vector<PageRound> roundsOf(const tournament::Tournament& tournament);

// The parts of the page, one file each.
void addBracket(Markup& out, const View& view);
void addTree(Markup& out, const View& view);
void addCrossTables(Markup& out, const View& view);
void addStandings(Markup& out, const View& view);
void addMatches(Markup& out, const View& view);
void addSheet(Markup& out, const View& view, const tournament::Match& match);
void addRules(Markup& out, const View& view);
std::string_view pageStyle();

} // namespace share
