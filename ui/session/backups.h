// The backups that are made beside the tournament while it is open.
#pragma once

#include "session.h"

namespace session {

/// Looks each second whether one is due, and has it made in the desk's thread: the first soon after the first
/// entry, then at most five minutes behind whatever was entered. Another where the tournament is closed.
/// Where one cannot be made, the session warns, and it is tried again five minutes later.
class Backups : public QObject {
    Q_OBJECT
public:
    explicit Backups(Session& session, QObject* parent = nullptr);
    ~Backups() override;

private:
    void look();
    void makeLast();
    /// In the second folder too, where there is one.
    void makeSecond();

    Session& m_session;
    QString m_triedFor; ///< the tournament for which it did not go well
    std::string m_triedAt;
};

/// `Backed up 4 min ago`, at a moment as in a stamp.
QString backupText(const std::optional<desk::Backup>& newest, const std::string& utc);
/// Where they are kept: beside the tournament.
QString backupFolder(const QString& tournament);

/// A folder of this machine, as on a stick, in which another backup is kept each time; empty: none is.
QString secondBackupFolder(const Settings& settings);
void setSecondBackupFolder(Settings& settings, const QString& folder);

} // namespace session
