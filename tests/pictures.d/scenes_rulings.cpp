// The Rulings screen: cases, and each form of the other rulings.
#include "at.h"

namespace pictures {

namespace {

void openRulings(At& at)
{
    at.open(at.halfPlayed().live());
    at.go(Place::Rulings);
}

/// From match 2's sheet a renege of side A's first in trick 4, and what else is known.
void challenge(At& at, const QString& known)
{
    at.open(at.halfPlayed().live());
    at.sheet(2);
    at.press(Qt::Key_F3);
    at.type(u"214"_s + known);
}

Scene form(const QString& name, const QString& key)
{
    return {u"rulings-"_s + name, [key](At& at) {
                openRulings(at);
                at.type(key);
            }};
}

} // namespace

QList<Scene> scenesOfRulings()
{
    return {
        {u"rulings-none"_s, openRulings},
        {u"rulings-list"_s,
         [](At& at) {
             challenge(at, u"c7dqc9u"_s);
             at.press(Qt::Key_F3);
             at.press(Qt::Key_F3);
             at.type(u"147l"_s);
             at.press(Qt::Key_Escape);
         }},
        {u"rulings-new"_s,
         [](At& at) {
             at.open(at.halfPlayed().live());
             at.sheet(2);
             at.press(Qt::Key_F3);
         }},
        {u"rulings-claimed"_s, [](At& at) { challenge(at, {}); }},
        {u"rulings-proven"_s, [](At& at) { challenge(at, u"c7dqc9"_s); }},
        {u"rulings-upheld"_s, [](At& at) { challenge(at, u"c7dqc9u"_s); }},
        {u"rulings-late"_s,
         [](At& at) {
             at.open(at.halfPlayed().live());
             at.sheet(1);
             at.press(Qt::Key_F3);
             at.type(u"214m"_s);
         }},
        form(u"points"_s, u"p2"_s),
        {u"rulings-foul"_s,
         [](At& at) {
             tournaments::Setup setup{"classic", 8, 4, false, {}};
             setup.change = [](rules::Venue& venue) {
                 venue.phases.front().rules.fouls = {{"table-talk", -20, 0}, {"late-bid", -5, 0}};
             };
             at.open(at.drawn(setup));
             at.go(Place::Rulings);
             at.type(u"f1"_s);
         }},
        form(u"throw-in"_s, u"h2"_s),
        form(u"incident"_s, u"i"_s),
        form(u"protest"_s, u"t2"_s),
        form(u"rating"_s, u"g"_s),
        form(u"rules"_s, u"r"_s),
        form(u"vacate"_s, u"v"_s),
    };
}

} // namespace pictures
