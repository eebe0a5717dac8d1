// Half-typed hands on this machine, a small file a match. They are written, read and dropped in a thread of
// their own: a key never waits for the disk.
#pragma once

#include "draft.h"

#include <QHash>
#include <QMutex>
#include <QObject>
#include <QThread>

#include <functional>
#include <optional>

namespace sheet {

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

} // namespace sheet
