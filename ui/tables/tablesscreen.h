// The tournament at a glance: the tables, the ready matches, and what needs attention.
#pragma once

#include "clocks.h"
#include "ending.h"
#include "room.h"
#include "side.h"

#include "ui/kit/sidebar.h"
#include "ui/session/screen.h"

namespace tables {

class TablesScreen : public session::Screen {
    Q_OBJECT
public:
    TablesScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;
    /// The match at the selected table; empty if there is none.
    QString match() const { return m_tables->selectedMatch(); }

Q_SIGNALS:
    /// Its players must show their IDs before the match can be called: those of that team first.
    void checkinWanted(const QString& team);
    /// A tie should be decided, or the next round paired.
    void decisionWanted();
    /// The match's open challenge should be decided.
    void caseWanted(const QString& match);
    /// The score sheet of the match should be printed; the print of that word for the whole tournament.
    void sheetPrintWanted(const QString& match);
    void paperWanted(const QString& word);
    /// The tournament is over and should be closed.
    void closeWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QList<Asking*> parts() const { return {m_clocks, m_tables, m_ready}; }
    QLayout* makeHead();
    void connectParts();
    void offerActions();
    void callNext();
    /// To the next item of the screen, or the previous one; stops at the ends.
    void moveFocus(bool down);
    void showWhatToDo();
    void showTimes();
    void showReady();
    void showClocks();
    void showCounts();
    bool pressKey(int key);
    std::string minuteNow() const;
    /// Shows the sentence until the record changes.
    void complain(const QString& sentence);

    kit::Line* m_title;
    kit::Line* m_subtitle;
    Clocks* m_clocks;
    Room* m_tables;
    EndingCard* m_ending;
    FinalPlaces* m_places;
    QWidget* m_undrawn; ///< in place of cards before the draw
    QWidget* m_idle;    ///< in place of cards while a match can be called
    QWidget* m_unmet;   ///< the same while all wait for check-in
    OverCard* m_over;
    ReadyList* m_ready;
    NeedsList* m_needs;
    kit::Prose* m_complaint;
    long long m_complainedAt = 0; ///< the newest entry of the record at that time
    kit::Sidebar* m_sidebar;
    QVBoxLayout* m_left;  ///< the tables, and what is above them
    QStringList m_counts; ///< the possible subtitles, longest first
    QStringList m_up;     ///< matches whose time is up
    std::string m_minute; ///< of the last refresh
};

} // namespace tables
