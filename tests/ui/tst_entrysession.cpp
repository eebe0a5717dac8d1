// A hand on its way from the first digit to the disk, without a window: what keys, Enter, Esc and Ctrl+Z do.
#include "atdraft.h"

#include "program/testclass.h"
#include "ui/sheet/entry/draft.h"

using namespace Qt::StringLiterals;
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
        QObject::connect(&entry, &sheet::EntrySession::overrideWanted, &entry, [this] { ++overrides; });
        QObject::connect(&entry, &sheet::EntrySession::amendmentGiven, &entry, [this] { ++amendments; });
        QObject::connect(&entry, &sheet::EntrySession::callWanted, &entry, [this] { ++calls; });
        follow();
    }
    void follow()
    {
        if (const auto notice = entry.follow(true, false))
            notices << notice->says.join(u' ');
    }
    void record(const session::Job& job)
    {
        stage.session.ask(u"something"_s, job);
        stage.settle();
    }
    /// Without waiting for the desk: digits and letters, `⏎` Enter, `^` Ctrl+Enter.
    void keys(const QString& keys)
    {
        for (const QChar key : keys)
            if (key == u'⏎' || key == u'^')
                entry.typing().press(Qt::Key_Return, key == u'^' ? Qt::ControlModifier : Qt::NoModifier);
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
    QStringList notices;
    int overrides = 0;
    int amendments = 0;
    int calls = 0;
};

} // namespace

class tst_entrysession : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void bidsGoOnRecordBeforeTheHand();
    void theNextRowComesBeforeTheDisk();
    void thePreviewedHandIsSaved();
    void escClearsAndUndoBringsBack();
    void undoTakesBackKeyByKey();
    void bidsAreUndoneAndTypedAgain();
    void escKeepsReopenedBids();
    void objectionsTakeCtrlEnter();
    void anotherWriterMovesTheRowOn();
    void anAmendedHandIsRestored();
    void aForgottenHandAfterPaperIsBid();
    void aFinishedMatchTakesAPin();
    void halfTypedComesBack();
    void nothingGoesOnRecordUncalled();
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

void tst_entrysession::theNextRowComesBeforeTheDisk()
{
    Entry at;
    at.keys(u"32436⏎"_s);
    QVERIFY(at.entry.isSaving());
    QCOMPARE(at.entry.typing().number(), 2);
    at.keys(u"24"_s);
    QCOMPARE(at.inRow(), u"2|4|<|||"_s);
    at.stage.settle();
    QVERIFY(!at.entry.isSaving());
    QCOMPARE(at.inRow(), u"2|4|<|||"_s); // what was typed since stays
    QCOMPARE(tournament::handsOn(at.match()), 1);
}

void tst_entrysession::thePreviewedHandIsSaved()
{
    Entry at;
    at.type(u"n4340"_s);
    at.keys(u"5"_s);
    const scoring::Hand hand = at.entry.typedHand(at.match());
    QVERIFY(!scoring::refusal(at.entry.problemsOf(at.match(), hand), hand));
    const auto played = tournament::comesTo(at.match().rules->rules, at.entry.inRow(at.match()).before, hand);
    at.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 1);
    QCOMPARE(tournament::result(at.match()).score.a, played.ledger.sides.a.score);
    QCOMPARE(tournament::result(at.match()).score.b, played.ledger.sides.b.score);
}

void tst_entrysession::escClearsAndUndoBringsBack()
{
    Entry at;
    at.keys(u"32"_s);
    at.entry.putBack();
    QVERIFY(at.entry.entry().isBlank());
    QVERIFY(at.entry.takeBack(false));
    QCOMPARE(at.inRow(), u"3|2|<|||"_s);
    at.entry.putBack();
    at.type(u"32436⏎"_s);
    at.entry.takeBack(false); // of another hand
    QVERIFY(at.entry.entry().isBlank());
}

void tst_entrysession::undoTakesBackKeyByKey()
{
    Entry at;
    at.keys(u"32"_s);
    QVERIFY(at.entry.takeBack(false));
    QCOMPARE(at.inRow(), u"3|<||||"_s);
    QVERIFY(at.entry.takeBack(false));
    QVERIFY(at.entry.entry().isBlank());
    QVERIFY(!at.entry.takeBack(false)); // undo means the record
}

void tst_entrysession::bidsAreUndoneAndTypedAgain()
{
    Entry at;
    at.type(u"3243"_s);
    at.entry.retypeBids();
    at.stage.settle();
    QVERIFY(!tournament::openHand(at.match()));
    at.type(u"4"_s);
    QCOMPARE(at.inRow(), u"4|2<4|3|||"_s);
    at.type(u"243"_s);
    QVERIFY(tournament::openHand(at.match()));
    QVERIFY(at.entry.entry().areBidsFixed());
}

// Trial: it emptied all four.
void tst_entrysession::escKeepsReopenedBids()
{
    Entry at;
    at.type(u"3243"_s);
    at.entry.retypeBids();
    at.stage.settle();
    at.type(u"4"_s);
    at.entry.putBack();
    at.stage.settle();
    QVERIFY(tournament::openHand(at.match()));
    QVERIFY(at.entry.entry().areBidsFixed());
    QCOMPARE(at.inRow(), u"3|2|4|3|<|"_s);
    at.type(u"6⏎"_s);
    at.keys(u"32"_s);
    at.entry.putBack(); // of the next hand, whose bids were not reopened
    QVERIFY(at.entry.entry().isBlank());
}

