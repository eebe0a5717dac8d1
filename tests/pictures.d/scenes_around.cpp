// What lies around the play: record, print, web page, hall screen, rules, jump box, lock.
#include "at.h"

namespace pictures {

namespace {

void openHalf(At& at)
{
    at.open(at.halfPlayed().live());
}

Scene hallPage(const QString& name, hall::Kind kind)
{
    return {u"hall-"_s + name, [kind](At& at) {
                openHalf(at);
                at.showHall(kind);
            }};
}

Scene printed(const QString& word, const QString& match = {})
{
    return {u"print-"_s + word, [word, match](At& at) {
                at.openDemo(32, 2);
                at.go(Place::Print);
                at.desktop.print().show(word, match);
                at.pause(50);
            }};
}

/// What the jump box offers for that.
Scene jumped(const QString& name, const QString& typed)
{
    return {name, [typed](At& at) {
                openHalf(at);
                at.control(Qt::Key_K);
                at.type(typed);
            }};
}

Scene guideSearched(const QString& name, const QString& typed)
{
    return {name, [typed](At& at) {
                openHalf(at);
                at.press(Qt::Key_F1, Qt::ShiftModifier);
                at.control(Qt::Key_F);
                at.type(typed);
            }};
}

} // namespace

QList<Scene> scenesAround()
{
    return {
        {u"record-match"_s,
         [](At& at) {
             openHalf(at);
             at.sheet(2);
             at.control(Qt::Key_R);
             at.pause(250);
         }},
        {u"record"_s,
         [](At& at) {
             at.openDemo(16);
             at.control(Qt::Key_R);
             at.pause(250);
         }},
        {u"record-nothing-found"_s,
         [](At& at) {
             openHalf(at);
             at.control(Qt::Key_R);
             at.type(u"pinochle"_s);
             at.pause(250);
         }},
        {u"print-none"_s,
         [](At& at) {
             at.openUndrawn(0);
             at.go(Place::Print);
         }},
        printed(u"bracket"_s),
        printed(u"scoresheets"_s),
        printed(u"scoresheet"_s, u"W1-1"_s),
        printed(u"standings"_s),
        {u"webpage"_s,
         [](At& at) {
             openHalf(at);
             at.go(Place::Print);
             at.desktop.print().pageCard().setAskFile(
                 [file = at.path(u"site.html"_s)](const QString&) { return file; });
             at.control(Qt::Key_E);
             while (at.desktop.print().pageCard().isWriting())
                 at.pause(1);
         }},
        {u"hall-settings"_s,
         [](At& at) {
             openHalf(at);
             at.control(Qt::Key_K);
             at.type(u"message and pages"_s);
             at.press(Qt::Key_Down);
             at.type(u"⏎Pizza at 8 for everybody⏎"_s);
         }},
        hallPage(u"tables"_s, hall::Kind::Tables),
        hallPage(u"calls"_s, hall::Kind::Calls),
        hallPage(u"bracket"_s, hall::Kind::Bracket),
        hallPage(u"standings"_s, hall::Kind::Standings),
        {u"hall-champion"_s,
         [](At& at) {
             at.openDemo(16);
             at.showHall(hall::Kind::Champion);
         }},
        {u"hall-none"_s, [](At& at) { at.showHall(hall::Kind::Note); }},
        {u"rules"_s,
         [](At& at) {
             openHalf(at);
             at.go(Place::Rules);
         }},
        {u"rules-found"_s,
         [](At& at) {
             openHalf(at);
             at.go(Place::Rules);
             at.control(Qt::Key_F);
             at.type(u"nil"_s);
         }},
        {u"rules-none"_s,
         [](At& at) {
             openHalf(at);
             at.go(Place::Rules);
             at.control(Qt::Key_F);
             at.type(u"pinochle"_s);
         }},
        {u"rules-editor"_s,
         [](At& at) {
             openHalf(at);
             at.go(Place::Rules);
             at.click(u"editCopy"_s);
         }},
        jumped(u"jump"_s, {}),
        jumped(u"jump-player"_s, u"player 1"_s),
        jumped(u"jump-nothing"_s, u"pinochle"_s),
        {u"hand-over"_s,
         [](At& at) {
             openHalf(at);
             at.control(Qt::Key_H);
         }},
        {u"settings"_s,
         [](At& at) {
             openHalf(at);
             at.control(Qt::Key_Comma);
         }},
        {u"start-again"_s,
         [](At& at) {
             openHalf(at);
             at.control(Qt::Key_N);
         }},
        {u"supervisors"_s,
         [](At& at) {
             openHalf(at);
             at.givePin();
             at.control(Qt::Key_K);
             at.type(u"supervisors and⏎"_s);
         }},
        {u"pin"_s,
         [](At& at) {
             openHalf(at);
             at.givePin();
             at.sheet(1);
             at.press(Qt::Key_F2);
         }},
        {u"help"_s,
         [](At& at) {
             openHalf(at);
             at.press(Qt::Key_F1);
         }},
        {u"guide"_s,
         [](At& at) {
             openHalf(at);
             at.press(Qt::Key_F1, Qt::ShiftModifier);
         }},
        guideSearched(u"guide-found"_s, u"call match⏎"_s),
        guideSearched(u"guide-nothing-found"_s, u"pinochle"_s),
        {u"about"_s,
         [](At& at) {
             openHalf(at);
             Q_EMIT at.desktop.window().wanted(session::Key::About);
         }},
        {u"lock"_s,
         [](At& at) {
             openHalf(at);
             at.givePin();
             at.control(Qt::Key_L);
         }},
        {u"lock-wrong"_s,
         [](At& at) {
             openHalf(at);
             at.givePin();
             at.control(Qt::Key_L);
             at.type(u"1111⏎"_s);
         }},
    };
}

} // namespace pictures
