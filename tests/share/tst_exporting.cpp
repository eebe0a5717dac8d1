// Tournaments into files: each whole, nothing written over but an older page, many at once; and as JSON and
// back, where random tournaments of every format come back to the byte, but for nobody’s cards.
#include "nasty.h"

#include "desk/archive/transfer.h"
#include "desk/refusals.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "program/textfile.h"
#include "share/exporting.h"
#include "tournaments/livetournament.h"
#include "wording/record/refusal.h"

#include <QDir>
#include <QFile>

#include <map>

using refusals::mistakes;
using share::Export;
using share::Form;
using share::Names;
using share::Table;

namespace {

using tests::Folder;
using tests::put;
using tests::textIn;

const tournament::Timestamp exportedAt{"2026-11-21T18:42:07.123Z", {}, 0, 60};

Export pageThat(bool replaces)
{
    return {Form::Html, Table::Standings, Names::Full, replaces};
}

/// In memory until all of it is stored at once: what a disk takes for each fact is another test's matter.
class InDraft : public tournaments::Sketch {
public:
    explicit InDraft(const tournaments::Setup& setup,
                     const desk::Environment& environment = tournaments::environment())
        : Sketch(setup, environment), m_environment(environment)
    {
    }
    void store(const std::string& path) const { QVERIFY(desk::Desk::create(path, draft(), m_environment)); }

private:
    desk::Environment m_environment;
};

} // namespace

class tst_exporting : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void everyForm();
    void cardsAreLeftOut();
    void anImpossibleExportIsRefused();
    void aPageIsWrittenAgain();
    void thePageOfAnotherTournamentStays();
    void nothingElseIsWrittenOver();
    void manyAtOnce();
    void manyAtOnceOrNone();
    void noneIsLeftWhereOneHasNoPlace();
    void noneIsLeftOfThoseThatFailMidway();
    void theShownTournamentIsExported();
    void aFolderThatCannotBe();
    void anyTournamentComesBack();
};

void tst_exporting::everyForm()
{
    const tournaments::LiveTournament live;
    const Folder folder;
    for (const auto& [form, name, start] :
         {std::tuple(Form::Json, "n.json", "{"), std::tuple(Form::Csv, "n.csv", "\xEF\xBB\xBFtable,rank"),
          std::tuple(Form::Html, "n.html", "<!DOCTYPE html>\n<html lang=\"en\">")}) {
        QCOMPARE(*share::formOfName(name), form);
        const auto done =
            share::exportTournaments({{live.path(), folder.path(name)}}, {form, {}, {}, false}, exportedAt);
        QVERIFY2(done, qPrintable(mistakes(done)));
        QVERIFY2(textIn(folder.path(name)).starts_with(start), name);
    }
    QVERIFY(!share::formOfName("n.txt") && !share::formOfName("json"));
    QCOMPARE(*share::formOfName("N.HTM"), Form::Html);
}

void tst_exporting::cardsAreLeftOut()
{
    tournaments::LiveTournament live;
    const std::string hash(64, 'c');
    QCOMPARE(live.record(facts::Person{"P1", "Player 1", hash, "820"}), "");
    const Folder folder;
    const auto written =
        share::exportTournaments({{live.path(), folder.path("tournament.json")}}, {}, exportedAt);
    QVERIFY2(written, qPrintable(mistakes(written)));
    QCOMPARE(written->front().cards, 1);
    MENTIONS(desk::transferredText(written->front()));
    const std::string text = textIn(folder.path("tournament.json"));
    QVERIFY(text.find(hash) == std::string::npos && text.find("820") == std::string::npos);
    const auto read =
        desk::importTournament(text, "tournament.json", folder.path("new"), tournaments::environment());
    QVERIFY2(read, qPrintable(mistakes(read)));
    QCOMPARE(read->head, live.desk().head()); // what is private is in no hash
}

