#include "latechanges.h"

#include "bracket/questions.h"
#include "desk/checks/lookup.h"
#include "desk/checks/rosterlimits.h"
#include "desk/drawing/drawlater.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tournament/drawing.h"
#include "wording/tr.h"

using wording::Window;

namespace teams {

namespace {

/// Whether the substitute is the person on record with that name.
enum class Namesake { TheSame, SomebodyNew };

/// `Ana Ruiz of Full House`
QString withTheirTeam(const tournament::Tournament& tournament, const std::string& person)
{
    const std::string team = tournament::teamOfPlayer(tournament, person);
    const QString name = kit::text(tournament::personName(tournament, person));
    return team.empty() ? name
                        : Window::tr("%1 of %2").arg(name, kit::text(tournament::teamName(tournament, team)));
}

/// The draw with a new place for the team, if it then has more rounds: `5 entries, single elimination: 4
/// matches, 3 byes`. Else empty.
QString grownDraw(const tournament::Setting& setting, const std::string& team)
{
    const auto with = tournament::bracketOf(tournament::withLateEntry(*setting.draw, {team, {}, {}}),
                                            {setting.pairings, {}});
    return with && bracket::rounds(*with).size() > bracket::rounds(setting.bracket).size()
               ? kit::text(wording::drawInShort(*with))
               : QString();
}

} // namespace

LateChanges::LateChanges(session::Session& session, const session::PinGate& allow, kit::Ask& ask)
    : m_session(session), m_allow(allow), m_ask(ask)
{
}

void LateChanges::askToSubstitute(const QString& id)
{
    const tournament::Team* of = team(id);
    if (!of)
        return;
    if (!tournament::seedOfTeam(*m_session.tournament().setting, of->id)) // or nothing is drawn yet
        return refuse(
            Window::tr("%1 isn’t in the draw. Press Enter to edit its players.").arg(kit::text(of->name)));
    if (of->withdrawn)
        return refuse(Window::tr("%1 has withdrawn and can’t substitute a player.").arg(kit::text(of->name)));
    refuse({});
    askSubstitute(*of, {}, {});
}

// Keeps the answers when it asks again.
void LateChanges::askSubstitute(const tournament::Team& of, const kit::Answers& given, const Asking& asking)
{
    const tournament::Tournament& tournament = m_session.tournament();
    QList<kit::Choice> players;
    for (const std::string& player : tournament::playersNow(tournament, of))
        players.append({player, kit::text(tournament::personName(tournament, player))});
    QList<kit::Question> questions{
        {Window::tr("Player leaving"), players, given.all.value(0)},
        {Window::tr("Substitute"), {}, given.all.value(1)},
        {Window::tr("First match"), {}, given.all.value(2), true, {}, Window::tr("Optional: next if empty")},
        {Window::tr("Reason"), {}, given.all.value(3), true}};
    if (desk::asksAffiliations(tournament))
        questions << kit::Question{Window::tr("Affiliation if new"), {}, given.all.value(4), true};
    const qsizetype card = questions.size();
    questions << kit::Question{.label = Window::tr("ID if new"),
                               .given = given.all.value(card),
                               .mayBeEmpty = true,
                               .isBeside = true};
    const qsizetype whether = questions.size();
    if (!asking.namesake.empty())
        questions << kit::Question{Window::tr("Player"),
                                   {{Namesake::TheSame, Window::tr("The same person")},
                                    {Namesake::SomebodyNew, Window::tr("A new player")}},
                                   given.all.value(whether)};
    if (!asking.against.isEmpty()) // required answers stay, because the entry may be corrected instead
        questions << kit::Question{Window::tr("Reason for the exception"), {}, {}, true};
    m_ask.ask(Window::tr("Substitute for %1").arg(kit::text(of.name)), questions, Window::tr("Substitute"),
              [this, id = kit::text(of.id), asking](const kit::Answers& answers) {
                  substitute(id, answers, asking);
              });
    if (!asking.against.isEmpty()) {
        m_ask.complain(asking.against);
        m_ask.field(questions.size() - 1)->setFocus();
    } else if (!asking.namesake.empty()) {
        m_ask.complain(Window::tr("%1 is already on record. Is it the same person?")
                           .arg(withTheirTeam(tournament, asking.namesake)));
        m_ask.focusOn(whether, QVariant::fromValue(Namesake::TheSame));
    }
}

void LateChanges::askAgain(const QString& id, const kit::Answers& given, const Asking& asking)
{
    const auto again = [this, id, given, asking] {
        if (const tournament::Team* of = team(id))
            askSubstitute(*of, given, asking);
    };
    QMetaObject::invokeMethod(this, again, Qt::QueuedConnection); // its button was just clicked
}

void LateChanges::substitute(const QString& id, const kit::Answers& answers, const Asking& asked)
{
    const tournament::Tournament& tournament = m_session.tournament();
    desk::SubstituteOptions options;
    options.team = id.toStdString();
    options.reason = answers.text(3).toStdString();
    const bool asks = desk::asksAffiliations(tournament);
    const qsizetype always = asks ? 6 : 5; // number of questions
    options.leaves = answers.chosen<std::string>(0);
    const std::string name = answers.text(1).simplified().toStdString();
    options.joins = desk::personNamed(tournament, options.team, name);
    const bool isElsewhere =
        !options.joins.empty() && tournament::teamOfPlayer(tournament, options.joins) != options.team;
    if (isElsewhere && asked.namesake != options.joins)
        return askAgain(id, {answers.all.mid(0, always)}, {options.joins, {}});
    if (options.joins.empty() || (isElsewhere && answers.chosen<Namesake>(always) == Namesake::SomebodyNew)) {
        options.joins.clear();
        options.newPlayer = name;
        options.card = answers.text(always - 1).toStdString();
        options.isAnother = isElsewhere; // it was asked
    }
    const auto match = answers.text(2).isEmpty() ? desk::Answer<std::string>(std::string())
                                                 : desk::findMatch(tournament, answers.text(2).toStdString());
    if (!match)
        return m_ask.complain(session::whyNot(match.error()));
    options.match = *match;
    options.affiliation = asks ? answers.text(4).simplified().toStdString() : std::string();
    if (!asked.against.isEmpty())
        options.override = answers.text(answers.all.size() - 1).simplified().toStdString();
    // Breaking a roster limit needs a reason, and a supervisor's PIN.
    const auto against = desk::againstLimits(tournament, options);
    if (!against.empty() && options.override.empty())
        return askAgain(id, answers, {asked.namesake, kit::sentences(wording::onScreen(against)).join(u' ')});
    if (against.empty())
        options.override.clear();
    record({.what = Window::tr("substitution in %1").arg(nameOf(id)),
            .job = [options](desk::Desk& desk,
                             const std::string& by) { return desk::substitute(desk, by, options); },
            .pin = against.empty()
                       ? QString()
                       : Window::tr("To substitute with a roster exception, enter a supervisor’s PIN")});
}

void LateChanges::askToWithdraw(const QString& id)
{
    const tournament::Team* of = team(id);
    if (!of || of->withdrawn)
        return;
    m_ask.ask(Window::tr("Withdraw %1?").arg(kit::text(of->name)), {{Window::tr("Reason")}},
              Window::tr("Withdraw"),
              [this, id](const kit::Answers& answers) {
                  record({.what = Window::tr("withdrawal of %1").arg(nameOf(id)),
                          .job = [id = id.toStdString(), why = answers.text(0).toStdString()](
                                     desk::Desk& desk, const std::string& by) {
                              return desk::withdraw(desk, by, id, why);
                          }});
              },
              {Window::tr("Its opponents win its remaining matches. Ctrl+Z undoes it.")});
}

QString LateChanges::whyNoPlace() const
{
    const auto places = desk::latePlaces(m_session.tournament(), {});
    return places ? QString() : session::whyNot(places.error());
}

void LateChanges::askToEnterLate(const QString& id)
{
    const tournament::Team* of = team(id);
    if (!of)
        return;
    const auto places = desk::latePlaces(m_session.tournament(), id.toStdString());
    if (!places)
        return refuse(session::whyNot(places.error()));
    const bool hasFree = places->front().empty();
    const bool hasOthers = places->size() > (hasFree ? 1U : 0U);
    const QString grown = hasFree ? grownDraw(*m_session.tournament().setting, id.toStdString()) : QString();
    QList<kit::Question> questions;
    QList<kit::Choice> choices;
    for (const std::string& place : *places)
        choices << kit::Choice(place, !place.empty()    ? nameOf(kit::text(place))
                                      : grown.isEmpty() ? Window::tr("A free place")
                                                        : Window::tr("A new place"));
    if (hasOthers)
        questions << kit::Question{Window::tr("Team replaced"), choices,
                                   hasFree ? QVariant::fromValue(std::string()) : QVariant()};
    questions << kit::Question{Window::tr("Reason"), {}, {}, true};
    const QString where =
        !hasFree ? Window::tr("No place is free. The team replaces one that isn’t checked in.")
        : !grown.isEmpty()
            ? Window::tr("No place is free. With a new place, the draw grows to %1.").arg(grown)
        : hasOthers ? Window::tr("The team takes a free place, or replaces one that isn’t checked in.")
                    : Window::tr("The team takes a free place.");
    m_ask.ask(Window::tr("Late entry: %1").arg(kit::text(of->name)), questions, Window::tr("Enter late"),
              [this, id, hasOthers](const kit::Answers& answers) {
                  enterLate(id, hasOthers ? answers.chosen<std::string>(0) : std::string(),
                            answers.text(hasOthers ? 1 : 0));
              },
              {where});
}

void LateChanges::enterLate(const QString& id, const std::string& inPlaceOf, const QString& reason)
{
    const desk::LateEntryOptions options{id.toStdString(), inPlaceOf, reason.toStdString()};
    record({.what = Window::tr("late entry of %1").arg(nameOf(id)),
            .job = [options](desk::Desk& desk,
                             const std::string& by) { return desk::enterLate(desk, by, options); },
            .done =
                [this, team = options.team] {
                    Q_EMIT said(kit::whole(desk::playsInWords(m_session.tournament(), team)),
                                kit::Line::Ink::Plain);
                }});
}

void LateChanges::record(session::Deed deed)
{
    deed.complain = [this](const QString& why) { refuse(why); };
    deed.once = true;
    deed = session::answering(m_ask, std::move(deed));
    deed.refused = [complain = deed.complain](const session::Outcome& outcome) {
        complain(outcome.mistakes.join(u' '));
    };
    session::carryOut(m_session, m_allow, deed, this);
}

} // namespace teams

#include "moc_latechanges.cpp"
