// courtside challenge, decide, foul, adjust, protest, settle, rate, incident: rulings on a hand, and what is
// ruled without points.
#include "commands.h"

#include "desk/checks/lookup.h"
#include "desk/rulings/conduct.h"
#include "desk/rulings/ruling.h"
#include "tournament/model/lineup.h"

namespace {

/// What names the hand that is ruled on, into the options.
auto handWords(Verb& verb)
{
    const auto match = verb.fileAndMatch();
    const auto hand =
        verb.numberNeeded("--hand N", Command::tr("its number on the sheet"), Message{"option-hand-missing"});
    const auto game = verb.number("(--game G)", Command::tr("of a match of several games; else the last"));
    return [=](auto& into) {
        into.match = *match;
        into.game = *game;
        into.hand = *hand;
    };
}

/// What shows a renege, and why it is ruled so, into the options.
auto caseWords(Verb& verb, const char* reason)
{
    const auto known = verb.choice<facts::Known>("(--known WORD)", Command::tr("how it is known: %1"));
    const auto led = verb.choice<facts::Suit>("(--led SUIT)", Command::tr("the suit led: %1"));
    const auto played = verb.text("(--played CARD)", Command::tr("the card played instead, as 7D"));
    const auto shown = verb.text("(--shown CARD)", Command::tr("a card of that suit shown later, as QC"));
    const auto inBook = verb.number("(--in-book N)", Command::tr("the book in which it came"));
    const auto held = verb.flag("(--held)", Command::tr("it is still in the hand"));
    const auto note = verb.text("(--note TEXT)", Command::tr("what else was seen or said"));
    const auto why =
        verb.text(reason, Command::tr("why it is ruled so; needed where that goes against what was said"));
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

/// A renege is claimed.
void challengeVerb(Verb& verb)
{
    verb.does(
        Command::tr("Records that a renege is claimed, with what shows it, and says whether that proves\n"
                    "it by the venue's deck. With --ruling it is decided at once; without, it waits for\n"
                    "`decide` and holds the match from ending. --preview tells what it would change."));
    const auto hand = handWords(verb);
    const auto by = verb.choiceNeeded<facts::Challenger>("--side a|b|supervisor",
                                                         Command::tr("who claims it: %1"), "WORD");
    const auto accused = verb.choiceNeeded<facts::Seat>("--accused SEAT");
    const auto book = verb.numberNeeded("--book N", Command::tr("the number of the trick, 1 to 13"),
                                        Message{"option-book-missing"});
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
        return desk::ruleOnCase(std::move(options));
    });
}

void decideVerb(Verb& verb)
{
    verb.does(
        Command::tr("Decides a renege challenge that is on record. A later decision takes the place of\n"
                    "an earlier one. --preview tells what it would change and records nothing."));
    const auto hand = handWords(verb);
    const auto ruling = verb.choice<facts::Ruling>("--ruling WORD");
    const auto which = verb.number("[--case K]", Command::tr("of several challenges of the hand, from 1"));
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
        return desk::ruleOnCase(std::move(options));
    });
}

/// What `foul` and `adjust` ask alike, the options then with what is ruled.
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
    verb.does(
        Command::tr("Records an infraction for which the venue's rules name a price, and tells what it\n"
                    "changes. What is forbidden without a price is an `incident`."));
    const auto ruling = handRulingWords(verb);
    const auto foul =
        verb.needed("--foul NAME", Command::tr("as the rule card names it"), Message{"option-foul-missing"});
    const auto then = verb.then();
    verb.rules([=](At&) { return desk::ruleOnHand(ruling(*foul, *then)); });
}

/// A supervisor's own correction.
void adjustVerb(Verb& verb)
{
    verb.does(
        Command::tr("Adds points to a side in a hand (or takes them: -10), with the reason, and tells what\n"
                    "it changes: for what the venue's sheet has no rule for."));
    const auto ruling = handRulingWords(verb);
    const auto points = verb.numberNeeded("--points N", Command::tr("added to the side's; as -10"),
                                          Message{"option-points-missing"});
    const auto reason = verb.reason();
    const auto then = verb.then();
    verb.rules([=](At&) {
        auto options = ruling(*points, *then);
        options.reason = *reason;
        return desk::ruleOnHand(std::move(options));
    });
}

Exit onRecord(const At& at, const desk::Answer<desk::Recorded>& done)
{
    return at.recorded(done, [&] { return desk::conductText(at.tournament(), *done, at.now()); });
}

void protestVerb(Verb& verb)
{
    verb.does(Command::tr("A side plays on, or signs, under protest. --open is the correction period; with\n"
                          "--holds the winner moves on only when it is settled. What a player or a\n"
                          "supervisor saw or judged can be no protest."));
    const auto match = verb.fileAndMatch();
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", Command::tr("who protests: %1"), "SIDE");
    const auto about =
        verb.choiceNeeded<facts::ProtestAbout>("--about rule|eligibility", QStringLiteral("%1"), "WORD");
    const auto reason =
        verb.needed("--reason TEXT", Command::tr("what is protested"), Message{"option-protested-missing"});
    const auto open = verb.number("[--open MINUTES]", Command::tr("minutes of the correction period"));
    const auto holds = verb.flag("[--holds]", Command::tr("the winner waits for the settlement"));
    verb.refuse(Message{"option-open-too-short"}, [=] { return open->value_or(1) < 1; });
    verb.writes([=](At& at) {
        return onRecord(at, desk::protest(at.desk, at.by, {*match, *side, *about, *reason, *open, *holds}));
    });
}

