// The Rulings screen: cases, and the forms of the other rulings.
#include "at.h"

namespace pictures {

namespace {

void openRulings(At& at)
{
    at.open(at.halfPlayed().live());
    at.go(Place::Rulings);
}

void openSheetInPlay(At& at)
{
    at.open(at.halfPlayed().live());
    at.sheet(2);
}

/// Opens a renege challenge from the sheet of match 2, against side A's first player in trick 4. `known`:
/// what is typed after that, evidence and ruling.
void challenge(At& at, const QString& known)
{
    openSheetInPlay(at);
    at.press(Qt::Key_F3);
    at.type(u"214"_s + known);
}

void openUpheld(At& at)
{
    challenge(at, u"c7dqc9u"_s);
}

/// Saves another ruling with these texts, field by field. `↓` moves to the next entry of a list.
void anotherRuling(At& at, const QString& kind, const QStringList& fields)
{
    at.press(Qt::Key_F3, Qt::ShiftModifier);
    at.type(kind);
    for (qsizetype i = 0; i < fields.size(); ++i) {
        if (i > 0)
            at.press(Qt::Key_Tab);
        if (fields.at(i) == u"↓"_s)
            at.press(Qt::Key_Down);
        else
            at.type(fields.at(i));
    }
    at.type(u"⏎"_s);
    for (const auto* button : at.subject().findChildren<QWidget*>(u"accept"_s))
        if (button->isVisible())
            qFatal("the ruling of kind %s is not saved", qPrintable(kind));
}

/// The form of a new ruling from the sheet of match 2, with these texts, field by field.
Scene form(const QString& name, const QString& kind, const QStringList& fields = {})
{
    return after(openSheetInPlay, u"rulings-"_s + name, [kind, fields](At& at) {
        at.press(Qt::Key_F3, Qt::ShiftModifier);
        at.type(kind);
        for (const QString& field : fields) {
            at.type(field);
            at.press(Qt::Key_Tab);
        }
    });
}

} // namespace

QList<Scene> scenesOfRulings()
{
    return {
        {u"rulings-none"_s, openRulings},
        after(openUpheld, u"rulings-list"_s,
              [](At& at) {
                  at.press(Qt::Key_F3);
                  at.press(Qt::Key_F3);
                  at.type(u"147l"_s);
                  at.press(Qt::Key_Escape);
                  at.go(Place::Rulings);
              }),
        after(openSheetInPlay, u"rulings-new"_s, Qt::Key_F3),
        {u"rulings-claimed"_s, [](At& at) { challenge(at, {}); }},
        {u"rulings-proven"_s, [](At& at) { challenge(at, u"c7dqc9"_s); }},
        {u"rulings-upheld"_s, openUpheld},
        {u"rulings-late"_s,
         [](At& at) {
             at.open(at.halfPlayed().live());
             at.sheet(1);
             at.press(Qt::Key_F3);
             at.type(u"214m"_s);
         }},
        after(openSheetInPlay, u"rulings-in-play"_s,
              [](At& at) {
                  at.type(u"3333"_s);
                  at.press(Qt::Key_F3);
                  at.type(u"214m"_s);
              }),
        after(openUpheld, u"rulings-reopened"_s,
              [](At& at) {
                  at.press(Qt::Key_Escape);
                  at.go(Place::Rulings);
                  at.press(Qt::Key_Return);
              }),
        after(openUpheld, u"rulings-many"_s,
              [](At& at) {
                  anotherRuling(at, u"2"_s, {{}, {}, u"a"_s, {}, u"20"_s, u"told partner to lead spades"_s});
                  anotherRuling(at, u"4"_s, {u"w"_s, {}, u"↓"_s, u"used bad language"_s});
                  anotherRuling(at, u"5"_s, {{}, u"a"_s, {}, u"time was called in the deal"_s});
                  anotherRuling(at, u"9"_s, {{}, {}, u"4"_s});
                  anotherRuling(at, u"6"_s, {{}, u"1"_s, u"14 cards dealt"_s});
                  at.press(Qt::Key_Home); // the open protest
              }),
        form(u"kinds"_s, {}),
        form(u"renege"_s, u"1"_s),
        form(u"points"_s, u"2"_s, {{}, {}, u"a"_s, {}, {}, u"Told partner to lead spades"_s}),
        {u"rulings-foul"_s,
         [](At& at) {
             tournaments::Setup setup{"classic", 8, 4, false, {}};
             setup.change = [](rules::Venue& venue) {
                 venue.phases.front().rules.fouls = {{"table-talk", -20, 0}, {"late-bid", -5, 0}};
             };
             tournaments::LiveTournament& live = at.drawn(setup);
             live.enter("W1-1", tournaments::handLine);
             at.open(live);
             at.go(Place::Rulings);
             at.type(u"n3"_s);
             at.press(Qt::Key_Tab);
             at.press(Qt::Key_Tab);
             at.type(u"a"_s);
         }},
        form(u"incident"_s, u"4"_s, {u"e"_s, {}, u"2"_s, u"Threw the cards"_s}),
        form(u"protest"_s, u"5"_s, {{}, u"a"_s, {}, u"Time was called in the deal"_s}),
        form(u"void"_s, u"6"_s, {{}, {}, u"A card lay open"_s}),
        form(u"rule"_s, u"7"_s, {{}, u"5"_s, {}, u"Agreed with both pairs"_s}),
        form(u"ineligible"_s, u"8"_s, {u"f"_s, u"Not enrolled"_s}),
        form(u"rating"_s, u"9"_s, {{}, {}, u"3.5"_s}),
    };
}

} // namespace pictures
