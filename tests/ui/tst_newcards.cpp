// A card that nobody has yet: whose it becomes, and when it becomes nobody's.
#include "atreader.h"
#include "stage.h"

#include "desk/checkin/sanction.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/shell/header.h"

using namespace atreader;

class tst_newcards : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void anUnknownCardIsLinked();
    void knownCardsAreTakenWhileOneWaits();
    void aRefusalKeepsTheSwipedCard();
    void whoIsAskedAboutDoesNotGetIt_data();
    void whoIsAskedAboutDoesNotGetIt();
    void theOneThatWaitsIsNotAskedAboutTwice();
    void aWaitingCardIsInView();
    void aCardOfTheWrongPlayerIsForgotten();
    void aSecondCardReplacesTheFirstOrIsNotKept_data();
    void aSecondCardReplacesTheFirstOrIsNotKept();
    void aSwipeIntoATeamsFormIsTheirId();
    void anAnsweredSwipeLeavesTheFooter();
    void theLargeAnswerIsOfTheLastCard();
    void theMarkStandsBesideTheWords();
    void anotherNumberThanTheRostersIsSaid();
};

void tst_newcards::anUnknownCardIsLinked()
{
    ReaderTournament live;
    live.swipe(u";600990001=2512?"_s);
    MENTIONS(live.said());
    live.person.type(u"gus⏎"_s); // and is asked for nothing more: the card is what they show
    MENTIONS(live.said());
    SAYS(live.player("P7").arrivals.at(0).shown);
    QVERIFY(!live.player("P7").stripeHash.empty());
    QVERIFY(live.player("P7").cardHash.empty());
    QCOMPARE(live.player("P7").arrivals.size(), std::size_t{1});
    // Ctrl+Z takes back that they are here; the card stays theirs.
    live.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!live.player("P7").stripeHash.empty() && live.player("P7").arrivals.empty());
    QCOMPARE(live.player("P7").name, "Gus Hall");
    MENTIONS(live.said());
    QVERIFY(!live.said().contains(u"Gus Hall · Bag Ladies"_s));
    live.person.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!live.player("P7").stripeHash.empty());
    QCOMPARE(live.player("P7").arrivals.size(), std::size_t{1});
    MENTIONS(live.said());
    // The next time it says who comes; Esc forgets one that is nobody's.
    live.swipe(u";600990001=2512?"_s);
    QVERIFY2(live.said().contains(alreadyIn), qPrintable(live.said()));
    live.swipe(u";600990002=2512?"_s);
    live.person.press(Qt::Key_Escape);
    live.person.type(u"hua⏎"_s);
    live.person.press(Qt::Key_Return);
    QVERIFY(live.player("P8").stripeHash.empty());
    // Of who plays without an accepted ID the card is not kept.
    live.swipe(u";600990003=2512?"_s);
    live.person.type(u"ed fo"_s);
    live.person.press(Qt::Key_F6);
    live.person.type(u"roster photo vouches⏎"_s);
    QTRY_VERIFY(!live.player("P5").arrivals.empty());
    QVERIFY(live.player("P5").stripeHash.empty());
}

// The line moves while somebody looks for the name of a card that nobody has.
void tst_newcards::knownCardsAreTakenWhileOneWaits()
{
    ReaderTournament live;
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"gu"_s);
    live.swipe(ana);
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    MENTIONS_ALL(live.said(), 2);
    QCOMPARE(live.front()->text(), u"gu"_s);
    live.person.press(Qt::Key_F6); // also while a question about its player is open
    live.swipe(ben);
    QCOMPARE(live.player("P2").arrivals.size(), std::size_t{1});
    MENTIONS(live.said());
    live.swipe(ana);
    QVERIFY2(live.said().contains(alreadyIn), qPrintable(live.said()));
    live.swipe(u";600990002=2512?"_s);
    const QString first = u"Finish the check-in of Gus Hall first"_s;
    QCOMPARE(live.said().count(first), 1); // not once here and once there
    live.person.press(Qt::Key_Escape);
    live.swipe(u";600990001=2512?"_s);
    live.swipe(ana);
    live.person.type(u"gus⏎"_s);
    QVERIFY(!live.player("P7").stripeHash.empty());
    QCOMPARE(live.player("P7").arrivals.size(), std::size_t{1});
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
}

