// A new ruling of every kind, once by keys alone and once by the mouse alone (its reason is typed); what is
// known is picked, and what it does is seen before.
#include "atcase.h"
#include "atrulings.h"
#include "pinasked.h"

#include "desk/corrections/undo.h"
#include "tournament/ranking/standings.h"
#include "ui/rulings/rulingsscreen.h"

#include <QLineEdit>
#include <QRadioButton>

using rulings::Picker;
using stage::Rulings;
using stage::RulingsAfter;
using Score = scoring::PerSide<int>;

namespace {

/// A ruling that isn't saved yet.
void typeReason(atcase::CaseTournament& live)
{
    live.openSheet(2);
    live.person.press(Qt::Key_F3, Qt::ShiftModifier);
    live.person.type(u"2"_s);
    live.person.find<QLineEdit>(u"reason"_s)->setFocus();
    live.person.type(u"cards shown"_s);
}
void typeHalf(atcase::CaseTournament& live)
{
    typeReason(live);
    live.person.find<QWidget>(u"side-a"_s)->setFocus(); // a field would keep the key
}

} // namespace

class tst_otherrulings : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void pointsByKeys();
    void pointsByMouse();
    void aMissingFieldIsNamed();
    void aFoulWithItsPrice();
    void noFoulWhereNoneIsPriced();
    void whatNeedsAHandWaitsForOne();
    void aHandIsVoided();
    void anotherRuleByKeys();
    void anotherRuleByMouse();
    void aRuleThatIsTyped();
    void aTeamIsVacated();
    void aRenegeFromTheList();
    void nobodyPaysForTheSupervisorsChallenge();
    void fromAMatch();
    void fromASheetWithoutAHandAfterACase();
    void aLookElsewhereLosesNothing();
    void undoAndRedoDoNotPassAHalfTypedRuling();
    void anotherSheetAsksBeforeItReplaces();
    void everyOneIsListed();
    void escLeadsBackStepByStep();
    void aWideWindowIsUsed();
    void labelsGrowWithTheText();
};

void tst_otherrulings::pointsByKeys()
{
    RulingsAfter rulings(2);
    rulings.person.type(u"n2"_s);
    rulings.keys(u"1⇥1⇥b⇥-⇥20"_s); // match 1, hand 1, side B, take 20
    SAYS(rulings.change(u"score-b"_s));
    SAYS(stage::textOf(*rulings.person.find<QAbstractButton>(u"accept"_s)));
    QCOMPARE(rulings.score(), (Score{142, 100})); // only looked at
    rulings.keys(u"⇥told partner to lead spades⏎"_s);
    QCOMPARE(rulings.score(), (Score{142, 80}));
    QVERIFY(!rulings.shows(u"accept"_s)); // the list, with it under the cursor
    QVERIFY(rulings.person.find<QWidget>(u"rulings"_s)->hasFocus());
}

void tst_otherrulings::pointsByMouse()
{
    tournaments::LiveTournament live(stage::withFouls("classic"));
    live.enter("W1-1", tournaments::handLine);
    live.enter("W1-2", tournaments::handLine);
    Rulings rulings(live);
    rulings.begin(u"points"_s);
    rulings.pick(u"match"_s, u"W1-2"_s);
    rulings.pick(u"hand"_s, u"1/1"_s);
    rulings.person.click(u"side-a"_s);
    rulings.person.click(u"sign-add"_s);
    rulings.person.click(u"points-30"_s);
    rulings.write(u"reason"_s, u"the deck was short"_s);
    rulings.accept();
    QCOMPARE(rulings.score("W1-2"), (Score{101, 50}));
    QCOMPARE(rulings.score(), (Score{71, 50}));
}

// Nothing is recorded without a reason, and Enter says so.
void tst_otherrulings::aMissingFieldIsNamed()
{
    RulingsAfter rulings(1);
    rulings.person.type(u"n2"_s);
    QVERIFY(!rulings.mayAccept());
    rulings.person.type(u"⏎"_s);
    QVERIFY(rulings.person.find<QWidget>(u"side-a"_s)->hasFocus()); // of no side yet
    rulings.person.type(u"a⏎"_s);
    MENTIONS(rulings.person.said());
    QVERIFY(rulings.person.find<QLineEdit>(u"reason"_s)->hasFocus());
    rulings.person.type(u"late"_s);
    QVERIFY(rulings.mayAccept());
    rulings.person.type(u"⏎"_s);
    QCOMPARE(rulings.score(), (Score{61, 50})); // 10 from A
}

