// How people behaved and what they object to: incidents, protests and what becomes of them, ratings.

#include "forms.h"

#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

const QString ofPerson = u"p:"_s; ///< before an id, of whom an incident is about
const QString ofTeam = u"t:"_s;

sheet::ChangeRow effect(const QString& id, const QString& icon, const QString& label, const QString& is)
{
    return {id, {}, icon, label, {}, is};
}

sheet::ChangeRow noPoints()
{
    return effect(u"scores"_s, u"points"_s, Window::tr("Points"), Window::tr("No score changes"));
}

QString titleOf(const tournament::Match& match)
{
    return kit::sentence(wording::titleOf(match));
}

class IncidentForm : public Form {
public:
    explicit IncidentForm(const FormAt& at)
        : Form(at.theme, at.session, at.gate, wordsOf(Kind::Incident).title),
          m_what(addChoices(u"what"_s, Window::tr("What"))),
          m_match(addPicker(u"match"_s, Window::tr("Match"))),
          m_who(addPicker(u"who"_s, Window::tr("Who"))),
          m_infraction(addPicker(u"infraction"_s, Window::tr("Infraction"))),
          m_reason(addText(u"reason"_s, Window::tr("What happened"))),
          m_then(addChoices(u"then"_s, Window::tr("Their match"))), m_sits(addNote()),
          m_joins(addPicker(u"joins"_s, Window::tr("Substitute"))),
          m_playsOn(addText(u"playsOn"_s, Window::tr("Why they play on")))
    {
    }
    void begin(const From& from) override
    {
        update();
        if (m_match->pick(kit::text(from.match)))
            update();
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
                      matchesOffered(tournament(), [](const tournament::Match&) { return true; }));
        fillWho();
        QList<Picker::Entry> forbidden{{{}, Window::tr("Another one")}};
        for (const rules::Infraction& each : infractions)
            forbidden.append({kit::text(each.id), kit::sentence(wording::inWords(each)) + u" ("_s +
                                                      kit::text(wording::placeOf(each.cite)) + u')'});
        m_infraction->fill(forbidden);
        setAsked(m_infraction, m_what->id() == u"infraction"_s);
        fillThen();
    }
    bool look() override
    {
        QList<sheet::ChangeRow> rows{noPoints()};
        if (m_what->id() == u"ejection"_s && !m_who->id().isEmpty())
            rows << effect(u"ejected"_s, u"ban"_s, m_who->currentText(), Window::tr("plays no more matches"));
        if (const auto* match = ejectedFrom())
            rows << effect(u"match"_s, u"bracket"_s, titleOf(*match), thenWords());
        panel().tell({rows, {}, {}});
        const bool isWho = m_what->id() != u"ejection"_s || !m_who->id().isEmpty();
        if (!isWho)
            complain(Window::tr("Choose who is ejected."));
        return isWho && (!isSubstituted() || !m_joins->id().isEmpty());
    }
    QString acceptText() const override
    {
        return m_what->id() == u"ejection"_s     ? Window::tr("Eject")
               : m_what->id() == u"warning"_s    ? Window::tr("Record warning")
               : m_what->id() == u"infraction"_s ? Window::tr("Record infraction")
                                                 : Window::tr("Record note");
    }
    void send() override
    {
        std::optional<desk::EjectionChoice> choice;
        if (ejectedFrom())
            choice = desk::EjectionChoice{then(), m_joins->id().toStdString(),
                                          m_playsOn->text().trimmed().toStdString()};
        carryOut(Window::tr("incident"),
                 [choice, incident = incident()](desk::Desk& desk, const std::string& by) {
                     return desk::report(desk, by, incident, choice);
                 });
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
    /// The match in which who is ejected sits; null where they sit in none, or nobody is ejected.
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
    bool isSubstituted() const { return ejectedFrom() && then() == desk::AfterEjection::Substitute; }
    QString thenWords() const
    {
        return isSubstituted() ? Window::tr("played on with a substitute")
               : then() == desk::AfterEjection::PlayOn
                   ? Window::tr("played to its end with them")
                   : Window::tr("forfeited to the other side");
    }
    // Of a match those of its sides; else everybody.
    void fillWho()
    {
        QList<Picker::Entry> all{{{}, Window::tr("Nobody in particular")}};
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
        const bool isOne = m_who->id().startsWith(ofPerson);
        m_then->fill({{u"forfeit"_s, {Window::tr("Forfeit"), {}, {}, {}}},
                      {u"substitute"_s, {Window::tr("Substitute"), {}, {}, {}}, isOne},
                      {u"play-on"_s, {Window::tr("Play on"), {}, {}, {}}}});
        setAsked(m_then, match);
        m_sits->say(match ? kit::sentence(desk::ejectedInWords(tournament(), incident(), *match)) + u'.'
                          : QString());
        setAsked(m_joins, isSubstituted());
        setAsked(m_playsOn, match && then() == desk::AfterEjection::PlayOn);
        m_joins->fill(match && isOne ? substitutes(*match) : QList<Picker::Entry>());
    }
    /// Further players of the team, and who is on none.
    QList<Picker::Entry> substitutes(const tournament::Match& match) const
    {
        QList<Picker::Entry> all;
        const std::string own = incident().team.value_or("");
        for (const auto& [id, each] : tournament().setting->people) {
            const std::string its = tournament::teamOfPlayer(tournament(), id);
            const bool sits = std::ranges::any_of(
                facts::allSeats, [&, who = id](facts::Seat seat) { return match.call->players[seat] == who; });
            if (!sits && (its.empty() || its == own))
                all.append({kit::text(id), kit::text(tournament::personName(tournament(), id))});
        }
        return all;
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

/// Of a side of a match.
class SideForm : public Form {
public:
    SideForm(const FormAt& at, const QString& title)
        : Form(at.theme, at.session, at.gate, title), m_match(addPicker(u"match"_s, Window::tr("Match"))),
          m_where(addNote()), m_side(addChoices(u"side"_s, Window::tr("Side")))
    {
    }
    void begin(const From& from) override
    {
        const auto offered = matchesOffered(tournament(), wasCalled);
        m_match->fill(offered);
        m_match->pick(likelyMatch(tournament(), offered, from.match));
        update();
    }

protected:
    const tournament::Match* match() const
    {
        return tournament::match(tournament(), m_match->id().toStdString());
    }
    facts::Side side() const { return sideOf(*m_side); }
    QString letter() const { return side() == facts::Side::A ? u"A"_s : u"B"_s; }
    void fill() override
    {
        m_match->fill(matchesOffered(tournament(), wasCalled));
        m_where->say(match() ? whereIs(tournament(), *match()) : Window::tr("No match was called yet."));
        m_side->fill(sidesOffered(tournament(), match()));
    }

private:
    Picker* m_match;
    kit::Prose* m_where;
    Choices* m_side;
};

class ProtestForm : public SideForm {
public:
    explicit ProtestForm(const FormAt& at)
        : SideForm(at, wordsOf(Kind::Protest).title), m_about(addChoices(u"about"_s, Window::tr("About"))),
          m_reason(addText(u"reason"_s, Window::tr("What is protested"))),
          m_winner(addChoices(u"winner"_s, Window::tr("The winner"))),
          m_open(addChoices(u"open"_s, Window::tr("Open")))
    {
        m_about->fill({{u"rule"_s, {Window::tr("Rule"), {}, {}, {}}},
                       {u"eligibility"_s, {Window::tr("Eligibility"), {}, {}, {}}}});
        m_winner->fill({{u"advances"_s, {Window::tr("Advances"), {}, {}, {}}},
                        {u"waits"_s, {Window::tr("Waits for the decision"), {}, {}, {}}}});
        QList<Choices::Option> times{{u"0"_s, {Window::tr("Until it is settled"), {}, {}, {}}}};
        for (const int minutes : {15, 30, 60})
            times.append({QString::number(minutes), {Window::tr("%1 min").arg(minutes), {}, {}, {}}});
        m_open->fill(times);
    }

protected:
    bool look() override
    {
        QList<sheet::ChangeRow> rows{noPoints()};
        if (match())
            rows << effect(u"match"_s, u"flag"_s, titleOf(*match()), Window::tr("under protest"))
                 << effect(u"winner"_s, u"trophy"_s, Window::tr("Winner"),
                           holds() ? Window::tr("advances only once it is settled")
                                   : Window::tr("advances as usual"));
        panel().tell({rows, {}, {}});
        return match();
    }
    QString acceptText() const override { return Window::tr("Record protest of %1").arg(letter()); }
    void send() override
    {
        desk::ProtestOptions options;
        options.match = match()->id;
        options.side = side();
        options.about = m_about->id() == u"rule"_s ? facts::ProtestAbout::Rule
                                                   : facts::ProtestAbout::Eligibility;
        options.reason = m_reason->text().trimmed().toStdString();
        options.holds = holds();
        if (const int minutes = m_open->id().toInt(); minutes > 0)
            options.openMinutes = minutes;
        carryOut(Window::tr("protest"), [options](desk::Desk& desk, const std::string& by) {
            return desk::protest(desk, by, options);
        });
    }

private:
    bool holds() const { return m_winner->id() == u"waits"_s; }

    Choices* m_about;
    QLineEdit* m_reason;
    Choices* m_winner;
    Choices* m_open;
};

class SettleForm : public Form {
public:
    SettleForm(const FormAt& at, const std::string& protest)
        : Form(at.theme, at.session, at.gate, Window::tr("Settle the protest")), m_protest(protest),
          m_what(new kit::Prose(at.theme, 16))
    {
        addRow(Window::tr("Protest"), m_what);
        m_ruling = addChoices(u"ruling"_s, Window::tr("It is"));
        m_reason = addText(u"reason"_s, Window::tr("Reason"), false);
        m_ruling->fill({{u"upheld"_s, {Window::tr("Upheld"), {}, {}, {}}},
                        {u"denied"_s, {Window::tr("Denied"), {}, {}, {}}},
                        {u"withdrawn"_s, {Window::tr("Withdrawn"), {}, {}, {}}},
                        {u"referred"_s, {Window::tr("Referred to staff"), {}, {}, {}}}});
    }
    void begin(const From&) override { update(); }

protected:
    void fill() override
    {
        const auto [match, at] = found();
        if (!match)
            return m_what->say(Window::tr("It is not on record anymore."));
        const tournament::Protested& each = match->protests[at];
        m_what->say(Window::tr("%1, %2: %3").arg(
            titleOf(*match), kit::text(tournament::teamName(tournament(), match->teams[each.protest.side])),
            kit::text(each.protest.reason)));
        setRequired(m_reason, !each.isOpen());
    }
    bool look() override
    {
        const auto [match, at] = found();
        QList<sheet::ChangeRow> rows{noPoints()};
        if (match && match->protests[at].protest.holds)
            rows << effect(u"winner"_s, u"trophy"_s, Window::tr("Winner"),
                           ending() == facts::ProtestEnd::Referred ? Window::tr("still waits for staff")
                                                                   : Window::tr("advances"));
        QStringList notes;
        if (ending() == facts::ProtestEnd::Upheld)
            notes << Window::tr("Being upheld changes no score by itself: rule on the points or the hand next.");
        panel().tell({rows, {}, notes});
        return match;
    }
    QString acceptText() const override { return Window::tr("Settle the protest"); }
    void send() override
    {
        const auto [match, at] = found();
        const desk::SettleOptions options{match->id, static_cast<int>(at) + 1, ending(),
                                          m_reason->text().trimmed().toStdString()};
        carryOut(Window::tr("settlement"), [options](desk::Desk& desk, const std::string& by) {
            return desk::settle(desk, by, options);
        });
    }

private:
    /// Its match and which of the match's it is; null where it is not on record.
    std::pair<const tournament::Match*, std::size_t> found() const
    {
        for (const tournament::Match* match : tournament::inOrder(tournament()))
            for (std::size_t at = 0; at < match->protests.size(); ++at)
                if (match->protests[at].op == m_protest)
                    return {match, at};
        return {nullptr, 0};
    }
    facts::ProtestEnd ending() const
    {
        using enum facts::ProtestEnd;
        return m_ruling->id() == u"upheld"_s      ? Upheld
               : m_ruling->id() == u"denied"_s    ? Rejected
               : m_ruling->id() == u"withdrawn"_s ? Withdrawn
                                                  : Referred;
    }

    std::string m_protest;
    kit::Prose* m_what;
    Choices* m_ruling = nullptr;
    QLineEdit* m_reason = nullptr;
};

class RatingForm : public SideForm {
public:
    explicit RatingForm(const FormAt& at)
        : SideForm(at, wordsOf(Kind::Rating).title),
          m_rating(addText(u"rating"_s, Window::tr("Rating"))), m_note(addNote()),
          m_reason(addText(u"reason"_s, Window::tr("Reason"), false))
    {
        m_note->say(Window::tr("A number from 0 to 10, also 3.5."));
    }

protected:
    void fill() override
    {
        SideForm::fill();
        setRequired(m_reason, before().has_value());
    }
    bool look() override
    {
        const auto tenths = typed();
        QList<sheet::ChangeRow> rows{noPoints()};
        if (tenths && match())
            rows << sheet::ChangeRow{u"rating"_s,
                                     side(),
                                     {},
                                     Window::tr("Rating of %1").arg(letter()),
                                     before() ? kit::text(tournament::ratingText(*before())) : QString(),
                                     kit::text(tournament::ratingText(*tenths))};
        panel().tell({rows, {}, {}});
        if (!tenths && !m_rating->text().isEmpty())
            complain(session::whyNot(tenths.error()));
        return match() && tenths;
    }
    QString acceptText() const override { return Window::tr("Rate %1").arg(letter()); }
    void send() override
    {
        carryOut(Window::tr("rating"),
                 [match = match()->id, side = side(), tenths = *typed(),
                  reason = m_reason->text().trimmed().toStdString()](desk::Desk& desk, const std::string& by) {
                     return desk::rate(desk, by, match, side, tenths, reason);
                 });
    }

private:
    desk::Answer<int> typed() const { return desk::ratingIn(m_rating->text().trimmed().toStdString()); }
    std::optional<int> before() const { return match() ? match()->ratings[side()] : std::nullopt; }

    QLineEdit* m_rating;
    kit::Prose* m_note;
    QLineEdit* m_reason;
};

} // namespace

Form* incidentForm(const FormAt& at)
{
    return new IncidentForm(at);
}

Form* protestForm(const FormAt& at)
{
    return new ProtestForm(at);
}

Form* settleForm(const FormAt& at, const std::string& protest)
{
    return new SettleForm(at, protest);
}

Form* ratingForm(const FormAt& at)
{
    return new RatingForm(at);
}

} // namespace rulings
