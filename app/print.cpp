// courtside print FILE WHAT -o OUT.pdf: the night on paper.
#include "printasked.h"

#include "ui/paper/pdf.h"

#include <QDateTime>
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
    QString text = QStringLiteral("Puts a part of the night into a PDF. WHAT is one of\n");
    for (const paper::Print& each : paper::prints())
        text += QStringLiteral("\n  %1 %2").arg(each.word.leftJustified(12), each.does);
    return text;
}

const paper::Print* whatAsked(const Words& asked)
{
    const paper::Print* print = paper::print(asked.rest().at(1));
    if (!print)
        complain("there is no \"" + asked.word(1) + "\" to print; there is " + listed());
    else if (goesWith(asked, *print))
        return print;
    return nullptr;
}

std::optional<paper::Format> formatAsked(const Words& asked)
{
    const std::string given = asked.text(QStringLiteral("paper")).value_or("letter");
    if (given == "letter")
        return paper::Format::Letter;
    if (given == "a4")
        return paper::Format::A4;
    complain("--paper: \"" + given + "\" is none of these: letter, a4");
    return std::nullopt;
}

/// The new file; nothing where it cannot be one, which has then been said.
tl::expected<QString, Exit> pdfAsked(const Words& asked)
{
    const auto given = targetAsked(asked);
    if (!given)
        return tl::unexpected(Exit::BadInput);
    const QFileInfo file(QString::fromStdString(*given));
    if (file.suffix().toLower() != QLatin1String("pdf")) {
        complain(*given + ": a print is a PDF; say -o OUT.pdf");
        return tl::unexpected(Exit::BadInput);
    }
    if (file.exists() || file.isSymLink()) {
        complain(*given + " is there already, and nothing is written over.");
        return tl::unexpected(Exit::Store);
    }
    return file.filePath();
}

Exit write(const paper::Document& document, const QString& target, const QDateTime& printed)
{
    paper::Pdf pdf(document, printed);
    while (!pdf.isDone())
        pdf.step(); // into memory
    const QString mistake = paper::save(pdf.bytes(), target);
    if (mistake.isEmpty())
        return answer(target.toStdString() + ": " + std::to_string(document.pages.size()) +
                      (document.pages.size() == 1 ? " page\n" : " pages\n"))
                   ? Exit::Done
                   : Exit::Store;
    complain(mistake.toStdString());
    return Exit::Store;
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
    Words asked(QStringLiteral("print FILE WHAT -o OUT.pdf [--paper letter|a4] [--match ID …]"), described());
    asked.option(QStringLiteral("o"), QStringLiteral("the new file"), QStringLiteral("OUT.pdf"));
    asked.option(QStringLiteral("paper"), QStringLiteral("its size; letter where nothing is said"),
                 QStringLiteral("letter|a4"));
    addPrintOptions(asked);
    if (!asked.read(words, 2, 2))
        return asked.exit();
    const paper::Print* print = whatAsked(asked);
    const auto format = formatAsked(asked);
    if (!print || !format)
        return Exit::BadInput;
    const auto target = pdfAsked(asked);
    if (!target)
        return target.error();
    const auto desk = openNight(asked.word(0), desk::Desk::Access::Read);
    if (!desk)
        return desk.error();
    const auto wanted = askedOf(asked, *print, *desk);
    if (!wanted)
        return wanted.error();
    const QDateTime now = QDateTime::currentDateTime();
    const auto document = paper::make(*print,
                                      {std::make_shared<const night::Night>(desk->night()),
                                       QFileInfo(QString::fromStdString(asked.word(0))).fileName(),
                                       QString::fromStdString(desk->head().shown()), now},
                                      *format, *wanted);
    if (document)
        return write(*document, *target, now);
    complain(document.error().toStdString());
    return Exit::BadInput;
}
