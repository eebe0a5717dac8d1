// A copy is whole, checked, and never takes another file's place.
#include "files.h"

#include <QTest>

using files::told;
using Kind = store::Trouble::Kind;

class tst_backup : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aCopyIsTheSame();
    void nothingIsWrittenOver();
    void aCopyIsReadByNobodyElse();
    void aCopyWhileOthersWrite();
    void restoreTakesOnlyWhatIsSound();
};

void tst_backup::aCopyIsTheSame()
{
    const files::Night night;
    auto open = files::recorded(night.path);
    const auto made = open->backup(night.file("copy.courtside"));
    QVERIFY2(made, qPrintable(told(made)));
    auto copy = store::Store::open(night.file("copy.courtside"));
    QVERIFY2(copy, qPrintable(told(copy)));
    QVERIFY(copy->news(0)->entries == open->news(0)->entries);
    QVERIFY(*copy->head() == *open->head());
    QVERIFY(store::restore(night.file("copy.courtside"), night.file("again.courtside")));
    QVERIFY(store::Store::open(night.file("again.courtside"))->news(0)->entries == open->news(0)->entries);
    QCOMPARE(night.names().size(), 3);
}

void tst_backup::nothingIsWrittenOver()
{
    const files::Night night;
    auto open = files::recorded(night.path);
    QVERIFY(files::write(night.file("thesis.txt"), "years of work"));
    for (const auto& answer :
         {open->backup(night.file("thesis.txt")), store::restore(night.path, night.file("thesis.txt")),
          open->backup(night.path)})
        QVERIFY(!answer && answer.error().kind == Kind::Exists);
    QCOMPARE(files::bytes(night.file("thesis.txt")), QByteArray("years of work"));
    QCOMPARE(told(open->backup(night.file("no/such/folder/copy.courtside"))),
             QStringLiteral("\"copy.courtside\" cannot be made there: No such file or directory."));
    QCOMPARE(night.names().size(), 2);
}

void tst_backup::aCopyIsReadByNobodyElse()
{
    const files::Night night;
    auto open = files::recorded(night.path);
    const auto mine = QFile::ReadOwner | QFile::WriteOwner;
    for (const QFile::Permissions others : {QFile::Permissions(), QFile::Permissions(QFile::ReadGroup)}) {
        QVERIFY(QFile::setPermissions(files::q(night.path), mine | others));
        const std::string copy = night.file(others ? "group.courtside" : "owner.courtside");
        QVERIFY(open->backup(copy));
        constexpr auto all = QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::WriteGroup |
                             QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(files::q(copy)) & all, mine | others);
    }
}

void tst_backup::aCopyWhileOthersWrite()
{
    const files::Night night;
    auto open = files::recorded(night.path);
    auto other = store::Store::open(night.path);
    for (int i = 0; i < 10; ++i) {
        const long long head = open->head()->seq;
        QVERIFY(open->append(head, std::vector{files::entry(head + 10, files::hand(4096 + i))}));
        const std::string copy = night.file("copy") + std::to_string(i);
        QVERIFY(other->backup(copy));
        QCOMPARE(store::Store::open(copy)->head()->seq, head + 1);
    }
}

void tst_backup::restoreTakesOnlyWhatIsSound()
{
    const files::Night night;
    {
        auto open = files::recorded(night.path);
    }
    QByteArray bytes = files::bytes(night.path);
    const qsizetype at = bytes.indexOf("J. Park");
    QVERIFY(at > 0);
    QVERIFY(files::write(night.path, bytes.replace(at, 7, "J. Pork")));
    const auto answer = store::restore(night.path, night.file("new.courtside"));
    QVERIFY(!answer && answer.error().kind == Kind::Damaged);
    QCOMPARE(night.names(), QStringList(QStringLiteral("night.courtside")));
}

QTEST_GUILESS_MAIN(tst_backup)
#include "tst_backup.moc"
