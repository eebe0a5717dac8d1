// courtside checkin, card, sanction, purge, absence, wait, absent: check-in, suspensions, personal data and
// missing players.
#include "commands.h"

#include "desk/checkin/attendance.h"
#include "desk/checkin/checkin.h"
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

/// The ID shown: as the options say, or else the venue's own card if a reader read it. Nothing if an option
/// is missing, which it has reported.
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
    verb.does(Command::tr("Checks in a player with the ID shown: for the team’s next match if the venue "
                          "checks IDs before each match, otherwise once."));
    verb.example("fall.courtside --player \"Ana Ruiz\" --shown \"UNC One Card\" --by \"Jo Park\"");
    verb.file();
    const auto card = verb.text("--card TEXT", Command::tr("card as a reader sends it, or typed"));
    const auto name = verb.text("| --player NAME", Command::tr("name or id of the player"));
    const auto team =
        verb.teamIf("[--team TEAM]", Command::tr("team of the player, if several have that name"));
    const auto shown =
        verb.text("[--shown KIND]", Command::tr("kind of ID shown, if the venue accepts several; or none"));
    const auto override = verb.text(
        "[--override REASON]",
        Command::tr("reason to let the player play without an accepted ID or despite a suspension"));
    const auto undo = verb.flag("[--undo]", Command::tr("undo the check-in"));
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

void cardVerb(Verb& verb)
{
    verb.does(Command::tr("Links a card to a player, in addition to the ID on the roster. Only a keyed hash "
                          "of its number is kept. --forget removes the linked card; --replace replaces it."));
    verb.example("fall.courtside --player \"Ana Ruiz\" --card 730114820 --by \"Jo Park\"");
    verb.file();
    const auto whose = verb.text("--player NAME", Command::tr("name or id of the player"));
    const auto card = verb.text("--card TEXT", Command::tr("card as a reader sends it, or typed"));
    const auto replaces = verb.flag("[--replace]", Command::tr("replace the card linked before"));
    const auto forget = verb.flag("| --forget", Command::tr("remove the linked card"));
    verb.refuse(Message{"option-card-or-forget"}, [=] { return !*whose || card->has_value() == *forget; });
    verb.refuse(Message{"option-replace-without-card"}, [=] { return *replaces && !*card; });
    verb.writes([=](At& at) {
        const auto player = desk::findPlayer(at.tournament(), **whose, "");
        if (!player)
            return fail(player.error(), "--player");
        const QString name = QString::fromStdString(personName(at.tournament(), *player));
        if (*forget)
            return at.recorded(desk::forgetCard(at.desk, at.by, *player), [&] {
                return Command::tr("the linked card of %1 was removed").arg(name).toStdString();
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
                           [&] { return Command::tr("the card now belongs to %1").arg(name).toStdString(); });
    });
}

void sanctionVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Suspends a player, or everyone on a team, through a day (2026-12-31) or until you lift it. "
        "Check-in then requires --override. Without a name it lists the suspensions, past ones included."));
    verb.example(
        "fall.courtside --player \"Ana Ruiz\" --until 2026-12-31 --reason \"a fight\" --by \"Jo Park\"");
    verb.file();
    const auto player = verb.text("[--player NAME", Command::tr("name or id of the player"));
    const auto team =
        verb.teamIf("| --team NAME]", Command::tr("name or id of the team; includes every member"));
    const auto until = verb.text("[--until DAY", Command::tr("last day of the suspension"));
    const auto lift = verb.flag("| --lift]", Command::tr("lift the suspension"));
    const auto reason = verb.text("--reason TEXT", Command::tr("reason"));
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

void purgeVerb(Verb& verb)
{
    verb.does(Command::tr("Deletes personal data after the tournament. You can’t undo this. The rest of "
                          "the record doesn’t change. Earlier backups and exports still have the data."));
    verb.example("fall.courtside --last-names --by \"Jo Park\"");
    const auto file = verb.file();
    const auto cards = verb.flag("--cards", Command::tr("hashes and last characters of cards"));
    const auto lastNames =
        verb.flag("| --last-names", Command::tr("cards and last names, which become an initial (Ana R.)"));
    const auto names = verb.flag("| --names", Command::tr("everything but the ids"));
    const auto unfinished =
        verb.flag("[--unfinished]", Command::tr("allow this before the tournament is over"));
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
            return Command::tr("deleted: %1. The backups in “%2” and any exports still have this data")
                .arg(QString::fromStdString(desk::forgottenText(what, static_cast<int>(people))),
                     QString::fromStdString(*file + " backups"))
                .toStdString();
        });
    });
}

