// The way from the print screen to a file or a printer.
#include "printscreen.h"

#include "desk/play/scoresheets.h"
#include "wording/tr.h"
#include "ui/kit/sentence.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;
using wording::Window;

namespace print {

void PrintScreen::say(const QString& text, bool good)
{
    m_said->say(text, good ? kit::Line::Ink::Ok : kit::Line::Ink::Bad);
}

void PrintScreen::startJob(const QString& done, const paper::Document& pages)
{
    m_done = done;
    m_goOut = paper::handedOut(chosen(), pages);
    m_goOutOf = m_session.shown().file;
    m_said->clear();
    m_progress->setValue(0);
    showWork(true);
}

// The pages are there. The score sheets among them are on their way to the tables, which goes on record.
void PrintScreen::sayDone()
{
    say(m_done, true);
    if (!m_session.isOpen() || m_session.shown().file != m_goOutOf)
        return;
    const std::vector<std::string> out = desk::sheetsToHandOut(m_session.tournament(), m_goOut);
    if (out.empty())
        return;
    const auto told = std::make_shared<std::string>();
    const auto job = [by = m_session.supervisor().toStdString(), out,
                      told](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        auto done = desk::handOutWhatMay(desk, by, out);
        if (!done)
            return tl::unexpected(done.error());
        *told = std::move(done->text);
        return std::move(done->recorded);
    };
    m_session.ask(
        {}, job,
        [this, told, done = m_done](const session::Outcome& outcome) {
            if (outcome.good())
                return say(u"%1 %2."_s.arg(done, kit::sentence(*told)), true);
            const QString why = kit::inARow(outcome.mistakes); // the pages are there all the same
            m_said->say(Window::tr("%1 That the sheets are out is not on record: %2").arg(done, why),
                        kit::Line::Ink::Warn);
        },
        this);
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
    for (const QString ending = u".pdf"_s; !path.isEmpty() && !path.endsWith(ending, Qt::CaseInsensitive);) {
        path += ending; // a name was typed
        if (QFileInfo::exists(path))
            path = m_askFile(path); // of that file nobody was asked whether it may go
    }
    if (path.isEmpty())
        return;
    m_job.save(*made, now.printed, path);
    const QString name = QFileInfo(path).fileName();
    const qsizetype pages = made->pages.size();
    startJob(pages == 1 ? Window::tr("Saved %1, 1 page.").arg(name)
                        : Window::tr("Saved %1, %2 pages.").arg(name, QString::number(pages)),
             *made);
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
        return say(Window::tr("There is no such page; nothing was printed."), false);
    m_job.print(sent, std::move(printer));
    const qsizetype pages = sent.pages.size();
    startJob(pages == 1 ? Window::tr("Sent to the printer, 1 page.")
                        : Window::tr("Sent to the printer, %1 pages.").arg(pages),
             sent);
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
