// Who may change a match.
#pragma once

#include "ui/session/screen.h"

namespace sheet {

/// Who changes a match: whoever is on duty, or who gave the PIN that a finished one takes.
class ChangePermit {
public:
    explicit ChangePermit(const session::Session& session) : m_session(session) {}
    /// What a sheet asks before a finished match is changed.
    session::PinGate allow;
    /// On a finished match `again` is called once more when somebody has given the PIN, unless `listener` is
    /// gone by then.
    bool mayChange(const tournament::Match& match, const QObject* listener,
                   const std::function<void()>& again);
    /// Calls it as one whom `by` has let change the match; empty: nobody has.
    void letChange(const std::string& by, const std::function<void()>& change);
    bool isGiven() const { return !m_allowedBy.empty(); }
    /// Who gave the PIN; empty where nobody had to.
    const std::string& allowedBy() const { return m_allowedBy; }
    std::string by() const { return isGiven() ? m_allowedBy : m_session.supervisor().toStdString(); }

private:
    const session::Session& m_session;
    std::string m_allowedBy;
    bool m_isAllowing = false;
};

} // namespace sheet
