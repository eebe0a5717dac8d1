// What can be printed, how it will look, and the way to a file or a printer.
#pragma once

#include "chooser.h"
#include "job.h"

#include "ui/session/screen.h"
#include "ui/webpage/pagecard.h"

#include <QProgressBar>
#include <QVBoxLayout>

namespace kit {
class KeycapButton;
} // namespace kit

namespace print {

class Preview;

class PrintScreen : public session::Screen {
    Q_OBJECT
public:
    PrintScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override { m_chooser->begin(); }
    void refresh() override;
    void takeFocus() override { m_list->setFocus(); }

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
    void addKeys();
    void showDocument(bool keepPage);
    void showPlace();
    void showWork(bool working);
    void say(const QString& text, bool good);
    void startJob(const QString& done, const paper::Document& pages);
    void sayDone();

    paper::Record record() const;
    tl::expected<paper::Document, QString> document(const paper::Record& record) const;
    tl::expected<paper::Document, QString> chosenPages(const paper::Record& record) const;
    std::unique_ptr<QPrinter> makePrinter();

    QWidget* m_left = nullptr;
    QWidget* m_side = nullptr;
    webpage::Keeper m_keeper;
    WhatList* m_list;
    webpage::PageCard* m_page;
    Preview* m_preview;
    kit::Line* m_place;
    QPushButton* m_back = nullptr;
    QPushButton* m_on = nullptr;
    Chooser* m_chooser;
    QList<qsizetype> m_wanted; ///< of those that are shown, from 0
    qsizetype m_all = 0;       ///< pages of the whole document
    bool m_isRefused = false;  ///< what stands in the field of pages
    kit::KeycapButton* m_save = nullptr;
    kit::KeycapButton* m_print = nullptr;
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
