// A roster file is imported again, the same or a newer one: nobody is doubled, nobody is dropped silently,
// and an ID that two people share must be explained.
#include "emptytournament.h"

#include "desk/drawing/drawlater.h"
#include "desk/play/table.h"
#include "desk/reports/report.h"
#include "desk/rulings/conduct.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/record/facttext.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace rostertournament;

namespace {

/// `2 changed: …; 0 absent Nil (Cy)`
QString previewText(const desk::RosterPreview& preview)
{
    using Standing = desk::RosterRow::Standing;
    static const std::map<Standing, QString> words = {{Standing::New, u"new"_s},
                                                      {Standing::Changed, u"changed"_s},
                                                      {Standing::Same, u"same"_s},
                                                      {Standing::Absent, u"absent"_s}};
    QStringList lines;
    for (const desk::RosterRow& row : preview.rows) {
        QStringList says;
        for (const auto& all :
             {wording::inFull(row.mistakes), wording::texts(row.warnings), wording::texts(row.changes)})
            for (const std::string& one : all)
                says << q(one);
        if (row.standing == Standing::Absent)
            for (const std::string& player : row.players)
                says << q(player);
        lines << u"%1 %2 %3: %4"_s.arg(row.line).arg(words.at(row.standing), q(row.team), says.join(u", "_s));
    }
    return lines.join(u'\n');
}

struct Imported : EmptyTournament {
    explicit Imported(const char* venue = "unc") : EmptyTournament(venue)
    {
        if (!import(fourTeams).isEmpty())
            qFatal("the four teams were not taken");
    }
    desk::RosterPreview look(const std::string& roster, const roster::Options& choices = {}) const
    {
        return desk::previewRoster(desk.tournament(), roster, choices);
    }
    long long seq() const { return desk.head().seq; }
    QString cards() const
    {
        QStringList all;
        for (const auto& [id, person] : desk.tournament().setting->people)
            all << q(id + (person.cardHash.empty() ? "-" : "+") + person.cardEnd);
        return all.join(u' ');
    }
};

roster::Options saying(roster::SameId::What what, const char* reason = "")
{
    roster::Options choices;
    choices.sameId = {{{2, 2}, {what, reason}}};
    return choices;
}

bool warnsOfAnotherKey(const desk::RosterPreview& preview)
{
    return std::count(preview.warnings.begin(), preview.warnings.end(),
                      message::Message{"roster-ids-of-another-machine"}) == 1;
}

const std::string shared = "Team,Name,ID\nNil by Mouth,Max,730114820\n"; // the ID is Ana Ruiz's of Full House

} // namespace

class tst_rosteragain : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void theSameFileChangesNothing();
    void aNamesakeOfAnotherTeamIsSaid();
    void aNewerFileSaysWhatIsNewAndWhatIsOther();
    void playersAreKnownByTheirId();
    void aTeamIsKnownByItsPlayersIds();
    void whoIsNotInTheFileStays();
    void missingColumnsChangeNothing();
    void onlyRealChangesAreReported();
    void aFewRowsDoNotTakeTheTeamsAffiliation();
    void seedsChangePlaces();
    void aSeedIsNobodyElses();
    void anIdOfAnotherTeamIsAsked();
    void anIdOfATeamThatWithdrewIsAskedToo();
    void theSamePersonComesOver();
    void theSamePersonStays();
    void theRightIdIsTyped();
    void twoPeopleKeepOneIdWithAReason();
    void aSecondIdInTheFileIsAskedToo();
    void aNameOfTheSameTeamIsAskedToo();
    void aTeamIsFixedAfterTheDraw();
    void whoHasSatDownStaysSeated();
    void aMachineWithoutTheKeyLeavesTheCards();
    void aMachineWithAnotherKeyLeavesTheCards();
    void nothingOfTheFileIsKeptThatHoldsNothing();
};

