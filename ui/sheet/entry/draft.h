// What is typed in a sheet's row and on no record yet, as it is kept for the case that the program is killed.
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

/// Of one hand of one match. It is no fact: nobody has said yet that it was so.
struct Draft {
    QString tournament; ///< op of its first fact
    QString match;
    int attempt = 1;
    int game = 1;
    int hand = 1;                   ///< its number on the sheet
    QString amends{};               ///< op of the hand on record that is amended; empty: it is the next hand
    bool inserts = false;           ///< a forgotten hand before that one
    QMap<QString, QString> typed{}; ///< by field, `a-bid-1`: `4`, `nil`, `blind`, `1_`
    QString current{};              ///< the field
    friend bool operator==(const Draft&, const Draft&) = default;
};

/// Takes over what stands in the fields.
void read(const HandEntry& entry, Draft& draft);
/// The hand as it was typed, by the keys that were pressed, on what is on record of it. Nothing where the two
/// contradict each other.
std::optional<HandEntry> retyped(const Draft& draft, const HandEntry& onRecord);

QByteArray toJson(const Draft& draft);
/// Nothing where it is no draft of this version, whole and sound.
std::optional<Draft> draftIn(const QByteArray& json);

// Half-typed hands on this machine, a small file a match. They are written, read and dropped in a thread of
// their own: a key never waits for the disk.

/// In the folder of the user's data, or where COURTSIDE_DRAFTS_FOLDER says.
QString draftsFolder();

class DraftShelf : public QObject {
    Q_OBJECT
public:
    explicit DraftShelf(QString folder, QObject* parent = nullptr);
    /// After all that is to be kept has been kept.
    ~DraftShelf() override;

    /// Keeps the draft instead of what is there of that match; nothing drops it. It is on the disk a moment
    /// later; of several within that moment the last is.
    void keep(const QString& tournament, const QString& match, const std::optional<Draft>& draft);

    enum class Found { Nothing, Draft, Damaged };
    using Then = std::function<void(Found found, const Draft& draft)>;
    /// Calls `then` in this thread with what is there of that match, unless `listener` is gone by then.
    void find(const QString& tournament, const QString& match, const QObject* listener, const Then& then);

Q_SIGNALS:
    /// They cannot be kept; why, as a sentence.
    void failed(const QString& sentence);

private:
    QString fileOf(const QString& tournament, const QString& match) const;
    void write();
    void write(const QString& file, const Draft& draft);

    QString m_folder;
    QThread m_thread;
    QObject* m_there;                               ///< lives in the thread
    bool m_fails = false;                           ///< the thread's own
    QMutex m_mutex;                                 ///< of what follows
    QHash<QString, std::optional<Draft>> m_pending; ///< by file
};

// The half-typed hand of a sheet: kept while it is on no record, and put into the row again.

class KeptDraft : public QObject {
    Q_OBJECT
public:
    /// Looks for what was half typed here before.
    KeptDraft(session::Session& session, EntrySession& entry, DraftShelf& shelf);
    /// Whether it is known by now.
    bool isKnown() const { return m_isKnown; }

private:
    QString tournamentId() const
    {
        return QString::fromStdString(m_session.tournament().record->front().entry->stamp.op);
    }
    void keep();
    std::optional<Draft> draft() const;
    void putIn(const Draft& draft);
    bool amend(const Draft& draft, const tournament::Match& match);

    session::Session& m_session;
    EntrySession& m_entry;
    DraftShelf& m_shelf;
    QString m_tournament; ///< whose drafts they are
    bool m_isKnown = false;
};

} // namespace sheet