void absenceVerb(Verb& verb)
{
    verb.does(Command::tr(
                  "Shows or sets the policy for missing teams. Options you leave out don’t change. As JSON:\n"
                  "%1,\n"
                  "likewise %2 and %3; %4 is %5 or %6, and ratings are in tenths.")
                  .arg(u"{\"grace\": 10, \"offClock\": true, \"removeAfter\": 2, \"forfeit\": {\"ranks\":\n"
                       "\"forfeit\", \"rating\": 0, \"otherRating\": 40, \"fee\": 10, \"counts\": true}}"_s,
                       u"\"default\""_s, u"\"no-show\""_s, u"ranks"_s, u"forfeit"_s, u"loss"_s));
    verb.example("fall.courtside --grace 10 --off-clock --remove-after 2 --by \"Jo Park\"");
    verb.file();
    const auto grace = verb.number("[--grace MINUTES", Command::tr("grace period in minutes, 0 to 60"));
    const auto noGrace = verb.flag("| --no-grace]", Command::tr("no grace period"));
    const auto offClock = verb.flag("[--off-clock", Command::tr("take the waiting time off the match"));
    const auto onClock = verb.flag("| --on-clock]", Command::tr("leave the time of the match as it is"));
    const auto removeAfter =
        verb.number("[--remove-after N]", Command::tr("absences before a team is removed (0: never)"));
    const auto json = verb.text("[--policy JSON]", Command::tr("changes to the policy, as above"));
    const auto wish = [=] {
        return desk::PolicyChanges{*grace, *noGrace, *offClock, *onClock, *removeAfter, *json};
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
    verb.does(Command::tr("Starts the grace period of a match whose teams aren’t complete."));
    verb.example("fall.courtside --match 3 --by \"Jo Park\"");
    const auto id = verb.fileAndMatch();
    const auto undo = verb.flag("[--undo]", Command::tr("stop the grace period"));
    verb.writes([=](At& at) {
        const auto done = *undo ? desk::undoWait(at.desk, at.by, *id) : desk::wait(at.desk, at.by, *id);
        return at.recorded(done, [&] {
            const tournament::Match& match = *tournament::match(at.tournament(), *id);
            const auto grace = tournament::graceOf(at.tournament(), match, at.now());
            return wording::titleOf(match) + ": " +
                   (grace ? desk::graceText(at.tournament(), match, *grace)
                          : Command::tr("grace period stopped").toStdString());
        });
    });
}

void absentVerb(Verb& verb)
{
    verb.does(
        Command::tr("Once the grace period is over, decides a match by who is missing: a no-show if no one "
                    "on a side checked in, a forfeit if only one player did, a double forfeit or no-show if "
                    "both sides are short. With --default, that side gave notice that it can’t play."));
    verb.example("fall.courtside --match 3 --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto defaults =
        verb.choice<facts::Side>("[--default SIDE]", Command::tr("side that gave notice: %1"));
    const auto reason = verb.text("[--reason TEXT]",
                                  Command::tr("reason, instead of the missing players and the time waited"));
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
        {"checkin", QT_TRANSLATE_NOOP("Command", "check in a player"), checkinVerb},
        {"card", QT_TRANSLATE_NOOP("Command", "link an ID card to a player"), cardVerb},
        {"sanction", QT_TRANSLATE_NOOP("Command", "suspend a player or a team"), sanctionVerb},
        {"purge", QT_TRANSLATE_NOOP("Command", "delete personal data"), purgeVerb},
        {"absence", QT_TRANSLATE_NOOP("Command", "set the grace period and no-show penalties"), absenceVerb},
        {"wait", QT_TRANSLATE_NOOP("Command", "start the grace period of a match"), waitVerb},
        {"absent", QT_TRANSLATE_NOOP("Command", "decide a match by no-show"), absentVerb}};
}
