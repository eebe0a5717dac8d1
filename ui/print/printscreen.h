// What can be printed, its preview, and saving or printing it.
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
    void takeFocus() override;

    /// Selects a print by its word (`bracket`, `scoresheet`), and its match or (op) case.
    void show(const QString& what, const QString& of = {});
    using QWidget::show;

    /// Asks where to save, given a suggested name; an empty answer cancels.
    using AskFile = std::function<QString(const QString& suggestion)>;
    void setAskFile(AskFile ask) { m_askFile = std::move(ask); }
    /// Asks for printer and copies; false cancels.
    using AskPrinter = std::function<bool(QPrinter& printer)>;
    void setAskPrinter(AskPrinter ask) { m_askPrinter = std::move(ask); }

    void save();
    void sendToPrinter();
    /// The web page that is kept up to date.
    webpage::Keeper& keeper() { return m_keeper; }
    webpage::PageCard& pageCard() { return *m_page; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitList();
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
    tl::expected<paper::Document, message::Message> document(const paper::Record& record) const;
    tl::expected<paper::Document, QString> chosenPages(const paper::Record& record) const;
    std::unique_ptr<QPrinter> makePrinter();

    QWidget* m_left = nullptr;
    QWidget* m_side = nullptr;
    webpage::Keeper m_keeper;
    PrintList* m_list;
    webpage::PageCard* m_page;
    Preview* m_preview;
    kit::Line* m_place;
    QPushButton* m_back = nullptr;
    QPushButton* m_on = nullptr;
    QWidget* m_toTeams = nullptr; ///< the key, while teams have to be added or drawn there first
    Chooser* m_chooser;
    QList<qsizetype> m_wanted; ///< of the pages shown, from 0
    qsizetype m_all = 0;       ///< pages of the whole document
    bool m_isRefused = false;  ///< the text in the field of pages is wrong
    kit::KeycapButton* m_save = nullptr;
    kit::KeycapButton* m_print = nullptr;
    QProgressBar* m_progress;
    QPushButton* m_cancel = nullptr;
    kit::Prose* m_said;
    Job m_job{this};
    QString m_done; ///< shown when the job is done
    /// Matches whose sheets go out with its pages, and their tournament.
    std::vector<std::string> m_toHandOut;
    QString m_handOutFile;
    AskFile m_askFile;
    AskPrinter m_askPrinter;
};

} // namespace print
