// The tournament's web page. It is written on request, and if chosen, again after each call, hand and result.
// Changes made while it couldn't be written, because the program wasn't running or another tournament was
// open, are written later.
#pragma once

#include "ui/session/session.h"

#include "share/exporting.h"

#include <QList>
#include <QThreadPool>

#include <memory>

namespace webpage {

/// Stores the path of the page for each tournament of this machine. It writes in its own thread, so nothing
/// waits for it. Failures are reported and affect nothing else.
class Keeper : public QObject {
    Q_OBJECT
public:
    explicit Keeper(session::Session& session, QObject* parent = nullptr);

    /// The path of the open tournament's page; empty if it has none.
    QString path() const;
    /// Whether it is written again after each call, hand and result.
    bool isKept() const;
    void setKept(bool kept);
    /// Writes the page to that path, replacing an older page or creating it. Stores the path if that
    /// succeeded.
    void write(const QString& path) { begin(path, true); }
    bool isWriting() const { return m_isWriting; }

    /// Writes the page again to the same path; does nothing if it was never written or is gone.
    void rewrite();

    /// Whether pages name players by first name and initial. This is a setting of this machine for all
    /// tournaments; a page follows it the next time it is written.
    bool isShort() const;
    void setShort(bool isShort);

Q_SIGNALS:
    void written(const QString& path);
    void failed(const QString& sentence);

private:
    /// A page to write: of that tournament in that state.
    struct Page {
        session::Shown shown;
        QString path;
        share::Names names = share::Names::Full;
        bool isAsked = false; ///< the person was asked before an existing file is replaced
    };
    void look();
    bool isBehind() const;
    void begin(const QString& path, bool isAsked = false);
    void start(const Page& page);
    void finish(const Page& page, const QString& mistake);
    void remember(const QString& tournament, const QString& path, bool kept, const QString& head);

    session::Session& m_session;
    QString m_file; ///< the tournament checked last, with its state
    std::shared_ptr<const tournament::Tournament> m_tournament;
    bool m_isWriting = false;
    QList<Page> m_next; ///< waiting for the current one; only the newest for each path
    QThreadPool m_pool; ///< the last: it waits in its destructor
};

} // namespace webpage
