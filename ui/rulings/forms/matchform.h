// The rows that forms of a match share: the match and, if wanted, the side.
#pragma once

#include "forms.h"

#include "wording/tr.h"

namespace rulings {

template <class Base>
class MatchForm : public Base {
public:
    /// Offers the matches that are `wanted`.
    MatchForm(const FormAt& at, const QString& title, bool (*wanted)(const tournament::Match& match))
        : Base(at.theme, at.session, at.gate, title), m_wanted(wanted),
          m_match(this->addPicker(QStringLiteral("match"), wording::Window::tr("Match"))),
          m_where(this->addNote())
    {
    }

protected:
    /// Which side is chosen at first.
    enum class Sides { A, Open };

    void addSides(Sides sides)
    {
        m_side = this->addChoices(QStringLiteral("side"), wording::Window::tr("Side"));
        if (sides == Sides::Open)
            m_side->leaveOpen();
    }
    /// Picks the match that the person came from, or the likely one.
    void beginAt(const From& from)
    {
        m_from = from.match;
        const auto offered = matchesOffered(this->tournament(), m_wanted, m_from);
        m_match->fill(offered);
        m_match->pick(likelyMatch(this->tournament(), offered, m_from));
    }
    const tournament::Match* match() const
    {
        return tournament::match(this->tournament(), m_match->id().toStdString());
    }
    bool hasSide() const { return !m_side->id().isEmpty(); }
    facts::Side side() const { return sideOf(*m_side); }
    QString letter() const { return m_side->id().toUpper(); }
    /// Why there is no match to pick.
    virtual QString noMatch() const = 0;
    void fill() override
    {
        m_match->fill(matchesOffered(this->tournament(), m_wanted, m_from));
        m_where->say(match() ? whereIs(this->tournament(), *match()) : noMatch());
        if (m_side)
            m_side->fill(sidesOffered(this->tournament(), match()));
    }

private:
    bool (*m_wanted)(const tournament::Match& match);
    Picker* m_match;
    kit::Prose* m_where;
    Choices* m_side = nullptr;
    std::string m_from; ///< the match that the person came from
};

} // namespace rulings
