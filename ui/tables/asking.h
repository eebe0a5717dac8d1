// What the parts of Tables have in common that ask the desk.
#pragma once

#include "ui/session/deed.h"
#include "ui/session/keys.h"

namespace tables {

/// A part of Tables that asks the desk, where it takes an answer with a question of its own.
class Asking : public QWidget {
    Q_OBJECT
public:
    Asking(kit::Theme& theme, session::Session& session);
    /// Another tournament is open: drops a question about the one before.
    void begin();
    kit::Ask& question() const { return *m_ask; }

Q_SIGNALS:
    /// What went wrong; empty where all is well.
    void said(const QString& sentence);
    /// A question was answered or dropped.
    void closed();

protected:
    /// Where that answers the question, it goes once it is done, or says what is wrong and stays; anything
    /// else is `said`. `then` comes once it is done.
    void ask(const QString& what, decltype(session::Deed::job) job, const std::function<void()>& then = {});

    session::Session& m_session;
    kit::Ask* m_ask;
};

} // namespace tables