void tst_rosteragain::theSameFileChangesNothing()
{
    Imported tournament;
    const long long before = tournament.seq();
    const auto preview = tournament.look(fourTeams);
    SAYS(previewText(preview));
    QVERIFY(preview.again && preview.good());
    QCOMPARE(preview.fresh + preview.changed + preview.absent, 0);
    QCOMPARE(tournament.import(fourTeams), QString());
    QCOMPARE(tournament.seq(), before);
    // Another layout, other spelling, and names without IDs find the same people.
    QCOMPARE(tournament.import("Team,Name\nFULL HOUSE,ana  ruiz\nfull house,Ben Oyelaran\n").left(30),
             QString());
    QCOMPARE(tournament.now().setting->people.size(), std::size_t{8});
    QCOMPARE(tournament.now().setting->teams.size(), std::size_t{4});
}

void tst_rosteragain::aNewerFileSaysWhatIsNewAndWhatIsOther()
{
    Imported tournament;
    const std::string newer = "Team,Player 1,ID 1,Player 2,ID 2,Player 3,Seed\n"
                              "Full House,Ana Ruiz,730114820,Ben Oyelaran,,Zoe Zed,1\n"
                              "Spade Runners,Cy Dale,730200111,Di Ngo-Smith,W9988776,,\n"
                              "Nil by Mouth,Ed Foss,730114999,Fay Gil,,,\n"
                              "Late Comers,Ida Jo,,Kay Lim,,,\n";
    const auto preview = tournament.look(newer);
    SAYS(previewText(preview));
    QCOMPARE(preview.fresh, 1);
    QCOMPARE(preview.changed, 3);
    QCOMPARE(preview.absent, 1);
    QCOMPARE(tournament.import(newer), QString());
    SAYS(tournament.teams());
    QVERIFY(tournament.isOnDisk());
    const long long before = tournament.seq();
    QCOMPARE(tournament.import(newer), QString());
    QCOMPARE(tournament.seq(), before);
}

// The same warning as when a team is added by hand.
void tst_rosteragain::aNamesakeOfAnotherTeamIsSaid()
{
    Imported tournament;
    const std::string newer = "Team,Name\nNil by Mouth,Ana Ruiz\nNil by Mouth,Ed Foss\n";
    const QString said = previewText(tournament.look(newer));
    MENTIONS(said);
    QCOMPARE(said.count(u"also the name"_s), 1);
    QCOMPARE(tournament.import(newer), QString()); // it may be
}

void tst_rosteragain::playersAreKnownByTheirId()
{
    Imported tournament;
    QCOMPARE(
        tournament.import("Team,Name,ID\nFull House,Anne Ruiz,730114820\nFull House,Ben Oyelaran,0042\n"),
        QString());
    SAYS(tournament.teams().section(u'\n', 0, 0));
    // Another number for the same name of the same team replaces the first.
    const std::string other = "Team,Name,ID\nFull House,Anne Ruiz,730114821\nFull House,Ben Oyelaran,0042\n";
    MENTIONS(previewText(tournament.look(other)));
    QCOMPARE(tournament.import(other), QString());
    QVERIFY2(tournament.cards().startsWith(u"P1+821 "_s), qPrintable(tournament.cards()));
}

void tst_rosteragain::aTeamIsKnownByItsPlayersIds()
{
    Imported tournament;
    const std::string renamed =
        "Team,Player 1,ID 1,Player 2,ID 2\nFuller House,Ana Ruiz,730114820,Ben O.,0042\n";
    MENTIONS(previewText(tournament.look(renamed)));
    QCOMPARE(tournament.import(renamed), QString());
    SAYS(tournament.teams().section(u'\n', 0, 0));
}

void tst_rosteragain::whoIsNotInTheFileStays()
{
    Imported tournament;
    const std::string swapped = "Team,Name\nNil by Mouth,Fay Gil\nNil by Mouth,New One\n";
    SAYS(previewText(tournament.look(swapped)).section(u'\n', 0, 4));
    QCOMPARE(tournament.import(swapped), QString());
    SAYS(tournament.teams().section(u'\n', 2, 2));
}