// A card that was swiped goes to its player also where the checks refuses them first.
void tst_newcards::aRefusalKeepsTheSwipedCard()
{
    ReaderTournament live;
    const auto sanction = [&](bool lifted) {
        facts::Sanction made{
            .person = "P7", .reason = lifted ? "served" : "threw the cards", .lifted = lifted};
        live.desktop.session().ask(
            u"sanction"_s, [made](desk::Desk& desk) { return desk::sanction(desk, "J. Park", made); },
            [](const session::Outcome& outcome) { QVERIFY(outcome.good()); });
        live.person.wait();
    };
    sanction(false);
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"gus⏎"_s);
    MENTIONS_ALL(live.said(), 2);
    QVERIFY(live.player("P7").arrivals.empty() && live.player("P7").stripeHash.empty());
    QCOMPARE(live.front()->text(), u"gus"_s);
    // Everybody sees it: not why.
    const QString footer = stage::textsOf<kit::Line>(live.desktop.window().footer()).join(u'\n');
    MENTIONS(footer);
    QVERIFY(!footer.contains(u"the cards"_s));
    MENTIONS(live.said());
    sanction(true);
    live.person.press(Qt::Key_Return);
    QTRY_COMPARE(live.player("P7").arrivals.size(), std::size_t{1});
    QVERIFY(!live.player("P7").stripeHash.empty());
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
    ReaderTournament live;
    live.person.type(u"ana"_s);
    live.person.press(key);
    const long long before = live.desktop.session().shown().head.seq;
    live.swipe(card);
    QVERIFY2(live.said().contains(
                 u"Unknown card, not linked. Finish the check-in of Ana Ruiz first, or press Esc. "
                 "Then swipe the card again."_s),
             qPrintable(live.said()));
    QCOMPARE(live.desktop.session().shown().head.seq, before);
    live.person.type(key == Qt::Key_F6 ? u"roster photo vouches⏎"_s : u"⏎"_s);
    QCOMPARE(live.player("P1").arrivals.size(), std::size_t{1});
    QVERIFY(live.player("P1").stripeHash.empty());
    live.swipe(card); // and now it is asked whose it is
    MENTIONS(live.said());
}

void tst_newcards::theOneThatWaitsIsNotAskedAboutTwice()
{
    ReaderTournament live;
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"gus"_s);
    live.person.press(Qt::Key_F6);
    live.swipe(u";600990001=2512?"_s);
    QVERIFY2(live.said().contains(
                 u"Finish the check-in of Gus Hall first, or press Esc. This card waits until then."_s),
             qPrintable(live.said()));
    live.person.press(Qt::Key_Escape);
    live.swipe(u";600990001=2512?"_s);
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"gus⏎"_s);
    QVERIFY(!live.player("P7").stripeHash.empty());
    QCOMPARE(live.player("P7").arrivals.size(), std::size_t{1});
}

// The card goes to the next name: so long as it does, that is said.
void tst_newcards::aWaitingCardIsInView()
{
    ReaderTournament live;

    live.swipe(ana);
    live.swipe(u";600990001=2512?"_s);
    live.person.press(Qt::Key_Return);
    MENTIONS(live.said());
    live.person.type(u"xavier⏎"_s);
    MENTIONS(live.said());
    live.person.press(Qt::Key_Escape);
    MENTIONS(live.said());
    // What is done besides is another matter, and the card is dropped with its question.
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"ana"_s);
    live.person.press(Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY(live.player("P1").arrivals.empty());
    MENTIONS(live.said());
}

