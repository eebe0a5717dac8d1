// Paper held against the rules: F12 on a sheet, the running totals as the table wrote them, and the slip.
#include "atdesktop.h"

#include "ui/papercheck/papercheckscreen.h"
#include "ui/sheet/view/sheetscreen.h"

#include <QLineEdit>

#include <algorithm>

namespace {

using Totals = std::vector<scoring::PerSide<QString>>;

/// Match 2 of a tournament at UNC: three hands, in the second of which B's bags cost 60; in the fourth, A
/// makes a nil.
class PaperTournament : public stage::AtHalfPlayed {
public:
    PaperTournament()
        : AtHalfPlayed([](stage::HalfPlayed& half) {
              const std::string nil =
                  R"({"a":{"bids":[4,"nil"],"tricks":[5,0]},"b":{"bids":[4,3],"tricks":8}})";
              if (const std::string said = half.live().enter(half.match(2), nil); !said.starts_with("ok"))
                  qFatal("%s", said.c_str());
          })
    {
        openSheet(2);
        for (const auto& hand : tournament::sheetOf(match(2), 1).ledger.hands)
            right.push_back({hand.sides.a.score, hand.sides.b.score});
    }
    /// The totals by the rules, with so much more for that side from that hand on.
    Totals paper(int hand, scoring::Side side, int more)
    {
        Totals totals;
        for (std::size_t i = 0; i < right.size(); ++i) {
            scoring::PerSide<int> row = right[i];
            row[side] += static_cast<int>(i) + 1 >= hand ? more : 0;
            totals.push_back({QString::number(row.a), QString::number(row.b)});
        }
        return totals;
    }
    /// F12, and the totals with Enter or Tab after each.
    void check(const Totals& totals, Qt::Key next = Qt::Key_Return)
    {
        person.press(Qt::Key_F12);
        for (const auto& row : totals)
            for (const scoring::Side side : scoring::bothSides) {
                person.type(row[side]);
                person.press(next);
            }
        person.wait();
    }
    papercheck::PaperCheckScreen& screen() { return desktop.paperCheck(); }
    bool isUp() { return current() == &screen(); }
    int litHand()
    {
        int lit = 0;
        for (std::size_t i = 0; i < screen().rows().size(); ++i)
            if (screen().rows()[i]->isLit()) {
                if (lit != 0)
                    qFatal("two hands are lit");
                lit = static_cast<int>(i) + 1;
            }
        return lit;
    }
    QString saidAt(int hand, scoring::Side side)
    {
        return pseudo::english(screen().rows()[static_cast<std::size_t>(hand) - 1]->said(side));
    }
    QString verdict() { return pseudo::english(screen().verdict()); }

    std::vector<scoring::PerSide<int>> right;
};

} // namespace

class tst_paperchecks : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theyAgree();
    void slips_data();
    void slips();
    void aTotalIsMissing();
    void textThatIsNotANumber();
    void nothingIsHeldAgainstHalfANumber();
    void nothingIsHeldAgainstASignAlone_data();
    void nothingIsHeldAgainstASignAlone();
    void theLastTotalIsWholeWithEnter();
    void arrowsStayOnASide();
    void typedTotalsStay();
    void theAnswerIsInViewInASmallWindow();
    void theNumbersStandBelowTheirHeading();
    void bothTotalsOfAHandStandTogether();
    void noHandYet();
    void eachGameHasItsOwnPaper();
    void anotherDrawHasNoSuchMatch();
};

void tst_paperchecks::theyAgree()
{
    PaperTournament live;
    const long long before = live.desktop.session().tournament().seq;
    live.check(live.paper(99, scoring::Side::A, 0), Qt::Key_Tab);
    QVERIFY(live.isUp());
    QCOMPARE(live.screen().accessibleName(), session::title(session::Key::CheckPaper)); // one name for it
    SAYS(live.verdict());
    QCOMPARE(live.litHand(), 0);
    QCOMPARE(live.saidAt(4, scoring::Side::A), u"agrees"_s);
    live.screen().takeFocus();
    live.person.press(Qt::Key_Escape);
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    QCOMPARE(live.desktop.session().tournament().seq, before); // nothing is recorded
}

void tst_paperchecks::slips_data()
{
    QTest::addColumn<int>("hand");
    QTest::addColumn<bool>("a");
    QTest::addColumn<int>("more");
    QTest::addColumn<QString>("slip");
    QTest::newRow("bag penalty missed") << 2 << false << 60 << u"the bag penalty, −60, wasn’t taken"_s;
    QTest::newRow("nil not counted") << 4 << true << -60 << u"the nil, +60, wasn’t counted"_s;
    QTest::newRow("sum wrong") << 3 << true << 10 << u"the addition is probably wrong"_s;
}

