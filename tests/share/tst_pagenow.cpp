// What people look for on the web page: their team, who plays now and next, the round that is on; and that it
// stays new and small.
#include "nasty.h"
#include "parsedpage.h"

#include "program/testclass.h"
#include "rules/words.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/record/names.h"

using namespace Qt::StringLiterals;
using namespace parsedpage;

class tst_pagenow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTeamIsFound_data();
    void everyTeamIsFound();
    void whoPlaysNowAndNext();
    void theCurrentRoundIsUnfolded();
    void itReloadsItselfUntilThereIsAChampion();
    void itSaysOfWhichZoneItsTimesAre();
    void aRoundRobinOf64IsSmall();
};

void tst_pagenow::everyTeamIsFound_data()
{
    QTest::addColumn<facts::Draw>("draw");
    QTest::addColumn<int>("teams");
    for (const int teams : {8, 23})
        for (const tournaments::Shape& shape : tournaments::shapesFor(teams))
            QTest::addRow("%s of %d", shape.name, teams) << shape.draw << teams;
}

// Each by its name, with a way to the match that it is at or plays next, or to where it stands.
void tst_pagenow::everyTeamIsFound()
{
    QFETCH(facts::Draw, draw);
    QFETCH(int, teams);
    const tournament::Tournament tournament = nasty::tournamentOf(draw, teams, 12, 200 + teams * 15);
    const Page page = parsed(share::page(tournament, options));
    const Element* section = page.withId(u"teams"_s);
    QVERIFY(section);
    for (const tournament::Standing& standing : tournament::standings(tournament)) {
        const QString name = q(rules::plain(tournament::teamName(tournament, standing.team)));
        QVERIFY2(section->text.contains(name), qPrintable(name));
        QVERIFY2(page.withId(u"team-"_s + q(standing.team)), qPrintable(name));
    }
    // Who sits at a table is sent there.
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        if (!match || !match->number || tournament::whereabouts(tournament)[match->teams.a].sits != match ||
            tournament::team(*tournament.setting, match->teams.a)->withdrawn)
            continue;
        bool isLinked = false;
        for (const Element& each : page.all(u"a"_s))
            isLinked =
                isLinked ||
                (each.attributes[u"href"_s] == u"#match-"_s + q(match->id) &&
                 each.text.startsWith(q(rules::plain(tournament::teamName(tournament, match->teams.a)))));
        QVERIFY2(isLinked, match->id.c_str());
    }
}

void tst_pagenow::whoPlaysNowAndNext()
{
    tournaments::LiveTournament live({"traditional", 8, 4, false, R"({"end.target":100})"});
    live.playOut("W1-1", 'a');
    QCOMPARE(live.call("W1-2", {3, {}}), "");
    QVERIFY(live.enter("W1-2", tournaments::handLine).starts_with("ok"));
    QCOMPARE(live.call("W1-3", {2, {}}), "");
    const Page page = parsed(share::page(live.desk().tournament(), options));
    const auto teams = [&](const char* id) {
        const tournament::Match& match = live.match(id);
        return std::pair(q(tournament::teamName(live.desk().tournament(), match.teams.a)),
                         q(tournament::teamName(live.desk().tournament(), match.teams.b)));
    };
    const QString now = page.withId(u"now"_s)->text;
    const QString next = page.withId(u"next"_s)->text;
    QVERIFY2(now.contains(teams("W1-2").first) && now.contains(teams("W1-2").second) &&
                 now.contains(u"able 3"_s),
             qPrintable(now));
    QVERIFY(!now.contains(teams("W1-3").first) && !now.contains(teams("W1-1").first));
    // Who is called comes before who may be, and that before who waits for an opponent.
    QVERIFY(next.indexOf(teams("W1-3").first) >= 0);
    QVERIFY(next.indexOf(teams("W1-4").first) > next.indexOf(teams("W1-3").first));
    QVERIFY(next.indexOf(teams("W1-1").first) > next.indexOf(teams("W1-4").first));
    // No match is told of twice: the bracket leads to the card.
    QCOMPARE(page.withId(u"bracket"_s)->text.count(u"Hands of match 2"_s), 0);
    QCOMPARE(now.count(u"Hands of match 2"_s), 1);
}

