// New rulings about conduct: ejections, incidents, protests and ratings, by keys and by the mouse.
#include "atrulings.h"
#include "atsheet.h"
#include "drawn.h"

#include "desk/rulings/conduct.h"
#include "ui/rulings/rulingsscreen.h"

#include <QLineEdit>

using stage::Rulings;

class tst_conductrulings : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void whoIsEjectedSitsInAMatch();
    void aSubstituteIsOfferedWhereOneIsFree();
    void aNoteAndAWarning();
    void anInfractionOfTheSheet();
    void aChoiceKeepsItsTextOffItsRing();
    void requiredWarnsUntilTheFieldIsFilled();
    void aProtestByKeys();
    void aProtestByMouse();
    void anOpenProtestIsOnTheSheet();
    void aRating();
};

// The question asks what becomes of that match.
void tst_conductrulings::whoIsEjectedSitsInAMatch()
{
    tournaments::LiveTournament live(stage::withFouls("classic"));
    QCOMPARE(live.enter("W1-1", tournaments::handLine), "ok hand 1 a 71 b 50 in-progress");
    Rulings rulings(live);
    rulings.begin(u"incident"_s);
    rulings.person.click(u"what-ejection"_s);
    QVERIFY(!rulings.mayAccept()); // nobody is picked by itself
    QVERIFY(!rulings.shows(u"then-forfeit"_s));
    rulings.pick(u"who"_s, u"p:P7"_s);
    rulings.write(u"reason"_s, u"threw the cards"_s);
    MENTIONS(rulings.person.said());
    QVERIFY2(rulings.change(u"winner"_s).contains(u"Team 1"_s), qPrintable(rulings.change(u"winner"_s)));
    const auto decidesFinal = [&] { return rulings.shows(u"later-W2-1"_s); };
    QVERIFY(decidesFinal());
    QVERIFY(!rulings.person.said().contains(u"on hold until"_s)); // it is decided by this
    rulings.person.click(u"then-play-on"_s);
    QVERIFY(!decidesFinal());
    QVERIFY(!rulings.mayAccept()); // that takes a reason
    QVERIFY(rulings.incidents().empty());
    rulings.person.click(u"then-forfeit"_s);
    rulings.accept();
    QCOMPARE(rulings.incidents().size(), std::size_t(1));
    QCOMPARE(rulings.match("W1-1").state, tournament::State::Final);
    QVERIFY(rulings.match("W1-1").winner == tournament::Side::A);
}

// Otherwise that choice is gray and says why.
void tst_conductrulings::aSubstituteIsOfferedWhereOneIsFree()
{
    for (const bool hasSubstitute : {false, true}) {
        tournaments::LiveTournament live(stage::withFouls("classic"));
        live.call("W1-1");
        if (hasSubstitute)
            QCOMPARE(live.record(facts::Person{"P99", "Sam Reed", {}, {}}), "");
        Rulings rulings(live);
        rulings.begin(u"incident"_s);
        rulings.person.click(u"what-ejection"_s);
        rulings.pick(u"who"_s, u"p:P7"_s);
        rulings.write(u"reason"_s, u"threw the cards"_s);
        const auto says = [&](const QString& words) { return rulings.person.said().contains(words); };
        QCOMPARE(rulings.person.find<QAbstractButton>(u"then-substitute"_s)->isEnabled(), hasSubstitute);
        QCOMPARE(says(u"No one is free to substitute"_s), !hasSubstitute);
        if (!hasSubstitute)
            continue;
        rulings.person.click(u"then-substitute"_s);
        QVERIFY(rulings.change(u"substitute"_s).contains(u"Sam Reed"_s));
        rulings.accept();
        QCOMPARE(rulings.match("W1-1").call->players[facts::Seat::B1], "P99");
    }
}

