// courtside checkin, card, sanction, purge, absence, wait, absent: who is here, who may play, what is known
// of them, and what comes of who is missing.
#include "commands.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
#include "desk/checkin/policywish.h"
#include "desk/checkin/sanction.h"
#include "desk/checks/lookup.h"
#include "desk/play/absence.h"
#include "desk/registration/purge.h"
#include "wording/record/facttext.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// What was shown: as it was said, or the venue's own card, where that was read by a reader and nothing is
/// said. Nothing where it has to be said first, which has been asked for.
std::optional<desk::Proof> proofOf(const At& at, const std::string& player,
                                   const std::optional<std::string>& shown,
                                   const std::optional<std::string>& override, const std::string& card)
{
    desk::Proof proof{shown, override};
    if (shown == "none") {
        proof.shown.reset();
        return proof;
    }
    const auto rule = desk::checkinRule(at.tournament(), player);
    const std::string asks = desk::idAskedBesides(at.tournament(), player, at.today());
    if (rule && !proof.shown && (!proof.override || !asks.empty()))
        proof.shown = desk::shownByCard(*rule, card, false);
    if (proof.override && !proof.shown && !asks.empty()) {
        complain(Message{"option-shown-missing", {{"asked", asks}}});
        return std::nullopt;
    }
    return proof;
}

void checkinVerb(Verb& verb)
{
    verb.does(Command::tr("Records that a player is here and which ID was shown: for the team's next match\n"
                          "where the venue checks IDs for each match, else for the evening."));
    verb.file();
    const auto card = verb.text("--card TEXT", Command::tr("the card, as a reader sends it or typed"));
    const auto name = verb.text("| --player NAME", Command::tr("the player's id or name"));
    const auto team = verb.teamIf("[--team TEAM]", Command::tr("whose player, where several have that name"));
    const auto shown =
        verb.text("[--shown KIND]", Command::tr("the kind of ID, where the venue accepts several; or none"));
    const auto override =
        verb.text("[--override REASON]",
                  Command::tr("why the player may play without such an ID, or against a sanction"));
    const auto undo = verb.flag("[--undo]", Command::tr("takes back that the player is here"));
    verb.refuse(Message{"option-card-or-player"}, [=] { return card->has_value() == name->has_value(); });
    verb.refuse(Message{"option-team-with-card"}, [=] { return *card && *team; });
    verb.refuse(Message{"option-undo-with-shown"}, [=] { return *undo && (*shown || *override); });
    verb.refuse(Message{"option-none-without-override"}, [=] { return *shown == "none" && !*override; });
    verb.writes([=](At& at) {
        const auto player = *card ? desk::playerWithCard(at.tournament(), **card)
                                  : desk::findPlayer(at.tournament(), **name, team->value_or(""));
        if (!player)
            return fail(player.error());
        if (*undo) {
            const tournament::Tournament before = at.tournament();
            return at.recorded(desk::undoCheckIn(at.desk, at.by, *player),
                               [&] { return desk::notCheckedInText(before, *player); });
        }
        const auto proof = proofOf(at, *player, *shown, *override, card->value_or(""));
        if (!proof)
            return Exit::BadInput;
        return at.recorded(desk::checkIn(at.desk, at.by, *player, *proof),
                           [&] { return desk::checkedInText(at.tournament(), *player, at.today()); });
    });
}

/// Whose a card is, where the roster does not say.
void cardVerb(Verb& verb)
{
    verb.does(Command::tr("The card is that player's from now on, beside the number that the roster has; of\n"
                          "its number a keyed hash is kept. --forget takes such a card away again, and\n"
                          "--replace the one that was linked before."));
    verb.file();
    const auto whose = verb.text("--player NAME", Command::tr("the player's id or name"));
    const auto card = verb.text("--card TEXT", Command::tr("the card, as a reader sends it or typed"));
    const auto replaces = verb.flag("[--replace]", Command::tr("in place of the one that was linked before"));
    const auto forget = verb.flag("| --forget", Command::tr("forgets the card that was linked"));
    verb.refuse(Message{"option-card-or-forget"}, [=] { return !*whose || card->has_value() == *forget; });
    verb.refuse(Message{"option-replace-without-card"}, [=] { return *replaces && !*card; });
    verb.writes([=](At& at) {
        const auto player = desk::findPlayer(at.tournament(), **whose, "");
        if (!player)
            return fail(player.error(), "--player");
        const QString name = QString::fromStdString(personName(at.tournament(), *player));
        if (*forget)
            return at.recorded(desk::forgetCard(at.desk, at.by, *player), [&] {
                return Command::tr("the card of %1 is forgotten").arg(name).toStdString();
            });
        const auto owner = desk::ownerOfCard(at.tournament(), **card);
        if (!owner)
            return fail(owner.error());
        if (!owner->unknown)
            return complain(
                Message{"card-already-of",
                        {{"player", personName(at.tournament(), owner->person)}, {"id", owner->person}}});
        desk::NewCard fresh = *owner->unknown;
        fresh.replaces = *replaces;
        if (desk::isSecondCard(at.tournament(), *player, fresh))
            return complain(Message{"card-another-linked", {{"player", name.toStdString()}}});
        return at.recorded(desk::linkCard(at.desk, at.by, *player, fresh),
                           [&] { return Command::tr("the card is that of %1").arg(name).toStdString(); });
    });
}

