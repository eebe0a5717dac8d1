#include "cardprinter.h"

#include "printlist.h"

#include "ui/paper/prints/prints.h"
#include "wording/tr.h"

#include <QDir>
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
        const QString done = m_file.isEmpty() ? Window::tr("The rule card was sent to the printer.")
                                              : Window::tr("The rule card was saved as %1.").arg(m_file);
        Q_EMIT said(mistake.isEmpty() ? done : mistake, mistake.isEmpty());
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
    m_file = QDir::toNativeSeparators(printer->outputFileName());
    m_job.print(sent, std::move(printer));
}

} // namespace print

#include "moc_cardprinter.cpp"
