// What a command refuses, for people and, with --json, for programs.
#include "attournament.h"
#include "program/testclass.h"

#include "golden/says.h"

using namespace attournament;

namespace {

/// The lines of what was said, each of which must be an object.
QList<QJsonObject> objectsIn(const QString& said)
{
    QList<QJsonObject> all;
    for (const QString& line : said.split(u'\n', Qt::SkipEmptyParts)) {
        QJsonParseError error;
        const QJsonDocument document = QJsonDocument::fromJson(line.toUtf8(), &error);
        if (error.error != QJsonParseError::NoError || !document.isObject())
            qWarning("%s: %s", qPrintable(line), qPrintable(error.errorString()));
        all << document.object();
    }
    return all;
}

} // namespace

class tst_mistakes : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void oneIsALine_data();
    void oneIsALine();
    void severalAreALineEach();
    void messagesNameTheirLine();
    void aValueAsksForNothing();
    void successPrintsNoMistake();
};

void tst_mistakes::oneIsALine_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("exit");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("args");
    QTest::newRow("no command") << u"statsu-of-it"_s << 2 << u"command-unknown"_s
                                << uR"({"word":"statsu-of-it"})"_s;
    QTest::newRow("unknown option") << u"status tournament.courtside --matches"_s << 2 << u"option-unknown"_s
                                    << uR"({"option":"--matches","usage":"status FILE [--json]"})"_s;
    QTest::newRow("value missing") << u"undo tournament.courtside --match"_s << 2 << u"option-value-missing"_s
                                   << uR"({"option":"--match","usage":"undo FILE [--match ID] --by NAME"})"_s;
    QTest::newRow("missing argument")
        << u"status"_s << 2 << u"argument-missing"_s << uR"({"usage":"status FILE [--json]"})"_s;
    QTest::newRow("one word too many") << u"status a b"_s << 2 << u"argument-too-many"_s
                                       << uR"({"word":"b","usage":"status FILE [--json]"})"_s;
    QTest::newRow("which match") << u"finish tournament.courtside"_s << 2 << u"option-match-missing"_s
                                 << u"{}"_s;
    QTest::newRow("no whole number")
        << u"adjust tournament.courtside --match 1 --hand two --side a --points 10 --reason x"_s << 2
        << u"option-no-whole-number"_s << uR"({"name":"--hand","value":"two"})"_s;
    QTest::newRow("no file") << u"score nowhere.json"_s << 2 << u"input-not-opened-since"_s
                             << uR"({"file":"nowhere.json","why":"No such file or directory"})"_s;
    QTest::newRow("no hands") << u"amend tournament.courtside --match 1 --hand 3 --strike --reason x"_s << 2
                              << u"match-without-hands"_s
                              << uR"({"match":{"code":"match-title","args":{"match":1}}})"_s;
    QTest::newRow("nothing to redo") << u"redo tournament.courtside"_s << 2 << u"redo-nothing"_s << u"{}"_s;
    QTest::newRow("of that match") << u"undo tournament.courtside --match 1"_s << 2
                                   << u"undo-nothing-of-match"_s
                                   << uR"({"match":{"code":"match-title","args":{"match":1}}})"_s;
    QTest::newRow("the room as it is") << u"rest tournament.courtside 0"_s << 2 << u"room-unchanged"_s
                                       << uR"({"tables":{"code":"tables-counted","args":{"n":1}}})"_s;
    QTest::newRow("written over") << u"export tournament.courtside -o there.json"_s << 3
                                  << u"file-there-already"_s << uR"({"file":"there.json"})"_s;
    QTest::newRow("no phase") << u"rules show venue.json:finals"_s << 2 << u"venue-without-phase"_s
                              << QString();
    // Not every sentence has a code of its own.
    QTest::newRow("no tournament") << u"status nowhere.courtside"_s << 3 << QString() << QString();
}

