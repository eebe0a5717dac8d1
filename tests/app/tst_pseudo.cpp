// What commands say to people, in the pseudo-language: English that is left was never given to be translated.
#include "program.h"

#include "program/testclass.h"
#include "wording/language.h"
#include "wording/sentence.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using program::Ran;

namespace {

const QByteArray pseudoRoster = "Team,House,Player 1,Player 2\n"
                                "Aces,West,Ana,Ben\nBags,West,Cy Dale,Di Ngo\nClubs,West,Eve,Fay\n"
                                "Deuces,East,Gus,Hal\nEights,East,Ida,Jo\n";

const QByteArray countedHand = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";

/// The strings in it, also in a text that is JSON itself.
void addStrings(const QJsonValue& value, QStringList& all)
{
    for (const QJsonValue each : value.toArray())
        addStrings(each, all);
    for (const QJsonValue each : value.toObject())
        addStrings(each, all);
    const QString text = value.toString();
    if (text.startsWith(u'{'))
        addStrings(QJsonDocument::fromJson(text.toUtf8()).object(), all);
    else if (!text.isEmpty())
        all << text;
}

/// Whether it is no spelling of formats.md, as `rejected` is one.
bool mayBeTyped(const QString& text)
{
    return text.size() > 1 && (text.contains(u' ') || text.at(0).isUpper());
}

/// Any of these as a word of its own.
QRegularExpression anyOf(const QStringList& data)
{
    QStringList all;
    for (const QString& each : data)
        all << QRegularExpression::escape(each);
    return QRegularExpression(u"(?<![\\p{L}\\d])(?:%1)(?![\\p{L}\\d])"_s.arg(all.join(u'|')));
}

/// The English in a line of the program: its own words have accents, spellings of formats.md have none, and
/// what people typed, names and citations, is taken out before. So many words in a row are English.
QStringList englishIn(QString line, const QRegularExpression& data, int inARow)
{
    static const QRegularExpression fact(
        u"^ *\\d+ +\\d\\d?:\\d\\d:\\d\\d(?: [AP]M)?  .*?  ([a-z-]+) "_s); // of `log`
    if (const auto kind = fact.match(line); kind.hasMatch())
        line.remove(kind.capturedStart(1), kind.capturedLength(1));
    // What `record` answers, usage, a folder, what the system says, a date.
    static const QRegularExpression spelled(
        u"\\bok hand( \\d.*)?|\\bcourtside [a-z-]+|\\S+ backups\\b|No such file or directory"
        "|\\b[A-Z][a-z]{2} \\d\\d?, \\d{4}\\b"_s);
    line.remove(spelled).replace(data, u"\u2026"_s);
    const QString word = u"[A-Za-z][a-z’'-]+"_s;
    const QRegularExpression words(
        u"(?<![\\w.:/=-])%1(?: %1){%2,}(?![\\w:/=]|\\.\\w)"_s.arg(word).arg(inARow - 1));
    QStringList found;
    for (auto each = words.globalMatch(line); each.hasNext();)
        found << each.next().captured();
    return found;
}

} // namespace

