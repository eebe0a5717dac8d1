// Supervisors and their PINs: who gets in, how long a miss costs, what is on the disk.
#include "duty/supervisors.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr long long live = 1'795'291'200; // some second of a November

class Laptop {
public:
    QString path() const { return m_folder.filePath(u"data/supervisors.json"_s); }
    /// As the program is after each start.
    duty::Supervisors people() const { return duty::Supervisors(path().toStdString(), duty::leastCost()); }
    QByteArray bytes() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void put(const QByteArray& bytes) const
    {
        QVERIFY(QDir().mkpath(m_folder.filePath(u"data"_s)));
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    bool opens(const char* name, const char* pin, long long now) const
    {
        const auto tried = people().unlock({name, pin}, now);
        if (!tried)
            qFatal("%s", wording::text(tried.error()).c_str());
        return tried->good;
    }
    void giveTwoPins() const
    {
        QVERIFY(people().setPin({"J. Park", "4711"}, {}, live));
        QVERIFY(people().setPin({"M. Lee", "2222"}, duty::Claim{"J. Park", "4711"}, live));
    }
    int waitAfterMiss(long long now) const { return people().unlock({"J. Park", "0000"}, now)->wait; }

private:
    QTemporaryDir m_folder;
};

/// Why not; empty where it was done.
template <class T>
QString refusal(const duty::Answer<T>& answer)
{
    const std::string_view code = answer ? std::string_view() : answer.error().code;
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

} // namespace

class tst_supervisors : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void nobodyHasAPinAtFirst();
    void eachHasAPinOfTheirOwn();
    void aPinIsFourToTwelveDigits();
    void eachMissCostsMore();
    void oneNameAfterTheOtherDoesNotHelp();
    void oneOwnPinDoesNotHelpWithAnother();
    void theWaitOutlivesARestart();
    void aClockSetBackNeitherHelpsNorLocksOut();
    void whoHasNoPinGivesNobodyOne();
    void aSupervisorIsRenamedAndRemoved();
    void thePinIsNowhereOnTheDisk();
    void aDamagedFileIsNamedAndKept_data();
    void aDamagedFileIsNamedAndKept();
};

void tst_supervisors::nobodyHasAPinAtFirst()
{
    const Laptop laptop;
    QVERIFY(laptop.people().names()->empty());
    QCOMPARE(refusal(laptop.people().unlock({"J. Park", "4711"}, live)), u"supervisor-without-pin"_s);
}

void tst_supervisors::eachHasAPinOfTheirOwn()
{
    const Laptop laptop;
    QVERIFY(laptop.people().setPin({"J. Park", "4711"}, {}, live));
    QVERIFY(laptop.people().setPin({"M. Lee", "080808"}, duty::Claim{"J. Park", "4711"}, live));
    QCOMPARE(*laptop.people().names(), (std::vector<std::string>{"J. Park", "M. Lee"}));
    QVERIFY(laptop.opens("J. Park", "4711", live));
    QVERIFY(laptop.opens("M. Lee", "080808", live));
    QVERIFY(!laptop.opens("M. Lee", "4711", live));
}

void tst_supervisors::aPinIsFourToTwelveDigits()
{
    const Laptop laptop;
    for (const char* pin : {"", "123", "1234567890123", "12a4", "１２３４", "12 4"})
        QCOMPARE(refusal(laptop.people().setPin({"J. Park", pin}, {}, live)), u"pin-no-digits"_s);
    QVERIFY(!QFile::exists(laptop.path()));
    for (const char* pin : {"1234", "123456789012"}) {
        const Laptop other;
        QVERIFY2(other.people().setPin({"J. Park", pin}, {}, live), pin);
    }
}

void tst_supervisors::eachMissCostsMore()
{
    const Laptop laptop;
    QVERIFY(laptop.people().setPin({"J. Park", "4711"}, {}, live));
    long long now = live;
    for (const int wait : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900}) {
        QCOMPARE(laptop.waitAfterMiss(now), wait);
        QVERIFY(!laptop.opens("J. Park", "4711", now + wait - 1)); // too early, though it is right
        now += wait;
    }
    QVERIFY(laptop.opens("J. Park", "4711", now));
    QCOMPARE(laptop.waitAfterMiss(now), 1); // the count starts again
}

void tst_supervisors::oneNameAfterTheOtherDoesNotHelp()
{
    const Laptop laptop;
    laptop.giveTwoPins();
    long long now = live;
    int wait = 1;
    for (const char* name : {"J. Park", "M. Lee", "J. Park", "M. Lee"}) {
        QCOMPARE(laptop.people().unlock({name, "0000"}, now)->wait, wait);
        QVERIFY(!laptop.opens("J. Park", "4711", now + wait - 1));
        QVERIFY(!laptop.opens("M. Lee", "2222", now + wait - 1));
        now += wait;
        wait *= 2;
    }
    QVERIFY(laptop.opens("M. Lee", "2222", now));
}

void tst_supervisors::oneOwnPinDoesNotHelpWithAnother()
{
    const Laptop laptop;
    laptop.giveTwoPins();
    QCOMPARE(laptop.waitAfterMiss(live), 1);
    QCOMPARE(laptop.waitAfterMiss(live + 1), 2);
    QVERIFY(laptop.opens("M. Lee", "2222", live + 3));
    QCOMPARE(laptop.waitAfterMiss(live + 3), 4);
}

