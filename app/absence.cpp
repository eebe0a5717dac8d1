// courtside absence, wait, absent: the grace period, what a no-show costs, and matches decided by it.
#include "commands.h"

#include "desk/checkin/policywish.h"
#include "desk/play/absence.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"

using namespace Qt::StringLiterals;

namespace {

void absenceVerb(Verb& verb)
{
    verb.does(
        Command::tr(
            "The tournament's policy for who does not come; what is not named stays, and without an option\n"
            "it is told. JSON:\n"
            "%1,\n"
            "likewise %2 and %3; %4 is %5 or %6, a rating in tenths.")
            .arg(u"{\"grace\": 10, \"offClock\": true, \"removeAfter\": 2, \"forfeit\": {\"ranks\":\n"
                 "\"forfeit\", \"rating\": 0, \"otherRating\": 40, \"fee\": 10, \"counts\": true}}"_s,
                 u"\"default\""_s, u"\"no-show\""_s, u"ranks"_s, u"forfeit"_s, u"loss"_s));
    verb.file();
    const auto grace = verb.number("[--grace MINUTES", Command::tr("the grace period, 0 to 60"));
    const auto noGrace = verb.flag("| --no-grace]", Command::tr("no clock of grace runs"));
    const auto offClock = verb.flag("[--off-clock", Command::tr("the time waited is taken off the match"));
    const auto onClock = verb.flag("| --on-clock]", Command::tr("it is not"));
    const auto removeAfter =
        verb.number("[--remove-after N]", Command::tr("so many absences and a team is out; 0: never"));
    const auto json = verb.text("[--policy JSON]", Command::tr("what of it changes, as above"));
    const auto wish = [=] {
        return desk::PolicyWish{*grace, *noGrace, *offClock, *onClock, *removeAfter, *json};
    };
    verb.writesIf([=] { return !wish().isEmpty(); },
                  [=](At& at) {
                      const tournament::AbsencePolicy& now = at.tournament().setting->absence;
                      if (wish().isEmpty())
                          return at.answer(tournament::absenceJson(now), wording::inWords(now) + '\n');
                      const auto policy = desk::policyWith(now, wish());
                      if (!policy)
                          return fail(policy.error());
                      return at.recorded(desk::setAbsencePolicy(at.desk, at.by, *policy),
                                         [&] { return wording::inWords(*policy); });
                  });
}

void waitVerb(Verb& verb)
{
    verb.does(Command::tr(
        "The teams of the match were called up and not everybody is there: the tournament's time\n"
        "of grace begins. --undo takes that back."));
    verb.file();
    const auto id = verb.match();
    const auto undo = verb.flag("[--undo]", Command::tr("nobody waits any more"));
    verb.writes([=](At& at) {
        const auto done = *undo ? desk::waitNoMore(at.desk, at.by, *id) : desk::wait(at.desk, at.by, *id);
        return at.recorded(done, [&] {
            const tournament::Match& match = *tournament::match(at.tournament(), *id);
            const auto grace = tournament::graceOf(at.tournament(), match, at.now());
            return wording::titleOf(match) + ": " +
                   (grace ? desk::graceText(at.tournament(), match, *grace)
                          : Command::tr("nobody waits any more").toStdString());
        });
    });
}

void absentVerb(Verb& verb)
{
    verb.does(
        Command::tr("Decides the match by who is missing once the grace period is over: a no-show where\n"
                    "nobody of a side came, a forfeit where one did, double where both sides are short.\n"
                    "With --default a or b that side gave notice that it can't play."));
    verb.file();
    const auto match = verb.match();
    const auto defaults = verb.choice<facts::Side>("[--default SIDE]", Command::tr("%1: who gave notice"));
    const auto reason =
        verb.text("[--reason TEXT]", Command::tr("in place of how many were missing, and how long"));
    verb.writes([=](At& at) {
        desk::AbsentOptions options;
        options.reason = *reason;
        options.defaults = *defaults;
        return at.recorded(desk::absent(at.desk, at.by, *match, options),
                           [&] { return desk::absentText(at.tournament(), *match); });
    });
}

} // namespace

std::vector<Listed> absenceVerbs()
{
    return {{"absence", QT_TRANSLATE_NOOP("Command", "grace period and no-show penalties"), absenceVerb},
            {"wait", QT_TRANSLATE_NOOP("Command", "the grace period of a match begins"), waitVerb},
            {"absent", QT_TRANSLATE_NOOP("Command", "decide a match by who did not come"), absentVerb}};
}
