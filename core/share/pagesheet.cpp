// A match's sheet: who sits there, its games, and how it ended.
#include "pagehands.h"

#include "desk/play/table.h"
#include "rules/words.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/rulecard/why.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Page;

namespace share {

namespace {

using scoring::Side;

/// Who sits there: `A1 Ana Ruiz`.
std::string seatWords(const View& view, const tournament::Match& match, facts::Seat seat)
{
    std::string word(facts::word(seat));
    word.front() = word.front() == 'a' ? 'A' : 'B';
    return match.call ? word + ' ' + view.player(match.call->players[seat]) : word;
}

void addTeam(Markup& out, const View& view, const tournament::Match& match, Side side)
{
    const SideLine line = sideLine(view.tournament(), match, side);
    out.open("p", {{"class", side == Side::A ? "team a" : "team b"}});
    out.element("b", shapeOf(side)).text(" ").open("b").name(line.name).close();
    if (match.call)
        for (const facts::Seat seat : facts::allSeats)
            if (seat.side == side)
                out.text(" · ").name(seatWords(view, match, seat));
    out.close();
}

void addStart(Markup& out, const scoring::Start& start)
{
    if (start == scoring::Start{})
        return;
    const auto side = [](const scoring::StartSide& each) {
        const QString score = q(number(each.score));
        return each.bags == 1 ? Page::tr("%1 with 1 bag").arg(score)
                              : Page::tr("%1 with %2 bags").arg(score, QString::number(each.bags));
    };
    out.element(
        "p",
        s(Page::tr("Taken over from paper: A at %1, B at %2.").arg(side(start.sides.a), side(start.sides.b))),
        {{"class", "soft"}});
}

void addGame(Markup& out, const View& view, const tournament::Match& match, int game,
             const std::vector<wording::ChangedHand>& changed)
{
    const tournament::Sheet& sheet = match.games[static_cast<std::size_t>(game) - 1];
    if (match.series.games > 1)
        out.element("h4", s(Page::tr("Game %1").arg(game)));
    addStart(out, tournament::startOf(match, game));
    out.open("table", {{"class", "sheet"}});
    out.element("caption", s(Page::tr("Hands of match %1").arg(match.number.value_or(0))),
                {{"class", "unseen"}});
    out.open("thead").open("tr");
    for (const QString& head : {Page::tr("Hand"), Page::tr("Side"), Page::tr("Bid"), Page::tr("Tricks"),
                                Page::tr("Points"), Page::tr("Bags"), Page::tr("Score")})
        out.element("th", s(head), {{"scope", "col"}});
    out.close().close();
    const std::vector<HandRow> rows = addHands(out, view, match, sheet, changed, game);
    out.close();
    addNotes(out, view, match, rows, changed, game);
    if (std::any_of(rows.begin(), rows.end(), [](const HandRow& row) { return row.ledger; }))
        addWhy(out, view, match, rows);
}

/// What keeps the match from being over; empty where nothing does.
std::string openWords(const tournament::Match& match)
{
    if (match.flags.disputed)
        return s(Page::tr("Another team is to sit here by the bracket."));
    if (match.flags.pending)
        return s(Page::tr("A challenge waits for its decision."));
    return match.flags.protest ? s(Page::tr("Its result is under protest.")) : std::string();
}

std::string endWords(const View& view, const tournament::Match& match)
{
    if (match.state == tournament::State::Ended)
        return wording::wonText(view.tournament(), match) + ". " +
               s(Page::tr("The captains haven't signed yet."));
    if (match.state != tournament::State::Final)
        return {};
    std::string text = wording::sentence(desk::finalText(view.tournament(), match.id)) + '.';
    const scoring::Result& result = tournament::result(match);
    if (match.outcome == tournament::Outcome::Played && result.by)
        if (const std::string how = wording::howItEnded(match.rules->rules.end, *result.by); !how.empty())
            text += ' ' + s(Page::tr("Decided: %1.").arg(q(how)));
    return text;
}

} // namespace

void addSheet(Markup& out, const View& view, const tournament::Match& match)
{
    addTeam(out, view, match, Side::A);
    addTeam(out, view, match, Side::B);
    const auto changed = wording::changedHands(view.tournament(), match);
    for (int game = 1; game <= static_cast<int>(match.games.size()); ++game)
        addGame(out, view, match, game, changed);
    if (match.games.empty())
        out.element("p", s(Page::tr("Nothing is on its sheet.")), {{"class", "soft"}});
    for (const std::string& text : {endWords(view, match), openWords(match)})
        if (!text.empty())
            out.element("p", view.said(withMinus(wording::sentence(text))), {{"class", "end"}});
}

} // namespace share
