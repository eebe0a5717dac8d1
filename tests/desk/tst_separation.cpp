// Teams with one affiliation are drawn apart; where that is impossible the draw says so.
#include "emptytournament.h"

#include "desk/drawing/certificate.h"
#include "desk/drawing/drawoutlook.h"
#include "desk/reports/status.h"
#include "golden/says.h"
#include "program/testclass.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

desk::DrawSettings apart(const char* seed = "fall")
{
    return {.seeding = facts::Seeding::Random, .randomSeed = seed, .apart = true};
}

/// `A1, A2, …`, a team each, of these affiliations, the first with these seeds.
std::string hallsText(const std::vector<std::string>& halls, int seeded = 0)
{
    std::string all = "Team,Hall,Player 1,Player 2,Seed\n";
    for (std::size_t i = 0; i < halls.size(); ++i) {
        const std::string n = std::to_string(i + 1);
        all.append("Team ").append(n).append(",").append(halls[i]);
        all.append(",a").append(n).append(",b").append(n).append(",");
        all.append(static_cast<int>(i) < seeded ? n : std::string()).append("\n");
    }
    return all;
}

QString linesOf(const std::vector<std::string>& all)
{
    QStringList words;
    for (const std::string& each : all)
        words << q(each);
    return words.join(u'\n');
}

QString onRecord(const EmptyTournament& tournament)
{
    return linesOf(desk::apartInWords(*tournament.now().setting));
}

QString affiliations(const EmptyTournament& tournament)
{
    QStringList all;
    for (const tournament::Team& team : tournament.now().setting->teams)
        all << (team.affiliation.empty() ? u"–"_s : q(team.affiliation));
    return all.join(u", "_s);
}

desk::TeamEntry team(const char* name, const char* affiliation)
{
    desk::TeamEntry entry;
    entry.name = name;
    entry.players = {{"", std::string(name) + " one", {}}, {"", std::string(name) + " two", {}}};
    entry.affiliation = affiliation;
    return entry;
}

} // namespace

class tst_separation : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void comesFromTheRoster();
    void isTheSameInWhateverOrderTheRowsCome();
    void isWrittenOneWay();
    void isTypedAndTakenAway();
    void partsTheFirstRound();
    void saysWhatCannotBe();
    void saysWhoMeetsBesideSeeds();
    void partsPools();
    void partsTheFirstRoundOfSwiss();
    void isRefusedWhereItMeansNothing();
    void isAnnouncedBeforeARedraw();
    void staysRepeatableWhenATeamChanges();
    void standsInTheStatus();
    void anOlderWayIsNotTouched();
};

void tst_separation::comesFromTheRoster()
{
    Registered tournament("Team,Name,Affiliation\nAces,Ana,West\nAces,Bo,west\nBags,Cy,East\nBags,Di,\n"
                          "Clubs,Ed,North\nClubs,Flo,South\nDeuces,Gus,\nDeuces,Hal,\n");
    QCOMPARE(affiliations(tournament), u"West, East, –, –"_s);
    const std::string ofTwo = "Team,Club,Player 1,Player 2,Residence 2\nAces,Chess,a,b,West\n";
    const auto preview = desk::previewRoster(EmptyTournament().desk.tournament(), ofTwo, {});
    QCOMPARE(q(preview.rows.front().affiliation), QString());
    QVERIFY(preview.rows.front().warnings.empty()); // nobody asks for one
    desk::TournamentPlan limiting = plan();
    limiting.agreed = {"roster.limits=2 Chess"};
    const auto limited = desk::previewRoster(EmptyTournament(limiting).desk.tournament(), ofTwo, {});
    QVERIFY(!limited.rows.front().warnings.empty());
    QVERIFY(limited.rows.front().warnings.front().code == "roster-affiliations-level");
}

