// What is half typed comes back when the program was killed, but not where it does not belong, or where its
// file cannot be read; and what the person should know of that is said.
#include "attable.h"
#include "busydisk.h"

#include "desk/corrections/amend.h"
#include "desk/play/entry.h"
#include "ui/sheet/entry/draft.h"

#include <QDir>
#include <QProcess>
#include <QRandomGenerator>

#include <csignal>
#include <cstdio>

using attable::at;
using attable::Table;
using sheet::Draft;
using sheet::HandEntry;

namespace {

QString folder()
{
    return qEnvironmentVariable("COURTSIDE_DRAFTS_FOLDER");
}

/// The only draft on this machine; empty if there is none.
QString draftFile()
{
    const QStringList files = QDir(folder()).entryList({u"*.json"_s}, QDir::Files | QDir::Dirs);
    return files.isEmpty() ? QString() : folder() + u'/' + files.front();
}

std::optional<sheet::Draft> kept()
{
    QFile file(draftFile());
    return !file.fileName().isEmpty() && file.open(QIODevice::ReadOnly) ? sheet::draftIn(file.readAll())
                                                                        : std::nullopt;
}

/// Closes the window and opens another on the same tournament.
void closeWindow(Table& table)
{
    table.screen.reset();
    table.stage.settle(); // so that the next window gets no answers to its requests
}

void openWindow(Table& table)
{
    table.screen.emplace(table.stage.theme, table.stage.session);
    table.screen->resize(1188, 708);
    table.screen->show();
    table.screen->open(u"W1-1"_s);
    QTRY_VERIFY(table.sheet().knowsDraft());
    table.sheet().takeFocus();
}

void recordElsewhere(Table& table, const std::function<bool(desk::Desk&)>& job)
{
    auto other = desk::Desk::open(table.stage.path().toStdString(), desk::Desk::Access::ReadWrite,
                                  desk::thisMachine());
    QVERIFY(other.has_value());
    QVERIFY(job(*other));
    table.stage.record(stage::catchUp);
}

/// Closes the window while a hand on record is half amended.
void leaveAmendment(Table& table)
{
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_F2);
    table.type(u"4"_s);
    closeWindow(table);
}

} // namespace

class tst_draft : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void comesBackAfterAKill_data();
    void comesBackAfterAKill();
    void goesOnWhereItStood_data();
    void goesOnWhereItStood();
    void isDroppedWhenRecordedOrRedone();
    void isKeptWhileItIsOnItsWay();
    void anAmendmentComesBack();
    void aForgottenHandComesBack();
    void everyEntryIsReadAsItWasTyped();
    void partnersTricksAreTheirSides();
    void anAmendmentOfAFinishedMatchTakesThePinAgain();
    void isNotOfferedForAHandRecordedSince();
    void isNotOfferedOnOtherBids();
    void isNotOfferedForAHandAmendedSince();
    void isSaidWhereSomebodyTypesAlready();
    void aDamagedFileIsSaid_data();
    void aDamagedFileIsSaid();
    void aFolderThatTakesNothingIsSaidOnce();
};

void tst_draft::comesBackAfterAKill_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("fields");
    QTest::addColumn<QString>("shown");
    QTest::newRow("bids") << u"unc"_s << u"n42"_s << 3 << u"nil|4|2|<|||"_s;
    QTest::newRow("tricks on bids that are on record") << u"unc"_s << u"32436"_s << 5 << u"3|2|4|3|6|7<"_s;
    QTest::newRow("bids that the sheet objects to") << u"unc"_s << u"21436"_s << 5 << u"2|1|4|3|6|7<"_s;
    QTest::newRow("a nil where the side bids") << u"washburn"_s << u"n5"_s << 2 << u"nil|5|<|||"_s;
}

void tst_draft::comesBackAfterAKill()
{
    QFETCH(QString, rules);
    QFETCH(QString, keys);
    QFETCH(int, fields);
    QFETCH(QString, shown);
    Table table(at(rules.toStdString()));
    closeWindow(table);
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {u"draft"_s, u"--type"_s, table.stage.path(), keys, QString::number(fields)});
    QVERIFY(program.waitForReadyRead());
    QCOMPARE(program.readAllStandardOutput(), "typed\n");
    ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);
    recordElsewhere(table, [](desk::Desk&) { return true; }); // the tournament as it is now
    openWindow(table);
    QCOMPARE(table.inRow(), shown);
    MENTIONS(table.message());
}