void tst_entrysession::objectionsTakeCtrlEnter()
{
    Entry at;
    at.type(u"21436⏎"_s); // 2 and 1 are under the least
    QCOMPARE(at.overrides, 0);
    QCOMPARE(tournament::handsOn(at.match()), 0);
    at.type(u"^"_s);
    QCOMPARE(at.overrides, 1);
    scoring::Hand hand = at.entry.entry().hand();
    hand.override = "both agreed";
    at.entry.sendHand(hand);
    at.stage.settle();
    QCOMPARE(tournament::handsOn(at.match()), 1);
    QVERIFY(at.match().flags.override);
}

void tst_entrysession::anotherWriterMovesTheRowOn()
{
    Entry at;
    at.keys(u"32"_s);
    {
        auto other = desk::Desk::open(at.stage.path().toStdString(), desk::Desk::Access::ReadWrite,
                                      desk::thisMachine());
        QVERIFY(other.has_value());
        scoring::Hand hand;
        hand.sides.a = {scoring::Bids{scoring::bid(3), scoring::bid(3)}, false, 7};
        hand.sides.b = {scoring::Bids{scoring::bid(3), scoring::bid(2)}, false, 6};
        QVERIFY(desk::enter(*other, "M. Osei", "W1-1", hand).has_value());
    }
    at.record([](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        if (const auto caught = desk.catchUp(); !caught)
            return tl::unexpected(caught.error());
        return desk::Recorded();
    });
    QVERIFY(at.entry.typing().asksForEnter());
    QVERIFY2(at.notices.join(u' ').contains(u"3 2"_s), qPrintable(at.notices.join(u' ')));
    at.keys(u"4"_s); // it was meant for the hand before
    QVERIFY(at.entry.entry().isBlank());
    at.keys(u"⏎4"_s);
    QVERIFY(!at.entry.entry().isBlank());
}

void tst_entrysession::anAmendedHandIsRestored()
{
    Entry at;
    at.type(u"32436⏎32"_s);
    at.entry.amend(1, false);
    QVERIFY(at.entry.amending());
    QCOMPARE(at.inRow(), u"3<2|4|3|6|7|"_s);
    at.keys(u"4⏎"_s);
    QCOMPARE(at.amendments, 1);
    at.entry.putBack();
    QVERIFY(!at.entry.amending());
    QCOMPARE(at.inRow(), u"3|2|<|||"_s); // the next hand as it was half typed
    QVERIFY(at.entry.takeBack(false));
    QVERIFY(at.entry.amending());
    QCOMPARE(at.entry.entry().text({sheet::Field::Kind::Bid, sheet::Side::A, 0}), std::string("4"));
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

void tst_entrysession::aFinishedMatchTakesAPin()
{
    Entry at;
    at.type(u"32436⏎"_s);
    at.record([](desk::Desk& desk) {
        return desk::result(desk, "J. Park", "W1-1",
                            {facts::Winner::A, facts::Decided::Forfeit, "they left"});
    });
    QVERIFY(!at.entry.isRowShown(at.match()));
    session::OnGranted granted;
    at.entry.permit.allow = [&](const QString&, const session::OnGranted& then, const session::OnCancelled&) {
        granted = then;
    };
    int changed = 0;
    const auto change = [&] { ++changed; };
    QVERIFY(!at.entry.permit.mayChange(at.match(), &at.entry, change));
    QCOMPARE(changed, 0);
    granted(u"A. Ruiz"_s);
    QCOMPARE(changed, 1);
    QCOMPARE(at.entry.permit.by(), std::string("A. Ruiz"));
}

void tst_entrysession::halfTypedComesBack()
{
    Entry at;
    sheet::DraftShelf shelf(sheet::draftsFolder());
    const sheet::KeptDraft first(at.stage.session, at.entry, shelf);
    QTRY_VERIFY(first.isKnown());
    at.keys(u"324"_s);
    QTRY_VERIFY(atdraft::kept());
    sheet::EntrySession again(at.stage.session, "W1-1");
    QObject::connect(&again, &sheet::EntrySession::refreshWanted, &again, [&] { again.follow(true, false); });
    again.follow(true, false);
    const sheet::KeptDraft second(at.stage.session, again, shelf);
    QTRY_VERIFY(second.isKnown());
    QCOMPARE(stage::inRow(again.entry()), u"3|2|4|<||"_s);
    again.putBack();
    QTRY_VERIFY(!atdraft::kept());
}

void tst_entrysession::nothingGoesOnRecordUncalled()
{
    Entry at;
    sheet::EntrySession uncalled(at.stage.session, "W1-2");
    int calls = 0;
    QObject::connect(&uncalled, &sheet::EntrySession::callWanted, &uncalled, [&] { ++calls; });
    uncalled.follow(true, false);
    for (const int key : {Qt::Key_3, Qt::Key_2, Qt::Key_4, Qt::Key_3})
        uncalled.typing().press(key);
    at.stage.settle();
    QCOMPARE(calls, 1);
    QVERIFY(!tournament::openHand(*uncalled.current()));
}

TEST_CLASS(tst_entrysession)
#include "tst_entrysession.moc"