void tst_otherrulings::aFoulWithItsPrice()
{
    RulingsAfter rulings(1);
    rulings.person.type(u"n3"_s);
    QVERIFY(!rulings.mayAccept()); // by nobody yet
    rulings.keys(u"⇥⇥b⇥"_s);       // the only match and hand are filled in
    rulings.type(u"late"_s, u"late-bid"_s);
    MENTIONS(rulings.person.said());
    rulings.person.type(u"⏎"_s);
    QCOMPARE(rulings.score(), (Score{71, 45}));
    rulings.begin(u"foul"_s);
    rulings.person.click(u"side-a"_s);
    rulings.pick(u"foul"_s, u"table-talk"_s);
    rulings.accept();
    QCOMPARE(rulings.score(), (Score{51, 45}));
    rulings.person.type(u"n3"_s);
    rulings.person.press(Qt::Key_Escape); // dropped: nothing more is recorded
    QCOMPARE(rulings.score(), (Score{51, 45}));
}

// The number of its key stays unused.
void tst_otherrulings::noFoulWhereNoneIsPriced()
{
    tournaments::LiveTournament live;
    Rulings rulings(live);
    rulings.person.type(u"n"_s);
    QVERIFY(!rulings.person.find<QAbstractButton>(u"kind-foul"_s)->isEnabled());
    rulings.person.type(u"3"_s);
    QVERIFY(rulings.shows(u"kind-points"_s));
    rulings.person.type(u"4"_s);
    QVERIFY(rulings.shows(u"what-note"_s));
}

// A form that could only be canceled is not opened.
void tst_otherrulings::whatNeedsAHandWaitsForOne()
{
    RulingsAfter rulings(0);
    rulings.person.type(u"n"_s);
    QVERIFY(rulings.person.find<QWidget>(u"kind-incident"_s)->hasFocus()); // the first that can be chosen
    for (const QString& kind : {u"renege"_s, u"points"_s, u"foul"_s, u"protest"_s, u"void"_s, u"rating"_s})
        QVERIFY2(!rulings.person.find<QAbstractButton>(u"kind-"_s + kind)->isEnabled(), qPrintable(kind));
    rulings.person.type(u"3"_s);
    QVERIFY(rulings.shows(u"kind-foul"_s));
}

void tst_otherrulings::aHandIsVoided()
{
    RulingsAfter rulings(3);
    rulings.person.type(u"n6"_s);
    rulings.keys(u"⇥1"_s);
    SAYS(rulings.change(u"score-a"_s));
    rulings.keys(u"⇥a card lay open⏎"_s);
    QCOMPARE(rulings.score(), (Score{142, 100}));
    const auto& first = rulings.match("W1-1").games.front().items.front();
    SAYS(std::get<scoring::Misdeal>(first.what).reason);
    QVERIFY(std::get<scoring::Misdeal>(first.what).byRuling);
    rulings.begin(u"void"_s);
    rulings.pick(u"hand"_s, u"1/2"_s);
    rulings.write(u"reason"_s, u"14 cards dealt"_s);
    rulings.accept();
    QCOMPARE(rulings.score(), (Score{71, 50}));
}

void tst_otherrulings::anotherRuleByKeys()
{
    tournaments::LiveTournament live(stage::withFouls("classic"));
    live.playOut("W1-1", 'a');
    Rulings rulings(live);
    stage::PinAsked pin(rulings.screen.allow, u"S. Lee"_s);
    rulings.person.type(u"n7"_s);
    rulings.type(u"target"_s, u"end.target"_s);
    rulings.keys(u"⇥7⇥"_s); // 700
    rulings.type(u"1"_s, u"W1-1"_s);
    SAYS(rulings.change(u"rule-end.target"_s));
    SAYS(rulings.change(u"winner-W1-1"_s));
    rulings.keys(u"⇥the sheet of last year⏎"_s);
    SAYS(pin.what); // match 1 is finished
    QCOMPARE(rulings.match("W1-2").rules->rules.end.target, 700);
    QCOMPARE(rulings.match("W1-1").state, tournament::State::Playing);
    QCOMPARE(tournament::entries(rulings.tournament()).back().stamp.by, "S. Lee");
}

