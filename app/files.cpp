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

/// Answers as JSON where that was asked for, else as text.
Exit answerOf(const Verb& verb, const std::string& json, const std::string& text)
{
    return answer(verb.asJson() ? json + '\n' : text);
}

/// A checked copy.
void backupVerb(Verb& verb)
{
    verb.does(
        Command::tr("Copies a tournament, also while it is in use, and checks the copy. Nothing is ever\n"
                    "written over."));
    const auto file = verb.word("FILE");
    const auto target = targetOf(verb, "-o COPY", Command::tr("the new file"));
    verb.json(Command::tr("answer as JSON"));
    verb.runs([=, &verb] {
        const auto copied = desk::backup(*file, *target);
        return copied ? answerOf(verb, desk::copiedJson(*copied), desk::copiedText(*copied))
                      : fail(copied.error());
    });
}

/// A tournament from a copy, or from what is left of a damaged file.
void restoreVerb(Verb& verb)
{
    verb.does(
        Command::tr("Makes a tournament from a copy under a new name. Of a damaged file it says which copy\n"
                    "of it is sound, and how much --salvage would save: every fact up to the first\n"
                    "that is not as it was written."));
    const auto file = verb.word("COPY");
    const auto target = targetOf(verb, "-o NEW", Command::tr("the new file"));
    const auto salvage = verb.flag("[--salvage]", Command::tr("of a damaged file, what can be read"));
    verb.json(Command::tr("answer as JSON"));
    verb.runs([=, &verb] {
        const auto copied =
            desk::restore(*file, *target, *salvage ? desk::IfDamaged::Salvage : desk::IfDamaged::Refuse);
        return copied ? answerOf(verb, desk::copiedJson(*copied), desk::copiedText(*copied))
                      : fail(copied.error());
    });
}

/// Is the file sound, and does what is signed follow from it?
void verifyVerb(Verb& verb)
{
    verb.does(Command::tr("Reads the whole file: whether everything is as it was written, and whether what\n"
                          "the captains signed, who sat down and the draw follow from the facts. Ends with\n"
                          "1 where something was found."));
    const auto file = verb.word("FILE");
    verb.json(Command::tr("answer as JSON"));
    verb.runs([=, &verb] {
        const auto verified = desk::verify(*file);
        if (!verified)
            return fail(verified.error());
        const Exit exit = answerOf(verb, desk::verifiedJson(*verified), desk::verifiedText(*verified, *file));
        return exit != Exit::Done || verified->isSound() ? exit : Exit::No;
    });
}

/// What the command does, a line each form.
QString whatExportDoes()
{
    return Command::tr("Writes, by the ending of %1,").arg(u"OUT"_s) + u"\n\n  .json  " +
           Command::tr("the whole tournament (%1): every fact, as log --json has it")
               .arg(u"courtside-tournament/1"_s) +
           u"\n  .csv   " +
           Command::tr("a table for spreadsheets; --what names it: %1")
               .arg(u"standings, results, hands, attendance, journal"_s) +
           u"\n  .html  " + Command::tr("a web page that loads nothing: bracket, standings, every sheet") +
           u"\n\n" +
           Command::tr("Several tournaments go into a folder, a file each; --as says in which form. What is "
                       "known of ID cards is\n"
                       "left out of all of them.");
}

/// Tournaments as files that any program can read.
void exportVerb(Verb& verb)
{
    using share::Form;
    verb.does(whatExportDoes());
    constexpr qsizetype most = 1000;
    const auto files = verb.words("FILE…", 1, most);
    const auto target = targetOf(verb, "-o OUT.json|OUT.csv|OUT.html|FOLDER",
                                 Command::tr("the new file, or a folder"), "OUT");
    const auto as = verb.choice<Form>("(--as json|csv|html)",
                                      {{"json", Form::Json}, {"csv", Form::Csv}, {"html", Form::Html}},
                                      Command::tr("the form, for a folder"));
    std::vector<std::pair<std::string, share::Table>> tables;
    std::string listed;
    for (const share::Table each : share::allTables()) {
        tables.emplace_back(share::word(each), each);
        listed += (listed.empty() ? "" : ", ") + tables.back().first;
    }
    const auto what = verb.choice("(--what TABLE)", tables, Command::tr("of CSV: the table"));
    const auto names = verb.choice<share::Names>(
        "(--names full|initials)", {{"full", share::Names::Full}, {"initials", share::Names::Initials}},
        Command::tr("of a page: players in full, or as Ana R."));
    const auto replace =
        verb.flag("(--replace)", Command::tr("of a page: an older page may be written over"));
    verb.json(Command::tr("answer as JSON"));
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
        const auto ways = isFolder() ? share::waysInto(*files, *target, wanted)
                                     : std::vector<share::Way>{{files->front(), *target}};
        if (!ways)
            return fail(ways.error());
        const auto done = share::exportTournaments(*ways, wanted, desk::timestampOf(desk::thisMachine()));
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

/// A tournament from an exported text.
void importVerb(Verb& verb)
{
    verb.does(Command::tr("Makes a tournament from what export wrote, every fact with its number, time and\n"
                          "supervisor; all of it or nothing."));
    const auto from = verb.word("IN.json|-");
    const auto target = targetOf(verb, "-o NEW", Command::tr("the new file"));
    verb.json(Command::tr("answer as JSON"));
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

/// Facts in, a line each, every one on record before it is answered.
void doVerb(Verb& verb)
{
    verb.does(Command::tr("Reads facts, one JSON object a line as log --json writes them, and records each\n"
                          "on its own: once a line is answered %1, it is on the disk. A tournament\n"
                          "that is not there is made with its first fact. A line that is on record is\n"
                          "answered and not written again. Stops at the first line that is refused, and\n"
                          "keeps what was answered.")
                  .arg(u"{\"ok\":true,…}"_s));
    const auto file = verb.word("FILE");
    const auto from = verb.wordIf("[-|FACTS]", "-");
    const auto dryRun = verb.flag("[--dry-run]", Command::tr("only say what would be taken"));
    const auto by = verb.by("[--by NAME]", Command::tr("who says so where a line does not; or COURTSIDE_BY"));
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
            exit = answer((done ? desk::recordedJson(*done) : wording::refusedJson(done.error(), number)) +
                          '\n');
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
        {"backup", QT_TRANSLATE_NOOP("Command", "a checked copy of a tournament"), backupVerb},
        {"restore",
         QT_TRANSLATE_NOOP("Command", "a tournament from a copy, or from what is left of a damaged file"),
         restoreVerb},
        {"verify", QT_TRANSLATE_NOOP("Command", "whether a file is sound, and bears out what was signed"),
         verifyVerb},
        {"export", QT_TRANSLATE_NOOP("Command", "the whole tournament as JSON"), exportVerb},
        {"import", QT_TRANSLATE_NOOP("Command", "a tournament from what export wrote"), importVerb},
        {"do", QT_TRANSLATE_NOOP("Command", "record facts, a line each, as log --json writes them"), doVerb}};
}
