// Draws at the desk, and why some are refused; seeds from the standings of another tournament; and the
// certificate, which shows how the draw on record was made whatever has happened since.
#include "emptytournament.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "desk/drawing/certificate.h"
#include "desk/drawing/drawfacts.h"
#include "desk/drawing/drawlater.h"
#include "desk/drawing/drawoutlook.h"
#include "desk/offline/draw.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

desk::DrawOptions knockout(int entries)
{
    desk::DrawOptions options;
    options.format = "single-elimination";
    options.entries = entries;
    return options;
}

const char* seededRoster =
    "Team,Player 1,Player 2,Seed\nNew,a,b,1\nTeam 1,c,d,\nTeam 3,e,f,\nTeam 4,g,h,2\nLate,i,j,\n";

/// The tournament before: Team 3 won, Team 4 was second, the others went out before.
class Before {
public:
    Before() { m_live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'b'); }
    std::string path() const { return m_live.path(); }
    desk::DrawSettings how() const
    {
        desk::DrawSettings how;
        how.standings = desk::standingsIn(path(), tournaments::environment()).value();
        return how;
    }

private:
    tournaments::LiveTournament m_live;
};

QString drawn(const tournament::Tournament& tournament)
{
    QStringList all;
    for (const std::string& team : tournament.setting->draw->teams)
        all << q(tournament::team(*tournament.setting, team)->name);
    return all.join(u", "_s);
}

const char* fiveTeams =
    "Team,Player 1,Player 2,Seed\nAces,a,b,\nBags,c,d,2\nClubs,e,f,\nDeuces,g,h,1\nEights,i,j,\n";

desk::DrawSettings byLot()
{
    return {.seeding = facts::Seeding::Random, .randomSeed = "fall"};
}

/// `Aces 4, Bags 2 seeded 2, …`
QString listedOn(const desk::Certificate& of)
{
    QStringList all;
    for (const desk::Certificate::Listed& each : of.listed)
        all << q(each.name) + u' ' + QString::number(each.drawn) +
                   (each.seed ? u" seeded %1"_s.arg(*each.seed) : QString());
    return all.join(u", "_s);
}

QString order(const desk::Certificate& of)
{
    QStringList all;
    for (const std::string& each : of.order)
        all << q(each);
    return all.join(u", "_s);
}

} // namespace

class tst_draw : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void putsItOutAsTextOrAsJson();
    void saysHowLongItTakes();
    void drawsEveryFormat();
    void refuses_data();
    void refuses();
    void namesStandInTheirOrder();
    void standingsGiveTheSeeds();
    void theOthersMayBeDrawnAtRandom();
    void isAnnouncedBefore();
    void newTournamentsAreSeededToo();
    void refusesWhatGivesNoSeeds();
    void isOfTheDrawOnRecord();
    void staysAsItWasDrawn();
    void saysWhenItCannotBeRepeated();
    void isNoneBeforeTheDraw();
};

void tst_draw::putsItOutAsTextOrAsJson()
{
    const auto drawn = desk::draw(knockout(2));
    QVERIFY(drawn.has_value());
    const auto text = QString::fromStdString(desk::drawn(*drawn, desk::As::Text));
    const auto json = QString::fromStdString(desk::drawn(*drawn, desk::As::Json));
    QVERIFY(text.startsWith(QStringLiteral("2 entries")) && text.endsWith(QStringLiteral("seed 2\n")));
    QVERIFY(json.startsWith(QStringLiteral("{\"format\"")) && json.endsWith(QStringLiteral("]}\n")));
    QCOMPARE(json.count(u'\n'), 1);
}

// Two turns of quarterfinals, the semifinals, the final: four times 48 minutes and 5 between.
void tst_draw::saysHowLongItTakes()
{
    const auto drawn = desk::draw(knockout(8));
    QVERIFY(drawn.has_value());
    const auto text = QString::fromStdString(desk::drawn(*drawn, desk::As::Text, 2));
    QVERIFY(text.startsWith(QString::fromStdString(desk::drawn(*drawn, desk::As::Text))));
    MENTIONS(text);
    const auto json = QString::fromStdString(desk::drawn(*drawn, desk::As::Json, 2));
    QVERIFY2(json.endsWith(QStringLiteral("],\"tables\":2,\"minutes\":207}\n")), qPrintable(json));
}

