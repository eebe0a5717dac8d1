// The tournament at a glance: the tables, what is ready, and what needs somebody.
#pragma once

#include "absencebox.h"
#include "overcard.h"
#include "room.h"
#include "row.h"

#include "ui/kit/widgets.h"
#include "ui/session/screen.h"

#include <QSet>
#include <QVBoxLayout>

namespace tables {

class TablesScreen : public session::Screen {
    Q_OBJECT
public:
    TablesScreen(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin() override;
    void refresh() override;
    void takeFocus() override;

Q_SIGNALS:
    /// Its players have to show their IDs before the match can be called: those of that team first.
    void checkinWanted(const QString& team);
    /// Somebody wants to part who is level, or to pair the next round.
    void decisionWanted();
    /// Somebody wants to rule on the match's challenge that waits for it.
    void caseWanted(const QString& match);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A list on the right; its rows are kept and filled anew, so that the one with the focus keeps it.
    struct List {
        QVBoxLayout* layout = nullptr;
        kit::Line* none = nullptr; ///< what is said where there is no row
        std::vector<Row*> rows;
        QStringList matches;    ///< of each row that is shown; empty where it is of none
        QSet<qsizetype> cases;  ///< rows that are about a challenge
        QSet<qsizetype> sheets; ///< rows that are about a score sheet that is out
    };

    QWidget* makeSide();
    QWidget* makeList(List& list, const QString& title);
    /// Fills the next row.
    void add(List& list, const QString& match, const Row::Words& words);
    void finish(List& list, const QString& none);
    void choose(const List& list, const Row* row);
    void showTimes(const tournament::Tournament& tournament);
    void showClocks();
    std::string minuteNow() const;
    void showReady(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    void showNeeds(const tournament::Tournament& tournament);
    void showUndecided(const tournament::Tournament& tournament);
    // Score sheets that did not come back: tournamentsheets.cpp.
    void showSheetsOut(const tournament::Tournament& tournament);
    /// B on such a row: it is back.
    bool pressOnNeeds(int key);
    void call(const QString& match);
    /// The ready match whose row has the focus; empty where none has.
    QString readyMatch() const;
    /// W: the grace period starts, or stops. X: the grace period is over, and the match is
    /// decided. D: a team gave notice that it can't play.
    bool pressOnReady(int key);
    /// Which match that key is about, pressed or clicked; empty where none.
    QString matchOf(int key) const;
    void doOnReady(int key, const QString& match);
    void showAbsence(const tournament::Tournament& tournament);
    /// Which match X decides: the one with the focus where it can be decided, or the first that can; empty
    /// where none can be.
    QString decidableMatch() const;
    void askDefault(const QString& match);
    void waitFor(const QString& match);
    void decideAbsent(const QString& match);
    void complain(const QString& sentence);

    kit::Line* m_title;
    kit::Prose* m_subtitle;
    RoomClock* m_room;
    Room* m_tables;
    OverCard* m_over = nullptr;
    AbsenceBox* m_absence = nullptr;
    List m_ready;
    List m_needs;
    QStringList m_up;        ///< matches whose time is up
    bool m_waits = false;    ///< a grace period runs
    bool m_mayWait = false;  ///< somebody is missing whom a ready match could wait for
    std::string m_minute;    ///< of what is shown
    QStringList m_decidable; ///< matches that X decides
    /// Of the ready matches that cannot be called before IDs were shown: the team that is missing.
    QHash<QString, QString> m_held;
    kit::Line* m_more; ///< how many wait besides those in the list
    kit::Prose* m_complaint;
};

} // namespace tables
