// Whatever was acknowledged is there, though the program is killed at any moment or others write at once.
#include "files.h"
#include "program/testclass.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using files::asText;

namespace {

std::unique_ptr<QProcess> start(const std::string& path, int maker, int count)
{
    auto helper = std::make_unique<QProcess>();
    helper->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    helper->start(QStringLiteral(STORE_HELPER),
                  {QStringLiteral("append"), files::q(path), QString::number(maker), QString::number(count)});
    return helper;
}

// The ops that were said to be on record; a line that was cut off was not said.
std::set<std::string> acknowledged(const QByteArray& output)
{
    std::set<std::string> ops;
    for (const QByteArray& line : output.left(output.lastIndexOf('\n') + 1).split('\n'))
        if (line.startsWith("ok "))
            ops.insert(line.mid(3).toStdString());
    return ops;
}

// Kills the helper some microseconds after its first few acknowledgements, and answers all of them.
std::set<std::string> killedSoon(QProcess& helper, QRandomGenerator& random)
{
    QByteArray output;
    const int wanted = random.bounded(3);
    const qint64 nanoseconds = random.bounded(12'000'000);
    while (output.count('\n') < wanted && helper.waitForReadyRead())
        output += helper.readAll();
    QElapsedTimer timer;
    timer.start();
    while (timer.nsecsElapsed() < nanoseconds)
        helper.waitForReadyRead(0);
    helper.kill();
    helper.waitForFinished();
    return acknowledged(output + helper.readAll());
}

} // namespace

class tst_kill : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void savedFactsSurviveAKill();
    void severalWritersLoseNothing_data();
    void severalWritersLoseNothing();
};

void tst_kill::savedFactsSurviveAKill()
{
    const files::Recorded tournament;
    const quint32 seed = QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    const int rounds = tests::repeats(50, 500);
    std::set<std::string> said;
    int unsaid = 0;
    for (int round = 1; round <= rounds; ++round) {
        const auto helper = start(tournament.path, round, 100000);
        QVERIFY(helper->waitForStarted());
        said.merge(killedSoon(*helper, random));
        auto open = store::Store::open(tournament.path);
        QVERIFY2(open, qPrintable(asText(open)));
        std::set<std::string> there;
        const auto record = open->news(0);
        for (const facts::Entry& entry : record->entries)
            there.insert(entry.stamp.op);
        for (const std::string& op : said)
            QVERIFY2(there.count(op), qPrintable(QStringLiteral("%1, seed %2").arg(files::q(op)).arg(seed)));
        unsaid = static_cast<int>(there.size() - said.size() - files::live().size());
    }
    QVERIFY2(unsaid <= rounds,
             "of each killed program at most one fact may be on record that it had not said");
    qInfo("%d kills, %d facts acknowledged and all there, %d on record before they could be; seed %u", rounds,
          static_cast<int>(said.size()), unsaid, seed);
}

void tst_kill::severalWritersLoseNothing_data()
{
    QTest::addColumn<int>("writers");
    QTest::addColumn<int>("each");
    QTest::newRow("two") << 2 << 60;
    QTest::newRow("four") << 4 << 20;
    if (tests::isLong())
        QTest::newRow("sixteen") << 16 << 100;
}

void tst_kill::severalWritersLoseNothing()
{
    QFETCH(int, writers);
    QFETCH(int, each);
    const files::Tournament tournament;
    auto mine = files::recorded(tournament.path);
    const auto first = static_cast<long long>(files::live().size());
    const long long last = first + static_cast<long long>(writers) * each;
    std::vector<std::unique_ptr<QProcess>> helpers;
    for (int maker = 1; maker <= writers; ++maker)
        helpers.push_back(start(tournament.path, maker, each));
    // Whoever reads meanwhile gets facts and head of one moment, each fact once.
    long long read = first;
    while (read < last) {
        const auto news = mine->news(read);
        if (!news && news.error().kind == store::Trouble::Kind::Locked)
            continue;
        QVERIFY2(news, qPrintable(asText(news)));
        for (const facts::Entry& entry : news->entries)
            QCOMPARE(entry.seq, ++read);
        QCOMPARE(news->head.seq, read);
        const bool going = std::any_of(helpers.begin(), helpers.end(), [](const auto& helper) {
            return !helper->waitForFinished(1) && helper->state() != QProcess::NotRunning;
        });
        QVERIFY(going || mine->head()->seq == last);
    }
    std::set<std::string> said;
    for (const auto& helper : helpers) {
        QVERIFY(helper->state() == QProcess::NotRunning || helper->waitForFinished(120000));
        QCOMPARE(helper->exitCode(), 0);
        said.merge(acknowledged(helper->readAll()));
    }
    auto open = store::Store::open(tournament.path);
    QVERIFY2(open, qPrintable(asText(open)));
    QCOMPARE(open->head()->seq, last);
    QCOMPARE(static_cast<long long>(said.size()), last - first);
    const auto written = open->news(first);
    for (const facts::Entry& entry : written->entries)
        QVERIFY(said.count(entry.stamp.op));
}

TEST_CLASS(tst_kill)
#include "tst_kill.moc"
