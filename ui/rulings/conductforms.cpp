// How people behaved and what they object to: incidents, protests and what becomes of them, ratings.
#include "forms.h"
#include "otherrulings.h"

#include "desk/checks/lookup.h"
#include "desk/rulings/conduct.h"
#include "desk/wording/names.h"
#include "rules/why.h"
#include "tournament/queries/infractions.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace rulings {

namespace {

/// `A spade led before spades were broken (The Play 2)`, behind the choice of none.
QList<look::Choice> choicesOf(const std::vector<rules::Infraction>& infractions)
{
    QList<look::Choice> choices{{std::string(), u"None of these"_s}};
    for (const rules::Infraction& each : infractions)
        choices.append(
            {each.id, look::sentence(each.words) + u" ("_s + look::text(rules::placeOf(each.cite)) + u')'});
    return choices;
}

} // namespace

void OtherRulings::askIncident()
{
    using enum facts::IncidentKind;
    const auto infractions = tournament::infractionsIn(m_session.tournament());
    QList<look::Question> questions{{u"What"_s, choicesOf({Note, Infraction, Warning, Ejection}), {}, false},
                                    {u"Player, if one"_s, {}, {}, true},
                                    {u"Team, if one"_s, {}, {}, true},
                                    {u"Match, if one"_s, {}, {}, true},
                                    {u"What happened"_s, {}, {}, false}};
    if (!infractions.empty())
        questions << look::Question{u"Of an infraction"_s, choicesOf(infractions),
                                    QVariant::fromValue(std::string()), true};
    m_ask->ask(u"What costs no points by itself; who is ejected sits down to no further match"_s, questions,
               u"Put on record"_s, [this](const look::Answers& answers) {
                   facts::Incident incident;
                   incident.what = answers.chosen<facts::IncidentKind>(0);
                   incident.reason = answers.text(4).toStdString();
                   if (const auto which = answers.chosen<std::string>(5); !which.empty())
                       incident.infraction = which;
                   if (!readConcerned(answers, incident))
                       return;
                   if (desk::matchOfEjected(m_session.tournament(), incident))
                       return askAfterEjection(incident);
                   send(u"incident"_s, [incident](desk::Desk& desk, const std::string& by) {
                       return desk::report(desk, by, incident);
                   });
               });
}

// That match cannot simply be played on. Behind the answer that is being given.
void OtherRulings::askAfterEjection(const facts::Incident& incident)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const QString title = look::sentence(
        desk::ejectedInWords(tournament, incident, *desk::matchOfEjected(tournament, incident)));
    const auto ask = [this, incident, title] {
        using enum desk::AfterEjection;
        m_ask->ask(title,
                   {{u"Then"_s,
                     {{Forfeit, u"Forfeit to the other side"_s},
                      {Substitute, u"Bring in a substitute"_s},
                      {PlayOn, u"Play on"_s}},
                     {},
                     false},
                    {u"Substitute"_s, {}, {}, false, {QVariant::fromValue(Substitute)}},
                    {u"Reason"_s, {}, {}, false, {QVariant::fromValue(PlayOn)}}},
                   u"Eject"_s, [this, incident](const look::Answers& answers) {
                       desk::EjectionChoice choice{
                           answers.chosen<desk::AfterEjection>(0), {}, answers.text(2).toStdString()};
                       if (choice.then == desk::AfterEjection::Substitute) {
                           const auto joins = desk::whoComesIn(m_session.tournament(), incident,
                                                               answers.text(1).toStdString());
                           if (!joins)
                               return m_ask->complain(
                                   look::sentences(desk::onScreen(joins.error().mistakes)).join(u' '));
                           choice.joins = *joins;
                       }
                       send(u"ejection"_s, [incident, choice](desk::Desk& desk, const std::string& by) {
                           return desk::report(desk, by, incident, choice);
                       });
                   });
    };
    QMetaObject::invokeMethod(m_ask, ask, Qt::QueuedConnection);
}

// Whom and which match it concerns; what cannot be found has been said.
bool OtherRulings::readConcerned(const look::Answers& answers, facts::Incident& incident)
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
            m_ask->complain(look::sentences(desk::onScreen(player.error().mistakes)).join(u' '));
            return false;
        }
        incident.person = *player;
        if (const std::string team = desk::teamOfPlayer(tournament, *player); !incident.team && !team.empty())
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
    m_ask->ask(u"A side plays on, or signs, under protest"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"Side"_s, sides(), {}, false},
                {u"About"_s, choicesOf({Rule, Eligibility}), {}, false},
                {u"What is protested"_s, {}, {}, false},
                {u"The winner"_s, {{false, u"Moves on"_s}, {true, u"Waits for it"_s}}, false, false},
                {u"Open for, minutes"_s, {}, {}, true}},
               u"Record protest"_s, [this](const look::Answers& answers) {
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
                               u"Minutes: “%1” is no number such as 30"_s.arg(answers.text(5)));
                   }
                   send(u"protest"_s, [options](desk::Desk& desk, const std::string& by) {
                       return desk::protest(desk, by, options);
                   });
               });
}

void OtherRulings::askSettle()
{
    using enum facts::ProtestEnd;
    m_ask->ask(u"What becomes of a protest; referred, staff decide it later"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"It is"_s, choicesOf({Upheld, Rejected, Withdrawn, Referred}), {}, false},
                {u"Reason"_s, {}, {}, true}},
               u"Settle"_s, [this](const look::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   desk::SettleOptions options;
                   options.match = *match;
                   options.ruling = answers.chosen<facts::ProtestEnd>(1);
                   options.reason = answers.text(2).toStdString();
                   send(u"settlement"_s, [options](desk::Desk& desk, const std::string& by) {
                       return desk::settle(desk, by, options);
                   });
               });
}

void OtherRulings::askRating()
{
    m_ask->ask(u"How a side behaved, 0 to 10; not open to protest"_s,
               {{u"Match, its number"_s, {}, {}, false},
                {u"Side"_s, sides(), {}, false},
                {u"Rating"_s, {}, {}, false},
                {u"Reason, to revise one"_s, {}, {}, true}},
               u"Rate"_s, [this](const look::Answers& answers) {
                   const auto match = matchTyped(answers.text(0));
                   if (!match)
                       return;
                   const auto tenths = desk::ratingIn(answers.text(2).toStdString());
                   if (!tenths)
                       return m_ask->complain(
                           look::sentences(desk::onScreen(tenths.error().mistakes)).join(u' '));
                   send(u"rating"_s,
                        [match = *match, side = answers.chosen<facts::Side>(1), tenths = *tenths,
                         reason = answers.text(3).toStdString()](desk::Desk& desk, const std::string& by) {
                            return desk::rate(desk, by, match, side, tenths, reason);
                        });
               });
}

} // namespace rulings
