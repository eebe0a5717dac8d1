#include "printscreen.h"

#include "preview.h"

#include "desk/play/scoresheets.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QFileInfo>
#include <QPrintDialog>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace print {

namespace {

constexpr int edge = 20; // pixels at the right, for the scroll bar of the choices
// Pixels at 100 %. A wide window has a wider list, whose lines wrap less, and a page of full height.
constexpr int listWidth = 290;
constexpr int wideList = 400;
constexpr int wideFrom = 1600;

QString said(const message::Message& why)
{
    return kit::text(wording::text(why, wording::Reader::Screen));
}

/// Whether the missing thing can be added on Teams.
bool leadsToTeams(const message::Message& why)
{
    return why.code == "print-before-draw" || why.code == "print-without-teams";
}

} // namespace

PrintScreen::PrintScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_keeper(session), m_list(new PrintList(theme)),
      m_page(new webpage::PageCard(theme, session, m_keeper)), m_preview(new Preview(theme)),
      m_place(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_chooser(new Chooser(theme, session)), m_progress(new QProgressBar), m_said(new kit::Prose(theme, 16))
{
    m_askFile = [this](const QString& suggestion) {
        return kit::fileToSave(this, Window::tr("Save as PDF"), suggestion, Window::tr("PDF") + u" (*.pdf)"_s,
                               u"pdf"_s);
    };
    m_askPrinter = [this](QPrinter& printer) {
        QPrintDialog dialog(&printer, this);
        if (m_wanted.size() < m_all) // pages chosen here; the dialog would count pages differently
            dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
        return dialog.exec() == QDialog::Accepted;
    };
    QHBoxLayout* row = kit::lineIn(this, 16, {20, 16, 0, 16});
    row->addWidget(makeLeft(), 3);
    row->addWidget(makeMiddle(), 5);
    row->addWidget(makeSide(), 3);
    kit::follow(theme, this, [this] {
        m_left->setMinimumWidth(m_theme.px(236));
        m_side->setMaximumWidth(m_theme.px(280) + edge);
        fitList();
    });
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        m_chooser->setPrint(*paper::print(m_list->word()));
        if (m_session.isOpen())
            m_chooser->refresh();
        showDocument(false);
    });
    connect(m_chooser, &Chooser::changed, this, &PrintScreen::showDocument);
    connect(m_preview, &Preview::turned, this, &PrintScreen::showPlace);
    connect(&m_job, &Job::progressed, this, [this](qsizetype done, qsizetype all) {
        m_progress->setMaximum(static_cast<int>(all));
        m_progress->setValue(static_cast<int>(done));
    });
    connect(&m_job, &Job::finished, this, [this](const QString& mistake) {
        showWork(false);
        if (mistake.isEmpty())
            sayDone();
        else
            say(mistake, false);
    });
    connect(&m_job, &Job::cancelled, this, [this](const QString& said) {
        showWork(false);
        say(said, true);
    });
    connect(&m_session, &session::Session::opened, this,
            [this] { m_said->say({}); }); // it was about another tournament
    showWork(false);
}

void PrintScreen::resizeEvent(QResizeEvent* event)
{
    Screen::resizeEvent(event);
    fitList();
}

void PrintScreen::fitList()
{
    m_left->setMaximumWidth(m_theme.px(width() < m_theme.px(wideFrom) ? listWidth : wideList));
}

QWidget* PrintScreen::makeLeft()
{
    m_left = new QWidget;
    QVBoxLayout* column = kit::columnIn(m_left);
    column->addWidget(kit::titleLine(m_theme, Window::tr("Print")));
    column->addWidget(m_list, 1);
    return m_left;
}

QWidget* PrintScreen::makeMiddle()
{
    auto* middle = new QWidget;
    QVBoxLayout* column = kit::columnIn(middle);
    column->addWidget(m_preview, 1);
    auto* foot = new QHBoxLayout;
    m_back = makeButton(u"previousPage"_s, Window::tr("‹ Back"), Window::tr("previous page, key Page Up"));
    m_on = makeButton(u"nextPage"_s, Window::tr("Next ›"), Window::tr("next page, key Page Down"));
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_back, &QPushButton::clicked, m_preview, &Preview::previousPage);
    connect(m_on, &QPushButton::clicked, m_preview, &Preview::nextPage);
    for (QPushButton* each : {m_back, m_on}) { // hidden if there is one page
        QSizePolicy policy = each->sizePolicy();
        policy.setRetainSizeWhenHidden(true);
        each->setSizePolicy(policy);
    }
    foot->addStretch();
    kit::add(foot, {m_back, m_place, m_on});
    foot->addStretch();
    column->addLayout(foot);
    m_toTeams = hint(
        session::Key::ToTeams, [this] { Q_EMIT wanted(session::Key::ToTeams); }, true);
    m_toTeams->hide();
    QVBoxLayout* below = kit::columnIn(m_preview); // leaves room for the explanation in the middle
    below->addStretch(1);
    below->addWidget(m_toTeams, 0, Qt::AlignHCenter);
    below->addStretch(1);
    return middle;
}

