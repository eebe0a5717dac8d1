// At check-in: a name or a card, Enter, the next one.
#include "atcheckin.h"

#include "desk/drawing/drawfacts.h"
#include "desk/play/table.h"
#include "tournament/model/lineup.h"

using namespace atcheckin;

namespace {

/// Whether the key that leads to Teams is shown.
bool namesKeyOfTeams(const QWidget& screen)
{
    return stage::hintOf(screen, session::shown(session::Key::ToTeams));
}

} // namespace

class tst_checkin : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void checksInEverybodyByKeys();
    void narrowsWhileTyping();
    void pagesThroughTheList();
    void asksWhichId_data();
    void asksWhichId();
    void enterTakesTheVenuesFirstId();
    void takesTheOneKindThereIs();
    void readsACard();
    void readsANameWithADigit();
    void readsAnIdWithLetters();
    void leavesUndoToTheWindow();
    void leavesTheFocusWhereItIs();
    void choosesByTheKeypadToo();
    void readsNoCardWhileItAsks_data();
    void readsNoCardWhileItAsks();
    void forgetsTheTournamentBefore();
    void takesACheckInBack();
    void saysWhoIsNotExpected();
    void refusesTwice();
    void theNextNameReplacesTheLast();
    void doesNothingOnAnEmptyField();
    void goesByArrows();
    void goesFromOneToTheNextWhoIsMissing();
    void namesWhoIsMissingByTheirNextMatch();
    void namesEverybodyWhoIsMissing();
    void whoHasPlayedShowsTheirIdAgain();
    void saysThatTheDrawComesFirst();
    void saysItNoMoreOnceTheDrawIsMade();
    void saysWhatToDoBeforeThereAreTeams();
    void saysWhomTheVenueLetsPlay();
    void looksRight();
};

void tst_checkin::checksInEverybodyByKeys()
{
    FrontDesk front;
    SAYS(front.counter());
    // The first two of each team, by the beginnings of what they are called.
    const std::vector<tournament::Team> teams = front.tournament().setting->teams;
    for (const tournament::Team& team : teams)
        for (int i = 0; i < 2; ++i) {
            const std::string& id = team.players[static_cast<std::size_t>(i)];
            front.come(QString::fromStdString(front.tournament().setting->people.at(id).name));
            front.show('1');
            MENTIONS(front.said());
            QCOMPARE(front.field(), QString());
            QCOMPARE(front.focus(), front.screen.findChild<QLineEdit*>());
        }
    SAYS(front.counter());
    QVERIFY(front.rows(u"not checked in, by match"_s).isEmpty());
    MENTIONS(front.said());
}

void tst_checkin::narrowsWhileTyping()
{
    FrontDesk front;
    QCOMPARE(front.rows(u"players"_s).size(), 34);
    front.type(u"zo"_s);
    QCOMPARE(front.rows(u"players"_s), QStringList{u"Zoë Faßbinder"_s});
    front.key(Qt::Key_Escape);
    QCOMPARE(front.rows(u"players"_s).size(), 34);
    front.type(u"nil"_s); // two teams
    QCOMPARE(front.rows(u"players"_s).size(), 4);
    front.type(u" by"_s);
    QCOMPARE(front.rows(u"players"_s), (QStringList{u"Siobhán O’Connor"_s, u"Priya Raghunathan"_s}));
}

void tst_checkin::pagesThroughTheList()
{
    FrontDesk front;
    const auto* players = stage::called<kit::RowTable>(front.screen, u"players"_s);
    QVERIFY(players);
    front.key(Qt::Key_Down);
    const int first = players->currentRow();
    QCOMPARE(first, 0);
    front.key(Qt::Key_PageDown);
    const int page = players->currentRow() - first;
    QVERIFY2(page > 2 && page < 33, qPrintable(QString::number(page)));
    front.key(Qt::Key_PageDown);
    QCOMPARE(players->currentRow(), qMin(33, first + 2 * page));
    front.key(Qt::Key_PageUp);
    front.key(Qt::Key_PageUp);
    front.key(Qt::Key_PageUp);
    QCOMPARE(players->currentRow(), 0);
}

