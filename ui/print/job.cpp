#include "job.h"

#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QFile>

using wording::Window;

namespace print {

namespace {

/// The pages chosen in the printer's dialog.
paper::Document chosenPages(const QPrinter& printer, const paper::Document& document)
{
    const QPageRanges ranges = printer.pageRanges();
    if (printer.printRange() != QPrinter::PageRange || ranges.isEmpty())
        return document;
    QList<qsizetype> pages;
    for (qsizetype page = 0; page < document.pages.size(); ++page)
        if (ranges.contains(static_cast<int>(page) + 1))
            pages << page;
    return paper::only(document, pages);
}

/// A printer and the document being printed on it.
struct Printing {
    paper::Document document;
    std::unique_ptr<QPrinter> printer;
    paper::Writing writing{document, *printer};
    bool isRefused = false;
};

QString nothingWritten()
{
    return Window::tr("Canceled. Nothing was written.");
}

/// Cancels the job. Says so if the printer already has pages, because most printers can't drop them. Deletes
/// the file if it printed to one.
QString dropped(Printing& printing)
{
    if (printing.writing.done() == 0)
        return nothingWritten();
    const bool isTakenBack = printing.printer->abort();
    printing.writing.finish();
    const QString file = printing.printer->outputFileName();
    if (isTakenBack || (!file.isEmpty() && QFile::remove(file)))
        return nothingWritten();
    return Window::tr("Canceled. The printer had already received %1 of %2 pages.")
        .arg(printing.writing.done())
        .arg(printing.document.pages.size());
}

} // namespace

paper::Document sentTo(const QPrinter& printer, const paper::Document& document)
{
    const paper::Document chosen = chosenPages(printer, document);
    paper::Document sent = chosen;
    for (int copy = 1; copy < printer.copyCount() && !printer.supportsMultipleCopies(); ++copy)
        sent.pages += chosen.pages;
    return sent;
}

void Job::save(const paper::Document& document, const QDateTime& printed, const QString& path)
{
    const auto pdf = std::make_shared<paper::Pdf>(document, printed);
    const qsizetype all = document.pages.size();
    const auto isRefused = std::make_shared<bool>(false);
    run({[this, pdf, all, isRefused] {
             *isRefused = !pdf->step();
             Q_EMIT progressed(pdf->done(), all);
             return !*isRefused && !pdf->isDone();
         },
         [pdf, path, isRefused] {
             if (*isRefused)
                 return Window::tr("The pages couldn’t be made. Nothing was written.");
             const auto mistake = paper::save(pdf->bytes(), path);
             return mistake ? kit::text(wording::text(*mistake)) : QString();
         },
         [] { return nothingWritten(); }});
}

void Job::print(const paper::Document& document, std::unique_ptr<QPrinter> printer)
{
    printer->setDocName(document.title);
    const std::shared_ptr<Printing> printing(new Printing{document, std::move(printer)});
    run({[this, printing] {
             printing->isRefused = !printing->writing.step();
             Q_EMIT progressed(printing->writing.done(), printing->document.pages.size());
             return !printing->isRefused && !printing->writing.isDone();
         },
         [printing] {
             const bool good = !printing->isRefused && printing->writing.finish();
             return good ? QString()
                         : Window::tr(
                               "The printer isn’t accepting pages. Check that it is on, or save a PDF.");
         },
         [printing] { return dropped(*printing); }});
}

void Job::run(Work work)
{
    m_work = std::move(work);
    m_timer.callOnTimeout(this, &Job::tick, Qt::UniqueConnection);
    m_timer.start(0);
}

void Job::tick()
{
    if (m_work.step())
        return;
    m_timer.stop();
    const QString mistake = m_work.end();
    m_work = {};
    Q_EMIT finished(mistake);
}

void Job::cancel()
{
    if (!isRunning())
        return;
    m_timer.stop();
    const QString said = m_work.drop();
    m_work = {};
    Q_EMIT cancelled(said);
}

} // namespace print

#include "moc_job.cpp"
