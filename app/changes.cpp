// courtside late, substitute, withdraw, pair, lots, play-in: changes to teams and matches after the draw.
#include "commands.h"

#include "desk/checks/lookup.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/teams.h"

#include <algorithm>

namespace {

/// The players of a new team. `--of` names a player's own affiliation: `NAME=TEXT`.
std::vector<desk::PlayerEntry> playersOf(const std::vector<std::string>& names,
                                         const std::vector<std::string>& affiliations)
{
    std::vector<desk::PlayerEntry> players;
    players.reserve(names.size());
    for (const std::string& name : names)
        players.push_back({{}, name, {}});
    for (const std::string& of : affiliations)
        if (const auto whose =
                std::find_if(players.begin(), players.end(),
                             [&](const auto& player) { return of.starts_with(player.name + '='); });
            whose != players.end())
            whose->affiliation = of.substr(whose->name.size() + 1);
    return players;
}

void lateVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Enters a team after the draw, in a place that a bye left free or in place of a team that didn’t "
        "show up. With --player, TEAM is a new team. Matches that have begun don’t change."));
    verb.example("fall.courtside \"Late Deal\" --player \"Ana Ruiz\" --player \"Ben Cole\" --by \"Jo Park\"");
    verb.file();
    const auto team = verb.word("TEAM");
    const auto names =
        verb.texts("[--player NAME…", Command::tr("player of a new team, partners first; repeat for more"));
    const auto affiliation =
        verb.text("[--affiliation TEXT]",
                  Command::tr("affiliation of a new team, for example a club or residence hall"));
    const auto ofPlayers =
        verb.texts("[--of NAME=TEXT…]", Command::tr("affiliation of one player of a new team"));
    const auto override = verb.text("[--override REASON]]",
                                    Command::tr("reason to allow a new team outside the roster limits"));
    const auto replaced = verb.teamIf("[--in-place-of TEAM]", Command::tr("team that didn’t show up"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("reason"));
    verb.check([=]() -> std::vector<Message> {
        for (const auto& [option, isGiven] :
             {std::pair("--affiliation", affiliation->has_value()), std::pair("--of", !ofPlayers->empty()),
              std::pair("--override", override->has_value())})
            if (isGiven && names->empty())
                return {Message{"option-of-new-team", {{"option", option}}}};
        for (const std::string& of : *ofPlayers)
            if (std::none_of(names->begin(), names->end(),
                             [&](const std::string& name) { return of.starts_with(name + '='); }))
                return {Message{"option-of-nobody", {{"value", of}}}};
        return {};
    });
    verb.writes([=](At& at) {
        desk::LateEntryOptions options;
        if (!names->empty()) {
            options.newTeam = desk::TeamEntry{
                *team, {}, playersOf(*names, *ofPlayers), affiliation->value_or(""), override->value_or("")};
        } else {
            const auto found = desk::findTeam(at.tournament(), *team);
            if (!found)
                return fail(found.error());
            options.team = *found;
        }
        options.replaces = replaced->value_or("");
        options.reason = reason->value_or("");
        auto entered = desk::enterLate(at.desk, at.by, options);
        if (!entered && options.replaces.empty() &&
            std::any_of(entered.error().mistakes.begin(), entered.error().mistakes.end(),
                        [](const auto& each) { return each.code == desk::Mistake::Code::NoFreePlace; }))
            entered.error().mistakes.emplace_back(Message{"late-in-place-of-another"});
        return at.recorded(entered);
    });
}

