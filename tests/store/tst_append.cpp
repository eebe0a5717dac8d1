// Facts are appended all or none, once, and read back unchanged. What was acknowledged is on disk even if the
// program is killed at any moment or others write at the same time.
#include "files.h"

#include "arbitrary/facts.h"
#include "facts/row.h"
#include "golden/says.h"
#include "program/testclass.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

using files::asText;
using files::coded;
using files::entry;
using Kind = store::Trouble::Kind;

namespace {

// Lets a random fact name people and facts that are on record.
struct Anchor {
    void operator()(std::string_view key, std::string& value, const facts::Id&) const
    {
        if (key == "a1" || key == "person" || key == "leaves")
            value = "P1";
        else if (key == "b1" || key == "joins")
            value = "P2";
        else if (key == "a2")
            value = "P3";
        else if (key == "b2")
            value = "P4";
    }
    void operator()(std::string_view key, std::string& value, const facts::Op&) const
    {
        value = files::op(key == "challenge" ? 12 : key == "protest" ? 13 : 1);
    }
    void operator()(std::string_view, std::optional<std::string>& value, const facts::Op&) const
    {
        if (value)
            value = files::op(1);
    }
    template <class T, class Shape>
    void operator()(std::string_view, T&, const Shape&) const
    {
    }
};

facts::Fact anchored(facts::Fact fact)
{
    std::visit([](auto& each) { std::decay_t<decltype(each)>::fields(each, Anchor{}); }, fact);
    return fact;
}

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

class tst_append : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void factsAreReadAsWritten();
    void aFileAppearsWithItsFirstFacts();
    void everyKindGoesInAndComesOut();
    void aRetryIsHarmless();
    void theSecondWriterIsTold();
    void allOrNone();
    void refusals_data();
    void refusals();
    void aRefusalCarriesTheCode();
    void theFactsThemselvesAreLocked();
    void aNameCanBeCorrectedAndForgotten();
    void viewsNameWhatHolds();
    void savedFactsSurviveAKill();
    void severalWritersLoseNothing_data();
    void severalWritersLoseNothing();
};

void tst_append::factsAreReadAsWritten()
{
    const files::Tournament tournament;
    auto made = store::Store::create(tournament.path);
    QVERIFY2(made, qPrintable(asText(made)));
    QCOMPARE(made->head()->seq, 0);
    const auto live = files::live();
    const auto done = made->append(0, live);
    QVERIFY2(done, qPrintable(asText(done)));
    QCOMPARE(done->head.seq, 11);
    QVERIFY(done->head == *made->head());

    auto again = store::Store::open(tournament.path);
    QVERIFY2(again, qPrintable(asText(again)));
    QVERIFY(again->opened().kind == store::Opened::Kind::Current);
    const auto all = again->news(0);
    QVERIFY(all->head == done->head);
    QCOMPARE(all->entries.size(), live.size());
    for (std::size_t i = 0; i < live.size(); ++i) {
        facts::Entry expected = live[i];
        expected.seq = static_cast<long long>(i) + 1;
        QVERIFY(all->entries[i] == expected);
    }
    QCOMPARE(again->news(9)->entries.size(), 2U);
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
}

void tst_append::aFileAppearsWithItsFirstFacts()
{
    const files::Tournament tournament;
    auto bad = files::live();
    bad.push_back(entry(12, facts::Checkin{"P9", {}, {}, {}}));
    const auto refused = store::Store::create(tournament.path, bad);
    QVERIFY(!refused && refused.error().kind == Kind::Refused);
    QCOMPARE(coded(refused), QStringLiteral("store-reference-missing"));
    QVERIFY(tournament.names().isEmpty());

    auto made = store::Store::create(tournament.path, files::live());
    QVERIFY2(made, qPrintable(asText(made)));
    QCOMPARE(made->head()->seq, 11);
    QVERIFY(made->append(0, files::live())->repeated);
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));

    store::Options small;
    small.mostPages = 40;
    const auto full = store::Store::create(tournament.file("full.courtside"), files::live(), small);
    QVERIFY(!full && full.error().kind == Kind::Full);
    QCOMPARE(coded(full), QStringLiteral("store-disk-full(full.courtside)"));
    QCOMPARE(tournament.names(), QStringList(QStringLiteral("tournament.courtside")));
}

