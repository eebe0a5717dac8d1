// The kinds of rulings: the name, icon and description of each.
#pragma once

#include <QList>
#include <QString>

namespace rulings {

/// In the order of their keys, 1 to 9.
enum class Kind { Renege, Points, Foul, Incident, Protest, Void, Rule, Ineligible, Rating };

struct KindWords {
    Kind kind;
    QString name; ///< `renege`: the object name
    QString icon;
    QString title; ///< `Renege challenge`
    QString does;  ///< `add or take points, with a reason`
};
const QList<Kind>& allKinds();
KindWords wordsOf(Kind kind);

} // namespace rulings
