// What the Rulings screen shows besides its forms: the list, what each ruling did, and where a match stands.
#include "atrulings.h"

#include "program/testclass.h"
#include "ui/kit/text.h"

using namespace Qt::StringLiterals;

using rulings::Picker;
using stage::Rulings;

class tst_rulinglist : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void aHandIsCountedInOneWay();
    void anEmptyListSaysHowToBegin();
    void theListShowsWhatEachDid();
};

namespace {

/// What the newest did to the points of its hand.
QString newestEffect(Rulings& rulings)
{
    const auto all = rulings::rulingsOnRecord(rulings.tournament(), rulings.stage.session.ticker().now());
    return pseudo::english(all.front().effect);
}

} // namespace

// A hand that is played and on no record is in no list: nothing beside it calls it the third.
void tst_rulinglist::aHandIsCountedInOneWay()
{
    tournaments::LiveTournament live({"classic", 4, 4, false, {}});
    live.enter("W1-1", tournaments::handLine);
    live.enter("W1-1", tournaments::handLine);
    Rulings rulings(live);
    rulings.begin(u"points"_s);
    QCOMPARE(rulings.person.find<Picker>(u"hand"_s)->id(), u"1/2"_s);
    QVERIFY2(rulings.person.said().contains(u"2 hands on record"_s), qPrintable(rulings.person.said()));
    QVERIFY2(!rulings.person.said().contains(u"hand 3"_s), qPrintable(rulings.person.said()));
}

void tst_rulinglist::anEmptyListSaysHowToBegin()
{
    tournaments::LiveTournament live({"classic", 4, 4, false, {}});
    live.enter("W1-1", tournaments::handLine);
    Rulings rulings(live);
    const auto says = [&](const QString& words) { return rulings.person.said().contains(words); };
    QVERIFY2(says(u"No rulings yet"_s) && says(u"Press N"_s), qPrintable(rulings.person.said()));
    QVERIFY(!rulings.shows(u"rulings"_s));
    rulings.person.type(u"n4"_s);
    rulings.write(u"reason"_s, u"the cards were sticky⏎"_s);
    QVERIFY(!says(u"No rulings yet"_s) && !says(u"Press N"_s));
    QVERIFY(rulings.shows(u"rulings"_s));
}

void tst_rulinglist::theListShowsWhatEachDid()
{
    tournaments::LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.enter("W1-1", tournaments::handLine).substr(0, 2), "ok");
    Rulings rulings(live);
    const auto before = rulings.score();
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"214mu"_s); // three tricks off A, which is set then
    const auto after = rulings.score();
    QVERIFY(after != before);
    QStringList sides;
    if (after.a != before.a)
        sides << u"A "_s + kit::signedNumber(after.a - before.a);
    if (after.b != before.b)
        sides << u"B "_s + kit::signedNumber(after.b - before.b);
    QCOMPARE(newestEffect(rulings), sides.join(u", "_s));
    rulings.person.press(Qt::Key_Escape);
    rulings.screen.openHand(u"W1-1"_s, 1, 1);
    rulings.person.type(u"137l"_s);
    QCOMPARE(newestEffect(rulings), QString()); // not decided
    rulings.person.type(u"r"_s);
    QCOMPARE(newestEffect(rulings), u"No change"_s);
    rulings.person.press(Qt::Key_Escape);
    rulings.person.type(u"n2"_s);
    rulings.write(u"reason"_s, u"told partner to lead spades⏎"_s);
    QCOMPARE(newestEffect(rulings), u"A −10"_s);
}

TEST_CLASS(tst_rulinglist)
#include "tst_rulinglist.moc"
