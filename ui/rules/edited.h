// The rules in the editor, without a widget: the draft, and the file that it is saved to.
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
    /// `file`: the file of saved rules that are edited in place; empty for new rules.
    void begin(rules::Draft draft, const std::string& file = {});
    void end();
    bool isOpen() const { return m_isOpen; }
    rules::Draft& draft() { return m_draft; }
    const rules::Draft& draft() const { return m_draft; }
    const std::string& file() const { return m_file; }

    /// Changes the name. Rules that are edited in place keep their id.
    void rename(const std::string& name);
    bool isChanged() const
    {
        const rules::NewFile& file = m_draft.file();
        return !m_draft.changed().empty() || !file.parts.empty() || !file.dropped.empty() ||
               file.dropsSentences || !file.sentences.empty() || !file.ownSentences.empty() ||
               m_draft.hasRefused();
    }
    /// Whether that phase starts from other rules, and their short name: `Classic`.
    bool inherits(const std::string& phase) const;
    QString originName() const;
    /// Marks the field as looked at; false if it already was.
    bool look(const rules::Field& field) { return m_seen.insert(field).second; }
    /// Whether the field still has the value of the origin and wasn't looked at. In a phase that is from
    /// another, only for values that differ there.
    bool isToCheck(const rules::Field& field) const;
    bool isUnsaved() const { return m_isOpen && m_draft.canUndo(); }

    /// The rules saved on this computer.
    std::vector<venues::OwnVenue> own() const { return m_own.all(); }
    /// Why the rules can't be saved under their name; empty if they can.
    QString nameMistake() const;
    /// Whether other rules, built in or saved, have that name.
    bool isTaken(const std::string& name) const;
    /// Saves the text. Returns why it couldn't; empty if it did.
    QString save(const std::string& text) const;

private:
    rules::Draft m_draft;
    venues::OwnVenues m_own;
    std::string m_file;
    bool m_isOpen = false;
    std::set<rules::Field> m_seen;
};

} // namespace rulesview
