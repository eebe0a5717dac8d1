// The way from the print screen to a file or a printer.
#include "printscreen.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace print {

namespace {

QString pagesInWords(qsizetype pages)
{
    return pages == 1 ? u"1 page"_s : u"%1 pages"_s.arg(pages);
}

} // namespace

void PrintScreen::say(const QString& text, bool good)
{
    m_said->say(text, good ? look::Line::Ink::Ok : look::Line::Ink::Bad);
}

void PrintScreen::startJob(const QString& done)
{
    m_done = done;
    m_said->clear();
    m_progress->setValue(0);
    showWork(true);
}

void PrintScreen::save()
{
    if (!m_save->isEnabled())
        return;
    const paper::Record now = record();
    const auto made = chosenPages(now);
    if (!made)
        return say(made.error(), false);
    const QString folder = QFileInfo(m_session.shown().file).absolutePath();
    QString path = m_askFile(folder + u'/' + paper::fileName(chosen(), now, asked()));
    if (path.isEmpty())
        return;
    if (!path.endsWith(u".pdf"_s, Qt::CaseInsensitive))
        path += u".pdf"_s; // a name was typed
    m_job.save(*made, now.printed, path);
    startJob(u"Saved %1, %2."_s.arg(QFileInfo(path).fileName(), pagesInWords(made->pages.size())));
}

void PrintScreen::sendToPrinter()
{
    if (!m_print->isEnabled())
        return;
    const auto made = chosenPages(record());
    if (!made)
        return say(made.error(), false);
    auto printer = makePrinter();
    if (!m_askPrinter(*printer))
        return;
    Choices kept = choices();
    kept.setCopies(printer->copyCount());
    kept.setPrinter(printer->outputFileName().isEmpty() ? printer->printerName() : QString());
    const paper::Document sent = sentTo(*printer, *made);
    if (sent.pages.isEmpty())
        return say(u"There is no such page; nothing was printed."_s, false);
    m_job.print(sent, std::move(printer));
    startJob(u"Sent to the printer, %1."_s.arg(pagesInWords(sent.pages.size())));
}

/// As the last pages of this kind were printed.
std::unique_ptr<QPrinter> PrintScreen::makePrinter()
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    if (const QString last = choices().printer(); !last.isEmpty())
        printer->setPrinterName(last); // one that is gone is not taken
    printer->setPageSize(QPageSize(format() == paper::Format::A4 ? QPageSize::A4 : QPageSize::Letter));
    printer->setCopyCount(choices().copies());
    return printer;
}

} // namespace print
