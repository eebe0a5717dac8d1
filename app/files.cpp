// courtside backup, restore, verify, export, import, do: tournaments as files.
#include "commands.h"
#include "input.h"

#include "desk/archive/transfer.h"
#include "desk/archive/verify.h"
#include "desk/document/backup.h"
#include "desk/document/factimport.h"
#include "share/exporting.h"
#include "wording/record/refusal.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

Given<std::string> targetOf(Verb& verb, const char* spelling, const QString& does, const char* label = "")
{
    return verb.needed(spelling, does, Message{"option-target-missing"}, label);
}

/// Prints the JSON if --json was given, else the text.
Exit answerOf(const Verb& verb, const std::string& json, const std::string& text)
{
    return verb.asJson() ? answer(json + '\n', desk::As::Json) : answer(text);
}

void backupVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Copies a tournament, even while it is in use, and checks the copy. Never overwrites a file."));
    verb.example("fall.courtside -o fall-copy.courtside");
    const auto file = verb.word("FILE");
    const auto target = targetOf(verb, "-o COPY", Command::tr("new file"));
    verb.json(Command::tr("print JSON"));
    verb.runs([=, &verb] {
        const auto copied = desk::backup(*file, *target);
        return copied ? answerOf(verb, desk::copiedJson(*copied), desk::copiedText(*copied))
                      : fail(copied.error());
    });
}

void restoreVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Creates a tournament from a backup, under a new name. For a damaged file it names the newest sound "
        "backup and how much --salvage would save: every fact up to the first damaged one."));
    verb.example("fall-copy.courtside -o fall-restored.courtside");
    const auto file = verb.word("COPY");
    const auto target = targetOf(verb, "-o NEW", Command::tr("new file"));
    const auto salvage = verb.flag("[--salvage]", Command::tr("save what can be read of a damaged file"));
    verb.json(Command::tr("print JSON"));
    verb.runs([=, &verb] {
        const auto copied =
            desk::restore(*file, *target, *salvage ? desk::IfDamaged::Salvage : desk::IfDamaged::Refuse);
        return copied ? answerOf(verb, desk::copiedJson(*copied), desk::copiedText(*copied))
                      : fail(copied.error());
    });
}

void verifyVerb(Verb& verb)
{
    verb.does(Command::tr("Checks the whole file, and whether the signed results, the seats and the draw "
                          "follow from its facts. Exits with 1 if it finds a problem."));
    verb.example("fall.courtside");
    const auto file = verb.word("FILE");
    verb.json(Command::tr("print JSON"));
    verb.runs([=, &verb] {
        const auto verified = desk::verify(*file);
        if (!verified)
            return fail(verified.error());
        const Exit exit = answerOf(verb, desk::verifiedJson(*verified), desk::verifiedText(*verified, *file));
        return exit != Exit::Done || verified->isSound() ? exit : Exit::No;
    });
}

/// The description of the command, with a line for each form.
QString whatExportDoes()
{
    return Command::tr("Exports a tournament. The ending of %1 chooses the form:").arg(u"OUT"_s) +
           u"\n\n  .json  " +
           Command::tr("whole tournament (%1), with every fact as in log --json")
               .arg(u"courtside-tournament/1"_s) +
           u"\n  .csv   " +
           Command::tr("table for spreadsheets, chosen with --what: %1")
               .arg(u"standings, results, hands, attendance, journal"_s) +
           u"\n  .html  " +
           Command::tr("web page that needs no other files, with bracket, standings and every sheet") +
           u"\n\n" +
           Command::tr("Several tournaments go into a folder, one file each, in the form given with --as. "
                       "Exports never include data of ID cards.");
}

void exportVerb(Verb& verb)
{
    using share::Form;
    verb.does(whatExportDoes());
    verb.example("fall.courtside -o fall.html");
    constexpr qsizetype most = 1000;
    const auto files = verb.words("FILE…", 1, most);
    const auto target =
        targetOf(verb, "-o OUT.json|OUT.csv|OUT.html|FOLDER", Command::tr("new file, or a folder"), "OUT");
    const auto as = verb.choice<Form>("(--as json|csv|html)",
                                      {{"json", Form::Json}, {"csv", Form::Csv}, {"html", Form::Html}},
                                      Command::tr("form, for a folder"));
    std::vector<std::pair<std::string, share::Table>> tables;
    std::string listed;
    for (const share::Table each : share::allTables()) {
        tables.emplace_back(share::word(each), each);
        listed += (listed.empty() ? "" : ", ") + tables.back().first;
    }
    const auto what = verb.choice("(--what TABLE)", tables, Command::tr("for CSV: the table"));
    const auto names = verb.choice<share::Names>(
        "(--names full|initials)", {{"full", share::Names::Full}, {"initials", share::Names::Initials}},
        Command::tr("for a page: players in full, or as Ana R."));
    const auto replace = verb.flag("(--replace)", Command::tr("for a page: overwrite an older page"));
    verb.json(Command::tr("print JSON"));
    const auto isFolder = [=] {
        return files->size() > 1 || target->ends_with('/') ||
               QFileInfo(QString::fromStdString(*target)).isDir();
    };
    const auto form = [=] {
        return *as           ? *as
               : !isFolder() ? share::formOfName(*target)
               : *what       ? std::optional(Form::Csv)
                             : std::nullopt;
    };
    verb.check([=]() -> std::vector<Message> {
        const auto missing = [](const char* option, const std::string& choices) {
            return Message{"option-choice-missing", {{"option", option}, {"choices", choices}}};
        };
        if (!form())
            return {isFolder() ? missing("--as", "json, csv, html")
                               : Message{"export-no-form", {{"file", *target}}}};
        for (const auto& [option, isGiven, its] : {std::tuple("--what", what->has_value(), Form::Csv),
                                                   std::tuple("--names", names->has_value(), Form::Html),
                                                   std::tuple("--replace", *replace, Form::Html)})
            if (isGiven && form() != its)
                return {Message{"export-option-of-another-form",
                                {{"option", option}, {"form", share::word(its)}}}};
        if (form() == Form::Csv && !*what)
            return {missing("--what", listed)};
        return {};
    });
    verb.runs([=, &verb] {
        const share::Export wanted{*form(), what->value_or(share::Table::Standings),
                                   names->value_or(share::Names::Full), *replace};
        const auto exportPaths = isFolder() ? share::exportPathsInto(*files, *target, wanted)
                                            : std::vector<share::ExportPath>{{files->front(), *target}};
        if (!exportPaths)
            return fail(exportPaths.error());
        const auto done =
            share::exportTournaments(*exportPaths, wanted, desk::timestampOf(desk::thisMachine()));
        if (!done)
            return fail(done.error());
        std::string json;
        std::string text;
        for (const desk::Transferred& each : *done) {
            json += (json.empty() ? "" : "\n") + desk::transferredJson(each);
            text += desk::transferredText(each);
        }
        return answerOf(verb, json, text);
    });
}

