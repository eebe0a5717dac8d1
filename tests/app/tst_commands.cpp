// The program's commands, their text, exit codes and standard error; and the guide as one web page.
#include "program.h"

#include "golden/says.h"
#include "place/place.h"
#include "program/testclass.h"
#include "program/textfile.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using program::Ran;
using program::run;
using program::words;
using namespace Qt::StringLiterals;

namespace {

void put(const QTemporaryDir& folder, const char* name, const QString& text)
{
    tests::put(folder.filePath(QString::fromUtf8(name)).toStdString(), text.toStdString());
}

} // namespace

class tst_commands : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void answers_data();
    void answers();
    void helpOfACommand();
    void everyHelpIsAlignedAndHasAnExample();
    void rulesOfAFile();
    void ownRulesGoBeforeBuiltInOnes();
    void refuses_data();
    void refuses();
    void scoreKeepsWhatItAnswered();
    void aFullOutputIsSaid();
    void itHasEveryPage();
    void itHasEveryCommand();
    void itLoadsNothing();
    void nothingIsWrittenOver();

private: // NOLINT(readability-redundant-access-specifiers): ends the slots
    Ran guide(const QStringList& words) const
    {
        return program::run(QStringList{u"guide"_s} + words, {}, m_folder.path());
    }
    /// The web page, in English.
    QString written()
    {
        const QString path = m_folder.filePath(u"guide.html"_s);
        QFile::remove(path);
        const Ran ran = guide({u"-o"_s, u"guide.html"_s});
        return ran.exit == 0 && ran.err.isEmpty() ? pseudo::english(QString::fromUtf8(tests::bytesIn(path)))
                                                  : QString();
    }

    QTemporaryDir m_folder;
};

void tst_commands::answers_data()
{
    QTest::addColumn<QString>("part");
    const auto row = [](const char* line, const char* part) {
        QTest::newRow(line) << QString::fromUtf8(part);
    };
    row("help", "courtside score");
    row("-h", "courtside score");
    row("call -h", "courtside call FILE --match ID");
    row("help rules amend", "courtside rules amend FILE --from ID");
    row("help rules new", "courtside rules new ID --from ID|FILE -o FILE");
    row("help paper", "Call the match first");
    row("paper -h", "--match ID -a POINTS -b POINTS ");
    row("paper --help", "\n  -a POINTS ");
    row("--version", "courtside 0.");
    row("rules list", "unc-championship  UNC intramural Spades, championship         to 500");
    row("rules list --json", "{\"id\":\"washburn\",\"venue\":\"washburn\"");
    row("rules show mckendree", "the side that loses the challenge loses");
    row("rules show unc", "championship");
    row("rules show unc --json", "\"format\": \"courtside-rules/1\"");
    row("rules diff unc-regular unc-championship", "300 points");
    row("rules diff classic traditional --json", "\"parameter\":\"bid.maxTeam\"");
    row("rules check resources/rules/unc.json",
        "resources/rules/unc.json is sound. Rule sets: unc-regular, unc-championship");
    row("score resources/demo/game.json", "{\"format\":\"courtside-ledger/1\",\"rules\":\"unc-regular\"");
    row("score resources/demo/game.json --text", "B wins, 359 to 239.");
    row("score --help", "courtside score [FILE|-]");
    row("draw --format single-elimination --entries 5", "Match 1: seed 4");
    row("draw --format single-elimination --entries 4 --third-place --json",
        "{\"id\":\"T-1\",\"number\":3,\"bracket\":\"third-place\"");
    row("draw --format single-elimination --entries 8 --tables 2",
        " min per match and 5 min between matches");
    row("draw --format double-elimination --entries 6", "10 matches, 1 more if necessary");
    row("draw --format double-elimination --entries 6 --single-final --json", "\"id\":\"F-1\",\"number\":10");
    row("draw --format round-robin --entries 5 --meetings 2", "20 matches");
    row("draw --format pools-playoff --entries 9 --pools 3 --advance 2 --wildcards 2", "– wildcard 2");
    row("draw --format swiss --entries 9 --rounds 5", "seed 9 has the bye");
}

