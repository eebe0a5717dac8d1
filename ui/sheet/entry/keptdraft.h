// The half-typed hand of a sheet: kept while it is on no record, and put into the row again.
#pragma once

#include "draft.h"
#include "entrysession.h"

namespace sheet {

class KeptDraft : public QObject {
    Q_OBJECT
public:
    /// Looks for what was half typed here before.
    KeptDraft(session::Session& session, EntrySession& entry, DraftShelf& shelf);
    /// Whether it is known by now.
    bool isKnown() const { return m_isKnown; }

private:
    QString tournamentId() const;
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