void tst_checkin::asksWhichId_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("number, Enter") << int(Qt::Key_2);
    QTest::newRow("enter") << int(Qt::Key_Return);
}

void tst_checkin::asksWhichId()
{
    QFETCH(int, key);

    FrontDesk front;
    front.come(u"ana"_s);
    MENTIONS(front.said());
    QVERIFY(front.tournament().setting->people.at("P1").arrivals.empty());
    front.key(key);
    if (key != Qt::Key_Return)
        front.key(Qt::Key_Return);
    SAYS(QString::fromStdString(front.arrival("P1").shown));
    MENTIONS(front.said());
}

void tst_checkin::enterTakesTheVenuesFirstId()
{
    FrontDesk front;
    front.come(u"ana"_s);
    front.show('2');
    front.come(u"tyr"_s);
    front.key(Qt::Key_Return); // not what the one before has shown
    QVERIFY(front.arrival("P2").shown != front.arrival("P1").shown);
}

void tst_checkin::takesTheOneKindThereIs()
{
    FrontDesk front("mckendree");
    front.come(u"ana"_s);
    SAYS(front.arrival("P1").shown);
    SAYS(front.counter());
}

void tst_checkin::readsACard()
{
    FrontDesk front;
    front.type(u";730114820=4912?"_s);
    QVERIFY(front.rows(u"players"_s).size() == 34); // a card's number narrows nothing
    front.key(Qt::Key_Return);
    QCOMPARE(front.field(), QString()); // it stays on no screen
    SAYS(front.arrival("P1").shown);    // a card that is swiped and known is that
    front.come(u"730290075"_s);         // a number that is typed shows no card
    MENTIONS(front.said());
    front.key(Qt::Key_Return);
    MENTIONS(front.said());
}

void tst_checkin::readsANameWithADigit()
{
    FrontDesk front("classic", "Team,Name\nDeuces 2,Ana\nDeuces 2,Ben\nB,Cy 3rd\nB,Di\n");
    front.type(u"deuces 2"_s);
    QCOMPARE(front.rows(u"players"_s), (QStringList{u"Ana"_s, u"Ben"_s}));
    front.key(Qt::Key_Escape);
    front.come(u"cy 3"_s);
    MENTIONS(front.said());
    front.come(u"730 999-999"_s);
    QVERIFY2(!front.said().contains(u"730"_s), qPrintable(front.said()));
    QCOMPARE(front.field(), QString());
}

// As it is typed, or as a scanner of Code 39 sends it.
void tst_checkin::readsAnIdWithLetters()
{
    FrontDesk front("classic", "Team,Player 1,ID 1,Player 2,ID 2\n"
                               "Full House,Ana Ruiz,W9988776,Ben Oyelaran,\nB,Cy,,Di,\n");
    front.come(u"w9988776"_s);
    MENTIONS(front.said());
    QVERIFY(!front.said().contains(u"9988776"_s));
    front.come(u"W1112223"_s);
    MENTIONS(front.said());
    QVERIFY(!front.said().contains(u"1112223"_s));
    QCOMPARE(front.field(), QString());
}

void tst_checkin::leavesUndoToTheWindow()
{
    FrontDesk front;
    front.type(u"an"_s);
    for (const auto modifiers :
         {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
        QKeyEvent asks(QEvent::ShortcutOverride, Qt::Key_Z, modifiers);
        asks.ignore(); // as the platform sends it
        QCoreApplication::sendEvent(front.focus(), &asks);
        QVERIFY(!asks.isAccepted());
    }
}

void tst_checkin::leavesTheFocusWhereItIs()
{
    FrontDesk front("classic");
    front.come(u"ana r"_s);
    front.type(u"ana r"_s);
    auto* table = front.screen.findChild<kit::RowTable*>();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete, Qt::ControlModifier);
    front.screen.hide(); // another screen comes up before the answer
    const QWidget* before = front.focus();
    front.stage.settle();
    QCOMPARE(front.focus(), before);
    SAYS(front.counter());
}

