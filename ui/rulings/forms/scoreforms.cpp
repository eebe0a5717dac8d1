// Forms for a renege challenge, a point adjustment, a foul and a void hand.

#include "matchform.h"

#include "desk/corrections/amend.h"
#include "desk/rulings/ruling.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <QGuiApplication>

#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

/// A form about a hand of a match.
class HandForm : public MatchForm<CorrectionForm> {
public:
    HandForm(const FormAt& at, const QString& title)
        : MatchForm(at, title, tournament::hasHands), m_hand(addPicker(u"hand"_s, Window::tr("Hand"))),
          m_handNote(addNote())
    {
    }
    void begin(const From& from) override
    {
        beginAt(from);
        if (match()) {
            const auto hands = handsOffered(*match());
            m_hand->fill(hands);
            if (!hands.isEmpty() &&
                (from.match != match()->id || !m_hand->pick(handId(from.game, from.hand))))
                m_hand->pick(hands.constLast().id);
            m_of = match()->id;
        }
        renew();
    }

protected:
    int game() const { return m_hand->id().section(u'/', 0, 0).toInt(); }
    int hand() const { return m_hand->id().section(u'/', 1).toInt(); }
    const tournament::Item* item() const
    {
        const auto found =
            match() ? desk::findHand(*match(), game(), hand()) : desk::Answer<desk::FoundHand>();
        return found ? found->item : nullptr;
    }
    void fill() override
    {
        MatchForm::fill();
        const auto hands = match() ? handsOffered(*match()) : QList<Picker::Entry>();
        m_hand->fill(hands);
        const std::string of = match() ? match()->id : std::string();
        if (std::exchange(m_of, of) != of && !hands.isEmpty())
            m_hand->pick(hands.constLast().id); // the match has changed
        m_handNote->say(match() && hands.isEmpty() ? Window::tr("No hand on record yet.")
                        : item() && item()->isOpen ? openNote()
                                                   : QString());
    }
    virtual QString openNote() const { return Window::tr("Counts when the hand is saved."); }
    QString noMatch() const override { return Window::tr("No hand is on record yet."); }

private:
    Picker* m_hand;
    kit::Prose* m_handNote;
    std::string m_of; ///< the match whose hands are offered
};

class RenegeForm : public HandForm {
public:
    RenegeForm(const FormAt& at, const std::function<void(const HandSpot&)>& open)
        : HandForm(at, wordsOf(Kind::Renege).title), m_open(open)
    {
        hidePanel();
    }

protected:
    std::optional<desk::Proposal> proposal() const override { return {}; }
    QString done() const override { return {}; }
    QString openNote() const override { return {}; }
    bool look() override { return item() != nullptr; }
    QString acceptText() const override { return Window::tr("Open case"); }
    void send() override { m_open({match()->id, game(), item()->place}); }

private:
    std::function<void(const HandSpot&)> m_open;
};

/// A form about a side in a hand.
class HandRulingForm : public HandForm {
public:
    HandRulingForm(const FormAt& at, const QString& title) : HandForm(at, title) { addSides(Sides::Open); }

protected:
    std::optional<desk::Proposal> ruling(const decltype(desk::HandRulingOptions::what)& what,
                                         const QString& reason) const
    {
        if (!item() || !hasSide())
            return {};
        return desk::ruleOnHand(
            {match()->id, game(), hand(), side(), what, reason.trimmed().toStdString(), {}});
    }
};

/// Steps by 10, or by 5 with Shift.
class PointsField : public kit::NumberField {
public:
    PointsField() : NumberField(Window::tr("Points"), 0, most) {}
    void stepBy(int steps) override
    {
        const bool isFine = QGuiApplication::keyboardModifiers() & Qt::ShiftModifier;
        setValue(value() + steps * (isFine ? 5 : 10));
    }

private:
    static constexpr int most = 1000;
};

