// A rule file while it is edited: the rules it builds on, and the changes so far.
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

/// The place inside a value that is being edited: `[0].made`. Empty: the value as a whole. Nothing: an item
/// was added or removed, which is a change of its own.
using Inside = std::optional<std::string>;

/// A mistake and the field that shows it. No field if it is in the name of the rules or in a sentence.
struct Mistake {
    std::optional<Field> field;
    message::Message what;
    std::string sentence{}; ///< id of the file's own sentence with the mistake
};

class Draft {
public:
    /// Builds on that venue under the name `file.from`. Without a name, the file will be complete.
    Draft(NewFile file, Venue origin);
    /// A copy of that venue's rules. If there is a built-in venue with its id, the copy builds on that one,
    /// with the differences as changes. Otherwise the file is complete.
    static Draft copyOf(const Venue& venue, const std::string& id, const std::string& name);
    /// That file, with its differences from the rules it builds on as changes. If it has something that a
    /// form can't show, it becomes a complete file.
    static Draft of(const FileRead& read);

    const NewFile& file() const { return m_now.file; }
    const Venue& origin() const { return m_origin; }
    /// The venue as the file would be read now. It can have contradictions.
    const Venue& venue() const { return m_venue; }
    const Phase& phase(std::string_view name) const;
    /// The phase without its changes, as in the origin. For a part of the draw that has its own rules only in
    /// this file, the current regular phase.
    const Phase& before(std::string_view phase) const;
    Set setBefore(std::string_view phase) const;

    void rename(const std::string& id, const std::string& name);
    void nameSheet(const std::string& sheet);
    /// Whether to keep what the origin has besides its parameters, and what it says about IDs, who may play,
    /// reneges and misdeals. Keeps what was set here, how cards rank, and how tricks are won in any case.
    void keepSentences(bool keep);
    /// The same for one sentence of the origin, by its id. A sentence that a changed value makes untrue is
    /// dropped anyway, unless it is kept with this.
    void keepSentence(const std::string& id, bool keep);
    /// Replaces the file's own sentences. All typing in the sentence with the id `typed` is one change.
    /// Without an id, each call is a change of its own.
    void setOwnSentences(std::vector<Sentence> sentences, const std::string& typed = {});
    /// Gives that part of the draw its own phase, or removes the phase with its changes. If the origin has a
    /// phase for the part, that phase is used, for all its parts, and it stays if the file can't do without
    /// it.
    void setPart(DrawPart part, bool hasPhase);
    /// Matches of the part `part`, which has no phase, use the phase of the part `to`, which has one here.
    void joinPart(DrawPart part, DrawPart to);
    /// Sets a value as in a rule file. For `renege`, null means no rule, anything else a rule. Returns why
    /// the value isn't possible; the rules then stay as before the typing, and the typed value is kept next
    /// to them. Removing nil also removes everything about nils, and removing the bag limit removes its
    /// penalty.
    std::optional<message::Message> set(const Field& field, const json::Value& value,
                                        const Inside& inside = std::string());
    /// Sets the section of the sheet for the current value, changed or not. Empty: no citation.
    void cite(const Field& field, const std::string& section);
    /// Sets it back to the value in the origin, or in the phase that this one builds on. A renege parameter
    /// that neither of them has gets the value of a new rule. `renege` is set back with all its parameters,
    /// and nil with everything that was removed with it.
    void reset(const Field& field);
    /// Undoes the last change. All typing in one place, even inside a list, is one change.
    bool undo();
    /// Redoes what was undone, if nothing was changed since.
    bool redo();
    bool canUndo() const { return !m_before.empty(); }
    bool canRedo() const { return !m_after.empty(); }

    bool isChanged(const Field& field) const { return m_now.changes.contains(field); }
    std::vector<Field> changed() const;
    /// The value typed there last, if it isn't possible. Null if it is.
    const json::Value* refused(const Field& field) const;
    bool hasRefused() const { return !m_now.refused.empty(); }
    /// Impossible values and contradictions. A contradiction is reported at each field involved.
    std::vector<Mistake> mistakes() const;
    /// The text of the file, with only the differences if it builds on another, and without impossible
    /// values. Refuses if the rest has mistakes.
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
    std::vector<State> m_after; ///< undone states
    std::string m_last;         ///< the place being edited; more typing there belongs to the same change
    Venue m_venue;
};

} // namespace rules
