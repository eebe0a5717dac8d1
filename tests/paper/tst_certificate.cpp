// The draw is drawn again from the words on its certificate alone, by a program of its own.
#include "pdf.h"

#include "nights/evening.h"

#include "desk/drawnight.h"

#include <QImage>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

const QStringList names = {u"Aces"_s,   u"Bags"_s,  u"Clubs"_s,  u"Deuces"_s, u"Eights"_s, u"Fives"_s,
                           u"Jokers"_s, u"Kings"_s, u"Ladies"_s, u"Nines"_s,  u"Queens"_s};

/// A night of these teams, some with seeds of their own, drawn by lot.
facts::Draw drawnByLot(nights::Evening& evening, const std::string& seed)
{
    for (int n = 1; n <= names.size(); ++n) {
        facts::Team team{nights::id("T", n), names.at(n - 1).toStdString(), {}, {}};
        team.players = {nights::id("P", 2 * n - 1), nights::id("P", 2 * n)};
        if (n == 3 || n == 8)
            team.seed = n == 3 ? 2 : 1;
        evening.record(team);
    }
    desk::HowDrawn how;
    how.seeding = facts::Seeding::Random;
    how.randomSeed = seed;
    if (!desk::drawNight(evening.desk(), "Ana Ruiz", how))
        qFatal("it is not drawn");
    return *evening.desk().night().setting->draw;
}

nights::Setup elevenTeams()
{
    nights::Setup setup;
    setup.teams = static_cast<int>(names.size());
    return setup;
}

/// What the page says: the random seed, the teams as listed with seeds of their own, and as drawn.
struct Read {
    QString randomSeed;
    struct Team {
        QString name;
        int seed = 0;
    };
    QList<Team> listed;
    QStringList drawn;
};

/// A row of the table: `3 Clubs 2 1 Kings 8`.
Read readIn(const QString& text)
{
    Read read;
    read.randomSeed = QRegularExpression(u"Random seed (\\S+)"_s).match(text).captured(1);
    static const QRegularExpression row(u"(\\d+) ([A-Z][a-z]+) (\\d+|–) (\\d+) ([A-Z][a-z]+) (\\d+)(?= )"_s);
    auto rows = row.globalMatch(text.mid(text.indexOf(u"Its no."_s)));
    while (rows.hasNext()) {
        const auto each = rows.next();
        read.listed.append({each.captured(2), each.captured(3).toInt()});
        read.drawn.append(each.captured(5));
    }
    return read;
}

/// Step by step as the page has it.
QStringList drawnAgain(const Read& read)
{
    QList<Read::Team> seeded;
    QStringList row;
    for (const Read::Team& team : read.listed)
        if (team.seed > 0)
            seeded.append(team);
        else
            row.append(team.name);
    std::stable_sort(seeded.begin(), seeded.end(),
                     [](const Read::Team& one, const Read::Team& other) { return one.seed < other.seed; });
    quint64 h = Q_UINT64_C(0xcbf29ce484222325);
    for (const char byte : read.randomSeed.toUtf8())
        h = (h ^ static_cast<quint8>(byte)) * Q_UINT64_C(0x100000001b3);
    const auto number = [&h] {
        h += Q_UINT64_C(0x9e3779b97f4a7c15);
        quint64 z = h;
        z = (z ^ (z >> 30)) * Q_UINT64_C(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)) * Q_UINT64_C(0x94d049bb133111eb);
        return z ^ (z >> 31);
    };
    for (quint64 p = static_cast<quint64>(row.size()); p >= 2; --p) {
        const quint64 remainder = (~Q_UINT64_C(0) % p + 1) % p; // of 2^64
        quint64 drawn = number();
        while (drawn < remainder)
            drawn = number();
        row.swapItemsAt(static_cast<qsizetype>(drawn % p), static_cast<qsizetype>(p) - 1);
    }
    QStringList order;
    for (const Read::Team& team : seeded)
        order << team.name;
    return order + row;
}

/// Where COURTSIDE_PICTURES names a folder: to be looked at.
void picture(const paper::Document& document, const QString& name)
{
    const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES");
    for (qsizetype i = 0; i < document.pages.size() && !folder.isEmpty(); ++i) {
        QImage image((document.pages.at(i).size() * 4).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(4, 4);
        paper::paint(document.pages.at(i), painter);
        painter.end();
        image.save(u"%1/%2-%3.png"_s.arg(folder, name).arg(i + 1));
    }
}

QString pageOf(nights::Evening& evening)
{
    return pdf::File(pdf::document(evening.desk().night(), u"certificate"_s)).text();
}

} // namespace

