// The rules that somebody is editing, without a widget: the draft, and the file that it is for.
#pragma once

#include "rules/draft.h"
#include "venues/ownvenues.h"

#include <QString>

#include <set>
#include <string>
#include <vector>

namespace rulesview {

class Edited {
public:
    Edited();
    /// `file` is that of one's own rules which are edited in place; empty: they are new.
    void begin(rules::Draft draft, const std::string& file = {});
    void end();
    bool isOpen() const { return m_isOpen; }
    rules::Draft& draft() { return m_draft; }
    const rules::Draft& draft() const { return m_draft; }
    const std::string& file() const { return m_file; }

    /// Rules that are edited in place keep their id.
    void rename(const std::string& name);
    bool isChanged() const
    {
        const rules::NewFile& file = m_draft.file();
        return !m_draft.changed().empty() || !file.parts.empty() || !file.dropped.empty() ||
               file.dropsSentences || !file.sentences.empty() || !file.ownSentences.empty() ||
               m_draft.hasRefused();
    }
    /// Whether that phase begins as in other rules, and their name in short: `Classic`.
    bool inherits(const std::string& phase) const;
    QString originName() const;
    /// Somebody was at that field; false if they were there before.
    bool look(const rules::Field& field) { return m_seen.insert(field).second; }
    /// Whether it has the value of those rules, and nobody was there. Of a phase that takes over from another
    /// only what differs there.
    bool isToCheck(const rules::Field& field) const;
    bool isUnsaved() const { return m_isOpen && m_draft.canUndo(); }

    /// Those saved on this computer.
    std::vector<venues::OwnVenue> own() const { return m_own.all(); }
    /// Why the rules can't be saved by their name; empty where they can.
    QString nameMistake() const;
    /// Whether other rules than these, built in or one's own, have that name.
    bool isTaken(const std::string& name) const;
    /// Why that text can't be saved; empty once it is.
    QString save(const std::string& text) const;

private:
    rules::Draft m_draft;
    venues::OwnVenues m_own;
    std::string m_file;
    bool m_isOpen = false;
    std::set<rules::Field> m_seen;
};

} // namespace rulesview
