// The web page: every match on it, nothing from anywhere, nobody's card, whatever the names are.
#include "nasty.h"
#include "parsedpage.h"

#include "desk/corrections/amend.h"
#include "desk/reports/sheetchoice.h"
#include "desk/rulings/ruling.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "share/page.h"
#include "tournaments/livetournament.h"
#include "wording/record/refusal.h"
#include "wording/record/ruleswords.h"

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

using namespace parsedpage;

namespace {

tournament::Tournament someTournament()
{
    return nasty::tournamentOf(tournaments::drawOf(facts::Format::DoubleElimination), 12, 21, 260);
}

} // namespace

class tst_page : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void everyTournamentIsAPage_data();
    void everyTournamentIsAPage();
    void itAsksForNothing();
    void itCanBeHeard();
    void namesStandAsTheyAre();
    void nobodysCardAndNoSupervisorIsOnIt();
    void noReasonOfASupervisorIsOnIt();
    void initials();
    void pointsSayWhereTheyComeFrom();
    void waitingMatchesSayWhy();
    void theRulesOfTheFinalAreOnIt();
    void rulesOfASheetWithoutAName();
    void itSaysWhoseNoShowItWas();
    void poolsStandInTheOrderOfTheirRanks();
    void theOnlyStandingsNeedNoHeadingOfTheirOwn();
    void anUndrawnTournament();
    void itKnowsItsOwn();
};

void tst_page::everyTournamentIsAPage_data()
{
    QTest::addColumn<facts::Draw>("draw");
    QTest::addColumn<int>("teams");
    for (const int teams : {4, 8, 16, 23, 64})
        for (const tournaments::Shape& shape : tournaments::shapesFor(teams))
            if (teams < 64 || shape.draw.format != facts::Format::RoundRobin)
                QTest::addRow("%s of %d", shape.name, teams) << shape.draw << teams;
}

void tst_page::everyTournamentIsAPage()
{
    QFETCH(facts::Draw, draw);
    QFETCH(int, teams);
    const tournament::Tournament tournament = nasty::tournamentOf(draw, teams, 12, 200 + teams * 15);
    const std::string text = share::page(tournament, options);
    keep(q(QTest::currentDataTag()).replace(u' ', u'-'), text);
    const Page page = parsed(text);
    QVERIFY2(page.wrong.isEmpty(), qPrintable(page.wrong));
    // Each id once, each link to one of them.
    QSet<QString> ids;
    for (const Element& each : page.elements)
        if (each.attributes.contains(u"id"_s)) {
            QVERIFY(!ids.contains(each.attributes[u"id"_s]));
            ids << each.attributes[u"id"_s];
        }
    QSet<QString> linked;
    for (const Element& each : page.all(u"a"_s)) {
        const QString to = each.attributes[u"href"_s].mid(1);
        QVERIFY2(ids.contains(to), qPrintable(to));
        linked << to;
    }
    // Every match that is played has its sheet and a way to it, with every hand on it.
    int hands = 0;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (!match->number)
            continue;
        const QString id = u"match-"_s + q(match->id);
        const Element* sheet = page.withId(id);
        QVERIFY2(sheet, qPrintable(id));
        QCOMPARE(sheet->text.contains(u"Hands of match %1"_s.arg(*match->number)), !match->games.empty());
        for (const tournament::Sheet& game : match->games)
            for (const scoring::HandLedger& hand : game.ledger.hands) {
                ++hands;
                QVERIFY(hand.hand > 0);
            }
    }
    QVERIFY(hands > 0 && !linked.isEmpty());
    qsizetype rows = 0;
    for (const Element& each : page.all(u"th"_s))
        rows += each.attributes[u"scope"_s] == u"rowgroup"_s ? 1 : 0;
    QVERIFY2(rows >= hands, qPrintable(u"%1 of %2"_s.arg(rows).arg(hands)));
    QCOMPARE(page.all(u"svg"_s).size(),
             draw.format == facts::Format::RoundRobin || draw.format == facts::Format::Swiss ? 0 : 1);
    if (draw.format == facts::Format::RoundRobin || draw.format == facts::Format::PoolsPlayoff)
        QCOMPARE(page.all(u"table"_s, u"cross"_s).size(), draw.pools.value_or(1));
    for (int team = 1; team <= teams; ++team)
        QVERIFY2(page.withId(u"standings"_s)->text.contains(q(nasty::nameOf(team))),
                 nasty::nameOf(team).c_str());
}