void tst_commands::answers()
{
    QFETCH(QString, part);
    const Ran ran = run(words(QTest::currentDataTag()));
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.exit, 0);
    QString text = ran.out; // a statement may go over several lines
    text.replace(QRegularExpression(QStringLiteral("\\n +")), QStringLiteral(" "));
    QVERIFY2(ran.out.contains(part) || text.contains(part), qPrintable(ran.out));
    QVERIFY(!ran.out.contains(QChar::Nbsp)); // which grep takes for a letter
}

void tst_commands::helpOfACommand()
{
    const Ran asked = run(words("help call"));
    QCOMPARE(asked.out, run(words("call --help")).out);
    MENTIONS(asked.out);
    QCOMPARE(asked.exit, 0);
}

// The second line of the usage and of an option is indented.
void tst_commands::everyHelpIsAlignedAndHasAnExample()
{
    static const QRegularExpression command(QStringLiteral("\n  courtside ([a-z-]+) "));
    static const QRegularExpression option(QStringLiteral("^--?[a-z]"));
    const QString all = run(words("help")).out;
    const int below = pseudo::isSpoken() ? 20 : 21; // a blank goes with the filler of the pseudo-language
    int commands = 0;
    for (auto each = command.globalMatch(all); each.hasNext(); ++commands) {
        const QString name = each.next().captured(1);
        const QString text = run({QStringLiteral("help"), name}).out;
        const QString usage = text.section(QStringLiteral("\n\n"), 0, 0);
        for (const QString& line : usage.split(QLatin1Char('\n')).mid(1))
            QVERIFY2(line.startsWith(QStringLiteral("          ")),
                     qPrintable(name + QStringLiteral(": ") + line));
        const qsizetype first = text.indexOf(QStringLiteral("\n  -"));
        const QString options = first < 0 ? QString() : text.mid(first + 1);
        for (const QString& line : options.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            QVERIFY2(
                line.startsWith(QStringLiteral("  -")) || line.startsWith(QString(below, QLatin1Char(' '))) ||
                    line.trimmed().isEmpty(), // of a text that ends in a line of its own when it is longer
                qPrintable(name + QStringLiteral(": ") + line));
        const QRegularExpression example(QStringLiteral("\n  \\$ courtside %1 (.*)\n").arg(name));
        const auto shown = example.match(text);
        QVERIFY2(shown.hasMatch(), qPrintable(text));
        for (const QString& word : shown.captured(1).split(QLatin1Char(' ')))
            QVERIFY2(!option.match(word).hasMatch() || text.contains(QStringLiteral("\n  ") + word),
                     qPrintable(name + QStringLiteral(": ") + word));
    }
    QVERIFY(commands > 50);
    MENTIONS(run(words("help demo")).out);
}

void tst_commands::rulesOfAFile()
{
    const QTemporaryDir folder;
    const auto at = [&](const char* line) { return run(words(line), {}, folder.path()); };
    put(folder, "mine.json",
        at("rules show unc --json")
            .out.replace(QLatin1String("\"id\": \"unc\""), QLatin1String("\"id\": \"mine\"")));
    const auto card = [&](const char* line) { // without its version, which is that of the file with its id
        static const QRegularExpression version(QStringLiteral("\nVersion [0-9a-f]{8}\n"));
        return at(line).out.remove(version);
    };
    QCOMPARE(card("rules show mine.json"), card("rules show unc"));
    QCOMPARE(card("rules show mine.json:championship"), card("rules show unc-championship"));
    QCOMPARE(at("rules diff mine.json:championship unc-championship").out, QString());
    QVERIFY(at("rules diff mine.json:regular unc-championship").out.contains(QStringLiteral("500 points")));
    const Ran several = at("rules diff unc-regular mine.json");
    SAYS(several.err);
    QCOMPARE(several.exit, 2);
    const Ran none = at("rules show mine.json:finals");
    SAYS(none.err);
    QCOMPARE(none.exit, 2);
    put(folder, "bad.json", QStringLiteral("{\"format\": \"courtside-rules/1\",\n\"id\": 7}"));
    const Ran bad = at("rules show bad.json");
    QVERIFY2(bad.err.startsWith(QStringLiteral("bad.json:")), qPrintable(bad.err));
    QCOMPARE(bad.exit, 2);
}

void tst_commands::ownRulesGoBeforeBuiltInOnes()
{
    const QTemporaryDir folder;
    // McKendree's under UNC's id, and of one phase.
    put(folder, "own.json",
        run(words("rules show mckendree --json"))
            .out.replace(QLatin1String("\"id\": \"mckendree\""), QLatin1String("\"id\": \"unc\"")));
    put(folder, "two.json",
        run(words("rules show unc --json"))
            .out.replace(QLatin1String("\"id\": \"unc\""), QLatin1String("\"id\": \"two\"")));
    const auto score = [&](const char* rules, const QStringList& more) {
        const QByteArray record = "{\"format\": \"courtside-game/1\", \"rules\": \"" + QByteArray(rules) +
                                  "\", \"hands\": [{\"a\": {\"bid\": 4, \"tricks\": 4}, \"b\": {\"bid\": 5, "
                                  "\"tricks\": 9}}]}\n";
        return run(QStringList(QStringLiteral("score")) + more, record, folder.path());
    };
    const QStringList own{QStringLiteral("--rules"), QStringLiteral("own.json")};
    const QStringList two{QStringLiteral("--rules"), QStringLiteral("two.json")};
    const QString byMckendree = QStringLiteral("\"cite\":\"VIII\"");
    QVERIFY(score("mckendree", {}).out.contains(byMckendree));
    QVERIFY2(score("unc", own).out.contains(byMckendree), qPrintable(score("unc", own).err));
    QVERIFY2(score("unc-regular", own).out.contains(byMckendree), qPrintable(score("unc-regular", own).err));
    QVERIFY(!score("unc-regular", {}).out.contains(byMckendree));
    QVERIFY(score("two-regular", two).out.contains(QStringLiteral("\"rules\":\"two-regular\"")));
    QVERIFY(score("classic", two).out.contains(QStringLiteral("\"rules\":\"classic\"")));
    SAYS(score("two", two).err);
    QCOMPARE(score("two-regular", {}).exit, 2);
    SAYS(score("unc", {QStringLiteral("--rules"), QStringLiteral("none.json")}).err);
}

void tst_commands::refuses_data()
{
    QTest::addColumn<QString>("line");
    const auto row = [](const char* line) { QTest::newRow(line) << QString::fromUtf8(line); };
    row("sing");
    row("staus F");
    row("help staus");
    row("--versoin");
    row("call F --tabel 2");
    row("call F -tabel 2");
    row("call F --first-daeler=a1");
    row("call F --match");
    row("call F --json=yes");
    row("rest F soon");
    row("rules");
    row("rules show");
    row("rules show yale");
    row("rules diff unc washburn");
    row("rules check nowhere.json");
    row("score nowhere.json");
    row("score core");
    row("score one two");
    row("score --loud");
    row("draw --entries 8");
    row("draw --format pools-playoff --entries 8 --advance 2");
    row("draw --format pools-playoff --entries 8 --pools 2");
    row("draw --format swiss --entries 8 --rounds 7");
    row("draw --format single-elimination --entries eight");
    row("draw --format single-elimination --entries 8 --tables 0");
    row("draw --format swiss --entries 9 --tables 2000000000");
    row("draw --format chess --entries 8");
    row("draw --format single-elimination --entries 8 --entries 9");
}

void tst_commands::refuses()
{
    const Ran ran = run(words(QTest::currentDataTag()));
    QCOMPARE(ran.out, QString());
    MENTIONS(ran.err);
    QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
    QCOMPARE(ran.exit, 2);
}

void tst_commands::scoreKeepsWhatItAnswered()
{
    const QByteArray good = "{\"format\": \"courtside-game/1\", \"rules\": \"classic\", \"hands\": []}\n";
    const Ran ran = run({QStringLiteral("score")}, good + good + "{\"oops\n" + good);
    QCOMPARE(ran.exit, 2);
    QCOMPARE(ran.out.count(QLatin1Char('\n')), 2);
    QVERIFY2(ran.err.startsWith(QStringLiteral("standard input:3: ")), qPrintable(ran.err));
    QCOMPARE(ran.err.count(QLatin1Char('\n')), 1);
}

void tst_commands::aFullOutputIsSaid()
{
    QProcess program;
    program.setStandardOutputFile(QStringLiteral("/dev/full"));
    program.start(QString::fromStdString(place::program()),
                  {QStringLiteral("rules"), QStringLiteral("list")});
    QVERIFY(program.waitForFinished());
    QCOMPARE(program.exitCode(), 3);
    SAYS(pseudo::english(QString::fromUtf8(program.readAllStandardError())));
}

void tst_commands::itHasEveryPage()
{
    static const QRegularExpression heading(u"^# (.+)$"_s, QRegularExpression::MultilineOption);
    const QString page = written();
    const QDir pages(QString::fromStdString(place::inSource("resources/guide")));
    const QStringList files = pages.entryList({u"*.md"_s});
    QVERIFY(files.size() > 1);
    for (const QString& file : files) {
        const QString title =
            heading.match(QString::fromUtf8(tests::bytesIn(pages.filePath(file)))).captured(1).remove(u'`');
        QVERIFY2(!title.isEmpty(), qPrintable(file));
        QCOMPARE(page.count(u"<h1>%1</h1>"_s.arg(title.toHtmlEscaped())), 1);
        QCOMPARE(page.count(u"<section id=\"%1\">"_s.arg(file.chopped(3))), 1);
        QVERIFY2(page.contains(u"<a href=\"#%1\">"_s.arg(file.chopped(3))), qPrintable(file));
    }
    QCOMPARE(page.count(u"<h1>Commands</h1>"_s), 1);
}

void tst_commands::itHasEveryCommand()
{
    static const QRegularExpression command(u"\n  courtside ([a-z-]+) "_s);
    const QString page = written();
    int commands = 0;
    for (auto each = command.globalMatch(program::run({u"help"_s}).out); each.hasNext(); ++commands) {
        const QString name = each.next().captured(1);
        QVERIFY2(page.contains(u"<pre><code>courtside %1 "_s.arg(name)), qPrintable(name));
    }
    QVERIFY(commands > 50);
    QVERIFY(page.contains(u"<li><code>--first-dealer SEAT</code>"_s));
}

void tst_commands::itLoadsNothing()
{
    const QString page = written();
    QVERIFY(page.startsWith(u"<!DOCTYPE html>"_s));
    static const QRegularExpression loaded(u"<(script|link|iframe)|src=\"(?!data:)|url\\("_s);
    QVERIFY2(!page.contains(loaded), qPrintable(loaded.match(page).captured()));
    static const QRegularExpression link(u"<a href=\"#([^\"]+)\""_s);
    for (auto each = link.globalMatch(page); each.hasNext();) {
        const QString to = each.next().captured(1);
        QVERIFY2(page.contains(u" id=\"%1\""_s.arg(to)), qPrintable(to));
    }
}

void tst_commands::nothingIsWrittenOver()
{
    QVERIFY(!written().isEmpty());
    const Ran again = guide({u"-o"_s, u"guide.html"_s});
    SAYS(again.err);
    QCOMPARE(again.exit, 3);
    const Ran nowhere = guide({});
    SAYS(nowhere.err);
    QCOMPARE(nowhere.exit, 2);
}

TEST_CLASS(tst_commands)
#include "tst_commands.moc"