void tst_exporting::anImpossibleExportIsRefused()
{
    const tournaments::LiveTournament live;
    const Folder folder;
    put(folder.path("n.json"), "something");
    const auto there = share::exportTournaments({{live.path(), folder.path("n.json")}}, {}, exportedAt);
    QVERIFY(!there);
    QCOMPARE(there.error().kind, desk::Failure::Kind::Store);
    QCOMPARE(textIn(folder.path("n.json")), "something");
    QVERIFY(!share::exportTournaments({{folder.path("none"), folder.path("m.json")}}, {}, exportedAt));
    QVERIFY(!share::exportTournaments({{live.path(), folder.path("nowhere/m.json")}}, {}, exportedAt));
    QCOMPARE(folder.names(), QStringList(QStringLiteral("n.json")));
}

void tst_exporting::aPageIsWrittenAgain()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    const Folder folder;
    const std::vector<share::ExportPath> exportPaths{{live.path(), folder.path("n.html")}};
    QVERIFY(share::exportTournaments(exportPaths, pageThat(true), exportedAt));
    const std::string before = textIn(folder.path("n.html"));
    live.playOut("W1-1", 'a');
    SAYS(mistakes(share::exportTournaments(exportPaths, pageThat(false), exportedAt)));
    QCOMPARE(textIn(folder.path("n.html")), before);
    const auto done = share::exportTournaments(exportPaths, pageThat(true), exportedAt);
    QVERIFY2(done, qPrintable(mistakes(done)));
    const std::string after = textIn(folder.path("n.html"));
    QVERIFY(after.find("Nov 21, 2026, 7:42 PM") != std::string::npos);
    QVERIFY(after != before && after.find(live.desk().head().shown()) != std::string::npos);
    QCOMPARE(folder.names(), QStringList(QStringLiteral("n.html")));
}

void tst_exporting::thePageOfAnotherTournamentStays()
{
    tournaments::LiveTournament other({"classic", 5, 2, false, {}}, [] {
        desk::Environment environment = tournaments::environment();
        environment.utc(); // it was begun a second later
        return environment;
    }());
    tournaments::LiveTournament live;
    const Folder folder;
    const std::string page = folder.path("n.html");
    QVERIFY(share::exportTournaments({{other.path(), page}}, pageThat(false), exportedAt));
    const std::string before = textIn(page);
    const desk::Desk& desk = live.desk();
    SAYS(mistakes(share::exportShown(desk.tournament(), desk.head(), page, pageThat(false), exportedAt)));
    QCOMPARE(folder.names(), QStringList(QStringLiteral("n.html")));
    QCOMPARE(textIn(page), before);
    // A page that does not say of which tournament it is could be anybody's.
    const std::size_t at = before.find("<meta name=\"courtside-tournament\"");
    QVERIFY(at != std::string::npos);
    put(page, std::string(before).erase(at, before.find('\n', at) + 1 - at));
    QVERIFY(!share::exportShown(desk.tournament(), desk.head(), page, pageThat(false), exportedAt));
    put(page, before); // once somebody was asked it is written over
    QVERIFY(share::exportShown(desk.tournament(), desk.head(), page, pageThat(true), exportedAt));
    QVERIFY(textIn(page) != before);
}

void tst_exporting::nothingElseIsWrittenOver()
{
    const tournaments::LiveTournament live;
    const Folder folder;
    put(folder.path("n.html"), "<!DOCTYPE html>\n<html><p>my own</p></html>");
    QVERIFY(QFile::link(QStringLiteral("nowhere"), QString::fromStdString(folder.path("l.html"))));
    QVERIFY(QDir(QString::fromStdString(folder.path())).mkdir(QStringLiteral("d.html")));
    for (const char* name : {"n.html", "l.html", "d.html"}) {
        const auto done =
            share::exportTournaments({{live.path(), folder.path(name)}}, pageThat(true), exportedAt);
        QVERIFY2(!done, name);
        QCOMPARE(done.error().kind, desk::Failure::Kind::Store);
    }
    QVERIFY(textIn(folder.path("n.html")).find("my own") != std::string::npos);
    QCOMPARE(folder.names().size(), 3);
}

