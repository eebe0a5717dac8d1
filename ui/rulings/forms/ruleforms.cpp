// Forms for a changed rule and an ineligible team.

#include "forms.h"

#include "desk/corrections/rulesfrom.h"
#include "desk/corrections/vacate.h"
#include "desk/drawing/newtournament.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

const QString typedValue = u"other"_s; ///< a value that is typed

/// Numbers near the current one, as offers.
QList<int> numbersNear(int now)
{
    const int step = now < 20 ? 1 : now < 100 ? 5 : 50;
    QList<int> near;
    for (const int steps : {-1, 1, 2, 4})
        if (now + steps * step > 0)
            near << now + steps * step;
    return near;
}

class RuleForm : public CorrectionForm {
public:
    explicit RuleForm(const FormAt& at)
        : CorrectionForm(at.theme, at.session, at.gate, wordsOf(Kind::Rule).title),
          m_rule(addPicker(u"rule"_s, Window::tr("Rule"))), m_about(addNote()),
          m_value(addChoices(u"value"_s, Window::tr("New value"))),
          m_typed(addText(u"typed"_s, Window::tr("New value"))),
          m_from(addPicker(u"from"_s, Window::tr("From"))), m_fromNote(addNote()),
          m_reason(addText(u"reason"_s, Window::tr("Reason")))
    {
        m_value->leaveOpen();
    }
    void begin(const From& from) override
    {
        fillMatches();
        for (const tournament::Match* match : tournament::inOrder(tournament()))
            if (match->number && match->state < tournament::State::Playing) {
                m_from->pick(kit::text(match->id));
                break;
            }
        if (const auto* match = tournament::match(tournament(), from.match);
            match && match->state < tournament::State::Playing)
            m_from->pick(kit::text(match->id));
        renew();
    }

protected:
    void fill() override
    {
        fillMatches();
        m_fields = rules() ? desk::changeable(rules()->venue) : std::vector<desk::Agreeable>();
        std::stable_partition(m_fields.begin(), m_fields.end(), [this](const desk::Agreeable& each) {
            return each.phase == tournament::regularSet(*rules()).phase; // rules of most matches come first
        });
        QList<Picker::Entry> all;
        for (const desk::Agreeable& each : m_fields) {
            if (hasPhases() && (all.isEmpty() || each.phase != phaseOf(all.constLast().id)))
                all.append({{}, kit::sentence(wording::codeInWords(each.phase)), true});
            all.append({kit::text(each.key), kit::sentence(each.label) + u": "_s + nowOf(each)});
        }
        m_rule->fill(all);
        fillValue();
        const bool isDrawn = field() && !m_from->id().isEmpty();
        m_fromNote->say(isDrawn ? Window::tr("Earlier matches keep the old value.")
                                : Window::tr("Rules can change once the draw is made."));
    }
    std::optional<desk::Proposal> proposal() const override
    {
        const QString value = m_value->id() == typedValue ? m_typed->text().trimmed() : m_value->id();
        if (!field() || m_from->id().isEmpty() || value.isEmpty())
            return {};
        return desk::changeRulesFrom(m_from->id().toStdString(), {field()->key + '=' + value.toStdString()},
                                     m_reason->text().trimmed().toStdString());
    }
    QString done() const override { return Window::tr("rule"); }
    QString acceptText() const override
    {
        const auto* match = tournament::match(tournament(), m_from->id().toStdString());
        return match ? Window::tr("Change rule from %1").arg(kit::text(wording::titleOf(*match)))
                     : Window::tr("Change rule");
    }

private:
    const tournament::RulesFrom* rules() const
    {
        return tournament::inForce(*tournament().setting, m_from->id().toStdString());
    }
    const desk::Agreeable* field() const
    {
        const auto found = std::ranges::find(m_fields, m_rule->id().toStdString(), &desk::Agreeable::key);
        return found == m_fields.end() ? nullptr : &*found;
    }
    std::string phaseOf(const QString& key) const
    {
        const auto found = std::ranges::find(m_fields, key.toStdString(), &desk::Agreeable::key);
        return found == m_fields.end() ? std::string() : found->phase;
    }
    static std::string nameOf(const desk::Agreeable& each)
    {
        const std::string before = each.phase + '.';
        return each.key.starts_with(before) ? each.key.substr(before.size()) : each.key;
    }
    bool hasPhases() const { return rules() && rules()->venue.phases.size() > 1; }
    /// The matches that the rule is for; empty if for all.
    QString holdsIn(const desk::Agreeable& each) const
    {
        const QString phase = kit::text(wording::codeInWords(each.phase));
        return hasPhases() ? kit::sentence(Window::tr("%1 matches").arg(phase)) : QString();
    }
    QString nowOf(const desk::Agreeable& each) const
    {
        return kit::text(wording::inWords(*rules::phase(rules()->venue, each.phase), nameOf(each)));
    }
    void fillMatches()
    {
        QList<Picker::Entry> all;
        for (const tournament::Match* match : tournament::inOrder(tournament()))
            if (match->number)
                all.append({kit::text(match->id),
                            matchName(tournament(), *match) + u" · "_s + playedSoFar(tournament(), *match)});
        m_from->fill(all);
    }
    void fillValue()
    {
        QList<Choices::Option> values;
        m_about->say({});
        if (const desk::Agreeable* each = field()) {
            for (const auto& [value, words] : each->choices)
                if (value != each->value)
                    values.append({kit::text(value), {kit::sentence(words), {}, {}, {}}});
            bool isNumber = false;
            const int now = kit::text(each->value).toInt(&isNumber);
            if (values.isEmpty() && isNumber)
                for (const int near : numbersNear(now))
                    values.append({QString::number(near), {QString::number(near), {}, {}, {}}});
            if (each->choices.empty())
                values.append({typedValue, {Window::tr("Other"), {}, {}, {}}});
            m_about->say(kit::joined({holdsIn(*each), placeOf(*each)}, u" · "_s));
        }
        m_value->fill(values);
        const bool isTypedOnly = values.size() == 1 && values.constFirst().id == typedValue;
        if (isTypedOnly)
            m_value->choose(typedValue);
        setAsked(m_value, !isTypedOnly);
        setAsked(m_typed, m_value->id() == typedValue);
    }
    QString placeOf(const desk::Agreeable& each) const
    {
        for (const auto& set : rules()->sets)
            if (set->phase == each.phase)
                return kit::joined(
                    {kit::text(set->venueName), kit::text(wording::placeOf(set->citeFor(nameOf(each))))},
                    u", "_s);
        return kit::text(rules()->venue.name);
    }

