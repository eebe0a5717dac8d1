// The common base of the parts of Tables that send requests to the desk.
#pragma once

#include "ui/session/deed.h"
#include "ui/session/keys.h"

namespace tables {

/// A part of Tables with its own questions, whose answers go to the desk.
class Asking : public QWidget {
    Q_OBJECT
public:
    Asking(kit::Theme& theme, session::Session& session);
    /// Another tournament is open: closes the question.
    void begin();
    kit::Ask& question() const { return *m_ask; }

Q_SIGNALS:
    /// What went wrong; empty if nothing did.
    void said(const QString& sentence);
    /// A question was answered or canceled.
    void closed();

protected:
    /// Sends a request. If it answers the open question, the question closes when it is recorded, or shows
    /// why it wasn't. Otherwise `said` is emitted. `then` is called when it is recorded.
    void ask(const QString& what, decltype(session::Deed::job) job, const std::function<void()>& then = {});

    session::Session& m_session;
    kit::Ask* m_ask;
};

} // namespace tables