void tst_page::itAsksForNothing()
{
    const std::string text = share::page(someTournament(), options);
    const Page page = parsed(text);
    for (const char* tag : {"img", "iframe", "object", "embed", "form", "input", "video", "audio", "base"})
        QVERIFY2(page.all(QString::fromLatin1(tag)).isEmpty(), tag);
    // The one script, by its hash, has nothing that could ask for anything.
    QCOMPARE(page.all(u"script"_s).size(), 1);
    const QString script = page.all(u"script"_s).constFirst().text;
    const QByteArray hash = QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toBase64();
    for (const QString& word : {u"fetch"_s, u"XMLHttp"_s, u"import"_s, u"http"_s, u"src"_s, u"eval"_s,
                                u"Image"_s, u"Worker"_s, u"innerHTML"_s, u"location ="_s, u"cookie"_s})
        QVERIFY2(!script.contains(word), qPrintable(word));
    for (const Element& each : page.elements)
        for (auto at = each.attributes.begin(); at != each.attributes.end(); ++at) {
            QVERIFY2(!at.key().startsWith(u"on"_s) && at.key() != u"src"_s && at.key() != u"style"_s,
                     qPrintable(at.key()));
            if (at.key() == u"href"_s)
                QVERIFY2(at.value().startsWith(u'#') || at.value().startsWith(u"data:image/svg+xml,"_s),
                         qPrintable(at.value()));
        }
    const QString style = page.all(u"style"_s).constFirst().text;
    QVERIFY(!style.contains(u"url("_s) && !style.contains(u"@import"_s));
    bool forbids = false;
    for (const Element& each : page.all(u"meta"_s))
        forbids =
            forbids || each.attributes[u"content"_s].startsWith(
                           u"default-src 'none'; script-src 'sha256-%1';"_s.arg(QString::fromLatin1(hash)));
    QVERIFY(forbids);
    // In HTML these alone may end so.
    static const QRegularExpression alone(u"<([a-zA-Z]+)[^<>]*/>"_s);
    for (auto at = alone.globalMatch(q(text)); at.hasNext();) {
        const QString tag = at.next().captured(1);
        QVERIFY2(tag == u"meta"_s || tag == u"link"_s, qPrintable(tag));
    }
}

void tst_page::itCanBeHeard()
{
    const Page page =
        parsed(share::page(nasty::tournamentOf(tournaments::shapesFor(8).back().draw, 8, 3, 150), options));
    QCOMPARE(page.elements.front().attributes[u"lang"_s], u"en"_s);
    for (const char* tag : {"header", "nav", "main", "footer", "h1", "title"})
        QCOMPARE(page.all(QString::fromLatin1(tag)).size(), 1);
    QCOMPARE(page.all(u"caption"_s).size(), page.all(u"table"_s).size());
    QVERIFY(page.all(u"table"_s).size() > 3);
    for (const Element& each : page.all(u"th"_s))
        QVERIFY2(each.attributes.contains(u"scope"_s), qPrintable(each.text));
    for (const Element& each : page.all(u"section"_s))
        QVERIFY(page.withId(each.attributes[u"aria-labelledby"_s]));
    QCOMPARE(page.all(u"summary"_s).size(), page.all(u"details"_s).size());
    QVERIFY(page.all(u"details"_s, u"card"_s).size() > 1);
    for (const Element& each : page.all(u"summary"_s)) // what it opens is said by its name
        QVERIFY(!each.text.trimmed().isEmpty());
}

void tst_page::namesStandAsTheyAre()
{
    const std::string text = share::page(someTournament(), options);
    QVERIFY(text.find("&amp; &lt;b&gt;Day&lt;/b&gt;") != std::string::npos);
    const Page page = parsed(text);
    QSet<QString> names;
    for (const Element& each : page.all(u"bdi"_s))
        names << each.text;
    for (int n = 1; n <= 12; ++n)
        QVERIFY2(names.contains(q(nasty::nameOf(n))), nasty::nameOf(n).c_str());
}

void tst_page::nobodysCardAndNoSupervisorIsOnIt()
{
    const std::string text = share::page(someTournament(), options);
    for (const std::string& secret : {nasty::cardEnd, nasty::cardHash.substr(0, 12), std::string("J. Park")})
        QVERIFY2(text.find(secret) == std::string::npos, secret.c_str());
}