/// What became of a protest.
void settleVerb(Verb& verb)
{
    verb.does(
        Command::tr("Says what became of a protest: upheld, rejected, withdrawn, or referred to staff,\n"
                    "who settle it later. What an upheld one changes is corrected by amend, result,\n"
                    "adjust or challenge."));
    const auto match = verb.fileAndMatch();
    const auto ruling = verb.choiceNeeded<facts::ProtestEnd>("--ruling WORD");
    const auto which = verb.number("[--case K]", Command::tr("of several protests of the match, from 1"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why"));
    verb.writes([=](At& at) {
        return onRecord(at, desk::settle(at.desk, at.by, {*match, *which, *ruling, reason->value_or("")}));
    });
}

void rateVerb(Verb& verb)
{
    verb.does(
        Command::tr("Rates the sportsmanship of a side in a match, 0 to 10, as 4 or 3.5. It is not open\n"
                    "to protest; staff may revise it, with a reason."));
    const auto match = verb.fileAndMatch();
    const auto side = verb.choiceNeeded<facts::Side>("--side a|b", QStringLiteral("%1"), "SIDE");
    const auto rating = verb.text("--rating N", Command::tr("as 4 or 3.5"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why, where it is revised"));
    verb.writes([=](At& at) {
        const auto tenths = desk::ratingIn(rating->value_or(""));
        if (!tenths)
            return fail(tenths.error(), "--rating");
        return onRecord(at, desk::rate(at.desk, at.by, *match, *side, *tenths, reason->value_or("")));
    });
}

/// A warning, an ejection, or else.
void incidentVerb(Verb& verb)
{
    verb.does(
        Command::tr("Puts on record what costs no points by itself: an infraction, a warning, the\n"
                    "ejection of a player or a team, or a note. Who is ejected sits down to no further\n"
                    "match. If they are playing now, --then says what happens to the match. A team that\n"
                    "is out withdraws, and its match goes by `result`."));
    verb.file();
    const auto what = verb.choiceNeeded<facts::IncidentKind>("--what WORD");
    const auto team = verb.teamIf("[--team NAME]", Command::tr("its name or id"));
    const auto player = verb.text("[--player NAME]", Command::tr("name or id"));
    const auto match = verb.matchIf("[--match ID]", Command::tr("in which it happened"));
    const auto infraction = verb.text(
        "[--infraction WORD]",
        Command::tr("its kind, as spade-led-unbroken; a wrong one is answered with those there are"));
    const auto then = verb.text(
        "[--then WORD]", Command::tr("of an ejection in mid match: forfeit to the other side, substitute\n"
                                     "(--joins), or play-on with who is ejected (--override)"));
    const auto joins = verb.text("[--joins NAME]", Command::tr("who comes in, name or id"));
    const auto override =
        verb.text("[--override REASON]", Command::tr("why who is ejected plays the match to its end"));
    const auto reason =
        verb.needed("--reason TEXT", Command::tr("what happened"), Message{"option-what-happened-missing"});
    using After = desk::AfterEjection;
    const auto after = [then] {
        return *then == "forfeit"      ? std::optional(After::Forfeit)
               : *then == "substitute" ? std::optional(After::Substitute)
               : *then == "play-on"    ? std::optional(After::PlayOn)
                                       : std::nullopt;
    };
    verb.refuse(Message{"option-ejection-misread"}, [=] { return *then && !after(); });
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
            const auto who = desk::whoComesIn(at.tournament(), incident, joins->value_or(""));
            if (!who)
                return fail(who.error(), "--joins");
            choice->joins = *who;
        }
        return onRecord(at, desk::report(at.desk, at.by, incident, choice));
    });
}

} // namespace

std::vector<Listed> rulingVerbs()
{
    return {
        {"challenge", QT_TRANSLATE_NOOP("Command", "claim a renege, with what shows it"), challengeVerb},
        {"decide", QT_TRANSLATE_NOOP("Command", "decide a renege challenge"), decideVerb},
        {"foul", QT_TRANSLATE_NOOP("Command", "an infraction for which the rules name a price"), foulVerb},
        {"adjust", QT_TRANSLATE_NOOP("Command", "points that a supervisor adds or takes, with the reason"),
         adjustVerb},
        {"protest", QT_TRANSLATE_NOOP("Command", "a side plays on under protest"), protestVerb},
        {"settle", QT_TRANSLATE_NOOP("Command", "what became of a protest"), settleVerb},
        {"rate", QT_TRANSLATE_NOOP("Command", "how a side behaved in a match"), rateVerb},
        {"incident", QT_TRANSLATE_NOOP("Command", "a warning, an ejection, or what else is to be on record"),
         incidentVerb}};
}