void tst_separation::isTheSameInWhateverOrderTheRowsCome()
{
    std::vector<std::string> rows{"Aces,Ana,West\n", "Aces,Bo,East\n", "Aces,Cy,West\n"};
    std::sort(rows.begin(), rows.end());
    do {
        Registered tournament("Team,Name,Affiliation\n" + rows[0] + rows[1] + rows[2]);
        QCOMPARE(affiliations(tournament), u"West"_s);
        EmptyTournament oneByOne;
        for (const std::string& row : rows)
            QCOMPARE(oneByOne.import("Team,Name,Affiliation\n" + row), QString());
        QCOMPARE(affiliations(oneByOne), u"West"_s);
    } while (std::next_permutation(rows.begin(), rows.end()));
}

void tst_separation::isWrittenOneWay()
{
    Registered tournament(hallsText({"West Hall", "WEST HALL", "east hall"}));
    SAYS(affiliations(tournament));
    QCOMPARE(tournament.add(team("Late", "East Hall")), QString());
    QCOMPARE(tournament.import("Team,Name,Club\nMore,a,West hall\nMore,b,\n"), QString());
    SAYS(affiliations(tournament));
    QVERIFY(tournament.isOnDisk());
}

void tst_separation::isTypedAndTakenAway()
{
    EmptyTournament tournament;
    QCOMPARE(tournament.add(team("Aces", "Chess Club")), QString());
    QCOMPARE(affiliations(tournament), u"Chess Club"_s);
    desk::TeamEntry entry = team("Aces", "chess club"); // the only team that has it may write it again
    entry.players = {{"P1", "Aces one", {}}, {"P2", "Aces two", {}}};
    QCOMPARE(tournament.change("T1", entry), QString());
    QCOMPARE(affiliations(tournament), u"chess club"_s);
    entry.affiliation.clear();
    QCOMPARE(tournament.change("T1", entry), QString());
    QCOMPARE(affiliations(tournament), u"–"_s);
    const long long before = tournament.desk.head().seq;
    QCOMPARE(tournament.change("T1", entry), QString());
    QCOMPARE(tournament.desk.head().seq, before);
    entry.affiliation = "West\nHall";
    QVERIFY(tournament.change("T1", entry).contains(u"affiliation"_s));
}

void tst_separation::partsTheFirstRound()
{
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        Registered tournament(hallsText({"W", "W", "W", "W", "E", "E", "E", "E"}));
        QCOMPARE(tournament.draw(apart(seed)), QString());
        const facts::Draw& draw = *tournament.now().setting->draw;
        QCOMPARE(draw.version, 2);
        SAYS(onRecord(tournament));
    }
}

void tst_separation::saysWhatCannotBe()
{
    Registered tournament(hallsText({"W", "W", "W", "W", "W", "E", "", ""}));
    const auto look = desk::outlook(tournament.now(), apart());
    QVERIFY(look);
    SAYS(linesOf(look->apart));
    QCOMPARE(tournament.draw(apart()), QString());
    const QString said = onRecord(tournament);
    QVERIFY2(said.startsWith(u"W: Team "_s), qPrintable(said));
    MENTIONS(said);
    QCOMPARE(said.count(u" – "_s), 1);
    const auto certificate = desk::certificateOf(tournament.now());
    QVERIFY(certificate && certificate->repeats);
    QCOMPARE(linesOf(certificate->apart), said);
    SAYS(q(desk::methodInWords(certificate->draw)));
}

void tst_separation::saysWhoMeetsBesideSeeds()
{
    Registered tournament(hallsText({"W", "E", "E", "W"}, 4));
    QCOMPARE(tournament.draw(apart()), QString());
    SAYS(onRecord(tournament));
}

void tst_separation::partsPools()
{
    Registered tournament(hallsText({"W", "W", "W", "E", "E", "E", "E", "E", ""}), "unc",
                          facts::Format::PoolsPlayoff);
    desk::DrawSettings how = apart();
    how.pools = 3;
    how.advance = 1;
    const auto look = desk::outlook(tournament.now(), how);
    QVERIFY(look);
    SAYS(linesOf(look->apart));
    QCOMPARE(tournament.draw(how), QString());
    const QString said = onRecord(tournament);
    QCOMPARE(said.count(u" in pool "_s), 2);
    QVERIFY2(said.startsWith(u"E: Team "_s) && !said.contains(u'\n'), qPrintable(said));
    QVERIFY(desk::certificateOf(tournament.now())->repeats);
}

