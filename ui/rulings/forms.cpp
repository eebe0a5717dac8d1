#include "forms.h"

#include "desk/checks/lookup.h"
#include "desk/corrections/amend.h"
#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/vacate.h"
#include "desk/rulings/ruling.h"
#include "tournament/model/setting.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

void allowFor(const session::Session& session, const session::PinGate& gate, const std::string& match,
              const QObject* listener, const std::function<void(const std::string& by)>& then,
              const std::function<void(const QString& why)>& dropped)
{
    const bool isFinal = tournament::match(session.tournament(), match)->state == tournament::State::Final;
    session::withPin(
        session, gate,
        isFinal ? Window::tr("The match is finished: to rule on it needs a supervisor's PIN") : QString(),
        listener, [then](const QString& by) { then(by.toStdString()); }, dropped);
}

std::optional<std::string> Forms::match(const QString& typed) const
{
    return found(desk::findMatch(tournament(), typed.toStdString()));
}

std::optional<std::string> Forms::team(const QString& typed) const
{
    return found(desk::findTeam(tournament(), typed.toStdString()));
}

void Forms::askOfMatch(const QString& title, const QList<kit::Question>& more, const QString& accept,
                       const Answered& answered) const
{
    const QList<kit::Question> first{{Window::tr("Match, its number")}};
    ask.ask(title, first + more, accept, [forms = *this, answered](const kit::Answers& answers) {
        if (const auto match = forms.match(answers.text(0)))
            answered(*match, answers);
    });
}

void Forms::record(const QString& what, decltype(session::Deed::job) job) const
{
    session::carryOut(session, {}, session::answering(ask, {.what = what, .job = std::move(job)}), &ask);
}

// A finished match needs somebody's leave. Behind the answer that is being given.
void Forms::propose(const std::string& match, sheet::Change change) const
{
    change.refuse = [&at = ask](const QStringList& sentences) { at.complain(sentences.join(u' ')); };
    change.make = [forms = *this](const QString& done, const session::Job& job) {
        forms.record(done, [job](desk::Desk& desk, const std::string&) { return job(desk); });
    };
    const auto dropped = [&at = ask, number = ask.number()](const QString& why) {
        if (at.isOpen() && at.isAnswered() && at.number() == number)
            at.complain(why); // what was typed stays, and may be answered once more
    };
    const auto allowed = [forms = *this, change](const std::string& by) {
        sheet::Change its = change;
        its.by = by;
        QMetaObject::invokeMethod(
            &forms.ask, [forms, its] { sheet::askChange(forms.ask, forms.session, its); },
            Qt::QueuedConnection);
    };
    allowFor(session, gate, match, &ask, allowed, dropped);
}

namespace {

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

// It changes the score: a later match may be disputed by it. Hand and side were asked for behind the match.
void ruleOn(const Forms& forms, const std::string& match, const kit::Answers& answers,
            const decltype(desk::HandRulingOptions::what)& what, const QString& reason, const QString& done)
{
    const desk::HandRulingOptions options{
        match, {}, answers.text(1).toInt(), answers.chosen<facts::Side>(2), what, reason.toStdString(), {}};
    forms.propose(
        match,
        {.proposal = desk::ruleOnHand(options), .accept = Window::tr("Save the ruling"), .done = done});
}

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

} // namespace

void Forms::proposeForMany(sheet::Change change) const
{
    const auto seen = found(desk::preview(tournament(), desk::thisMachine(),
                                          session.supervisor().toStdString(), change.proposal));
    if (seen)
        propose(mostProtected(*seen), std::move(change));
}

std::optional<int> pointsTyped(kit::Ask& ask, const QString& typed)
{
    const int points = QString(typed).replace(u'−', u'-').toInt();
    if (points != 0)
        return points;
    ask.complain(Window::tr("Points: “%1” is no number such as 30 or −30").arg(typed));
    return std::nullopt;
}

kit::Question askSide()
{
    return {Window::tr("Side"), {{facts::Side::A, u"A"_s}, {facts::Side::B, u"B"_s}}};
}