void tst_checkin::choosesByTheKeypadToo()
{
    FrontDesk front("classic");
    auto* table = front.screen.findChild<kit::RowTable*>();
    table->setFocus();
    front.key(Qt::Key_Down);
    front.key(Qt::Key_Enter, Qt::KeypadModifier);
    SAYS(front.counter());
}

void tst_checkin::readsNoCardWhileItAsks_data()
{
    QTest::addColumn<QString>("scanned");
    QTest::newRow("digits") << u"121120820"_s;
    QTest::newRow("two digits") << u"12"_s;
}

void tst_checkin::readsNoCardWhileItAsks()
{
    QFETCH(QString, scanned);
    FrontDesk front;
    front.come(u"ana"_s);
    const auto* players = stage::called<kit::RowTable>(front.screen, u"players"_s);
    QTRY_VERIFY(!players->isVisible()); // the question has its room
    front.come(scanned);
    MENTIONS_ALL(front.said(), 2);
    SAYS(front.counter());
    QCOMPARE(front.field(), u"ana"_s);
    front.show('2'); // and the question is still open
    SAYS(front.arrival("P1").shown);
    QTRY_VERIFY(players->isVisible());
}

void tst_checkin::forgetsTheTournamentBefore()
{
    FrontDesk front;
    front.come(u"ana"_s);
    MENTIONS(front.said());
    openUndrawn(front.stage, true, u"another.courtside"_s);
    front.screen.begin();
    front.screen.refresh();
    front.screen.takeFocus();
    QVERIFY2(!front.said().contains(u"Ana Ruiz"_s), qPrintable(front.said()));
    QCOMPARE(front.field(), QString());
    QVERIFY(qobject_cast<QLineEdit*>(front.focus())); // the field for the name
    front.key(Qt::Key_Return);
    QVERIFY(front.tournament().setting->people.at("P1").arrivals.empty());
}

void tst_checkin::takesACheckInBack()
{
    FrontDesk front("classic");
    front.come(u"ana r"_s);
    front.type(u"ana r"_s);
    QVERIFY(front.button(u"Undo check-in"_s));
    front.key(Qt::Key_Delete, Qt::ControlModifier);
    MENTIONS(front.said());
    QVERIFY(front.tournament().setting->people.at("P1").arrivals.empty());
    SAYS(front.counter());
}

void tst_checkin::saysWhoIsNotExpected()
{
    FrontDesk front;
    front.come(u"xavier"_s);
    MENTIONS(front.said());
    QCOMPARE(front.field(), u"xavier"_s); // to be corrected
}

void tst_checkin::refusesTwice()
{
    FrontDesk front;
    front.come(u"ana r"_s);
    front.show('1');
    front.come(u"ana r"_s);
    QVERIFY2(front.said().contains(u" · already checked in"_s), qPrintable(front.said()));
    QVERIFY(!front.screen.findChild<checkin::ProofField*>()->isVisible()); // no ID is asked for again
    QCOMPARE(front.field(), u"ana r"_s);
}

void tst_checkin::theNextNameReplacesTheLast()
{
    FrontDesk front("classic");
    front.come(u"ana r"_s);
    front.come(u"ana r"_s); // already in
    front.type(u"zo"_s);
    QCOMPARE(front.field(), u"zo"_s);
    stage::called<kit::RowTable>(front.screen, u"players"_s)->setFocus();
    front.screen.takeFocus(); // back from another screen
    front.type(u"ana r"_s);
    QCOMPARE(front.field(), u"ana r"_s);
    front.key(Qt::Key_Delete, Qt::ControlModifier);
    front.type(u"zo"_s);
    QCOMPARE(front.field(), u"zo"_s);
}