// He may have written there who did what.
void tst_page::noReasonOfASupervisorIsOnIt()
{
    tournaments::LiveTournament live;
    const auto enter = [&](const char* line) {
        const std::string answer = live.enter("W1-1", line);
        QVERIFY2(answer.starts_with("ok"), answer.c_str());
    };
    QCOMPARE(live.call("W1-1"), "");
    for (int hand = 0; hand < 4; ++hand)
        enter(tournaments::handLine);
    enter(R"({"a":{"bids":[1,1],"tricks":[3,3]},"b":{"bids":[4,3],"tricks":[4,3]},)"
          R"("override":{"reason":"SECRET of an override"}})");
    desk::HandRulingOptions points{.match = "W1-1", .what = 10};
    points.reason = "SECRET of points";
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnHand(points)));
    const auto amend = [&](desk::AmendOptions::How how, int hand, const char* reason, const char* given) {
        desk::AmendOptions wanted{
            .how = how, .match = "W1-1", .hand = hand, .reason = reason, .given = given};
        const auto done = desk::record(live.desk(), "J. Park", desk::amend(wanted));
        QVERIFY2(done, done ? "" : wording::inFull(done.error().mistakes.front()).c_str());
    };
    using How = desk::AmendOptions::How;
    amend(How::Replace, 2, "SECRET of an amendment", R"({"a":{"tricks":7},"b":{"tricks":6}})");
    amend(How::ThrowIn, 4, "SECRET of a misdeal", "");
    amend(How::Strike, 3, "SECRET of what was struck", "");
    const std::string page = share::page(live.desk().tournament(), options);
    QVERIFY2(page.find("SECRET") == std::string::npos, page.c_str());
    const QString text = parsed(page).text();
    MENTIONS_ALL(text, 6);
}

void tst_page::initials()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    QCOMPARE(live.record(facts::Person{"P1", "Ana Maria Ruiz", {}, {}}), "");
    QCOMPARE(live.record(facts::Person{"P3", "Łucja Żak", {}, {}}), "");
    QCOMPARE(live.record(facts::Person{"P5", "Cher", {}, {}}), "");
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    const auto textWith = [&](share::Names names) {
        share::PageOptions wanted = options;
        wanted.names = names;
        return parsed(share::page(live.desk().tournament(), wanted)).text();
    };
    const QString full = textWith(share::Names::Full);
    MENTIONS(full);
    QVERIFY(full.contains(u"Łucja Żak"_s));
    const QString brief = textWith(share::Names::Initials);
    QVERIFY2(brief.contains(u"Ana R."_s) && brief.contains(u"Łucja Ż."_s), qPrintable(brief));
    QVERIFY(brief.contains(u"Cher"_s));
    QVERIFY(!brief.contains(u"Ruiz"_s) && !brief.contains(u"Maria"_s) && !brief.contains(u"Żak"_s));
}

void tst_page::pointsSayWhereTheyComeFrom()
{
    tournaments::LiveTournament live({"unc-regular", 4, 4, false, {}});
    for (int n = 1; n <= 8; ++n)
        QCOMPARE(live.record(
                     facts::Checkin{tournaments::id("P", n), {}, n < 3 || n > 6 ? "W1-1" : "W1-2", "known"}),
                 "");
    QVERIFY(live.enter("W1-1", R"({"a":{"bids":[4,"nil"],"tricks":[5,0]},"b":{"bid":6,"tricks":8},)"
                               R"("reneges":[{"by":"b","accused":"a1","book":7,"ruling":"upheld"}]})")
                .starts_with("ok"));
    const Page page = parsed(share::page(live.desk().tournament(), options));
    const QString sheet = page.withId(u"match-W1-1"_s)->text;
    MENTIONS_ALL(sheet, 7);
    const QList<Element> cells = page.all(u"td"_s); // what counts of the tricks stands with them
    QVERIFY(std::ranges::any_of(
        cells, [](const Element& each) { return each.text.contains(u"5+0"_s) && each.text.contains(u'2'); }));
    QVERIFY2(sheet.contains(u"challenge against Team 1 (A), trick 7, upheld"_s), qPrintable(sheet));
    QVERIFY2(!sheet.contains(u"against Player"_s) && !sheet.contains(u"against A1"_s), qPrintable(sheet));
}

// The final is in play at table 3; then the hand that won match 1 turns out not to have been played.
void tst_page::waitingMatchesSayWhy()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    QCOMPARE(live.call("W2-1", {3, {}}), "");
    live.openAgain("W1-1");
    const Page page = parsed(share::page(live.desk().tournament(), options));
    MENTIONS_ALL(page.withId(u"match-W2-1"_s)->text, 2);
}