class PointsForm : public HandRulingForm {
public:
    explicit PointsForm(const FormAt& at) : HandRulingForm(at, wordsOf(Kind::Points).title)
    {
        auto* line = new kit::FlowRow(at.theme, 6);
        m_sign = new Choices(at.theme, Window::tr("Points"));
        m_sign->setObjectName(u"sign"_s);
        m_points = new PointsField;
        m_points->setObjectName(u"points"_s);
        m_points->setAlignment(Qt::AlignCenter);
        m_points->setValue(10);
        kit::follow(m_theme, m_points, [this] {
            m_points->setFont(m_theme.font(20)); // no smaller than the numbers beside it
            m_points->setMinimumWidth(m_theme.px(76));
        });
        line->flow().addWidget(m_sign);
        line->flow().addWidget(m_points);
        auto* usualOnes = new QWidget; // keeps them in one line
        QHBoxLayout* beside = kit::lineIn(usualOnes, at.theme.px(6));
        for (const int usual : {10, 20, 30}) {
            auto* chip = new Chip(at.theme, nullptr, Chip::Place::Form);
            chip->setObjectName(u"points-%1"_s.arg(usual));
            chip->setFace({QString::number(usual), {}, {}, {}}, Window::tr("%1 points").arg(usual));
            chip->setFocusPolicy(Qt::NoFocus);
            beside->addWidget(chip);
            connect(chip, &Chip::clicked, this, [this, usual] { m_points->setValue(usual); });
        }
        line->flow().addWidget(usualOnes);
        addRow(Window::tr("Points"), line);
        connect(m_sign, &Choices::picked, this, &PointsForm::renew);
        connect(m_points, &QSpinBox::valueChanged, this, &PointsForm::renew);
        m_reason = addText(u"reason"_s, Window::tr("Reason"));
        m_sign->fill(
            {{u"take"_s, {Window::tr("− Take"), {}, {}, {}}}, {u"add"_s, {Window::tr("+ Add"), {}, {}, {}}}});
    }

protected:
    std::optional<desk::Proposal> proposal() const override
    {
        const int points = m_points->value() * (isTaken() ? -1 : 1);
        return points == 0 ? std::nullopt : ruling(points, m_reason->text());
    }
    QString done() const override { return Window::tr("point adjustment"); }
    QString acceptText() const override
    {
        if (!hasSide())
            return isTaken() ? Window::tr("Take points") : Window::tr("Add points");
        return isTaken() ? Window::tr("Take %n point(s) from %1", nullptr, m_points->value()).arg(letter())
                         : Window::tr("Add %n point(s) to %1", nullptr, m_points->value()).arg(letter());
    }

private:
    bool isTaken() const { return m_sign->id() == u"take"_s; }

    Choices* m_sign;
    PointsField* m_points;
    QLineEdit* m_reason;
};

class FoulForm : public HandRulingForm {
public:
    explicit FoulForm(const FormAt& at) : HandRulingForm(at, wordsOf(Kind::Foul).title)
    {
        m_foul = addPicker(u"foul"_s, Window::tr("Foul"));
        m_price = addNote();
    }

protected:
    void fill() override
    {
        HandRulingForm::fill();
        QList<Picker::Entry> fouls;
        QString price;
        if (match())
            for (const scoring::Foul& foul : match()->rules->rules.fouls)
                fouls.append({kit::text(foul.name), kit::sentence(wording::codeInWords(foul.name))});
        m_foul->fill(fouls);
        if (match())
            for (const scoring::Foul& foul : match()->rules->rules.fouls)
                if (kit::text(foul.name) == m_foul->id())
                    price = priceOf(foul);
        m_price->say(match() && fouls.isEmpty()
                         ? Window::tr("The rule sheet of this match sets no penalty for fouls.")
                         : price);
    }
    std::optional<desk::Proposal> proposal() const override
    {
        return m_foul->id().isEmpty() ? std::nullopt : ruling(m_foul->id().toStdString(), {});
    }
    QString done() const override { return Window::tr("foul"); }
    QString acceptText() const override
    {
        return hasSide() ? Window::tr("Record foul by %1").arg(letter()) : Window::tr("Record foul");
    }

private:
    static QString priceOf(const scoring::Foul& foul)
    {
        QStringList costs;
        if (foul.points != 0)
            costs << Window::tr("%1 points").arg(kit::signedNumber(foul.points));
        if (foul.tricks != 0)
            costs << Window::tr("%1 tricks").arg(kit::signedNumber(foul.tricks));
        return costs.isEmpty() ? Window::tr("No penalty on the rule sheet.")
                               : Window::tr("By the rule sheet: %1.").arg(costs.join(u", "_s));
    }

    Picker* m_foul;
    kit::Prose* m_price;
};

class VoidForm : public HandForm {
public:
    explicit VoidForm(const FormAt& at)
        : HandForm(at, wordsOf(Kind::Void).title), m_reason(addText(u"reason"_s, Window::tr("Reason")))
    {
    }

protected:
    std::optional<desk::Proposal> proposal() const override
    {
        if (!item())
            return {};
        desk::AmendOptions options;
        options.how = desk::AmendOptions::How::ThrowIn;
        options.match = match()->id;
        options.game = game();
        options.hand = hand();
        options.reason = m_reason->text().trimmed().toStdString();
        return desk::amend(options);
    }
    QString openNote() const override { return {}; }
    QString done() const override { return Window::tr("voided hand"); }
    QString acceptText() const override
    {
        return hand() > 0 ? Window::tr("Void hand %1").arg(hand()) : wordsOf(Kind::Void).title;
    }

private:
    QLineEdit* m_reason;
};

} // namespace

Form* renegeForm(const FormAt& at, const std::function<void(const HandSpot&)>& open)
{
    return new RenegeForm(at, open);
}

Form* pointsForm(const FormAt& at)
{
    return new PointsForm(at);
}

Form* foulForm(const FormAt& at)
{
    return new FoulForm(at);
}

Form* voidForm(const FormAt& at)
{
    return new VoidForm(at);
}

} // namespace rulings