void tst_append::everyKindGoesInAndComesOut()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    QVERIFY2(open, qPrintable(asText(open)));
    const facts::Challenge challenge{
        {{"F-1", 1}, 1, facts::placeStep}, facts::Challenger::A, facts::Seat::B1, 7};
    const facts::Protest protest{{"F-1", 1}, facts::Side::A, facts::ProtestAbout::Rule, "time in the deal",
                                 {},         false};
    QVERIFY(open->append(11, std::vector{entry(12, challenge), entry(13, protest)}));
    long long head = 13;
    const bool good = rc::check("one fact of each kind, written at once and read again", [&] {
        std::vector<facts::Entry> batch;
        for (std::size_t kind = 0; kind < facts::kinds().size(); ++kind) {
            facts::Entry& in =
                batch.emplace_back(facts::Entry{0, arbitrary::stamp(), anchored(arbitrary::fact(kind))});
            in.stamp.op = files::op(++head);
            if (auto* hand = std::get_if<facts::Hand>(&in.fact))
                hand->spot.place = static_cast<int>(head);
        }
        const long long before = head - static_cast<long long>(batch.size());
        const auto done = open->append(before, batch);
        if (!done)
            RC_FAIL(wording::text(done.error().message));
        for (std::size_t i = 0; i < batch.size(); ++i)
            batch[i].seq = done->seqs[i];
        RC_ASSERT(open->news(before)->entries == batch);
    });
    QVERIFY(good);
    QCOMPARE(asText(open->verify()), QString());
}

void tst_append::aRetryIsHarmless()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const auto live = files::live();
    const std::vector<facts::Entry> hands(live.begin() + 8, live.end());
    const auto again = open->append(0, hands);
    QVERIFY2(again, qPrintable(asText(again)));
    QVERIFY(again->repeated);
    QCOMPARE(again->seqs, (std::vector<long long>{9, 10, 11}));
    QCOMPARE(again->head.seq, 11);
    QCOMPARE(open->news(0)->entries.size(), live.size());

    auto other = hands;
    std::get<facts::Hand>(other[1].fact).sides.b.bid = 5;
    const auto refused = open->append(11, other);
    QVERIFY(!refused && refused.error().kind == Kind::Refused);
    QCOMPARE(coded(refused), QStringLiteral("store-op-taken(10)"));
    const std::vector<facts::Entry> mixed = {hands[0], entry(50, files::hand(9000))};
    const auto partly = open->append(11, mixed);
    QVERIFY(!partly && partly.error().kind == Kind::Refused);
    QCOMPARE(coded(partly), QStringLiteral("store-partly-on-record"));
}

void tst_append::theSecondWriterIsTold()
{
    const files::Tournament tournament;
    auto first = files::recorded(tournament.path);
    auto second = store::Store::open(tournament.path);
    QVERIFY(first->append(11, std::vector{entry(20, files::hand(4096))}));
    const auto late = second->append(11, std::vector{entry(21, files::hand(5120))});
    QVERIFY(!late && late.error().kind == Kind::Conflict);
    QCOMPARE(coded(late), QStringLiteral("store-head-moved(12, 11)"));
    QVERIFY(second->append(second->head()->seq, std::vector{entry(21, files::hand(5120))}));
    const auto same = first->append(13, std::vector{entry(22, files::hand(5120))});
    QVERIFY(!same && same.error().kind == Kind::Conflict);
    QCOMPARE(coded(same), QStringLiteral("hand-revision-once"));
}

void tst_append::allOrNone()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    const std::vector<facts::Entry> batch = {entry(20, files::hand(4096)),
                                             entry(21, facts::Checkin{"P9", {}, {}, {}})};
    const auto refused = open->append(11, batch);
    QVERIFY(!refused);
    QCOMPARE(coded(refused), QStringLiteral("store-reference-missing"));
    QCOMPARE(open->head()->seq, 11);
    QCOMPARE(asText(open->verify()), QString());
    QVERIFY(open->append(11, std::vector{batch[0]}));
}

void tst_append::refusals_data()
{
    QTest::addColumn<QString>("values");
    const auto row = [](const char* name, const char* values) {
        QTest::newRow(name) << QString::fromUtf8(values);
    };
    // Rows that another program might write without our checks.
    row("too many tricks",
        "INSERT INTO hand (op, match, attempt, game, place, revision, a_blind, a_tricks_side, "
        "b_blind, b_tricks_side, struck) SELECT op, 'F-1', 1, 1, 7, 1, 0, 7, 0, 7, 0 FROM journal WHERE seq "
        "= 1");
    row("struck before it was there",
        "INSERT INTO hand (op, match, attempt, game, place, revision, a_blind, b_blind, struck) "
        "SELECT op, 'F-1', 1, 1, 7, 1, 0, 0, 1 FROM journal WHERE seq = 1");
    row("a number that is none", "INSERT INTO tournament (op, name, format, tables) "
                                 "SELECT op, 'x', 'swiss', 2.5 FROM journal WHERE seq = 2");
}

void tst_append::refusals()
{
    QFETCH(QString, values);

    const files::Recorded tournament;
    SAYS(files::changeOutside(tournament.path, {values}));
}

// No fact that passes our own check breaks the schema, so this one is made narrower.
void tst_append::aRefusalCarriesTheCode()
{
    auto steps = store::migrations();
    std::string& sql = steps.front().sql;
    const std::string wide = "tables BETWEEN 1 AND 999";
    sql.replace(sql.find(wide), wide.size(), "tables BETWEEN 1 AND 1");
    store::Options options;
    options.steps = &steps;
    const files::Tournament tournament;
    const auto refused = store::Store::create(tournament.path, files::live(), options);
    QVERIFY(!refused && refused.error().kind == Kind::Refused);
    QCOMPARE(coded(refused), QStringLiteral("tournament-tables"));
    QVERIFY(tournament.names().isEmpty());
}

