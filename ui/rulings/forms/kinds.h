// The kinds of rulings: how each is called, its icon, and what it does in a line.
#pragma once

#include <QList>
#include <QString>

namespace rulings {

/// In the order of their keys, 1 to 9.
enum class Kind { Renege, Points, Foul, Incident, Protest, Void, Rule, Ineligible, Rating };

struct KindWords {
    Kind kind;
    QString name; ///< `renege`: of the object
    QString icon;
    QString title; ///< `Renege challenge`
    QString does;  ///< `A side, or you, saw a suit not followed`
};
const QList<Kind>& allKinds();
KindWords wordsOf(Kind kind);

} // namespace rulings