void tst_conductrulings::aNoteAndAWarning()
{
    stage::RulingsAfter rulings(0);
    rulings.person.type(u"n4"_s);
    rulings.keys(u"⇥⇥⇥the cards were sticky⏎"_s); // of nobody
    QCOMPARE(rulings.incidents().size(), std::size_t(1));
    QCOMPARE(rulings.incidents().back().incident.what, facts::IncidentKind::Note);
    rulings.begin(u"incident"_s);
    rulings.person.click(u"what-warning"_s);
    const auto complains = [&] { return rulings.person.said().contains(u"Player or team: choose one."_s); };
    QVERIFY(!rulings.mayAccept()); // about nobody yet, which is said once somebody tries
    QVERIFY(!complains());
    rulings.person.press(Qt::Key_Return);
    QVERIFY(complains());
    rulings.pick(u"match"_s, u"W1-1"_s);
    rulings.pick(u"who"_s, u"t:T4"_s);
    rulings.write(u"reason"_s, u"shouted"_s);
    rulings.accept();
    const facts::Incident& warned = rulings.incidents().back().incident;
    QCOMPARE(warned.what, facts::IncidentKind::Warning);
    QCOMPARE(warned.match.value_or(""), "W1-1");
    QCOMPARE(warned.team.value_or(""), "T4");
    QVERIFY(!warned.person);
}

void tst_conductrulings::anInfractionOfTheSheet()
{
    tournaments::LiveTournament live(stage::withFouls("mckendree"));
    Rulings rulings(live);
    rulings.begin(u"incident"_s);
    QVERIFY(!rulings.shows(u"infraction"_s)); // it is of a note
    rulings.person.click(u"what-infraction"_s);
    rulings.pick(u"who"_s, u"t:T2"_s);
    rulings.pick(u"infraction"_s, u"talk-after-bidding"_s);
    rulings.write(u"reason"_s, u"named a suit"_s);
    rulings.accept();
    QCOMPARE(rulings.incidents().size(), std::size_t(1));
    QCOMPARE(rulings.incidents().front().incident.infraction.value_or(""), "talk-after-bidding");
}

// The ring is inside the frame. The text is as large as in fields.
void tst_conductrulings::aChoiceKeepsItsTextOffItsRing()
{
    stage::RulingsInPlay rulings;
    rulings.begin(u"protest"_s);
    auto* choice = rulings.person.find<QWidget>(u"open-60"_s);
    const drawn::Text words = drawn::textsOf(*choice).constFirst();
    QCOMPARE(words.pixels, 16.0);
    QVERIFY(words.box.left() >= 11 && words.box.right() <= choice->width() - 11);
}

void tst_conductrulings::requiredWarnsUntilTheFieldIsFilled()
{
    stage::RulingsInPlay rulings;
    rulings.begin(u"protest"_s);
    auto* reason = rulings.person.find<QLineEdit>(u"reason"_s);
    const auto ink = [reason] {
        for (auto* line : reason->parentWidget()->findChildren<kit::Line*>())
            if (line->isVisible() && pseudo::english(line->text()) == u"Required"_s)
                return drawn::textsOf(*line).constFirst().ink;
        return QColor();
    };
    const kit::Colors& colors = rulings.stage.theme.colors();
    QCOMPARE(ink(), colors.warn);
    rulings.write(u"reason"_s, u"the score"_s);
    QCOMPARE(ink(), colors.soft);
    reason->selectAll();
    rulings.person.press(Qt::Key_Delete);
    QCOMPARE(ink(), colors.warn);
}

void tst_conductrulings::aProtestByKeys()
{
    stage::RulingsInPlay rulings;
    rulings.person.type(u"n5"_s);
    QVERIFY(!rulings.person.find<QAbstractButton>(u"side-a"_s)->isChecked()); // by nobody yet
    rulings.keys(u"⇥b⇥"_s);
    rulings.person.press(Qt::Key_Right);
    rulings.person.press(Qt::Key_Space); // about eligibility
    rulings.keys(u"⇥not enrolled⏎"_s);
    const auto& protests = rulings.match("W1-1").protests;
    QCOMPARE(protests.size(), std::size_t(1));
    QCOMPARE(protests[0].protest.side, facts::Side::B);
    QCOMPARE(protests[0].protest.about, facts::ProtestAbout::Eligibility);
    QVERIFY(!protests[0].protest.until && !protests[0].protest.holds);
    QVERIFY2(rulings.person.said().contains(u"eligibility"_s), qPrintable(rulings.person.said()));
    rulings.person.type(u"⏎"_s);      // on it: it is settled
    rulings.screen.resize(1188, 608); // in a window of 1280 by 720
    QTest::qWait(1);
    const auto top = [&](const QString& name) { return rulings.person.find<QWidget>(name)->y(); };
    QCOMPARE(top(u"ruling-referred"_s), top(u"ruling-withdrawn"_s)); // no decision is alone in a line
    QVERIFY(!rulings.mayAccept());                                   // nothing is decided by itself
    rulings.person.press(Qt::Key_Right);
    rulings.person.type(u"⏎"_s);
    QCOMPARE(rulings.match("W1-1").protests[0].ruling, std::optional(facts::ProtestEnd::Rejected));
    QVERIFY(!rulings.match("W1-1").flags.protest);
}

