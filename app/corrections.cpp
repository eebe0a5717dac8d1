// courtside amend, swap, move, resolve, vacate, rules amend, undo, redo: corrections of the record.
#include "commands.h"
#include "input.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/resolve.h"
#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/undo.h"
#include "desk/corrections/vacate.h"
#include "desk/corrections/wholesheet.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char* thenSpelled = "[--then MATCH=seat|replay|stand]…";

void amendVerb(Verb& verb)
{
    using How = desk::AmendOptions::How;
    verb.does(Command::tr(
        "Replaces a hand on record with the hand on standard input, written as in a game record. What that "
        "hand leaves out stays, and rulings stay too. Shows every change; --apply records it."));
    verb.example(
        "fall.courtside --match 3 --hand 5 --strike --reason \"entered twice\" --apply --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto hand =
        verb.numberNeeded("--hand N", Command::tr("number on the sheet"), Message{"option-hand-missing"});
    const auto game = verb.number("[--game G]", Command::tr("game of a series (default: the last one)"));
    const auto reason = verb.reason();
    const auto strike = verb.flag("[--strike", Command::tr("delete a hand that was never played"));
    const auto insert = verb.flag("|--insert-before", Command::tr("insert a forgotten hand before it"));
    const auto throwIn =
        verb.flag("|--throw-in]", Command::tr("make the hand void by ruling, to be dealt again"));
    const auto then = verb.then(thenSpelled);
    verb.refuse(Message{"option-amend-one-way"}, [=] { return *strike + *insert + *throwIn > 1; });
    verb.corrects([=](At&) -> desk::Answer<desk::Proposal> {
        desk::AmendOptions options;
        options.how = *strike    ? How::Strike
                      : *insert  ? How::InsertBefore
                      : *throwIn ? How::ThrowIn
                                 : How::Replace;
        options.match = *match;
        options.game = *game;
        options.hand = *hand;
        options.reason = *reason;
        options.then = *then;
        if (!*strike && !*throwIn) {
            Input input("-");
            auto text = readAll(input);
            if (!text)
                return desk::refused(text.error());
            options.given = *std::move(text);
        }
        return desk::amend(options);
    });
}

void swapVerb(Verb& verb)
{
    verb.does(Command::tr("Corrects a whole sheet. sides swaps A and B; seats-a and seats-b swap the "
                          "partners of that side. Shows every change; --apply records it."));
    verb.example("fall.courtside --match 3 sides --reason \"wrong columns\" --apply --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto what = verb.words("[sides] [seats-a] [seats-b]", 0, 3);
    const auto dealer =
        verb.choice<facts::Seat>("[--first-dealer SEAT]", Command::tr("who dealt the first hand: %1"));
    const auto reason = verb.reason();
    const auto then = verb.then(thenSpelled);
    verb.check([=] {
        std::vector<Message> wrong;
        for (const std::string& word : *what)
            if (word != "sides" && word != "seats-a" && word != "seats-b")
                wrong.emplace_back(
                    Message{"word-unknown", {{"word", word}, {"choices", "sides, seats-a, seats-b"}}});
        return wrong;
    });
    verb.corrects([=](At&) {
        const auto has = [&](const char* word) {
            return std::find(what->begin(), what->end(), word) != what->end();
        };
        return desk::correctSheet({.match = *match,
                                   .sides = has("sides"),
                                   .seatsA = has("seats-a"),
                                   .seatsB = has("seats-b"),
                                   .firstDealer = *dealer,
                                   .to = {},
                                   .reason = *reason,
                                   .then = *then});
    });
}

void moveVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Moves a sheet that was entered for the wrong match, rulings included, to another match without "
        "hands, and calls that match if necessary. Shows every change; --apply records it."));
    verb.example("fall.courtside --match 3 --to 4 --reason \"wrong table\" --apply --by \"Jo Park\"");
    verb.file();
    const auto match = verb.match("--match ID", Command::tr("match whose sheet has the hands"));
    const auto then = verb.then("(--then MATCH=WORD)");
    const auto to =
        verb.match("--to ID", Command::tr("match that played them"), Message{"option-to-missing"});
    const auto swapped = verb.flag("[--swapped]", Command::tr("swap A and B as well"));
    const auto reason = verb.reason();
    verb.corrects([=](At&) {
        return desk::correctSheet({.match = *match,
                                   .sides = *swapped,
                                   .firstDealer = {},
                                   .to = *to,
                                   .reason = *reason,
                                   .then = *then});
    });
}

