#include "printing.h"

#include "ui/paper/page/pagerange.h"
#include "ui/paper/page/pdf.h"

#include <QFile>
#include <QFileInfo>

#include <map>

namespace {

using namespace Qt::StringLiterals;

tl::unexpected<Exit> refusedPrint(const desk::Mistake& why, const std::string& where,
                                  Exit exit = Exit::BadInput)
{
    complain(why, where);
    return tl::unexpected(exit);
}

/// In memory; nothing where a page cannot be made.
std::optional<Printed> pdfOf(const paper::Document& document, const QString& fileName, const QDateTime& now)
{
    paper::Pdf pdf(document, now);
    while (!pdf.isDone())
        if (!pdf.step())
            return std::nullopt;
    return Printed{fileName, pdf.bytes(), document.pages.size(), {}};
}

/// A print and where it goes.
struct Way {
    QString target;
    Printed printed;
};

/// All of them, or the exit code after what went wrong was said.
tl::expected<std::vector<Way>, Exit> printWaysInto(const std::string& folder,
                                                   const std::vector<std::string>& tournaments,
                                                   const CommandLine& asked, const PrintAsked& wanted)
{
    const QString within = QString::fromStdString(folder.ends_with('/') ? folder : folder + '/');
    if (!QFileInfo(within).isDir())
        return refusedPrint(Message{"print-no-such-folder"}, folder);
    std::vector<Way> ways;
    std::map<QString, std::string> taken;
    for (const std::string& tournament : tournaments) {
        auto printed = printOf(tournament, asked, wanted, tournament);
        if (!printed)
            return tl::unexpected(printed.error());
        const QString target = within + printed->fileName;
        const auto [other, isNew] = taken.emplace(target, tournament);
        if (!isNew)
            return refusedPrint(
                Message{"print-same-name",
                        {{"other", other->second}, {"file", printed->fileName.toStdString()}}},
                tournament);
        if (QFileInfo::exists(target) || QFileInfo(target).isSymLink())
            return refusedPrint(Message{"file-there-already", {{"file", target.toStdString()}}}, {},
                                Exit::Store);
        ways.push_back({target, std::move(*printed)});
    }
    return ways;
}

} // namespace

tl::expected<Printed, Exit> printOf(const std::string& file, const CommandLine& asked,
                                    const PrintAsked& wanted, const std::string& where)
{
    const auto desk = openTournament(file, desk::Desk::Access::Read);
    if (!desk)
        return tl::unexpected(desk.error());
    const auto of = askedOf(asked, *wanted.print, *desk, where);
    if (!of)
        return tl::unexpected(of.error());
    const paper::Record record{std::make_shared<const tournament::Tournament>(desk->tournament()),
                               QFileInfo(QString::fromStdString(file)).fileName(),
                               QString::fromStdString(desk->head().shown()), wanted.now};
    const auto document = paper::make(*wanted.print, record, wanted.format, *of);
    if (!document)
        return refusedPrint(document.error(), where);
    const QString range = QString::fromStdString(asked.text(u"pages"_s).value_or(""));
    const auto pages = paper::pagesIn(range, document->pages.size());
    if (!pages)
        return refusedPrint(pages.error(), behind(where, "--pages"));
    const paper::Document chosen = paper::only(*document, *pages);
    auto printed = pdfOf(chosen, paper::fileName(*wanted.print, record, *of), wanted.now);
    if (!printed)
        return refusedPrint(Message{"print-not-made"}, where, Exit::Store);
    printed->goOut = paper::handedOut(*wanted.print, chosen);
    return *std::move(printed);
}

Exit printInto(const std::string& folder, const std::vector<std::string>& tournaments,
               const CommandLine& asked, const PrintAsked& wanted)
{
    const auto ways = printWaysInto(folder, tournaments, asked, wanted);
    if (!ways)
        return ways.error();
    std::string text;
    for (std::size_t done = 0; done < ways->size(); ++done) {
        const Way& way = (*ways)[done];
        if (const auto mistake = paper::save(way.printed.pdf, way.target)) {
            complain(*mistake);
            while (done-- > 0) // all or nothing
                QFile::remove((*ways)[done].target);
            return Exit::Store;
        }
        text += writtenText(way.target, way.printed);
    }
    return answer(text) ? Exit::Done : Exit::Store;
}

std::string writtenText(const QString& target, const Printed& printed)
{
    const QString text = printed.pages == 1
                             ? Command::tr("%1: 1 page").arg(target)
                             : Command::tr("%1: %2 pages").arg(target, QString::number(printed.pages));
    return text.toStdString() + '\n';
}
