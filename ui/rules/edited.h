// The rules that somebody is editing, without a widget: the draft, and what was typed that cannot be.
#pragma once

#include "rules/draft.h"
#include "venues/ownvenues.h"

#include <map>
#include <optional>
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
    const rules::Draft& draft() const { return m_draft; }
    const std::string& file() const { return m_file; }

    /// A value that cannot be is kept beside the draft, with why.
    void set(const rules::Field& field, const json::Value& value, const rules::Inside& inside);
    void cite(const rules::Field& field, const std::string& section);
    void reset(const rules::Field& field);
    /// Rules that are edited in place keep their id.
    void rename(const std::string& name);
    void nameSheet(const std::string& name);
    void keepSentences(bool keep)
    {
        forgetRefused();
        m_draft.keepSentences(keep);
    }
    /// Whether matches of that part of the draw have rules of their own.
    void setPart(rules::DrawPart part, bool hasRules);
    /// Or the rules of that other part.
    void joinPart(rules::DrawPart part, rules::DrawPart to)
    {
        forgetRefused();
        m_draft.joinPart(part, to);
    }
    /// What was typed last and cannot be, or else the last change.
    void undo();
    bool canUndo() const { return m_draft.canUndo() || m_lastRefused; }
    /// What was undone last.
    void redo();
    bool canRedo() const { return m_draft.canRedo() || !m_undone.empty(); }
    bool isChanged() const
    {
        const rules::NewFile& file = m_draft.file();
        return !m_draft.changed().empty() || !file.parts.empty() || file.dropsSentences || !m_refused.empty();
    }
    bool isUnsaved() const { return m_isOpen && (m_draft.canUndo() || !m_refused.empty()); }

    /// What was typed at that field and cannot be; null where nothing was.
    const json::Value* refused(const rules::Field& field) const;
    /// What was typed and cannot be, and what contradicts.
    std::vector<rules::Mistake> wrong() const;

    /// Whether other rules than these, built in or one's own, have that name.
    bool isTaken(const std::string& name) const;
    venues::Answer<std::string> save(const std::string& text) const { return m_own.save(text, m_file); }

private:
    struct Refused {
        json::Value typed;
        message::Message why;
    };

    using AllRefused = std::map<rules::Field, Refused>;

    void forgetRefused();
    void dropGone();

    rules::Draft m_draft;
    venues::OwnVenues m_own;
    std::string m_file;
    bool m_isOpen = false;
    AllRefused m_refused;
    std::optional<rules::Field> m_lastRefused; ///< since the last change
    AllRefused::node_type m_undone;            ///< of those, if it was undone last
};

} // namespace rulesview