void tst_newcards::aCardOfTheWrongPlayerIsForgotten()
{
    ReaderTournament live;
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"hua⏎"_s); // who is not Gus
    QVERIFY(!live.player("P8").stripeHash.empty());
    live.person.type(u"hua"_s);
    live.person.press(Qt::Key_F8);
    MENTIONS(live.said());
    live.swipe(u";600990001=2512?"_s); // one thing after the other
    MENTIONS(live.said());
    live.person.press(Qt::Key_Escape);
    QVERIFY(!live.player("P8").stripeHash.empty());
    live.person.press(Qt::Key_F8);
    live.person.press(Qt::Key_Return); // which cancels
    QVERIFY(!live.player("P8").stripeHash.empty());
    live.person.press(Qt::Key_F8);
    live.person.click(u"accept"_s);
    QVERIFY(live.player("P8").stripeHash.empty());
    QCOMPARE(live.player("P8").arrivals.size(), std::size_t{1});
    MENTIONS(live.said());
    live.person.press(Qt::Key_F8); // there is none any more
    QVERIFY(!live.said().contains(u"Forget the card of"_s));
    live.person.press(Qt::Key_Escape);
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"gus⏎"_s);
    QVERIFY(!live.player("P7").stripeHash.empty());
}

void tst_newcards::aSecondCardReplacesTheFirstOrIsNotKept_data()
{
    QTest::addColumn<bool>("replaces");
    QTest::newRow("replaces") << true;
    QTest::newRow("is not kept") << false;
}

void tst_newcards::aSecondCardReplacesTheFirstOrIsNotKept()
{
    QFETCH(bool, replaces);
    ReaderTournament live;
    const auto swipeAndName = [&](const QString& line) {
        live.swipe(line);
        live.person.type(u"gus⏎"_s);
    };
    swipeAndName(u";600990001=2512?"_s);
    const std::string first = live.player("P7").stripeHash;
    live.person.press(Qt::Key_Z, Qt::ControlModifier); // the check-in
    swipeAndName(u";600990002=2512?"_s);
    MENTIONS(live.said());
    QVERIFY(live.player("P7").arrivals.empty());
    live.person.press(Qt::Key_Escape); // nothing is lost but the card
    QVERIFY(live.player("P7").arrivals.empty());
    live.person.press(Qt::Key_Escape);
    swipeAndName(u";600990002=2512?"_s);
    live.person.press(Qt::Key_Return); // once too often
    MENTIONS(live.said());
    live.person.click(replaces ? u"New card: Replaces the first"_s : u"New card: Isn’t linked"_s);
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, u"\r"_s, true);
    QCoreApplication::sendEvent(QApplication::focusWidget(), &held);
    live.person.wait();
    QVERIFY(live.player("P7").arrivals.empty());
    live.person.press(Qt::Key_Return);
    QCOMPARE(live.player("P7").arrivals.size(), std::size_t{1});
    QCOMPARE(live.player("P7").stripeHash != first, replaces);
    const QString besides =
        replaces ? u"the card is linked to them now"_s : u"the swiped card isn’t linked"_s;
    QVERIFY2(live.said().contains(besides), qPrintable(live.said()));
    QVERIFY(live.front()->hasFocus());
}