void tst_pagenow::theCurrentRoundIsUnfolded()
{
    tournaments::LiveTournament live({"traditional", 8, 4, false, R"({"end.target":100})"});
    const auto unfolded = [&] {
        QStringList all;
        for (const Element& each :
             parsed(share::page(live.desk().tournament(), options)).all(u"details"_s, u"round"_s))
            if (each.attributes.contains(u"open"_s))
                all << each.attributes[u"id"_s];
        return all;
    };
    QCOMPARE(unfolded(), QStringList{u"round-1"_s});
    live.playOutAll({"W1-1", "W1-2", "W1-3", "W1-4"}, 'a');
    QCOMPARE(unfolded(), QStringList{u"round-2"_s});
    live.playOutAll({"W2-1", "W2-2", "W3-1"}, 'a');
    QCOMPARE(unfolded(), QStringList{u"round-3"_s});
}

void tst_pagenow::itReloadsItselfUntilThereIsAChampion()
{
    tournaments::LiveTournament live(tournaments::shortGame);
    const auto isReloaded = [&] {
        const Page page = parsed(share::page(live.desk().tournament(), options));
        bool refreshes = false;
        for (const Element& each : page.all(u"meta"_s))
            refreshes = refreshes || each.attributes[u"http-equiv"_s] == u"refresh"_s;
        const QString style = page.all(u"body"_s).constFirst().attributes[u"class"_s];
        return std::pair(refreshes, style.split(u' ').contains(u"live"_s));
    };
    QCOMPARE(isReloaded(), std::pair(true, true));
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    QVERIFY(!tournament::champion(live.desk().tournament()).empty());
    QCOMPARE(isReloaded(), std::pair(false, false));
    QStringList states;
    for (const Element& each : parsed(share::page(live.desk().tournament(), options)).all(u"small"_s))
        states << each.text;
    QVERIFY2(states.contains(u"champion"_s) && states.contains(u"runner-up"_s) &&
                 !states.contains(u"place 2"_s),
             qPrintable(states.join(u'|')));
}

void tst_pagenow::itSaysOfWhichZoneItsTimesAre()
{
    tournaments::LiveTournament live;
    const auto updated = [&](int aheadMin) {
        share::PageOptions wanted = options;
        wanted.made.aheadMin = aheadMin;
        return parsed(share::page(live.desk().tournament(), wanted))
            .all(u"p"_s, u"updated"_s)
            .constFirst()
            .text;
    };
    const auto has = [&](int aheadMin, const QString& time) { return updated(aheadMin).contains(time); };
    QVERIFY2(has(-300, u"Nov 21, 2026, 2:42 PM UTC−5"_s), qPrintable(updated(-300)));
    QVERIFY2(has(345, u"Nov 22, 2026, 1:27 AM UTC+5:45"_s), qPrintable(updated(345)));
    QVERIFY2(has(0, u"7:42 PM UTC"_s), qPrintable(updated(0)));
}

// Of 2,016 matches: without a sheet it leaves room for the half a megabyte that the newest of them may fill.
void tst_pagenow::aRoundRobinOf64IsSmall()
{
    tournaments::Setup setup =
        nasty::setupOf(tournaments::drawOf(facts::Format::RoundRobin), 64, "traditional");
    tournaments::LiveTournament live(setup);
    const std::string before = share::page(live.desk().tournament(), options);
    QVERIFY2(before.size() < 1'000'000, std::to_string(before.size()).c_str());
    const auto inOrder = tournament::inOrder(live.desk().tournament());
    QCOMPARE(inOrder.size(), std::size_t{2016});
    const std::string first = inOrder.front()->id;
    const std::string last = inOrder.back()->id;
    live.playOut(first, 'a');
    const std::string text = share::page(live.desk().tournament(), options);
    keep(u"round-robin-of-64"_s, text);
    const Page page = parsed(text);
    QVERIFY2(page.wrong.isEmpty(), qPrintable(page.wrong));
    QCOMPARE(page.withId(u"match-"_s + q(first))->tag, u"details"_s); // with its sheet
    QCOMPARE(page.withId(u"match-"_s + q(last))->tag, u"div"_s);
}

TEST_CLASS(tst_pagenow)
#include "tst_pagenow.moc"
