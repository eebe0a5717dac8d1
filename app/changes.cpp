// courtside late, substitute, withdraw, pair, lots, play-in: what changes in the teams and their matches
// after the draw.
#include "commands.h"

#include "desk/checks/lookup.h"
#include "desk/drawing/drawlater.h"
#include "desk/registration/teams.h"

#include <algorithm>

namespace {

/// The players of a new team, with those affiliations of their own that `--of` names: `NAME=TEXT`.
std::vector<desk::PlayerEntry> playersOf(const std::vector<std::string>& names,
                                         const std::vector<std::string>& affiliations)
{
    std::vector<desk::PlayerEntry> players;
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

/// A team joins after the draw.
void lateVerb(Verb& verb)
{
    verb.does(
        Command::tr("A team that is not in the draw joins it: in a place that a bye left free, or in that\n"
                    "of a team that did not come. With --player it is a new team of that name. Matches that\n"
                    "have begun stay as they are."));
    verb.file();
    const auto team = verb.word("TEAM");
    const auto names =
        verb.texts("[--player NAME…", Command::tr("of a new team; once a player, partners first"));
    const auto affiliation =
        verb.text("[--affiliation TEXT]", Command::tr("of a new team: its club, residence hall or the like"));
    const auto ofPlayers = verb.texts("[--of NAME=TEXT…]",
                                      Command::tr("a player's own affiliation, whatever the new team's is"));
    const auto override = verb.text(
        "[--override REASON]]", Command::tr("why a new team may register against the limits of the rules"));
    const auto replaced = verb.teamIf("[--in-place-of TEAM]", Command::tr("the team that did not come"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why"));
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
            options.anew = desk::TeamEntry{
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

/// Somebody comes in for a player of a team.
void substituteVerb(Verb& verb)
{
    verb.does(
        Command::tr("Somebody comes in for a player of a team: from the next match that is called, or from\n"
                    "the one that --from names. Matches that were called keep who sat down to them."));
    verb.file();
    const auto team = verb.team("TEAM");
    const auto leaves = verb.needed("--out NAME", Command::tr("the player who leaves"),
                                    Message{"option-player-missing", {{"option", "--out"}}});
    const auto joins = verb.needed(
        "--in NAME", Command::tr("who comes in: a third player of the team, or somebody who is on none"),
        Message{"option-player-missing", {{"option", "--in"}}});
    const auto isNew = verb.flag("[--new", Command::tr("who comes in is not on record yet"));
    const auto affiliation =
        verb.text("[--affiliation TEXT]]", Command::tr("of who is new, whatever the team's is"));
    const auto from =
        verb.text("[--from MATCH]", Command::tr("number or id of the match from which it holds"));
    const auto reason = verb.text("[--reason TEXT]", Command::tr("why"));
    const auto override = verb.text("[--override REASON]",
                                    Command::tr("why the team may then be against the limits of the rules"));
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
            options.anew = *joins;
        else if (const auto member = desk::findPlayer(at.tournament(), *joins, *team))
            options.joins = *member;
        else
            options.joins = desk::personNamed(at.tournament(), *team, *joins);
        if (!options.anew && options.joins.empty())
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
    verb.does(Command::tr("A team plays no more: its open matches go to the other side."));
    verb.file();
    const auto team = verb.team("TEAM");
    const auto reason = verb.reason();
    verb.writes([=](At& at) { return at.recorded(desk::withdraw(at.desk, at.by, *team, *reason)); });
}

void pairVerb(Verb& verb)
{
    verb.does(
        Command::tr("Publishes the next round of Swiss: nobody meets anybody again, and the bye goes to\n"
                    "the lowest who has had none."));
    verb.file();
    verb.writes([](At& at) { return at.recorded(desk::pairRound(at.desk, at.by)); });
}

/// Teams that are level where it has to be decided draw lots.
void lotsVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Draws lots for the first tie that has to be decided (status lists them), by a seed with\n"
        "which anyone can repeat it; or records lots that were drawn by hand."));
    verb.file();
    const auto teams =
        verb.teams("[--team TEAM]…", Command::tr("its id or name; drawn by hand, the best first"));
    const auto seed = verb.text("[--seed SEED", Command::tr("of the lot; else one is made"));
    const auto byHand = verb.text("| --by-hand TEXT]", Command::tr("how they were drawn"));
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
    verb.does(Command::tr(
        "Adds a match between two teams that are level where it has to be decided. It parts them\n"
        "and counts for nothing else."));
    verb.file();
    const auto a = verb.team("TEAM");
    const auto b = verb.team("TEAM");
    verb.writes([=](At& at) { return at.recorded(desk::addPlayIn(at.desk, at.by, *a, *b)); });
}

} // namespace

std::vector<Listed> changeVerbs()
{
    return {
        {"late", QT_TRANSLATE_NOOP("Command", "a team joins after the draw"), lateVerb},
        {"substitute", QT_TRANSLATE_NOOP("Command", "somebody comes in for a player of a team"),
         substituteVerb},
        {"withdraw", QT_TRANSLATE_NOOP("Command", "a team plays no more"), withdrawVerb},
        {"pair", QT_TRANSLATE_NOOP("Command", "publish the next round of Swiss"), pairVerb},
        {"lots", QT_TRANSLATE_NOOP("Command", "draw lots where teams are level"), lotsVerb},
        {"play-in", QT_TRANSLATE_NOOP("Command", "a match between two teams that are level"), playInVerb}};
}
