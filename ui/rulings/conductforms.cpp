// How people behaved and what they object to: incidents, protests and what becomes of them, ratings.

#include "forms.h"

#include "desk/checks/lookup.h"
#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "wording/rulecard/rulewords.h"
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

// That match cannot simply be played on. Behind the answer that is being given.
void askAfterEjection(const Forms& forms, const facts::Incident& incident)
{
    const tournament::Tournament& tournament = forms.tournament();
    const QString title = kit::sentence(
        desk::ejectedInWords(tournament, incident, *desk::matchOfEjected(tournament, incident)));
    const auto eject = [forms, incident](const kit::Answers& answers) {
        desk::EjectionChoice choice{
            answers.chosen<desk::AfterEjection>(0), {}, answers.text(2).toStdString()};
        if (choice.then == desk::AfterEjection::Substitute) {
            const auto joins =
                forms.found(desk::whoComesIn(forms.tournament(), incident, answers.text(1).toStdString()));
            if (!joins)
                return;
            choice.joins = *joins;
        }
        forms.record(Window::tr("ejection"), [incident, choice](desk::Desk& desk, const std::string& by) {
            return desk::report(desk, by, incident, choice);
        });
    };
    const auto ask = [forms, title, eject] {
        using enum desk::AfterEjection;
        forms.ask.ask(title,
                      {{Window::tr("Then"),
                        {{Forfeit, Window::tr("Forfeit to the other side")},
                         {Substitute, Window::tr("Bring in a substitute")},
                         {PlayOn, Window::tr("Play on")}}},
                       {Window::tr("Substitute"), {}, {}, false, {QVariant::fromValue(Substitute)}},
                       {Window::tr("Reason"), {}, {}, false, {QVariant::fromValue(PlayOn)}}},
                      Window::tr("Eject"), eject);
    };
    QMetaObject::invokeMethod(&forms.ask, ask, Qt::QueuedConnection);
}

// Whom and which match it concerns; what cannot be found has been said.
bool readConcerned(const Forms& forms, const kit::Answers& answers, facts::Incident& incident)
{
    const tournament::Tournament& tournament = forms.tournament();
    if (!answers.text(2).isEmpty() && !(incident.team = forms.team(answers.text(2))))
        return false;
    if (!answers.text(1).isEmpty()) {
        const auto player = forms.found(
            desk::findPlayer(tournament, answers.text(1).toStdString(), incident.team.value_or("")));
        if (!player)
            return false;
        incident.person = *player;
        if (const std::string team = tournament::teamOfPlayer(tournament, *player);
            !incident.team && !team.empty())
            incident.team = team;
    }
    if (!answers.text(3).isEmpty())
        incident.match = forms.match(answers.text(3));
    return answers.text(3).isEmpty() || incident.match;
}

} // namespace

void askIncident(const Forms& forms)
{
    using enum facts::IncidentKind;
    const auto infractions = tournament::infractionsIn(*forms.tournament().setting);
    QList<kit::Question> questions{{Window::tr("What"),
                                    {{Note, Window::tr("Note")},
                                     {Infraction, Window::tr("Infraction")},
                                     {Warning, Window::tr("Warning")},
                                     {Ejection, Window::tr("Ejection")}}},
                                   {Window::tr("Player, if one"), {}, {}, true},
                                   {Window::tr("Team, if one"), {}, {}, true},
                                   {Window::tr("Match, if one"), {}, {}, true},
                                   {Window::tr("What happened")}};
    if (!infractions.empty())
        questions << kit::Question{Window::tr("Of an infraction"), choicesOf(infractions),
                                   QVariant::fromValue(std::string()), true};
    const auto answered = [forms](const kit::Answers& answers) {
        facts::Incident incident;
        incident.what = answers.chosen<facts::IncidentKind>(0);
        incident.reason = answers.text(4).toStdString();
        if (const auto which = answers.chosen<std::string>(5); !which.empty())
            incident.infraction = which;
        if (!readConcerned(forms, answers, incident))
            return;
        if (desk::matchOfEjected(forms.tournament(), incident))
            return askAfterEjection(forms, incident);
        forms.record(Window::tr("incident"), [incident](desk::Desk& desk, const std::string& by) {
            return desk::report(desk, by, incident);
        });
    };
    forms.ask.ask(Window::tr("What costs no points by itself; who is ejected sits down to no further match"),
                  questions, Window::tr("Put on record"), answered);
}

void askProtest(const Forms& forms)
{
    using enum facts::ProtestAbout;
    const auto answered = [forms](const std::string& match, const kit::Answers& answers) {
        desk::ProtestOptions options;
        options.match = match;
        options.side = answers.chosen<facts::Side>(1);
        options.about = answers.chosen<facts::ProtestAbout>(2);
        options.reason = answers.text(3).toStdString();
        options.holds = answers.chosen<bool>(4);
        if (!answers.text(5).isEmpty()) {
            options.openMinutes = answers.text(5).toInt();
            if (*options.openMinutes < 1)
                return forms.ask.complain(
                    Window::tr("Minutes: “%1” is no number such as 30").arg(answers.text(5)));
        }
        forms.record(Window::tr("protest"), [options](desk::Desk& desk, const std::string& by) {
            return desk::protest(desk, by, options);
        });
    };
    forms.askOfMatch(
        Window::tr("A side plays on, or signs, under protest"),
        {askSide(),
         {Window::tr("About"), {{Rule, Window::tr("Rule")}, {Eligibility, Window::tr("Eligibility")}}},
         {Window::tr("What is protested")},
         {Window::tr("The winner"),
          {{false, Window::tr("Moves on")}, {true, Window::tr("Waits for it")}},
          false},
         {Window::tr("Open for, minutes"), {}, {}, true}},
        Window::tr("Record protest"), answered);
}

void askSettle(const Forms& forms)
{
    using enum facts::ProtestEnd;
    const auto answered = [forms](const std::string& match, const kit::Answers& answers) {
        const desk::SettleOptions options{
            match, {}, answers.chosen<facts::ProtestEnd>(1), answers.text(2).toStdString()};
        forms.record(Window::tr("settlement"), [options](desk::Desk& desk, const std::string& by) {
            return desk::settle(desk, by, options);
        });
    };
    forms.askOfMatch(Window::tr("What becomes of a protest; referred, staff decide it later"),
                     {{Window::tr("It is"),
                       {{Upheld, Window::tr("Upheld")},
                        {Rejected, Window::tr("Rejected")},
                        {Withdrawn, Window::tr("Withdrawn")},
                        {Referred, Window::tr("Referred")}}},
                      {Window::tr("Reason"), {}, {}, true}},
                     Window::tr("Settle"), answered);
}

void askRating(const Forms& forms)
{
    const auto answered = [forms](const std::string& match, const kit::Answers& answers) {
        const auto tenths = forms.found(desk::ratingIn(answers.text(2).toStdString()));
        if (!tenths)
            return;
        forms.record(Window::tr("rating"),
                     [match, side = answers.chosen<facts::Side>(1), tenths = *tenths,
                      reason = answers.text(3).toStdString()](desk::Desk& desk, const std::string& by) {
                         return desk::rate(desk, by, match, side, tenths, reason);
                     });
    };
    forms.askOfMatch(Window::tr("How a side behaved, 0 to 10; not open to protest"),
                     {askSide(), {Window::tr("Rating")}, {Window::tr("Reason, to revise one"), {}, {}, true}},
                     Window::tr("Rate"), answered);
}

} // namespace rulings