// Beside the rules of all other matches, and what is different there.
void tst_page::theRulesOfTheFinalAreOnIt()
{
    tournaments::LiveTournament live({"unc", 4, 4, false, {}});
    const Page page = parsed(share::page(live.desk().tournament(), options));
    const QString rules = page.withId(u"rules"_s)->text;
    for (const char* id : {"W1-1", "W2-1"})
        QVERIFY(rules.contains(q(wording::rulesInShort(*live.match(id).rules))));
    QCOMPARE(page.all(u"details"_s, u"rules"_s).size(), 2);
    QVERIFY(page.all(u"header"_s).constFirst().text.contains(u"to 500"_s));
    const Element* final = page.withId(u"round-2"_s);
    QVERIFY(final && final->text.contains(u"to 500"_s));
    const QList<Element> boxes = page.all(u"a"_s, u"box"_s);
    QCOMPARE(boxes.size(), 3);
    for (const Element& box : boxes)
        QCOMPARE(box.text.contains(u"final · to 500"_s), box.attributes[u"href"_s] == u"#match-W2-1"_s);
    QVERIFY(!page.withId(u"round-1"_s)->text.contains(u"to 300"_s));
}

void tst_page::rulesOfASheetWithoutAName()
{
    tournaments::Setup setup;
    const auto textOf = [&] {
        tournaments::LiveTournament live(setup);
        return share::page(live.desk().tournament(), options);
    };
    QVERIFY(textOf().find("<p class=\"soft\">") != std::string::npos);
    setup.change = [](rules::Venue& venue) { venue.sheet.clear(); };
    QVERIFY(textOf().find("<p class=\"soft\"></p>") == std::string::npos);
}

// In the bracket and in the list of the round.
void tst_page::itSaysWhoseNoShowItWas()
{
    tournaments::LiveTournament live;
    QCOMPARE(live.result("W1-2", {facts::Winner::B, facts::Decided::NoShow, "nobody came"}), std::string());
    const Page page = parsed(share::page(live.desk().tournament(), options));
    int told = 0;
    for (const Element& each : page.all(u"span"_s, u"lost"_s)) {
        QVERIFY2(each.text.contains(u"Team 2"_s) && each.text.contains(u"no-show"_s), qPrintable(each.text));
        ++told;
    }
    QVERIFY(told > 0);
    for (const Element& each : page.all(u"span"_s, u"won"_s))
        QVERIFY2(!each.text.contains(u"no-show"_s), qPrintable(each.text));
}

// So that those who advance stand together.
void tst_page::poolsStandInTheOrderOfTheirRanks()
{
    facts::Draw draw = tournaments::drawOf(facts::Format::PoolsPlayoff);
    draw.pools = 2;
    draw.advance = 2;
    const QString text = q(share::page(nasty::tournamentOf(draw, 12, 12, 380), options));
    static const QRegularExpression table(u"<table class=\"cross pool\">.*?</table>"_s,
                                          QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression row(u"<tr[^>]*>\\s*<td>(\\d+)"_s);
    int tables = 0;
    for (auto each = table.globalMatch(text); each.hasNext(); ++tables) {
        QList<int> ranks;
        for (auto at = row.globalMatch(each.next().captured()); at.hasNext();)
            ranks << at.next().captured(1).toInt();
        QVERIFY(!ranks.isEmpty());
        QVERIFY(std::is_sorted(ranks.begin(), ranks.end()));
    }
    QCOMPARE(tables, 2);
}

void tst_page::theOnlyStandingsNeedNoHeadingOfTheirOwn()
{
    const Page page = parsed(share::page(someTournament(), options));
    QCOMPARE(page.all(u"table"_s, u"standings"_s).size(), 1);
    int unseen = 0;
    for (const Element& each : page.all(u"caption"_s, u"unseen"_s))
        unseen += each.text == u"Standings"_s ? 1 : 0;
    QCOMPARE(unseen, 1);
}

void tst_page::anUndrawnTournament()
{
    const Page page = parsed(share::page(tournament::Tournament(), options));
    QVERIFY2(page.wrong.isEmpty(), qPrintable(page.wrong));
    QVERIFY(!page.withId(u"bracket"_s) && !page.withId(u"teams"_s) && page.withId(u"rules"_s));
}

void tst_page::itKnowsItsOwn()
{
    const std::string text = share::page(someTournament(), options);
    QVERIFY(share::isPage(text));
    QVERIFY(share::isPage(text.substr(0, 1000)));
    QVERIFY(!share::isPage("<!DOCTYPE html>\n<html><head><title>Courtside web page 2</title></head></html>"));
    const std::string mark = desk::tournamentMark(someTournament());
    QVERIFY(!mark.empty());
    QCOMPARE(share::tournamentOfPage(text.substr(0, 1000)), mark);
    QCOMPARE(share::tournamentOfPage(share::page(tournament::Tournament(), options)), "");
    QCOMPARE(share::tournamentOfPage("<p>" + text), "");
    QVERIFY(!share::isPage("<p>" + text));
    QVERIFY(!share::isPage(""));
}

TEST_CLASS(tst_page)
#include "tst_page.moc"