void tst_paperchecks::slips()
{
    QFETCH(int, hand);
    QFETCH(bool, a);
    QFETCH(int, more);
    QFETCH(QString, slip);

    PaperTournament live;
    const scoring::Side side = a ? scoring::Side::A : scoring::Side::B;
    live.check(live.paper(hand, side, more));
    SAYS(live.verdict());
    QCOMPARE(live.litHand(), hand);
    QVERIFY2(live.person.said().contains(slip), qPrintable(live.person.said()));
    SAYS(live.saidAt(hand, side));
    if (!a) // what follows is as far off, and no slip of its own
        QCOMPARE(live.saidAt(3, side), u"%1, carried over"_s.arg(live.right[2].b));
}

void tst_paperchecks::aTotalIsMissing()
{
    PaperTournament live;
    Totals totals = live.paper(3, scoring::Side::B, 10);
    totals[1] = {{}, {}};
    live.check(totals);
    QCOMPARE(live.saidAt(2, scoring::Side::A), QString());
    QCOMPARE(live.saidAt(3, scoring::Side::A), u"agrees"_s);
    QCOMPARE(live.litHand(), 3);
    live.screen().rows()[2]->field(scoring::Side::B).clear();
    live.screen().rows()[3]->field(scoring::Side::B).clear();
    SAYS(live.verdict());
}

void tst_paperchecks::textThatIsNotANumber()
{
    PaperTournament live;
    live.check({{u"51"_s, u"4x"_s}});
    SAYS(live.verdict());
    MENTIONS(live.person.said());
}

void tst_paperchecks::nothingIsHeldAgainstHalfANumber()
{
    PaperTournament live;
    const QString right = QString::number(live.right[0].a);
    live.check({});
    live.person.type(right.left(1));
    QCOMPARE(live.litHand(), 0);
    live.person.press(Qt::Key_Return); // it is all that was written
    QCOMPARE(live.litHand(), 1);
    QVERIFY(!live.person.said().contains(u"By the rules"_s)); // of the first total that says it again
    live.person.press(Qt::Key_Backtab);
    live.person.type(right);
    QCOMPARE(live.litHand(), 0);
    QCOMPARE(live.saidAt(1, scoring::Side::A), u"agrees"_s);
}

void tst_paperchecks::nothingIsHeldAgainstASignAlone_data()
{
    QTest::addColumn<QString>("sign");
    QTest::newRow("plus") << u"+"_s;
    QTest::newRow("minus") << u"-"_s; // a total that is missing, too
}

void tst_paperchecks::nothingIsHeldAgainstASignAlone()
{
    QFETCH(const QString, sign);

    PaperTournament live;
    live.check({});
    const QString before = live.verdict();
    live.person.type(sign);
    QCOMPARE(live.verdict(), before);
    live.person.press(Qt::Key_Return); // it is all that was written
    SAYS(live.verdict());
}

void tst_paperchecks::arrowsStayOnASide()
{
    PaperTournament live;
    live.check({});
    const auto has = [&](int hand, scoring::Side side) {
        return live.screen().rows()[static_cast<std::size_t>(hand) - 1]->field(side).hasFocus();
    };
    QVERIFY(has(1, scoring::Side::A));
    live.person.press(Qt::Key_Down);
    QVERIFY(has(2, scoring::Side::A));
    live.person.press(Qt::Key_Return);
    QVERIFY(has(2, scoring::Side::B));
    live.person.press(Qt::Key_Up);
    QVERIFY(has(1, scoring::Side::B));
    live.person.press(Qt::Key_Up);
    QVERIFY(has(1, scoring::Side::B)); // there is none above
}

// After the last total there is no next field.
void tst_paperchecks::theLastTotalIsWholeWithEnter()
{
    PaperTournament live;
    live.check({});
    QLineEdit& last = live.screen().rows()[3]->field(scoring::Side::B);
    last.setFocus();
    live.person.type(QString::number(live.right[3].b).left(2));
    QCOMPARE(live.litHand(), 0);
    live.person.press(Qt::Key_Return);
    QVERIFY(last.hasFocus());
    QCOMPARE(live.litHand(), 4);
}

// Who is called away in between finds it again; another match begins empty.
void tst_paperchecks::typedTotalsStay()
{
    PaperTournament live;
    live.check({{u"51"_s, u"43"_s}});
    live.person.press(Qt::Key_R, Qt::ControlModifier);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Escape);
    QVERIFY(live.isUp());
    QCOMPARE(live.screen().rows()[0]->field(scoring::Side::B).text(), u"43"_s);
    live.person.press(Qt::Key_Escape);
    live.openSheet(1);
    live.person.wait();
    live.person.press(Qt::Key_F12);
    QCOMPARE(live.screen().rows()[0]->field(scoring::Side::B).text(), QString());
}

