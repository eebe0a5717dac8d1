// After the event a night forgets its people, and its chain still holds.
#include "rosternight.h"

#include "desk/checkin.h"
#include "desk/names.h"
#include "desk/purge.h"
#include "desk/table.h"
#include "desk/undo.h"
#include "desk/verify.h"

#include <QUuid>

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

QByteArray bytesIn(const std::string& path)
{
    QByteArray all;
    for (const char* end : {"", "-wal", "-shm"})
        if (QFile file(q(path) + QString::fromLatin1(end)); file.open(QIODevice::ReadOnly))
            all += file.readAll();
    return all;
}

/// Another day: its facts are not those of the first.
desk::World later()
{
    desk::World world = nights::world();
    world.op = [] { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); };
    return world;
}

} // namespace

class tst_purge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void shortensNames_data();
    void shortensNames();
    void leavesNothingInTheFile();
    void forgetsCardsAlone();
    void isForAfterTheEvent();
};

void tst_purge::shortensNames_data()
{
    QTest::addColumn<QString>("shortened");
    QTest::newRow("Ana Ruiz") << u"Ana R."_s;
    QTest::newRow("Ana Maria Ruiz") << u"Ana R."_s;
    QTest::newRow("Zoë Ñandú") << u"Zoë Ñ."_s;
    QTest::newRow("Prince") << u"Prince"_s;
    QTest::newRow("Ana R.") << u"Ana R."_s;
    QTest::newRow("Sam Hill, Jr.") << u"Sam H."_s;
    QTest::newRow("Ángel Núñez-Ibáñez y Fernández de Córdoba") << u"Ángel C."_s;
    QTest::newRow("Zoë 🦄 O’Brien") << u"Zoë O."_s;
    QTest::newRow("Bo e\u0301tienne 🃏") << u"Bo E\u0301."_s; // with its accent
    QTest::newRow("李小龍") << u"李小龍"_s;
}

void tst_purge::shortensNames()
{
    QFETCH(QString, shortened);
    QCOMPARE(q(desk::shortName(QTest::currentDataTag())), shortened);
}

void tst_purge::leavesNothingInTheFile()
{
    const Folder folder;
    const std::string path = folder.path("night.courtside");
    std::string end;
    {
        auto begun = folder.begin(asked());
        const auto owner = desk::ownerOfCard(begun->desk.night(), ";600990001=2512?");
        QVERIFY(desk::linkCard(begun->desk, "J. Park", "P7", *owner->unknown));
        end = begun->desk.night().setting->people.at("P7").stripeHash;
    }
    QVERIFY(bytesIn(path).contains("Ana Ruiz"));
    QVERIFY(bytesIn(path).contains(end.c_str()));
    {
        auto desk = desk::Desk::open(path, desk::Desk::Access::ReadWrite, later());
        QVERIFY2(desk, qPrintable(mistakes(desk)));
        const auto shortened = desk::forgetPeople(*desk, "J. Park", desk::Forget::LastNames);
        QVERIFY2(shortened, qPrintable(mistakes(shortened)));
        QCOMPARE(q(desk::personName(desk->night(), "P1")), u"Ana R."_s);
        QVERIFY(desk->night().setting->people.at("P1").cardHash.empty());
    }
    QVERIFY(!bytesIn(path).contains("Ana Ruiz"));
    QVERIFY(!bytesIn(path).contains(end.c_str()));
    {
        auto desk = desk::Desk::open(path, desk::Desk::Access::ReadWrite, later());
        QVERIFY(desk::forgetPeople(*desk, "J. Park", desk::Forget::Names));
        QCOMPARE(mistakes(desk::forgetPeople(*desk, "J. Park", desk::Forget::Names)),
                 u"there is nothing of that to forget"_s);
        QCOMPARE(q(desk::personName(desk->night(), "P1")), u"P1"_s);
    }
    QVERIFY(!bytesIn(path).contains("Ana R."));
    const auto again = desk::Desk::open(path, desk::Desk::Access::Read, later());
    QVERIFY2(again, qPrintable(mistakes(again))); // the chain holds
    QCOMPARE(q(desk::personName(again->night(), "P1")), u"P1"_s);
    QVERIFY(again->night().setting->draw);
}

void tst_purge::forgetsCardsAlone()
{
    const Folder folder;
    auto begun = folder.begin(asked());
    QVERIFY(desk::forgetPeople(begun->desk, "J. Park", desk::Forget::Cards));
    const night::Person& ana = begun->desk.night().setting->people.at("P1");
    QCOMPARE(ana.name, std::string("Ana Ruiz"));
    QVERIFY(ana.cardHash.empty() && ana.cardEnd.empty());
}

void tst_purge::isForAfterTheEvent()
{
    const Folder folder;
    auto begun = folder.begin(asked("classic"));
    QVERIFY(desk::call(begun->desk, "J. Park", "W1-1", {}));
    QCOMPARE(mistakes(desk::forgetPeople(begun->desk, "J. Park", desk::Forget::Names)),
             u"match 1 is still at table 1: what is known of people is forgotten after the event"_s);
}

QTEST_APPLESS_MAIN(tst_purge)
#include "tst_purge.moc"
