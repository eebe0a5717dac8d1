// Rulings that are no renege: points, a foul, a hand thrown in, an incident, a protest and what becomes of
// it, a rating, other rules, a team that was not allowed to play. Each is asked for below the list of cases.
#pragma once

#include "chip.h"

#include "desk/rulings/ruling.h"
#include "facts/fact.h"
#include "tournament/model/tournament.h"
#include "ui/kit/ask.h"
#include "ui/kit/text.h"
#include "ui/session/screen.h"
#include "ui/session/session.h"
#include "ui/sheet/corrections/change.h"

#include <functional>
#include <set>
#include <string>

namespace desk {
struct AmendOptions;
} // namespace desk

namespace rulings {

class OtherRulings : public QWidget {
    Q_OBJECT
public:
    OtherRulings(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    void begin();
    void refresh();
    /// Takes a letter that asks for one of them; false where it means nothing here.
    bool press(int key);
    bool isAsking() const { return m_ask->isOpen(); }

    /// On the question.
    void takeFocus() { m_ask->takeFocus(); }

    /// Where that match is finished, asks for a supervisor's PIN; calls `then` with who rules, or `dropped`.
    std::function<void(const std::string& match, const std::function<void(const std::string& by)>& then,
                       const session::OnCancelled& dropped)>
        allow;

Q_SIGNALS:
    /// A question was answered or dropped.
    void closed();

private:
    void add(QLayout* line, const QString& text, int key, void (OtherRulings::*ask)());
    void begin(void (OtherRulings::*ask)());
    void askPoints();
    void askFoul();
    void askThrowIn();
    void askIncident();
    void askAfterEjection(const facts::Incident& incident);
    bool readConcerned(const kit::Answers& answers, facts::Incident& incident);
    void askProtest();
    void askSettle();
    void askRating();
    void askRules();
    void askVacate();

    using By = std::function<desk::Answer<desk::Recorded>(desk::Desk& desk, const std::string& by)>;
    /// The match that was typed; says it in the question where there is none.
    std::optional<std::string> matchTyped(const QString& typed);
    /// The team that was typed, likewise.
    std::optional<std::string> teamTyped(const QString& typed);
    void ruleOn(const desk::HandRulingOptions& options, const QString& what);
    void throwIn(const desk::AmendOptions& options);
    /// Says what it changes, and asks about later matches; that one needs somebody's leave where it is final.
    void propose(const std::string& match, sheet::Change change);
    /// The same of what changes many matches: leave is asked for one that is final and would change. Says why
    /// it cannot be in the question.
    void proposeForMany(sheet::Change change);
    void send(const QString& what, const By& job);
    /// What was typed stays, and may be answered once more.
    void sayNoPin();

    struct Button {
        KeyButton* button;
        int key;
        void (OtherRulings::*ask)();
    };
    kit::Theme& m_theme;
    session::Session& m_session;
    QList<Button> m_buttons;
    kit::Ask* m_ask;
    QWidget* m_line; ///< the buttons
};

// What the forms of the other rulings share.

/// How sides are chosen.
inline QList<kit::Choice> sides()
{
    return {{facts::Side::A, QStringLiteral("A")}, {facts::Side::B, QStringLiteral("B")}};
}

/// The fouls that the tournament's rules name, whichever the phase.
std::set<std::string> foulsIn(const tournament::Tournament& tournament);

} // namespace rulings
