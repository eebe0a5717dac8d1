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
    verb.does(Command::tr("Calls a match to a table (default: the lowest free one). A match that was already "
                          "called moves to another table."));
    verb.example("fall.courtside --match 3 --table 2 --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto table = verb.number("[--table N]", Command::tr("table number"));
    const auto dealer = verb.text("[--first-dealer SEAT]", oneOf({u"a1"_s, u"b1"_s, u"a2"_s, u"b2"_s}));
    const auto hold = verb.flag("[--hold-clock]", Command::tr("don’t start the clock (see `clock start`)"));
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

void finishVerb(Verb& verb)
{
    verb.does(Command::tr("Records that both captains signed the result. The winner advances."));
    verb.example("fall.courtside --match 3 --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    verb.writes([=](At& at) {
        return at.recorded(desk::finish(at.desk, at.by, *match),
                           [&] { return desk::finalText(at.tournament(), *match); });
    });
}

void resultVerb(Verb& verb)
{
    verb.does(Command::tr("Decides a match without play, or in the middle of play. Hands on record stay."));
    verb.example("fall.courtside --match 3 --winner a --outcome forfeit --reason \"left after hand 2\" --by "
                 "\"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto winner = verb.choiceNeeded<facts::Winner>(
        "--winner a|b|none", Command::tr("%1, %2, or %3 if both lose").arg(u"a"_s, u"b"_s, u"none"_s),
        "SIDE");
    const auto outcome = verb.choiceNeeded<facts::Decided>("--outcome WORD");
    const auto reason = verb.reason();
    verb.writes([=](At& at) {
        return at.recorded(desk::result(at.desk, at.by, *match, {*winner, *outcome, *reason}),
                           [&] { return desk::finalText(at.tournament(), *match); });
    });
}

void clockVerb(Verb& verb)
{
    verb.does(
        Command::tr("Starts, pauses, resumes or adjusts the clock of a match, or of every match in play. It "
                    "starts by itself when the match is called. A pause needs no reason; `reason` adds one "
                    "later. `call-time` calls time, and the rule card says what follows."));
    verb.example("fall.courtside pause --all --reason \"fire alarm\" --by \"Jo Park\"");
    verb.file();
    const auto what = verb.wordAmong("start|pause|reason|resume|adjust|call-time");
    const auto match = verb.matchIf("--match ID");
    const auto all = verb.flag("|--all", Command::tr("every match in play whose clock allows it"));
    const auto seconds =
        verb.number("(--seconds N)", Command::tr("with adjust: seconds to add, or to take away (-60)"));
    const auto reason = verb.text("(--reason TEXT)", Command::tr("reason; required for reason and adjust"));
    verb.refuse(Message{"option-match-or-all"}, [=] { return *match && *all; });
    verb.refuse(Message{"option-match-missing"}, [=] { return !*match && !*all; });
    verb.writes([=](At& at) {
        if (*what == "call-time") {
            const auto called = desk::callTime(at.desk, at.by, *match);
            return at.recorded(called, [&] { return desk::calledTimeText(at.tournament(), *called); });
        }
        const auto& deeds = facts::EnumText<facts::ClockAction>::all;
        const auto* deed = std::find_if(std::begin(deeds), std::end(deeds),
                                        [&](const auto& each) { return each.text == *what; });
        return at.recorded(desk::clock(at.desk, at.by, *match, {deed->meaning, *seconds, *reason}),
                           [&] { return desk::clockText(at.desk, *match); });
    });
}

void tableVerb(Verb& verb)
{
    verb.does(Command::tr("Closes table N for further calls (a match in play there continues), opens it "
                          "again, or sets the number of tables to N."));
    verb.example("fall.courtside close 3 --reason \"lamp broken\" --by \"Jo Park\"");
    verb.file();
    const auto what = verb.wordAmong("close|open|count");
    const auto number = verb.wordNumber("N");
    const auto reason =
        verb.text("[--reason TEXT]", Command::tr("reason for closing it, for example \"lamp broken\""));
    verb.refuse(Message{"option-reason-with-count"}, [=] { return *what == "count" && *reason; });
    verb.writes([=](At& at) {
        const auto deed = *what == "close" ? facts::TableAction::Close : facts::TableAction::Open;
        return at.recorded(*what == "count" ? desk::setRoom(at.desk, at.by, {*number, {}})
                                            : desk::setTable(at.desk, at.by, *number, deed, *reason),
                           [&] { return desk::roomText(at.tournament()); });
    });
}

void restVerb(Verb& verb)
{
    verb.does(Command::tr("Sets the minimum rest between two matches of a team; 0 means none. Until a team "
                          "has rested, its next match isn’t offered, and a call gets a warning."));
    verb.example("fall.courtside 10 --by \"Jo Park\"");
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
    return {{"call", QT_TRANSLATE_NOOP("Command", "call a match to a table"), callVerb},
            {"finish", QT_TRANSLATE_NOOP("Command", "record a signed result"), finishVerb},
            {"result", QT_TRANSLATE_NOOP("Command", "decide a match without play"), resultVerb},
            {"clock", QT_TRANSLATE_NOOP("Command", "start, pause or adjust clocks, or call time"), clockVerb},
            {"table", QT_TRANSLATE_NOOP("Command", "close or open a table, or set the number of tables"),
             tableVerb},
            {"rest", QT_TRANSLATE_NOOP("Command", "set the rest between matches"), restVerb}};
}
