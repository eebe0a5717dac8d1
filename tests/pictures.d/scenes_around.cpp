// Everything besides play: record, print, web page, hall screen, rules, jump box, lock.
#include "at.h"

namespace pictures {

namespace {

void openHalf(At& at)
{
    at.open(at.halfPlayed().live());
}

void openRules(At& at)
{
    openHalf(at);
    at.go(Place::Rules);
}

void openWithPin(At& at)
{
    openHalf(at);
    at.givePin();
}

Scene hallPage(const QString& name, hall::Kind kind)
{
    return after(openHalf, u"hall-"_s + name, [kind](At& at) { at.showHall(kind); });
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

/// What the jump box shows for that text.
Scene jumped(const QString& name, const QString& typed)
{
    return after(openHalf, name, [typed](At& at) {
        at.control(Qt::Key_K);
        at.type(typed);
    });
}

Scene guideSearched(const QString& name, const QString& typed)
{
    return after(openHalf, name, [typed](At& at) {
        at.press(Qt::Key_F1, Qt::ShiftModifier);
        at.control(Qt::Key_F);
        at.type(typed);
    });
}

} // namespace

QList<Scene> scenesAround()
{
    return {
        after(openHalf, u"record-match"_s,
              [](At& at) {
                  at.sheet(2);
                  at.control(Qt::Key_R);
                  at.pause(250);
              }),
        {u"record"_s,
         [](At& at) {
             at.openDemo(16);
             at.control(Qt::Key_R);
             at.pause(250);
         }},
        after(openHalf, u"record-nothing-found"_s,
              [](At& at) {
                  at.control(Qt::Key_R);
                  at.type(u"pinochle"_s);
                  at.pause(250);
              }),
        empty(u"print-none"_s, Place::Print),
        printed(u"bracket"_s),
        printed(u"scoresheets"_s),
        printed(u"scoresheet"_s, u"W1-1"_s),
        printed(u"standings"_s),
        after(openHalf, u"webpage"_s,
              [](At& at) {
                  at.go(Place::Print);
                  at.desktop.print().pageCard().setAskFile(
                      [file = at.path(u"site.html"_s)](const QString&) { return file; });
                  at.control(Qt::Key_E);
                  while (at.desktop.print().pageCard().isWriting())
                      at.pause(1);
              }),
        after(openHalf, u"hall-settings"_s,
              [](At& at) {
                  at.control(Qt::Key_K);
                  at.type(u"message and pages"_s);
                  at.press(Qt::Key_Down);
                  at.type(u"⏎Pizza at 8 for everybody⏎"_s);
              }),
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
        {u"rules"_s, openRules},
        after(openRules, u"rules-found"_s,
              [](At& at) {
                  at.control(Qt::Key_F);
                  at.type(u"nil"_s);
              }),
        after(openRules, u"rules-none"_s,
              [](At& at) {
                  at.control(Qt::Key_F);
                  at.type(u"pinochle"_s);
              }),
        after(openRules, u"rules-editor"_s, [](At& at) { at.click(u"editCopy"_s); }),
        jumped(u"jump"_s, {}),
        jumped(u"jump-player"_s, u"player 1"_s),
        jumped(u"jump-nothing"_s, u"pinochle"_s),
        after(openHalf, u"hand-over"_s, Qt::Key_H, Qt::ControlModifier),
        after(openHalf, u"settings"_s, Qt::Key_Comma, Qt::ControlModifier),
        after(openHalf, u"start-again"_s, Qt::Key_N, Qt::ControlModifier),
        after(openWithPin, u"supervisors"_s,
              [](At& at) {
                  at.control(Qt::Key_K);
                  at.type(u"supervisors and⏎"_s);
              }),
        after(openWithPin, u"pin"_s,
              [](At& at) {
                  at.sheet(1);
                  at.press(Qt::Key_F2);
              }),
        after(openHalf, u"help"_s, Qt::Key_F1),
        after(openHalf, u"guide"_s, Qt::Key_F1, Qt::ShiftModifier),
        guideSearched(u"guide-found"_s, u"call match⏎"_s),
        guideSearched(u"guide-nothing-found"_s, u"pinochle"_s),
        after(openHalf, u"about"_s, [](At& at) { Q_EMIT at.desktop.window().wanted(session::Key::About); }),
        after(openWithPin, u"lock"_s, Qt::Key_L, Qt::ControlModifier),
        after(openWithPin, u"lock-wrong"_s,
              [](At& at) {
                  at.control(Qt::Key_L);
                  at.type(u"1111⏎"_s);
              }),
    };
}

} // namespace pictures