class tst_certificate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void theDrawIsRepeatedFromThePage_data();
    void theDrawIsRepeatedFromThePage();
    void theWayStandsInWords();
    void aDrawAsListedNeedsNoLot();
    void anOrderFromElsewhereSaysSo();
    void whoCameLateIsNotInIt();
    void manyTeamsGoOnOverleaf();
};

void tst_certificate::theDrawIsRepeatedFromThePage_data()
{
    QTest::addColumn<QString>("seed");
    for (const char* seed : {"fall", "42", "9f31c0d2ab47", "\xC4\x86ma"})
        QTest::newRow(seed) << QString::fromUtf8(seed);
}

void tst_certificate::theDrawIsRepeatedFromThePage()
{
    QFETCH(QString, seed);
    nights::Evening evening(elevenTeams());
    const facts::Draw draw = drawnByLot(evening, seed.toStdString());
    QStringList onRecord;
    for (const std::string& team : draw.teams)
        onRecord << names.at(QString::fromStdString(team).mid(1).toInt() - 1);
    const Read read = readIn(pageOf(evening));
    QCOMPARE(read.randomSeed, seed);
    QCOMPARE(read.listed.size(), names.size());
    QCOMPARE(read.drawn, onRecord);
    QCOMPARE(drawnAgain(read), onRecord);
    QVERIFY(onRecord.mid(0, 2) == QStringList({u"Kings"_s, u"Clubs"_s}) && onRecord != names);
}

void tst_certificate::theWayStandsInWords()
{
    nights::Evening evening(elevenTeams());
    drawnByLot(evening, "fall");
    const QString text = pageOf(evening);
    for (const QString& words :
         {u"Fall Spades"_s, u"Draw certificate · 11 teams, single elimination"_s, u"By Ana Ruiz"_s,
          u"Method by lot, version 1"_s, u"Nov 21, 2026 6:00 pm (2026-11-21T18:0"_s, u"cbf29ce484222325"_s,
          u"100000001b3"_s, u"9e3779b97f4a7c15"_s, u"bf58476d1ce4e5b9"_s, u"94d049bb133111eb"_s,
          u"Supervisor"_s, u"it gives the order below"_s})
        QVERIFY2(text.contains(words), qPrintable(u"no \"%1\" in: %2"_s.arg(words, text)));
    picture(pdf::document(evening.desk().night(), u"certificate"_s), u"certificate-11"_s);
}

void tst_certificate::aDrawAsListedNeedsNoLot()
{
    nights::Evening evening(elevenTeams());
    const QString text = pageOf(evening);
    QVERIFY2(text.contains(u"Method as listed, version 1"_s), qPrintable(text));
    QVERIFY2(text.contains(u"The others follow as listed."_s), qPrintable(text));
    QVERIFY(!text.contains(u"Random seed"_s));
    QVERIFY(!text.contains(u"hexadecimal"_s));
}

void tst_certificate::anOrderFromElsewhereSaysSo()
{
    nights::Evening evening;
    facts::Draw draw;
    draw.teams = {"T4", "T3", "T2", "T1"};
    QCOMPARE(evening.record(draw), std::string());
    const QString text = pageOf(evening);
    QVERIFY2(text.contains(u"it was recorded as it stands"_s), qPrintable(text));
}

void tst_certificate::whoCameLateIsNotInIt()
{
    nights::Setup setup;
    setup.teams = 3;
    nights::Evening evening(setup);
    QCOMPARE(evening.record(facts::Person{"P9", "Zoe", {}, {}}), std::string());
    QCOMPARE(evening.record(facts::Team{"T9", "Latecomers", {}, {"P9"}}), std::string());
    QCOMPARE(evening.record(facts::LateEntry{"T9", {}, {}}), std::string());
    const QString text = pageOf(evening);
    QVERIFY2(text.contains(u"Draw certificate · 3 teams"_s), qPrintable(text));
    QVERIFY(!text.contains(u"Latecomers"_s));
}

void tst_certificate::manyTeamsGoOnOverleaf()
{
    nights::Setup many;
    many.teams = 64;
    nights::Evening evening(many);
    const paper::Document document = pdf::document(evening.desk().night(), u"certificate"_s);
    QCOMPARE(document.pages.size(), 3);
    const QString last = pdf::File(document).text(3);
    QVERIFY2(last.contains(u"64 Team 64 – 64 Team 64 64"_s), qPrintable(last));
    QVERIFY(!last.contains(u"Method"_s));
    picture(document, u"certificate-64"_s);
}

QTEST_MAIN(tst_certificate)
#include "tst_certificate.moc"
