// courtside export FILE… -o OUT: tournaments as files that any program can read.
#include "tournamentfile.h"

#include "share/exporting.h"

#include <QFileInfo>

namespace {

using share::Export;
using share::Form;

/// What the command does, a line each form.
QString whatExportDoes()
{
    return Command::tr("Writes, by the ending of %1,").arg(QStringLiteral("OUT")) +
           QStringLiteral("\n\n  .json  ") +
           Command::tr("the whole tournament (%1): every fact, as log --json has it")
               .arg(QStringLiteral("courtside-tournament/1")) +
           QStringLiteral("\n  .csv   ") +
           Command::tr("a table for spreadsheets; --what names it: %1")
               .arg(QStringLiteral("standings, results, hands, attendance, journal")) +
           QStringLiteral("\n  .html  ") +
           Command::tr("a web page that loads nothing: bracket, standings, every sheet") +
           QStringLiteral("\n\n") +
           Command::tr("Several tournaments go into a folder, a file each; --as says in which form. What is "
                       "known of ID cards is\n"
                       "left out of all of them.");
}

std::string listOfTables()
{
    std::string all;
    for (const share::Table each : share::allTables())
        all += (all.empty() ? "" : ", ") + std::string(share::word(each));
    return all;
}

bool isFolder(const CommandLine& asked, const std::string& target)
{
    return asked.rest().size() > 1 || target.ends_with('/') ||
           QFileInfo(QString::fromStdString(target)).isDir();
}

/// What --as says, or else the ending of the name; nothing where that is wrong, which has then been said.
std::optional<Form> formAsked(const CommandLine& asked, const std::string& target)
{
    const auto said = asked.text(QStringLiteral("as"));
    if (said) {
        const auto form = share::formOf(*said);
        if (!form)
            complainOfChoice("--as", *said, "json, csv, html");
        return form;
    }
    if (isFolder(asked, target)) {
        if (asked.has(QStringLiteral("what")))
            return Form::Csv;
        complainOfChoice("--as", {}, "json, csv, html");
        return std::nullopt;
    }
    const auto form = share::formOfName(target);
    if (!form)
        complain(Message{"export-no-form", {{"file", target}}});
    return form;
}

/// Whether every option goes with the form; says which does not.
bool optionsFit(const CommandLine& asked, Form form)
{
    const auto fits = [&](const char* name, Form its) {
        if (form == its || !asked.has(QString::fromLatin1(name)))
            return true;
        complain(Message{"export-option-of-another-form",
                         {{"option", std::string("--") + name}, {"form", share::word(its)}}});
        return false;
    };
    return fits("what", Form::Csv) && fits("names", Form::Html) && fits("replace", Form::Html);
}

std::optional<share::Table> tableAsked(const CommandLine& asked)
{
    const std::string said = asked.text(QStringLiteral("what")).value_or("");
    const auto table = share::tableOf(said);
    if (!table)
        complainOfChoice("--what", said, listOfTables());
    return table;
}

std::optional<share::Names> namesAsked(const CommandLine& asked)
{
    const std::string said = asked.text(QStringLiteral("names")).value_or("full");
    if (said == "full")
        return share::Names::Full;
    if (said == "initials")
        return share::Names::Initials;
    complainOfChoice("--names", said, "full, initials");
    return std::nullopt;
}

std::optional<Export> exportAsked(const CommandLine& asked, const std::string& target)
{
    const auto form = formAsked(asked, target);
    if (!form || !optionsFit(asked, *form))
        return std::nullopt;
    Export wanted{*form, share::Table::Standings, share::Names::Full, asked.has(QStringLiteral("replace"))};
    const auto table = *form == Form::Csv ? tableAsked(asked) : wanted.table;
    const auto names = namesAsked(asked);
    if (!table || !names)
        return std::nullopt;
    wanted.table = *table;
    wanted.names = *names;
    return wanted;
}

desk::Answer<std::vector<share::Way>> waysAsked(const CommandLine& asked, const std::string& target,
                                                const Export& wanted)
{
    std::vector<std::string> tournaments;
    for (const QString& each : asked.rest())
        tournaments.push_back(each.toStdString());
    if (isFolder(asked, target))
        return share::waysInto(tournaments, target, wanted);
    return std::vector<share::Way>{{tournaments.front(), target}};
}

} // namespace

Exit exportCommand(const QStringList& words)
{
    CommandLine asked(QStringLiteral("export FILE… -o OUT.json|OUT.csv|OUT.html|FOLDER [--json]"),
                      whatExportDoes());
    asked.option(QStringLiteral("o"), Command::tr("the new file, or a folder"), QStringLiteral("OUT"));
    asked.option(QStringLiteral("as"), Command::tr("the form, for a folder"),
                 QStringLiteral("json|csv|html"));
    asked.option(QStringLiteral("what"), Command::tr("of CSV: the table"), QStringLiteral("TABLE"));
    asked.option(QStringLiteral("names"), Command::tr("of a page: players in full, or as Ana R."),
                 QStringLiteral("full|initials"));
    asked.option(QStringLiteral("replace"), Command::tr("of a page: an older page may be written over"));
    asked.option(QStringLiteral("json"), Command::tr("answer as JSON"));
    constexpr qsizetype most = 1000;
    if (!asked.read(words, 1, most))
        return asked.exit();
    const auto target = targetAsked(asked);
    if (!target)
        return Exit::BadInput;
    const auto wanted = exportAsked(asked, *target);
    if (!wanted)
        return Exit::BadInput;
    const auto ways = waysAsked(asked, *target, *wanted);
    if (!ways)
        return fail(ways.error());
    const auto done = share::exportTournaments(*ways, *wanted, desk::timestampOf(desk::thisMachine()));
    if (!done)
        return fail(done.error());
    std::string json;
    std::string text;
    for (const desk::Transferred& each : *done) {
        json += (json.empty() ? "" : "\n") + desk::transferredJson(each);
        text += desk::transferredText(each);
    }
    return answerAs(asked, json, text);
}
