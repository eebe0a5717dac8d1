// Words and pieces that the parts of the page share. For this room alone.
#pragma once

#include "markup.h"

#include "bracket/bracket.h"
#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "views/match.h"

#include <QString>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace share {

/// Where a team is: the match that it plays, is called to or plays next, and the last one it finished; null
/// where there is none.
struct Around {
    const tournament::Match* next = nullptr;
    const tournament::Match* last = nullptr;
};

/// The tournament as the page may show it, and what several parts have to know of it.
struct View {
    View(const tournament::Tournament& shown, const tournament::Timestamp& at, bool isShort);

    const tournament::Tournament& tournament;
    tournament::Timestamp made;
    bool shortNames = false; ///< of players the first name and the first letter of the last
    bool isOver = false;
    std::vector<const tournament::Match*> now;  ///< in play, by table
    std::vector<const tournament::Match*> next; ///< called, then in the order of the calls
    std::set<std::string> cards;                ///< the ids of both
    std::map<std::string, Around> teams;
    std::map<std::string, std::string> sheets; ///< what is on the sheet of a match, as markup
    bool isCut = false;                        ///< the page has not every sheet

    std::string player(const std::string& id) const;
};

inline std::string s(const QString& text)
{
    return text.toStdString();
}
inline QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
/// `match-W1-2`: what a link to it names.
inline std::string anchorOf(const std::string& match)
{
    return "match-" + match;
}
/// What a link to a team's row of the standings names.
inline std::string rowOf(const std::string& team)
{
    return "team-" + team;
}
/// `Nov 23, 2026`; `7:42 PM`, or `19:42` where this machine writes times so; `EST`, or `UTC−5` where the
/// machine is of another zone than the record.
std::string dayText(const tournament::Timestamp& at);
std::string timeText(const tournament::Timestamp& at);
std::string zoneText(const tournament::Timestamp& at);

/// The line, in spans; the sides of a list have no seeds.
void addSide(Markup& out, const views::SideView& side, bool hasSeed);
/// Its state, and what needs attention.
void addState(Markup& out, const views::StateView& state);
/// `to 500`, of a match with rules of its own; else empty.
std::string lengthOf(const View& view, const tournament::Match& match);
/// Both lines with the title above, linked to the match; `length` in its title.
void addBox(Markup& out, const views::MatchView& match, const std::string& length);
/// The name, linked to the team's match, or to its row in the standings where it has none.
void addTeamLink(Markup& out, const View& view, const std::string& team, const std::string& name);

// The parts of the page.
void addFind(Markup& out, const View& view);
void addNow(Markup& out, const View& view);
void addNext(Markup& out, const View& view);
void addBracket(Markup& out, const View& view);
/// Whether a printed page holds the drawing, in letters that can be read; else its rounds are printed.
bool isPrintedAsDrawn(const View& view);
/// The round that is on, as people call it; empty where there is none.
std::string roundNow(const View& view);
/// Every round with its matches, the current one unfolded.
void addRounds(Markup& out, const View& view);
void addStandings(Markup& out, const View& view);
void addRules(Markup& out, const View& view);
/// What is on the sheet of each match; of a long tournament the newest alone.
void keepSheets(View& view);
void addSheet(Markup& out, const View& view, const tournament::Match& match);
std::string_view pageStyle();
/// Reloads a page that is `live` each minute while somebody looks at it, and keeps the place where they are.
/// It asks for nothing else.
std::string_view pageScript();

} // namespace share