void tst_rosteragain::missingColumnsChangeNothing()
{
    Registered tournament("Team,Name,ID,Seed,Hall\nNil,Ana,730114820,3,West\nNil,Bo,,,\n");
    const long long before = tournament.desk.head().seq;
    QCOMPARE(tournament.import("Team,Name\nNil,Ana\nNil,Bo\n"), QString());
    QCOMPARE(tournament.desk.head().seq, before);
    SAYS(tournament.teams());
    QVERIFY(!tournament.now().setting->people.at("P1").cardHash.empty());
}

// A file with some of a team's players removes nobody, and another spelling of an affiliation is no change.
void tst_rosteragain::onlyRealChangesAreReported()
{
    Registered tournament("Team,Name,Hall\nNil,Ana,West\nNil,Bo,West\nNil,Cy,East\n");
    const auto says = [&](const char* roster) {
        return previewText(desk::previewRoster(tournament.now(), roster)).section(u'\n', 0, 0);
    };
    QCOMPARE(says("Team,Name\nNil,Ana\n"), u"2 same Nil: "_s);
    QCOMPARE(says("Team,Name,Hall\nNil,Ana,WEST\n"), u"2 same Nil: "_s);
    SAYS(says("Team,Name,Hall\nNil,Ana,West\nNil,Cy,East\n").left(30));
    SAYS(says("Team,Name,Hall\nNil,Ana,North\nNil,Bo,\n")); // three alike: the team stays of what it is
    SAYS(says("Team,Name\nAlone,Zoe\n"));
}

// A player without an affiliation of their own counts for the team's.
void tst_rosteragain::aFewRowsDoNotTakeTheTeamsAffiliation()
{
    EmptyTournament tournament;
    const auto of = [&] { return q(tournament.now().setting->teams.front().affiliation); };
    QCOMPARE(tournament.add({"Nil", {}, {{{}, "Ana", {}}, {{}, "Bo", {}}, {{}, "Cy", {}}}, "West"}),
             QString());
    QCOMPARE(tournament.import("Team,Name,Hall\nNil,Ana,North\n"), QString());
    QCOMPARE(of(), u"West"_s);
    QCOMPARE(q(tournament.now().setting->people.at("P1").affiliation), u"North"_s);
    QCOMPARE(tournament.import("Team,Name,Hall\nNil,Ana,North\nNil,Bo,South\n"), QString());
    QCOMPARE(of(), u"West"_s); // one each
    QCOMPARE(tournament.import("Team,Name,Hall\nNil,Ana,North\nNil,Bo,North\n"), QString());
    QCOMPARE(of(), u"North"_s);
}

void tst_rosteragain::seedsChangePlaces()
{
    Registered tournament("Team,Name,Seed\nA,Ana,1\nB,Bo,2\n");
    QCOMPARE(tournament.import("Team,Name,Seed\nA,Ana,2\nB,Bo,1\n"), QString());
    SAYS(tournament.teams());
}

void tst_rosteragain::aSeedIsNobodyElses()
{
    Registered tournament("Team,Name,Seed\nA,Ana,1\nB,Bo,2\n");
    SAYS(tournament.import("Team,Name,Seed\nC,Cy,2\n"));
    SAYS(tournament.import("Team,Name,Seed\nC,Cy,2\nB,Bo,\n"));
}

void tst_rosteragain::anIdOfAnotherTeamIsAsked()
{
    Imported tournament;
    const auto preview = tournament.look(shared);
    QVERIFY(!preview.good());
    QVERIFY(preview.rows[0].question.has_value());
    const roster::Clash& asked = *preview.rows[0].question;
    SAYS(q(asked.name + '/' + asked.team + '/' + asked.other + '/' + asked.otherTeam));
    QVERIFY(asked.mayMove);
    SAYS(tournament.import(shared));
}

void tst_rosteragain::anIdOfATeamThatWithdrewIsAskedToo()
{
    Imported tournament;
    QCOMPARE(tournament.draw(), QString());
    QVERIFY(desk::withdraw(tournament.desk, "J. Park", "T1", "went home"));
    SAYS(tournament.import(shared));
    QCOMPARE(tournament.import(shared, saying(roster::SameId::What::There)), QString());
}