// Of two tracks the form takes the number that the checks would learn, and shows no more than its end.
void tst_newcards::aSwipeIntoATeamsFormIsTheirId()
{
    ReaderTournament live;
    live.go(Qt::Key_2);
    live.person.press(Qt::Key_Insert);
    for (const QString& word : {u"Late Deal"_s, u"Ira Jones"_s}) {
        live.person.type(word);
        live.person.press(Qt::Key_Tab);
    }
    auto* id = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(id);
    SAYS(stage::nameOf(*id));
    live.swipe(u";4111111111111111=25121010000?"_s);
    MENTIONS(live.said());
    QVERIFY(id->hasFocus() && id->text().isEmpty());
    live.swipe(u"%B600990007^JONES/IRA^2512?;6032880123456=2512?"_s);
    QCOMPARE(id->text(), QString());
    QCOMPARE(pseudo::english(id->placeholderText()), u"…456, swiped"_s);
    QCOMPARE(stage::nameOf(*QApplication::focusWidget()), u"Player 2"_s);
    QVERIFY(!live.said().contains(u"6009900"_s) && !live.said().contains(u"Unknown card"_s));
    live.person.press(Qt::Key_Return, Qt::ControlModifier);
    const auto owner = desk::playerWithCard(live.desktop.session().tournament(), ";6032880123456=2512?");
    QVERIFY(owner);
    const tournament::Person& ira = live.player(owner->c_str());
    QCOMPARE(ira.name, "Ira Jones");
    QCOMPARE(ira.cardEnd, "456");
    QVERIFY(ira.arrivals.empty());
}

void tst_newcards::anAnsweredSwipeLeavesTheFooter()
{
    ReaderTournament live;
    live.go(Qt::Key_1);
    live.swipe(u";600990001=2512?"_s);
    const QString elsewhere = u"Press Ctrl+3 to say whose it is."_s;
    MENTIONS(live.said());
    live.go(Qt::Key_3); // where it stands large
    QVERIFY2(!live.said().contains(elsewhere), qPrintable(live.said()));
    live.person.press(Qt::Key_Escape);
    facts::Sanction sanction{.person = "P1", .reason = "a fight"};
    live.person.record([sanction](desk::Desk& desk) { return desk::sanction(desk, "J. Park", sanction); });
    live.swipe(ana);
    MENTIONS(live.said());
    live.person.type(u"b"_s); // on to the next one
    QVERIFY2(!live.said().contains(u"Not saved"_s), qPrintable(live.said()));
}

void tst_newcards::theLargeAnswerIsOfTheLastCard()
{
    ReaderTournament live;
    const auto says = [card = live.desktop.window().findChild<checkin::AnswerCard*>()](const QString& text) {
        return pseudo::english(card->text()) == text;
    };
    const QString ofBank =
        u"That is a payment card. Nothing was kept. Swipe the ID card, or check the player in by name."_s;
    live.person.type(u"gus"_s);
    live.person.press(Qt::Key_F6); // why without?
    live.swipe(u";4111111111111111=25121010000?"_s);
    QVERIFY2(says(ofBank), qPrintable(live.said()));
    live.swipe(u";600990001=2512?"_s);
    QVERIFY2(says(u"Unknown card, not linked. Finish the check-in of Gus Hall first, or press Esc. "
                  "Then swipe the card again."_s),
             qPrintable(live.said()));
    live.swipe(ana);
    QVERIFY2(says(u"Finish the check-in of Gus Hall first, or press Esc. This is the card of Ana Ruiz."_s),
             qPrintable(live.said()));
}

void tst_newcards::theMarkStandsBesideTheWords()
{
    ReaderTournament live;
    auto* card = live.desktop.window().findChild<checkin::AnswerCard*>();
    card->sayHint(u"Swipe a card."_s);
    QCoreApplication::processEvents();
    card->sayCheckedIn(u"Ana Ruiz"_s, u"Checked in"_s, {}, false);
    for (const auto* words : card->findChildren<kit::Prose*>()) // at once, not with the next event
        if (words->isVisible())
            QVERIFY(words->x() >= live.desktop.theme().px(18 + 24));
}

void tst_newcards::anotherNumberThanTheRostersIsSaid()
{
    ReaderTournament live;
    live.swipe(u";600990001=2512?"_s);
    live.person.type(u"ana⏎"_s);
    MENTIONS(live.said());
    QVERIFY(!live.player("P1").stripeHash.empty());
    MENTIONS(live.said());
}

TEST_CLASS(tst_newcards)
#include "tst_newcards.moc"
