// courtside new, redraw, draw, demo: a tournament and its draw.
#include "commands.h"
#include "input.h"

#include "desk/demo/demo.h"
#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawoutlook.h"
#include "desk/offline/draw.h"

using namespace Qt::StringLiterals;

namespace {

/// The required options for pools that are missing.
std::vector<Message> missingOfPools(std::optional<int> pools, std::optional<int> advance)
{
    std::vector<Message> missing;
    if (!pools)
        missing.emplace_back(Message{"option-pools-missing"});
    if (!advance)
        missing.emplace_back(Message{"option-advance-missing"});
    return missing;
}

void drawVerb(Verb& verb)
{
    verb.does(Command::tr("Lays out the bracket or schedule for a number of entries, as text or as "
                          "courtside-bracket/1 (--json)."));
    verb.example("--format double-elimination --entries 12");
    const auto format = verb.text("--format F", oneOf({u"single-elimination"_s, u"double-elimination"_s,
                                                       u"round-robin"_s, u"pools-playoff"_s, u"swiss"_s}));
    const auto entries = verb.number("--entries N", Command::tr("number of entries"));
    const auto third = verb.flag("[--third-place]", Command::tr("match between the losing semifinalists"));
    const auto single = verb.flag("[--single-final]", Command::tr("one final in a double elimination"));
    const auto pools = verb.number("[--pools P", Command::tr("number of pools"), "N");
    const auto advance = verb.number("--advance K", Command::tr("teams that advance from each pool"), "N");
    const auto wildcards =
        verb.number("[--wildcards W]]", Command::tr("other teams that advance, from any pool"), "N");
    const auto rounds = verb.number("[--rounds R]", Command::tr("number of rounds (swiss)"), "N");
    const auto meetings = verb.number("[--meetings M]", Command::tr("how often two teams meet"), "N");
    const auto tables =
        verb.number("[--tables T]", Command::tr("number of tables, to estimate the time"), "N");
    verb.json();
    verb.check([=]() -> std::vector<Message> {
        if (*tables && (**tables < 1 || **tables > desk::mostTables))
            return {Message{"option-tables-outside", {{"value", **tables}, {"most", desk::mostTables}}}};
        const bool hasPools = *format == facts::word(facts::Format::PoolsPlayoff);
        return hasPools ? missingOfPools(*pools, *advance) : std::vector<Message>();
    });
    verb.runs([=, &verb] {
        const auto bracket = desk::draw(
            {*format, *entries, *third, *single, *pools, *advance, *wildcards, *rounds, *meetings});
        if (!bracket)
            return complain(bracket.error());
        const desk::As as = verb.asJson() ? desk::As::Json : desk::As::Text;
        return answer(desk::drawn(*bracket, as, *tables), as);
    });
}

/// Sets the seeding. Another seeding turns off --apart unless it is given again. False if the word is wrong
/// or the other tournament can't be read, which it has reported.
bool seed(desk::DrawSettings& draw, const std::string& how)
{
    const std::string random = "random:";
    const std::string standings = "standings:";
    draw.seeding = facts::Seeding::Listed;
    draw.apart = draw.apart && how.starts_with("random");
    if (how == "listed")
        return true;
    if (how.size() > standings.size() && how.starts_with(standings)) {
        auto names = desk::standingsIn(how.substr(standings.size()), desk::thisMachine());
        if (names)
            draw.standings = *std::move(names);
        else
            fail(names.error());
        return draw.standings.has_value();
    }
    draw.seeding = facts::Seeding::Random;
    if (how.size() > random.size() && how.starts_with(random))
        draw.randomSeed = how.substr(random.size());
    else if (how != "random") {
        complainOfChoice("--seeding", how, "listed, random, random:SEED, standings:TOURNAMENT");
        return false;
    }
    return true;
}

/// The options that `new` and `redraw` share. The result applies them to a draw; options not given stay as
/// they were. Nothing if one is wrong, which it has reported.
std::function<std::optional<desk::DrawSettings>(desk::DrawSettings before)> drawWords(Verb& verb, bool again)
{
    const auto flag = [&](const std::string& name, const QString& does, const QString& undoes) {
        const auto with = verb.flag((std::string(again ? "[--[no-]" : "[--") + name + ']').c_str(), does);
        const auto without =
            again ? std::optional(verb.flag(("(--no-" + name + ')').c_str(), undoes)) : std::nullopt;
        return [=](bool before) { return *with || (before && !(without && **without)); };
    };
    const auto seeding =
        verb.text("[--seeding listed|random[:SEED]|standings:TOURNAMENT]",
                  Command::tr("%1 (roster seeds, then roster order), %2 or %3, or %4 (standings in the file "
                              "of another tournament, then roster order)")
                      .arg(u"listed"_s, u"random"_s, u"random:SEED"_s, u"standings:TOURNAMENT"_s),
                  "HOW");
    const auto apart = flag("apart",
                            Command::tr("with random: keep teams with the same affiliation apart; teams with "
                                        "a roster seed keep their places"),
                            Command::tr("stop keeping affiliations apart"));
    const auto thirdPlace = flag("third-place", Command::tr("match between the losing semifinalists"),
                                 Command::tr("no third-place match"));
    const auto singleFinal = flag("single-final", Command::tr("one final in a double elimination"),
                                  Command::tr("a second final, if necessary"));
    const auto pools =
        verb.number(again ? "[--pools P]" : "[--pools P", Command::tr("number of pools (pools-playoff)"));
    const auto advance = verb.number(again ? "[--advance K]" : "--advance K",
                                     Command::tr("teams that advance from each pool (pools-playoff)"));
    const auto wildcards = verb.number(again ? "[--wildcards W]" : "[--wildcards W]]",
                                       Command::tr("other teams that advance (pools-playoff)"));
    const auto rounds = verb.number("[--rounds R]", Command::tr("number of rounds (swiss)"));
    const auto meetings =
        verb.number("[--meetings M]", Command::tr("how often two teams meet (round-robin, pools-playoff)"));
    const auto ranking =
        verb.text(again ? "[--ranking JSON|usual]" : "[--ranking JSON]",
                  Command::tr("tiebreakers: %1, or %2")
                      .arg(u"{\"order\": [\"win-share\", \"head-to-head\", …], \"cap\": 200, "
                           "\"points\": …, \"withdrawn\": \"keep\"|\"expunge\", \"gate\": {\"played\": 3, "
                           "\"forfeits\": 1, \"wins\": 50, "
                           "\"rating\": \"3.0\"}}"_s,
                           u"usual"_s),
                  "JSON");
    return [=](desk::DrawSettings draw) -> std::optional<desk::DrawSettings> {
        if (*seeding && !seed(draw, **seeding))
            return std::nullopt;
        draw.apart = apart(draw.apart);
        draw.thirdPlace = thirdPlace(draw.thirdPlace);
        draw.singleFinal = singleFinal(draw.singleFinal);
        for (const auto& [into, given] :
             {std::pair(&draw.pools, pools), std::pair(&draw.advance, advance),
              std::pair(&draw.wildcards, wildcards), std::pair(&draw.rounds, rounds),
              std::pair(&draw.meetings, meetings)})
            if (*given)
                *into = *given;
        if (draw.wildcards == 0)
            draw.wildcards.reset();
        if (*ranking)
            draw.ranking = **ranking == "usual" ? std::nullopt : *ranking;
        return draw;
    };
}

void newVerb(Verb& verb)
{
    verb.does(
        Command::tr("Creates a tournament from a roster and draws it. If a row of the roster has a mistake, "
                    "you get its line number, and nothing is created. Warnings are printed as notes."));
    verb.example("fall.courtside --name \"Fall Spades\" --rules unc --format single-elimination --teams "
                 "roster.csv --by \"Jo Park\"");
    const auto lacks = [](const char* option) { return Message{"option-missing", {{"option", option}}}; };
    const auto file = verb.file();
    const auto name = verb.needed("--name TEXT", Command::tr("name of the tournament"), lacks("--name"));
    const auto rules = verb.needed(
        "--rules ID", Command::tr("venue with all its phases (unc), one phase (unc-regular), or a rule file"),
        lacks("--rules"));
    const auto agreed =
        verb.texts("[--set PARAM=VALUE]…",
                   Command::tr("rule the players agreed on, for example end.target=350; repeat for more"));
    const auto format = verb.choiceNeeded<facts::Format>("--format F");
    const auto teams =
        verb.needed("--teams CSV", Command::tr("roster file, or - for standard input"), lacks("--teams"));
    const auto tables =
        verb.number("[--tables N]", Command::tr("number of tables (default: one for every two teams)"));
    const auto rest = verb.number(
        "[--rest MINUTES]", Command::tr("minimum minutes between two matches of a team (default: none)"));
    const auto draw = drawWords(verb, false);
    verb.by();
    verb.json(Command::tr("print JSON"), "(--json)");
    verb.runs([=, &verb] {
        const auto how = draw({});
        const auto missing = how && *format == facts::Format::PoolsPlayoff
                                 ? missingOfPools(how->pools, how->advance)
                                 : std::vector<Message>();
        for (const Message& each : missing)
            complain(each);
        const auto read = rulesNamed(*rules);
        if (!read)
            fail(read.error());
        Input input(*teams);
        const auto roster = readAll(input);
        if (!roster)
            complain(roster.error());
        const auto by = verb.supervisor();
        if (!how || !missing.empty() || !read || !roster || !by)
            return Exit::BadInput;
        desk::NewTournament tournament;
        tournament.name = *name;
        tournament.venue = read->venue;
        tournament.agreed = *agreed;
        tournament.format = *format;
        tournament.rosterName = input.shownName();
        tournament.roster = *roster;
        tournament.tables = *tables;
        tournament.rest = *rest == 0 ? std::nullopt : *rest;
        tournament.draw = *how;
        auto begun = desk::newTournament(*file, *by, tournament, desk::thisMachine());
        if (!begun)
            return fail(begun.error());
        for (const std::string& warning : begun->warnings) // the tournament is created anyway
            remark(Command::tr("note: %1").arg(QString::fromStdString(warning)).toStdString());
        const At at{std::move(begun->desk), *by, verb.asJson()};
        return at.recorded(begun->recorded, [&] { return desk::begunText(at.tournament()); });
    });
}

void redrawVerb(Verb& verb)
{
    verb.does(Command::tr("Shows what a redraw of the teams would change; --apply redraws. Options you leave "
                          "out stay as in the current draw. Once a match has begun, you can’t redraw."));
    verb.example("fall.courtside --seeding random --apart");
    verb.file();
    const auto draw = drawWords(verb, true);
    const auto apply = verb.flag("[--apply]", Command::tr("make the draw"));
    verb.writesIf([=] { return *apply; },
                  [=](At& at) {
                      const auto how = draw(desk::drawSettings(at.tournament()));
                      if (!how)
                          return Exit::BadInput;
                      if (*apply)
                          return at.recorded(desk::drawTournament(at.desk, at.by, *how));
                      const auto look = desk::outlook(at.tournament(), *how, at.now());
                      if (!look)
                          return fail(look.error());
                      if (!look->redraws)
                          return at.answer(desk::outlookJson(*look), desk::outlookText(*look));
                      const auto redraw = desk::previewRedraw(at.tournament(), *how, desk::thisMachine());
                      return redraw ? at.answer(desk::redrawJson(*look, *redraw),
                                                desk::redrawText(*look, *redraw))
                                    : fail(redraw.error());
                  });
}

/// Reports progress for a large tournament, so that it doesn't look stuck.
void tellProgress(int over, int all)
{
    constexpr int step = 100;
    if (all >= 2 * step && over % step == 0)
        remark(Command::tr("match %1 of %2").arg(QString::number(over), QString::number(all)).toStdString());
}

void demoVerb(Verb& verb)
{
    verb.does(Command::tr("Creates FILE with a whole tournament, played to its champion, to look at and try "
                          "commands on. The same options always create the same tournament."));
    verb.example("demo.courtside --teams 8");
    const auto file = verb.word("FILE");
    const auto rules = verb.text("[--rules ID]", Command::tr("venue or rule set (default: unc)"));
    const auto teams = verb.number("[--teams N]", Command::tr("number of teams, 2 to 256 (default: 16)"));
    const auto format = verb.choice<facts::Format>(
        "[--format F]", Command::tr("%1 (default), %2")
                            .arg(u"single-elimination"_s, u"double-elimination, round-robin, "
                                                          "pools-playoff, swiss"_s));
    const auto seed =
        verb.number("[--seed S]", Command::tr("number that selects another tournament (default: 1)"));
    const auto stopIn = verb.number("[--stop-in ROUND]",
                                    Command::tr("stop in the middle of that round, with matches in play"));
    verb.check([=]() -> std::vector<Message> {
        if (seed->value_or(1) < 0)
            return {Message{"option-seed-negative", {{"value", **seed}}}};
        return {};
    });
    verb.runs([=] {
        desk::DemoOptions options;
        options.tell = tellProgress;
        if (*rules) {
            const auto read = rulesNamed(**rules);
            if (!read)
                return fail(read.error());
            options.venue = read->venue;
        }
        options.teams = teams->value_or(options.teams);
        options.format = format->value_or(options.format);
        options.seed = static_cast<std::uint64_t>(seed->value_or(1));
        options.stopIn = *stopIn;
        const auto made = desk::demo(*file, options);
        return made ? answer(*file + ": " + desk::demoText(made->tournament()) + '\n') : fail(made.error());
    });
}

} // namespace

std::vector<Listed> setupVerbs()
{
    return {{"new", QT_TRANSLATE_NOOP("Command", "create a tournament from a roster"), newVerb},
            {"redraw", QT_TRANSLATE_NOOP("Command", "redraw a tournament that hasn’t begun"), redrawVerb},
            {"draw", QT_TRANSLATE_NOOP("Command", "lay out a bracket or schedule"), drawVerb},
            {"demo", QT_TRANSLATE_NOOP("Command", "create a demo tournament"), demoVerb}};
}
