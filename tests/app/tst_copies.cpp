// A file whose rules are older or newer than this program: every command reads it, or every command refuses
// it.
#include "program.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "program/textfile.h"
#include "store/store.h"
#include "tournaments/livetournament.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;
using program::Ran;
using tournaments::LiveTournament;

namespace {

QString q(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

std::string canonical(const QJsonObject& venue)
{
    return json::canonical(*json::parse(QJsonDocument(venue).toJson(QJsonDocument::Compact).toStdString()));
}

QJsonObject venueOf(const facts::Rules& rules)
{
    return QJsonDocument::fromJson(QByteArray::fromStdString(rules.venue)).object();
}

/// A tournament with a match that is over and one in play, and files made of it with other rules frozen in
/// them.
class Tournaments {
public:
    explicit Tournaments(const char* rules) : m_live(setup(rules))
    {
        m_live.call("W1-1");
        while (m_live.match("W1-1").state == tournament::State::Called ||
               m_live.match("W1-1").state == tournament::State::Playing)
            if (m_live.enter("W1-1", R"({"a":{"bids":[5,4],"tricks":9},"b":{"bids":[3,1],"tricks":4}})")
                    .find("ok") != 0)
                break;
        if (!m_live.finish("W1-1").empty())
            qFatal("match 1 is not over");
        m_live.call("W1-2");
        m_live.enter("W1-2", R"({"a":{"bids":[4,"nil"],"tricks":[5,0]},"b":{"bids":[4,2],"tricks":[4,4]}})");
        m_entries = store::Store::open(m_live.path())->news(0)->entries;
    }

    /// The rules as they were frozen.
    QJsonObject venue() const
    {
        for (const facts::Entry& entry : m_entries)
            if (const auto* rules = std::get_if<facts::Rules>(&entry.fact))
                return venueOf(*rules);
        return {};
    }
    /// The file of a tournament that was played by them.
    std::string with(const std::string& venue)
    {
        std::vector<facts::Entry> entries = m_entries;
        for (facts::Entry& entry : entries)
            if (auto* rules = std::get_if<facts::Rules>(&entry.fact))
                rules->venue = venue;
        const std::string made = path(u"tournament%1.courtside"_s.arg(++m_made)).toStdString();
        if (const auto file = store::Store::create(made, entries); !file)
            qFatal("%s", wording::text(file.error().message).c_str());
        return made;
    }
    QString path(const QString& name) const { return m_folder.filePath(name); }
    Ran run(const QStringList& words, const QByteArray& input = {}) const
    {
        return program::run(words, input, m_folder.path(), {{u"COURTSIDE_BY"_s, u"J. Park"_s}});
    }

private:
    static tournaments::Setup setup(const char* rules)
    {
        tournaments::Setup setup;
        setup.rules = rules;
        setup.change = [](rules::Venue& venue) { // nobody is checked in here
            for (rules::Phase& phase : venue.phases)
                phase.people.checkin.noIdNoPlay = false;
        };
        return setup;
    }

    LiveTournament m_live;
    std::vector<facts::Entry> m_entries;
    QTemporaryDir m_folder;
    int m_made = 0;
};

/// The venue with its regular phase changed.
template <class Change>
QJsonObject changed(QJsonObject venue, const Change& change)
{
    QJsonObject phases = venue[u"phases"_s].toObject();
    QJsonObject regular = phases[u"regular"_s].toObject();
    change(regular);
    phases[u"regular"_s] = regular;
    venue[u"phases"_s] = phases;
    return venue;
}

QJsonObject without(const QJsonObject& venue, const QString& parameter)
{
    return changed(venue, [&](QJsonObject& phase) {
        const qsizetype dot = parameter.indexOf(u'.');
        const QString group = parameter.left(dot);
        if (dot < 0)
            return phase.remove(parameter);
        QJsonObject members = phase[group].toObject();
        members.remove(parameter.mid(dot + 1));
        phase[group] = members;
    });
}

QJsonObject withMore(const QJsonObject& venue)
{
    return changed(venue, [](QJsonObject& phase) {
        QJsonObject end = phase[u"end"_s].toObject();
        end[u"luckySuit"_s] = 200;
        phase[u"end"_s] = end;
    });
}

/// Everything that reads a tournament.
QList<QStringList> readers()
{
    QList<QStringList> all{{u"status"_s},
                           {u"status"_s, u"--json"_s},
                           {u"ledger"_s, u"--match"_s, u"1"_s},
                           {u"ledger"_s, u"--match"_s, u"2"_s, u"--json"_s},
                           {u"verify"_s},
                           {u"log"_s},
                           {u"log"_s, u"--json"_s},
                           {u"report"_s}};
    all << QStringList{u"export"_s, u"-o"_s, u"out.json"_s}
        << QStringList{u"export"_s, u"-o"_s, u"out.html"_s}
        << QStringList{u"export"_s, u"--what"_s, u"results"_s, u"-o"_s, u"out.csv"_s};
    for (const QString& what :
         {u"bracket"_s, u"standings"_s, u"played"_s, u"rulecard"_s, u"summary"_s, u"checkin"_s, u"closing"_s})
        all << QStringList{u"print"_s, what, u"-o"_s, what + u".pdf"_s};
    return all;
}

/// The command with the file where it goes.
QStringList on(QStringList words, const std::string& file)
{
    words.insert(1, QString::fromStdString(file));
    return words;
}

} // namespace

class tst_copies : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void aTournamentOpensWithEveryCopy();
    void everyCommandReadsAnOlderCopy_data();
    void everyCommandReadsAnOlderCopy();
    void everyCommandRefusesWhatCannotBeRead_data();
    void everyCommandRefusesWhatCannotBeRead();
    void aRecordKeepsWhatItDoesNotKnow();
};

