// A whole tournament in the window, by keys and clicks alone: from an empty start to the champion, with
// bracket and standings on paper; and the same facts through the commands.
#include "atdesktop.h"

#include "app/program.h"
#include "paper/pdftext.h"
#include "place/place.h"
#include "tournament/queries/queue.h"
#include "tournament/ranking/standings.h"
#include "ui/newtournament/newtournamentscreen.h"
#include "ui/print/printscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/start/startscreen.h"
#include "ui/teams/teamsscreen.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>

class tst_wholetournament : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void isPlayedInTheWindow();
};

namespace {

// Hands as they are typed at UNC, where every partner bids: bids of A, bids of B, A's tricks; B's follow.
const QString tenForA = u"642211⏎"_s;   // A bids 10 and takes 11, which is worth 121; B is set
const QString tenForB = u"22642⏎"_s;    // the other way round
const QString nilMade = u"n43405⏎"_s;   // A's first partner goes nil and takes none
const QString nilFailed = u"n44325⏎"_s; // and here takes two
const QString setA = u"33345⏎"_s;       // A bids 6 and takes 5
const QString sixBags = u"223310⏎"_s;   // A bids 4 and takes 10

class PlayedTournament : public stage::WholeWindow {
public:
    PlayedTournament()
    {
        folder = QFileInfo(stage.path()).absolutePath();
        desktop.newTournament().documents = folder;
        desktop.teams().chooseFile = [] {
            return QString::fromStdString(place::inSource("resources/demo/roster.csv"));
        };
        desktop.print().setAskFile([](const QString& suggestion) { return suggestion; });
        desktop.window().QWidget::show();
        QTest::qWait(1);
    }

    void begin();
    void checkEverybodyIn();
    void callAll();
    void openSheet(const tournament::Match& match);
    void play(const std::string& id, const QStringList& hands);
    void agree(const std::string& id);
    QString saved(const QString& screen);

    QString folder;
};

void PlayedTournament::begin()
{
    person.press(Qt::Key_N);
    person.type(u"Residence Hall Spades"_s);
    auto* rules = person.find<QComboBox>(u"Rules"_s);
    rules->setFocus();
    while (rules->currentData().toString() != u"unc"_s)
        person.press(rules->currentIndex() < rules->findData(u"unc"_s) ? Qt::Key_Down : Qt::Key_Up);
    person.find<QLineEdit>(u"Supervisor on duty"_s)->setFocus();
    person.type(u"J. Park"_s);
    person.press(Qt::Key_Return, Qt::ControlModifier);
    person.press(Qt::Key_I, Qt::ControlModifier);
    person.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(tournament().setting->teams.size(), std::size_t(16));
    person.click(u"Draw"_s);
    QVERIFY(tournament().setting->draw.has_value());
}

// UNC checks IDs for each match.
void PlayedTournament::checkEverybodyIn()
{
    person.press(Qt::Key_3, Qt::ControlModifier);
    for (const tournament::Waiting& waiting : tournament::queue(tournament(), {}))
        for (const std::string& missing : waiting.missing)
            person.type(QString::fromStdString(tournament::personName(tournament(), missing)) +
                        u"⏎⏎"_s); // and the ID that was shown last
    for (const tournament::Waiting& waiting : tournament::queue(tournament(), {}))
        QVERIFY2(waiting.missing.empty(), qPrintable(person.said()));
}

void PlayedTournament::callAll()
{
    person.press(Qt::Key_1, Qt::ControlModifier);
    while (!tournament::queue(tournament(), {}).empty() && tournament::freeTable(tournament()))
        person.press(Qt::Key_Return);
}

void PlayedTournament::openSheet(const tournament::Match& match)
{
    person.press(Qt::Key_K, Qt::ControlModifier);
    person.type(u"match %1⏎"_s.arg(*match.number));
    QCOMPARE(desktop.sheets().current()->match(), QString::fromStdString(match.id));
}

void PlayedTournament::play(const std::string& id, const QStringList& hands)
{
    openSheet(match(id));
    person.type(u"q"_s); // A's first partner deals
    for (const QString& hand : hands) {
        const int before = tournament::handsOn(match(id));
        person.type(hand);
        QVERIFY2(tournament::handsOn(match(id)) == before + 1, qPrintable(hand + u": "_s + person.said()));
    }
}

void PlayedTournament::agree(const std::string& id)
{
    QVERIFY2(match(id).state == tournament::State::Ended, qPrintable(person.said()));
    person.press(Qt::Key_Space);
    person.press(Qt::Key_Tab);
    person.press(Qt::Key_Space);
    person.press(Qt::Key_Return);
    QCOMPARE(match(id).state, tournament::State::Final);
}

// The words of what that screen prints.
QString PlayedTournament::saved(const QString& screen)
{
    person.press(screen == u"Bracket"_s ? Qt::Key_5 : Qt::Key_6, Qt::ControlModifier);
    person.press(Qt::Key_P, Qt::ControlModifier);
    person.press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    const QString file = folder + u"/Residence Hall Spades-"_s + screen.toLower() + u".pdf"_s;
    if (!QTest::qWaitFor([&] { return QFileInfo::exists(file); }))
        return u"no "_s + file + u": "_s + person.said();
    return pdf::textOf(file, {u"-layout"_s});
}

/// What `status --json` says of the standings.
QString standingsIn(const QString& file)
{
    const program::Ran ran = program::run({u"status"_s, file, u"--json"_s});
    const qsizetype from = ran.out.indexOf(u"\"standings\""_s);
    const qsizetype to = ran.out.indexOf(u"\"champion\""_s);
    return from < 0 || to < from ? QString() : ran.out.mid(from, to - from);
}

} // namespace