void resolveVerb(Verb& verb)
{
    verb.does(Command::tr("Decides who plays a match that a correction left disputed. Shows every change; "
                          "--apply records it."));
    verb.example("fall.courtside --match 7 --choice replay --reason \"agreed with both teams\" --apply --by "
                 "\"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto made = verb.choiceNeeded<facts::Resolution>(
        "--choice replay|stand|seat", oneOf({u"replay"_s, u"stand"_s, u"seat"_s}), "WORD");
    const auto reason = verb.text("--reason TEXT", Command::tr("reason"));
    const auto then = verb.then(thenSpelled);
    verb.corrects([=](At&) { return desk::resolve(*match, *made, reason->value_or(""), *then); });
}

void vacateVerb(Verb& verb)
{
    verb.does(
        Command::tr("Vacates the results of an ineligible team: its opponents win its matches, and it "
                    "withdraws. Shows what happens to each match and to later ones; --apply records it."));
    verb.example(
        "fall.courtside \"Full House\" --reason \"played under another name\" --apply --by \"Jo Park\"");
    verb.file();
    const auto team = verb.team("TEAM");
    const auto reason = verb.reason();
    const auto then = verb.then(thenSpelled);
    verb.corrects([=](At&) { return desk::vacate(*team, *reason, *then); });
}

void amendRulesVerb(Verb& verb)
{
    verb.does(Command::tr("Corrects the rules from a match on. Earlier matches keep their rules. Shows every "
                          "change to games, winners and later matches; --apply records it."));
    verb.example("fall.courtside --from 7 --set bags.limit=5 --reason \"misprint\" --apply --by \"Jo Park\"");
    verb.file();
    const auto from = verb.match("--from ID", Command::tr("first match with the new rules"),
                                 Message{"option-from-missing"});
    const auto values = verb.texts("--set PARAM=VALUE…",
                                   Command::tr("rule parameter and its value, for example bags.limit=5"));
    const auto reason = verb.reason();
    const auto then = verb.then(thenSpelled);
    verb.corrects([=](At&) { return desk::changeRulesFrom(*from, *values, *reason, *then); });
}

void stepBack(Verb& verb, desk::Answer<desk::Undone> (*step)(desk::Desk& desk, const std::string& by,
                                                             const std::optional<std::string>& match))
{
    verb.file();
    const auto match = verb.matchIf("[--match ID]");
    verb.writes([=](At& at) {
        const auto undone = step(at.desk, at.by, *match);
        if (!undone)
            return fail(undone.error());
        return at.recorded(undone->recorded, [&] { return desk::undoneText(*undone); });
    });
}

void undoVerb(Verb& verb)
{
    verb.does(Command::tr("Undoes the last entry with everything that belongs to it; with --match, "
                          "the last entry of that match. Nothing is erased: redo restores it."));
    verb.example("fall.courtside --match 3 --by \"Jo Park\"");
    stepBack(verb, desk::undo);
}

void redoVerb(Verb& verb)
{
    verb.does(Command::tr("Redoes the entry that was undone last, unless its match has changed since."));
    verb.example("fall.courtside --match 3 --by \"Jo Park\"");
    stepBack(verb, desk::redo);
}

} // namespace

std::vector<Listed> correctionVerbs()
{
    return {{"amend", QT_TRANSLATE_NOOP("Command", "correct a hand on record"), amendVerb},
            {"swap", QT_TRANSLATE_NOOP("Command", "correct the sides, seats or first dealer of a sheet"),
             swapVerb},
            {"move", QT_TRANSLATE_NOOP("Command", "move a sheet to the right match"), moveVerb},
            {"resolve", QT_TRANSLATE_NOOP("Command", "decide who plays a disputed match"), resolveVerb},
            {"vacate", QT_TRANSLATE_NOOP("Command", "vacate an ineligible team’s results"), vacateVerb},
            {"rules amend", nullptr, amendRulesVerb},
            {"undo", QT_TRANSLATE_NOOP("Command", "undo the last entry"), undoVerb},
            {"redo", QT_TRANSLATE_NOOP("Command", "redo the entry that was undone last"), redoVerb}};
}
