// Whatever was acknowledged is there, though the program is killed at any moment or others write at once.
#include "files.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <memory>
#include <set>

using files::told;

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
    void whatWasSaidToBeSavedIsThere();
    void twoWritersLoseNothing();
};

void tst_kill::whatWasSaidToBeSavedIsThere()
{
    const files::Night night;
    {
        auto open = files::recorded(night.path);
    }
    const quint32 seed = QRandomGenerator::global()->generate();
    QRandomGenerator random(seed);
    const int rounds = qEnvironmentVariableIsSet("COURTSIDE_LONG") ? 200 : 20;
    std::set<std::string> said;
    int unsaid = 0;
    for (int round = 1; round <= rounds; ++round) {
        const auto helper = start(night.path, round, 100000);
        QVERIFY(helper->waitForStarted());
        said.merge(killedSoon(*helper, random));
        auto open = store::Store::open(night.path);
        QVERIFY2(open, qPrintable(told(open)));
        std::set<std::string> there;
        const auto record = open->news(0);
        for (const facts::Entry& entry : record->entries)
            there.insert(entry.stamp.op);
        for (const std::string& op : said)
            QVERIFY2(there.count(op), qPrintable(QStringLiteral("%1, seed %2").arg(files::q(op)).arg(seed)));
        unsaid = static_cast<int>(there.size() - said.size() - files::evening().size());
    }
    QVERIFY2(unsaid <= rounds,
             "of each killed program at most one fact may be on record that it had not said");
    qInfo("%d kills, %d facts acknowledged and all there, %d on record before they could be; seed %u", rounds,
          static_cast<int>(said.size()), unsaid, seed);
}

void tst_kill::twoWritersLoseNothing()
{
    const files::Night night;
    {
        auto open = files::recorded(night.path);
    }
    constexpr int each = 60;
    std::vector<std::unique_ptr<QProcess>> writers;
    for (int maker = 1; maker <= 2; ++maker)
        writers.push_back(start(night.path, maker, each));
    std::set<std::string> said;
    for (const auto& writer : writers) {
        QVERIFY(writer->waitForFinished(120000));
        QCOMPARE(writer->exitCode(), 0);
        said.merge(acknowledged(writer->readAll()));
    }
    QCOMPARE(said.size(), 2U * each);
    auto open = store::Store::open(night.path);
    QVERIFY2(open, qPrintable(told(open)));
    QCOMPARE(open->head()->seq, static_cast<long long>(files::evening().size()) + 2 * each);
    const auto written = open->news(static_cast<long long>(files::evening().size()));
    for (const facts::Entry& entry : written->entries)
        QVERIFY(said.count(entry.stamp.op));
}

QTEST_GUILESS_MAIN(tst_kill)
#include "tst_kill.moc"
