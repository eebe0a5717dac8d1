// Forms for protests and ratings.

#include "matchform.h"

#include "desk/rulings/conduct.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

/// A form about a side of a match that was called.
class SideForm : public MatchForm<Form> {
public:
    SideForm(const FormAt& at, const QString& title, Sides sides) : MatchForm(at, title, wasCalled)
    {
        addSides(sides);
    }
    void begin(const From& from) override
    {
        beginAt(from);
        renew();
    }

protected:
    QString noMatch() const override { return Window::tr("No match has been called yet."); }
};

class ProtestForm : public SideForm {
public:
    explicit ProtestForm(const FormAt& at)
        : SideForm(at, wordsOf(Kind::Protest).title, Sides::Open),
          m_about(addChoices(u"about"_s, Window::tr("About"))),
          m_reason(addText(u"reason"_s, Window::tr("Reason"))),
          m_winner(addChoices(u"winner"_s, Window::tr("Winner"))),
          m_open(addChoices(u"open"_s, Window::tr("Deadline")))
    {
        m_about->fill({{u"rule"_s, {Window::tr("Rule"), {}, {}, {}}},
                       {u"eligibility"_s, {Window::tr("Eligibility"), {}, {}, {}}}});
        m_winner->fill({{u"advances"_s, {Window::tr("Advances"), {}, {}, {}}},
                        {u"waits"_s, {Window::tr("Waits for the decision"), {}, {}, {}}}});
        QList<Choices::Option> times{{u"0"_s, {Window::tr("None"), {}, {}, {}}}};
        for (const int minutes : {15, 30, 60})
            times.append({QString::number(minutes), {Window::tr("%1 min").arg(minutes), {}, {}, {}}});
        m_open->fill(times);
    }

protected:
    bool look() override
    {
        QList<sheet::ChangeRow> rows{noPoints()};
        if (match())
            rows << effect(u"match"_s, u"flag"_s, kit::sentence(wording::titleOf(*match())),
                           Window::tr("under protest"))
                 << effect(u"winner"_s, u"trophy"_s, Window::tr("Winner"),
                           holds() ? Window::tr("advances once the protest is settled")
                                   : Window::tr("advances"));
        panel().tell({rows, {}, {}});
        return match();
    }
    QString acceptText() const override
    {
        return hasSide() ? Window::tr("Record protest by %1").arg(letter()) : Window::tr("Record protest");
    }
    void send() override
    {
        desk::ProtestOptions options;
        options.match = match()->id;
        options.side = side();
        options.about =
            m_about->id() == u"rule"_s ? facts::ProtestAbout::Rule : facts::ProtestAbout::Eligibility;
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
        : Form(at.theme, at.session, at.gate, Window::tr("Settle protest")), m_protest(protest),
          m_what(new kit::Prose(at.theme, 16))
    {
        addRow(Window::tr("Protest"), m_what);
        m_ruling = addChoices(u"ruling"_s, Window::tr("Decision"));
        m_ruling->leaveOpen();
        m_reason = addText(u"reason"_s, Window::tr("Reason"), false);
        m_ruling->fill({{u"upheld"_s, {Window::tr("Upheld"), {}, {}, {}}},
                        {u"denied"_s, {Window::tr("Denied"), {}, {}, {}}},
                        {u"withdrawn"_s, {Window::tr("Withdrawn"), {}, {}, {}}},
                        {u"referred"_s, {Window::tr("Referred to staff"), {}, {}, {}}}});
    }
    void begin(const From&) override { renew(); }

protected:
    void fill() override
    {
        const auto [match, at] = found();
        if (!match)
            return m_what->say(Window::tr("This protest is no longer on record."));
        const tournament::Protested& each = match->protests[at];
        m_what->say(Window::tr("%1, %2: %3")
                        .arg(kit::sentence(wording::titleOf(*match)),
                             kit::text(tournament::teamName(tournament(), match->teams[each.protest.side])),
                             kit::text(each.protest.reason)));
        setRequired(m_reason, !each.isOpen());
    }
    bool look() override
    {
        const auto [match, at] = found();
        QList<sheet::ChangeRow> rows{noPoints()};
        if (m_ruling->id().isEmpty())
            rows.clear();
        else if (match && match->protests[at].protest.holds)
            rows << effect(u"winner"_s, u"trophy"_s, Window::tr("Winner"),
                           ending() == facts::ProtestEnd::Referred ? Window::tr("waits for staff")
                                                                   : Window::tr("advances"));
        QStringList notes;
        if (ending() == facts::ProtestEnd::Upheld)
            notes << Window::tr(
                "Upholding a protest changes no score. Adjust the points or void the hand next.");
        panel().tell({rows, {}, notes});
        return match;
    }
    QString acceptText() const override { return Window::tr("Settle protest"); }
    void send() override
    {
        const auto [match, at] = found();
        const desk::SettleOptions options{match->id, static_cast<int>(at) + 1, ending(),
                                          m_reason->text().trimmed().toStdString()};
        carryOut(Window::tr("decision on the protest"), [options](desk::Desk& desk, const std::string& by) {
            return desk::settle(desk, by, options);
        });
    }

private:
    /// The protest: its match and its index there; null if it isn't on record.
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
        : SideForm(at, wordsOf(Kind::Rating).title, Sides::A),
          m_rating(addText(u"rating"_s, Window::tr("Rating"))), m_note(addNote()),
          m_reason(addText(u"reason"_s, Window::tr("Reason"), false))
    {
        m_note->say(Window::tr("Enter a number from 0 to 10, with one decimal at most."));
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
        carryOut(Window::tr("rating"), [match = match()->id, side = side(), tenths = *typed(),
                                        reason = m_reason->text().trimmed().toStdString()](
                                           desk::Desk& desk, const std::string& by) {
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
