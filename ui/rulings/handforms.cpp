// Rulings on a hand: points, a foul, a deal that is thrown in. They change the score.
#include "forms.h"
#include "latermatches.h"
#include "otherrulings.h"

#include "desk/corrections/amend.h"
#include "tournament/model/setting.h"
#include "wording/tr.h"

#include <set>

using wording::Window;

namespace rulings {

/// The fouls that the tournament's rules name, whichever the phase and from whichever match on.
std::set<std::string> foulsIn(const tournament::Tournament& tournament)
{
    std::set<std::string> names;
    for (const tournament::InTurn& each : tournament::rulesInTurn(*tournament.setting))
        for (const auto& set : each.rules->sets)
            for (const scoring::Foul& foul : set->rules.fouls)
                names.insert(foul.name);
    return names;
}

void OtherRulings::askPoints()
{
    m_ask->ask(Window::tr("Points by ruling"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("Hand"), {}, {}, false},
                {Window::tr("Side"), sides(), {}, false},
                {Window::tr("Points"), {}, {}, false},
                {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Give points"), [this](const kit::Answers& answers) {
                   bool isNumber = false;
                   const int points = QString(answers.text(3)).replace(u'−', u'-').toInt(&isNumber);
                   if (!isNumber || points == 0)
                       return m_ask->complain(
                           Window::tr("Points: “%1” is no number such as 30 or −30").arg(answers.text(3)));
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::HandRulingOptions options;
                   options.match = *match;
                   options.hand = answers.text(1).toInt();
                   options.side = answers.chosen<facts::Side>(2);
                   options.what = points;
                   options.reason = answers.text(4).toStdString();
                   ruleOn(options, Window::tr("points by ruling"));
               });
}

void OtherRulings::askFoul()
{
    QList<kit::Choice> fouls;
    for (const std::string& foul : foulsIn(m_session.tournament()))
        fouls.append({foul, kit::text(foul)});
    m_ask->ask(Window::tr("A foul for which the rules name a price"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("Hand"), {}, {}, false},
                {Window::tr("Side"), sides(), {}, false},
                {Window::tr("Foul"), fouls, {}, false}},
               Window::tr("Record foul"), [this](const kit::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::HandRulingOptions options;
                   options.match = *match;
                   options.hand = answers.text(1).toInt();
                   options.side = answers.chosen<facts::Side>(2);
                   options.what = answers.chosen<std::string>(3);
                   ruleOn(options, Window::tr("foul"));
               });
}

void OtherRulings::askThrowIn()
{
    m_ask->ask(
        Window::tr("A hand that was scored is thrown in by ruling: it counts nothing, and is dealt again"),
        {{Window::tr("Match, its number"), {}, {}, false},
         {Window::tr("Hand"), {}, {}, false},
         {Window::tr("Reason"), {}, {}, false}},
        Window::tr("Show what it changes"), [this](const kit::Answers& answers) {
            const auto match = matchTyped(answers.text(0));
            if (!match)
                return;
            desk::AmendOptions options;
            options.how = desk::AmendOptions::How::ThrowIn;
            options.match = *match;
            options.hand = answers.text(1).toInt();
            options.reason = answers.text(2).toStdString();
            throwIn(options);
        });
}

// It changes the score: a finished match needs somebody's leave, and a later one may be disputed by it.
void OtherRulings::ruleOn(const desk::HandRulingOptions& options, const QString& what)
{
    allow(
        options.match,
        [this, options, what](const std::string& by) {
            const auto completed = [options](const LaterMatches::Choices& then) {
                desk::HandRulingOptions decided = options;
                decided.then = then;
                return decided;
            };
            LaterMatches asked;
            asked.match = options.match;
            asked.accept = Window::tr("Save the ruling");
            asked.look = [this, by, completed](const LaterMatches::Choices& then) {
                return desk::previewHandRuling(m_session.tournament(), desk::thisMachine(), by,
                                               completed(then))
                    .map([](desk::HandRuling&& seen) { return static_cast<desk::Correction&&>(seen); });
            };
            asked.make = [this, by, completed, what](const LaterMatches::Choices& then,
                                                     const tournament::Tournament& seen) {
                send(what, [by, decided = completed(then), seen](desk::Desk& desk, const std::string&) {
                    return desk::ruleOnHand(desk, by, decided, &seen).map([](desk::HandRuling&& made) {
                        return *std::move(made.recorded);
                    });
                });
            };
            showFirst(std::move(asked));
        },
        [this] { sayNoPin(); });
}

void OtherRulings::throwIn(const desk::AmendOptions& options)
{
    allow(
        options.match,
        [this, options](const std::string& by) {
            const auto completed = [options](const LaterMatches::Choices& then) {
                desk::AmendOptions decided = options;
                decided.then = then;
                return decided;
            };
            LaterMatches asked;
            asked.match = options.match;
            asked.title = Window::tr("Throw in hand %1").arg(options.hand);
            asked.accept = Window::tr("Throw the hand in");
            asked.look = [this, by, completed](const LaterMatches::Choices& then) {
                return desk::previewAmend(m_session.tournament(), desk::thisMachine(), by, completed(then))
                    .map([](desk::Amendment&& seen) { return static_cast<desk::Correction&&>(seen); });
            };
            asked.make = [this, by, completed](const LaterMatches::Choices& then,
                                               const tournament::Tournament& seen) {
                send(Window::tr("hand thrown in"),
                     [by, decided = completed(then), seen](desk::Desk& desk, const std::string&) {
                         return desk::amend(desk, by, decided, &seen).map([](desk::Amendment&& made) {
                             return *std::move(made.recorded);
                         });
                     });
            };
            showFirst(std::move(asked));
        },
        [this] { sayNoPin(); });
}

} // namespace rulings