// What is killed: it types as somebody would, says so when that is on the disk, and waits.
int typeAndWait(const QStringList& arguments)
{
    kit::Theme theme;
    session::Session session;
    session::setKeepsAFirst(session.settings(), true); // as in every other test
    session.setSupervisor(u"J. Park"_s);
    const std::string file = arguments[2].toStdString();
    session.open(
        arguments[2],
        [file] { return desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine()); }, {});
    while (session.waiting() > 0)
        QTest::qWait(1);
    sheet::SheetScreen screen(theme, session);
    screen.show();
    screen.open(u"W1-1"_s);
    while (!screen.current()->knowsDraft())
        QTest::qWait(1);
    for (const QChar key : arguments[3])
        QTest::keyClick(&screen.current()->entryRow(), key.toLatin1());
    while (!kept() || kept()->typed.size() != arguments[4].toInt() || session.waiting() > 0)
        QTest::qWait(1);
    std::printf("typed\n");
    std::fflush(stdout);
    return QCoreApplication::exec();
}

void tst_draft::goesOnWhereItStood_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::addColumn<int>("tricksOfA");
    for (const char* rules : {"classic", "traditional", "cardominoes", "unc-regular", "unc-championship"}) {
        QTest::addRow("%s: bids", rules) << QString::fromLatin1(rules) << u"32"_s << u"436⏎"_s << 6;
        QTest::addRow("%s: a one that waits", rules)
            << QString::fromLatin1(rules) << u"32431"_s << u"2⏎"_s << 12;
        QTest::addRow("%s: a zero that waits", rules)
            << QString::fromLatin1(rules) << u"0"_s << u"21436⏎"_s << 6;
        QTest::addRow("%s: a nil", rules) << QString::fromLatin1(rules) << u"n4340"_s << u"5⏎"_s << 5;
    }
    for (const char* rules : {"mckendree", "washburn"}) {
        QTest::addRow("%s: a bid", rules) << QString::fromLatin1(rules) << u"5"_s << u"46⏎"_s << 6;
        QTest::addRow("%s: tricks", rules) << QString::fromLatin1(rules) << u"546"_s << u"⏎"_s << 6;
    }
    QTest::newRow("washburn: a nil") << u"washburn"_s << u"n540"_s << u"5⏎"_s << 5;
}

void tst_draft::goesOnWhereItStood()
{
    QFETCH(QString, rules);
    QFETCH(QString, before);
    QFETCH(QString, after);
    QFETCH(int, tricksOfA);
    Table table(at(rules.toStdString()));
    table.type(before);
    closeWindow(table);
    openWindow(table);
    table.type(after);
    QVERIFY2(tournament::handsOn(table.match()) == 1, qPrintable(table.message()));
    QCOMPARE(scoring::rawTricks(
                 std::get<scoring::Hand>(tournament::sheetOf(table.match(), 1).items[0].what).sides.a),
             tricksOfA);
    QTRY_COMPARE(draftFile(), QString());
}

void tst_draft::isDroppedWhenRecordedOrRedone()
{
    Table table(at("unc"));
    table.type(u"324"_s);
    QTRY_VERIFY(kept());
    table.press(Qt::Key_Escape);
    QTRY_VERIFY(draftFile().isEmpty());
    table.type(u"3243"_s); // on record now
    QTest::qWait(300);
    QVERIFY(draftFile().isEmpty());
    table.type(u"6"_s);
    QTRY_VERIFY(kept());
    table.type(u"⏎"_s);
    QTRY_VERIFY(draftFile().isEmpty());
    table.type(u"642211⏎642211⏎"_s); // and the last hand of a game
    QCOMPARE(table.match().state, tournament::State::Playing);
    table.type(u"64221"_s);
    QTRY_VERIFY(kept());
    table.type(u"1⏎"_s);
    QCOMPARE(table.match().state, tournament::State::Ended);
    QTRY_VERIFY(draftFile().isEmpty());
}

void tst_draft::isKeptWhileItIsOnItsWay()
{
    Table table(at("unc"));
    QTRY_VERIFY(table.sheet().knowsDraft());
    stage::BusyDisk disk(table.stage.session);
    table.keys(u"32436⏎24"_s); // the second hand while the first is not on the disk
    const bool isKept = QTest::qWaitFor([] { return kept().has_value(); });
    const Draft draft = kept().value_or(Draft());
    disk.freeDisk();
    QVERIFY(isKept);
    QCOMPARE(draft.hand, 1);
    QCOMPARE(draft.typed.value(u"a-tricks"_s), u"6"_s);
    table.stage.settle();
    QTRY_VERIFY(kept() && kept()->hand == 2);
    QCOMPARE(kept()->typed.size(), 2);
}

void tst_draft::anAmendmentComesBack()
{
    Table table(at("unc"));
    table.type(u"32436⏎33335⏎"_s);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_Up); // on the first hand
    table.press(Qt::Key_F2);
    table.type(u"42"_s);
    closeWindow(table);
    openWindow(table);
    QCOMPARE(table.inRow(), u"4|2|4<3|6|7|"_s);
    MENTIONS(table.message());
    table.type(u"⏎"_s);
    table.type(u"misheard⏎"_s);
    QCOMPARE(table.score(scoring::Side::A), 60 - 60);
    QTRY_VERIFY(draftFile().isEmpty());
}

