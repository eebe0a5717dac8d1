#include "cardprinter.h"

#include "whatlist.h"

#include "ui/paper/prints/prints.h"
#include "wording/tr.h"

#include <QPrintDialog>

#include <utility>

using wording::Window;

namespace print {

CardPrinter::CardPrinter(QWidget& window)
{
    askPrinter = [&window](QPrinter& printer) {
        return QPrintDialog(&printer, &window).exec() == QDialog::Accepted;
    };
    connect(&m_job, &Job::finished, this, [this](const QString& mistake) {
        Q_EMIT said(mistake.isEmpty() ? Window::tr("The rule card was sent to the printer.") : mistake,
                    mistake.isEmpty());
    });
}

void CardPrinter::print(const tournament::RulesFrom& rules, const session::Settings& settings)
{
    if (m_job.isRunning())
        return;
    const paper::Document card = paper::ruleCard(rules, usualPaper(settings), QDateTime::currentDateTime());
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(paper::pageSizeOf(usualPaper(settings)));
    if (!askPrinter(*printer))
        return;
    const paper::Document sent = sentTo(*printer, card);
    if (sent.pages.isEmpty())
        return Q_EMIT said(Window::tr("There is no such page. Nothing was printed."), false);
    m_job.print(sent, std::move(printer));
}

} // namespace print

#include "moc_cardprinter.cpp"
