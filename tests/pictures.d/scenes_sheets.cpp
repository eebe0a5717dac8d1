// The score sheet from the call to the end, and its corrections.
#include "at.h"

namespace pictures {

namespace {

const QString fourHands = u"32436⏎n43405⏎33335⏎24228⏎"_s;

void openWithHands(At& at)
{
    at.openSheet();
    at.type(fourHands);
}

/// A game played to its end: A bid 10 and made it three times.
void openEnded(At& at)
{
    at.openSheet();
    for (int hand = 0; hand < 3; ++hand)
        at.type(u"642211⏎"_s);
}

void openSigned(At& at)
{
    openEnded(at);
    at.press(Qt::Key_Space);
    at.press(Qt::Key_Tab);
    at.press(Qt::Key_Space);
}

/// A called match whose first dealer isn't known.
void openCalled(At& at)
{
    tournaments::LiveTournament& live = at.drawn({"unc", 8, 4, false, {}});
    live.call("W1-1");
    at.open(live);
    at.sheet("W1-1");
}

/// A correction of a hand in progress: the key that begins it, then what is typed.
Scene corrected(const QString& name, int key, const QString& typed)
{
    return after(openWithHands, name, [key, typed](At& at) {
        at.press(Qt::Key_Up);
        at.press(Qt::Key_Up);
        at.press(key);
        at.type(typed);
    });
}

} // namespace

QList<Scene> scenesOfSheets()
{
    return {
        empty(u"sheet-none"_s, Place::ScoreSheet),
        {u"sheet-uncalled"_s,
         [](At& at) {
             at.open(at.drawn({"unc", 8, 4, false, {}}));
             at.sheet("W1-1");
         }},
        {u"sheet-dealer"_s, openCalled},
        {u"sheet-begin"_s, [](At& at) { at.openSheet(); }},
        after(openWithHands, u"sheet-mid"_s, u"3243"_s),
        after(openWithHands, u"sheet-waits"_s, u"32431"_s),
        after(openWithHands, u"sheet-refused"_s, u"b24306⏎"_s),
        after(openWithHands, u"sheet-why"_s,
              [](At& at) {
                  at.press(Qt::Key_Up);
                  at.press(Qt::Key_Left);
              }),
        after(openWithHands, u"sheet-pad"_s, Qt::Key_P),
        {u"sheet-long"_s,
         [](At& at) {
             at.openSheet();
             for (int hand = 0; hand < 14; ++hand)
                 at.type(hand % 2 == 0 ? u"33339⏎"_s : u"33334⏎"_s);
         }},
        {u"sheet-by-side"_s,
         [](At& at) {
             tournaments::LiveTournament& live = at.drawn({"mckendree", 8, 4, false, {}});
             live.call("W1-1", {1, facts::Seat::A1});
             at.open(live);
             at.sheet("W1-1");
             at.type(u"758⏎"_s);
         }},
        after(openWithHands, u"sheet-misdeal"_s, Qt::Key_F4),
        after(openWithHands, u"sheet-time"_s, Qt::Key_F5),
        after(openWithHands, u"sheet-decide"_s, Qt::Key_F6),
        after(openWithHands, u"sheet-paused"_s, Qt::Key_F7),
        after(openWithHands, u"sheet-whole"_s, Qt::Key_F8),
        after(openCalled, u"sheet-from-paper"_s, Qt::Key_F9),
        corrected(u"sheet-amend"_s, Qt::Key_F2, u"42⏎"_s),
        corrected(u"sheet-amended"_s, Qt::Key_F2, u"42⏎misheard⏎"_s),
        corrected(u"sheet-insert"_s, Qt::Key_Insert, u"55225⏎"_s),
        corrected(u"sheet-delete"_s, Qt::Key_Delete, {}),
        {u"sheet-challenged"_s,
         [](At& at) {
             stage::HalfPlayed& half = at.halfPlayed();
             at.open(half.live());
             at.sheet(2);
             at.press(Qt::Key_F3);
             at.type(u"214l"_s);
             at.press(Qt::Key_F3);
         }},
        {u"sheet-match-over"_s, openEnded},
        {u"sheet-signed"_s, openSigned},
        after(openSigned, u"sheet-final"_s, Qt::Key_Return),
        {u"sheet-game-over"_s,
         [](At& at) {
             tournaments::Setup setup{"unc-regular", 8, 4, false, {}};
             setup.change = [](rules::Venue& venue) {
                 scoring::End& end = venue.phases.front().rules.end;
                 end.length = scoring::Length::FixedGames;
                 end.lengthCount = 3;
                 end.target = 100;
             };
             tournaments::LiveTournament& live = at.drawn(setup);
             live.call("W1-1");
             at.open(live);
             at.sheet("W1-1");
             at.type(u"q32436⏎32436⏎"_s);
         }},
        {u"sheet-amend-final"_s,
         [](At& at) {
             tournaments::LiveTournament& live = at.drawn(tournaments::shortGame);
             live.playOut("W1-1", 'a');
             live.playOut("W1-2", 'a');
             live.enter("W2-1", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})");
             at.open(live);
             at.sheet("W1-1");
             at.press(Qt::Key_Up);
             at.press(Qt::Key_F2);
             at.type(u"11661"_s);
             at.press(Qt::Key_Tab);
             at.type(u"12⏎"_s);
         }},
        after(openWithHands, u"papercheck"_s, Qt::Key_F12),
        after(openWithHands, u"papercheck-wrong"_s,
              [](At& at) {
                  at.press(Qt::Key_F12);
                  at.type(u"51⏎80⏎"_s);
              }),
    };
}

} // namespace pictures
