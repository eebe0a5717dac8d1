// Teams with one affiliation are drawn apart, and where that cannot be it is said in words.
#include "emptynight.h"

#include "desk/apart.h"
#include "desk/certificate.h"
#include "desk/redraw.h"
#include "desk/show.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace rosternight;

namespace {

desk::HowDrawn apart(const char* seed = "fall")
{
    desk::HowDrawn how;
    how.seeding = facts::Seeding::Random;
    how.randomSeed = seed;
    how.apart = true;
    return how;
}

/// `A1, A2, …`, a team each, of these affiliations, the first with these seeds.
std::string roster(const std::vector<std::string>& halls, int seeded = 0)
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

QString lines(const std::vector<std::string>& all)
{
    QStringList words;
    for (const std::string& each : all)
        words << q(each);
    return words.join(u'\n');
}

QString onRecord(const EmptyNight& night)
{
    return lines(desk::apartInWords(*night.desk.night().setting));
}

QString affiliations(const EmptyNight& night)
{
    QStringList all;
    for (const night::Team& team : night.desk.night().setting->teams)
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

class tst_apart : public QObject {
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
    void isToldBeforeAnotherDraw();
    void staysRepeatableWhenATeamChanges();
    void standsInTheStatus();
    void anOlderWayIsNotTouched();
};

void tst_apart::comesFromTheRoster()
{
    EmptyNight night;
    QCOMPARE(night.import("Team,Name,Affiliation\nAces,Ana,West\nAces,Bo,west\nBags,Cy,East\nBags,Di,\n"
                          "Clubs,Ed,North\nClubs,Flo,South\nDeuces,Gus,\nDeuces,Hal,\n"),
             QString());
    QCOMPARE(affiliations(night), u"West, East, –, –"_s);
    const std::string ofTwo = "Team,Club,Player 1,Player 2,Residence 2\nAces,Chess,a,b,West\n";
    const auto preview = desk::previewRoster(EmptyNight().desk.night(), ofTwo, {});
    QCOMPARE(q(preview.rows.front().affiliation), QString());
    QVERIFY(preview.rows.front().warnings.empty()); // nobody asks for one
    desk::NightPlan limiting = plan();
    limiting.agreed = {"roster.limits=2 Chess"};
    const auto limited = desk::previewRoster(EmptyNight(limiting).desk.night(), ofTwo, {});
    QVERIFY(!limited.rows.front().warnings.empty());
    QVERIFY2(q(limited.rows.front().warnings.front()).contains(u"so the team has no affiliation"_s),
             limited.rows.front().warnings.front().c_str());
}

void tst_apart::isTheSameInWhateverOrderTheRowsCome()
{
    std::vector<std::string> rows{"Aces,Ana,West\n", "Aces,Bo,East\n", "Aces,Cy,West\n"};
    std::sort(rows.begin(), rows.end());
    do {
        EmptyNight night;
        QCOMPARE(night.import("Team,Name,Affiliation\n" + rows[0] + rows[1] + rows[2]), QString());
        QCOMPARE(affiliations(night), u"West"_s);
        EmptyNight oneByOne;
        for (const std::string& row : rows)
            QCOMPARE(oneByOne.import("Team,Name,Affiliation\n" + row), QString());
        QCOMPARE(affiliations(oneByOne), u"West"_s);
    } while (std::next_permutation(rows.begin(), rows.end()));
}

void tst_apart::isWrittenOneWay()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"West Hall", "WEST HALL", "east hall"})), QString());
    QCOMPARE(affiliations(night), u"West Hall, West Hall, east hall"_s);
    QCOMPARE(night.add(team("Late", "East Hall")), QString());
    QCOMPARE(night.import("Team,Name,Club\nMore,a,West hall\nMore,b,\n"), QString());
    QCOMPARE(affiliations(night), u"West Hall, West Hall, east hall, east hall, West Hall"_s);
    QVERIFY(night.isOnDisk());
}

