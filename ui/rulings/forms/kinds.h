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
    QString does;  ///< `A side or you saw a player not follow suit`
};
const QList<Kind>& allKinds();
KindWords wordsOf(Kind kind);

} // namespace rulings