/// Who may not play.
void sanctionVerb(Verb& verb)
{
    verb.does(
        Command::tr("A player may not play, or nobody who is on that team: up to that day and on it,\n"
                    "as 2026-12-31, or until it is lifted. Check-in and call say so; check-in lets in\n"
                    "with --override. Without a name the sanctions are listed, those that have ended too."));
    verb.file();
    const auto player = verb.text("[--player NAME", Command::tr("name or id"));
    const auto team = verb.teamIf("| --team NAME]", Command::tr("name or id: reaches every member"));
    const auto until = verb.text("[--until DAY", Command::tr("the last day"));
    const auto lift = verb.flag("| --lift]", Command::tr("they may play again"));
    const auto reason = verb.text("--reason TEXT", Command::tr("why"));
    verb.check([=]() -> std::vector<Message> {
        if (*player && *team)
            return {Message{"option-player-or-team"}};
        if (*player || *team)
            return reason->value_or("").empty() ? std::vector{Message{"option-reason-missing"}}
                                                : std::vector<Message>();
        for (const auto& [option, isGiven] :
             {std::pair("--until", until->has_value()), std::pair("--lift", *lift),
              std::pair("--reason", reason->has_value())})
            if (isGiven)
                return {Message{"option-of-whom", {{"option", option}}}};
        return {};
    });
    verb.writesIf([=] { return *player || *team; },
                  [=](At& at) {
                      const auto all = [&] { return desk::sanctionsText(at.tournament(), at.today()); };
                      if (!*player && !*team)
                          return answer(all());
                      facts::Sanction sanction;
                      sanction.reason = **reason;
                      sanction.until = *until;
                      sanction.lifted = *lift;
                      sanction.team = *team;
                      if (*player) {
                          const auto found = desk::findPlayer(at.tournament(), **player, "");
                          if (!found)
                              return fail(found.error(), "--player");
                          sanction.person = *found;
                      }
                      const std::string before = desk::knownSanction(at.tournament(), sanction);
                      return at.recorded(desk::sanction(at.desk, at.by, sanction), [&] {
                          const QString lifted =
                              Command::tr("lifted: %1").arg(QString::fromStdString(before));
                          return (sanction.lifted ? lifted.toStdString() + '\n' : std::string()) + all();
                      });
                  });
}

/// Forgets what a tournament knows of people.
void purgeVerb(Verb& verb)
{
    verb.does(
        Command::tr("After the tournament: forgets everybody's cards; and all of their names but the first\n"
                    "and an initial; or the names too. For good: no undo brings them back. The facts\n"
                    "and the chain over them stay as they are; copies made before know it still."));
    const auto file = verb.file();
    const auto cards = verb.flag("--cards", Command::tr("hashes and last characters of cards"));
    const auto lastNames = verb.flag("| --last-names", Command::tr("those, and Ana Ruiz becomes Ana R."));
    const auto names = verb.flag("| --names", Command::tr("everything but the ids"));
    const auto unfinished = verb.flag("[--unfinished]", Command::tr("though the tournament is not over"));
    verb.refuse(Message{"option-forget-what"}, [=] { return *cards + *lastNames + *names != 1; });
    verb.writes([=](At& at) {
        const desk::Forget what = *names       ? desk::Forget::Names
                                  : *lastNames ? desk::Forget::LastNames
                                               : desk::Forget::Cards;
        auto done = desk::forgetPeople(
            at.desk, at.by, what, *unfinished ? desk::Unfinished::AllTheSame : desk::Unfinished::Refused);
        if (!done)
            for (desk::Mistake& mistake : done.error().mistakes)
                if (mistake.code == desk::Mistake::Code::Unfinished)
                    mistake = desk::Mistake(
                        Message{"purge-unless-unfinished-said", {{"why", mistake.message}}}, mistake.code);
        return at.recorded(done, [&] {
            const auto people =
                std::count_if(done->entries.begin(), done->entries.end(), [](const auto& each) {
                    return std::holds_alternative<facts::Person>(each.fact);
                });
            return Command::tr(
                       "forgotten: %1; the copies in \"%2\" know it still, as does whatever was exported")
                .arg(QString::fromStdString(desk::forgottenText(what, static_cast<int>(people))),
                     QString::fromStdString(*file + " backups"))
                .toStdString();
        });
    });
}

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
    const auto id = verb.fileAndMatch();
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
    const auto match = verb.fileAndMatch();
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

std::vector<Listed> peopleVerbs()
{
    return {
        {"checkin", QT_TRANSLATE_NOOP("Command", "a player is here"), checkinVerb},
        {"card", QT_TRANSLATE_NOOP("Command", "whose a card is, where the roster does not say"), cardVerb},
        {"sanction", QT_TRANSLATE_NOOP("Command", "a player or a team may not play, until a day"),
         sanctionVerb},
        {"purge", QT_TRANSLATE_NOOP("Command", "forget what a tournament knows of people, once it is over"),
         purgeVerb},
        {"absence", QT_TRANSLATE_NOOP("Command", "grace period and no-show penalties"), absenceVerb},
        {"wait", QT_TRANSLATE_NOOP("Command", "the grace period of a match begins"), waitVerb},
        {"absent", QT_TRANSLATE_NOOP("Command", "decide a match by who did not come"), absentVerb}};
}