void tst_apart::isTypedAndTakenAway()
{
    EmptyNight night;
    QCOMPARE(night.add(team("Aces", "Chess Club")), QString());
    QCOMPARE(affiliations(night), u"Chess Club"_s);
    desk::TeamEntry entry = team("Aces", "chess club"); // the only team that has it may write it anew
    entry.players = {{"P1", "Aces one", {}}, {"P2", "Aces two", {}}};
    QCOMPARE(night.change("T1", entry), QString());
    QCOMPARE(affiliations(night), u"chess club"_s);
    entry.affiliation.clear();
    QCOMPARE(night.change("T1", entry), QString());
    QCOMPARE(affiliations(night), u"–"_s);
    const long long before = night.desk.head().seq;
    QCOMPARE(night.change("T1", entry), QString());
    QCOMPARE(night.desk.head().seq, before);
    entry.affiliation = "West\nHall";
    QVERIFY(night.change("T1", entry).contains(u"affiliation"_s));
}

void tst_apart::partsTheFirstRound()
{
    for (const char* seed : {"1", "2", "3", "4", "5"}) {
        EmptyNight night;
        QCOMPARE(night.import(roster({"W", "W", "W", "W", "E", "E", "E", "E"})), QString());
        QCOMPARE(night.draw(apart(seed)), QString());
        const facts::Draw& draw = *night.desk.night().setting->draw;
        QCOMPARE(draw.version, 2);
        QCOMPARE(onRecord(night), u"two teams of one affiliation meet in the semifinals at the earliest"_s);
    }
}

void tst_apart::saysWhatCannotBe()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"W", "W", "W", "W", "W", "E", "", ""})), QString());
    const auto look = desk::outlook(night.desk.night(), apart());
    QVERIFY(look);
    QCOMPARE(lines(look->apart),
             u"W: 1 match of the first round between its own teams, since it has 5 of the 8 teams"_s);
    QCOMPARE(night.draw(apart()), QString());
    const QString said = onRecord(night);
    QVERIFY2(said.startsWith(u"W: Team "_s), qPrintable(said));
    QVERIFY2(said.endsWith(u" in the first round, since it has 5 of the 8 teams"_s), qPrintable(said));
    QCOMPARE(said.count(u" – "_s), 1);
    const auto certificate = desk::certificateOf(night.desk.night());
    QVERIFY(certificate && certificate->repeats);
    QCOMPARE(lines(certificate->apart), said);
    QCOMPARE(q(desk::methodInWords(certificate->draw)), u"by lot, affiliations apart, version 2"_s);
}

void tst_apart::saysWhoMeetsBesideSeeds()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"W", "E", "E", "W"}, 4)), QString());
    QCOMPARE(night.draw(apart()), QString());
    QCOMPARE(
        onRecord(night),
        u"E: Team 2 – Team 3 in the first round, since teams with seeds of their own keep their places\n"
        "W: Team 1 – Team 4 in the first round, since teams with seeds of their own keep their places"_s);
}

void tst_apart::partsPools()
{
    EmptyNight night("unc", facts::Format::PoolsPlayoff);
    QCOMPARE(night.import(roster({"W", "W", "W", "E", "E", "E", "E", "E", ""})), QString());
    desk::HowDrawn how = apart();
    how.pools = 3;
    how.advance = 1;
    const auto look = desk::outlook(night.desk.night(), how);
    QVERIFY(look);
    QCOMPARE(lines(look->apart),
             u"E: up to 2 of its teams in one pool, since it has 5 teams and there are 3 pools"_s);
    QCOMPARE(night.draw(how), QString());
    const QString said = onRecord(night);
    QCOMPARE(said.count(u" in pool "_s), 2);
    QVERIFY2(said.startsWith(u"E: Team "_s) && !said.contains(u'\n'), qPrintable(said));
    QVERIFY(desk::certificateOf(night.desk.night())->repeats);
}