void tst_append::theFactsThemselvesAreLocked()
{
    const files::Recorded tournament;
    for (const std::string_view kind : facts::kinds()) {
        if (kind == facts::Person::kind)
            continue;
        const QString table = files::q(facts::tableOf(kind));
        for (const char* verb : {"update", "delete"}) {
            const QString name = table + QStringLiteral("_no_") + QString::fromUtf8(verb);
            const QString again = QStringLiteral("CREATE TRIGGER %1 BEFORE %2 ON %3 BEGIN SELECT 1; END")
                                      .arg(name, QString::fromUtf8(verb), table);
            SAYS(files::changeOutside(tournament.path, {again}));
        }
    }
    SAYS(files::changeOutside(tournament.path, {QStringLiteral("UPDATE hand SET struck = 0")}));
    SAYS(files::changeOutside(tournament.path, {QStringLiteral("DELETE FROM journal WHERE seq = 11")}));
    const QString replace = QStringLiteral("REPLACE INTO tournament (op, name, format, tables) "
                                           "SELECT op, 'x', 'swiss', 1 FROM journal WHERE seq = 1");
    SAYS(files::changeOutside(tournament.path, {QStringLiteral("PRAGMA recursive_triggers=ON"), replace}));
}

void tst_append::aNameCanBeCorrectedAndForgotten()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    QVERIFY(
        open->append(11, std::vector{entry(20, facts::Person{"P1", "Ana Ruiz", {}, "042", {}, "Alumni"})}));
    const auto named = open->news(0)->entries;
    QVERIFY(std::get<facts::Person>(named.at(1).fact) ==
            (facts::Person{"P1", "Ana Ruiz", {}, "042", {}, "Alumni"}));
    QVERIFY(open->append(12, std::vector{entry(21, facts::Person{"P1", {}, {}, {}})}));
    const auto forgotten = open->news(0)->entries;
    QVERIFY(!std::get<facts::Person>(forgotten.at(1).fact).name);
    QVERIFY(!std::get<facts::Person>(forgotten.at(1).fact).affiliation);
    QVERIFY(!files::bytes(tournament.path).contains("Ana Ruiz") &&
            !files::bytes(tournament.path).contains("Alumni"));
    QCOMPARE(asText(open->verify()), QString());
}

void tst_append::viewsNameWhatHolds()
{
    const files::Tournament tournament;
    auto open = files::recorded(tournament.path);
    facts::Hand changed = files::hand(1024);
    changed.revision = 2;
    changed.reason = "miscounted";
    changed.sides.b.bid = 7;
    const auto retract = [](long long number, long long target) {
        return entry(number, facts::Retract{files::op(target), {}});
    };
    QVERIFY(
        open->append(11, std::vector{entry(20, changed), retract(21, 10), retract(22, 20), retract(23, 22)}));
    QSqlDatabase other = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("reader"));
    other.setDatabaseName(files::q(tournament.path));
    QVERIFY(other.open());
    {
        QSqlQuery query(QStringLiteral("SELECT place, b_bid_side FROM current_hand ORDER BY place"), other);
        QStringList hands;
        while (query.next())
            hands << query.value(0).toString() + QLatin1Char(' ') + query.value(1).toString();
        QCOMPARE(hands, QStringList({QStringLiteral("1024 7"), QStringLiteral("3072 6")}));
        const auto starts = [&] {
            QSqlQuery papers(QStringLiteral("SELECT game, score_a FROM current_paper ORDER BY game"), other);
            QStringList all;
            while (papers.next())
                all << papers.value(0).toString() + QLatin1Char(' ') + papers.value(1).toString();
            return all;
        };
        facts::Paper paper;
        paper.sitting.match = "W1-2";
        std::vector<facts::Entry> written;
        for (const int score : {120, 130}) {
            paper.score.a = score;
            written.push_back(entry(24 + static_cast<long long>(written.size()), paper));
        }
        paper.game = 2;
        written.push_back(entry(26, paper));
        QVERIFY(open->append(15, written));
        QCOMPARE(starts(), QStringList({QStringLiteral("1 130"), QStringLiteral("2 130")}));
        QVERIFY(open->append(18, std::vector{retract(27, 25), retract(28, 26)}));
        QCOMPARE(starts(), QStringList(QStringLiteral("1 120")));
    }
    other = {};
    QSqlDatabase::removeDatabase(QStringLiteral("reader"));
}

void tst_append::savedFactsSurviveAKill()
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

void tst_append::severalWritersLoseNothing_data()
{
    QTest::addColumn<int>("writers");
    QTest::addColumn<int>("each");
    QTest::newRow("two") << 2 << 60;
    QTest::newRow("four") << 4 << 20;
    if (tests::isLong())
        QTest::newRow("sixteen") << 16 << 100;
}

void tst_append::severalWritersLoseNothing()
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

TEST_CLASS(tst_append)
#include "tst_append.moc"