// From the first match that has not begun, unless somebody says otherwise.
void tst_otherrulings::anotherRuleByMouse()
{
    tournaments::LiveTournament live(stage::withFouls("classic"));
    live.playOut("W1-1", 'a');
    Rulings rulings(live);
    rulings.begin(u"rule"_s);
    rulings.pick(u"rule"_s, u"bags.limit"_s);
    rulings.write(u"reason"_s, u"agreed with all"_s);
    QVERIFY(!rulings.mayAccept()); // no value is chosen by itself
    rulings.person.click(u"value-11"_s);
    QCOMPARE(rulings.person.find<Picker>(u"from"_s)->id(), u"W1-2"_s);
    SAYS(rulings.change(u"matches"_s));
    SAYS(rulings.change(u"scores"_s));
    rulings.accept();
    QCOMPARE(rulings.match("W1-2").rules->rules.bags.limit, 11);
    QVERIFY(rulings.match("W1-1").rules->rules.bags.limit != 11);
}

void tst_otherrulings::aRuleThatIsTyped()
{
    RulingsAfter rulings(0);
    rulings.begin(u"rule"_s);
    rulings.pick(u"rule"_s, u"bags.limit"_s);
    rulings.person.click(u"value-other"_s);
    rulings.write(u"reason"_s, u"agreed with all"_s);
    rulings.write(u"typed"_s, u"many"_s);
    QVERIFY(!rulings.mayAccept());
    MENTIONS(rulings.person.said());
    rulings.write(u"typed"_s, u"5"_s);
    rulings.accept();
    QCOMPARE(rulings.match("W1-1").rules->rules.bags.limit, 5);
}

void tst_otherrulings::aTeamIsVacated()
{
    tournaments::LiveTournament live(stage::withFouls("classic"));
    for (const char* match : {"W1-1", "W1-2"})
        live.playOut(match, 'a');
    live.call("W2-1");
    Rulings rulings(live);
    const auto isOut = [&](const char* team) {
        return tournament::team(*rulings.tournament().setting, team)->withdrawn;
    };
    rulings.person.type(u"n8"_s);
    QVERIFY(!rulings.mayAccept()); // none is picked by itself
    rulings.type(u"1"_s, u"T1"_s);
    SAYS(rulings.change(u"match-W1-1"_s));
    QVERIFY(!isOut("T1"));
    auto* replay = rulings.person.find<QRadioButton>(u"replay-W2-1"_s);
    QTRY_COMPARE(replay->height(), replay->sizeHint().height()); // the panel makes room for it
    QTest::mouseClick(replay, Qt::LeftButton);
    rulings.person.wait();
    rulings.write(u"reason"_s, u"not enrolled⏎"_s);
    QVERIFY(isOut("T1"));
    QCOMPARE(rulings.match("W2-1").teams.a, "T4");
    QCOMPARE(rulings.match("W2-1").attempt, 2);
    rulings.begin(u"ineligible"_s);
    rulings.pick(u"team"_s, u"T2"_s);
    rulings.write(u"reason"_s, u"not enrolled either"_s);
    rulings.accept();
    QVERIFY(isOut("T2"));
}

void tst_otherrulings::aRenegeFromTheList()
{
    tournaments::AfterAHand live;
    live.enter("W1-1", tournaments::handLine);
    Rulings rulings(live);
    rulings.person.type(u"n1"_s);
    rulings.keys(u"⇥1⏎"_s);
    QVERIFY(rulings.screen.page().isOpen());
    rulings.person.type(u"214mu"_s);
    const auto cases = desk::casesIn(rulings.tournament());
    QCOMPARE(cases.size(), std::size_t(1));
    QCOMPARE(cases[0].hand, 1);
    rulings.person.press(Qt::Key_Escape);
    rulings.begin(u"renege"_s);
    rulings.pick(u"hand"_s, u"1/2"_s);
    rulings.accept();
    QVERIFY(rulings.screen.page().isOpen());
    QVERIFY(rulings.screen.page().challenge().empty());
}

