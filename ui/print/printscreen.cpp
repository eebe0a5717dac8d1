#include "printscreen.h"

#include "preview.h"
#include "whatlist.h"

#include "desk/play/scoresheets.h"
#include "desk/rulings/ruling.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "ui/paper/page/document.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPrintDialog>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace print {

namespace {

QString matchInList(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const QString title = QString::fromStdString(wording::titleOf(match));
    const auto side = [&](const std::string& team) {
        return team.empty() ? Window::tr("not known yet")
                            : QString::fromStdString(tournament::teamName(tournament, team));
    };
    return wording::sentence(title) + u" · "_s + side(match.teams.a) + u" – "_s + side(match.teams.b);
}

/// `Match 2 · hand 3 · Bo Li (B1), book 4`
QString caseInList(const tournament::Tournament& tournament, const desk::CaseOnRecord& found)
{
    const tournament::Match& match = *tournament::match(tournament, found.match);
    const QString title = QString::fromStdString(wording::titleOf(match));
    const QString game =
        match.series.games > 1 ? u" · "_s + Window::tr("game %1").arg(found.spot.game) : QString();
    return wording::sentence(title) + game + u" · "_s + Window::tr("hand %1").arg(found.hand) + u" · "_s +
           Window::tr("%1, book %2")
               .arg(QString::fromStdString(tournament::seatName(tournament, match, found.challenge.accused)),
                    QString::number(found.challenge.book));
}

QString said(const message::Message& why)
{
    return kit::text(wording::text(why, wording::Reader::Screen));
}

} // namespace

PrintScreen::PrintScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_keeper(session), m_list(new WhatList(theme)),
      m_page(new webpage::PageCard(theme, session, m_keeper)), m_preview(new Preview(theme)),
      m_place(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_matchLabel(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_match(new kit::DropDown(theme)),
      m_namesLabel(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_names(kit::choice(theme, Window::tr("how players are named"), Window::tr("In full"),
                          Window::tr("First name, initial"))),
      m_which(new kit::DropDown(theme)), m_sheets(new kit::DropDown(theme)),
      m_paperLabel(new kit::Line(theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_pages(new QLineEdit), m_progress(new QProgressBar), m_said(new kit::Prose(theme, 16))
{
    m_askFile = [this](const QString& suggestion) {
        QFileDialog dialog(this, Window::tr("Save as PDF"), QFileInfo(suggestion).absolutePath(),
                           Window::tr("PDF") + u" (*.pdf)"_s);
        dialog.setAcceptMode(QFileDialog::AcceptSave);
        dialog.setDefaultSuffix(u"pdf"_s); // so that it asks before it writes over bracket.pdf for "bracket"
        dialog.selectFile(QFileInfo(suggestion).fileName());
        return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
    };
    m_askPrinter = [this](QPrinter& printer) {
        QPrintDialog dialog(&printer, this);
        if (m_wanted.size() < m_all) // pages were chosen here: another choice would be of those
            dialog.setOption(QAbstractPrintDialog::PrintPageRange, false);
        return dialog.exec() == QDialog::Accepted;
    };
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 16, 0, 16);
    row->setSpacing(16);
    row->addWidget(makeLeft(), 3);
    row->addWidget(makeMiddle(), 5);
    row->addWidget(makeSide(), 3);
    addKeys();
    recallChoices();
    dress();
    connect(&theme, &kit::Theme::changed, this, &PrintScreen::dress);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        recallChoices();
        if (m_session.isOpen())
            fillMatches();
        showDocument(false);
    });
    connect(m_match, &QComboBox::currentIndexChanged, this, [this] { showDocument(false); });
    connect(&m_paper, &QButtonGroup::idClicked, this, [this] {
        Choices kept = choices();
        kept.setFormat(format());
        showDocument(true);
    });
    connect(m_sheets, &QComboBox::currentIndexChanged, this, [this] {
        Choices kept = choices();
        kept.setPerPage(asked().perPage);
        showDocument(false);
    });
    connect(m_which, &QComboBox::currentIndexChanged, this, [this] {
        Choices kept = choices();
        kept.setWhich(m_session.shown().file, m_which->currentData().toString());
        showDocument(false);
    });
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
    showWork(false);
}

// The match that was chosen, and its pages, are of the tournament before.
void PrintScreen::begin()
{
    const QSignalBlocker quiet[]{QSignalBlocker(m_match), QSignalBlocker(m_pages)};
    m_match->clear();
    m_pages->clear();
}

void PrintScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    m_page->refresh();
    fillMatches();
    showDocument(true);
}

void PrintScreen::takeFocus()
{
    m_list->setFocus();
}

void PrintScreen::show(const QString& what, const QString& of)
{
    m_list->choose(what);
    if (m_session.isOpen())
        fillMatches(); // the screen may not have been up yet
    if (const int at = m_match->findData(of); at >= 0)
        m_match->setCurrentIndex(at);
}

void PrintScreen::fillMatches()
{
    const QString before = m_match->currentData().toString();
    const QSignalBlocker quiet(m_match);
    m_match->clear();
    if (chosen().ofCase)
        addCases();
    else
        addMatches();
    m_match->setCurrentIndex(qMax(0, m_match->findData(before)));
    fillWhich();
}

void PrintScreen::addMatches()
{
    for (const tournament::Match* match : tournament::inOrder(m_session.tournament()))
        if (match->number)
            m_match->addItem(matchInList(m_session.tournament(), *match), QString::fromStdString(match->id));
}

void PrintScreen::addCases()
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.tournament()))
        m_match->addItem(caseInList(m_session.tournament(), found), QString::fromStdString(found.op));
}

