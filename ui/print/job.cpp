#include "job.h"

using namespace Qt::StringLiterals;

namespace print {

namespace {

/// The pages of the range that was chosen in the printer's dialog.
paper::Document chosenPages(const paper::Document& document, const QPrinter& printer)
{
    if (printer.printRange() != QPrinter::PageRange || printer.fromPage() < 1)
        return document;
    const int last = qMax(printer.fromPage(), printer.toPage());
    return {document.title, document.pages.mid(printer.fromPage() - 1, last - printer.fromPage() + 1)};
}

/// A printer and what is being drawn on it.
struct Printing {
    paper::Document document;
    std::unique_ptr<QPrinter> printer;
    paper::Writing writing{document, *printer};
    bool isRefused = false;
};

} // namespace

void Job::save(const paper::Document& document, const QDateTime& printed, const QString& path)
{
    const auto pdf = std::make_shared<paper::Pdf>(document, printed);
    const qsizetype all = document.pages.size();
    run(
        [this, pdf, all] {
            pdf->step();
            Q_EMIT progressed(pdf->done(), all);
            return !pdf->isDone();
        },
        [pdf, path] { return paper::save(pdf->bytes(), path); }, [] {});
}

void Job::print(const paper::Document& document, std::unique_ptr<QPrinter> printer)
{
    printer->setDocName(document.title);
    paper::Document chosen = chosenPages(document, *printer);
    if (chosen.pages.isEmpty()) {
        Q_EMIT finished(u"There is no such page; nothing was printed."_s);
        return;
    }
    const std::shared_ptr<Printing> printing(new Printing{std::move(chosen), std::move(printer)});
    run(
        [this, printing] {
            printing->isRefused = !printing->writing.step();
            Q_EMIT progressed(printing->writing.done(), printing->document.pages.size());
            return !printing->isRefused && !printing->writing.isDone();
        },
        [printing] {
            const bool good = !printing->isRefused && printing->writing.finish();
            return good ? QString()
                        : u"The printer does not take the pages. Check that it is on, or save a PDF."_s;
        },
        [printing] { printing->printer->abort(); });
}

void Job::run(Step step, std::function<QString()> end, std::function<void()> drop)
{
    m_step = std::move(step);
    m_end = std::move(end);
    m_drop = std::move(drop);
    m_timer.callOnTimeout(this, &Job::tick, Qt::UniqueConnection);
    m_timer.start(0);
}

void Job::tick()
{
    if (m_step())
        return;
    m_timer.stop();
    const QString mistake = m_end();
    m_step = nullptr;
    m_end = nullptr;
    m_drop = nullptr;
    Q_EMIT finished(mistake);
}

void Job::cancel()
{
    if (!isRunning())
        return;
    m_timer.stop();
    m_drop();
    m_step = nullptr;
    m_end = nullptr;
    m_drop = nullptr;
    Q_EMIT cancelled();
}

} // namespace print
