// A card that nobody has yet: whose it becomes, and when it becomes nobody's.
#include "atreader.h"
#include "stage.h"

#include "desk/sanction.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/shell/header.h"

using namespace Qt::StringLiterals;
using namespace atreader;

class tst_newcards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void anUnknownCardIsLinked();
    void aRefusalKeepsTheSwipedCard();
    void whoIsAskedAboutDoesNotGetIt_data();
    void whoIsAskedAboutDoesNotGetIt();
    void theOneThatWaitsIsNotAskedAboutTwice();
    void whatIsOverStandsInNoFooter();
};

void tst_newcards::anUnknownCardIsLinked()
{
    Evening evening;
    evening.swipe(u";600990001=2512?"_s);
    QVERIFY2(evening.said().contains(u"Nobody has this card yet. Whose is it?"_s),
             qPrintable(evening.said()));
    stage::pictures(evening.desktop.window(), evening.desktop.theme(), u"door-unknown"_s);
    evening.person.type(u"gus⏎"_s);
    QVERIFY2(evening.said().contains(u"What does Gus Hall show?"_s), qPrintable(evening.said()));
    evening.person.press(Qt::Key_Return);
    QVERIFY2(evening.said().contains(u"the card is theirs from now on"_s), qPrintable(evening.said()));
    QVERIFY(!evening.player("P7").stripeHash.empty());
    QVERIFY(evening.player("P7").cardHash.empty());
    QCOMPARE(evening.player("P7").arrivals.size(), std::size_t{1});
    // Ctrl+Z takes back that they are here; the card stays theirs.
    evening.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!evening.player("P7").stripeHash.empty() && evening.player("P7").arrivals.empty());
    QCOMPARE(evening.player("P7").name, "Gus Hall");
    QVERIFY2(evening.said().contains(
                 u"Gus Hall (Bag Ladies) is not checked in any more for match 1; the card that "
                 "was swiped stays theirs"_s),
             qPrintable(evening.said()));
    QVERIFY(!evening.said().contains(u"Gus Hall · Bag Ladies"_s));
    evening.person.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!evening.player("P7").stripeHash.empty());
    QCOMPARE(evening.player("P7").arrivals.size(), std::size_t{1});
    QVERIFY2(evening.said().contains(u"Gus Hall · Bag Ladies"_s), qPrintable(evening.said()));
    // The next time it says who comes; Esc forgets one that is nobody's.
    evening.swipe(u";600990001=2512?"_s);
    QVERIFY2(evening.said().contains(u"was checked in already"_s), qPrintable(evening.said()));
    evening.swipe(u";600990002=2512?"_s);
    evening.person.press(Qt::Key_Escape);
    evening.person.type(u"hua⏎"_s);
    evening.person.press(Qt::Key_Return);
    QVERIFY(evening.player("P8").stripeHash.empty());
    // With another ID than the venue's own the card is not kept.
    evening.swipe(u";600990003=2512?"_s);
    evening.person.type(u"ed fo⏎"_s);
    evening.person.type(u"2"_s);
    QTRY_VERIFY(!evening.player("P5").arrivals.empty());
    QVERIFY(evening.player("P5").stripeHash.empty());
}

// A card that was swiped goes to its player also where the door refuses them first.
void tst_newcards::aRefusalKeepsTheSwipedCard()
{
    Evening evening;
    const auto sanction = [&](bool lifted) {
        facts::Sanction made;
        made.person = "P7";
        made.reason = lifted ? "served" : "threw the cards";
        made.lifted = lifted;
        evening.desktop.session().ask(
            u"sanction"_s, [made](desk::Desk& desk) { return desk::sanction(desk, "J. Park", made); },
            [](const session::Outcome& outcome) { QVERIFY(outcome.good()); });
        evening.person.wait();
    };
    sanction(false);
    evening.swipe(u";600990001=2512?"_s);
    evening.person.type(u"gus⏎"_s);
    evening.person.press(Qt::Key_Return);
    QVERIFY2(evening.said().contains(u"Gus Hall may not play"_s), qPrintable(evening.said()));
    QVERIFY2(evening.said().contains(u"The card that was swiped still waits; Esc forgets it."_s),
             qPrintable(evening.said()));
    QVERIFY(evening.player("P7").arrivals.empty() && evening.player("P7").stripeHash.empty());
    QCOMPARE(evening.door()->text(), u"gus"_s);
    QStringList footer; // everybody sees it: not why
    for (const auto* line : evening.desktop.window().footer().findChildren<look::Line*>())
        footer << line->text();
    QVERIFY2(footer.join(u'\n').contains(u"Not saved, Gus Hall: Gus Hall may not play: suspended"_s) &&
                 !footer.join(u'\n').contains(u"the cards"_s),
             qPrintable(footer.join(u'\n')));
    QVERIFY2(evening.said().contains(u"Threw the cards (J. Park)"_s), qPrintable(evening.said()));
    sanction(true);
    evening.person.press(Qt::Key_Return);
    evening.person.press(Qt::Key_Return); // what Gus shows
    QTRY_COMPARE(evening.player("P7").arrivals.size(), std::size_t{1});
    QVERIFY(!evening.player("P7").stripeHash.empty());
}

