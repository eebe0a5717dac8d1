#include "printscreen.h"

#include "preview.h"
#include "whatlist.h"

#include "desk/names.h"
#include "desk/ruling.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPrintDialog>

using namespace Qt::StringLiterals;

namespace print {

namespace {

QString matchInList(const night::Night& night, const night::Match& match)
{
    const QString title = QString::fromStdString(desk::titleOf(match));
    const auto side = [&](const std::string& team) {
        return team.empty() ? u"not known yet"_s : QString::fromStdString(desk::teamName(night, team));
    };
    return title.left(1).toUpper() + title.mid(1) + u" · "_s + side(match.teams.a) + u" – "_s +
           side(match.teams.b);
}

/// `Match 2 · hand 3 · Bo Li (B1), book 4`
QString caseInList(const night::Night& night, const desk::CaseOnRecord& found)
{
    const night::Match& match = *night::match(night, found.match);
    const QString title = QString::fromStdString(desk::titleOf(match));
    const QString game = match.series.games > 1 ? u" · game %1"_s.arg(found.spot.game) : QString();
    return title.left(1).toUpper() + title.mid(1) + game + u" · hand %1 · "_s.arg(found.hand) +
           QString::fromStdString(desk::seatName(night, match, found.challenge.accused)) +
           u", book %1"_s.arg(found.challenge.book);
}

QString pagesInWords(qsizetype pages)
{
    return pages == 1 ? u"1 page"_s : u"%1 pages"_s.arg(pages);
}

} // namespace

PrintScreen::PrintScreen(look::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_keeper(session), m_list(new WhatList(theme)),
      m_page(new webpage::PageCard(theme, session, m_keeper)), m_preview(new Preview(theme)),
      m_place(new look::Line(theme, 14, look::Weight::Plain, look::Line::Ink::Soft)),
      m_matchLabel(new look::Line(theme, 14, look::Weight::Plain, look::Line::Ink::Soft)),
      m_match(new look::DropDown(theme)),
      m_namesLabel(new look::Line(theme, 14, look::Weight::Plain, look::Line::Ink::Soft)),
      m_names(look::choice(theme, u"how players are named"_s, u"In full"_s, u"First name, initial"_s)),
      m_sheetsLabel(new look::Line(theme, 14, look::Weight::Plain, look::Line::Ink::Soft)),
      m_sheets(new look::DropDown(theme)), m_progress(new QProgressBar), m_said(new look::Prose(theme, 16))
{
    m_askFile = [this](const QString& suggestion) {
        return QFileDialog::getSaveFileName(this, u"Save as PDF"_s, suggestion, u"PDF (*.pdf)"_s);
    };
    m_askPrinter = [this](QPrinter& printer) {
        return QPrintDialog(&printer, this).exec() == QDialog::Accepted;
    };
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(20, 16, 20, 16);
    row->setSpacing(16);
    row->addWidget(makeLeft(), 3);
    row->addWidget(makeMiddle(), 5);
    row->addWidget(makeSide(), 3);
    addKeys();
    dress();
    connect(&theme, &look::Theme::changed, this, &PrintScreen::dress);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (m_session.isOpen())
            fillMatches();
        showDocument(false);
    });
    connect(m_match, &QComboBox::currentIndexChanged, this, [this] { showDocument(false); });
    connect(&m_paper, &QButtonGroup::idClicked, this, [this] { showDocument(true); });
    connect(m_sheets, &QComboBox::currentIndexChanged, this, [this] { showDocument(false); });
    connect(m_preview, &Preview::turned, this, &PrintScreen::showPlace);
    connect(&m_job, &Job::progressed, this, [this](qsizetype done, qsizetype all) {
        m_progress->setMaximum(static_cast<int>(all));
        m_progress->setValue(static_cast<int>(done));
    });
    connect(&m_job, &Job::finished, this, [this](const QString& mistake) {
        showWork(false);
        say(mistake.isEmpty() ? m_done : mistake, mistake.isEmpty());
    });
    connect(&m_job, &Job::cancelled, this, [this] {
        showWork(false);
        say(u"Cancelled; nothing was written."_s, true);
    });
    showWork(false);
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
}

void PrintScreen::addMatches()
{
    for (const night::Match* match : night::inOrder(m_session.night()))
        if (match->number)
            m_match->addItem(matchInList(m_session.night(), *match), QString::fromStdString(match->id));
}

void PrintScreen::addCases()
{
    for (const desk::CaseOnRecord& found : desk::casesIn(m_session.night()))
        m_match->addItem(caseInList(m_session.night(), found), QString::fromStdString(found.op));
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
    const QPoint sheets = m_sheets->currentData().toPoint();
    asked.perPage = sheets.x();
    asked.shortNames = look::isOther(m_names);
    asked.blank = sheets.y() * sheets.x(); // a page: the printer makes copies of it
    return asked;
}

paper::Record PrintScreen::record() const
{
    const session::Shown& shown = m_session.shown();
    return {shown.night, QFileInfo(shown.file).fileName(), QString::fromStdString(shown.head.shown()),
            QDateTime::currentDateTime()};
}

tl::expected<paper::Document, QString> PrintScreen::document(const paper::Record& record) const
{
    return paper::make(chosen(), record, format(), asked());
}

/// What there is to choose of that print. What goes, goes first: the screen is never as high as both.
void PrintScreen::showChoices()
{
    const bool isOfOne = chosen().ofMatch || chosen().ofCase;
    m_matchLabel->setText(chosen().ofCase ? u"Case"_s : u"Match"_s);
    const std::pair<QWidget*, bool> choices[] = {{m_matchLabel, isOfOne},
                                                 {m_match, isOfOne},
                                                 {m_namesLabel, chosen().ofNames},
                                                 {m_names, chosen().ofNames},
                                                 {m_sheetsLabel, chosen().ofSheets},
                                                 {m_sheets, chosen().ofSheets}};
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
    if (const auto made = document(record()))
        m_preview->show(*made, keepPage);
    else
        m_preview->explain(made.error());
    if (!keepPage)
        m_said->clear();
}

void PrintScreen::showPlace()
{
    const qsizetype pages = m_preview->pages();
    m_place->setText(pages == 0 ? QString() : u"page %1 of %2"_s.arg(m_preview->page() + 1).arg(pages));
    m_back->setEnabled(m_preview->page() > 0);
    m_on->setEnabled(m_preview->page() + 1 < pages);
    m_save->setEnabled(pages > 0 && !m_job.isRunning());
    m_print->setEnabled(pages > 0 && !m_job.isRunning());
}

void PrintScreen::showWork(bool working)
{
    m_progress->setVisible(working);
    m_cancel->setVisible(working);
    showPlace();
}

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
    const auto made = document(now);
    const QString folder = QFileInfo(m_session.shown().file).absolutePath();
    QString path = m_askFile(folder + u'/' + paper::fileName(chosen(), now, asked()));
    if (path.isEmpty() || !made)
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
    const auto made = document(record());
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(QPageSize(format() == paper::Format::A4 ? QPageSize::A4 : QPageSize::Letter));
    if (!made || !m_askPrinter(*printer))
        return;
    m_job.print(*made, std::move(printer));
    if (m_job.isRunning())
        startJob(u"Sent to the printer, %1."_s.arg(pagesInWords(made->pages.size())));
}

} // namespace print
