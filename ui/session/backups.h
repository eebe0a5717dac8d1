// Backups of the tournament while it is open.
#pragma once

#include "session.h"

namespace session {

/// Checks each second whether a backup is due, and makes it in the desk's thread: the first soon after the
/// first entry, later ones at most five minutes after any entry, and one when the tournament is closed. If
/// none can be made, the session warns, and it tries again five minutes later.
class Backups : public QObject {
    Q_OBJECT
public:
    explicit Backups(Session& session, QObject* parent = nullptr);
    ~Backups() override;

private:
    void look();
    void makeLast();
    /// Also in the second folder, if there is one.
    void makeSecond();

    Session& m_session;
    QString m_triedFor; ///< the tournament whose last backup failed
    std::string m_triedAt;
};

/// `Backed up 4 min ago`, as of the time `utc`.
QString backupText(const std::optional<desk::Backup>& newest, const std::string& utc);
/// The message if a backup is wanted and the newest has everything: `Nothing new since the backup at 11:57
/// PM`, or `on Nov 21, 2026` for another day. Empty if something is new.
QString nothingNewText(const Session& session);
/// Their folder, beside the tournament.
QString backupFolder(const QString& tournament);

/// A folder of this machine, for example on a USB drive, that gets another copy of each backup; empty: none.
QString secondBackupFolder(const Settings& settings);
void setSecondBackupFolder(Settings& settings, const QString& folder);

} // namespace session