void tst_separation::partsTheFirstRoundOfSwiss()
{
    Registered tournament(hallsText({"W", "W", "E", "E", "N", "N", "S"}), "unc", facts::Format::Swiss);
    QCOMPARE(tournament.draw(apart()), QString());
    SAYS(onRecord(tournament));
}

void tst_separation::isRefusedWhereItMeansNothing()
{
    Registered tournament(hallsText({"W", "W", "E", "E"}), "unc", facts::Format::RoundRobin);
    MENTIONS(tournament.draw(apart()));
    QVERIFY(!desk::choosable(facts::Format::RoundRobin).apart);
    Registered other(hallsText({"W", "W", "E", "E"}));
    desk::DrawSettings listed;
    listed.apart = true;
    MENTIONS(other.draw(listed));
    QVERIFY(!other.now().setting->draw);
}

void tst_separation::isAnnouncedBeforeARedraw()
{
    Registered tournament(hallsText({"W", "W", "W", "E"}));
    QCOMPARE(tournament.draw(), QString());
    desk::DrawSettings how = apart();
    how.randomSeed.reset();
    const auto preview = desk::previewRedraw(tournament.now(), how, tournaments::environment());
    QVERIFY(preview && preview->how.randomSeed && preview->how.apart);
    QCOMPARE(preview->apart.size(), std::size_t{1});
    QVERIFY(q(preview->apart.front()).startsWith(u"W: Team "_s));
    const std::string text = desk::redrawText(*desk::outlook(tournament.now(), how), *preview);
    QVERIFY2(q(text).contains(q(preview->apart.front()) + u'\n'), text.c_str());
    MENTIONS(q(text));
    QCOMPARE(tournament.draw(preview->how), QString());
    QCOMPARE(onRecord(tournament), linesOf(preview->apart));
    QVERIFY(desk::drawSettings(*tournament.now().setting->draw).apart);
}

void tst_separation::staysRepeatableWhenATeamChanges()
{
    Registered tournament(hallsText({"W", "W", "W", "W", "E", "E", "E", "E"}));
    QCOMPARE(tournament.draw(apart()), QString());
    const QString before = linesOf(desk::certificateOf(tournament.now())->apart);
    desk::TeamEntry entry = team("Team 1", "E");
    entry.players = {{"P1", "a1", {}}, {"P2", "b1", {}}};
    QCOMPARE(tournament.change("T1", entry), QString());
    const auto after = desk::certificateOf(tournament.now());
    QVERIFY(after->repeats);
    QCOMPARE(linesOf(after->apart), before);
    QCOMPARE(q(after->listed.front().affiliation), u"W"_s);
}

void tst_separation::standsInTheStatus()
{
    Registered tournament(hallsText({"West Hall", ""}));
    const QString status = q(desk::status(tournament.desk, desk::As::Json));
    QVERIFY2(status.contains(u"\"affiliation\":\"West Hall\""_s), qPrintable(status));
    QCOMPARE(status.count(u"\"affiliation\""_s), 2);
}

void tst_separation::anOlderWayIsNotTouched()
{
    Registered tournament(hallsText({"W", "W", "W", "W", "E", "E", "E", "E"}));
    desk::DrawSettings how = apart();
    how.apart = false;
    QCOMPARE(tournament.draw(how), QString());
    QCOMPARE(tournament.now().setting->draw->version, 1);
    QCOMPARE(onRecord(tournament), QString());
    const auto certificate = desk::certificateOf(tournament.now());
    QVERIFY(certificate->repeats && certificate->apart.empty());
    QCOMPARE(certificate->way.size(), std::size_t{6});
}

TEST_CLASS(tst_separation)
#include "tst_separation.moc"
