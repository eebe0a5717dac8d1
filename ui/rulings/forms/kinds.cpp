#include "kinds.h"

#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

const QList<Kind>& allKinds()
{
    static const QList<Kind> all{Kind::Renege, Kind::Points, Kind::Foul,       Kind::Incident, Kind::Protest,
                                 Kind::Void,   Kind::Rule,   Kind::Ineligible, Kind::Rating};
    return all;
}

KindWords wordsOf(Kind kind)
{
    switch (kind) {
    case Kind::Renege:
        return {kind, u"renege"_s, u"rulings"_s, Window::tr("Renege challenge"),
                Window::tr("Someone didn’t follow suit")};
    case Kind::Points:
        return {kind, u"points"_s, u"points"_s, Window::tr("Point adjustment"),
                Window::tr("Add or take points, with a reason")};
    case Kind::Foul:
        return {kind, u"foul"_s, u"alert"_s, Window::tr("Foul"),
                Window::tr("Anything the rule sheet sets a penalty for")};
    case Kind::Incident:
        return {kind, u"incident"_s, u"ban"_s, Window::tr("Incident or ejection"),
                Window::tr("Note, infraction, warning or ejection; no points")};
    case Kind::Protest:
        return {kind, u"protest"_s, u"flag"_s, Window::tr("Protest"),
                Window::tr("A side finishes the match under protest")};
    case Kind::Void:
        return {kind, u"void"_s, u"x"_s, Window::tr("Void a hand"),
                Window::tr("The hand doesn’t count and is dealt again")};
    case Kind::Rule:
        return {kind, u"rule"_s, u"rules"_s, Window::tr("Change a rule"),
                Window::tr("For all matches from the one you choose")};
    case Kind::Ineligible:
        return {kind, u"ineligible"_s, u"teams"_s, Window::tr("Ineligible team"),
                Window::tr("Its opponents win the matches it played")};
    case Kind::Rating:
        break;
    }
    return {kind, u"rating"_s, u"standings"_s, Window::tr("Sportsmanship rating"),
            Window::tr("How a side behaved, from 0 to 10")};
}

} // namespace rulings