void tst_exporting::manyAtOnce()
{
    const tournaments::LiveTournament one;
    const tournaments::LiveTournament two({"classic", 5, 2, false, {}});
    const Folder tournaments;
    const Folder folder;
    QVERIFY(QFile::copy(QString::fromStdString(one.path()),
                        QString::fromStdString(tournaments.path("fall.courtside"))));
    QVERIFY(QFile::copy(QString::fromStdString(two.path()),
                        QString::fromStdString(tournaments.path("spring.2.courtside"))));
    const std::vector<std::string> files{tournaments.path("fall.courtside"),
                                         tournaments.path("spring.2.courtside")};
    for (const Export& wanted :
         {Export{Form::Json, {}, {}, false}, Export{Form::Csv, Table::Hands, {}, false}, pageThat(false)}) {
        const auto exportPaths = share::exportPathsInto(files, folder.path(), wanted);
        QVERIFY2(exportPaths, qPrintable(mistakes(exportPaths)));
        const auto done = share::exportTournaments(*exportPaths, wanted, exportedAt);
        QVERIFY2(done, qPrintable(mistakes(done)));
        QCOMPARE(done->size(), 2U);
    }
    QCOMPARE(folder.names(), QStringList({QStringLiteral("fall-hands.csv"), QStringLiteral("fall.html"),
                                          QStringLiteral("fall.json"), QStringLiteral("spring.2-hands.csv"),
                                          QStringLiteral("spring.2.html"), QStringLiteral("spring.2.json")}));
    QVERIFY(textIn(folder.path("spring.2.html")).find("5 teams") != std::string::npos);
}

void tst_exporting::manyAtOnceOrNone()
{
    const tournaments::LiveTournament live;
    const Folder folder;
    put(folder.path("bad"), "no tournament");
    QVERIFY(!share::exportTournaments(
        {{live.path(), folder.path("good.html")}, {folder.path("bad"), folder.path("bad.html")}},
        pageThat(false), exportedAt));
    put(folder.path("there.html"), "x");
    QVERIFY(!share::exportTournaments(
        {{live.path(), folder.path("good.html")}, {live.path(), folder.path("there.html")}}, pageThat(false),
        exportedAt));
    QCOMPARE(folder.names(), QStringList({QStringLiteral("bad"), QStringLiteral("there.html")}));
}

// The third has no place on the disk; the second stood there before.
void tst_exporting::noneIsLeftWhereOneHasNoPlace()
{
    tournaments::LiveTournament live;
    const Folder folder;
    QVERIFY(
        share::exportTournaments({{live.path(), folder.path("older.html")}}, pageThat(false), exportedAt));
    const std::string before = textIn(folder.path("older.html"));
    QCOMPARE(live.call("W1-1"), "");
    const auto done = share::exportTournaments({{live.path(), folder.path("new.html")},
                                                {live.path(), folder.path("older.html")},
                                                {live.path(), folder.path("nowhere/third.html")},
                                                {live.path(), folder.path("fourth.html")}},
                                               pageThat(true), exportedAt);
    QVERIFY(!done);
    MENTIONS(mistakes(done));
    QCOMPARE(folder.names(), QStringList(QStringLiteral("older.html")));
    QCOMPARE(textIn(folder.path("older.html")), before);
}

// Two have taken their places, one of an older page, and a folder stands in that of the last by then.
void tst_exporting::noneIsLeftOfThoseThatFailMidway()
{
    const Folder folder;
    put(folder.path("older.html"), "older");
    auto laid = desk::LaidOut::of({{folder.path("older.html"), "newer"},
                                   {folder.path("new.html"), "new"},
                                   {folder.path("last.html"), "last"}});
    QVERIFY(laid);
    QVERIFY(QDir().mkpath(QString::fromStdString(folder.path("last.html/in"))));
    const auto done = laid->takePlaces();
    MENTIONS(mistakes(done));
    laid = tl::unexpected(desk::Failure{});
    QCOMPARE(folder.names(), QStringList({QStringLiteral("last.html"), QStringLiteral("older.html")}));
    QCOMPARE(textIn(folder.path("older.html")), "older");
}

