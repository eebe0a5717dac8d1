// The unsaved numbers in a sheet's row, stored in case the program is killed.
#pragma once

#include "entrysession.h"
#include "handentry.h"

#include <QByteArray>
#include <QHash>
#include <QMap>
#include <QMutex>
#include <QObject>
#include <QString>
#include <QThread>

#include <functional>
#include <optional>

namespace sheet {

/// For one hand of one match. It isn't a fact, because no one has confirmed it yet.
struct Draft {
    QString tournament; ///< op of its first fact
    QString match;
    int attempt = 1;
    int game = 1;
    int hand = 1;                   ///< its number on the sheet
    QString amends{};               ///< op of the hand on record that is being amended; empty: the next hand
    bool inserts = false;           ///< the typed hand is a forgotten one before `amends`
    QMap<QString, QString> typed{}; ///< by field, `a-bid-1`: `4`, `nil`, `blind`, `1_`; and `a-blind`
    QString current{};              ///< the field
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// Takes the contents of the fields.
void read(const HandEntry& entry, Draft& draft);
/// The hand as typed, replayed key by key on its state on record. Nothing if the two contradict each other.
std::optional<HandEntry> retyped(const Draft& draft, const HandEntry& onRecord);

QByteArray toJson(const Draft& draft);
/// Nothing if it isn't a complete, sound draft of this version.
std::optional<Draft> draftIn(const QByteArray& json);

// Half-typed hands on this machine, one small file per match. They are written, read and deleted in a
// separate thread, so that a key never waits for the disk.

/// In the folder of the user's data, or in COURTSIDE_DRAFTS_FOLDER.
QString draftsFolder();

class DraftShelf : public QObject {
    Q_OBJECT
public:
    explicit DraftShelf(QString folder, QObject* parent = nullptr);
    /// Waits until everything is stored.
    ~DraftShelf() override;

    /// Stores the draft of that match, replacing the one before; nothing deletes it. It is written after a
    /// short delay; of several in that time, only the last.
    void keep(const QString& tournament, const QString& match, const std::optional<Draft>& draft);

    enum class Found { Nothing, Draft, Damaged };
    using Then = std::function<void(Found found, const Draft& draft)>;
    /// Calls `then` in this thread with the draft of that match, unless `listener` is gone by then.
    void find(const QString& tournament, const QString& match, const QObject* listener, const Then& then);

Q_SIGNALS:
    /// They can't be stored; the reason as a sentence.
    void failed(const QString& sentence);

private:
    QString fileOf(const QString& tournament, const QString& match) const;
    void write();
    void write(const QString& file, const Draft& draft);

    QString m_folder;
    QThread m_thread;
    QObject* m_there;                               ///< lives in the thread
    bool m_fails = false;                           ///< the thread's own
    QMutex m_mutex;                                 ///< of the following members
    QHash<QString, std::optional<Draft>> m_pending; ///< by file
};

// Keeps a hand that was typed but not saved on this computer, and shows it in the row again.

class KeptDraft : public QObject {
    Q_OBJECT
public:
    /// Looks for a half-typed hand from before.
    KeptDraft(session::Session& session, EntrySession& entry, DraftShelf& shelf);
    /// Whether the lookup has been answered.
    bool isKnown() const { return m_isKnown; }

private:
    QString tournamentId() const
    {
        return QString::fromStdString(m_session.tournament().record->front().entry->stamp.op);
    }
    void keep();
    std::optional<Draft> draft() const;
    void restoreRow(const Draft& draft);
    bool amend(const Draft& draft, const tournament::Match& match);

    session::Session& m_session;
    EntrySession& m_entry;
    DraftShelf& m_shelf;
    QString m_tournament; ///< the tournament of the drafts
    bool m_isKnown = false;
};

} // namespace sheet
