// courtside call, finish, result, clock, table, rest: matches at their tables.
#include "commands.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/play/room.h"
#include "desk/play/table.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

void callVerb(Verb& verb)
{
    verb.does(Command::tr("Calls a match to a table, the lowest free one unless it is said which. A match\n"
                          "that was called before moves to another table."));
    const auto match = verb.fileAndMatch();
    const auto table = verb.number("[--table N]", Command::tr("which table"));
    const auto dealer = verb.text("[--first-dealer SEAT]", oneOf({u"a1"_s, u"b1"_s, u"a2"_s, u"b2"_s}));
    const auto hold = verb.flag("[--hold-clock]", Command::tr("its clock waits for `clock start`"));
    const auto seat = [dealer]() -> std::optional<facts::Seat> {
        for (const facts::Seat each : facts::allSeats)
            if (*dealer == facts::word(each))
                return each;
        return std::nullopt;
    };
    verb.check([=]() -> std::vector<Message> {
        if (*dealer && !seat())
            return {Message{"option-no-seat", {{"value", **dealer}}}};
        return {};
    });
    verb.writes([=](At& at) {
        return at.recorded(desk::call(at.desk, at.by, *match, {*table, seat(), !*hold}),
                           [&] { return desk::calledText(at.tournament(), *match); });
    });
}

/// Both captains agree, the bracket moves.
void finishVerb(Verb& verb)
{
    verb.does(Command::tr("Records that both captains have signed the result; the winner moves on."));
    const auto match = verb.fileAndMatch();
    verb.writes([=](At& at) {
        return at.recorded(desk::finish(at.desk, at.by, *match),
                           [&] { return desk::finalText(at.tournament(), *match); });
    });
}

void resultVerb(Verb& verb)
{
    verb.does(Command::tr("Decides a match without play or in mid play; its hands so far stay on record."));
    const auto match = verb.fileAndMatch();
    const auto winner = verb.choiceNeeded<facts::Winner>(
        "--winner a|b|none", Command::tr("%1, %2, or %3 where both are out").arg(u"a"_s, u"b"_s, u"none"_s),
        "SIDE");
    const auto outcome = verb.choiceNeeded<facts::Decided>("--outcome WORD");
    const auto reason = verb.reason();
    verb.writes([=](At& at) {
        return at.recorded(desk::result(at.desk, at.by, *match, {*winner, *outcome, *reason}),
                           [&] { return desk::finalText(at.tournament(), *match); });
    });
}

/// The clock of a match, or of all in play, is started, paused, resumed, adjusted, or time is called.
void clockVerb(Verb& verb)
{
    verb.does(
        Command::tr("Starts, pauses, resumes or adjusts the clock of a match, or at once of every\n"
                    "match in play. It starts by itself when the match is called. A pause needs no reason;\n"
                    "reason gives it one later. call-time calls time, and each match comes to what its\n"
                    "rule card says."));
    verb.file();
    const auto what = verb.wordAmong("start|pause|reason|resume|adjust|call-time");
    const auto match = verb.matchIf("--match ID");
    const auto all = verb.flag("|--all", Command::tr("every match in play whose clock allows it"));
    const auto seconds = verb.number("(--seconds N)", Command::tr("with adjust: given, or taken away (-60)"));
    const auto reason = verb.text("(--reason TEXT)", Command::tr("why; reason and adjust need one"));
    verb.refuse(Message{"option-match-or-all"}, [=] { return *match && *all; });
    verb.refuse(Message{"option-match-missing"}, [=] { return !*match && !*all; });
    verb.writes([=](At& at) {
        if (*what == "call-time") {
            const auto called = desk::callTime(at.desk, at.by, *match);
            return at.recorded(called, [&] { return desk::calledTimeText(at.tournament(), *called); });
        }
        const auto& deeds = facts::EnumText<facts::ClockDeed>::all;
        const auto* deed = std::find_if(std::begin(deeds), std::end(deeds),
                                        [&](const auto& each) { return each.text == *what; });
        return at.recorded(desk::clock(at.desk, at.by, *match, {deed->meaning, *seconds, *reason}),
                           [&] { return desk::clockText(at.desk, *match); });
    });
}

/// A table of the room is closed or opened again, or there are more or fewer of them.
void tableVerb(Verb& verb)
{
    verb.does(
        Command::tr("Closes table N: no match is called to it, and one that sits there plays on. Opens\n"
                    "it again. count: there are N tables from now on."));
    verb.file();
    const auto what = verb.wordAmong("close|open|count");
    const auto number = verb.wordNumber("N");
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why it is closed: lamp broken"));
    verb.refuse(Message{"option-reason-with-count"}, [=] { return *what == "count" && *reason; });
    verb.writes([=](At& at) {
        const auto deed = *what == "close" ? facts::TableDeed::Close : facts::TableDeed::Open;
        return at.recorded(*what == "count" ? desk::setRoom(at.desk, at.by, {*number, {}})
                                            : desk::setTable(at.desk, at.by, *number, deed, *reason),
                           [&] { return desk::roomText(at.tournament()); });
    });
}

void restVerb(Verb& verb)
{
    verb.does(
        Command::tr("A team rests so many minutes between two of its matches; with 0 none is asked for. A\n"
                    "match is not offered before; who calls it all the same is told so."));
    verb.file();
    const auto minutes = verb.wordNumber("MINUTES");
    verb.writes([=](At& at) {
        return at.recorded(desk::setRoom(at.desk, at.by, {{}, *minutes}),
                           [&] { return desk::roomText(at.tournament()); });
    });
}

} // namespace

std::vector<Listed> tableVerbs()
{
    return {
        {"call", QT_TRANSLATE_NOOP("Command", "call a match of a tournament to a table"), callVerb},
        {"finish", QT_TRANSLATE_NOOP("Command", "both captains agree: the winner moves on"), finishVerb},
        {"result", QT_TRANSLATE_NOOP("Command", "decide a match without play"), resultVerb},
        {"clock",
         QT_TRANSLATE_NOOP("Command", "start, pause or adjust the clock of a match or of all; call time"),
         clockVerb},
        {"table",
         QT_TRANSLATE_NOOP("Command", "close a table of the room, open it again, or have more of them"),
         tableVerb},
        {"rest", QT_TRANSLATE_NOOP("Command", "how long a team rests between two of its matches"), restVerb}};
}
