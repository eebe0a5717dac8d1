// The card of the Teams screen with the options of the draw.
#pragma once

#include "atteams.h"

#include "bracket/questions.h"
#include "ui/kit/text.h"

namespace atcard {

using atteams::Teams;
using facts::Format;

/// The screen with that many teams.
class Card : public Teams {
public:
    Card(Format format, int teams) : Teams(format)
    {
        if (teams == 0)
            return;
        import(atteams::rosterOf(teams));
        key(Qt::Key_Return);
    }
    template <class Field>
    Field& field(const QString& name) const
    {
        if (auto* each = stage::called<Field>(screen, name))
            return *each;
        qFatal("nothing is called %s", qPrintable(name));
    }
    /// Chooses the second of two values.
    void chooseOther(const QString& name) const
    {
        auto& choice = field<QComboBox>(name);
        choice.setFocus();
        QTest::keyClick(&choice, Qt::Key_Down);
    }
    void typeNumber(const QString& name, int number) const
    {
        auto& into = field<QSpinBox>(name);
        into.setFocus();
        into.selectAll();
        QTest::keyClicks(&into, QString::number(number));
    }
    void draw() const { key(Qt::Key_D, Qt::ControlModifier); }
    QString described() const { return stage::descriptionOf(field<QWidget>(u"picture of the draw"_s)); }
    /// The first matches: `Full House – Low Club`.
    QStringList firstPairs() const
    {
        QStringList all;
        for (const bracket::Match& match : setting().bracket.matches)
            if (const auto* a = std::get_if<bracket::Seed>(&match.a); a && bracket::isPlayed(match))
                if (const auto* b = std::get_if<bracket::Seed>(&match.b); b && match.round == 1)
                    all << nameOf(a->number) + u" – "_s + nameOf(b->number);
        return all;
    }
    QString nameOf(int seed) const
    {
        return kit::text(tournament::team(setting(), tournament::teamOfSeed(setting(), seed))->name);
    }
    long long written() const { return stage.session.shown().head.seq; }
};

} // namespace atcard
