// The form for a note, an infraction, a warning or an ejection.

#include "forms.h"

#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

const QString ofPerson = u"p:"_s; ///< marks the id of a player, not of a team
const QString ofTeam = u"t:"_s;

class IncidentForm : public CorrectionForm {
public:
    explicit IncidentForm(const FormAt& at)
        : CorrectionForm(at.theme, at.session, at.gate, wordsOf(Kind::Incident).title),
          m_what(addChoices(u"what"_s, Window::tr("Type"))),
          m_match(addPicker(u"match"_s, Window::tr("Match"))),
          m_who(addPicker(u"who"_s, Window::tr("Player or team"))),
          m_infraction(addPicker(u"infraction"_s, Window::tr("Infraction"))),
          m_reason(addText(u"reason"_s, Window::tr("Description"))),
          m_then(addChoices(u"then"_s, Window::tr("Their match"))), m_sits(addNote()),
          m_joins(addPicker(u"joins"_s, Window::tr("Substitute"))),
          m_playsOn(addText(u"playsOn"_s, Window::tr("Reason")))
    {
    }
    void begin(const From& from) override
    {
        renew();
        if (m_match->pick(kit::text(from.match)))
            renew();
    }

protected:
    void fill() override
    {
        const auto infractions = tournament::infractionsIn(*tournament().setting);
        QList<Choices::Option> kinds{{u"note"_s, {Window::tr("Note"), {}, {}, {}}},
                                     {u"warning"_s, {Window::tr("Warning"), {}, {}, {}}},
                                     {u"ejection"_s, {Window::tr("Ejection"), {}, {}, {}}}};
        if (!infractions.empty())
            kinds.insert(1, {u"infraction"_s, {Window::tr("Infraction"), {}, {}, {}}});
        m_what->fill(kinds);
        m_match->fill(QList<Picker::Entry>{{{}, Window::tr("No match")}} +
                      matchesOffered(tournament(), [](const tournament::Match&) { return true; }, {}));
        fillWho();
        setRequired(m_who, m_what->id() != u"note"_s);
        QList<Picker::Entry> forbidden{{{}, Window::tr("Other")}};
        for (const rules::Infraction& each : infractions)
            forbidden.append({kit::text(each.id), kit::sentence(wording::inWords(each)) + u" ("_s +
                                                      kit::text(wording::placeOf(each.cite)) + u')'});
        m_infraction->fill(forbidden);
        setAsked(m_infraction, m_what->id() == u"infraction"_s);
        fillThen();
    }
    std::optional<desk::Proposal> proposal() const override
    {
        if (m_who->id().isEmpty() && m_what->id() != u"note"_s)
            return {};
        std::optional<desk::EjectionChoice> choice;
        if (ejectedFrom())
            choice = desk::EjectionChoice{then(), m_joins->id().toStdString(),
                                          m_playsOn->text().trimmed().toStdString()};
        return desk::report(incident(), choice);
    }
    QString done() const override { return Window::tr("incident"); }
    QString acceptText() const override
    {
        return m_what->id() == u"ejection"_s     ? Window::tr("Eject")
               : m_what->id() == u"warning"_s    ? Window::tr("Record warning")
               : m_what->id() == u"infraction"_s ? Window::tr("Record infraction")
                                                 : Window::tr("Record note");
    }

private:
    facts::Incident incident() const
    {
        using enum facts::IncidentKind;
        facts::Incident incident;
        incident.what = m_what->id() == u"ejection"_s     ? Ejection
                        : m_what->id() == u"warning"_s    ? Warning
                        : m_what->id() == u"infraction"_s ? Infraction
                                                          : Note;
        incident.reason = m_reason->text().trimmed().toStdString();
        if (!m_match->id().isEmpty())
            incident.match = m_match->id().toStdString();
        const std::string who = m_who->id().mid(2).toStdString();
        if (m_who->id().startsWith(ofPerson)) {
            incident.person = who;
            if (const std::string its = tournament::teamOfPlayer(tournament(), who); !its.empty())
                incident.team = its;
        } else if (m_who->id().startsWith(ofTeam)) {
            incident.team = who;
        }
        if (incident.what == Infraction && !m_infraction->id().isEmpty())
            incident.infraction = m_infraction->id().toStdString();
        return incident;
    }
    /// The match of the ejected player; null if they are in no match, or no one is ejected.
    const tournament::Match* ejectedFrom() const
    {
        return m_who->id().isEmpty() ? nullptr : desk::matchOfEjected(tournament(), incident());
    }
    desk::AfterEjection then() const
    {
        return m_then->id() == u"substitute"_s ? desk::AfterEjection::Substitute
               : m_then->id() == u"play-on"_s  ? desk::AfterEjection::PlayOn
                                               : desk::AfterEjection::Forfeit;
    }
    // The players and teams of the match, or all of them without a match.
    void fillWho()
    {
        const bool mayBeNobody = m_what->id() == u"note"_s;
        QList<Picker::Entry> all{
            {{}, mayBeNobody ? Window::tr("No one in particular") : Window::tr("Choose a player or team")}};
        const auto* match = tournament::match(tournament(), m_match->id().toStdString());
        for (const tournament::Team& each : tournament().setting->teams) {
            if (match && each.id != match->teams.a && each.id != match->teams.b)
                continue;
            const QString name = kit::text(tournament::teamName(tournament(), each.id));
            for (const std::string& player : tournament::playersNow(tournament(), each))
                all.append({ofPerson + kit::text(player),
                            kit::text(tournament::personName(tournament(), player)) + u" · "_s + name});
            all.append({ofTeam + kit::text(each.id), Window::tr("%1, the whole team").arg(name)});
        }
        m_who->fill(all);
    }
    void fillThen()
    {
        const auto* match = ejectedFrom();
        const auto free = desk::possibleSubstitutes(tournament(), incident());
        m_then->fill({{u"forfeit"_s, {Window::tr("Forfeit"), {}, {}, {}}},
                      {u"substitute"_s, {Window::tr("Substitute"), {}, {}, {}}, free.has_value()},
                      {u"play-on"_s, {Window::tr("Play on"), {}, {}, {}}}});
        setAsked(m_then, match);
        m_sits->say(match ? kit::joined({kit::whole(desk::ejectedInWords(tournament(), incident(), *match)),
                                         free ? QString() : session::whyNot(free.error())},
                                        u" "_s)
                          : QString());
        QList<Picker::Entry> substitutes;
        if (free)
            for (const std::string& each : *free)
                substitutes.append({kit::text(each), kit::text(tournament::personName(tournament(), each))});
        m_joins->fill(substitutes);
        setAsked(m_joins, match && then() == desk::AfterEjection::Substitute);
        setAsked(m_playsOn, match && then() == desk::AfterEjection::PlayOn);
    }

    Choices* m_what;
    Picker* m_match;
    Picker* m_who;
    Picker* m_infraction;
    QLineEdit* m_reason;
    Choices* m_then;
    kit::Prose* m_sits;
    Picker* m_joins;
    QLineEdit* m_playsOn;
};

} // namespace

Form* incidentForm(const FormAt& at)
{
    return new IncidentForm(at);
}

} // namespace rulings