QWidget* PrintScreen::makeSide()
{
    auto* side = new QWidget;
    QVBoxLayout* column = kit::columnIn(side, choicesGap, {0, 0, edge, 0});
    m_save =
        new kit::KeycapButton(m_theme, Window::tr("Save as PDF…"), session::shown(session::Key::SavePdf));
    m_save->setAccessibleName(Window::tr("Save as PDF"));
    m_save->setObjectName(u"savePdf"_s);
    m_print = new kit::KeycapButton(m_theme, Window::tr("Print…"), session::shown(session::Key::Print));
    m_print->setObjectName(u"print"_s);
    for (kit::KeycapButton* each : {m_save, m_print})
        each->letShrink();
    m_print->setProperty("strong", true);
    m_cancel = makeButton(u"cancel"_s, Window::tr("Cancel"), Window::tr("cancel, key Escape"));
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(Window::tr("pages made"));
    m_said->hide(); // an empty line would push the last choice out of a low window
    kit::add(column, {m_chooser, m_print, m_save, m_progress, m_cancel, m_said});
    column->addSpacing(m_theme.px(6));
    kit::add(column, {new kit::Line(m_theme, Window::tr("Web page and files"), 15, kit::Weight::Medium,
                                    kit::Line::Ink::Soft),
                      m_page});
    column->addStretch(1);
    addKeys();
    connect(m_save, &QPushButton::clicked, this, &PrintScreen::save);
    connect(m_print, &QPushButton::clicked, this, &PrintScreen::sendToPrinter);
    connect(m_cancel, &QPushButton::clicked, &m_job, &Job::cancel);
    m_side = new kit::Scroll(side);
    return m_side;
}

void PrintScreen::addKeys()
{
    using session::Key;
    onKey(Key::NextPage, [this] { m_preview->nextPage(); });
    onKey(Key::PreviousPage, [this] { m_preview->previousPage(); });
    onKey(Key::SavePdf, [this] { save(); });
    onKey(Key::Print, [this] { sendToPrinter(); });
    onKey(Key::Cancel, [this] {
        if (m_job.isRunning())
            m_job.cancel();
        else
            Q_EMIT left();
    });
    onKey(Key::WriteFile, [this] {
        m_page->write();
        kit::bringIntoView(*m_page, m_page->rect()); // the result appears there
    });
}

void PrintScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    m_page->refresh();
    m_chooser->refresh();
    showDocument(true);
}

void PrintScreen::takeFocus()
{
    m_list->setFocus();
    kit::bringIntoView(*m_chooser, m_chooser->rect()); // the card below it may have been in view
}

void PrintScreen::show(const QString& what, const QString& of)
{
    m_list->choose(what);
    if (m_session.isOpen())
        m_chooser->refresh(); // not filled if the screen wasn't shown yet
    m_chooser->choose(of);
}

paper::Record PrintScreen::record() const
{
    const session::Shown& shown = m_session.shown();
    return {shown.tournament, QFileInfo(shown.file).fileName(), QString::fromStdString(shown.head.shown()),
            QDateTime::currentDateTime()};
}

tl::expected<paper::Document, message::Message> PrintScreen::document(const paper::Record& record) const
{
    return paper::make(m_chooser->print(), record, m_chooser->format(), m_chooser->asked());
}

/// The pages to print.
tl::expected<paper::Document, QString> PrintScreen::chosenPages(const paper::Record& record) const
{
    auto whole = document(record);
    if (!whole)
        return tl::unexpected(said(whole.error()));
    const auto pages = paper::pagesIn(m_chooser->pages(), whole->pages.size());
    if (!pages)
        return tl::unexpected(Window::tr("Pages: %1").arg(said(pages.error())));
    return paper::only(*whole, *pages);
}

void PrintScreen::showDocument(bool keepPage)
{
    if (!m_session.isOpen())
        return;
    m_chooser->showChoices();
    if (!keepPage || m_isRefused)
        m_said->say({});
    if (const QString gone = m_chooser->takeGone(); !gone.isEmpty())
        m_said->say(gone, kit::Line::Ink::Warn);
    m_isRefused = false;
    const auto made = document(record());
    m_toTeams->setVisible(!made && leadsToTeams(made.error()));
    if (!made)
        return m_preview->explain(said(made.error()));
    const auto pages = paper::pagesIn(m_chooser->pages(), made->pages.size());
    if (!pages) { // the preview stays: the number may be half typed
        m_isRefused = true;
        say(Window::tr("Pages: %1").arg(said(pages.error())), false);
        return showPlace();
    }
    m_wanted = *pages;
    m_all = made->pages.size();
    m_preview->show(paper::only(*made, m_wanted), keepPage);
}