void tst_draft::aForgottenHandComesBack()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_Insert);
    table.type(u"42"_s);
    closeWindow(table);
    openWindow(table);
    QCOMPARE(table.inRow(), u"4|2|<|||"_s);
    table.type(u"346⏎once more⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 2);
    QCOMPARE(table.score(scoring::Side::A), 60 + 51);
    QTRY_VERIFY(draftFile().isEmpty());
}

// Any keys in any order, under every rule set.
void tst_draft::everyEntryIsReadAsItWasTyped()
{
    QRandomGenerator chance(7);
    using Key = HandEntry::Key;
    int compared = 0;
    for (const char* rules : {"classic", "traditional", "cardominoes", "unc-regular", "unc-championship",
                              "mckendree", "washburn"})
        for (int i = 0; i < 300; ++i) {
            scoring::RuleSet played = rules::find(rules).value().rules;
            if (i % 2 == 1) // the others have no blind bids
                played.contract.blindBid.emplace();
            const HandEntry blank(played);
            HandEntry entry = blank;
            for (int key = 0, keys = chance.bounded(1, 16); key < keys; ++key)
                if (const int one = chance.bounded(16); one < 10)
                    entry.digit(one);
                else
                    entry.press(std::vector{Key::Nil, Key::Blind, Key::Back, Key::Next, Key::Previous,
                                            Key::Nil}[static_cast<std::size_t>(one) - 10]);
            Draft draft{u"n"_s, u"m"_s, 1, 1, 1, {}, false, {}, {}};
            sheet::read(entry, draft);
            const auto again = sheet::draftIn(sheet::toJson(draft));
            QVERIFY(again == draft);
            const auto typed = sheet::retyped(*again, blank);
            QVERIFY2(typed,
                     qPrintable(QString::fromUtf8(rules) + u" "_s + QString::fromUtf8(sheet::toJson(draft))));
            QCOMPARE(stage::inRow(*typed), stage::inRow(entry));
            QVERIFY(typed->hand() == entry.hand());
            ++compared;
        }
    QCOMPARE(compared, 2100);
    Draft impossible{u"n"_s, u"m"_s, 1, 1, 1, {}, false, {{u"a-bid-1"_s, u"99"_s}}, u"a-bid-1"_s};
    const HandEntry blank(rules::find("unc-regular").value().rules);
    QVERIFY(!sheet::retyped(impossible, blank));
    impossible.typed = {{u"a-bid-1"_s, u"x"_s}};
    QVERIFY(!sheet::retyped(impossible, blank));
    impossible.typed = {{u"c-bid"_s, u"4"_s}};
    QVERIFY(!sheet::retyped(impossible, blank));
}

// Without a nil the sheet asks for one number, though the record may have each partner's.
void tst_draft::partnersTricksAreTheirSides()
{
    scoring::Hand hand;
    hand.sides.a.bid = scoring::Bids{scoring::bid(3), scoring::bid(5)};
    hand.sides.a.tricks = scoring::Split{0, 4};
    hand.sides.b.bid = scoring::Bids{scoring::bid(1), scoring::bid(3)};
    hand.sides.b.tricks = scoring::Split{3, 6};
    HandEntry entry(rules::find("unc-regular").value().rules);
    entry.take(hand);
    QCOMPARE(entry.text({sheet::Field::Kind::Tricks, sheet::Side::A}), "4");
    QCOMPARE(entry.text({sheet::Field::Kind::Tricks, sheet::Side::B}), "9");
}

// Also a program of its own, to be killed while something is typed.
static int runDraft(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (QCoreApplication::arguments().value(1) == u"--type"_s)
        return typeAndWait(QCoreApplication::arguments());
    tst_draft test;
    return QTest::qExec(&test, argc, argv);
}

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

void tst_draft::anAmendmentOfAFinishedMatchTakesThePinAgain()
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

void tst_draft::isNotOfferedForAHandRecordedSince()
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

void tst_draft::isNotOfferedOnOtherBids()
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

void tst_draft::isNotOfferedForAHandAmendedSince()
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

void tst_draft::isSaidWhereSomebodyTypesAlready()
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

void tst_draft::aDamagedFileIsSaid_data()
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

void tst_draft::aDamagedFileIsSaid()
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

void tst_draft::aFolderThatTakesNothingIsSaidOnce()
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

TEST_CLASS_WITH_MAIN(tst_draft, runDraft)
#include "tst_draft.moc"
