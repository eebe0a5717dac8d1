// What the forms of the other rulings share.
#pragma once

#include "facts/fact.h"
#include "tournament/tournament.h"
#include "ui/look/sentence.h"

#include <QStringList>

namespace rulings {

/// How sides are chosen.
inline const QStringList& sides()
{
    static const QStringList both{QStringLiteral("A"), QStringLiteral("B")};
    return both;
}

inline facts::Side sideOf(const QString& answer)
{
    return answer == sides().front() ? facts::Side::A : facts::Side::B;
}

/// The words of a choice, as people read them.
template <class Choice>
QStringList wordsOf(std::initializer_list<Choice> choices)
{
    QStringList words;
    for (const Choice choice : choices)
        words << look::sentence(std::string(facts::word(choice)));
    return words;
}

/// What was chosen of all its words.
template <class Choice>
Choice chosen(const QStringList& words, const QString& answer)
{
    return static_cast<Choice>(words.indexOf(answer));
}

/// The fouls that the tournament's rules name, whichever the phase.
QStringList foulsIn(const tournament::Tournament& tournament);

} // namespace rulings
