// A rule file while someone edits it: its origin, and the changes so far.
#pragma once

#include "newfile.h"
#include "origin.h"

#include "message/message.h"
#include "json/value.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

namespace rules {

/// The place inside a value where somebody changes it, as `[0].made`; empty: the value as a whole. Nothing:
/// an item was added or removed, which is a change of its own.
using Inside = std::optional<std::string>;

/// A mistake, and the field that shows it; no field if it is in the name of the rules, or in a sentence.
struct Mistake {
    std::optional<Field> field;
    message::Message what;
    std::string sentence{}; ///< the id of the file's own sentence that it is in
};

class Draft {
public:
    /// From that venue by the name `file.from`; without one, the file will be complete.
    Draft(NewFile file, Venue origin);
    /// A copy of that venue's rules: from the built-in venue of its id, if there is one, with the differences
    /// as changes; otherwise a complete file.
    static Draft copyOf(const Venue& venue, const std::string& id, const std::string& name);
    /// That file itself: from what it is from, with what it says otherwise as changed. One that says more
    /// than a form can will say everything itself.
    static Draft of(const FileRead& read);

    const NewFile& file() const { return m_now.file; }
    const Venue& origin() const { return m_origin; }
    /// As the file would be read now. It can have contradictions.
    const Venue& venue() const { return m_venue; }
    const Phase& phase(std::string_view name) const;
    /// That phase without its changes: the origin's; for a part of the draw that has its rules here alone,
    /// the regular phase as it is now.
    const Phase& before(std::string_view phase) const;
    Set setBefore(std::string_view phase) const;

    void rename(const std::string& id, const std::string& name);
    void nameSheet(const std::string& sheet);
    /// Whether the file has what the origin says beside its parameters, and of IDs, who may play, reneges and
    /// misdeals. What was set here stays, and how cards rank and tricks are won.
    void keepSentences(bool keep);
    /// The same of one sentence of the origin's by its id. One that a changed value makes untrue is dropped
    /// anyway, unless it is kept here.
    void keepSentence(const std::string& id, bool keep);
    /// Replaces the file's own sentences. What is typed into the sentence of the id `typed` is one change;
    /// without an id, each call is a change of its own.
    void setOwnSentences(std::vector<Sentence> sentences, const std::string& typed = {});
    /// Gives that part of the draw a phase of its own, or removes it with what was changed in it. Where the
    /// origin has a phase for it, that is the one, with all parts that it is for, and stays if the file can't
    /// do without it.
    void setPart(DrawPart part, bool hasPhase);
    /// Matches of that part, which has no phase, are played by the phase of the other, which has one here.
    void joinPart(DrawPart part, DrawPart to);
    /// As a rule file has it; of `renege` null for no rule, anything else for one. Why it cannot be that
    /// value; then the rules are as before it was typed, and it is kept beside them as what was typed there.
    /// Without a nil, all that a nil asks for goes with it; without a bag limit, what it costs.
    std::optional<message::Message> set(const Field& field, const json::Value& value,
                                        const Inside& inside = std::string());
    /// Sets the section of the sheet for the current value, changed or not; empty: no citation.
    void cite(const Field& field, const std::string& section);
    /// As in the origin, or as in the phase that this one takes over from; a parameter of a renege rule that
    /// neither has as it is in a new one. The rule as a whole with all its parameters, and a nil with what
    /// went with it.
    void reset(const Field& field);
    /// Undoes the last change. What is typed into one place, also inside a list, is one change.
    bool undo();
    /// Does again what was undone, if nothing was changed since.
    bool redo();
    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }

    bool isChanged(const Field& field) const { return m_now.changes.contains(field); }
    std::vector<Field> changed() const;
    /// What was typed there last and cannot be; null where it can.
    const json::Value* refused(const Field& field) const;
    bool hasRefused() const { return !m_now.refused.empty(); }
    /// What cannot be, and what contradicts: that at each field that takes part.
    std::vector<Mistake> mistakes() const;
    /// The text of the file, with only the differences if it is from another, and without what cannot be.
    /// Refused where the rest has mistakes.
    tl::expected<std::string, json::Problems> text() const;

private:
    struct Refused {
        json::Value typed;
        message::Message why;
    };
    struct State {
        NewFile file;
        Changes changes{};
        std::map<Field, Refused> refused{};
    };

    Cite citeOf(const Field& field) const;
    void begin(std::string place = {});
    void go(std::vector<State>& from, std::vector<State>& to);
    void forget();
    void take(const Field& field, const json::Value& value);
    void drop(const Field& field);
    void takeAll(const Venue& venue);
    void takeCites(const Venue& venue);
    void dropRenege(const std::string& phase);
    void make() { m_venue = withChanges(m_origin, m_now.file, m_now.changes); }
    tl::expected<std::string, json::Problems> fileFromIt() const
    {
        return fileWithChanges(m_now.file, m_origin, m_now.changes);
    }

    Venue m_origin;
    State m_now;
    std::vector<State> m_before;
    std::vector<State> m_after; ///< what was undone
    std::string m_last;         ///< the place being edited: further changes to it belong to the same change
    Venue m_venue;
};

} // namespace rules
