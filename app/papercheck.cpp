// courtside papercheck FILE --match ID: the running totals that a table wrote, held against the rules.
#include "input.h"
#include "tournamentfile.h"

#include "desk/reports/papertotals.h"

namespace {

/// The game that --game names; the last that has hands where it names none.
std::optional<int> gameAsked(const CommandLine& asked, const tournament::Match& match)
{
    bool good = true;
    const auto game = asked.number(QStringLiteral("game"), good);
    if (!good)
        return std::nullopt;
    return game.value_or(std::max(1, static_cast<int>(match.games.size())));
}

/// A row a line; nothing where one is none, which has then been said.
std::optional<rules::PaperTotals> totalsIn(Input& input, int hands)
{
    rules::PaperTotals totals;
    std::string line;
    for (int number = 1; std::getline(input.stream(), line); ++number) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const std::string where = input.shownName() + ':' + std::to_string(number);
        const auto row = desk::paperRow(line.back() == '\r' ? line.substr(0, line.size() - 1) : line);
        if (!row) {
            fail(row.error(), where);
            return std::nullopt;
        }
        totals.push_back(*row);
        if (static_cast<int>(totals.size()) > hands) {
            complain(Message{"totals-beyond-hands", {{"hand", totals.size()}, {"n", hands}}}, where);
            return std::nullopt;
        }
    }
    if (const auto trouble = input.trouble()) {
        complain(*trouble);
        return std::nullopt;
    }
    return totals;
}

} // namespace

Exit papercheckCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("papercheck FILE --match ID [--game G] [--json] [TOTALS|-]"),
        Command::tr("Reads the running totals that a table wrote on paper, a line a hand: those of A and of\n"
                    "B, - where none was written. Says at which hand paper and rules part, and which slip\n"
                    "that looks like. Nothing is recorded. Exit 0 where they agree, 1 where they part.") +
            QStringLiteral("\n\n  71 50\n  125 -"));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("game"), Command::tr("of a match of several; the last begun, unless given"),
                 QStringLiteral("G"));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable"));
    if (!asked.read(words, 1, 2))
        return asked.exit();
    const auto desk = openTournament(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto match = matchAsked(asked, *desk);
    if (!match)
        return match.error();
    const auto game = gameAsked(asked, *tournament::match(desk->tournament(), *match));
    if (!game)
        return Exit::BadInput;
    const auto blank =
        desk::checkPaper(desk->tournament(), *match, *game, {}); // whether there is a sheet at all
    if (!blank)
        return fail(blank.error());
    Input input(asked.rest().size() == 2 ? asked.word(1) : "-");
    const auto totals = totalsIn(input, blank->hands);
    if (!totals)
        return Exit::BadInput;
    const auto check = desk::checkPaper(desk->tournament(), *match, *game, *totals);
    if (!check)
        return fail(check.error());
    const Exit said =
        answerAs(asked, desk::paperCheckJson(*check), desk::paperCheckText(desk->tournament(), *check));
    return said != Exit::Done || check->findings.empty() ? said : Exit::No;
}
