// What needs attention: paused clocks, matches that are disputed, under protest, waiting for signatures or
// short of players, ties to decide, score sheets that aren't back.
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
    /// Handles B on a score sheet that is out: it came back. False if that isn't possible.
    bool press(session::Key key);

Q_SIGNALS:
    /// All clocks should run again.
    void resumeWanted();
    /// A tie should be decided, or the next round paired.
    void decisionWanted();
    /// The match's grace period is running, or a player at its table must show an ID: that team should be
    /// checked in.
    void checkinWanted(const QString& team);
    /// The grace period of the match is over: what happens should be decided.
    void absenceWanted(const QString& match);
    /// The match's open challenge should be decided.
    void caseWanted(const QString& match);
    void matchWanted(const QString& match);
    /// What went wrong; empty if nothing did.
    void said(const QString& sentence);

private:
    /// What a row is about.
    enum About { Match, Case, Absence, Ids, Sheet, Pause };
    void addPause(const tournament::Tournament& tournament);
    void addMatch(const tournament::Tournament& tournament, const tournament::Match& match, bool isUp);
    void addAbsence(const tournament::Tournament& tournament, const tournament::Match& match);
    void chooseAbsence(const QString& id);
    void chooseIds(const QString& id);
    void addUndecided(const tournament::Tournament& tournament);
    void addSheetsOut(const tournament::Tournament& tournament);

    session::Session& m_session;
};

} // namespace tables
