// Words and pieces that the parts of the page share. For this room alone.
#pragma once

#include "markup.h"

#include "bracket/bracket.h"
#include "tournament/model/tournament.h"
#include "views/match.h"

#include <QString>

#include <string>
#include <string_view>

namespace share {

/// The tournament as the page may show it.
struct View {
    const tournament::Tournament& tournament;
    bool shortNames = false; ///< of players the first name and the first letter of the last
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
/// `match-W1-2`: what a link to its sheet names.
inline std::string anchorOf(const std::string& match)
{
    return "match-" + match;
}
/// The line, in spans; `narrow` where its room is fixed, so that a long name becomes small.
void addSide(Markup& out, const views::SideView& side, bool narrow);
/// How it stands, and what asks for somebody.
void addState(Markup& out, const views::StateView& state);
/// Both lines with the title above, linked to the sheet.
void addBox(Markup& out, const views::MatchView& match);

// The parts of the page, one file each.
void addBracket(Markup& out, const View& view);
void addStandings(Markup& out, const View& view);
void addMatches(Markup& out, const View& view);
void addSheet(Markup& out, const View& view, const tournament::Match& match);
void addRules(Markup& out, const View& view);
std::string_view pageStyle();

} // namespace share