void substituteVerb(Verb& verb)
{
    verb.does(Command::tr("Substitutes a player, from the next match to be called or from the match named "
                          "with --from. Matches that were already called keep their players."));
    verb.example("fall.courtside \"Full House\" --out \"Ana Ruiz\" --in \"Kim Vo\" --new --by \"Jo Park\"");
    verb.file();
    const auto team = verb.team("TEAM");
    const auto leaves = verb.needed("--out NAME", Command::tr("player who leaves"),
                                    Message{"option-player-missing", {{"option", "--out"}}});
    const auto joins =
        verb.needed("--in NAME", Command::tr("substitute: a third player of the team, or someone on no team"),
                    Message{"option-player-missing", {{"option", "--in"}}});
    const auto isNew = verb.flag("[--new", Command::tr("the substitute is new"));
    const auto affiliation = verb.text("[--affiliation TEXT]]", Command::tr("affiliation of the new player"));
    const auto from =
        verb.text("[--from MATCH]", Command::tr("first match of the substitute (number or id)"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("reason"));
    const auto override =
        verb.text("[--override REASON]", Command::tr("reason to allow it outside the roster limits"));
    verb.refuse(Message{"option-affiliation-without-new"}, [=] { return *affiliation && !*isNew; });
    verb.writes([=](At& at) {
        desk::SubstituteOptions options;
        options.team = *team;
        options.reason = reason->value_or("");
        options.affiliation = affiliation->value_or("");
        options.override = override->value_or("");
        const auto who = desk::findPlayer(at.tournament(), *leaves, *team);
        if (!who)
            return fail(who.error());
        options.leaves = *who;
        if (*isNew)
            options.newPlayer = *joins;
        else if (const auto member = desk::findPlayer(at.tournament(), *joins, *team))
            options.joins = *member;
        else
            options.joins = desk::personNamed(at.tournament(), *team, *joins);
        if (!options.newPlayer && options.joins.empty())
            return complain(Message{"option-in-nobody", {{"name", *joins}}});
        if (*from) {
            const auto match = desk::findMatch(at.tournament(), **from);
            if (!match)
                return fail(match.error());
            options.match = *match;
        }
        return at.recorded(desk::substitute(at.desk, at.by, options));
    });
}

void withdrawVerb(Verb& verb)
{
    verb.does(Command::tr("Withdraws a team. Its opponents win its open matches."));
    verb.example("fall.courtside \"Full House\" --reason \"had to leave\" --by \"Jo Park\"");
    verb.file();
    const auto team = verb.team("TEAM");
    const auto reason = verb.reason();
    verb.writes([=](At& at) { return at.recorded(desk::withdraw(at.desk, at.by, *team, *reason)); });
}

void pairVerb(Verb& verb)
{
    verb.does(Command::tr("Pairs and publishes the next Swiss round. No two teams meet twice, and the bye "
                          "goes to the lowest team that hasn’t had one."));
    verb.example("fall.courtside --by \"Jo Park\"");
    verb.file();
    verb.writes([](At& at) { return at.recorded(desk::pairRound(at.desk, at.by)); });
}

void lotsVerb(Verb& verb)
{
    verb.does(Command::tr("Breaks the first tie that must be decided (see status) with a random draw that "
                          "anyone can repeat from its seed, or records a draw made by hand."));
    verb.example("fall.courtside --by \"Jo Park\"");
    verb.file();
    const auto teams = verb.teams(
        "[--team TEAM]…", Command::tr("name or id of a tied team; for a draw made by hand, best first"));
    const auto seed = verb.text("[--seed SEED", Command::tr("seed of the draw (default: a new one)"));
    const auto byHand = verb.text("| --by-hand TEXT]", Command::tr("how the draw was made"));
    verb.writes([=](At& at) {
        desk::LotOptions options;
        options.teams = *teams;
        options.randomSeed = *seed;
        options.reason = *byHand;
        options.byHand = byHand->has_value();
        return at.recorded(desk::drawLots(at.desk, at.by, options));
    });
}

void playInVerb(Verb& verb)
{
    verb.does(Command::tr("Adds a match between two teams in a tie that must be broken. It breaks the tie "
                          "and counts for nothing else."));
    verb.example("fall.courtside \"Full House\" \"Low Club\" --by \"Jo Park\"");
    verb.file();
    const auto a = verb.team("TEAM");
    const auto b = verb.team("TEAM");
    verb.writes([=](At& at) { return at.recorded(desk::addPlayIn(at.desk, at.by, *a, *b)); });
}

} // namespace

std::vector<Listed> changeVerbs()
{
    return {{"late", QT_TRANSLATE_NOOP("Command", "enter a late team"), lateVerb},
            {"substitute", QT_TRANSLATE_NOOP("Command", "substitute a player"), substituteVerb},
            {"withdraw", QT_TRANSLATE_NOOP("Command", "withdraw a team"), withdrawVerb},
            {"pair", QT_TRANSLATE_NOOP("Command", "pair the next Swiss round"), pairVerb},
            {"lots", QT_TRANSLATE_NOOP("Command", "break a tie by random draw"), lotsVerb},
            {"play-in", QT_TRANSLATE_NOOP("Command", "add a play-in between two tied teams"), playInVerb}};
}
