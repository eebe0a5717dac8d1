// The tournament's web page, written where somebody wants it, and again after each call, hand and result where
// that is chosen; also after those that came while no page could be written: the program was not running, or
// another tournament was open.
#pragma once

#include "ui/session/session.h"

#include "share/exporting.h"

#include <QList>
#include <QThreadPool>

#include <memory>

namespace webpage {

/// Remembers for each tournament of this machine where its page stands. It writes in a thread of its own, so
/// nothing waits for it; what goes wrong is said and disturbs nothing else.
class Keeper : public QObject {
    Q_OBJECT
public:
    explicit Keeper(session::Session& session, QObject* parent = nullptr);

    /// Where the page of the open tournament stands; empty where it has none.
    QString path() const;
    /// Whether it is written again after each call, hand and result.
    bool isKept() const;
    void setKept(bool kept);
    /// Writes it there now, in place of an older page or where nothing is, and remembers the place once that
    /// has succeeded.
    void write(const QString& path) { begin(path, true); }
    bool isWriting() const { return m_isWriting; }

    /// Writes the page again where it stands; nothing where it was never written or is gone.
    void rewrite();

    /// Whether a page names players by first name and initial: of this machine, for every tournament, from
    /// the next time that one is written.
    bool isShort() const;
    void setShort(bool isShort);

Q_SIGNALS:
    void written(const QString& path);
    void failed(const QString& sentence);

private:
    /// A page on its way: of that tournament as it was shown then.
    struct Page {
        session::Shown shown;
        QString path;
        share::Names names = share::Names::Full;
        bool isAsked = false; ///< whoever chose the name was asked about what stands there
    };
    void look();
    bool isBehind() const;
    void begin(const QString& path, bool isAsked = false);
    void start(const Page& page);
    void finish(const Page& page, const QString& mistake);
    void remember(const QString& tournament, const QString& path, bool kept, const QString& head);

    session::Session& m_session;
    QString m_file; ///< the tournament that was looked at last, and how it stood
    std::shared_ptr<const tournament::Tournament> m_tournament;
    bool m_isWriting = false;
    QList<Page> m_next; ///< once that is done; one a path, the newest
    QThreadPool m_pool; ///< the last: it waits in its destructor
};

} // namespace webpage
