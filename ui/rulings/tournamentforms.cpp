// What concerns several matches at once: the rules from one on, and a team that was not allowed to play.
#include "latermatches.h"
#include "otherrulings.h"

#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/vacate.h"
#include "ui/kit/sentence.h"
#include "ui/kit/text.h"
#include "ui/sheet/corrections/change.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

/// What the rules were and are, and what becomes of matches by it, a sentence each.
QStringList inWords(const desk::RulesChange& seen)
{
    QStringList says;
    const QString from = kit::text(wording::titleOf(*tournament::match(seen.after, seen.match)));
    for (const desk::ChangedParameter& each : seen.parameters)
        says << Window::tr("%1: %2 becomes %3, from %4 on.")
                    .arg(kit::sentence(each.label), kit::text(each.was), kit::text(each.is), from);
    for (const std::string& id : tournament::changed(seen.before, seen.after)) {
        const tournament::Match* was = tournament::match(seen.before, id);
        const tournament::Match* is = tournament::match(seen.after, id);
        if (was && is && !was->games.empty() && (was->state != is->state || was->ledger != is->ledger))
            says << kit::sentence(wording::titleOf(*is)) + u": "_s +
                        sheet::changesInWords(seen, {id}).constFirst();
    }
    says += sheet::laterInWords(seen);
    return says << (seen.open == 1
                        ? Window::tr("1 match is played by it; what is final before stays as it is.")
                        : Window::tr("%1 matches are played by it; what is final before stays as it is.")
                              .arg(seen.open));
}

/// Every match of the team, and what becomes of it.
QStringList inWords(const desk::Vacation& seen)
{
    static const QRegularExpression minus(u" -(?=\\d)"_s);
    QStringList says;
    for (const desk::VacatedMatch& each : seen.matches) {
        const std::string title = wording::titleOf(*tournament::match(seen.after, each.match));
        QString was = each.was.empty() ? Window::tr("not its match") : kit::text(each.was);
        was.replace(minus, u" −"_s);
        says << u"%1: %2; %3."_s.arg(kit::sentence(title), was, kit::text(each.is));
    }
    return says + sheet::laterInWords(seen);
}

/// `jokers=false; cards taken out=none`, each by itself: some can only change together.
std::vector<std::string> valuesTyped(const QString& text)
{
    std::vector<std::string> values;
    for (const QString& each : text.split(u';'))
        values.push_back(each.trimmed().toStdString());
    return values;
}

/// The match that needs somebody's leave for it: one that is finished and would change; else any.
std::string mostProtected(const desk::Correction& seen, const std::string& otherwise)
{
    for (const std::string& id : tournament::changed(seen.before, seen.after))
        if (const tournament::Match* match = tournament::match(seen.before, id);
            match && match->state == tournament::State::Final)
            return id;
    return otherwise;
}

} // namespace

void OtherRulings::askRules()
{
    m_ask->ask(Window::tr("Another rule from a match on, said as “bag limit=5” or by its name, bags.limit=5; "
                          "several with “;”"),
               {{Window::tr("Rule and value"), {}, {}, false},
                {Window::tr("From match, its number"), {}, {}, false},
                {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Show what it changes"), [this](const kit::Answers& answers) {
                   const auto match = matchTyped(answers.text(1));
                   if (match)
                       changeRules({*match, valuesTyped(answers.text(0)), answers.text(2).toStdString(), {}});
               });
}

void OtherRulings::changeRules(const desk::RulesFromOptions& options)
{
    const auto look = [this, options](const LaterMatches::Choices& then) {
        desk::RulesFromOptions decided = options;
        decided.then = then;
        return desk::previewRulesFrom(m_session.tournament(), desk::thisMachine(),
                                      m_session.supervisor().toStdString(), decided);
    };
    const auto first = look({});
    if (!first)
        return m_ask->complain(kit::sentences(wording::onScreen(first.error().mistakes)).join(u' '));
    allow(
        mostProtected(*first, options.match),
        [this, options, look](const std::string& by) {
            LaterMatches asked;
            asked.title = Window::tr("Other rules from here on");
            asked.accept = Window::tr("Change the rules");
            asked.look = [look](const LaterMatches::Choices& then) {
                return look(then).map(
                    [](desk::RulesChange&& seen) { return static_cast<desk::Correction&&>(seen); });
            };
            asked.says = [look](const LaterMatches::Choices& then) {
                const auto seen = look(then);
                return seen ? inWords(*seen) : QStringList();
            };
            asked.make = [this, by, options](const LaterMatches::Choices& then,
                                             const tournament::Tournament& seen) {
                desk::RulesFromOptions decided = options;
                decided.then = then;
                send(Window::tr("rules"), [by, decided, seen](desk::Desk& desk, const std::string&) {
                    return desk::changeRulesFrom(desk, by, decided, &seen).map([](desk::RulesChange&& made) {
                        return *std::move(made.recorded);
                    });
                });
            };
            showFirst(std::move(asked));
        },
        [this] { sayNoPin(); });
}

void OtherRulings::askVacate()
{
    m_ask->ask(Window::tr("A team that was not allowed to play: its matches go to the other sides"),
               {{Window::tr("Team"), {}, {}, false}, {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Show what it changes"), [this](const kit::Answers& answers) {
                   const auto team = teamTyped(answers.text(0));
                   if (team)
                       vacate({*team, answers.text(1).toStdString(), {}});
               });
}

void OtherRulings::vacate(const desk::VacateOptions& options)
{
    const auto look = [this, options](const LaterMatches::Choices& then) {
        desk::VacateOptions decided = options;
        decided.then = then;
        return desk::previewVacate(m_session.tournament(), desk::thisMachine(),
                                   m_session.supervisor().toStdString(), decided);
    };
    const auto first = look({});
    if (!first)
        return m_ask->complain(kit::sentences(wording::onScreen(first.error().mistakes)).join(u' '));
    const std::string any = first->matches.empty() ? std::string() : first->matches.front().match;
    allow(
        mostProtected(*first, any),
        [this, options, look](const std::string& by) {
            LaterMatches asked;
            asked.title = Window::tr("%1 plays no more")
                              .arg(kit::text(tournament::teamName(m_session.tournament(), options.team)));
            asked.accept = Window::tr("Vacate its matches");
            asked.look = [look](const LaterMatches::Choices& then) {
                return look(then).map(
                    [](desk::Vacation&& seen) { return static_cast<desk::Correction&&>(seen); });
            };
            asked.says = [look](const LaterMatches::Choices& then) {
                const auto seen = look(then);
                return seen ? inWords(*seen) : QStringList();
            };
            asked.make = [this, by, options](const LaterMatches::Choices& then,
                                             const tournament::Tournament& seen) {
                desk::VacateOptions decided = options;
                decided.then = then;
                send(Window::tr("vacated team"), [by, decided, seen](desk::Desk& desk, const std::string&) {
                    return desk::vacate(desk, by, decided, &seen).map([](desk::Vacation&& made) {
                        return *std::move(made.recorded);
                    });
                });
            };
            showFirst(std::move(asked));
        },
        [this] { sayNoPin(); });
}

} // namespace rulings