void tst_conductrulings::aProtestByMouse()
{
    stage::RulingsInPlay rulings;
    rulings.begin(u"protest"_s);
    const auto accept = [&] { return stage::nameOf(*rulings.person.find<QAbstractButton>(u"accept"_s)); };
    QCOMPARE(accept(), u"Record protest"_s); // of neither side yet
    QVERIFY(!rulings.mayAccept());
    rulings.person.click(u"side-a"_s);
    QCOMPARE(accept(), u"Record protest by A"_s);
    rulings.person.click(u"about-rule"_s);
    rulings.write(u"reason"_s, u"time was called in the deal"_s);
    rulings.person.click(u"winner-waits"_s);
    SAYS(rulings.change(u"winner"_s));
    rulings.person.click(u"open-30"_s);
    rulings.accept();
    const auto& protest = rulings.match("W1-1").protests.at(0).protest;
    QVERIFY(protest.until && protest.holds);
    MENTIONS(rulings.person.said());
    rulings.person.click(u"open"_s);
    rulings.person.click(u"ruling-referred"_s);
    rulings.accept();
    QVERIFY(rulings.match("W1-1").protests[0].isOpen()); // staff decide it
    rulings.person.click(u"open"_s);
    rulings.person.click(u"ruling-upheld"_s);
    rulings.accept();
    QVERIFY(!rulings.match("W1-1").flags.protest);
    const auto all = rulings::rulingsOnRecord(rulings.tournament(), rulings.stage.session.ticker().now());
    QCOMPARE(pseudo::english(all.front().effect), u"No score changes"_s);
    rulings.person.click(u"open"_s);
    QVERIFY(!rulings.mayAccept()); // otherwise than before takes a reason
}

void tst_conductrulings::anOpenProtestIsOnTheSheet()
{
    stage::AtSheetAfter at(stage::callFirst);
    const QString reason = u"time in the deal"_s;
    QVERIFY(!at.says(reason));
    at.person.record([](desk::Desk& desk) {
        return desk::protest(
            desk, "J. Park",
            {"W1-1", facts::Side::B, facts::ProtestAbout::Rule, "time in the deal", {}, false});
    });
    QVERIFY2(at.says(reason), qPrintable(at.person.said()));
    at.person.record([](desk::Desk& desk) {
        return desk::settle(desk, "J. Park", {"W1-1", {}, facts::ProtestEnd::Rejected, {}});
    });
    QVERIFY2(!at.says(reason), qPrintable(at.person.said()));
}

void tst_conductrulings::aRating()
{
    stage::RulingsInPlay rulings;
    rulings.person.type(u"n9"_s);
    rulings.keys(u"⇥b⇥11"_s);
    QVERIFY(!rulings.mayAccept());
    rulings.person.find<QLineEdit>(u"rating"_s)->selectAll();
    rulings.person.type(u"3.5⏎"_s);
    QCOMPARE(rulings.match("W1-1").ratings.b, 35);
    rulings.begin(u"rating"_s);
    rulings.person.click(u"side-b"_s);
    rulings.write(u"rating"_s, u"4"_s);
    QVERIFY(!rulings.mayAccept()); // to revise one takes a reason
    rulings.write(u"reason"_s, u"staff saw it otherwise"_s);
    rulings.accept();
    QCOMPARE(rulings.match("W1-1").ratings.b, 40);
}

TEST_CLASS(tst_conductrulings)
#include "tst_conductrulings.moc"