// Where a denied challenge costs its side, one by the supervisor costs nobody.
void tst_otherrulings::nobodyPaysForTheSupervisorsChallenge()
{
    tournaments::LiveTournament live(stage::withFouls("mckendree"));
    QCOMPARE(live.checkIn("W1-1"), "");
    live.enter("W1-1", R"({"a":{"bid":4},"b":{"bid":5}})");
    Rulings rulings(live);
    const auto denied = [&] { return rulings.screen.page().rejected().outcome().rows; };
    const auto counts = [&] {
        const QStringList notes = pseudo::english(rulings.screen.page().rejected().outcome().notes);
        return notes.contains(u"Counts when hand 1 is saved."_s);
    };
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214m"_s); // by side B
    QCOMPARE(denied().front().side, scoring::Side::B);
    QVERIFY(denied().front().value.startsWith(u"−"_s));
    QVERIFY(counts());
    rulings.person.click(u"seen by the supervisor"_s);
    QCOMPARE(denied().front().side, scoring::Side::A); // keeps its tricks
    QVERIFY(!denied().front().value.startsWith(u"−"_s));
    QVERIFY(!counts()); // nothing does
}

void tst_otherrulings::undoAndRedoDoNotPassAHalfTypedRuling()
{
    for (const Qt::Key key : {Qt::Key_Z, Qt::Key_Y}) {
        atcase::CaseTournament live;
        if (key == Qt::Key_Y)
            live.person.press(Qt::Key_Z, Qt::ControlModifier);
        typeHalf(live);
        const auto before = live.desktop.session().shown().head.seq;
        live.person.press(key, Qt::ControlModifier);
        QCOMPARE(live.desktop.session().shown().head.seq, before);
        QCOMPARE(live.person.find<QLineEdit>(u"reason"_s)->text(), u"cards shown"_s);
        if (key == Qt::Key_Y)
            QVERIFY2(live.person.said().contains(u"Nothing was redone"_s), qPrintable(live.person.said()));
    }
}

