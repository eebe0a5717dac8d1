#include "sheettext.h"

#include "rules/misdeal.h"
#include "rules/words.h"
#include "wording/columns.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

using namespace scoring;

namespace {

constexpr int handWidth = 4;
constexpr int dealerWidth = 8;
constexpr int bidWidth = 12;
constexpr int numberWidth = 8;
constexpr int handColumns = 9; // of the reasons, like the next one
constexpr int sideColumns = 8;

std::string centred(const std::string& text, int width)
{
    return wording::padded(right(text, width / 2 + 4), width);
}

std::string callText(const Bid& bid)
{
    switch (bid.call) {
    case Bid::Call::Number:
        return std::to_string(bid.number);
    case Bid::Call::Nil:
        return filled(Command::tr("nil"));
    case Bid::Call::BlindNil:
        break;
    }
    return filled(Command::tr("blind nil"));
}

std::string tricksText(const SideLedger& ledger)
{
    std::string text = std::to_string(ledger.tricks);
    if (scoring::countsOtherTricks(ledger))
        text += "→" + std::to_string(ledger.counted);
    return text;
}

/// Empty if the rules have no bags.
std::string bagsCell(const rules::Set& set, const std::string& text)
{
    return scoring::keepsBags(set.rules) ? right(text, numberWidth - 2) : std::string();
}

std::string sideHeading(const rules::Set& set)
{
    return right(filled(Command::tr("Bid")), bidWidth) + right(filled(Command::tr("Tricks")), numberWidth) +
           right(filled(Command::tr("Points")), numberWidth + 4) +
           bagsCell(set, filled(Command::tr("Bags"))) + right(filled(Command::tr("Score")), numberWidth - 1);
}

std::string sideRow(const rules::Set& set, const SideHand& hand, const SideLedger& ledger)
{
    const std::string added = rules::added(ledger.points);
    const std::string points = ledger.made == false ? filled(Command::tr("set %1"), added) : added;
    return right(bidText(hand), bidWidth) + right(tricksText(ledger), numberWidth) +
           right(points, numberWidth + 4) + bagsCell(set, std::to_string(ledger.bags)) +
           right(rules::digits(ledger.score), numberWidth - 1);
}

/// Free text as one line: characters that a terminal would obey become blanks.
std::string oneLine(std::string text)
{
    std::replace_if(
        text.begin(), text.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
    return text;
}

std::string misdealText(const rules::Set& set, const Misdeal& misdeal)
{
    if (scoring::isThrownIn(misdeal))
        return filled(Command::tr("void (bids under the table minimum)"));
    const std::string reason =
        rules::misdealOnSheet(set, misdeal.reason) ? codeInWords(misdeal.reason) : oneLine(misdeal.reason);
    const std::string caller = name(misdeal.calledBy);
    const std::string text =
        misdeal.byRuling
            ? filled(Command::tr("misdeal called by %1 (ruling: %2)"), caller, oneLine(misdeal.reason))
            : filled(Command::tr("misdeal called by %1 (%2)"), caller, reason);
    return misdeal.override ? filled(Command::tr("%1; exception: %2"), text, oneLine(*misdeal.override))
                            : text;
}

/// Remarks that explain the numbers of a hand, one line each.
std::string remarks(const rules::Set& set, const Hand& hand, State state, const scoring::Who& who)
{
    std::string text;
    const auto say = [&](const std::string& remark) { text += "      " + remark + '\n'; };
    for (const std::string& ruled : wording::whyRuled(set, hand, state, who))
        say(oneLine(ruled));
    if (hand.timeExpired)
        say(timeText(*hand.timeExpired));
    if (hand.override)
        say(filled(Command::tr("exception: %1"), oneLine(*hand.override)));
    return text;
}

std::string row(const rules::Set& set, const Hand& hand, const HandLedger& ledger, const scoring::Who& who)
{
    std::string text = right(std::to_string(ledger.hand), handWidth) + "  " +
                       wording::padded(ledger.dealer ? name(*ledger.dealer) : "", dealerWidth - 2) +
                       sideRow(set, hand.sides.a, ledger.sides.a) + "  │" +
                       sideRow(set, hand.sides.b, ledger.sides.b);
    if (ledger.state == State::AfterEnd)
        text += "  " + filled(Command::tr("after the end"));
    return text + '\n' + remarks(set, hand, ledger.state, who);
}

std::string startRow(const rules::Set& set, const Start& start)
{
    if (start == Start{})
        return {};
    const int before = handWidth + dealerWidth + bidWidth + numberWidth;
    const auto side = [&](const StartSide& s) {
        return right("", numberWidth + 4) + bagsCell(set, std::to_string(s.bags)) +
               right(rules::digits(s.score), numberWidth - 1);
    };
    return wording::padded("  " + filled(Command::tr("from paper")), before) + side(start.sides.a) + "  │" +
           right("", bidWidth + numberWidth) + side(start.sides.b) + '\n';
}

/// The reasons of one side: `A  +51` before the first line, blanks before the others.
std::string sideReasons(const rules::Set& set, Side side, const SideLedger& ledger)
{
    std::string before = std::string(hand::sideLetter(side)) + right(rules::added(ledger.points), 6);
    std::string text;
    const auto add = [&](const std::string& line) {
        text += (text.empty() ? "" : std::string(handColumns, ' ')) + wording::padded(before, sideColumns) +
                line + '\n';
        before.clear();
    };
    for (const wording::Reason& why : wording::why(set, side, ledger))
        add(right(rules::added(why.points), 6) + "  " +
            (why.source.empty() ? oneLine(why.words)
                                : wording::padded(oneLine(why.words), 50) + ' ' + why.source));
    for (const std::string& step : wording::whyCounted(set, ledger))
        add(std::string(8, ' ') + step);
    if (text.empty())
        add(std::string(8, ' ') + filled(Command::tr("doesn’t count")));
    return text;
}

} // namespace

std::string bidText(const SideHand& hand)
{
    std::string text = "–";
    if (const int* together = std::get_if<int>(&hand.bid))
        text = std::to_string(*together);
    if (const Bids* bids = std::get_if<Bids>(&hand.bid))
        text = callText((*bids)[0]) + '+' + callText((*bids)[1]);
    return hand.blind ? filled(Command::tr("blind %1"), text) : text;
}

std::string timeText(const TimeCall& call)
{
    if (!call.choice)
        return filled(Command::tr("time called"));
    switch (*call.choice) {
    case OnExpiry::FinishHand:
        return filled(Command::tr("time called: finish the hand"));
    case OnExpiry::FinishGame:
        return filled(Command::tr("time called: finish the game"));
    case OnExpiry::StopNow:
        break;
    }
    return filled(Command::tr("time called: stop now"));
}

namespace {

std::string resultText(const rules::Set& set, const Result& result, const std::string& how)
{
    const int a = result.score.a;
    const int b = result.score.b;
    if (result.state == State::ExtraHand)
        return filled(Command::tr("Tied, A %1 to B %2. One more hand decides."), a, b);
    if (result.state != State::Won)
        return filled(Command::tr("In progress, A %1 to B %2."), a, b);
    if (!result.winner && set.rules.end.tie == scoring::Tie::Stands)
        return filled(Command::tr("Tied, A %1 to B %2."), a, b);
    if (!result.winner)
        return filled(Command::tr("Over and tied, A %1 to B %2. The total decides."), a, b);
    const bool isA = *result.winner == Side::A;
    const std::string_view winner = hand::sideLetter(*result.winner);
    if (how.empty())
        return filled(Command::tr("%1 wins, %2 to %3."), winner, isA ? a : b, isA ? b : a);
    return filled(Command::tr("%1 wins, %2 to %3 (%4)."), winner, isA ? a : b, isA ? b : a, how);
}

} // namespace

std::string sheetText(const rules::Set& set, const Game& game, const GameLedger& ledger,
                      const scoring::Who& who)
{
    const std::string played =
        set.id == set.venue ? set.venueName : filled(Command::tr("%1, %2"), set.venueName, set.phase);
    const int target = set.rules.end.target;
    std::string text =
        (set.agreed.empty() ? filled(Command::tr("%1: to %2 points"), played, target)
                            : filled(Command::tr("%1: to %2 points, with agreed changes"), played, target)) +
        "\n\n";
    const std::string heading = sideHeading(set);
    const int side = wording::columns(heading);
    text +=
        wording::padded("", handWidth + dealerWidth) + centred("A", side) + "  │" + centred("B", side) + '\n';
    text += right(filled(Command::tr("Hand")), handWidth) + "  " +
            wording::padded(filled(Command::tr("Dealer")), dealerWidth - 2) + heading + "  │" + heading +
            '\n';
    text += startRow(set, game.start);
    std::size_t at = 0;
    for (const Item& item : game.items) {
        if (const Hand* hand = std::get_if<Hand>(&item)) {
            text += row(set, *hand, ledger.hands[at++], who);
        } else if (const Misdeal* misdeal = std::get_if<Misdeal>(&item)) {
            text += "      " + misdealText(set, *misdeal) + '\n';
        } else {
            text += "      " + timeText(std::get<TimeCall>(item)) + '\n';
        }
    }
    const StartSide& a = game.start.sides.a;
    const StartSide& b = game.start.sides.b;
    const std::string how = howItEnded(set.rules.end, ledger, {a.sets, b.sets});
    return text + '\n' + resultText(set, ledger.result, how) + '\n';
}

std::string reasonsText(const rules::Set& set, const GameLedger& ledger)
{
    std::string text;
    for (const HandLedger& hand : ledger.hands)
        text += wording::padded(filled(Command::tr("Hand %1"), hand.hand), handColumns) +
                sideReasons(set, Side::A, hand.sides.a) + std::string(handColumns, ' ') +
                sideReasons(set, Side::B, hand.sides.b);
    return text;
}

std::string resultText(const rules::Set& set, const scoring::MatchLedger& match)
{
    const Result& result = match.result;
    if (result.winner && result.by == scoring::By::Games) {
        const Side winner = *result.winner;
        const Side loser = scoring::other(winner);
        return filled(Command::tr("%1 wins, %n game(s) to %2 (%3 to %4).", nullptr, match.gamesWon[winner]),
                      hand::sideLetter(winner), match.gamesWon[loser], result.score[winner],
                      result.score[loser]);
    }
    return resultText(set, result,
                      result.by ? wording::howItEnded(set.rules.end, *result.by) : std::string());
}

} // namespace wording
