// Digests never change: cards are found by them, and repeats of a command are known by them.
#include "facts/digest.h"
#include "facts/fact.h"
#include "program/testclass.h"

#include <QTest>

#include <set>

class tst_digest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bytesHaveTheKnownDigest();
    void bytesWithAKeyHaveTheKnownDigest();
    void opsAreDerivedTheKnownWay();
    void opsAreOps();
};

// FIPS 180-4.
void tst_digest::bytesHaveTheKnownDigest()
{
    QCOMPARE(facts::sha256("abc"),
             std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    QCOMPARE(facts::sha256({}),
             std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
}

// RFC 4231, cases 2 and 6, and nothing at all.
void tst_digest::bytesWithAKeyHaveTheKnownDigest()
{
    QCOMPARE(facts::hmacSha256("Jefe", "what do ya want for nothing?"),
             std::string("5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"));
    QCOMPARE(
        facts::hmacSha256(std::string(131, '\xaa'), "Test Using Larger Than Block-Size Key - Hash Key First"),
        std::string("60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"));
    QCOMPARE(facts::hmacSha256({}, {}),
             std::string("b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"));
}

// Made by another program.
void tst_digest::opsAreDerivedTheKnownWay()
{
    constexpr const char* first = "00000000-0000-4000-8000-000000000001";
    QCOMPARE(facts::derivedOp(first, 1), std::string("2b1a068c-16d6-85b9-8101-88cd77926f50"));
    QCOMPARE(facts::derivedOp(first, 2), std::string("1169dc62-6474-8360-8d78-729fd03ad2b3"));
    QCOMPARE(facts::derivedOp("c0ffee00-1234-4abc-9def-0123456789ab", 11),
             std::string("4b22e8bd-ef3f-81a8-838f-6d11bdc938c0"));
}

void tst_digest::opsAreOps()
{
    std::set<std::string> seen;
    for (int n = -5; n < 500; ++n) {
        const std::string op = facts::derivedOp("c0ffee00-1234-4abc-9def-0123456789ab", n);
        QVERIFY(seen.insert(op).second);
        QVERIFY(facts::check(facts::Stamp{op, "J. Park", "desk", "2026-11-21T19:42:07.123Z"}).empty());
    }
}

TEST_CLASS(tst_digest)
#include "tst_digest.moc"