// The match and the hand on screen are filled in; Esc leads back there.
void tst_otherrulings::fromAMatch()
{
    atcase::CaseTournament live;
    live.openSheet(2);
    live.person.press(Qt::Key_Up); // the newest hand
    live.person.press(Qt::Key_Up);
    live.person.press(Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(live.desktop.window().current() == &live.desktop.rulings());
    QVERIFY(live.shows(u"kind-points"_s));
    live.person.type(u"2"_s);
    QCOMPARE(live.person.find<Picker>(u"match"_s)->id(), QString::fromStdString(live.played.match(2)));
    QCOMPARE(live.person.find<Picker>(u"hand"_s)->id(), u"1/2"_s);
    const auto before = live.score(2);
    live.person.click(u"side-a"_s);
    live.person.find<QLineEdit>(u"reason"_s)->setFocus();
    live.person.type(u"cards shown to the partner⏎"_s);
    QCOMPARE(live.score(2).a, before.a - 10);
    live.person.press(Qt::Key_F3); // on with the match
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(live.score(2), before);
}

// From a sheet that sheet is filled in, not the case that was settled before.
void tst_otherrulings::fromASheetWithoutAHandAfterACase()
{
    atcase::CaseTournament live;
    live.claim(2, u"mu"_s);
    QVERIFY(live.page().isOpen());
    live.openSheet(4); // called, without a hand
    for (const QString& kind : {u"2"_s, u"6"_s}) {
        live.person.press(Qt::Key_F3, Qt::ShiftModifier);
        QVERIFY(live.shows(u"kind-points"_s));
        live.person.type(kind);
        QCOMPARE(live.person.find<Picker>(u"match"_s)->id(), QString::fromStdString(live.played.match(4)));
        QCOMPARE(live.person.find<Picker>(u"hand"_s)->id(), QString());
        QVERIFY(!live.person.find<QAbstractButton>(u"accept"_s)->isEnabled());
        live.person.press(Qt::Key_Escape);
        live.person.press(Qt::Key_Escape); // back to where one was
        QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
        QCOMPARE(live.desktop.sheets().current()->match(), QString::fromStdString(live.played.match(4)));
    }
}

// Standings have no match, so nothing is filled in anew.
void tst_otherrulings::aLookElsewhereLosesNothing()
{
    atcase::CaseTournament live;
    typeReason(live);
    live.desktop.window().go(shell::Place::Standings);
    live.person.press(Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(live.desktop.window().current() == &live.desktop.rulings());
    QVERIFY(!live.shows(u"kind-points"_s));
    QCOMPARE(live.person.find<QLineEdit>(u"reason"_s)->text(), u"cards shown"_s);
}

// Trial: from the sheet of another match it was replaced without a question.
void tst_otherrulings::anotherSheetAsksBeforeItReplaces()
{
    atcase::CaseTournament live;
    typeReason(live);
    live.openSheet(4);
    live.person.press(Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(live.desktop.window().current() == &live.desktop.rulings());
    QVERIFY(!live.shows(u"kind-points"_s));
    QCOMPARE(live.person.find<QLineEdit>(u"reason"_s)->text(), u"cards shown"_s);
    live.person.press(Qt::Key_F3, Qt::ShiftModifier);
    QVERIFY(live.shows(u"kind-points"_s));
    QCOMPARE(live.desktop.rulings().backTo(), QString::fromStdString(live.played.match(4)));
}

void tst_otherrulings::everyOneIsListed()
{
    RulingsAfter rulings(2);
    const auto state = [&](const QString& keys) {
        rulings.person.type(u"n"_s + keys.left(1));
        rulings.keys(keys.mid(1));
        const auto all = rulings::rulingsOnRecord(rulings.tournament(), rulings.stage.session.ticker().now());
        return pseudo::english(all.front().state);
    };
    SAYS(state(u"2⇥⇥a⇥⇥⇥late⏎"_s));
    SAYS(state(u"6⇥⇥14 cards⏎"_s));
    SAYS(state(u"4⇥⇥⇥sticky⏎"_s));
    SAYS(state(u"9⇥⇥4⏎"_s));
    SAYS(state(u"5⇥a⇥⇥time⏎"_s)); // open: before all others
    rulings.person.press(Qt::Key_Home);
    const auto* current = rulings.person.find<rulings::RulingList>(u"rulings"_s)->current();
    QVERIFY(current->isOpen);
    QCOMPARE(current->status, QString()); // its state says that it is open
    QCOMPARE(rulings.person.find<rulings::RulingList>(u"rulings"_s)->rows().rowCount(), 2 + 5);
}

void tst_otherrulings::escLeadsBackStepByStep()
{
    RulingsAfter rulings(1);
    rulings.person.type(u"n2"_s);
    QVERIFY(rulings.shows(u"points"_s));
    rulings.person.press(Qt::Key_Escape);
    QVERIFY(rulings.shows(u"kind-points"_s));
    rulings.person.press(Qt::Key_Escape);
    QVERIFY(!rulings.shows(u"kind-points"_s));
    rulings.begin(u"points"_s);
    rulings.person.click(u"cancel"_s);
    rulings.person.click(u"cancel"_s);
    QVERIFY(!rulings.shows(u"kind-points"_s));
    QCOMPARE(rulings.score(), (Score{71, 50}));
}

// As 1920 by 1080.
void tst_otherrulings::aWideWindowIsUsed()
{
    RulingsAfter rulings(1);
    const auto find = [&](const QString& name) { return rulings.person.find<QWidget>(name); };
    rulings.screen.resize(1828, 960);
    rulings.person.type(u"n"_s);
    QTRY_COMPARE(find(u"kind-foul"_s)->y(), find(u"kind-renege"_s)->y()); // the third, beside the first
    QTRY_VERIFY(find(u"kind-foul"_s)->height() <= 150);                   // not mere ground
    rulings.person.click(u"kind-points"_s);
    QTRY_VERIFY(find(u"changes"_s)->width() > 400);
    rulings.person.click(u"side-a"_s);
    rulings.write(u"reason"_s, u"told partner to lead spades"_s);
    rulings.accept();
    QTRY_VERIFY(find(u"rulings"_s)->width() > 400);
}

void tst_otherrulings::labelsGrowWithTheText()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    RulingsAfter rulings(1);
    rulings.person.type(u"n2"_s);
    rulings.keys(u"⇥⇥a⇥⇥⇥late⏎"_s);
    rulings.stage.theme.set(kit::Scheme::Light, 1.5);
    for (const auto* line : rulings.screen.findChild<rulings::RulingCard*>()->findChildren<kit::Line*>())
        QTRY_COMPARE(line->shown().text, line->text());
}

TEST_CLASS(tst_otherrulings)
#include "tst_otherrulings.moc"
