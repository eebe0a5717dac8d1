// courtside challenge, decide, foul, adjust, protest, settle, rate, incident: rulings on a hand, and rulings
// without points.
#include "commands.h"

#include "desk/checks/lookup.h"
#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "tournament/model/lineup.h"

#include <algorithm>
#include <iterator>

namespace {

/// The options that name the hand; the result copies them into the desk's options.
auto handWords(Verb& verb)
{
    const auto match = verb.fileAndMatch();
    const auto hand =
        verb.numberNeeded("--hand N", Command::tr("number on the sheet"), Message{"option-hand-missing"});
    const auto game = verb.number("(--game G)", Command::tr("game of a series (default: the last one)"));
    return [=](auto& into) {
        into.match = *match;
        into.game = *game;
        into.hand = *hand;
    };
}

/// The options for the evidence and the reason; the result copies them into the desk's options.
auto caseWords(Verb& verb, const char* reason)
{
    const auto known = verb.choice<facts::Known>("(--known WORD)", Command::tr("evidence: %1"));
    const auto led = verb.choice<facts::Suit>("(--led SUIT)", Command::tr("suit led: %1"));
    const auto played = verb.text("(--played CARD)", Command::tr("card played instead, for example 7D"));
    const auto shown =
        verb.text("(--shown CARD)", Command::tr("card of that suit shown later, for example QC"));
    const auto inBook = verb.number("(--in-book N)", Command::tr("trick it was played in"));
    const auto held = verb.flag("(--held)", Command::tr("that card is still in the hand"));
    const auto note = verb.text("(--note TEXT)", Command::tr("anything else seen or said"));
    const auto why =
        verb.text(reason, Command::tr("reason; required if the ruling goes against the evidence"));
    return [=](desk::CaseOptions& into) {
        facts::Evidence said;
        said.known = *known;
        said.led = *led;
        said.played = *played;
        said.shown = *shown;
        said.shownBook = *inBook;
        said.held = *held;
        said.note = *note;
        if (said != facts::Evidence())
            into.evidence = said;
        into.reason = why->value_or("");
    };
}

void challengeVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Records a renege claim with its evidence and says whether that proves it. With --ruling it is "
        "decided at once. Otherwise it waits for `decide`, and the match can’t end until then."));
    verb.example("fall.courtside --match 3 --hand 5 --side b --accused a1 --book 7 --known admitted --by "
                 "\"Jo Park\"");
    const auto hand = handWords(verb);
    const auto by = verb.choiceNeeded<facts::Challenger>("--side a|b|supervisor",
                                                         Command::tr("who claims it: %1"), "WORD");
    const auto accused = verb.choiceNeeded<facts::Seat>("--accused SEAT");
    const auto book =
        verb.numberNeeded("--book N", Command::tr("trick number, 1 to 13"), Message{"option-book-missing"});
    const auto ruling = verb.choice<facts::Ruling>("[--ruling WORD]");
    const auto said = caseWords(verb, "(--reason TEXT)");
    const auto then = verb.then();
    verb.rules([=](At&) {
        desk::CaseOptions options;
        hand(options);
        said(options);
        options.claim = desk::Claim{*by, *accused, *book};
        options.ruling = *ruling;
        options.then = *then;
        return desk::ruleOnCase(options);
    });
}

void decideVerb(Verb& verb)
{
    verb.does(Command::tr("Decides a renege challenge on record, replacing any earlier decision."));
    verb.example("fall.courtside --match 3 --hand 5 --ruling upheld --by \"Jo Park\"");
    const auto hand = handWords(verb);
    const auto ruling = verb.choice<facts::Ruling>("--ruling WORD");
    const auto which =
        verb.number("[--case K]", Command::tr("number of the challenge, if the hand has several"));
    const auto said = caseWords(verb, "[--reason TEXT]");
    const auto then = verb.then("[--then MATCH=seat|replay|stand]…");
    verb.refuse(Message{"option-choice-missing",
                        {{"option", "--ruling"}, {"choices", "upheld, rejected, withdrawn"}}},
                [=] {
                    desk::CaseOptions options;
                    said(options);
                    return !*ruling && !options.evidence;
                });
    verb.rules([=](At&) {
        desk::CaseOptions options;
        hand(options);
        said(options);
        options.which = *which;
        options.ruling = *ruling;
        options.then = *then;
        return desk::ruleOnCase(options);
    });
}