void tst_rosteragain::theSamePersonComesOver()
{
    Imported tournament;
    QCOMPARE(tournament.import(shared, saying(roster::SameId::What::Here)), QString());
    SAYS(tournament.teams());
    QCOMPARE(tournament.now().setting->people.size(), std::size_t{8});
    QVERIFY(tournament.isOnDisk());
}

void tst_rosteragain::theSamePersonStays()
{
    Imported tournament;
    const long long before = tournament.seq();
    QCOMPARE(tournament.import(shared, saying(roster::SameId::What::There)), QString());
    QCOMPARE(tournament.seq(), before);
}

void tst_rosteragain::theRightIdIsTyped()
{
    Imported tournament;
    roster::Options choices;
    choices.corrected = {{{2, 2}, "730114899"}};
    QCOMPARE(tournament.import(shared, choices), QString());
    QVERIFY2(tournament.cards().endsWith(u"P9+899"_s), qPrintable(tournament.cards()));
}

void tst_rosteragain::twoPeopleKeepOneIdWithAReason()
{
    Imported tournament;
    using What = roster::SameId::What;
    QVERIFY(!tournament.import(shared, saying(What::Apart)).isEmpty()); // not without a reason
    SAYS(tournament.import(shared, saying(What::Apart, "it is 730114820")));
    QCOMPARE(tournament.import(shared, saying(What::Apart, "twins; card shown to J. Park")), QString());
    QVERIFY2(tournament.cards().endsWith(u"P9-"_s), qPrintable(tournament.cards()));
    const auto& incidents = tournament.now().setting->incidents;
    QCOMPARE(incidents.size(), std::size_t{1});
    SAYS(q(incidents[0].incident.reason));
    SAYS(q(wording::reasonText(incidents[0].incident)));
    QCOMPARE(incidents[0].incident.person, std::optional<std::string>("P9"));
    QCOMPARE(q(incidents[0].stamp.by), u"J. Park"_s);
    const std::vector<desk::ReportedException> exceptions = desk::exceptionsIn(tournament.now());
    QCOMPARE(exceptions.size(), std::size_t{1});
    MENTIONS(exceptions.front().text);
    QVERIFY(tournament.isOnDisk());
    const long long before = tournament.seq();
    QCOMPARE(tournament.import(shared), QString()); // it is on record, and not asked again
    QCOMPARE(tournament.seq(), before);
}

void tst_rosteragain::aSecondIdInTheFileIsAskedToo()
{
    EmptyTournament tournament;
    const std::string roster = "Team,Name,ID\nA,Ana,730114820\nA,Bo,\nB,Cy,730114820\nB,Di,\n";
    const auto preview = desk::previewRoster(tournament.now(), roster);
    QVERIFY(preview.rows[2].question && !preview.rows[0].question);
    roster::Options choices;
    choices.sameId = {{{4, 2}, {roster::SameId::What::Apart, "cousins"}}};
    QCOMPARE(tournament.import(roster, choices), QString());
    SAYS(tournament.teams());
    QCOMPARE(tournament.now().setting->incidents.size(), std::size_t{1});
}

void tst_rosteragain::aNameOfTheSameTeamIsAskedToo()
{
    Imported tournament;
    const auto preview = tournament.look("Team,Name,ID\nFull House,Ben Oyelaran,730114820\n");
    QVERIFY2(preview.rows[0].question.has_value(), qPrintable(previewText(preview)));
}

void tst_rosteragain::aTeamIsFixedAfterTheDraw()
{
    Imported tournament;
    QCOMPARE(tournament.draw(), QString());
    const std::string newer = "Team,Name,ID,Seed\nFull House,Anna Ruiz,730114820,1\nFull House,Ben "
                              "Oyelaran,,\nLate,Lea,,\nLate,Max,,\n";
    MENTIONS(previewText(tournament.look(newer)));
    QCOMPARE(tournament.import(newer, {{4, 5}}), QString());
    SAYS(tournament.teams().section(u'\n', 0, 0));
    SAYS(tournament.import(shared, saying(roster::SameId::What::Here)));
}