void importVerb(Verb& verb)
{
    verb.does(Command::tr("Creates a tournament from an export. Every fact keeps its number, time and "
                          "supervisor. If one can’t be imported, nothing is."));
    verb.example("fall.json -o fall-copy.courtside");
    const auto from = verb.word("IN.json|-");
    const auto target = targetOf(verb, "-o NEW", Command::tr("new file"));
    verb.json(Command::tr("print JSON"));
    verb.runs([=, &verb] {
        Input input(*from);
        const auto text = readAll(input);
        if (!text)
            return complain(text.error());
        const auto done = desk::importTournament(*text, input.shownName(), *target, desk::thisMachine());
        return done ? answerOf(verb, desk::transferredJson(*done), desk::transferredText(*done))
                    : fail(done.error());
    });
}

/// Answers a line only once its fact is on disk.
void doVerb(Verb& verb)
{
    verb.does(
        Command::tr("Reads facts, one JSON object per line as in log --json, and records each on its own: "
                    "once a line is answered %1, it is on disk. Creates the tournament with its first fact "
                    "if it doesn’t exist. A line already on record is answered but not written again. Stops "
                    "at the first line that is refused; the lines before it stay on record.")
            .arg(u"{\"ok\":true,…}"_s));
    verb.example("fall-copy.courtside facts.jsonl");
    const auto file = verb.word("FILE");
    const auto from = verb.wordIf("[-|FACTS]", "-");
    const auto dryRun = verb.flag("[--dry-run]", Command::tr("check the facts without recording them"));
    const auto by =
        verb.by("[--by NAME]", Command::tr("supervisor for lines that name none (default: COURTSIDE_BY)"));
    verb.runs([=, &verb] {
        const bool isNamed = *by || !qEnvironmentVariableIsEmpty("COURTSIDE_BY");
        const auto who = isNamed ? verb.supervisor() : std::optional(std::string());
        if (!who)
            return Exit::BadInput;
        Input input(*from);
        if (const auto trouble = input.trouble())
            return complain(*trouble);
        using How = desk::FactReader::How;
        auto reader =
            desk::FactReader::begin(*file, *who, *dryRun ? How::Check : How::Write, desk::thisMachine());
        if (!reader)
            return fail(reader.error());
        Exit exit = Exit::Done;
        const auto trouble = eachLine(input, [&](const std::string& line, int number) {
            const auto done = reader->take(line, number);
            exit =
                answer((done ? desk::recordedJson(*done) : wording::refusedJson(done.error(), number)) + '\n',
                       desk::As::Json);
            if (exit == Exit::Done && !done)
                exit = fail(done.error(), input.shownName() + ':' + std::to_string(number));
            if (exit == Exit::Done && !done->warning.empty())
                remark(done->warning);
            return exit == Exit::Done;
        });
        return exit == Exit::Done && trouble ? complain(*trouble) : exit;
    });
}

} // namespace

std::vector<Listed> fileVerbs()
{
    return {
        {"backup", QT_TRANSLATE_NOOP("Command", "back up a tournament"), backupVerb},
        {"restore",
         QT_TRANSLATE_NOOP("Command", "restore a tournament from a backup, or salvage a damaged one"),
         restoreVerb},
        {"verify", QT_TRANSLATE_NOOP("Command", "check a file and its signed results"), verifyVerb},
        {"export", QT_TRANSLATE_NOOP("Command", "export tournaments as JSON, CSV or a web page"), exportVerb},
        {"import", QT_TRANSLATE_NOOP("Command", "import an exported tournament"), importVerb},
        {"do", QT_TRANSLATE_NOOP("Command", "record facts from JSON Lines"), doVerb}};
}