void tst_copies::aTournamentOpensWithEveryCopy()
{
    Tournaments tournaments("unc");
    const QDir folder(QString::fromStdString(place::inSource("tests/rules/copies")));
    int opened = 0;
    for (const QString& list : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (const QFileInfo& info : QDir(folder.filePath(list)).entryInfoList(QDir::Files)) {
            QFile file(info.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string path = tournaments.with(file.readAll().trimmed().toStdString());
            const auto desk = desk::Desk::open(path, desk::Desk::Access::Read, tournaments::environment());
            QVERIFY2(desk, desk ? "" : wording::inFull(desk.error().mistakes.front()).c_str());
            QCOMPARE(desk->tournament().setting->rules.size(), std::size_t(1));
            QVERIFY(!tournament::match(desk->tournament(), "W1-1")->games.empty());
            ++opened;
        }
    QVERIFY(opened >= 6);
}

void tst_copies::everyCommandReadsAnOlderCopy_data()
{
    QTest::addColumn<QString>("lacks");
    QTest::newRow("end.tie") << u"end.tie"_s;
    if (tests::isLong())
        for (const char* lacks : {"nil.valueFailed", "time.onExpiry", "misdeal.reasons", "deck"})
            QTest::newRow(lacks) << q(lacks);
}

// The copy also has parameters that only a newer program knows.
void tst_copies::everyCommandReadsAnOlderCopy()
{
    QFETCH(QString, lacks);
    Tournaments tournaments("unc");
    const QJsonObject older = without(tournaments.venue(), lacks);
    QVERIFY(older != tournaments.venue());
    const std::string path = tournaments.with(canonical(withMore(older)));
    for (const QStringList& words : readers()) {
        const Ran ran = tournaments.run(on(words, path));
        QVERIFY2(ran.exit == 0, qPrintable(words.join(u' ') + u": "_s + ran.err));
    }
}

void tst_copies::everyCommandRefusesWhatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("venue");
    QJsonObject newer = Tournaments("unc").venue();
    newer[u"needs"_s] = 2;
    QTest::newRow("a newer program") << QByteArray::fromStdString(canonical(newer));
    QTest::newRow("garbage") << QByteArray(R"({"rules":"whatever"})");
    const QJsonObject wrong =
        changed(Tournaments("unc").venue(), [](QJsonObject& phase) { phase[u"end"_s] = u"soon"_s; });
    QTest::newRow("a group") << QByteArray::fromStdString(canonical(wrong));
}

void tst_copies::everyCommandRefusesWhatCannotBeRead()
{
    QFETCH(QByteArray, venue);

    Tournaments tournaments("unc");
    const std::string path = tournaments.with(venue.toStdString());
    const std::string before = tests::textIn(path);
    QList<QStringList> commands = readers();
    commands << QStringList{u"finish"_s, u"--match"_s, u"2"_s} << QStringList{u"undo"_s};
    for (const QStringList& words : std::as_const(commands)) {
        const Ran ran = tournaments.run(on(words, path));
        QVERIFY2(ran.exit == 3, qPrintable(words.join(u' ') + u": "_s + ran.out + ran.err));
        const QString said = words.contains(u"--json"_s)
                                 ? QJsonDocument::fromJson(ran.err.toUtf8())[u"text"_s].toString()
                                 : ran.err.trimmed();
        SAYS(said);
        QCOMPARE(ran.out, QString());
    }
    QCOMPARE(tests::textIn(path), before);
    QCOMPARE(QDir(tournaments.path(u"."_s)).entryList(QDir::Files).size(), 1); // nothing was written
}

// It is kept by `log` and `do`, by an export and an import, and when the rules are changed.
void tst_copies::aRecordKeepsWhatItDoesNotKnow()
{
    Tournaments tournaments("unc");
    const std::string venue = canonical(withMore(without(tournaments.venue(), u"end.tie"_s)));
    const std::string path = tournaments.with(venue);
    const auto kept = [&](const QString& file) {
        const Ran log = tournaments.run({u"log"_s, file, u"--json"_s});
        return log.out.contains(q(venue)) && !log.out.contains(u"\"tie\":"_s);
    };
    QVERIFY(kept(q(path)));
    const Ran log = tournaments.run({u"log"_s, q(path), u"--json"_s});
    const Ran done = tournaments.run({u"do"_s, u"lines.courtside"_s}, log.out.toUtf8());
    QVERIFY2(done.exit == 0, qPrintable(done.err + done.out));
    QVERIFY(kept(u"lines.courtside"_s));
    QCOMPARE(tournaments.run({u"export"_s, q(path), u"-o"_s, u"whole.json"_s}).exit, 0);
    const Ran imported = tournaments.run({u"import"_s, u"whole.json"_s, u"-o"_s, u"text.courtside"_s});
    QVERIFY2(imported.exit == 0, qPrintable(imported.err));
    QVERIFY(kept(u"text.courtside"_s));
    QCOMPARE(tournaments.run({u"log"_s, u"text.courtside"_s, u"--json"_s}).out, log.out);
    const Ran amended =
        tournaments.run({u"rules"_s, u"amend"_s, u"text.courtside"_s, u"--from"_s, u"2"_s, u"--set"_s,
                         u"bags.limit=5"_s, u"--reason"_s, u"last year's copy"_s, u"--apply"_s});
    QVERIFY2(amended.exit == 0, qPrintable(amended.err));
    QVERIFY(kept(u"text.courtside"_s));
    QCOMPARE(tournaments.run({u"log"_s, u"text.courtside"_s, u"--json"_s}).out.count(q(venue)), 2);
    for (const char* file : {"lines.courtside", "text.courtside"}) {
        const Ran sound = tournaments.run({u"verify"_s, q(file)});
        QVERIFY2(sound.exit == 0 && sound.out.contains(u"sound"_s), qPrintable(sound.out + sound.err));
    }
}

TEST_CLASS(tst_copies)
#include "tst_copies.moc"
