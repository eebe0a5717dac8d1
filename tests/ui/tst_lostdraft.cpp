// What is half typed does not come back where it does not belong, or where its file cannot be read; and what
// the person should know of that is said.
#include "atdraft.h"

#include "desk/corrections/amend.h"
#include "desk/play/entry.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace atdraft;
using attable::at;

namespace {

void overwrite(const QByteArray& content)
{
    QFile file(draftFile());
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(content), content.size());
}

scoring::Hand handPlayed()
{
    scoring::Hand hand;
    hand.sides.a = {scoring::Bids{scoring::bid(3), scoring::bid(3)}, false, 7};
    hand.sides.b = {scoring::Bids{scoring::bid(3), scoring::bid(2)}, false, 6};
    return hand;
}

} // namespace

class tst_lostdraft : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void anAmendmentOfAFinishedMatchTakesThePinAgain();
    void isNotOfferedForAHandRecordedSince();
    void isNotOfferedOnOtherBids();
    void isNotOfferedForAHandAmendedSince();
    void isSaidWhereSomebodyTypesAlready();
    void aDamagedFileIsSaid_data();
    void aDamagedFileIsSaid();
    void aFolderThatTakesNothingIsSaidOnce();
};

void tst_lostdraft::anAmendmentOfAFinishedMatchTakesThePinAgain()
{
    Table table(at("unc"));
    leaveAmendment(table);
    recordElsewhere(table, [](desk::Desk& desk) {
        return desk::result(desk, "M. Osei", "W1-1", {facts::Winner::A, facts::Decided::Forfeit, "they left"})
            .has_value();
    });
    openWindow(table);
    QCOMPARE(table.match().state, tournament::State::Final);
    QVERIFY(table.sheet().entryRow().isHidden());
    MENTIONS(table.message());
}

void tst_lostdraft::isNotOfferedForAHandRecordedSince()
{
    Table table(at("unc"));
    table.type(u"324"_s);
    closeWindow(table);
    recordElsewhere(table, [](desk::Desk& desk) {
        return desk::enter(desk, "M. Osei", "W1-1", handPlayed()).has_value();
    });
    openWindow(table);
    QVERIFY(table.sheet().entryRow().entry().isBlank());
    QCOMPARE(table.message(), QString());
    QTRY_VERIFY(draftFile().isEmpty());
}

void tst_lostdraft::isNotOfferedOnOtherBids()
{
    Table table(at("unc"));
    table.type(u"324"_s);
    closeWindow(table);
    recordElsewhere(table, [](desk::Desk& desk) {
        scoring::Hand bids = handPlayed();
        bids.sides.a.tricks = {};
        bids.sides.b.tricks = {};
        return desk::enter(desk, "M. Osei", "W1-1", bids).has_value();
    });
    openWindow(table);
    QCOMPARE(table.inRow(), u"3|3|3|2|<|"_s);
    QTRY_VERIFY(draftFile().isEmpty());
}

void tst_lostdraft::isNotOfferedForAHandAmendedSince()
{
    Table table(at("unc"));
    leaveAmendment(table);
    recordElsewhere(table, [](desk::Desk& desk) {
        desk::AmendOptions options{
            .match = "W1-1", .hand = 1, .reason = "misheard", .given = desk::givenBy(handPlayed())};
        return desk::record(desk, "M. Osei", desk::amend(options)).has_value();
    });
    openWindow(table);
    QVERIFY(table.sheet().entryRow().entry().isBlank());
    QTRY_VERIFY(draftFile().isEmpty());
}

void tst_lostdraft::isSaidWhereSomebodyTypesAlready()
{
    Table table(at("unc"));
    table.type(u"324"_s);
    closeWindow(table);
    table.screen.emplace(table.stage.theme, table.stage.session);
    table.screen->show();
    table.screen->open(u"W1-1"_s);
    QTest::keyClick(&table.sheet().entryRow(), Qt::Key_5); // before the file was read
    QVERIFY(!table.sheet().knowsDraft());
    QTRY_VERIFY(table.sheet().knowsDraft());
    QCOMPARE(table.inRow(), u"5|<||||"_s);
    QVERIFY2(table.message().contains(u"not restored: 3 2 4"_s), qPrintable(table.message()));
}

void tst_lostdraft::aDamagedFileIsSaid_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("\0\xff garbage", 10);
    QTest::newRow("cut off") << QByteArray(
        R"({"format":"courtside-draft/1","attempt":1,"game":1,"hand":1,"ty)");
    QTest::newRow("another format") << QByteArray(R"({"format":"courtside-draft/2"})");
    QTest::newRow("of another tournament") << QByteArray(
        R"({"format":"courtside-draft/1","tournament":"x","match":"W1-1","attempt":1,"game":1,"hand":1,"typed":{}})");
    QTest::newRow("no number") << QByteArray(
        R"({"format":"courtside-draft/1","attempt":1,"game":"1","hand":1.5,"typed":{}})");
    QTest::newRow("very large") << QByteArray(1 << 20, '[');
    QTest::newRow("deeply nested") << QByteArray(60000, '[');
}

void tst_lostdraft::aDamagedFileIsSaid()
{
    QFETCH(QByteArray, content);
    Table table(at("unc"));
    table.type(u"324"_s);
    closeWindow(table);
    overwrite(content);
    openWindow(table);
    QVERIFY(table.sheet().entryRow().entry().isBlank());
    MENTIONS(table.message());
    table.type(u"32436⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

void tst_lostdraft::aFolderThatTakesNothingIsSaidOnce()
{
    Table table(at("unc"));
    QFile file(folder()); // a file where the folder should be
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    table.type(u"3"_s);
    QTRY_VERIFY2(table.message().contains(u"Half-typed hands can’t be saved"_s), qPrintable(table.message()));
    table.type(u"2"_s);
    QTest::qWait(300);
    QCOMPARE(table.message(), QString());
    table.type(u"436⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

TEST_CLASS(tst_lostdraft)
#include "tst_lostdraft.moc"