class tst_pseudo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void theHelpOfEveryCommand();
    void answers_data();
    void answers();
    void refusals_data();
    void refusals();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    Ran run(const QString& line, const QByteArray& input = {}) const
    {
        return program::run(QProcess::splitCommand(line), input, m_folder.path(),
                            {{QString::fromLatin1(wording::languageVariable), u"pseudo"_s},
                             {u"COURTSIDE_BY"_s, u"J. Park"_s},
                             {u"COURTSIDE_KEY_FILE"_s, m_folder.filePath(u"card.key"_s)}});
    }

    void put(const char* name, const QByteArray& text) const
    {
        QFile file(m_folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    /// Takes what people typed in that answer for data.
    void learn(const QString& line)
    {
        const QString json = run(line).out;
        QStringList all;
        addStrings(QJsonDocument::fromJson(json.toUtf8()).object(), all);
        for (const QString& each : json.split(u'\n'))
            addStrings(QJsonDocument::fromJson(each.toUtf8()).object(), all);
        learnTyped(all);
    }
    /// The texts of a rule file, and its names of misdeals and fouls as they are shown: `no face card`.
    void learnRules(const QString& venue)
    {
        QStringList all;
        addStrings(QJsonDocument::fromJson(run(u"rules show --json "_s + venue).out.toUtf8()).object(), all);
        for (const QString& each : QStringList(all))
            all << wording::sentence(each) << QString(each).replace(u'-', u' ');
        learnTyped(all);
    }
    void learnTyped(QStringList all)
    {
        all.removeIf([](const QString& each) { return !mayBeTyped(each); });
        learn(all);
    }
    /// The longest first: `UNC One Card` before `UNC`.
    void learn(const QStringList& all)
    {
        const qsizetype before = m_known.size();
        m_known.unite(QSet<QString>(all.begin(), all.end()));
        if (m_known.size() == before)
            return;
        QStringList known(m_known.begin(), m_known.end());
        std::sort(known.begin(), known.end(),
                  [](const QString& one, const QString& other) { return one.size() > other.size(); });
        m_data = anyOf(known);
        m_data.optimize();
    }
    /// The English in what that line answered, the lines in which it is.
    QString leftIn(const QString& line, const Ran& ran, int inARow)
    {
        const QStringList words = QProcess::splitCommand(line);
        learnTyped(words);
        QStringList found;
        QString all = ran.out + ran.err;
        if (words.front() == u"rules"_s) // a text of the file goes over several lines
            all.replace(QRegularExpression(u"(?<=\\S)\\n *(?=\\S)"_s), u" "_s);
        for (const QString& said : all.split(u'\n'))
            if (const QStringList left = englishIn(said, m_data, inARow); !left.isEmpty())
                found << left.join(u' ') + u" in: "_s + said;
        return found.join(u'\n');
    }

    QTemporaryDir m_folder;
    QSet<QString> m_known;
    QRegularExpression m_data; ///< any of them
};

void tst_pseudo::initTestCase()
{
    put("teams.csv", pseudoRoster);
    put("bad.csv", "Team,Name,ID\nFull House,Ana,1\n,Bo,2\nFull House,,3\nFull House,Cy,1.23E+08\n");
    put("venue.json", run(u"rules show unc --json"_s).out.toUtf8());
    const auto demo = [&](const QString& name, const QString& format) {
        QCOMPARE(run(u"demo %1 --teams 8 --format %2"_s.arg(name, format)).exit, 0);
        learn(u"log --json "_s + name);
    };
    demo(u"demo.courtside"_s, u"single-elimination"_s);
    demo(u"double.courtside"_s, u"double-elimination"_s);
    demo(u"all.courtside"_s, u"round-robin"_s);
    demo(u"pools.courtside"_s, u"pools-playoff --rules mckendree"_s);
    demo(u"swiss.courtside"_s, u"swiss --rules washburn"_s);
    for (const char* venue : {"unc", "mckendree", "washburn", "classic", "traditional"})
        learnRules(QString::fromLatin1(venue));
    QStringList sets{u"unc"_s}; // ids and names
    for (const QString& line : run(u"rules list"_s).out.split(u'\n', Qt::SkipEmptyParts))
        sets << line.section(u' ', 0, 0) << line.section(u' ', 1).section(u'[', 0, 0).trimmed();
    learn(sets);
    for (const auto& [name, rules] :
         {std::pair("cases", "mckendree"), std::pair("time", "unc"), std::pair("paper", "traditional")})
        QCOMPARE(run(u"do %1.courtside"_s.arg(QLatin1String(name)), program::tournamentLines(rules)).exit, 0);
    QCOMPARE(run(u"call paper.courtside --match 1"_s).exit, 0);
    QVERIFY(QFile::copy(m_folder.filePath(u"paper.courtside"_s), m_folder.filePath(u"played.courtside"_s)));
    QCOMPARE(run(u"record played.courtside --match 1"_s, countedHand).exit, 0);
    for (const char* name : {"cases", "time", "played"})
        learn(u"log --json %1.courtside"_s.arg(QLatin1String(name)));
}

// Its usage and the words to type are the spelling of formats.md; a sentence is no such word.
void tst_pseudo::theHelpOfEveryCommand()
{
    static const QRegularExpression typed(u"^  courtside \\S+|^  --?\\w\\S*( [A-Z=]+)?|^  \\$ .*"_s);
    const auto left = [&](const QString& help) {
        QStringList found;
        for (QString line : help.split(u'\n'))
            found << englishIn(line.remove(typed), m_data, 2);
        return found.join(u", "_s);
    };
    const QString help = run(u"help"_s).out;
    QCOMPARE(left(help), QString());
    static const QRegularExpression command(u"\n  courtside ([a-z-]+) "_s);
    int commands = 0;
    for (auto each = command.globalMatch(help); each.hasNext(); ++commands) {
        const QString line = u"help "_s + each.next().captured(1);
        const QString text = run(line).out;
        QCOMPARE(left(text.mid(text.indexOf(u"\n\n"_s))), QString());
    }
    QVERIFY(commands > 50);
}

// Each on a tournament as the rows before have left it.
void tst_pseudo::answers_data()
{
    QTest::addColumn<QByteArray>("input");
    const auto row = [](const QString& line, const QByteArray& input = {}) {
        QTest::newRow(qPrintable(line)) << input;
    };
    const auto rows = [&](const char* lines) {
        for (const QString& line : QString::fromUtf8(lines).split(u'\n', Qt::SkipEmptyParts))
            row(line);
    };
    // Without a tournament.
    rows(R"(
rules list
rules show mckendree
rules show unc
rules show washburn
rules show classic
rules show traditional
rules check venue.json
rules diff unc-regular unc-championship
rules diff classic traditional
draw --format single-elimination --entries 5 --third-place
draw --format double-elimination --entries 6
draw --format round-robin --entries 5 --meetings 2
draw --format pools-playoff --entries 9 --pools 3 --advance 2 --wildcards 2
draw --format swiss --entries 9 --rounds 5 --tables 3
)");
    row(u"score --text"_s,
        R"({"format":"courtside-game/1","rules":"classic","hands":[{"a":{"bids":[4,"nil"],"tricks":[3,1]},"b":{"bids":[3,2],"tricks":9}},)"
        R"({"a":{"bids":[3,3],"tricks":4},"b":{"bids":[5,4],"tricks":9}}]})");
    // Whole tournaments.
    for (const QString& format : {u"demo"_s, u"double"_s, u"all"_s, u"pools"_s, u"swiss"_s})
        for (const QString& command : {u"status"_s, u"log"_s, u"report"_s, u"verify"_s})
            row(command + u' ' + format + u".courtside"_s);
    for (const QString& match : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s, u"6"_s, u"7"_s})
        row(u"ledger demo.courtside --match "_s + match);
    for (const QString& kind : {u"attendance"_s, u"missing"_s, u"overrides"_s, u"fees"_s})
        row(u"report demo.courtside "_s + kind);
    rows(R"(
print demo.courtside bracket -o bracket.pdf
print bracket demo.courtside swiss.courtside --output .
export demo.courtside -o demo.json
export demo.courtside -o demo.html
export demo.courtside --what results -o results.csv
import demo.json -o again.courtside
backup demo.courtside -o copy.courtside
restore copy.courtside -o restored.courtside
demo again8.courtside --teams 8
)");
    // At the desk, before anything is played.
    rows(R"(
new fall.courtside --name "Fall Spades" --rules unc --format single-elimination --teams teams.csv --seeding random:1 --apart --tables 3 --rest 5
status fall.courtside
log fall.courtside
redraw fall.courtside --seeding random:2
redraw fall.courtside --seeding random:2 --apply
late fall.courtside Foxes --player "Kim Vo" --player "Lou Beck" --affiliation East
checkin fall.courtside --player Ana --shown "UNC One Card"
checkin fall.courtside --player Ana --undo
checkin fall.courtside --player Ana --override "Seen Every Week"
card fall.courtside --player Ben --card ;730114820=2512?
checkin fall.courtside --card ;730114820=2512?
sanction fall.courtside
sanction fall.courtside --player "Di Ngo" --until 2099-12-31 --reason "Threw Cards"
sanction fall.courtside
checkin fall.courtside --player "Di Ngo" --shown "UNC One Card" --override "By Phone"
sanction fall.courtside --player "Di Ngo" --lift --reason "Said Sorry"
sanction fall.courtside
absence fall.courtside
absence fall.courtside --grace 10 --off-clock
wait fall.courtside --match 1
wait fall.courtside --match 1 --undo
absence fall.courtside --grace 0
absent fall.courtside --match 1
undo fall.courtside
redo fall.courtside
report fall.courtside
report fall.courtside attendance
report fall.courtside missing
report fall.courtside overrides
report fall.courtside fees
status fall.courtside
log fall.courtside
substitute fall.courtside Foxes --out "Kim Vo" --in "Cy Young" --new --reason "Twisted Ankle"
withdraw fall.courtside Aces --reason "Went Home"
table fall.courtside close 1 --reason "Lamp Broken"
table fall.courtside open 1
table fall.courtside count 4
rest fall.courtside 10
print fall.courtside scoresheets --blank 2 -o blank.pdf
purge fall.courtside --names --unfinished
)");
    // Play and rulings.
    rows(R"(
checkin cases.courtside --player "Player 1" --shown "Current McKendree University ID"
checkin cases.courtside --player "Player 2" --shown "Current McKendree University ID"
checkin cases.courtside --player "Player 7" --shown "Current McKendree University ID"
checkin cases.courtside --player "Player 8" --shown "Current McKendree University ID"
sheet cases.courtside --match 1 --out
call cases.courtside --match 1 --first-dealer a1
sheet cases.courtside --match 1 --back
)");
    row(u"record cases.courtside --match 1"_s, countedHand);
    rows(R"(
challenge cases.courtside --match 1 --hand 1 --side b --accused a1 --book 4 --known shown --led clubs --played 7D --shown QC --in-book 9 --note "Both Saw It"
decide cases.courtside --match 1 --hand 1 --ruling upheld --reason "Saw The Cards"
log cases.courtside
undo cases.courtside
decide cases.courtside --match 1 --hand 1 --ruling rejected --reason "A Joker" --preview
decide cases.courtside --match 1 --hand 1 --ruling withdrawn --reason "A Joker"
adjust cases.courtside --match 1 --hand 1 --side a --points=-10 --reason "Table Talk"
ledger cases.courtside --match 1
protest cases.courtside --match 1 --side b --about rule --reason "Time Was Called" --open 30
status cases.courtside
settle cases.courtside --match 1 --ruling referred
settle cases.courtside --match 1 --ruling rejected --reason "Judgement"
rate cases.courtside --match 1 --side a --rating 3.5
incident cases.courtside --what warning --player P7 --match 1 --reason "Talked A Lot"
incident cases.courtside --what infraction --team "Team 1" --infraction talk-after-bidding --reason "Named A Suit"
incident cases.courtside --what ejection --player P7 --reason "Rude" --then play-on --override "Stays"
undo cases.courtside
amend cases.courtside --match 1 --hand 1 --throw-in --reason "Open Card"
amend cases.courtside --match 1 --hand 1 --strike --reason "Never Played"
)");
    row(u"amend cases.courtside --match 1 --hand 1 --reason Misread --apply"_s,
        R"({"a":{"tricks":7},"b":{"tricks":6}})");
    rows(R"(
ledger cases.courtside --match 1
swap cases.courtside sides seats-a --first-dealer b2 --match 1 --reason "Wrong Chairs"
swap cases.courtside sides seats-a --first-dealer b2 --match 1 --reason "Wrong Chairs" --apply
ledger cases.courtside --match 1
checkin cases.courtside --player "Player 3" --override "Knows Them"
checkin cases.courtside --player "Player 4" --override "Knows Them"
checkin cases.courtside --player "Player 5" --override "Knows Them"
checkin cases.courtside --player "Player 6" --override "Knows Them"
move cases.courtside --match 1 --to 2 --reason "Mixed Up"
rules amend cases.courtside --from 2 --set bags.penalty=75 --reason "A Misprint"
rules amend cases.courtside --from 2 --set bags.penalty=75 --reason "A Misprint" --apply
vacate cases.courtside "Team 1" --reason "Not Enrolled"
vacate cases.courtside "Team 1" --reason "Not Enrolled" --apply
undo cases.courtside
result cases.courtside --match 2 --winner a --outcome forfeit --reason "Left Early"
status cases.courtside
log cases.courtside
report cases.courtside
)");
    // By a clock, and from paper.
    rows(R"(
checkin time.courtside --player "Player 1" --shown "UNC One Card"
checkin time.courtside --player "Player 2" --shown "UNC One Card"
checkin time.courtside --player "Player 7" --shown "UNC One Card"
checkin time.courtside --player "Player 8" --shown "UNC One Card"
call time.courtside --match 1
clock time.courtside pause --match 1 --reason "Fire Drill"
status time.courtside
clock time.courtside adjust --all --seconds 90 --reason "Fire Drill"
clock time.courtside resume --all
clock time.courtside call-time --match 1
log time.courtside
undo time.courtside
paper paper.courtside --match 1 --a 10 --b 5 --bags-a 3 --bags-b 2 --hands 3
)");
    row(u"record paper.courtside --match 1"_s,
        R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}}
{"a":{"bids":[3,2],"tricks":9},"b":{"bids":[4,"nil"],"tricks":[4,0]}})");
    row(u"papercheck paper.courtside --match 1"_s, "81 55\n135 195\n");
    row(u"papercheck paper.courtside --match 1"_s + u" --game 1"_s, "81 55\n135 95\n");
    rows(R"(
ledger paper.courtside --match 1
status paper.courtside
finish paper.courtside --match 1
status paper.courtside
log paper.courtside
)");
}

