// How people behaved and what they object to: incidents, protests and what becomes of them, ratings.

#include "otherrulings.h"

#include "desk/checks/lookup.h"
#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/vacate.h"
#include "desk/rulings/conduct.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/infractions.h"
#include "ui/kit/text.h"
#include "ui/sheet/corrections/change.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

/// `A spade led before spades were broken (The Play 2)`, behind the choice of none.
QList<kit::Choice> choicesOf(const std::vector<rules::Infraction>& infractions)
{
    QList<kit::Choice> choices{{std::string(), Window::tr("None of these")}};
    for (const rules::Infraction& each : infractions)
        choices.append({each.id, kit::sentence(kit::text(wording::inWords(each))) + u" ("_s +
                                     kit::text(wording::placeOf(each.cite)) + u')'});
    return choices;
}

} // namespace

void OtherRulings::askIncident()
{
    using enum facts::IncidentKind;
    const auto infractions = tournament::infractionsIn(m_session.tournament());
    QList<kit::Question> questions{{Window::tr("What"),
                                    {{Note, Window::tr("Note")},
                                     {Infraction, Window::tr("Infraction")},
                                     {Warning, Window::tr("Warning")},
                                     {Ejection, Window::tr("Ejection")}},
                                    {},
                                    false},
                                   {Window::tr("Player, if one"), {}, {}, true},
                                   {Window::tr("Team, if one"), {}, {}, true},
                                   {Window::tr("Match, if one"), {}, {}, true},
                                   {Window::tr("What happened"), {}, {}, false}};
    if (!infractions.empty())
        questions << kit::Question{Window::tr("Of an infraction"), choicesOf(infractions),
                                   QVariant::fromValue(std::string()), true};
    m_ask->ask(Window::tr("What costs no points by itself; who is ejected sits down to no further match"),
               questions, Window::tr("Put on record"), [this](const kit::Answers& answers) {
                   facts::Incident incident;
                   incident.what = answers.chosen<facts::IncidentKind>(0);
                   incident.reason = answers.text(4).toStdString();
                   if (const auto which = answers.chosen<std::string>(5); !which.empty())
                       incident.infraction = which;
                   if (!readConcerned(answers, incident))
                       return;
                   if (desk::matchOfEjected(m_session.tournament(), incident))
                       return askAfterEjection(incident);
                   send(Window::tr("incident"), [incident](desk::Desk& desk, const std::string& by) {
                       return desk::report(desk, by, incident);
                   });
               });
}

// That match cannot simply be played on. Behind the answer that is being given.
void OtherRulings::askAfterEjection(const facts::Incident& incident)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QString title = kit::sentence(
        desk::ejectedInWords(tournament, incident, *desk::matchOfEjected(tournament, incident)));
    const auto ask = [this, incident, title] {
        using enum desk::AfterEjection;
        m_ask->ask(
            title,
            {{Window::tr("Then"),
              {{Forfeit, Window::tr("Forfeit to the other side")},
               {Substitute, Window::tr("Bring in a substitute")},
               {PlayOn, Window::tr("Play on")}},
              {},
              false},
             {Window::tr("Substitute"), {}, {}, false, {QVariant::fromValue(Substitute)}},
             {Window::tr("Reason"), {}, {}, false, {QVariant::fromValue(PlayOn)}}},
            Window::tr("Eject"), [this, incident](const kit::Answers& answers) {
                desk::EjectionChoice choice{
                    answers.chosen<desk::AfterEjection>(0), {}, answers.text(2).toStdString()};
                if (choice.then == desk::AfterEjection::Substitute) {
                    const auto joins =
                        desk::whoComesIn(m_session.tournament(), incident, answers.text(1).toStdString());
                    if (!joins)
                        return m_ask->complain(
                            kit::sentences(wording::onScreen(joins.error().mistakes)).join(u' '));
                    choice.joins = *joins;
                }
                send(Window::tr("ejection"), [incident, choice](desk::Desk& desk, const std::string& by) {
                    return desk::report(desk, by, incident, choice);
                });
            });
    };
    QMetaObject::invokeMethod(m_ask, ask, Qt::QueuedConnection);
}

// Whom and which match it concerns; what cannot be found has been said.
bool OtherRulings::readConcerned(const kit::Answers& answers, facts::Incident& incident)
{
    const tournament::Tournament& tournament = m_session.tournament();
    if (!answers.text(2).isEmpty()) {
        incident.team = teamTyped(answers.text(2));
        if (!incident.team)
            return false;
    }
    if (!answers.text(1).isEmpty()) {
        const auto player =
            desk::findPlayer(tournament, answers.text(1).toStdString(), incident.team.value_or(""));
        if (!player) {
            m_ask->complain(kit::sentences(wording::onScreen(player.error().mistakes)).join(u' '));
            return false;
        }
        incident.person = *player;
        if (const std::string team = tournament::teamOfPlayer(tournament, *player);
            !incident.team && !team.empty())
            incident.team = team;
    }
    if (!answers.text(3).isEmpty()) {
        incident.match = matchTyped(answers.text(3));
        return incident.match.has_value();
    }
    return true;
}