void tst_wholetournament::isPlayedInTheWindow()
{
    qputenv("COURTSIDE_COMPARE_FOLD", "1");
    PlayedTournament live;
    live.begin();
    live.checkEverybodyIn();
    live.callAll();

    // One match hand by hand, as the table counted it, with what the sheet shows after each.
    live.play("W1-1", {});
    const struct {
        QString keys;
        int a;
        int b;
    } sheet[] = {{u"32436⏎"_s, 51, 70},
                 {nilMade, 152, 141},
                 {u"33335⏎"_s, 92, 203},
                 {u"24228⏎"_s, 154, 244},
                 {u"32436⏎"_s, 205, 314}};
    for (const auto& hand : sheet) {
        live.person.type(hand.keys.chopped(1)); // not on record yet: the row shows what it would come to
        live.person.press(Qt::Key_Return);
        QCOMPARE(tournament::result(live.match("W1-1")).score.a, hand.a);
        QCOMPARE(tournament::result(live.match("W1-1")).score.b, hand.b);
        QVERIFY2(live.person.said().contains(u"side B"_s) || live.person.said().contains(u"Why"_s),
                 qPrintable(live.person.said()));
    }
    live.agree("W1-1");

    live.play("W1-2", {nilFailed, tenForA, tenForA, tenForA});
    live.agree("W1-2");
    live.play("W1-3", {setA, sixBags, tenForB, tenForB, tenForB});
    live.agree("W1-3");

    live.play("W1-4", {tenForA});
    live.person.press(Qt::Key_F4);
    live.person.click(u"No face card"_s);
    live.person.press(Qt::Key_Return); // who called it is missing
    MENTIONS(live.person.said());
    live.person.press(Qt::Key_Space);
    live.person.press(Qt::Key_Return);
    live.person.type(tenForA + tenForA);
    live.agree("W1-4");

    live.play("W1-5", {tenForA});
    live.person.press(Qt::Key_F5);
    live.person.press(Qt::Key_Return);
    live.agree("W1-5");

    live.openSheet(live.match("W1-6"));
    live.person.press(Qt::Key_F6);
    live.person.press(Qt::Key_Space); // the first side advances
    live.person.click(u"No-show"_s);
    live.person.find<QLineEdit>(u"Reason"_s)->setFocus();
    live.person.type(u"nobody came by 7:25⏎"_s);
    QCOMPARE(live.match("W1-6").state, tournament::State::Final);
    QVERIFY(live.match("W1-6").outcome == tournament::Outcome::NoShow);

    for (const char* id : {"W1-7", "W1-8"}) {
        live.play(id, {tenForA, tenForA, tenForA});
        live.agree(id);
    }
    for (const QStringList& round :
         {QStringList{u"W2-1"_s, u"W2-2"_s, u"W2-3"_s, u"W2-4"_s}, {u"W3-1"_s, u"W3-2"_s}}) {
        live.checkEverybodyIn();
        live.callAll();
        for (const QString& id : round) {
            live.play(id.toStdString(), {tenForB, tenForB, tenForB});
            live.agree(id.toStdString());
        }
    }
    live.checkEverybodyIn();
    live.callAll();
    QCOMPARE(live.match("W4-1").rules->id, std::string("unc-championship"));
    live.play("W4-1", {tenForA, tenForA});
    QCOMPARE(tournament::result(live.match("W4-1")).score.a,
             402); // 10 for 200, and 300 is not enough in the final
    live.person.type(tenForA);
    live.agree("W4-1");
    const std::string champion = tournament::champion(live.tournament());
    QVERIFY(!champion.empty());
    const QString name = QString::fromStdString(tournament::teamName(live.tournament(), champion));
    live.person.press(Qt::Key_5, Qt::ControlModifier);
    QVERIFY2(live.person.said().contains(name), qPrintable(live.person.said()));

    const QString bracket = live.saved(u"Bracket"_s);
    const QString standings = live.saved(u"Standings"_s);
    for (const tournament::Team& team : live.tournament().setting->teams) {
        const QString known = QString::fromStdString(team.name).left(16); // longer ones may be shortened
        QVERIFY2(bracket.contains(known), qPrintable(bracket));
        QVERIFY2(standings.contains(known), qPrintable(standings));
    }
    MENTIONS(bracket);
    QVERIFY(bracket.contains(u"603"_s));

    const QString file = live.desktop.session().shown().file;
    const QString copy = live.folder + u"/again.courtside"_s;
    const program::Ran log = program::run({u"log"_s, file, u"--json"_s});
    const program::Ran again = program::run({u"do"_s, copy}, log.out.toUtf8());
    QCOMPARE(again.exit, 0);
    QVERIFY(!standingsIn(file).isEmpty());
    QCOMPARE(standingsIn(copy), standingsIn(file));
}

TEST_CLASS(tst_wholetournament)
#include "tst_wholetournament.moc"
