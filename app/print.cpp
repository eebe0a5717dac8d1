// courtside print FILE WHAT -o OUT.pdf: the tournament on paper; print WHAT FILE… --output FOLDER: several
// tournaments.
#include "printing.h"

#include "desk/play/scoresheets.h"
#include "ui/paper/page/document.h"

#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHashSeed>

namespace {

std::string listed()
{
    std::string all;
    for (const paper::Print& each : paper::prints())
        all += (all.empty() ? "" : ", ") + each.word.toStdString();
    return all;
}

/// What there is, a line each, for the help.
QString described()
{
    QString text =
        Command::tr("Puts a part of the tournament into a PDF; that of several tournaments into a folder,\n"
                    "a file each (fall-bracket.pdf), all of them or none. WHAT is one of") +
        u'\n';
    for (const paper::Print& each : paper::prints())
        text += QStringLiteral("\n  %1 %2").arg(each.word.leftJustified(12), each.does);
    return text;
}

/// WHAT is the word at that place.
const paper::Print* whatAsked(const CommandLine& asked, qsizetype place)
{
    const paper::Print* print = paper::print(asked.rest().at(place));
    if (!print)
        complain(Message{"print-unknown", {{"print", asked.word(place)}, {"prints", listed()}}});
    else if (goesWith(asked, *print))
        return print;
    return nullptr;
}

std::optional<paper::Format> formatAsked(const CommandLine& asked)
{
    const std::string given = asked.text(QStringLiteral("paper")).value_or("letter");
    if (given == "letter")
        return paper::Format::Letter;
    if (given == "a4")
        return paper::Format::A4;
    complainOfChoice("--paper", given, "letter, a4");
    return std::nullopt;
}

/// The new file; nothing where it cannot be one, which has then been said.
tl::expected<QString, Exit> pdfAsked(const CommandLine& asked)
{
    const auto given = targetAsked(asked);
    if (!given)
        return tl::unexpected(Exit::BadInput);
    const QFileInfo file(QString::fromStdString(*given));
    if (file.suffix().toLower() != QLatin1String("pdf")) {
        complain(Message{"print-no-pdf", {{"file", *given}}});
        return tl::unexpected(Exit::BadInput);
    }
    if (file.exists() || file.isSymLink()) {
        complain(Message{"file-there-already", {{"file", *given}}});
        return tl::unexpected(Exit::Store);
    }
    return file.filePath();
}

/// Whether they were written for several tournaments: KIND FILE… --output FOLDER.
bool isOfSeveral(const CommandLine& asked)
{
    return asked.has(QStringLiteral("output"));
}

/// Whether so many words go with that; says what does not.
bool wordsFit(const CommandLine& asked)
{
    if (isOfSeveral(asked) && asked.has(QStringLiteral("o"))) {
        complain(Message{"print-file-and-folder"});
        return false;
    }
    if (isOfSeveral(asked) && asked.has(QStringLiteral("mark-out"))) {
        complain(Message{"print-mark-out-of-several"});
        return false;
    }
    if (isOfSeveral(asked) || asked.rest().size() == 2)
        return true;
    complain(Message{"print-several-without-folder", {{"word", asked.word(2)}}});
    return false;
}

/// What that says of the sheets that go out, once it is on record; or the exit code after what went wrong was
/// said. It is of the tournament in the file that is named first.
tl::expected<std::string, Exit> markedOut(const CommandLine& asked, const Printed& printed)
{
    auto at = openToWrite(asked);
    if (!at)
        return tl::unexpected(at.error());
    const std::vector<std::string> out = desk::sheetsToHandOut(at->desk.tournament(), printed.goOut);
    const std::string text = desk::handedOutText(at->desk.tournament(), out) + '\n';
    const auto recorded = desk::handOutSheets(at->desk, at->by, out);
    if (!recorded)
        return tl::unexpected(fail(recorded.error(), "--mark-out"));
    return text;
}

Exit printOne(const CommandLine& asked, const PrintAsked& wanted)
{
    const auto target = pdfAsked(asked);
    if (!target)
        return target.error();
    const auto printed = printOf(asked.word(0), asked, wanted);
    if (!printed)
        return printed.error();
    if (const auto mistake = paper::save(printed->pdf, *target)) {
        complain(*mistake);
        return Exit::Store;
    }
    std::string text = writtenText(*target, *printed);
    if (asked.has(QStringLiteral("mark-out"))) {
        const auto marked = markedOut(asked, *printed);
        if (!marked) {
            QFile::remove(*target); // both or neither
            return marked.error();
        }
        text += *marked;
    }
    return answer(text) ? Exit::Done : Exit::Store;
}

Exit printSeveral(const CommandLine& asked, const PrintAsked& wanted)
{
    std::vector<std::string> tournaments;
    for (const QString& each : asked.rest().mid(1))
        tournaments.push_back(each.toStdString());
    return printInto(asked.text(QStringLiteral("output")).value_or(""), tournaments, asked, wanted);
}

} // namespace

bool printsPages(const QString& command)
{
    return command == QLatin1String("print");
}

std::unique_ptr<QCoreApplication> pageApplication(int& argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QHashSeed::setDeterministicGlobalSeed(); // the order of fonts in the PDF hangs on it
    return std::make_unique<QGuiApplication>(argc, argv);
}

Exit printCommand(const QStringList& words)
{
    CommandLine asked(
        QString::fromUtf8(
            "print FILE WHAT -o OUT.pdf | WHAT FILE… --output FOLDER [--paper letter|a4]\n"
            "          [--pages 1-3,5] [--match ID …] [--round N] [--table N] [--mark-out --by NAME]"),
        described());
    asked.option(QStringLiteral("o"), Command::tr("the new file"), QStringLiteral("OUT.pdf"));
    asked.option(QStringLiteral("paper"), Command::tr("its size; letter where nothing is said"),
                 QStringLiteral("letter|a4"));
    asked.option(QStringLiteral("pages"), Command::tr("those alone; all where nothing is said"),
                 QStringLiteral("1-3,5"));
    asked.option(QStringLiteral("output"), Command::tr("the folder for prints of several tournaments"),
                 QStringLiteral("FOLDER"));
    addPrintOptions(asked);
    constexpr qsizetype most = 1001;
    if (!asked.read(words, 2, most))
        return asked.exit();
    if (!wordsFit(asked))
        return Exit::BadInput;
    const paper::Print* print = whatAsked(asked, isOfSeveral(asked) ? 0 : 1);
    const auto format = formatAsked(asked);
    if (!print || !format)
        return Exit::BadInput;
    const PrintAsked wanted{print, *format, QDateTime::currentDateTime()};
    return isOfSeveral(asked) ? printSeveral(asked, wanted) : printOne(asked, wanted);
}
