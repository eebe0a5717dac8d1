// courtside status, ledger, log, report, print: the record and what follows from it, also on paper.
#include "commands.h"
#include "printwords.h"

#include "desk/play/scoresheets.h"
#include "desk/reports/reportparts.h"
#include "desk/reports/status.h"
#include "ui/paper/page/document.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHashSeed>

#include <map>

using namespace Qt::StringLiterals;

namespace {

void statusVerb(Verb& verb)
{
    verb.does(Command::tr("Shows teams, matches and standings, as text or as courtside-status/1 (--json)."));
    verb.example("fall.courtside");
    verb.file();
    verb.json();
    verb.reads([](At& at) { return answer(desk::status(at.desk, at.as()), at.as()); });
}

void ledgerVerb(Verb& verb)
{
    verb.does(Command::tr(
        "Shows every point of a match with its reason, as text or as courtside-ledger/1 (--json)."));
    verb.example("fall.courtside --match 3");
    const auto match = verb.fileAndMatch();
    verb.json();
    verb.reads([=](At& at) {
        const auto ledger = desk::ledger(at.tournament(), *match, at.as());
        return ledger ? answer(*ledger, at.as()) : fail(ledger.error());
    });
}

void logVerb(Verb& verb)
{
    verb.does(Command::tr("Shows every fact on record, one per line: as text with undone facts marked, or as "
                          "JSON Lines for `courtside do` (--json)."));
    verb.example("fall.courtside --json");
    verb.file();
    verb.json();
    verb.reads([](At& at) { return answer(desk::log(at.tournament(), at.as()), at.as()); });
}

/// Accepts a report or print by the name in its heading too.
std::string asListed(const std::string& word)
{
    static const std::map<std::string, std::string> headings{
        {"report", "closing"}, {"exceptions", "overrides"}, {"not-checked-in", "missing"}};
    const auto found = headings.find(word);
    return found == headings.end() ? word : found->second;
}

QString alsoNamed()
{
    return Command::tr("You can also write report for closing, exceptions for overrides and not-checked-in "
                       "for missing.");
}

void reportVerb(Verb& verb)
{
    verb.does(
        Command::tr(
            "Shows the shift report: attendance, matches decided by absence, fees, exceptions, suspensions, "
            "incidents, rulings, corrections, substitutes and open protests. Or one part of it: attendance "
            "(who checked in when), missing (players not checked in for upcoming matches), overrides "
            "(exceptions) or fees (fees due).") +
        u' ' + alsoNamed());
    verb.example("fall.courtside fees");
    verb.file();
    const auto what = verb.wordIf("[closing|attendance|missing|overrides|fees]", "closing");
    verb.json(Command::tr("print courtside-report/1"));
    verb.check([=]() -> std::vector<Message> {
        if (!desk::reportPart(asListed(*what)))
            return {Message{"report-unknown", {{"report", *what}}}};
        return {};
    });
    verb.reads([=](At& at) {
        const auto part = *desk::reportPart(asListed(*what));
        return at.answer(desk::partJson(at.tournament(), part, at.now()),
                         desk::partText(at.tournament(), part, at.now()));
    });
}

/// What to print, the same for every tournament.
struct Wanted {
    const paper::Print* print = nullptr;
    paper::Format format = paper::Format::Letter;
    QString pages; ///< empty: all
    QDateTime now;
};

/// A print of one tournament, in memory.
struct Printed {
    QString fileName; ///< the program's name for it: `fall-bracket.pdf`
    QByteArray pdf;
    qsizetype pages = 0;
    std::vector<std::string> goOut{}; ///< ids of the matches whose sheets go out with it
};

tl::unexpected<Exit> refusedPrint(const desk::Mistake& why, const std::string& where,
                                  Exit exit = Exit::BadInput)
{
    complain(why, where);
    return tl::unexpected(exit);
}

/// Makes the print of one tournament. On failure, reports the reason after `where` and returns the exit code.
tl::expected<Printed, Exit> printOf(const std::string& file, const PrintWords& asked, const Wanted& wanted,
                                    const std::string& where = {})
{
    const auto desk = openTournament(file, desk::Desk::Access::Read);
    if (!desk)
        return tl::unexpected(desk.error());
    const auto of = asked.of(*wanted.print, desk->tournament(), where);
    if (!of)
        return tl::unexpected(of.error());
    const paper::Record record{std::make_shared<const tournament::Tournament>(desk->tournament()),
                               QFileInfo(QString::fromStdString(file)).fileName(),
                               QString::fromStdString(desk->head().shown()), wanted.now};
    const auto document = paper::make(*wanted.print, record, wanted.format, *of);
    if (!document)
        return refusedPrint(document.error(), where);
    const auto pages = paper::pagesIn(wanted.pages, document->pages.size());
    if (!pages)
        return refusedPrint(pages.error(), behind(where, "--pages"));
    const paper::Document chosen = paper::only(*document, *pages);
    paper::Pdf pdf(chosen, wanted.now);
    while (!pdf.isDone())
        if (!pdf.step())
            return refusedPrint(Message{"print-not-made"}, where, Exit::Store);
    return Printed{paper::fileName(*wanted.print, record, *of), pdf.bytes(), chosen.pages.size(),
                   paper::handedOut(*wanted.print, chosen)};
}

/// `fall-bracket.pdf: 1 page`
std::string writtenText(const QString& target, const Printed& printed)
{
    const QString text = Command::tr("%1: %n page(s)", nullptr, static_cast<int>(printed.pages)).arg(target);
    return text.toStdString() + '\n';
}

/// Prints each tournament into the folder, in a file named after tournament and print. All are made before
/// the first is written; on failure, reports the reason and leaves none.
Exit printInto(const std::string& folder, const std::vector<std::string>& tournaments,
               const PrintWords& asked, const Wanted& wanted)
{
    const QString within = QString::fromStdString(folder.ends_with('/') ? folder : folder + '/');
    if (!QFileInfo(within).isDir())
        return complain(Message{"print-no-such-folder"}, folder);
    std::vector<std::pair<QString, Printed>> ways;
    std::map<QString, std::string> taken;
    for (const std::string& tournament : tournaments) {
        auto printed = printOf(tournament, asked, wanted, tournament);
        if (!printed)
            return printed.error();
        const QString target = within + printed->fileName;
        const auto [other, isNew] = taken.emplace(target, tournament);
        if (!isNew)
            return complain(Message{"print-same-name",
                                    {{"other", other->second}, {"file", printed->fileName.toStdString()}}},
                            tournament);
        if (QFileInfo::exists(target) || QFileInfo(target).isSymLink()) {
            complain(Message{"file-there-already", {{"file", target.toStdString()}}});
            return Exit::Store;
        }
        ways.emplace_back(target, *std::move(printed));
    }
    std::string text;
    for (std::size_t done = 0; done < ways.size(); ++done) {
        const auto& [target, printed] = ways[done];
        if (const auto mistake = paper::save(printed.pdf, target)) {
            complain(*mistake);
            while (done-- > 0) // all or nothing
                QFile::remove(ways[done].first);
            return Exit::Store;
        }
        text += writtenText(target, printed);
    }
    return answer(text);
}

/// Records that the sheets went out and returns the sentence about it. On failure, reports the reason and
/// returns the exit code.
tl::expected<std::string, Exit> markedOut(const Verb& verb, const std::string& file, const Printed& printed)
{
    const auto by = verb.supervisor();
    if (!by)
        return tl::unexpected(Exit::BadInput);
    auto desk = openTournament(file, desk::Desk::Access::ReadWrite);
    if (!desk)
        return tl::unexpected(desk.error());
    const std::vector<std::string> out = desk::sheetsToHandOut(desk->tournament(), printed.goOut);
    const std::string text = desk::handedOutText(desk->tournament(), out) + '\n';
    const auto recorded = desk::handOutSheets(*desk, *by, out);
    if (!recorded)
        return tl::unexpected(fail(recorded.error(), "--mark-out"));
    return text;
}

Exit printOne(const std::string& name, const std::string& file, const Verb& verb, const PrintWords& asked,
              const Wanted& wanted)
{
    const QFileInfo target(QString::fromStdString(name));
    if (target.suffix().toLower() != u"pdf")
        return complain(Message{"print-no-pdf", {{"file", name}}});
    if (target.exists() || target.isSymLink()) {
        complain(Message{"file-there-already", {{"file", name}}});
        return Exit::Store;
    }
    const auto printed = printOf(file, asked, wanted);
    if (!printed)
        return printed.error();
    if (const auto mistake = paper::save(printed->pdf, target.filePath())) {
        complain(*mistake);
        return Exit::Store;
    }
    std::string text = writtenText(target.filePath(), *printed);
    if (asked.marksOut()) {
        const auto marked = markedOut(verb, file, *printed);
        if (!marked) {
            QFile::remove(target.filePath()); // both or neither
            return marked.error();
        }
        text += *marked;
    }
    return answer(text);
}

void printVerb(Verb& verb)
{
    QString does =
        Command::tr("Prints a part of a tournament to a PDF. Several tournaments go into a folder, one file "
                    "each (fall-bracket.pdf); if one can’t be printed, no file is written. WHAT is one of") +
        u'\n';
    std::string listed;
    for (const paper::Print& each : paper::prints()) {
        does += u"\n  %1 %2"_s.arg(each.word.leftJustified(12), each.does);
        listed += (listed.empty() ? "" : ", ") + each.word.toStdString();
    }
    verb.does(does + u"\n\n"_s + alsoNamed());
    verb.example("fall.courtside bracket -o bracket.pdf");
    constexpr qsizetype most = 1001;
    const auto words = verb.words("FILE WHAT", 2, most);
    const auto target = verb.text("-o OUT.pdf", Command::tr("new file"));
    const auto folder = verb.text("| WHAT FILE… --output FOLDER",
                                  Command::tr("folder for the prints of several tournaments"));
    const auto format =
        verb.choice<paper::Format>("[--paper letter|a4|legal|tabloid|a3]",
                                   {{"letter", paper::Format::Letter},
                                    {"a4", paper::Format::A4},
                                    {"legal", paper::Format::Legal},
                                    {"tabloid", paper::Format::Tabloid},
                                    {"a3", paper::Format::A3}},
                                   Command::tr("paper size (default: letter or a4, by the system’s region)"));
    const auto pages = verb.text("[--pages 1-3,5]", Command::tr("pages to print (default: all)"));
    const PrintWords asked(verb);
    const auto what = [=] { return asListed(words->at(*folder ? 0 : 1)); };
    verb.check([=]() -> std::vector<Message> {
        if (*folder && *target)
            return {Message{"print-file-and-folder"}};
        if (*folder && asked.marksOut())
            return {Message{"print-mark-out-of-several"}};
        if (!*folder && words->size() > 2)
            return {Message{"print-several-without-folder", {{"word", words->at(2)}}}};
        const paper::Print* print = paper::print(QString::fromStdString(what()));
        if (!print)
            return {Message{"print-unknown", {{"print", what()}, {"prints", listed}}}};
        std::vector<Message> wrong = asked.useless(*print);
        if (wrong.empty() && !*folder && target->value_or("").empty())
            wrong.emplace_back(Message{"option-target-missing"});
        return wrong;
    });
    verb.runs([=, &verb] {
        const Wanted wanted{paper::print(QString::fromStdString(what())),
                            format->value_or(paper::usualFormat(QLocale::system())),
                            QString::fromStdString(pages->value_or("")), QDateTime::currentDateTime()};
        return *folder ? printInto(**folder, {words->begin() + 1, words->end()}, asked, wanted)
                       : printOne(**target, words->front(), verb, asked, wanted);
    });
}

} // namespace

bool printsPages(const QString& command)
{
    return command == u"print" || command == u"guide";
}

std::unique_ptr<QCoreApplication> pageApplication(int& argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed(); // the order of fonts in the PDF depends on it
    return std::make_unique<QGuiApplication>(argc, argv);
}

std::vector<Listed> reportVerbs()
{
    return {
        {"status", QT_TRANSLATE_NOOP("Command", "show teams, matches and standings"), statusVerb},
        {"ledger", QT_TRANSLATE_NOOP("Command", "show every point of a match with its reason"), ledgerVerb},
        {"log", QT_TRANSLATE_NOOP("Command", "show every fact on record"), logVerb},
        {"report", QT_TRANSLATE_NOOP("Command", "show the shift report"), reportVerb},
        {"print", QT_TRANSLATE_NOOP("Command", "print brackets, score sheets, standings and more to a PDF"),
         printVerb}};
}