void tst_apart::partsTheFirstRoundOfSwiss()
{
    EmptyNight night("unc", facts::Format::Swiss);
    QCOMPARE(night.import(roster({"W", "W", "E", "E", "N", "N", "S"})), QString());
    QCOMPARE(night.draw(apart()), QString());
    QCOMPARE(onRecord(night), u"no two teams of one affiliation meet in the first round"_s);
}

void tst_apart::isRefusedWhereItMeansNothing()
{
    EmptyNight night("unc", facts::Format::RoundRobin);
    QCOMPARE(night.import(roster({"W", "W", "E", "E"})), QString());
    QVERIFY2(night.draw(apart()).contains(u"everybody meets everybody"_s), qPrintable(night.draw(apart())));
    QVERIFY(!desk::choosable(facts::Format::RoundRobin).apart);
    EmptyNight other;
    QCOMPARE(other.import(roster({"W", "W", "E", "E"})), QString());
    desk::HowDrawn listed;
    listed.apart = true;
    QVERIFY(other.draw(listed).contains(u"only where lots are drawn"_s));
    QVERIFY(!other.desk.night().setting->draw);
}

void tst_apart::isToldBeforeAnotherDraw()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"W", "W", "W", "E"})), QString());
    QCOMPARE(night.draw(), QString());
    desk::HowDrawn how = apart();
    how.randomSeed.reset();
    const auto preview = desk::previewRedraw(night.desk.night(), how, nights::world());
    QVERIFY(preview && preview->how.randomSeed && preview->how.apart);
    QCOMPARE(preview->apart.size(), std::size_t{1});
    QVERIFY(q(preview->apart.front()).startsWith(u"W: Team "_s));
    const std::string text = desk::redrawText(*desk::outlook(night.desk.night(), how), *preview);
    QVERIFY2(q(text).contains(q(preview->apart.front()) + u'\n'), text.c_str());
    QVERIFY2(q(text).contains(u" --apart --apply makes this draw"_s), text.c_str());
    QCOMPARE(night.draw(preview->how), QString());
    QCOMPARE(onRecord(night), lines(preview->apart));
    QVERIFY(desk::howDrawn(*night.desk.night().setting->draw).apart);
}

void tst_apart::staysRepeatableWhenATeamChanges()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"W", "W", "W", "W", "E", "E", "E", "E"})), QString());
    QCOMPARE(night.draw(apart()), QString());
    const QString before = lines(desk::certificateOf(night.desk.night())->apart);
    desk::TeamEntry entry = team("Team 1", "E");
    entry.players = {{"P1", "a1", {}}, {"P2", "b1", {}}};
    QCOMPARE(night.change("T1", entry), QString());
    const auto after = desk::certificateOf(night.desk.night());
    QVERIFY(after->repeats);
    QCOMPARE(lines(after->apart), before);
    QCOMPARE(q(after->listed.front().affiliation), u"W"_s);
}

void tst_apart::standsInTheStatus()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"West Hall", ""})), QString());
    const QString status = q(desk::status(night.desk, desk::As::Json));
    QVERIFY2(status.contains(u"\"affiliation\":\"West Hall\""_s), qPrintable(status));
    QCOMPARE(status.count(u"\"affiliation\""_s), 2);
}

void tst_apart::anOlderWayIsNotTouched()
{
    EmptyNight night;
    QCOMPARE(night.import(roster({"W", "W", "W", "W", "E", "E", "E", "E"})), QString());
    desk::HowDrawn how = apart();
    how.apart = false;
    QCOMPARE(night.draw(how), QString());
    QCOMPARE(night.desk.night().setting->draw->version, 1);
    QCOMPARE(onRecord(night), QString());
    const auto certificate = desk::certificateOf(night.desk.night());
    QVERIFY(certificate->repeats && certificate->apart.empty());
    QCOMPARE(certificate->way.size(), std::size_t{6});
}

QTEST_APPLESS_MAIN(tst_apart)
#include "tst_apart.moc"