void tst_checkin::doesNothingOnAnEmptyField()
{
    FrontDesk front("classic");
    front.key(Qt::Key_Return);
    SAYS(front.counter());
    MENTIONS(front.said());
}

void tst_checkin::goesByArrows()
{
    FrontDesk front("classic");
    front.key(Qt::Key_Down);
    front.key(Qt::Key_Down);
    front.key(Qt::Key_Return);
    SAYS(front.counter());
    QVERIFY(!front.tournament().setting->people.at("P2").arrivals.empty());
    front.type(u"bag"_s); // a team of three
    front.key(Qt::Key_Down);
    front.key(Qt::Key_Return);
    MENTIONS(front.said());
}

// As from Tables, where a match waits for its players: each is Enter, and which ID.
void tst_checkin::goesFromOneToTheNextWhoIsMissing()
{
    FrontDesk front("unc", "Team,Name\nA,Ana\nA,Ben\nA,Cy\nB,Di\nB,Ed\nC,Fay\nC,Gus\nD,Hal\nD,Ian\n");
    const auto* players = stage::called<kit::RowTable>(front.screen, u"players"_s);
    const auto teamOf = [&](const QString& player) {
        return tournament::teamOfPlayer(front.tournament(), player.toStdString());
    };
    const std::string own = teamOf(u"P1"_s);
    std::string other;
    for (const char* id : {"W1-1", "W1-2"})
        if (const auto& teams = tournament::match(front.tournament(), id)->teams;
            teams.a == own || teams.b == own)
            other = teams.a == own ? teams.b : teams.a;
    front.screen.selectMissingOf(QString::fromStdString(own));
    QStringList selected;
    for (int i = 0; i < 4; ++i) {
        selected << players->currentId();
        front.key(Qt::Key_Return);
        front.show('1');
    }
    // Not the third of a team that is complete, and nobody of another match.
    QCOMPARE(selected.mid(0, 2), (QStringList{u"P1"_s, u"P2"_s}));
    QVERIFY(selected.at(2) != selected.at(3));
    QVERIFY(teamOf(selected.at(2)) == other && teamOf(selected.at(3)) == other);
    QCOMPARE(players->currentId(), QString());
}

void tst_checkin::namesWhoIsMissingByTheirNextMatch()
{
    FrontDesk front("unc", "Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nC,Ed\n");
    // A has a bye into match 2; B meets C in match 1.
    SAYS(front.rows(u"not checked in, by match"_s));
    QCOMPARE(front.rows(u"not checked in, by match"_s, kit::SecondRole),
             (QStringList{u"B"_s, u"C"_s, u"A"_s}));
    front.come(u"cy"_s);
    front.show('1');
    QCOMPARE(front.rows(u"not checked in, by match"_s).constFirst(), u"Di"_s);
}

void tst_checkin::namesEverybodyWhoIsMissing()
{
    const FrontDesk front("unc", "Team,Name\nA,Maximiliana Featherstonehaugh-Cholmondeley\n"
                                 "A,Ángel Núñez-Ibáñez y Fernández de Córdoba\nB,Cy\nB,Di\n");
    const QStringList missing = front.rows(u"not checked in, by match"_s);
    QVERIFY2(missing.contains(u"Maximiliana Featherstonehaugh-Cholmondeley, "
                              "Ángel Núñez-Ibáñez y Fernández de Córdoba"_s),
             qPrintable(missing.join(u'\n')));
    QVERIFY(
        front.rows(u"not checked in, by match"_s, kit::ShortRole).contains(u"Maximiliana F., Ángel C."_s));
}