    Picker* m_rule;
    kit::Prose* m_about;
    Choices* m_value;
    QLineEdit* m_typed;
    Picker* m_from;
    kit::Prose* m_fromNote;
    QLineEdit* m_reason;
    std::vector<desk::Agreeable> m_fields;
};

class IneligibleForm : public CorrectionForm {
public:
    explicit IneligibleForm(const FormAt& at)
        : CorrectionForm(at.theme, at.session, at.gate, wordsOf(Kind::Ineligible).title),
          m_team(addPicker(u"team"_s, Window::tr("Team"))), m_note(addNote()),
          m_reason(addText(u"reason"_s, Window::tr("Reason")))
    {
        setRequired(m_team, true);
    }
    void begin(const From&) override { renew(); }

protected:
    // No team is preselected, because the ruling is severe.
    void fill() override
    {
        QList<Picker::Entry> all{{{}, Window::tr("Choose a team")}};
        for (const tournament::Team& team : tournament().setting->teams)
            all.append({kit::text(team.id), kit::text(tournament::teamName(tournament(), team.id))});
        m_team->fill(all);
        m_note->say(m_team->id().isEmpty() ? Window::tr("Its opponents win the matches it played.")
                                           : Window::tr("The team can’t play again."));
    }
    std::optional<desk::Proposal> proposal() const override
    {
        if (m_team->id().isEmpty())
            return {};
        return desk::vacate(m_team->id().toStdString(), m_reason->text().trimmed().toStdString());
    }
    QString done() const override { return Window::tr("ineligible team"); }
    QString acceptText() const override
    {
        return m_team->id().isEmpty() ? Window::tr("Declare the team ineligible")
                                      : Window::tr("Declare %1 ineligible").arg(m_team->currentText());
    }

private:
    Picker* m_team;
    kit::Prose* m_note;
    QLineEdit* m_reason;
};

} // namespace

Form* ruleForm(const FormAt& at)
{
    return new RuleForm(at);
}

Form* ineligibleForm(const FormAt& at)
{
    return new IneligibleForm(at);
}

} // namespace rulings