void tst_exporting::theShownTournamentIsExported()
{
    tournaments::LiveTournament live;
    QCOMPARE(live.record(facts::Person{"P1", "Player 1", std::string(64, 'c'), "820"}), "");
    const Folder folder;
    put(folder.path("n.json"), "asked about");
    put(folder.path("n.html"), "my own");
    const desk::Desk& desk = live.desk();
    const auto json =
        share::exportShown(desk.tournament(), desk.head(), folder.path("n.json"), {}, exportedAt);
    QVERIFY2(json, qPrintable(mistakes(json)));
    QCOMPARE(json->cards, 1);
    QVERIFY(desk::importTournament(textIn(folder.path("n.json")), "n.json", folder.path("new"),
                                   tournaments::environment()));
    const auto table = share::exportShown(desk.tournament(), desk.head(), folder.path("n.csv"),
                                          {Form::Csv, Table::Results, {}, false}, exportedAt);
    QVERIFY2(table, qPrintable(mistakes(table)));
    QVERIFY(textIn(folder.path("n.csv")).starts_with("\xEF\xBB\xBF"));
    QVERIFY(!share::exportShown(desk.tournament(), desk.head(), folder.path("n.html"), pageThat(false),
                                exportedAt));
    QCOMPARE(textIn(folder.path("n.html")), "my own");
}

void tst_exporting::aFolderThatCannotBe()
{
    const Folder folder;
    SAYS(mistakes(share::exportPathsInto({"a"}, folder.path("none"), pageThat(false))));
    SAYS(
        mistakes(share::exportPathsInto({"a/n.courtside", "b/n.courtside"}, folder.path(), pageThat(false))));
}

void tst_exporting::anyTournamentComesBack()
{
    const QTemporaryDir folder;
    const auto path = [&](const std::string& name) {
        return folder.filePath(QString::fromStdString(name)).toStdString();
    };
    const tournament::Timestamp made{"2026-11-21T18:42:07.123Z", {}, 0, 60};
    std::map<facts::Format, int> formats;
    for (int seed = 1; seed <= 3; ++seed)
        for (const tournaments::Shape& shape : tournaments::shapesFor(6 + 2 * seed)) {
            const std::string name = std::to_string(seed) + shape.name;
            const int teams = 6 + 2 * seed;
            InDraft book(nasty::setupOf(shape.draw, teams, seed % 2 ? "unc" : "mckendree"));
            nasty::rename(book, teams);
            nasty::play(book, seed, 200);
            book.store(path(name));
            const auto out = share::exportTournaments({{path(name), path(name + ".json")}}, {}, made);
            QVERIFY2(out, out ? "" : wording::inFull(out.error().mistakes.front()).c_str());
            QCOMPARE(out->front().cards, 2 * teams);
            const std::string text = textIn(path(name + ".json"));
            QVERIFY(text.find(nasty::cardEnd) == std::string::npos &&
                    text.find(nasty::cardHash) == std::string::npos);
            const auto in =
                desk::importTournament(text, name, path(name + " again"), tournaments::environment());
            QVERIFY2(in, in ? "" : wording::inFull(in.error().mistakes.front()).c_str());
            QCOMPARE(in->head, out->front().head); // what is private is in no hash
            const auto again =
                share::exportTournaments({{path(name + " again"), path(name + "-again.json")}}, {}, made);
            QVERIFY(again);
            QCOMPARE(again->front().cards, 0);
            QVERIFY2(textIn(path(name + "-again.json")) == text, name.c_str());
            ++formats[shape.draw.format];
        }
    QCOMPARE(formats.size(), 5U);
}

TEST_CLASS(tst_exporting)
#include "tst_exporting.moc"
