// courtside record, paper, sheet, papercheck: the hands of a match and its paper sheet.
#include "commands.h"
#include "input.h"

#include "desk/play/entry.h"
#include "desk/play/scoresheets.h"
#include "desk/play/table.h"
#include "desk/reports/papertotals.h"

using namespace Qt::StringLiterals;

namespace {

/// Records one hand per line; answers a line only once its hand is on disk.
Exit recordHands(At& at, const std::string& match, Input& input)
{
    bool any = false;
    Exit exit = Exit::Done;
    const auto whyNot = eachLine(input, [&](const std::string& line, int number) {
        any = true;
        const auto entered = desk::enter(at.desk, at.by, match, line, number);
        if (entered) {
            exit = answer(*entered + '\n');
            return exit == Exit::Done;
        }
        exit = fail(entered.error(), input.shownName() + ':' + std::to_string(number));
        complain(number == 1 ? Message{"record-stopped-at-once", {{"line", number}}}
                             : Message{"record-stopped", {{"line", number}}});
        return false;
    });
    if (exit != Exit::Done)
        return exit;
    if (whyNot)
        return complain(*whyNot);
    return any ? Exit::Done : complain(Message{"record-without-hands", {{"file", input.shownName()}}});
}

/// The description of `record`, with how to write a hand.
QString whatRecordDoes()
{
    const QString reads =
        Command::tr(
            "Reads hands, one JSON object per line as in a game record, and records each on its own: once a "
            "line is answered `%1`, it is on disk. A line without tricks records the bids; the next line "
            "completes it. %2 and %3 work the same way. Calls the match if it wasn’t called yet. Stops at "
            "the first line that is refused; the lines before it stay on record.")
            .arg(u"ok hand N a SCORE b SCORE STATE"_s, u"{\"misdeal\": …}"_s, u"{\"timeCall\": true}"_s);
    const QString examples =
        u"  {\"a\": {\"bids\": [4, \"nil\"], \"tricks\": [5, 0]}, \"b\": {\"bids\": [3, 3], \"tricks\": 8}}\n"
        "  {\"misdeal\": {\"calledBy\": \"b1\", \"reason\": \"no-spade\"}}"_s;
    const QString more =
        Command::tr("A hand can also have %1; %2; %3; %4 (or %5); %6.")
            .arg(
                u"\"dealer\": \"a1\""_s, u"\"timeExpired\": true"_s, u"\"override\": {\"reason\": …}"_s,
                u"\"reneges\": [{\"by\": \"b\", \"accused\": \"a1\", \"book\": 7, \"ruling\": \"upheld\"}]"_s,
                u"rejected, withdrawn, pending"_s, u"\"adjustments\", \"fouls\""_s);
    return reads + u"\n\n" + examples + u"\n\n" + more;
}

void recordVerb(Verb& verb)
{
    verb.does(whatRecordDoes());
    verb.example("fall.courtside --match 3 hands.jsonl --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    verb.by();
    const auto hands = verb.wordIf("[HANDS|-]", "-");
    verb.writes([=](At& at) {
        Input input(*hands);
        const auto trouble = input.trouble();
        return trouble ? complain(*trouble) : recordHands(at, *match, input);
    });
}

void paperVerb(Verb& verb)
{
    verb.does(Command::tr("Continues the game in play from a paper sheet, with its score and bags, before "
                          "its first hand is recorded here. Call the match first."));
    verb.example("fall.courtside --match 3 -a 120 -b 88 --bags-a 3 --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto score = [&verb](const char* spelling, const char* side) {
        return verb.numberNeeded(spelling,
                                 Command::tr("score of side %1").arg(QString::fromUtf8(side).toUpper()),
                                 Message{"option-score-missing", {{"side", side}}});
    };
    const auto a = score("-a POINTS", "a");
    const auto b = score("-b POINTS", "b");
    const QString ofBags = Command::tr("bags on the sheet");
    const QString ofSets = Command::tr("times the side was set");
    const auto bagsOfA = verb.number("[--bags-a N]", ofBags);
    const auto bagsOfB = verb.number("[--bags-b N]", ofBags);
    const auto setsOfA = verb.number("[--sets-a N]", ofSets);
    const auto setsOfB = verb.number("[--sets-b N]", ofSets);
    const auto hands = verb.number("[--hands N]", Command::tr("hands played on paper"));
    verb.writes([=](At& at) {
        scoring::Start start;
        start.sides = {{*a, bagsOfA->value_or(0), setsOfA->value_or(0)},
                       {*b, bagsOfB->value_or(0), setsOfB->value_or(0)}};
        start.hands = hands->value_or(0);
        return at.recorded(desk::takeOver(at.desk, at.by, *match, start),
                           [&] { return desk::takenOverText(at.tournament(), *match); });
    });
}

void sheetVerb(Verb& verb)
{
    verb.does(
        Command::tr("Records that the score sheet of a match went out on paper or came back. Printing it in "
                    "the window or with print --mark-out also marks it as out, and scanning its code marks "
                    "it as back."));
    verb.example("fall.courtside --match 3 --back --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto out = verb.flag("--out", Command::tr("it went out, or went out again"));
    const auto back = verb.flag("|--back", Command::tr("it came back"));
    verb.refuse(Message{"option-out-and-back"}, [=] { return *out && *back; });
    verb.refuse(Message{"option-out-or-back-missing"}, [=] { return !*out && !*back; });
    verb.writes([=](At& at) {
        std::string text = *out ? desk::handedOutText(at.tournament(), {*match})
                                : desk::sheetBackText(*tournament::match(at.tournament(), *match));
        return at.recorded(*out ? desk::handOutSheets(at.desk, at.by, {*match})
                                : desk::returnSheet(at.desk, at.by, *match),
                           [&] { return text; });
    });
}

/// Reads one row per line. Nothing if a line is wrong, which it has reported.
std::optional<desk::PaperTotals> totalsIn(Input& input, int hands)
{
    desk::PaperTotals totals;
    bool isGood = true;
    const auto whyNot = eachLine(input, [&](const std::string& line, int number) {
        const std::string where = input.shownName() + ':' + std::to_string(number);
        const auto row = desk::paperRow(line.back() == '\r' ? line.substr(0, line.size() - 1) : line);
        isGood = row.has_value() && static_cast<int>(totals.size()) < hands;
        if (!row)
            fail(row.error(), where);
        else if (!isGood)
            complain(Message{"totals-beyond-hands", {{"hand", totals.size() + 1}, {"n", hands}}}, where);
        else
            totals.push_back(*row);
        return isGood;
    });
    if (isGood && whyNot)
        complain(*whyNot);
    return isGood && !whyNot ? std::optional(totals) : std::nullopt;
}

void papercheckVerb(Verb& verb)
{
    verb.does(
        Command::tr(
            "Checks the running totals on a paper sheet against the rules. Reads one line per hand: the "
            "totals of A and B, or - where the paper has none. Names the hand where they first differ and "
            "the likely mistake. Records nothing. Exits with 0 if they agree, 1 if they differ.") +
        u"\n\n  71 50\n  125 -");
    verb.example("fall.courtside --match 3 totals.txt");
    const auto match = verb.fileAndMatch();
    const auto asked =
        verb.number("[--game G]", Command::tr("game of a series (default: the last one begun)"));
    verb.json();
    const auto from = verb.wordIf("[TOTALS|-]", "-");
    verb.reads([=](At& at) {
        const auto begun = tournament::match(at.tournament(), *match)->games.size();
        const int game = asked->value_or(std::max(1, static_cast<int>(begun)));
        const auto blank =
            desk::paperCheck(at.tournament(), *match, game, {}); // whether there is a sheet at all
        if (!blank)
            return fail(blank.error());
        Input input(*from);
        const auto totals = totalsIn(input, blank->hands);
        if (!totals)
            return Exit::BadInput;
        const auto check = desk::paperCheck(at.tournament(), *match, game, *totals);
        if (!check)
            return fail(check.error());
        const Exit said =
            at.answer(desk::paperCheckJson(*check), desk::paperCheckText(at.tournament(), *check));
        return said != Exit::Done || check->findings.empty() ? said : Exit::No;
    });
}

} // namespace

std::vector<Listed> sheetVerbs()
{
    return {
        {"record", QT_TRANSLATE_NOOP("Command", "record the hands of a match"), recordVerb},
        {"paper", QT_TRANSLATE_NOOP("Command", "continue a game from paper"), paperVerb},
        {"sheet", QT_TRANSLATE_NOOP("Command", "record that a score sheet went out or came back"), sheetVerb},
        {"papercheck", QT_TRANSLATE_NOOP("Command", "check a game against paper"), papercheckVerb}};
}
