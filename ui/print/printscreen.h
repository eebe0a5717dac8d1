// What can be printed, how it will look, and the way to a file or a printer.
#pragma once

#include "job.h"
#include "whatlist.h"

#include "desk/reports/sheetchoice.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/paper/prints/prints.h"
#include "ui/session/screen.h"
#include "ui/webpage/pagecard.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace print {

class Preview;
class WhatList;

class PrintScreen : public session::Screen {
    Q_OBJECT
public:
    PrintScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

    /// Chooses what to print by its word (`bracket`, `scoresheet`), and for which match or (its op) case.
    void show(const QString& what, const QString& of = {});
    using QWidget::show;

    /// Asks where to save, given a name to suggest; an empty answer calls it off.
    using AskFile = std::function<QString(const QString& suggestion)>;
    void setAskFile(AskFile ask) { m_askFile = std::move(ask); }
    /// Asks for printer and copies; false calls it off.
    using AskPrinter = std::function<bool(QPrinter& printer)>;
    void setAskPrinter(AskPrinter ask) { m_askPrinter = std::move(ask); }

    void save();
    void sendToPrinter();
    /// The web page that is kept beside what is printed.
    webpage::Keeper& keeper() { return m_keeper; }
    webpage::PageCard& pageCard() { return *m_page; }

private:
    QWidget* makeLeft();
    QWidget* makeMiddle();
    QWidget* makeSide();
    QWidget* makePaperChoice();
    QWidget* makePagesChoice();
    void fillSheets();
    void fillNames();
    void recallChoices();
    void addHints(QVBoxLayout& column);
    void dress();
    /// `aloud`: as a screen reader says it.
    QPushButton* makeButton(const QString& name, const QString& text, const QString& aloud);
    void addKeys();
    void fillMatches();
    void fillWhich();
    void recallWhich(bool isPlayed);
    void addMatches();
    void addCases();
    void showChoices();
    void showDocument(bool keepPage);
    void refuse(const QString& sentence);
    void showPlace();
    void showWork(bool working);
    void say(const QString& text, bool good);
    void startJob(const QString& done, const paper::Document& pages);
    void sayDone();

    const paper::Print& chosen() const;
    paper::Format format() const;
    paper::Asked asked() const;
    paper::Record record() const;
    tl::expected<paper::Document, QString> document(const paper::Record& record) const;
    tl::expected<paper::Document, QString> chosenPages(const paper::Record& record) const;
    std::unique_ptr<QPrinter> makePrinter();
    Choices choices() { return {m_session.settings(), chosen().word}; }

    QWidget* m_left = nullptr;
    QWidget* m_side = nullptr;
    webpage::Keeper m_keeper;
    WhatList* m_list;
    webpage::PageCard* m_page;
    Preview* m_preview;
    kit::Line* m_place;
    QPushButton* m_back = nullptr;
    QPushButton* m_on = nullptr;
    QButtonGroup m_paper{this};
    kit::Line* m_matchLabel;
    kit::DropDown* m_match;
    kit::Line* m_namesLabel;
    kit::DropDown* m_names;
    kit::DropDown* m_which; ///< of which matches there are score sheets: all, or one of these
    std::vector<desk::SheetChoice> m_parts;
    QString m_gone;          ///< that what was chosen among them is no more, while nobody was told
    kit::DropDown* m_sheets; ///< its data: how many on a page, and 1 where they are blank
    kit::Line* m_paperLabel;
    QLineEdit* m_pages;
    QList<qsizetype> m_wanted; ///< of those that are shown, from 0
    qsizetype m_all = 0;       ///< pages of the whole document
    bool m_isRefused = false;  ///< what stands in the field of pages
    QPushButton* m_save = nullptr;
    QPushButton* m_print = nullptr;
    QProgressBar* m_progress;
    QPushButton* m_cancel = nullptr;
    kit::Prose* m_said;
    Job m_job{this};
    QString m_done; ///< what is said when the job is
    /// Matches whose sheets go out with its pages, and the tournament that they are of.
    std::vector<std::string> m_goOut;
    QString m_goOutOf;
    AskFile m_askFile;
    AskPrinter m_askPrinter;
};

} // namespace print