void tst_mistakes::oneIsALine()
{
    QFETCH(QString, words);
    QFETCH(int, exit);
    QFETCH(QString, code);
    QFETCH(QString, args);
    const Place place;
    QCOMPARE(place.makeTournament().exit, 0);
    place.put("there.json", "{}");
    place.put("venue.json", place.run({u"rules"_s, u"show"_s, u"unc"_s, u"--json"_s}).out.toUtf8());

    const Ran told = place.run(words.split(u' '));
    QCOMPARE(told.exit, exit);
    QCOMPARE(told.out, QString());
    QCOMPARE(told.err.count(u'\n'), 1);
    if (!args.isEmpty())
        SAYS(told.err.trimmed());

    QStringList asJson = words.split(u' ');
    asJson.insert(asJson.size() - (asJson.last().startsWith(u"--") ? 1 : 0),
                  u"--json"_s); // no option's value
    const Ran ran = place.run(asJson);
    QCOMPARE(ran.exit, exit);
    QCOMPARE(ran.out, QString());
    const QList<QJsonObject> mistakes = objectsIn(ran.err);
    QCOMPARE(mistakes.size(), 1);
    const QJsonObject& mistake = mistakes.front();
    QCOMPARE(mistake.keys(), QStringList({u"args"_s, u"code"_s, u"ok"_s, u"text"_s}));
    QCOMPARE(mistake[u"ok"_s], QJsonValue(false));
    QVERIFY(!mistake[u"code"_s].toString().isEmpty());
    QVERIFY(mistake[u"args"_s].isObject());
    if (!code.isEmpty())
        QCOMPARE(mistake[u"code"_s].toString(), code);
    if (!args.isEmpty())
        QCOMPARE(mistake[u"args"_s].toObject(), object(args));
    QCOMPARE(mistake[u"text"_s].toString(), told.err.trimmed());
}

void tst_mistakes::severalAreALineEach()
{
    const Place place;
    place.makeTournament();
    const QStringList words{u"result"_s, u"tournament.courtside"_s, u"--match"_s, u"1"_s, u"--winner"_s,
                            u"c"_s};
    const Ran told = place.run(words);
    const Ran ran = place.run(words + QStringList{u"--json"_s});
    QCOMPARE(ran.exit, 2);
    const QList<QJsonObject> mistakes = objectsIn(ran.err);
    QStringList codes;
    QStringList texts;
    for (const QJsonObject& each : mistakes) {
        codes << each[u"code"_s].toString();
        texts << each[u"text"_s].toString();
    }
    QCOMPARE(codes, QStringList({u"option-choice-unknown"_s, u"option-choice-missing"_s,
                                 u"option-reason-missing"_s}));
    QCOMPARE(texts, told.err.split(u'\n', Qt::SkipEmptyParts));
    QCOMPARE(mistakes.front()[u"args"_s].toObject(),
             object(uR"({"option":"--winner","value":"c","choices":"a, b, none"})"_s));
}

void tst_mistakes::messagesNameTheirLine()
{
    const Place place;
    const QByteArray record = R"({"format": "courtside-match/1", "rules": "unc-regular", "games": []})";
    const Ran told = place.run({u"score"_s}, record);
    const Ran ran = place.run({u"score"_s, u"--json"_s}, record);
    QCOMPARE(ran.exit, 2);
    const QList<QJsonObject> mistakes = objectsIn(ran.err);
    QCOMPARE(mistakes.size(), 1);
    QCOMPARE(mistakes.front()[u"args"_s].toObject()[u"where"_s].toString(), u"standard input:1"_s);
    QVERIFY2(told.err.startsWith(u"standard input:1: "_s), qPrintable(told.err));
    QCOMPARE(mistakes.front()[u"text"_s].toString(), told.err.trimmed());
}

void tst_mistakes::aValueAsksForNothing()
{
    const Place place;
    place.makeTournament();
    const Ran ran = place.run({u"finish"_s, u"tournament.courtside"_s, u"--by"_s, u"--json"_s});
    QCOMPARE(ran.exit, 2);
    SAYS(ran.err);
}

void tst_mistakes::successPrintsNoMistake()
{
    const Place place;
    const Ran ran = place.makeTournament({u"--rules"_s, u"unc"_s, u"--json"_s});
    QCOMPARE(ran.exit, 0);
    QVERIFY2(!ran.err.contains(u"\"ok\":false"_s), qPrintable(ran.err));
    QCOMPARE(object(ran.out)[u"ok"_s], QJsonValue(true));
}

TEST_CLASS(tst_mistakes)
#include "tst_mistakes.moc"