void tst_supervisors::theWaitOutlivesARestart()
{
    const Laptop laptop;
    QVERIFY(laptop.people().setPin({"J. Park", "4711"}, {}, live));
    QCOMPARE(laptop.waitAfterMiss(live), 1);
    QCOMPARE(laptop.waitAfterMiss(live + 1), 2);
    const duty::Supervisors restarted = laptop.people();
    QCOMPARE(restarted.unlock({"J. Park", "4711"}, live + 2)->wait, 1);
    QVERIFY(restarted.unlock({"J. Park", "4711"}, live + 3)->good);
}

void tst_supervisors::aClockSetBackNeitherHelpsNorLocksOut()
{
    const Laptop laptop;
    QVERIFY(laptop.people().setPin({"J. Park", "4711"}, {}, live));
    QCOMPARE(laptop.waitAfterMiss(live), 1);
    QCOMPARE(laptop.waitAfterMiss(live + 1), 2);
    const long long back = live - 86400;
    QCOMPARE(laptop.people().unlock({"J. Park", "4711"}, back)->wait, 2);
    QVERIFY(laptop.opens("J. Park", "4711", back + 2));
}

void tst_supervisors::whoHasNoPinGivesNobodyOne()
{
    const Laptop laptop;
    QVERIFY(laptop.people().setPin({"J. Park", "4711"}, {}, live));
    QCOMPARE(refusal(laptop.people().setPin({"Guest", "1111"}, {}, live)), u"pin-of-another-needed"_s);
    const duty::Claim wrong{"J. Park", "9999"};
    const auto missed = laptop.people().setPin({"J. Park", "1111"}, wrong, live);
    QVERIFY(!missed);
    QCOMPARE(missed.error(), (message::Message{"pin-wrong", {{"name", "J. Park"}, {"seconds", 1}}}));
    QCOMPARE(refusal(laptop.people().remove("J. Park", wrong, live + 1)), u"pin-wrong"_s);
    QCOMPARE(*laptop.people().names(), std::vector<std::string>{"J. Park"});
    QVERIFY(laptop.opens("J. Park", "4711", live + 10));
}

void tst_supervisors::aSupervisorIsRenamedAndRemoved()
{
    const Laptop laptop;
    const duty::Claim park{"J. Park", "4711"};
    QVERIFY(laptop.people().setPin(park, {}, live));
    QVERIFY(laptop.people().setPin({"M. Lee", "2222"}, park, live));
    QCOMPARE(refusal(laptop.people().rename("M. Lee", "J. Park", park, live)), u"supervisor-twice"_s);
    QCOMPARE(refusal(laptop.people().rename("M. Lee", " ", park, live)), u"text-empty"_s);
    QCOMPARE(refusal(laptop.people().rename("Nobody", "Somebody", park, live)), u"supervisor-without-pin"_s);
    QVERIFY(laptop.people().rename("M. Lee", "M. Lee-Ruiz", park, live));
    QVERIFY(laptop.opens("M. Lee-Ruiz", "2222", live));
    QVERIFY(laptop.people().remove("M. Lee-Ruiz", park, live));
    QVERIFY(laptop.people().remove("J. Park", park, live));
    QVERIFY(laptop.people().names()->empty());
}

void tst_supervisors::thePinIsNowhereOnTheDisk()
{
    const Laptop laptop;
    QVERIFY(laptop.people().setPin({"J. Park", "471108151234"}, {}, live));
    QVERIFY(!laptop.opens("J. Park", "998877665544", live));
    QVERIFY(laptop.bytes().contains("$argon2id$"));
    QVERIFY(!laptop.bytes().contains("471108151234"));
    QVERIFY(!laptop.bytes().contains("998877665544"));
    QCOMPARE(QFile::permissions(laptop.path()) & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther |
                                                  QFile::WriteOther | QFile::ExeOther),
             QFile::Permissions());
}

void tst_supervisors::aDamagedFileIsNamedAndKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("refusal");
    QTest::newRow("empty") << QByteArray() << u"supervisors-no-json"_s;
    QTest::newRow("cut off") << QByteArray(R"({"format":"courtside-supervisors/1","supervi)")
                             << u"supervisors-no-json"_s;
    QTest::newRow("another format") << QByteArray(R"({"format":"courtside-supervisors/2","supervisors":[]})")
                                    << u"supervisors-damaged"_s;
    QTest::newRow("no list")
        << QByteArray(R"({"format":"courtside-supervisors/1","misses":0,"missedAt":0,"supervisors":7})")
        << u"supervisors-damaged"_s;
    QTest::newRow("no hash")
        << QByteArray(
               R"({"format":"courtside-supervisors/1","misses":0,"missedAt":0,"supervisors":[{"name":"A","misses":0,"missedAt":0}]})")
        << u"supervisors-damaged"_s;
    QTest::newRow("a PIN for a hash")
        << QByteArray(
               R"({"format":"courtside-supervisors/1","misses":0,"missedAt":0,"supervisors":[{"name":"A","hash":"4711","misses":0,"missedAt":0}]})")
        << u"supervisors-damaged"_s;
}

void tst_supervisors::aDamagedFileIsNamedAndKept()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, refusal);
    const Laptop laptop;
    laptop.put(bytes);
    const auto tried = laptop.people().unlock({"A", "4711"}, live);
    QCOMPARE(::refusal(tried), refusal);
    const QString says = QString::fromStdString(wording::text(tried.error()));
    QVERIFY2(says.contains(laptop.path()), qPrintable(says));
    MENTIONS(says);
    QVERIFY(!laptop.people().setPin({"A", "4711"}, {}, live));
    QCOMPARE(laptop.bytes(), bytes);
    QVERIFY(QFile::rename(laptop.path(), laptop.path() + u".bad"_s));
    QVERIFY(laptop.people().setPin({"A", "4711"}, {}, live));
}

TEST_CLASS(tst_supervisors)
#include "tst_supervisors.moc"
