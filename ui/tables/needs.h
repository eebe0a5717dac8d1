// What needs attention: clocks that are all paused, matches that are disputed, under protest, to be signed or
// short of players, ties to be decided, score sheets that are not back.
#pragma once

#include "row.h"

#include "ui/session/keys.h"
#include "ui/session/session.h"

namespace tables {

class NeedsList : public RowList {
    Q_OBJECT
public:
    NeedsList(kit::Theme& theme, session::Session& session);
    /// `up`: the matches whose time is up.
    void show(const tournament::Tournament& tournament, const QStringList& up);
    using QWidget::show;
    /// B on a score sheet that is out: it is back. False where it is none of these.
    bool press(session::Key key);

Q_SIGNALS:
    /// Somebody wants all clocks to run again.
    void resumeWanted();
    /// Somebody wants to decide a tie, or to pair the next round.
    void decisionWanted();
    /// The grace period of the match runs, or a player at its table has to show an ID: that team is to be
    /// checked in.
    void checkinWanted(const QString& team);
    /// The grace period of the match is over.
    void absenceWanted(const QString& match);
    /// Somebody wants to rule on the match's challenge that waits for it.
    void caseWanted(const QString& match);
    void matchWanted(const QString& match);
    /// What went wrong; empty where all is well.
    void said(const QString& sentence);

private:
    /// What a row is about.
    enum About { Match, Case, Absence, Ids, Sheet, Pause };
    void addPause(const tournament::Tournament& tournament);
    void addMatch(const tournament::Tournament& tournament, const tournament::Match& match, bool isUp);
    void addAbsence(const tournament::Tournament& tournament, const tournament::Match& match);
    void chooseAbsence(const QString& match);
    void chooseIds(const QString& match);
    void addUndecided(const tournament::Tournament& tournament);
    void addSheetsOut(const tournament::Tournament& tournament);

    session::Session& m_session;
};

} // namespace tables
