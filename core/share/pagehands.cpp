// The hands of a match's sheet and the notes below them, without the reasons that a supervisor entered.
#include "pagewords.h"

#include "desk/play/table.h"
#include "rules/misdeal.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "views/hands.h"
#include "wording/record/history.h"
#include "wording/record/matchwords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/sentence.h"
#include "wording/side.h"
#include "wording/tournament/sheettext.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

using wording::Page;

namespace share {

using scoring::Side;

namespace {

/// `◆ A`, `● B`
std::string shapeOf(Side side)
{
    return side == Side::A ? "◆ A" : "● B";
}

/// What goes next to a side's points: `set`, `bag penalty`, `open`.
std::string remarkOf(const views::HandSideView& side, scoring::State state)
{
    std::vector<std::string> all{side.set};
    if (side.paysForBags)
        all.push_back(s(Page::tr("bag penalty")));
    if (state == scoring::State::Held)
        all.push_back(s(Page::tr("open")));
    if (state == scoring::State::AfterEnd)
        all.push_back(s(Page::tr("after the end")));
    std::erase(all, "");
    return rules::joined(all, ", ");
}

void addCell(Markup& out, const std::string& text, const std::string& remark)
{
    out.open("td").text(text);
    if (!remark.empty())
        out.element("small", ' ' + remark);
    out.close();
}

/// The cells of one side: bid, tricks, points, bags, score.
void addCells(Markup& out, const scoring::Hand& hand, const scoring::HandLedger* ledger, Side side,
              bool hasBags)
{
    out.element("td", shapeOf(side), {{"class", side == Side::A ? "a" : "b"}});
    const scoring::SideLedger* came = ledger ? &ledger->sides[side] : nullptr;
    const views::HandSideView view = views::handSideView(hand.sides[side], came);
    out.element("td", wording::bidText(hand.sides[side]));
    addCell(out, view.tricks, view.counts);
    if (!came) {
        out.element("td", "").element("td", "");
        if (hasBags)
            out.element("td", "");
        return;
    }
    addCell(out, rules::added(came->points), remarkOf(view, ledger->state));
    if (hasBags)
        out.element("td", view.bags);
    out.open("td").element("b", view.score).close();
}

void addHand(Markup& out, const views::HandRow& row, bool hasBags)
{
    out.open("tbody").open("tr");
    out.open("th", {{"scope", "rowgroup"}, {"rowspan", "2"}});
    out.text(std::to_string(row.number) + (row.isChanged ? "*" : ""));
    if (const auto dealer = row.dealer)
        out.element("small", ' ' + s(Page::tr("%1 deals").arg(q(tournament::seatWord(*dealer)))));
    out.close();
    addCells(out, *row.hand, row.ledger, Side::A, hasBags);
    out.close().open("tr");
    addCells(out, *row.hand, row.ledger, Side::B, hasBags);
    out.close().close();
}

std::string misdealText(const scoring::Misdeal& misdeal, const rules::Set& set)
{
    if (scoring::isThrownIn(misdeal))
        return s(Page::tr("Void: bids under the table minimum"));
    const QString by = q(tournament::seatWord(misdeal.calledBy));
    return s(rules::misdealOnSheet(set, misdeal.reason)
                 ? Page::tr("Misdeal called by %1: %2").arg(by, q(wording::codeInWords(misdeal.reason)))
                 : Page::tr("Misdeal called by %1").arg(by));
}

/// Rulings and other notes on a hand. Anyone can read the page, so it names the challenged team and not the
/// player.
std::vector<std::string> notesOf(const View& view, const tournament::Match& match, const views::HandRow& row)
{
    const scoring::Hand& hand = *row.hand;
    const auto who = [&](scoring::Seat seat) -> std::string {
        return tournament::teamName(view.tournament, match.teams[seat.side]) + " (" +
               s(wording::letterOf(seat.side)) + ')';
    };
    const auto state = row.ledger ? row.ledger->state : scoring::State::InProgress;
    std::vector<std::string> notes = wording::whyRuled(*match.rules, hand, state, who, wording::placeOf);
    for (const scoring::Adjustment& each : hand.adjustments)
        notes.push_back(
            s(Page::tr("%1 point(s) for %2: adjusted by the supervisor", nullptr, std::abs(each.points))
                  .arg(q(rules::added(each.points)), wording::letterOf(each.side))));
    for (const scoring::FoulCall& each : hand.fouls)
        notes.push_back(s(Page::tr("foul by %1: %2")
                              .arg(wording::letterOf(each.side), q(wording::codeInWords(each.foul)))));
    if (hand.timeExpired)
        notes.push_back(wording::timeText(*hand.timeExpired));
    if (hand.override)
        notes.push_back(s(Page::tr("allowed by exception to the rules")));
    return notes;
}

void addReasons(Markup& out, const View& view, const tournament::Match& match, const views::HandRow& row,
                Side side)
{
    const auto who = [&](scoring::Seat seat) -> std::string {
        return match.call ? view.player(match.call->players[seat]) : tournament::seatWord(seat);
    };
    const scoring::SideLedger& came = row.ledger->sides[side];
    out.open("dd").element("b", shapeOf(side) + ' ' + rules::added(came.points),
                           {{"class", side == Side::A ? "a" : "b"}});
    const char* between = ": ";
    for (const std::string& step : wording::whyCounted(*match.rules, came, wording::placeOf)) {
        out.text(between + step);
        between = "; ";
    }
    for (const wording::Reason& reason : wording::why(*match.rules, side, came, who)) {
        // Free text of supervisors isn't published: it may name people and say what they did.
        const bool isFree = reason.kind == scoring::LineKind::Adjustment;
        out.text(between + (isFree ? s(Page::tr("adjusted by the supervisor")) : reason.words) + ", " +
                 rules::added(reason.points) + ' ');
        out.element("cite", '(' + reason.place + ')', {{"title", reason.reading}});
        between = "; ";
    }
    out.close();
}

/// An entry other than a hand goes across the table.
void addAcross(Markup& out, const tournament::Match& match, const tournament::Item& item)
{
    const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what);
    const std::string text =
        misdeal ? misdealText(*misdeal, *match.rules)
                : wording::sentence(wording::timeText(std::get<scoring::TimeCall>(item.what)));
    out.open("tbody").open("tr", {{"class", "across"}});
    out.element("td", text, {{"colspan", scoring::keepsBags(match.rules->rules) ? "7" : "6"}})
        .close()
        .close();
}

/// The reasons for all points of the hands that count.
void addWhy(Markup& out, const View& view, const tournament::Match& match,
            const std::vector<views::HandRow>& rows)
{
    out.open("details", {{"class", "why"}})
        .element("summary", s(Page::tr("Where the points come from")))
        .open("dl");
    for (const views::HandRow& row : rows) {
        if (!row.ledger)
            continue;
        out.element("dt", s(Page::tr("Hand %1").arg(row.number)));
        addReasons(out, view, match, row, Side::A);
        addReasons(out, view, match, row, Side::B);
    }
    out.close().close();
}

/// Rulings, and what hands were before they were changed.
void addNotes(Markup& out, const View& view, const tournament::Match& match,
              const std::vector<views::HandRow>& rows, const std::vector<wording::ChangedHand>& changed,
              int game)
{
    std::vector<std::string> notes;
    for (const views::HandRow& row : rows)
        for (const std::string& note : row.hand ? notesOf(view, match, row) : std::vector<std::string>())
            notes.push_back(s(Page::tr("Hand %1: %2").arg(QString::number(row.number), q(note))));
    for (const wording::ChangedHand& hand : changed)
        for (const wording::HandChange& change : hand.changes)
            if (hand.game == game)
                notes.push_back(s(Page::tr("%1 was %2. %3")
                                      .arg(q(wording::sentence(wording::whichHand(hand))),
                                           q(wording::changeWord(change.what)),
                                           q(wording::sentence(wording::previousHandText(change))))));
    if (notes.empty())
        return;
    out.open("ul", {{"class", "notes"}});
    for (const std::string& note : notes)
        out.element("li", note);
    out.close();
}

void addTeam(Markup& out, const View& view, const tournament::Match& match, Side side)
{
    const views::SideView team = views::sideView(view.tournament, match, side);
    out.open("p", {{"class", side == Side::A ? "team a" : "team b"}});
    out.element("b", shapeOf(side)).text(" ").open("b").name(team.name).close();
    if (match.call)
        for (const facts::Seat seat : facts::allSeats)
            if (seat.side == side)
                out.text(" · ").name(tournament::seatWord(seat) + ' ' +
                                     view.player(match.call->players[seat]));
    out.close();
}

void addStart(Markup& out, const scoring::Start& start, bool hasBags)
{
    if (start == scoring::Start{})
        return;
    const auto side = [hasBags](const scoring::StartSide& each) {
        if (!hasBags)
            return q(rules::digits(each.score));
        return Page::tr("%1 with %n bag(s)", nullptr, each.bags).arg(q(rules::digits(each.score)));
    };
    out.element(
        "p",
        s(Page::tr("Continued from paper: A at %1, B at %2.").arg(side(start.sides.a), side(start.sides.b))),
        {{"class", "soft"}});
}

void addGame(Markup& out, const View& view, const tournament::Match& match, int game,
             const std::vector<wording::ChangedHand>& changed)
{
    const tournament::Sheet& sheet = match.games[static_cast<std::size_t>(game) - 1];
    if (match.series.games > 1)
        out.element("h4", s(Page::tr("Game %1").arg(game)));
    const bool hasBags = scoring::keepsBags(match.rules->rules);
    addStart(out, tournament::startOf(match, game), hasBags);
    out.open("table", {{"class", "sheet"}});
    out.element("caption", s(Page::tr("Hands of match %1").arg(match.number.value_or(0))),
                {{"class", "unseen"}});
    out.open("thead").open("tr");
    QStringList heads{Page::tr("Hand"),   Page::tr("Side"),   Page::tr("Bid"),
                      Page::tr("Tricks"), Page::tr("Points"), Page::tr("Score")};
    if (hasBags)
        heads.insert(5, Page::tr("Bags"));
    for (const QString& head : std::as_const(heads))
        out.element("th", s(head), {{"scope", "col"}});
    out.close().close();
    const std::vector<views::HandRow> rows = views::handRows(sheet, changed, game);
    for (const views::HandRow& row : rows)
        row.hand ? addHand(out, row, hasBags) : addAcross(out, match, *row.item);
    out.close();
    addNotes(out, view, match, rows, changed, game);
    if (std::ranges::any_of(rows, [](const views::HandRow& row) { return row.ledger; }))
        addWhy(out, view, match, rows);
}

/// Why the match isn't final; empty if it is.
std::string openWords(const tournament::Match& match)
{
    if (match.flags.disputed)
        return s(Page::tr("The bracket now has another team here."));
    if (match.flags.pending)
        return s(Page::tr("A challenge is still open."));
    return match.flags.protest ? s(Page::tr("The result is under protest.")) : std::string();
}

std::string endWords(const View& view, const tournament::Match& match)
{
    if (match.state == tournament::State::Ended)
        return wording::wonText(view.tournament, match) + ". " +
               s(Page::tr("The captains haven’t signed yet."));
    if (match.state != tournament::State::Final)
        return {};
    std::string text = wording::sentence(desk::finalText(view.tournament, match.id)) + '.';
    if (match.outcome == tournament::Outcome::Played)
        if (const std::string how = wording::howItEnded(match); !how.empty())
            text += ' ' + s(Page::tr("Decided: %1.").arg(q(how)));
    return text;
}

} // namespace

void addSheet(Markup& out, const View& view, const tournament::Match& match)
{
    addTeam(out, view, match, Side::A);
    addTeam(out, view, match, Side::B);
    const auto changed = wording::changedHands(view.tournament, match);
    for (int game = 1; game <= static_cast<int>(match.games.size()); ++game)
        addGame(out, view, match, game, changed);
    for (const std::string& text : {endWords(view, match), openWords(match)})
        if (!text.empty())
            out.element("p", wording::sentence(text), {{"class", "end"}});
}

} // namespace share
