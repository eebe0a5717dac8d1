#include "asking.h"

namespace tables {

Asking::Asking(kit::Theme& theme, session::Session& session) : m_session(session), m_ask(new kit::Ask(theme))
{
    connect(m_ask, &kit::Ask::closed, this, &Asking::closed);
}

void Asking::begin()
{
    if (m_ask->isOpen())
        m_ask->drop();
}

void Asking::ask(const QString& what, decltype(session::Deed::job) job, const std::function<void()>& then)
{
    const auto tell = [this](const QString& sentence) { Q_EMIT said(sentence); };
    const auto done = [tell, then] {
        tell({});
        if (then)
            then();
    };
    const session::Deed deed{.what = what, .job = std::move(job), .done = done, .complain = tell};
    session::carryOut(m_session, {}, session::answering(*m_ask, deed), this);
}

} // namespace tables

#include "moc_asking.cpp"
