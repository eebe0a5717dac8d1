// courtside amend, swap, move, resolve, vacate, rules amend, undo, redo: the record is corrected.
#include "commands.h"
#include "input.h"

#include "desk/checks/lookup.h"
#include "desk/corrections/amend.h"
#include "desk/corrections/resolve.h"
#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/undo.h"
#include "desk/corrections/vacate.h"
#include "desk/corrections/wholesheet.h"

using namespace Qt::StringLiterals;

namespace {

constexpr const char* thenSpelled = "[--then MATCH=seat|replay|stand]…";

/// A hand on record is corrected, and what that changes is told first.
void amendVerb(Verb& verb)
{
    using How = desk::AmendOptions::How;
    verb.does(Command::tr("Corrects a hand on record: the one on standard input, as in a game record, takes\n"
                          "its place; what it leaves out is kept, and so are rulings. Tells everything that\n"
                          "changes by it; --apply records it."));
    const auto match = verb.fileAndMatch();
    const auto hand =
        verb.numberNeeded("--hand N", Command::tr("its number on the sheet"), Message{"option-hand-missing"});
    const auto game = verb.number("[--game G]", Command::tr("of a match of several games; else the last"));
    const auto reason = verb.reason();
    const auto strike = verb.flag("[--strike", Command::tr("the hand was never played"));
    const auto insert = verb.flag("|--insert-before", Command::tr("a forgotten hand, put in before it"));
    const auto throwIn = verb.flag(
        "|--throw-in]", Command::tr("the deal was void by ruling: it counts nothing and is dealt again"));
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
        return desk::amend(std::move(options));
    });
}

/// A whole sheet was written wrong.
void swapVerb(Verb& verb)
{
    verb.does(Command::tr("Puts a whole sheet right. sides: what stands under A belongs under B, and the\n"
                          "other way round. seats-a, seats-b: the partners of that side sit the other way\n"
                          "round. Tells everything that changes by it; --apply records it."));
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

/// The hands of a sheet are those of another match.
void moveVerb(Verb& verb)
{
    verb.does(Command::tr("Hands that were entered for one match were played in another: its sheet goes\n"
                          "there, with all that was ruled on it. The other has to be empty; where it was\n"
                          "not called it is called with it. Tells everything that changes by it; --apply\n"
                          "records it."));
    verb.file();
    const auto match = verb.match("--match ID", Command::tr("the match on whose sheet they stand"));
    const auto then = verb.then("(--then MATCH=WORD)");
    const auto to = verb.match("--to ID", Command::tr("the match in which they were played"),
                               Message{"option-to-missing"});
    const auto swapped = verb.flag("[--swapped]", Command::tr("and A and B change columns"));
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

/// What becomes of a disputed match.
void resolveVerb(Verb& verb)
{
    verb.does(Command::tr("Says who plays a disputed match, one whose sides a correction has changed, with\n"
                          "one of the words below. Tells what that changes; --apply records it."));
    const auto match = verb.fileAndMatch();
    const auto made = verb.choiceNeeded<facts::Resolution>(
        "--choice replay|stand|seat", oneOf({u"replay"_s, u"stand"_s, u"seat"_s}), "WORD");
    const auto reason = verb.text("--reason TEXT", Command::tr("why"));
    const auto then = verb.then(thenSpelled);
    verb.corrects([=](At&) { return desk::resolve(*match, *made, reason->value_or(""), *then); });
}

/// A team turns out not to have been allowed to play.
void vacateVerb(Verb& verb)
{
    verb.does(Command::tr("A team turns out not to have been allowed to play: what it played goes to\n"
                          "the other sides, and it plays no more. Tells what becomes of each of its\n"
                          "matches, and of later ones; --apply records it."));
    verb.file();
    const auto team = verb.team("TEAM");
    const auto reason = verb.reason();
    const auto then = verb.then(thenSpelled);
    verb.corrects([=](At&) { return desk::vacate(*team, *reason, *then); });
}

void amendRulesVerb(Verb& verb)
{
    verb.does(Command::tr("Corrects the rules of a tournament from a match on, and tells everything that\n"
                          "changes by it: games, winners, later matches; --apply records it. What was\n"
                          "played before that match stays under the rules it was played by."));
    verb.file();
    const auto from = verb.match("--from ID", Command::tr("the first match that is played by it"),
                                 Message{"option-from-missing"});
    const auto values =
        verb.texts("--set PARAM=VALUE…", Command::tr("a parameter and its value, such as bags.limit=5"));
    const auto reason = verb.reason();
    const auto then = verb.then(thenSpelled);
    verb.corrects([=](At&) { return desk::changeRulesFrom(*from, *values, *reason, *then); });
}

/// Undo and redo.
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
    verb.does(
        Command::tr("Takes back what was recorded last and still holds, with all that went with it; with\n"
                    "--match, what was recorded last for that match. Nothing is erased: redo puts it\n"
                    "back."));
    stepBack(verb, desk::undo);
}

void redoVerb(Verb& verb)
{
    verb.does(Command::tr("Puts back what the newest undo took, where its match has not gone on since."));
    stepBack(verb, desk::redo);
}

} // namespace

std::vector<Listed> correctionVerbs()
{
    return {{"amend", QT_TRANSLATE_NOOP("Command", "correct a hand on record"), amendVerb},
            {"swap", QT_TRANSLATE_NOOP("Command", "put right the sides, seats or first dealer of a sheet"),
             swapVerb},
            {"move", QT_TRANSLATE_NOOP("Command", "a sheet entered for the wrong match goes to its own"),
             moveVerb},
            {"resolve", QT_TRANSLATE_NOOP("Command", "who plays a match that a correction left disputed"),
             resolveVerb},
            {"vacate", QT_TRANSLATE_NOOP("Command", "a team turns out not to have been allowed to play"),
             vacateVerb},
            {"rules amend", nullptr, amendRulesVerb},
            {"undo", QT_TRANSLATE_NOOP("Command", "undo what was recorded last"), undoVerb},
            {"redo", QT_TRANSLATE_NOOP("Command", "redo what was undone last"), redoVerb}};
}