/// The options that `foul` and `adjust` share; the result makes the desk's options of them.
auto handRulingWords(Verb& verb)
{
    const auto hand = handWords(verb);
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", QStringLiteral("%1"), "SIDE");
    return [=](std::variant<std::string, int> what, const std::vector<desk::LaterChoice>& then) {
        desk::HandRulingOptions options;
        hand(options);
        options.side = *side;
        options.what = std::move(what);
        options.then = then;
        return options;
    };
}

void foulVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Records a foul for which the rules set a penalty. For other infractions use `incident`."));
    verb.example("fall.courtside --match 3 --hand 5 --side a --foul table-talk --by \"Jo Park\"");
    const auto ruling = handRulingWords(verb);
    const auto foul =
        verb.needed("--foul NAME", Command::tr("name on the rule card"), Message{"option-foul-missing"});
    const auto then = verb.then();
    verb.rules([=](At&) { return desk::ruleOnHand(ruling(*foul, *then)); });
}

void adjustVerb(Verb& verb)
{
    verb.does(Command::tr("Adds points to a side in a hand, or takes them away (-10), where the rule sheet "
                          "has no rule for it."));
    verb.example("fall.courtside --match 3 --hand 5 --side a --points -10 --reason \"left the table\" --by "
                 "\"Jo Park\"");
    const auto ruling = handRulingWords(verb);
    const auto points = verb.numberNeeded("--points N", Command::tr("points to add, for example -10"),
                                          Message{"option-points-missing"});
    const auto reason = verb.reason();
    const auto then = verb.then();
    verb.rules([=](At&) {
        auto options = ruling(*points, *then);
        options.reason = *reason;
        return desk::ruleOnHand(options);
    });
}

Exit onRecord(const At& at, const desk::Answer<desk::Recorded>& done)
{
    return at.recorded(done, [&] { return desk::conductText(at.tournament(), *done, at.now()); });
}

void protestVerb(Verb& verb)
{
    verb.does(Command::tr("Records that a side plays on, or signs, under protest. What a player or a "
                          "supervisor saw or judged can’t be protested."));
    verb.example("fall.courtside --match 3 --side a --about rule --reason \"time was called too early\" --by "
                 "\"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", Command::tr("who protests: %1"), "SIDE");
    const auto about =
        verb.choiceNeeded<facts::ProtestAbout>("--about rule|eligibility", QStringLiteral("%1"), "WORD");
    const auto reason =
        verb.needed("--reason TEXT", Command::tr("what is protested"), Message{"option-protested-missing"});
    const auto open = verb.number("[--open MINUTES]", Command::tr("minutes until its deadline"));
    const auto holds = verb.flag("[--holds]", Command::tr("put the winner on hold until it is settled"));
    verb.refuse(Message{"option-open-too-short"}, [=] { return open->value_or(1) < 1; });
    verb.writes([=](At& at) {
        return onRecord(at, desk::protest(at.desk, at.by, {*match, *side, *about, *reason, *open, *holds}));
    });
}

void settleVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Settles a protest: upheld, rejected (denied), withdrawn, or referred to staff, who settle it later. "
        "Correct what an upheld protest changes with amend, result, adjust or challenge."));
    verb.example("fall.courtside --match 3 --ruling upheld --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto ruling = verb.choiceNeeded<facts::ProtestEnd>("--ruling WORD");
    const auto which =
        verb.number("[--case K]", Command::tr("number of the protest, if the match has several"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("reason"));
    verb.writes([=](At& at) {
        return onRecord(at, desk::settle(at.desk, at.by, {*match, *which, *ruling, reason->value_or("")}));
    });
}

void rateVerb(Verb& verb)
{
    verb.does(Command::tr("Rates the sportsmanship of a side in a match, 0 to 10. A rating can’t be "
                          "protested; staff may revise it, with a reason."));
    verb.example("fall.courtside --match 3 --side a --rating 3.5 --by \"Jo Park\"");
    const auto match = verb.fileAndMatch();
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", QStringLiteral("%1"), "SIDE");
    const auto rating = verb.text("--rating N", Command::tr("rating, for example 4 or 3.5"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("reason for a revision"));
    verb.writes([=](At& at) {
        const auto tenths = desk::ratingIn(rating->value_or(""));
        if (!tenths)
            return fail(tenths.error(), "--rating");
        return onRecord(at, desk::rate(at.desk, at.by, *match, *side, *tenths, reason->value_or("")));
    });
}

void incidentVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Records an incident, which costs no points: an infraction, a warning, the ejection of a player or a "
        "team, or a note. An ejected player can’t be seated again. If the player is in a match, --then says "
        "what happens to it. For an ejected team, use `withdraw` and `result`."));
    verb.example("fall.courtside --what warning --player \"Ana Ruiz\" --match 3 --reason \"talked after the "
                 "bidding\" --by \"Jo Park\"");
    verb.file();
    const auto what = verb.choiceNeeded<facts::IncidentKind>("--what WORD");
    const auto team = verb.teamIf("[--team NAME]", Command::tr("name or id of the team"));
    const auto player = verb.text("[--player NAME]", Command::tr("name or id of the player"));
    const auto match = verb.matchIf("[--match ID]", Command::tr("match it happened in"));
    const auto infraction =
        verb.text("[--infraction WORD]", Command::tr("kind of infraction, for example spade-led-unbroken"));
    const auto then =
        verb.texts("[--then WORD]…",
                   Command::tr("with an ejection during a match: forfeit to the other side, substitute "
                               "(--joins), or play-on with the ejected player (--override). Decision "
                               "for a later match: MATCH=seat, MATCH=replay or MATCH=stand"));
    const auto later = verb.laterIn(then, {"forfeit", "substitute", "play-on"});
    const auto joins = verb.text("[--joins NAME]", Command::tr("name or id of the substitute"));
    const auto override =
        verb.text("[--override REASON]", Command::tr("reason to let the ejected player finish the match"));
    const auto reason =
        verb.needed("--reason TEXT", Command::tr("what happened"), Message{"option-what-happened-missing"});
    using After = desk::AfterEjection;
    const auto own = [then] { // the choice for the current match
        std::vector<std::string> words;
        std::ranges::copy_if(*then, std::back_inserter(words),
                             [](const std::string& each) { return each.find('=') == std::string::npos; });
        return words;
    };
    const auto after = [own] {
        const std::vector<std::string> words = own();
        const std::string word = words.size() == 1 ? words.front() : std::string();
        return word == "forfeit"      ? std::optional(After::Forfeit)
               : word == "substitute" ? std::optional(After::Substitute)
               : word == "play-on"    ? std::optional(After::PlayOn)
                                      : std::nullopt;
    };
    verb.refuse(Message{"option-ejection-misread"}, [=] { return !own().empty() && !after(); });
    verb.writes([=](At& at) {
        facts::Incident incident;
        incident.what = *what;
        incident.reason = *reason;
        incident.infraction = *infraction;
        incident.team = *team;
        incident.match = *match;
        if (*player) {
            const auto found = desk::findPlayer(at.tournament(), **player, team->value_or(""));
            if (!found)
                return fail(found.error(), "--player");
            incident.person = *found;
            if (!incident.team)
                if (const std::string of = teamOfPlayer(at.tournament(), *found); !of.empty())
                    incident.team = of;
        }
        std::optional<desk::EjectionChoice> choice;
        if (after())
            choice = desk::EjectionChoice{*after(), {}, override->value_or("")};
        if (after() == After::Substitute) {
            const auto who = desk::namedSubstitute(at.tournament(), incident, joins->value_or(""));
            if (!who)
                return fail(who.error(), "--joins");
            choice->joins = *who;
        }
        desk::Proposal proposal = desk::report(incident, choice);
        proposal.then = *later;
        return at.propose(proposal, {});
    });
}

} // namespace

std::vector<Listed> rulingVerbs()
{
    return {
        {"challenge", QT_TRANSLATE_NOOP("Command", "claim a renege"), challengeVerb},
        {"decide", QT_TRANSLATE_NOOP("Command", "decide a renege challenge"), decideVerb},
        {"foul", QT_TRANSLATE_NOOP("Command", "record a foul with a penalty"), foulVerb},
        {"adjust", QT_TRANSLATE_NOOP("Command", "adjust the score of a hand"), adjustVerb},
        {"protest", QT_TRANSLATE_NOOP("Command", "record a protest"), protestVerb},
        {"settle", QT_TRANSLATE_NOOP("Command", "settle a protest"), settleVerb},
        {"rate", QT_TRANSLATE_NOOP("Command", "rate the sportsmanship of a side"), rateVerb},
        {"incident", QT_TRANSLATE_NOOP("Command", "record a warning, an ejection or a note"), incidentVerb}};
}
