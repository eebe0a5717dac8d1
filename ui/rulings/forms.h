// What is asked for below the list of cases, and the way of an answer to the record.
#pragma once

#include "ui/session/deed.h"
#include "ui/sheet/corrections/change.h"

#include <set>

namespace rulings {

/// Asks for a supervisor's PIN where that match is finished; calls `then` with who rules.
void allowFor(const session::Session& session, const session::PinGate& gate, const std::string& match,
              const QObject* listener, const std::function<void(const std::string& by)>& then,
              const std::function<void(const QString& why)>& dropped);

/// Where a form asks, and what all forms do with an answer. What is wrong is said in the question, which
/// stays.
struct Forms {
    using Answered = std::function<void(const std::string& match, const kit::Answers& answers)>;

    session::Session& session;
    kit::Ask& ask;
    const session::PinGate& gate;

    const tournament::Tournament& tournament() const { return session.tournament(); }
    /// Asks for a match first; it is known when the answers come.
    void askOfMatch(const QString& title, const QList<kit::Question>& more, const QString& accept,
                    const Answered& answered) const;
    /// The match, the team that was typed; nothing, and it was said, where there is none.
    std::optional<std::string> match(const QString& typed) const;
    std::optional<std::string> team(const QString& typed) const;
    template <class Found>
    std::optional<Found> found(const desk::Answer<Found>& answer) const
    {
        if (answer)
            return *answer;
        ask.complain(session::whyNot(answer.error()));
        return std::nullopt;
    }
    /// What is no correction goes to the desk at once.
    void record(const QString& what, decltype(session::Deed::job) job) const;
    /// Says what it changes, and asks about later matches; that one needs somebody's leave where it is final.
    void propose(const std::string& match, sheet::Change change) const;
    /// The same of what changes many matches: leave is asked for one that is final and would change.
    void proposeForMany(sheet::Change change) const;
};

/// The points that were typed, not 0; nothing, and it was said in the question, where they are no number.
std::optional<int> pointsTyped(kit::Ask& ask, const QString& typed);
/// The fouls that the tournament's rules name, whichever the phase and from whichever match on.
std::set<std::string> foulsIn(const tournament::Tournament& tournament);
/// How sides are chosen.
kit::Question askSide();

// Of a score and of the rules.
void askPoints(const Forms& forms);
void askFoul(const Forms& forms);
void askThrowIn(const Forms& forms);
void askRules(const Forms& forms);
void askVacate(const Forms& forms);
// How people behaved and what they object to.
void askIncident(const Forms& forms);
void askProtest(const Forms& forms);
void askSettle(const Forms& forms);
void askRating(const Forms& forms);

} // namespace rulings
