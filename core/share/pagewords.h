// Words and pieces that several parts of the page use. Only for this room.
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

/// Where a team is: the match that it plays, is called to or plays next, and the last one it finished. Null
/// if there is none.
struct Around {
    const tournament::Match* next = nullptr;
    const tournament::Match* last = nullptr;
};

/// The tournament as the page may show it, and what several parts need to know about it.
struct View {
    View(const tournament::Tournament& shown, const tournament::Timestamp& at, bool isShort);

    const tournament::Tournament& tournament;
    tournament::Timestamp made;
    bool shortNames = false; ///< players by first name and initial of the last name
    bool isOver = false;
    std::vector<const tournament::Match*> now;  ///< in play, by table
    std::vector<const tournament::Match*> next; ///< called, then in the order in which they will be called
    std::set<std::string> cards;                ///< ids of the matches in `now` and `next`
    std::map<std::string, Around> teams;
    std::map<std::string, std::string> sheets; ///< the markup of each match's sheet
    bool isCut = false;                        ///< the page doesn't have all sheets

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
/// The target of a link to a match: `match-W1-2`.
inline std::string anchorOf(const std::string& match)
{
    return "match-" + match;
}
/// The target of a link to a team's row in the standings.
inline std::string rowOf(const std::string& team)
{
    return "team-" + team;
}
/// `Nov 23, 2026`; `7:42 PM`, or `19:42` if this computer has a 24-hour clock; `EST`, or `UTC−5` if this
/// computer is in another time zone than the record.
std::string dayText(const tournament::Timestamp& at);
std::string timeText(const tournament::Timestamp& at);
std::string zoneText(const tournament::Timestamp& at);

/// Adds the line of a side, in spans. In a list, sides have no seeds.
void addSide(Markup& out, const views::SideView& side, bool hasSeed);
/// Adds the state and what needs attention.
void addState(Markup& out, const views::StateView& state);
/// For a match with rules of its own: `to 500`. Otherwise empty.
std::string lengthOf(const View& view, const tournament::Match& match);
/// Adds both lines under the title, with a link to the match. `length` goes into the title.
void addBox(Markup& out, const views::MatchView& match, const std::string& length);
/// Adds the name with a link to the team's match, or to its row in the standings if it has none.
void addTeamLink(Markup& out, const View& view, const std::string& team, const std::string& name);

// The parts of the page.
void addFind(Markup& out, const View& view);
void addNow(Markup& out, const View& view);
void addNext(Markup& out, const View& view);
void addBracket(Markup& out, const View& view);
/// Whether the drawing fits on a printed page in a readable size. Otherwise its rounds are printed.
bool isPrintedAsDrawn(const View& view);
/// The round in play, as people call it. Empty if there is none.
std::string roundNow(const View& view);
/// Adds each round with its matches. The current round is unfolded.
void addRounds(Markup& out, const View& view);
void addStandings(Markup& out, const View& view);
void addRules(Markup& out, const View& view);
/// Adds the sheets of all matches to `view`; in a long tournament, only the newest.
void keepSheets(View& view);
void addSheet(Markup& out, const View& view, const tournament::Match& match);
std::string_view pageStyle();
/// Reloads a page that is `live` every minute while someone looks at it, and keeps the scroll position. It
/// makes no other requests.
std::string_view pageScript();

} // namespace share