void tst_rosteragain::whoHasSatDownStaysSeated()
{
    Imported tournament("classic"); // asks for no ID
    QCOMPARE(tournament.draw(), QString());
    desk::CallOptions options;
    options.table = 1;
    for (const tournament::Match* match : tournament::inOrder(tournament.now()))
        if (match->teams.a == "T1" || match->teams.b == "T1") {
            const std::string id = match->id;
            QCOMPARE(mistakes(desk::call(tournament.desk, "J. Park", id, options)), QString());
            break;
        }
    const std::string newer = "Team,Name\nFull House,Zoe Zed\nFull House,Ben Oyelaran\n";
    MENTIONS(previewText(tournament.look(newer)));
    QCOMPARE(tournament.import(newer), QString());
    SAYS(tournament.teams().section(u'\n', 0, 0));
}

// Its IDs cannot be told there: players are known by name, and what is kept of their IDs stays.
void tst_rosteragain::aMachineWithoutTheKeyLeavesTheCards()
{
    Imported tournament;
    QVERIFY(QFile::remove(q(tournament.folder.path("card.key"))));
    const auto preview = tournament.look(fourTeams);
    QVERIFY2(preview.good() && preview.changed == 0 && preview.fresh == 0, qPrintable(previewText(preview)));
    QVERIFY(warnsOfAnotherKey(preview));
    const long long before = tournament.seq();
    QCOMPARE(tournament.import(fourTeams), QString());
    QCOMPARE(tournament.seq(), before);
    QVERIFY(!tournament.folder.has("card.key"));
}

void tst_rosteragain::aMachineWithAnotherKeyLeavesTheCards()
{
    Imported tournament;
    QVERIFY(!warnsOfAnotherKey(tournament.look(fourTeams)));
    QFile key(q(tournament.folder.path("card.key")));
    QVERIFY(key.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(key.write(QByteArray(32, 'k')), qint64{32});
    key.close();
    QVERIFY(warnsOfAnotherKey(tournament.look(fourTeams)));
    const QString cards = tournament.cards();
    const std::string hash = tournament.now().setting->people.at("P1").cardHash;
    const std::string newer = "Team,Name,ID\nFull House,Ana Ruiz,730114820\nFull House,Zoe Zed,730114777\n";
    QVERIFY(warnsOfAnotherKey(tournament.look(newer)));
    QCOMPARE(tournament.import(newer), QString());
    QCOMPARE(tournament.cards(), cards + u" P9-"_s); // nor is the ID of who is new
    QCOMPARE(q(tournament.now().setting->people.at("P1").cardHash), q(hash));
}

void tst_rosteragain::nothingOfTheFileIsKeptThatHoldsNothing()
{
    Registered tournament("Team,Name,Student ID,Email,Phone,Notes\n"
                          "Nil,Ana,730114820,ana@example.edu,919-555-0123,allergic to peanuts\n"
                          "Nil,Bo,730114821,bo@example.edu,919-555-0124,pays cash\n");
    QVERIFY(tournament.isOnDisk());
    int files = 0;
    bool isThere = false;
    const QDir folder = QFileInfo(q(tournament.folder.path("tournament.courtside"))).dir();
    for (const QFileInfo& info : folder.entryInfoList(QDir::Files)) {
        QFile file(info.filePath());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray all = file.readAll();
        ++files;
        isThere = isThere || all.contains("Nil");
        for (const char* secret : {"peanuts", "cash", "919-555", "5550123", "example.edu", "730114820",
                                   "73011482", "114821", "Phone", "Notes"})
            QVERIFY2(!all.contains(secret), qPrintable(info.fileName() + u' ' + QLatin1String(secret)));
    }
    QVERIFY(files >= 2 && isThere); // the tournament and the key; what is sought would be found
}

TEST_CLASS(tst_rosteragain)
#include "tst_rosteragain.moc"