void tst_paperchecks::theAnswerIsInViewInASmallWindow()
{
    PaperTournament live;
    live.desktop.window().resize(1024, 700);
    live.check(live.paper(2, scoring::Side::A, 10));
    const auto all = live.screen().findChildren<kit::Prose*>();
    const auto verdict = std::ranges::find(all, live.screen().verdict(), &kit::Prose::text);
    QVERIFY(verdict != all.end());
    const QWidget& card = *(*verdict)->parentWidget();
    if (!pseudo::isSpoken()) // whose sentences are longer
        QCOMPARE(card.visibleRegion().boundingRect(), card.rect());
}

void tst_paperchecks::theNumbersStandBelowTheirHeading()
{
    PaperTournament live;
    live.person.press(Qt::Key_F12);
    const auto lines = live.screen().findChildren<kit::Line*>();
    const auto lineOf = [&](const QString& words) {
        const auto at = std::ranges::find_if(
            lines, [&](const kit::Line* each) { return pseudo::english(each->text()) == words; });
        return at == lines.end() ? nullptr : *at;
    };
    const kit::Line* head = lineOf(u"Hand"_s);
    const kit::Line* first = lineOf(u"1"_s);
    QVERIFY(head && first);
    const auto leftOf = [&](const kit::Line& line) { return line.mapTo(&live.screen(), QPoint()).x(); };
    QTRY_COMPARE(leftOf(*first), leftOf(*head));
    QCOMPARE(head->shown().text, head->text());
}

void tst_paperchecks::bothTotalsOfAHandStandTogether()
{
    PaperTournament live;
    live.desktop.window().resize(1920, 1080);
    live.check({});
    const papercheck::TotalsRow& row = *live.screen().rows().front();
    const auto leftOf = [&](scoring::Side side) { return row.field(side).mapTo(&row, QPoint()).x(); };
    QTRY_VERIFY(row.width() > 1000);
    QTRY_VERIFY(leftOf(scoring::Side::B) - leftOf(scoring::Side::A) < 400);
}

void tst_paperchecks::noHandYet()
{
    PaperTournament live;
    live.openSheet(4);
    live.person.wait();
    live.person.press(Qt::Key_F12);
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Escape);
    QVERIFY(live.desktop.window().current() == &live.desktop.sheets());
    QCOMPARE(live.desktop.sheets().current()->match().toStdString(), live.played.match(4));
}

void tst_paperchecks::eachGameHasItsOwnPaper()
{
    tournaments::LiveTournament live({.change = [](rules::Venue& venue) {
        scoring::End& end = venue.phases.front().rules.end;
        end.length = scoring::Length::FixedGames;
        end.lengthCount = 3;
        end.target = 100;
    }});
    for (int hand = 1; hand <= 3; ++hand) // the third is game 2's
        QCOMPARE(live.enter("W1-1", tournaments::handLine).substr(0, 2), "ok");
    stage::AtDesktop at(live.path());
    at.openSheet("W1-1");
    at.person.press(Qt::Key_F12);
    const auto& rows = at.desktop.paperCheck().rows();
    auto* games = at.person.find<QComboBox>(u"game"_s);
    const auto choose = [&](Qt::Key key) {
        games->setFocus();
        at.person.press(key);
        rows.front()->field(scoring::Side::A).setFocus();
    };
    QCOMPARE(games->count(), 2);
    QCOMPARE(stage::textOf(*games), u"Game 2"_s);
    QCOMPARE(rows.size(), std::size_t(1));
    at.person.type(u"12"_s);
    choose(Qt::Key_Up);
    QCOMPARE(stage::textOf(*games), u"Game 1"_s);
    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows.front()->field(scoring::Side::A).text(), QString());
    at.person.type(u"71"_s);
    at.person.press(Qt::Key_Down);
    at.person.type(u"142"_s);
    for (const auto* row : rows)
        QCOMPARE(pseudo::english(row->said(scoring::Side::A)), u"agrees"_s);
    choose(Qt::Key_Down);
    QCOMPARE(rows.size(), std::size_t(1));
    QCOMPARE(rows.front()->field(scoring::Side::A).text(), QString());
}

// Somebody else draws again, without the match for third place.
void tst_paperchecks::anotherDrawHasNoSuchMatch()
{
    tournaments::LiveTournament live({"classic", 4, 2, true, {}});
    stage::AtDesktop at(live.path());
    at.openSheet("T-1");
    at.person.press(Qt::Key_F12);
    QCOMPARE(at.desktop.paperCheck().match(), u"T-1"_s);
    QVERIFY(at.current() == &at.desktop.paperCheck());
    facts::Draw draw = *live.desk().tournament().setting->draw;
    draw.thirdPlace = false;
    QCOMPARE(live.record(draw), std::string());
    at.person.record(stage::catchUp);
    QVERIFY(at.current() == &at.desktop.sheets());
    QCOMPARE(at.desktop.paperCheck().match(), QString());
}

TEST_CLASS(tst_paperchecks)
#include "tst_paperchecks.moc"