const paper::Print& PrintScreen::chosen() const
{
    return *paper::print(m_list->word());
}

paper::Format PrintScreen::format() const
{
    return static_cast<paper::Format>(m_paper.checkedId());
}

paper::Asked PrintScreen::asked() const
{
    paper::Asked asked;
    (chosen().ofCase ? asked.challenge : asked.match) = m_match->currentData().toString().toStdString();
    if (m_which->currentIndex() > 0) // the first is all
        asked.among = m_parts.at(static_cast<std::size_t>(m_which->currentIndex()) - 1).among;
    const QPoint sheets = m_sheets->currentData().toPoint();
    asked.perPage = sheets.x();
    asked.shortNames = kit::isOther(m_names);
    asked.blank = sheets.y() * sheets.x(); // a page: the printer makes copies of it
    return asked;
}

paper::Record PrintScreen::record() const
{
    const session::Shown& shown = m_session.shown();
    return {shown.tournament, QFileInfo(shown.file).fileName(), QString::fromStdString(shown.head.shown()),
            QDateTime::currentDateTime()};
}

tl::expected<paper::Document, QString> PrintScreen::document(const paper::Record& record) const
{
    return paper::make(chosen(), record, format(), asked()).map_error(said);
}

/// What is printed: those of its pages that are wanted.
tl::expected<paper::Document, QString> PrintScreen::chosenPages(const paper::Record& record) const
{
    auto whole = document(record);
    if (!whole)
        return whole;
    const auto pages = paper::pagesIn(m_pages->text(), whole->pages.size());
    if (!pages)
        return tl::unexpected(Window::tr("Pages: %1").arg(said(pages.error())));
    return paper::only(*whole, *pages);
}

/// What there is to choose of that print. What goes, goes first: the screen is never as high as both.
void PrintScreen::showChoices()
{
    const bool isOfOne = chosen().ofMatch || chosen().ofCase;
    m_matchLabel->setText(chosen().ofCase ? Window::tr("Case") : Window::tr("Match"));
    const bool ofSheets = chosen().ofSheets; // what they offer says what it is: they stand without a word
    m_which->setEnabled(asked().blank == 0);
    const std::pair<QWidget*, bool> choices[] = {
        {m_matchLabel, isOfOne},     {m_match, isOfOne},        {m_namesLabel, chosen().ofNames},
        {m_names, chosen().ofNames}, {m_paperLabel, !ofSheets}, {m_which, ofSheets},
        {m_sheets, ofSheets}};
    for (const bool shown : {false, true})
        for (const auto& [widget, isShown] : choices)
            if (isShown == shown)
                widget->setVisible(shown);
}

void PrintScreen::showDocument(bool keepPage)
{
    if (!m_session.isOpen())
        return;
    showChoices();
    if (!keepPage || m_isRefused)
        m_said->clear();
    if (!m_gone.isEmpty())
        m_said->say(std::exchange(m_gone, {}), kit::Line::Ink::Warn);
    m_isRefused = false;
    const auto made = document(record());
    if (!made)
        return m_preview->explain(made.error());
    const auto pages = paper::pagesIn(m_pages->text(), made->pages.size());
    if (!pages)
        return refuse(said(pages.error()));
    m_wanted = *pages;
    m_all = made->pages.size();
    m_preview->show(paper::only(*made, m_wanted), keepPage);
}

/// What stands in the field of pages. The preview stays as it was: somebody may be in the middle of a number.
void PrintScreen::refuse(const QString& sentence)
{
    m_isRefused = true;
    say(Window::tr("Pages: %1").arg(sentence), false);
    showPlace();
}

void PrintScreen::showPlace()
{
    const qsizetype pages = m_preview->pages();
    m_place->setText(pages == 0
                         ? QString()
                         : Window::tr("page %1 of %2").arg(m_wanted.value(m_preview->page()) + 1).arg(m_all));
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
    const auto sentence = std::make_shared<std::string>();
    const auto job = [by = m_session.supervisor().toStdString(), out,
                      sentence](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        auto done = desk::handOutWhatMay(desk, by, out);
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
    Choices kept = choices();
    kept.setCopies(printer->copyCount());
    kept.setPrinter(printer->outputFileName().isEmpty() ? printer->printerName() : QString());
    const paper::Document sent = sentTo(*printer, *made);
    if (sent.pages.isEmpty())
        return say(Window::tr("There is no such page; nothing was printed."), false);
    m_job.print(sent, std::move(printer));
    startJob(Window::tr("Sent to the printer, %n page(s).", nullptr, static_cast<int>(sent.pages.size())),
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
