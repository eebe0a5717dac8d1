// A hand on its way from the first digit to the disk, without a window: what keys, Enter, Esc and Ctrl+Z do.
#include "attable.h"

#include "ui/sheet/entry/entrysession.h"

using attable::at;

namespace {

/// A called match of a drawn tournament, and who types its hands.
class Entry {
public:
    explicit Entry(const tournaments::Setup& setup = at("unc"))
    {
        stage.openDrawn(setup);
        stage.session.setSupervisor(u"J. Park"_s);
        record([](desk::Desk& desk) {
            return desk::call(desk, "J. Park", "W1-1", {std::nullopt, facts::Seat::A1});
        });
        QObject::connect(&entry, &sheet::EntrySession::refreshWanted, &entry, [this] { follow(); });
        QObject::connect(&stage.session, &session::Session::changed, &entry, [this] { follow(); });
        follow();
    }
    void follow() { entry.follow(true, false); }
    void record(const session::Job& job)
    {
        stage.session.ask(u"something"_s, job);
        stage.settle();
    }
    /// Without waiting for the desk: digits and letters, `⏎` Enter.
    void keys(const QString& keys)
    {
        for (const QChar key : keys)
            if (key == u'⏎')
                entry.typing().press(Qt::Key_Return);
            else
                entry.typing().press(key.toUpper().unicode());
    }
    void type(const QString& what)
    {
        keys(what);
        stage.settle();
    }
    const tournament::Match& match() const { return *entry.current(); }
    QString inRow() const { return stage::inRow(entry.entry()); }

    stage::Stage stage;
    sheet::EntrySession entry{stage.session, "W1-1"};
};

} // namespace

class tst_entrysession : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void bidsGoOnRecordBeforeTheHand();
    void thePreviewedHandIsSaved();
    void escClearsAndUndoBringsBack();
    void escClearsTheTricksAloneOnceTheBidsAreSaved();
    void escKeepsReopenedBids();
    void aForgottenHandAfterPaperIsBid();
};

void tst_entrysession::bidsGoOnRecordBeforeTheHand()
{
    Entry at;
    at.type(u"3243"_s);
    QVERIFY(tournament::openHand(at.match()));
    QVERIFY(at.entry.entry().areBidsFixed());
    at.type(u"6⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 1);
    QCOMPARE(tournament::result(at.match()).score.a, 51);
    QVERIFY(at.entry.entry().isBlank());
    QCOMPARE(at.entry.typing().number(), 2);
}

void tst_entrysession::thePreviewedHandIsSaved()
{
    Entry at;
    at.type(u"n4340"_s);
    at.keys(u"5"_s);
    const scoring::Hand hand = at.entry.typedHand(at.match());
    QVERIFY(!scoring::refusal(at.entry.problemsOf(at.match(), hand), hand));
    const auto played =
        tournament::resultOfHand(at.match().rules->rules, at.entry.inRow(at.match()).before, hand);
    at.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 1);
    QCOMPARE(tournament::result(at.match()).score.a, played.ledger.sides.a.score);
    QCOMPARE(tournament::result(at.match()).score.b, played.ledger.sides.b.score);
}

void tst_entrysession::escClearsAndUndoBringsBack()
{
    Entry at;
    at.keys(u"32"_s);
    at.entry.clearTyping();
    QVERIFY(at.entry.entry().isBlank());
    QVERIFY(at.entry.undoTyping(false));
    QCOMPARE(at.inRow(), u"3|2|<|||"_s);
    at.entry.clearTyping();
    at.type(u"32436⏎"_s);
    at.entry.undoTyping(false); // of another hand
    QVERIFY(at.entry.entry().isBlank());
}

void tst_entrysession::escClearsTheTricksAloneOnceTheBidsAreSaved()
{
    Entry at;
    at.type(u"32436"_s);
    at.entry.clearTyping();
    QCOMPARE(at.inRow(), u"3|2|4|3|<|"_s);
    const QString said = pseudo::english(at.entry.message());
    QVERIFY2(said.startsWith(u"Tricks cleared."_s) && said.contains(u"F2"_s), qPrintable(said));
}

// Trial: it emptied all four.
void tst_entrysession::escKeepsReopenedBids()
{
    Entry at;
    at.type(u"3243"_s);
    at.entry.retypeBids();
    at.stage.settle();
    at.type(u"1143"_s); // A's are under the minimum, so that they aren't saved
    QVERIFY(at.entry.typing().areBidsReopened());
    at.entry.clearTyping();
    at.stage.settle();
    QVERIFY(pseudo::english(at.entry.message()).startsWith(u"The bids are as"_s));
    QVERIFY(tournament::openHand(at.match()));
    QVERIFY(at.entry.entry().areBidsFixed());
    QCOMPARE(at.inRow(), u"3|2|4|3|<|"_s);
    at.type(u"6⏎"_s);
    at.keys(u"32"_s);
    at.entry.clearTyping(); // of the next hand, whose bids were not reopened
    QVERIFY(at.entry.entry().isBlank());
}

// Where the first hand is played without bids: that was on paper.
void tst_entrysession::aForgottenHandAfterPaperIsBid()
{
    tournaments::Setup setup = attable::at("classic");
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases)
            phase.rules.bid.firstHand = scoring::FirstHand::BidsItself;
    };
    Entry at(setup);
    at.record([](desk::Desk& desk) {
        scoring::Start paper;
        paper.sides = {{120, 9, 0}, {88, 0, 1}};
        paper.hands = 4;
        return desk::takeOver(desk, "J. Park", "W1-1", paper);
    });
    at.type(u"32436⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 1);
    at.entry.amend(1, true);
    QCOMPARE(at.inRow(), u"<|||||"_s);
}

TEST_CLASS(tst_entrysession)
#include "tst_entrysession.moc"