void tst_draw::drawsEveryFormat()
{
    auto options = knockout(6);
    options.thirdPlace = true;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::singleElimination(6, true)));

    options = knockout(9);
    options.format = "double-elimination";
    options.singleFinal = true;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::doubleElimination(9, true)));

    options = knockout(9);
    options.format = "round-robin";
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::roundRobin(9, 1)));
    options.meetings = 2;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::roundRobin(9, 2)));

    options = knockout(9);
    options.format = "pools-playoff";
    options.pools = 3;
    options.advance = 2;
    options.wildcards = 2;
    options.meetings = 2;
    options.thirdPlace = true;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::poolsPlayoff(9, {3, 2, 2, 2, true})));

    options = knockout(9);
    options.format = "swiss";
    const auto first = bracket::firstSwissRound(9);
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::swiss(9, 4, {first})));
    options.rounds = 3;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::swiss(9, 3, {first})));
}

void tst_draw::refuses_data()
{
    QTest::addColumn<desk::DrawOptions>("options");
    const auto row = [](const char* name, const desk::DrawOptions& options) {
        QTest::newRow(name) << options;
    };
    row("no format", {});
    row("no entries", {.format = "single-elimination"});
    row("an unknown format", {.format = "knockout", .entries = 8});
    row("pools without their number", {.format = "pools-playoff", .entries = 8});
    row("pools without who advances", {.format = "pools-playoff", .entries = 8, .pools = 2});
    row("third-place with double-elimination",
        {.format = "double-elimination", .entries = 8, .thirdPlace = true});
    row("single-final with single-elimination",
        {.format = "single-elimination", .entries = 8, .singleFinal = true});
    row("pools with single-elimination", {.format = "single-elimination", .entries = 8, .pools = 2});
    row("advance with single-elimination", {.format = "single-elimination", .entries = 8, .advance = 2});
    row("wildcards with swiss", {.format = "swiss", .entries = 8, .wildcards = 2});
    row("rounds with single-elimination", {.format = "single-elimination", .entries = 8, .rounds = 2});
    row("meetings with single-elimination", {.format = "single-elimination", .entries = 8, .meetings = 2});
    row("one entry", {.format = "single-elimination", .entries = 1});
    row("one entry in swiss", {.format = "swiss", .entries = 1});
    row("a negative number", {.format = "swiss", .entries = -7});
    row("too many", {.format = "swiss", .entries = 2'000'000'000});
}

void tst_draw::refuses()
{
    QFETCH(desk::DrawOptions, options);
    const auto drawn = desk::draw(options);
    QVERIFY(!drawn);
    SAYS(wording::text(drawn.error()));
}

void tst_draw::namesStandInTheirOrder()
{
    const Before before;
    QCOMPARE(before.how().standings.value(),
             (std::vector<std::string>{"Team 3", "Team 4", "Team 1", "Team 2"}));
}

// The roster's own seeds are replaced, and the record has the seeds used, so the draw can be repeated.
void tst_draw::standingsGiveTheSeeds()
{
    const Before before;
    Registered tournament(seededRoster);
    QCOMPARE(tournament.draw(before.how()), QString());
    SAYS(drawn(tournament.now()));
    QVERIFY(desk::certificateOf(tournament.now())->repeats);
    QVERIFY(tournament.isOnDisk());
    const tournament::Setting& setting = *tournament.now().setting;
    QCOMPARE(tournament::team(setting, "T3")->seed.value_or(0), 1);
    QVERIFY(!tournament::team(setting, "T1")->seed);
    const auto seq = tournament.now().seq;
    QCOMPARE(tournament.draw(before.how()), QString());
    QCOMPARE(tournament.now().seq, seq + 1); // the seeds stand already
}

void tst_draw::theOthersMayBeDrawnAtRandom()
{
    const Before before;
    Registered tournament(seededRoster);
    desk::DrawSettings how = before.how();
    how.seeding = facts::Seeding::Random;
    QCOMPARE(tournament.draw(how), QString());
    MENTIONS(drawn(tournament.now()));
    QVERIFY(desk::certificateOf(tournament.now())->repeats);
}

void tst_draw::isAnnouncedBefore()
{
    const Before before;
    Registered tournament(seededRoster);
    QCOMPARE(tournament.draw(), QString());
    SAYS(drawn(tournament.now()));
    const auto look = desk::outlook(tournament.now(), before.how());
    QVERIFY(look && look->unknown == 2);
    MENTIONS(q(desk::outlookText(*look)));
    const auto redraw = desk::previewRedraw(tournament.now(), before.how(), tournaments::environment());
    QVERIFY(redraw && !redraw->changes.empty());
    QVERIFY(redraw->changes.front().after ==
            (std::vector<std::string>{"Team 3", "Team 4", "Team 1"})); // byes
}

void tst_draw::newTournamentsAreSeededToo()
{
    const Before before;
    const Folder folder;
    desk::NewTournament next = asked("unc", seededRoster);
    next.draw = before.how();
    const auto begun = folder.begin(next);
    QVERIFY2(begun, qPrintable(mistakes(begun)));
    SAYS(drawn(begun->desk.tournament()));
}

void tst_draw::refusesWhatGivesNoSeeds()
{
    const Before before;
    EmptyTournament tournament;
    SAYS(mistakes(
        desk::standingsIn(tournament.folder.path("tournament.courtside"), tournaments::environment())));
    QVERIFY(!desk::standingsIn(tournament.folder.path("nothing.courtside"), tournaments::environment()));
    QCOMPARE(tournament.import(fourTeams), QString());
    SAYS(tournament.draw(before.how()));
    QVERIFY(!tournament.now().setting->draw);
}

void tst_draw::isOfTheDrawOnRecord()
{
    Registered tournament(fiveTeams);
    QCOMPARE(tournament.draw(), QString());
    const auto first = desk::certificateOf(tournament.now());
    QVERIFY(first && first->repeats);
    SAYS(q(desk::methodInWords(first->draw)));
    SAYS(order(*first));
    QCOMPARE(first->way.size(), std::size_t{2});
    QCOMPARE(tournament.draw(byLot()), QString());
    const auto second = desk::certificateOf(tournament.now());
    QVERIFY(second && second->repeats);
    QCOMPARE(q(second->tournament), u"Fall Spades"_s);
    QCOMPARE(q(second->by), u"J. Park"_s);
    SAYS(q(desk::methodInWords(second->draw)));
    QCOMPARE(q(*second->draw.randomSeed), u"fall"_s);
    // Of three, "fall" draws Eights, Clubs, Aces, as another program has it.
    SAYS(order(*second));
    SAYS(listedOn(*second));
    QVERIFY(second->at > first->at);
}

void tst_draw::staysAsItWasDrawn()
{
    Registered tournament(fiveTeams);
    QCOMPARE(tournament.draw(byLot()), QString());
    const auto before = desk::certificateOf(tournament.now());
    desk::TeamEntry entry;
    entry.name = "Aces High";
    entry.seed = 7;
    entry.players = {{"P1", "Ana", {}}, {"P2", "Bo", {}}};
    QCOMPARE(tournament.change("T1", entry), QString());
    QVERIFY(desk::withdraw(tournament.desk, "J. Park", "T5", "had to go"));
    const auto after = desk::certificateOf(tournament.now());
    QVERIFY(after && after->repeats);
    QCOMPARE(listedOn(*after), listedOn(*before).replace(u"Aces"_s, u"Aces High"_s));
}

// An order that somebody wrote down: the way to it is not known here.
void tst_draw::saysWhenItCannotBeRepeated()
{
    Registered tournament(fiveTeams);
    facts::Draw draw;
    draw.teams = {"T5", "T4", "T3", "T2", "T1"};
    QVERIFY(
        tournament.desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(facts::Fact(draw)); }));
    const auto made = desk::certificateOf(tournament.now());
    QVERIFY(made && !made->repeats);
    SAYS(order(*made));
}

void tst_draw::isNoneBeforeTheDraw()
{
    EmptyTournament tournament;
    QVERIFY(!desk::certificateOf(tournament.now()));
    QCOMPARE(tournament.import(fiveTeams), QString());
    QVERIFY(!desk::certificateOf(tournament.now()));
}

TEST_CLASS(tst_draw)
#include "tst_draw.moc"