void OtherRulings::askProtest()
{
    using enum facts::ProtestAbout;
    m_ask->ask(Window::tr("A side plays on, or signs, under protest"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("Side"), sides(), {}, false},
                {Window::tr("About"),
                 {{Rule, Window::tr("Rule")}, {Eligibility, Window::tr("Eligibility")}},
                 {},
                 false},
                {Window::tr("What is protested"), {}, {}, false},
                {Window::tr("The winner"),
                 {{false, Window::tr("Moves on")}, {true, Window::tr("Waits for it")}},
                 false,
                 false},
                {Window::tr("Open for, minutes"), {}, {}, true}},
               Window::tr("Record protest"), [this](const kit::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::ProtestOptions options;
                   options.match = *match;
                   options.side = answers.chosen<facts::Side>(1);
                   options.about = answers.chosen<facts::ProtestAbout>(2);
                   options.reason = answers.text(3).toStdString();
                   options.holds = answers.chosen<bool>(4);
                   if (!answers.text(5).isEmpty()) {
                       options.openMinutes = answers.text(5).toInt();
                       if (*options.openMinutes < 1)
                           return m_ask->complain(
                               Window::tr("Minutes: “%1” is no number such as 30").arg(answers.text(5)));
                   }
                   send(Window::tr("protest"), [options](desk::Desk& desk, const std::string& by) {
                       return desk::protest(desk, by, options);
                   });
               });
}

void OtherRulings::askSettle()
{
    using enum facts::ProtestEnd;
    m_ask->ask(Window::tr("What becomes of a protest; referred, staff decide it later"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("It is"),
                 {{Upheld, Window::tr("Upheld")},
                  {Rejected, Window::tr("Rejected")},
                  {Withdrawn, Window::tr("Withdrawn")},
                  {Referred, Window::tr("Referred")}},
                 {},
                 false},
                {Window::tr("Reason"), {}, {}, true}},
               Window::tr("Settle"), [this](const kit::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::SettleOptions options;
                   options.match = *match;
                   options.ruling = answers.chosen<facts::ProtestEnd>(1);
                   options.reason = answers.text(2).toStdString();
                   send(Window::tr("settlement"), [options](desk::Desk& desk, const std::string& by) {
                       return desk::settle(desk, by, options);
                   });
               });
}

void OtherRulings::askRating()
{
    m_ask->ask(Window::tr("How a side behaved, 0 to 10; not open to protest"),
               {{Window::tr("Match, its number"), {}, {}, false},
                {Window::tr("Side"), sides(), {}, false},
                {Window::tr("Rating"), {}, {}, false},
                {Window::tr("Reason, to revise one"), {}, {}, true}},
               Window::tr("Rate"), [this](const kit::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   const auto tenths = desk::ratingIn(answers.text(2).toStdString());
                   if (!tenths)
                       return m_ask->complain(
                           kit::sentences(wording::onScreen(tenths.error().mistakes)).join(u' '));
                   send(Window::tr("rating"),
                        [match = *match, side = answers.chosen<facts::Side>(1), tenths = *tenths,
                         reason = answers.text(3).toStdString()](desk::Desk& desk, const std::string& by) {
                            return desk::rate(desk, by, match, side, tenths, reason);
                        });
               });
}

namespace {

/// What the rules were and are, and what becomes of matches by it, a sentence each.
QStringList changedRules(const desk::Correction& seen)
{
    QStringList says;
    const auto& change = std::get<desk::RulesChange>(seen.own);
    const QString from = kit::text(wording::titleOf(*tournament::match(seen.after, change.match)));
    for (const desk::ChangedParameter& each : change.parameters)
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
    return says << Window::tr("%n match(es) are played by it; what is final before stays as it is.", nullptr,
                              change.open);
}

/// Every match of the team, and what becomes of it.
QStringList vacated(const desk::Correction& seen)
{
    QStringList says;
    for (const desk::VacatedMatch& each : desk::vacatedMatches(seen)) {
        const std::string title = wording::titleOf(*tournament::match(seen.after, each.match));
        const std::string was = desk::previousText(seen, each.match, rules::Minus::Sign);
        says << u"%1: %2; %3."_s.arg(kit::sentence(title),
                                     was.empty() ? Window::tr("not its match") : kit::text(was),
                                     kit::text(each.is));
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
std::string mostProtected(const desk::Correction& seen)
{
    for (const std::string& id : tournament::changed(seen.before, seen.after))
        if (const tournament::Match* match = tournament::match(seen.before, id);
            match && match->state == tournament::State::Final)
            return id;
    if (const auto* rules = std::get_if<desk::RulesChange>(&seen.own))
        return rules->match;
    const auto matches = desk::vacatedMatches(seen);
    return matches.empty() ? std::string() : matches.front().match;
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
                   if (!match)
                       return;
                   sheet::Change change;
                   change.proposal = desk::changeRulesFrom(*match, valuesTyped(answers.text(0)),
                                                           answers.text(2).toStdString());
                   change.title = Window::tr("Other rules from here on");
                   change.accept = Window::tr("Change the rules");
                   change.done = Window::tr("rules");
                   change.says = changedRules;
                   proposeForMany(std::move(change));
               });
}

void OtherRulings::proposeForMany(sheet::Change change)
{
    const auto seen = desk::preview(m_session.tournament(), desk::thisMachine(),
                                    m_session.supervisor().toStdString(), change.proposal);
    if (!seen)
        return m_ask->complain(kit::sentences(wording::onScreen(seen.error().mistakes)).join(u' '));
    propose(mostProtected(*seen), std::move(change));
}

void OtherRulings::askVacate()
{
    m_ask->ask(Window::tr("A team that was not allowed to play: its matches go to the other sides"),
               {{Window::tr("Team"), {}, {}, false}, {Window::tr("Reason"), {}, {}, false}},
               Window::tr("Show what it changes"), [this](const kit::Answers& answers) {
                   const auto team = teamTyped(answers.text(0));
                   if (!team)
                       return;
                   sheet::Change change;
                   change.proposal = desk::vacate(*team, answers.text(1).toStdString());
                   change.title = Window::tr("%1 plays no more")
                                      .arg(kit::text(tournament::teamName(m_session.tournament(), *team)));
                   change.accept = Window::tr("Vacate its matches");
                   change.done = Window::tr("vacated team");
                   change.says = vacated;
                   proposeForMany(std::move(change));
               });
}

} // namespace rulings
