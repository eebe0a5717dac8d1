// courtside status, ledger, log, report: what is on record, and what follows from it.
#include "commands.h"

#include "desk/reports/reportparts.h"
#include "desk/reports/status.h"

namespace {

void statusVerb(Verb& verb)
{
    verb.does(Command::tr("Shows teams, matches and standings; as JSON, courtside-status/1."));
    verb.file();
    verb.json();
    verb.reads([](At& at) { return answer(desk::status(at.desk, at.as())); });
}

/// A stored match, point by point.
void ledgerVerb(Verb& verb)
{
    verb.does(
        Command::tr("Shows every point of a match and the reason for it; as JSON, courtside-ledger/1."));
    verb.file();
    const auto match = verb.match();
    verb.json();
    verb.reads([=](At& at) {
        const auto ledger = desk::ledger(at.tournament(), *match, at.as());
        return ledger ? answer(*ledger) : fail(ledger.error());
    });
}

void logVerb(Verb& verb)
{
    verb.does(
        Command::tr("Shows every fact on record, a line each: in words, what was taken back marked; or\n"
                    "as JSON Lines, which `courtside do` takes."));
    verb.file();
    verb.json();
    verb.reads([](At& at) { return answer(desk::log(at.tournament(), at.as())); });
}

/// The closing report of a shift, or a part of it.
void reportVerb(Verb& verb)
{
    verb.does(
        Command::tr("Who was here and who was not, what was decided by absence and is due for it, what\n"
                    "was let in against a rule or a sanction, who may not play, incidents and open\n"
                    "protests; or a part of it: who came when (attendance), without whom a match cannot\n"
                    "begin whose teams are known (missing), what was let in (overrides), what is due for\n"
                    "which match (fees)."));
    verb.file();
    const auto what = verb.wordIf("[closing|attendance|missing|overrides|fees]", "closing");
    verb.json(Command::tr("as courtside-report/1"));
    verb.check([=]() -> std::vector<Message> {
        if (!desk::reportPart(*what))
            return {Message{"report-unknown", {{"report", *what}}}};
        return {};
    });
    verb.reads([=](At& at) {
        const auto part = *desk::reportPart(*what);
        return at.answer(desk::partJson(at.tournament(), part, at.now()),
                         desk::partText(at.tournament(), part, at.now()));
    });
}

} // namespace

std::vector<Listed> reportVerbs()
{
    return {
        {"status", QT_TRANSLATE_NOOP("Command", "teams, matches and standings of a tournament"), statusVerb},
        {"ledger", QT_TRANSLATE_NOOP("Command", "every point of a match and the reason for it"), ledgerVerb},
        {"log", QT_TRANSLATE_NOOP("Command", "every fact on record, a line each"), logVerb},
        {"report", QT_TRANSLATE_NOOP("Command", "the closing report of a shift"), reportVerb}};
}