void PrintScreen::showPlace()
{
    const qsizetype pages = m_preview->pages();
    m_place->setText(pages == 0
                         ? QString()
                         : Window::tr("page %1 of %2").arg(m_wanted.value(m_preview->page()) + 1).arg(m_all));
    for (QPushButton* each : {m_back, m_on})
        each->setVisible(pages > 1);
    m_back->setEnabled(m_preview->page() > 0);
    m_on->setEnabled(m_preview->page() + 1 < pages);
    const bool may = pages > 0 && !m_isRefused && !m_job.isRunning();
    m_save->setEnabled(may);
    m_print->setEnabled(may);
}

void PrintScreen::showWork(bool working)
{
    m_progress->setVisible(working);
    m_cancel->setVisible(working);
    showPlace();
}

void PrintScreen::say(const QString& text, bool good)
{
    m_said->say(text, good ? kit::Line::Ink::Ok : kit::Line::Ink::Bad);
}

void PrintScreen::startJob(const QString& done, const paper::Document& pages)
{
    m_done = done;
    m_toHandOut = paper::handedOut(m_chooser->print(), pages);
    m_handOutFile = m_session.shown().file;
    m_said->say({});
    m_progress->setValue(0);
    showWork(true);
}

// Reports that the pages are done, and records that their score sheets went out to the tables.
void PrintScreen::sayDone()
{
    say(m_done, true);
    if (!m_session.isOpen() || m_session.shown().file != m_handOutFile)
        return;
    const std::vector<std::string> out = desk::sheetsToHandOut(m_session.tournament(), m_toHandOut);
    if (out.empty())
        return;
    const auto sentence = std::make_shared<std::string>();
    const auto job = [by = m_session.supervisor().toStdString(), out,
                      sentence](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        auto done = desk::handOutPossible(desk, by, out);
        if (!done)
            return tl::unexpected(done.error());
        *sentence = std::move(done->text);
        return std::move(done->recorded);
    };
    m_session.ask(
        {}, job,
        [this, sentence, done = m_done](const session::Outcome& outcome) {
            if (outcome.good())
                return say(u"%1 %2."_s.arg(done, kit::sentence(*sentence)), true);
            const QString why = outcome.mistakes.join(u' '); // the pages are done anyway
            m_said->say(Window::tr("%1 The sheets couldn’t be marked as out: %2").arg(done, why),
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
    QString path = m_askFile(folder + u'/' + paper::fileName(m_chooser->print(), now, m_chooser->asked()));
    for (const QString ending = u".pdf"_s; !path.isEmpty() && !path.endsWith(ending, Qt::CaseInsensitive);) {
        path += ending; // typed without the ending
        if (QFileInfo::exists(path))
            path = m_askFile(path); // the dialog hasn't asked whether to overwrite this file
    }
    if (path.isEmpty())
        return;
    m_job.save(*made, now.printed, path);
    const QString name = QFileInfo(path).fileName();
    startJob(Window::tr("Saved %1, %n page(s).", nullptr, static_cast<int>(made->pages.size())).arg(name),
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
    Choices kept = m_chooser->remembered();
    kept.setCopies(printer->copyCount());
    kept.setPrinter(printer->outputFileName().isEmpty() ? printer->printerName() : QString());
    const paper::Document sent = sentTo(*printer, *made);
    if (sent.pages.isEmpty())
        return say(Window::tr("There is no such page. Nothing was printed."), false);
    const QString file = QFileInfo(printer->outputFileName()).fileName(); // if it prints to a file
    const auto pages = static_cast<int>(sent.pages.size());
    m_job.print(sent, std::move(printer));
    startJob(file.isEmpty() ? Window::tr("Sent to the printer, %n page(s).", nullptr, pages)
                            : Window::tr("Saved %1, %n page(s).", nullptr, pages).arg(file),
             sent);
}

/// A printer with the settings of the last print of this kind.
std::unique_ptr<QPrinter> PrintScreen::makePrinter()
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    if (const QString last = m_chooser->remembered().printer(); !last.isEmpty())
        printer->setPrinterName(last); // Qt ignores a printer that is gone
    printer->setPageSize(paper::pageSizeOf(m_chooser->format()));
    printer->setCopyCount(m_chooser->remembered().copies());
    return printer;
}

} // namespace print

#include "moc_printscreen.cpp"