std::set<std::string> foulsIn(const tournament::Tournament& tournament)
{
    std::set<std::string> names;
    for (const tournament::InTurn& each : tournament::rulesInTurn(*tournament.setting))
        for (const auto& set : each.rules->sets)
            for (const scoring::Foul& foul : set->rules.fouls)
                names.insert(foul.name);
    return names;
}

void askPoints(const Forms& forms)
{
    forms.ask.ask(Window::tr("Points by ruling"),
                  {{Window::tr("Match, its number")},
                   {Window::tr("Hand")},
                   askSide(),
                   {Window::tr("Points")},
                   {Window::tr("Reason")}},
                  Window::tr("Give points"), [forms](const kit::Answers& answers) {
                      const auto points = pointsTyped(forms.ask, answers.text(3));
                      const auto match = points ? forms.match(answers.text(0)) : std::nullopt;
                      if (match)
                          ruleOn(forms, *match, answers, *points, answers.text(4),
                                 Window::tr("points by ruling"));
                  });
}

void askFoul(const Forms& forms)
{
    QList<kit::Choice> fouls;
    for (const std::string& foul : foulsIn(forms.tournament()))
        fouls.append({foul, kit::text(foul)});
    forms.askOfMatch(
        Window::tr("A foul for which the rules name a price"),
        {{Window::tr("Hand")}, askSide(), {Window::tr("Foul"), fouls}}, Window::tr("Record foul"),
        [forms](const std::string& match, const kit::Answers& answers) {
            ruleOn(forms, match, answers, answers.chosen<std::string>(3), {}, Window::tr("foul"));
        });
}

void askThrowIn(const Forms& forms)
{
    forms.askOfMatch(
        Window::tr("A hand that was scored is thrown in by ruling: it counts nothing, and is dealt again"),
        {{Window::tr("Hand")}, {Window::tr("Reason")}}, Window::tr("Show what it changes"),
        [forms](const std::string& match, const kit::Answers& answers) {
            desk::AmendOptions options;
            options.how = desk::AmendOptions::How::ThrowIn;
            options.match = match;
            options.hand = answers.text(1).toInt();
            options.reason = answers.text(2).toStdString();
            forms.propose(match, {.proposal = desk::amend(options),
                                  .title = Window::tr("Throw in hand %1").arg(options.hand),
                                  .accept = Window::tr("Throw the hand in"),
                                  .done = Window::tr("hand thrown in")});
        });
}

void askRules(const Forms& forms)
{
    forms.ask.ask(
        Window::tr("Another rule from a match on, said as “bag limit=5” or by its name, bags.limit=5; "
                   "several with “;”"),
        {{Window::tr("Rule and value")}, {Window::tr("From match, its number")}, {Window::tr("Reason")}},
        Window::tr("Show what it changes"), [forms](const kit::Answers& answers) {
            const auto match = forms.match(answers.text(1));
            if (match)
                forms.proposeForMany({.proposal = desk::changeRulesFrom(*match, valuesTyped(answers.text(0)),
                                                                        answers.text(2).toStdString()),
                                      .title = Window::tr("Other rules from here on"),
                                      .accept = Window::tr("Change the rules"),
                                      .done = Window::tr("rules"),
                                      .says = changedRules});
        });
}

void askVacate(const Forms& forms)
{
    forms.ask.ask(Window::tr("A team that was not allowed to play: its matches go to the other sides"),
                  {{Window::tr("Team")}, {Window::tr("Reason")}}, Window::tr("Show what it changes"),
                  [forms](const kit::Answers& answers) {
                      const auto team = forms.team(answers.text(0));
                      if (team)
                          forms.proposeForMany(
                              {.proposal = desk::vacate(*team, answers.text(1).toStdString()),
                               .title = Window::tr("%1 plays no more")
                                            .arg(kit::text(tournament::teamName(forms.tournament(), *team))),
                               .accept = Window::tr("Vacate its matches"),
                               .done = Window::tr("vacated team"),
                               .says = vacated});
                  });
}

} // namespace rulings
