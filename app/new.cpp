// courtside new FILE …: a tournament from a roster, drawn.
#include "drawoptions.h"
#include "input.h"
#include "tournamentfile.h"

#include "desk/drawing/newtournament.h"

namespace {

void addOptions(CommandLine& asked)
{
    asked.option(QStringLiteral("name"), Command::tr("of the tournament"), QStringLiteral("TEXT"));
    asked.option(QStringLiteral("rules"),
                 Command::tr("a venue with all its phases (unc), one phase (unc-regular), or a rule file"),
                 QStringLiteral("ID"));
    asked.repeatable(QStringLiteral("set"),
                     Command::tr("what was agreed, such as end.target=350; once a parameter"),
                     QStringLiteral("PARAM=VALUE"));
    asked.option(QStringLiteral("format"),
                 oneOf({"single-elimination", "double-elimination", "round-robin", "pools-playoff", "swiss"}),
                 QStringLiteral("F"));
    asked.option(QStringLiteral("teams"), Command::tr("the roster, or - for standard input"),
                 QStringLiteral("CSV"));
    asked.option(QStringLiteral("tables"), Command::tr("how many; one for every two teams unless said"),
                 QStringLiteral("N"));
    asked.option(QStringLiteral("rest"),
                 Command::tr("minutes between two matches of a team; none is asked for unless said"),
                 QStringLiteral("MINUTES"));
    addDrawOptions(asked);
    addWritingOptions(asked);
}

/// The text of an option that must be given.
std::string needed(const CommandLine& asked, const char* name, bool& good)
{
    const auto text = asked.text(QString::fromUtf8(name));
    if (!text || text->empty()) {
        complain(Message{"option-missing", {{"option", "--" + std::string(name)}}});
        good = false;
    }
    return text.value_or("");
}

/// What was asked for; nothing where something is wrong with it, which has then been said.
std::optional<desk::NewTournament> tournamentAsked(const CommandLine& asked)
{
    bool good = true;
    desk::NewTournament tournament;
    tournament.name = needed(asked, "name", good);
    tournament.agreed = asked.texts(QStringLiteral("set"));
    tournament.tables = asked.number(QStringLiteral("tables"), good);
    tournament.rest = asked.number(QStringLiteral("rest"), good);
    if (tournament.rest == 0)
        tournament.rest.reset();
    tournament.draw = drawAsked(asked, good);
    if (const auto format = choice<facts::Format>(asked, QStringLiteral("format")))
        tournament.format = *format;
    else
        good = false;
    if (good && tournament.format == facts::Format::PoolsPlayoff)
        good = givesPools(asked);
    if (const std::string id = needed(asked, "rules", good); !id.empty()) {
        const auto venue = rulesNamed(id);
        if (venue) {
            tournament.venue = *venue;
        } else {
            fail(venue.error());
            good = false;
        }
    }
    if (const std::string file = needed(asked, "teams", good); !file.empty()) {
        Input input(file);
        tournament.rosterName = input.shownName();
        const auto roster = readAll(input);
        if (roster) {
            tournament.roster = *roster;
        } else {
            complain(roster.error());
            good = false;
        }
    }
    return good ? std::optional(std::move(tournament)) : std::nullopt;
}

} // namespace

Exit newCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("new FILE --name TEXT --rules ID [--set PARAM=VALUE]… --format F --teams CSV "
                       "[--tables N] [--rest MINUTES] [--seeding listed|random[:SEED]|standings:TOURNAMENT] "
                       "[--apart] [--third-place]\n"
                       "          [--single-final] [--pools P --advance K [--wildcards W]] [--rounds R] "
                       "[--meetings M] [--ranking JSON] "
                       "--by NAME"),
        Command::tr("Makes a tournament from a roster and draws it. Every row of the roster that cannot be\n"
                    "right is named with its line, and then no file is made. What is only worth a look\n"
                    "is told as a note."));
    addOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto tournament = tournamentAsked(asked);
    const auto by = supervisor(asked);
    if (!tournament || !by)
        return Exit::BadInput;
    const auto begun = desk::newTournament(asked.word(0), *by, *tournament, desk::thisMachine());
    if (!begun)
        return fail(begun.error());
    for (const std::string& warning : begun->warnings)
        remark(Command::tr("note: %1")
                   .arg(QString::fromStdString(warning))
                   .toStdString()); // the tournament is made all the same
    return answerRecorded(asked, begun->recorded, desk::begunText(begun->desk.tournament()));
}