// UNC checks IDs for each match: nobody is missing who has just played.
void tst_checkin::whoHasPlayedShowsTheirIdAgain()
{
    FrontDesk front("unc", "Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nC,Ed\nC,Fay\n");
    for (const QString& name : {u"cy"_s, u"di"_s}) {
        front.come(name);
        front.show('1');
    }
    front.stage.record(stage::deciding("W1-2", facts::Winner::A, facts::Decided::NoShow));
    SAYS(front.counter());
    MENTIONS(stage::linesOn(front.screen));
    SAYS(front.rows(u"not checked in, by match"_s));
    const kit::RowModel& players = stage::called<kit::RowTable>(front.screen, u"players"_s)->rows();
    const int cy = players.rowOf(u"P3"_s);
    SAYS(stage::textOf(players.index(cy, 2)));
    QCOMPARE(stage::textOf(players.index(players.rowOf(u"P1"_s), 2)), u"Not checked in"_s);
}

void tst_checkin::saysThatTheDrawComesFirst()
{
    stage::Stage stage;
    openUndrawn(stage, true);
    checkin::CheckinScreen screen(stage.theme, stage.session);
    screen.show();
    MENTIONS(labelsOf(screen));
    screen.takeFocus();
    QTest::keyClicks(screen.focusWidget(), u"ana"_s);
    QTest::keyClick(screen.focusWidget(), Qt::Key_Return);
    MENTIONS(labelsOf(screen));
}

void tst_checkin::saysItNoMoreOnceTheDrawIsMade()
{
    stage::Stage stage;
    openUndrawn(stage, true);
    checkin::CheckinScreen screen(stage.theme, stage.session);
    QObject::connect(&stage.session, &session::Session::changed, &screen, &checkin::CheckinScreen::refresh);
    screen.show();
    stage.record([](desk::Desk& desk) {
        return desk::addTeam(desk, "J. Park", {"Low Club", {}, {{"", "Cy Dale", {}}, {"", "Di Eng", {}}}});
    });
    MENTIONS(labelsOf(screen));
    stage.record([](desk::Desk& desk) { return desk::drawTournament(desk, "J. Park", {}); });
    QVERIFY2(!labelsOf(screen).contains(u"Make the draw first"_s), qPrintable(labelsOf(screen)));
    QVERIFY(!namesKeyOfTeams(screen));
    MENTIONS(labelsOf(screen));
}

void tst_checkin::saysWhatToDoBeforeThereAreTeams()
{
    stage::Stage stage;
    openUndrawn(stage, false);
    checkin::CheckinScreen screen(stage.theme, stage.session);
    screen.show();
    MENTIONS(labelsOf(screen));
    QVERIFY(namesKeyOfTeams(screen));
    screen.takeFocus(); // on what leads there, not in a field for names
    QVERIFY(qobject_cast<kit::KeyHint*>(screen.focusWidget()));
}

void tst_checkin::saysWhomTheVenueLetsPlay()
{
    FrontDesk front("mckendree");
    MENTIONS(front.said());
    FrontDesk open("classic"); // a set of rules that bars nobody
    QVERIFY2(!open.said().contains(u"Who may play"_s), qPrintable(open.said()));
}

void tst_checkin::looksRight()
{
    FrontDesk front;
    const auto fits = [&] {
        QVERIFY(front.screen.minimumSizeHint().width() <= 1188);
        QVERIFY2(front.screen.minimumSizeHint().height() <= 708,
                 qPrintable(QString::number(front.screen.minimumSizeHint().height())));
    };
    for (const char* name : {"ana", "tyr", "sio", "zo", "ben", "luiza"}) {
        front.come(QString::fromLatin1(name));
        front.show('1');
    }
    fits();
    front.type(u"soc"_s);
    fits();
    front.key(Qt::Key_Escape);
    front.come(u"may"_s);
    front.key(Qt::Key_Escape);
    front.come(u"chl"_s);
    fits();
    front.key(Qt::Key_Escape);
    front.key(Qt::Key_Escape);
    front.come(u"730999999"_s);
    fits();
    if (!pseudo::isSpoken()) // what is longer has to fit at 100 % alone
        front.stage.expectLargeTextFits(front.screen);
}

TEST_CLASS(tst_checkin)
#include "tst_checkin.moc"
