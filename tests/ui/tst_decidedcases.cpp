// A renege challenge once it is decided, and the way back to the list.
#include "atcase.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

using atcase::CaseTournament;

class tst_decidedcases : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void theListSelectsTheCaseOneComesFrom();
    void whatWasRuledHeadsItsOutcome();
    void nothingIsAskedForAnyMore();
    void bothOutcomesAreShownOnAFinishedMatch();
};

void tst_decidedcases::theListSelectsTheCaseOneComesFrom()
{
    CaseTournament live;
    live.claim(2, u"l"_s);
    live.person.press(Qt::Key_Escape);
    const QString first = live.desktop.rulings().challenge();
    QVERIFY(!first.isEmpty());
    live.person.press(Qt::Key_F3); // to the sheet
    live.person.press(Qt::Key_F3);
    live.person.type(u"147ml"_s);
    QCOMPARE(live.cases().size(), std::size_t(2));
    const QString second = live.desktop.rulings().challenge();
    QVERIFY(live.page().isOpen() && second != first);
    live.person.press(Qt::Key_Escape);
    QVERIFY(!live.page().isOpen());
    QCOMPARE(live.desktop.rulings().challenge(), second);
}

void tst_decidedcases::whatWasRuledHeadsItsOutcome()
{
    CaseTournament live;
    live.claim(2, u"c7dq"_s);
    QVERIFY(live.shows(u"If upheld"_s) && live.shows(u"If denied"_s));
    live.person.type(u"r"_s);
    QCOMPARE(live.cases().front().decision->ruling, facts::Ruling::Rejected);
    QVERIFY(live.shows(u"If upheld"_s) && live.shows(u"Denied"_s) && !live.shows(u"If denied"_s));
}

void tst_decidedcases::nothingIsAskedForAnyMore()
{
    CaseTournament live;
    const QString typing = u"Type a card as rank and suit"_s;
    live.claim(2, u"c7d"_s);
    QVERIFY2(live.person.said().contains(typing), qPrintable(live.person.said()));
    QVERIFY(stage::textOf(live.page().finding()) != u"Not proven."_s); // it says what to enter
    live.person.type(u"r"_s);
    QCOMPARE(stage::textOf(live.page().finding()), u"Not proven."_s);
    QVERIFY2(!live.person.said().contains(typing), qPrintable(live.person.said()));
}

// To decide otherwise there takes a reason; to see what it would do does not.
void tst_decidedcases::bothOutcomesAreShownOnAFinishedMatch()
{
    CaseTournament live;
    live.claim(1, u"r"_s);
    QCOMPARE(live.cases().size(), std::size_t(1));
    QCOMPARE(live.match(1).state, tournament::State::Final);
    QVERIFY2(live.shows(u"If upheld"_s) && live.shows(u"Denied"_s), qPrintable(live.person.said()));
    live.person.type(u"u"_s);
    QCOMPARE(live.cases().front().decision->ruling, facts::Ruling::Rejected);
}

TEST_CLASS(tst_decidedcases)
#include "tst_decidedcases.moc"