void tst_pseudo::answers()
{
    QFETCH(const QByteArray, input);
    const QString line = QString::fromUtf8(QTest::currentDataTag());
    const Ran ran = run(line, input);
    QVERIFY2(ran.exit <= 1, qPrintable(ran.err));
    static const QStringList reading{u"status"_s, u"ledger"_s, u"log"_s,
                                     u"report"_s, u"verify"_s, u"export"_s};
    if (const QString file = line.section(u' ', 1, 1);
        file.endsWith(u".courtside"_s) && !reading.contains(line.section(u' ', 0, 0)))
        learn(u"log --json "_s + file);
    QCOMPARE(leftIn(line, ran, 1), QString());
}

void tst_pseudo::refusals_data()
{
    QTest::addColumn<QByteArray>("input");
    const auto rows = [](const char* lines, const QByteArray& input = {}) {
        for (const QString& line : QString::fromUtf8(lines).split(u'\n', Qt::SkipEmptyParts))
            QTest::newRow(qPrintable(line)) << input;
    };
    QFile lines(QString::fromStdString(place::inSource("tests/app/refused.txt")));
    QVERIFY(lines.open(QIODevice::ReadOnly));
    rows(lines.readAll().constData());
    // Input that is wrong.
    rows("papercheck played.courtside --match 1", "71 50\n12x 190\n");
    rows("papercheck  played.courtside --match 1", "71\n");
    rows("papercheck played.courtside  --match 1", "71 50\n125 190\n");
    rows("record played.courtside --match  1",
         R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":6}})");
    rows("record played.courtside  --match 1",
         R"({"a":{"bids":[4,15],"tricks":8},"b":{"bid":3,"tricks":5}})");
    rows("record  played.courtside --match 1", R"({"a":{"bids":[4,"nul"],"tricks":8,"bags":1}})");
    rows("do played.courtside", R"({"kind":"withdraw","fact":{"team":"T9","reason":"Ill"}})");
    rows("do  played.courtside", R"({"kind":"retire","fact":{"team":"T9","reason":"Ill"}})");
    rows("do played.courtside ", "{\"oops\n");
    rows("score", R"({"format":"courtside-game/1","rules":"yale","hands":[]})");
    rows("score ", R"({"format":"courtside-match/1","rules":"unc-regular","games":[]})");
    rows("score  ", "{\"oops\n");
    rows("import - -o other.courtside", "{}");
}

void tst_pseudo::refusals()
{
    QFETCH(const QByteArray, input);
    const QString line = QString::fromUtf8(QTest::currentDataTag());
    const Ran ran = run(line, input);
    QVERIFY2(ran.exit != 0, qPrintable(ran.out));
    QVERIFY(!ran.err.isEmpty());
    QCOMPARE(leftIn(line, ran, 2), QString());
}

TEST_CLASS(tst_pseudo)
#include "tst_pseudo.moc"