void tst_newcards::whoIsAskedAboutDoesNotGetIt_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("card");
    const QString withName = u"%B600990009^OYELARAN/BEN^2512101?;600990009=2512101?"_s;
    QTest::newRow("what is shown") << int(Qt::Key_Return) << u";600990009=2512?"_s;
    QTest::newRow("what is shown, and another's name is on the card") << int(Qt::Key_Return) << withName;
    QTest::newRow("why without") << int(Qt::Key_F6) << u";600990009=2512?"_s;
}

// Ana is asked about, and somebody else swipes: it is told, and nothing is linked.
void tst_newcards::whoIsAskedAboutDoesNotGetIt()
{
    QFETCH(int, key);
    QFETCH(QString, card);
    Evening evening;
    evening.person.type(u"ana"_s);
    evening.person.press(key);
    const long long before = evening.desktop.session().shown().head.seq;
    evening.swipe(card);
    QVERIFY2(
        evening.said().contains(u"Nobody has that card yet, and it was not linked: first the question about "
                                "Ana Ruiz, or Esc; then swipe it again."_s),
        qPrintable(evening.said()));
    QCOMPARE(evening.desktop.session().shown().head.seq, before);
    evening.person.type(key == Qt::Key_F6 ? u"roster photo vouches⏎"_s : u"⏎"_s);
    QCOMPARE(evening.player("P1").arrivals.size(), std::size_t{1});
    QVERIFY(evening.player("P1").stripeHash.empty());
    evening.swipe(card); // and now it is asked whose it is
    QVERIFY2(evening.said().contains(u"Nobody has this card yet. Whose is it?"_s),
             qPrintable(evening.said()));
}

void tst_newcards::theOneThatWaitsIsNotAskedAboutTwice()
{
    Evening evening;
    evening.swipe(u";600990001=2512?"_s);
    evening.person.type(u"gus⏎"_s);
    evening.swipe(u";600990001=2512?"_s);
    QVERIFY2(
        evening.said().contains(u"That card waits for the question about Gus Hall: answer it, or Esc."_s),
        qPrintable(evening.said()));
    evening.person.press(Qt::Key_Return);
    QVERIFY(!evening.player("P7").stripeHash.empty());
    QCOMPARE(evening.player("P7").arrivals.size(), std::size_t{1});
}

void tst_newcards::whatIsOverStandsInNoFooter()
{
    Evening evening;
    evening.go(Qt::Key_1);
    evening.swipe(u";600990001=2512?"_s);
    const QString elsewhere = u"Check-in (Ctrl+3) asks whose it is."_s;
    QVERIFY2(evening.said().contains(elsewhere), qPrintable(evening.said()));
    evening.go(Qt::Key_3); // where it stands large
    QVERIFY2(!evening.said().contains(elsewhere), qPrintable(evening.said()));
    evening.person.press(Qt::Key_Escape);
    facts::Sanction sanction;
    sanction.person = "P1";
    sanction.reason = "a fight";
    evening.desktop.session().ask(
        {}, [sanction](desk::Desk& desk) { return desk::sanction(desk, "J. Park", sanction); });
    evening.person.wait();
    evening.swipe(ana);
    QVERIFY2(evening.said().contains(u"Not saved, Ana Ruiz: "_s), qPrintable(evening.said()));
    evening.person.type(u"b"_s); // on to the next one
    QVERIFY2(!evening.said().contains(u"Not saved"_s), qPrintable(evening.said()));
}

QTEST_MAIN(tst_newcards)
#include "tst_newcards.moc"
