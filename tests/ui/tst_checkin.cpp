// At the door: a name or a card, Enter, the next one.
#include "atdoor.h"

#include "desk/drawing/drawtournament.h"
#include "desk/play/table.h"

using namespace Qt::StringLiterals;
using namespace atdoor;

class tst_checkin : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void checksInEverybodyByKeys();
    void narrowsWhileTyping();
    void pagesThroughTheList();
    void asksWhichId_data();
    void asksWhichId();
    void takesTheOneKindThereIs();
    void asksForNothingWhereTheVenueDoesNot();
    void readsACard();
    void readsANameWithADigit();
    void readsAnIdWithLetters();
    void leavesUndoToTheWindow();
    void leavesTheFocusWhereItIs();
    void choosesByTheKeypadToo();
    void saysWhyACardSaysNothing();
    void readsNoCardWhileItAsks_data();
    void readsNoCardWhileItAsks();
    void forgetsTheTournamentBefore();
    void takesACheckInBack();
    void saysWhoIsNotExpected();
    void refusesTwice();
    void doesNothingOnAnEmptyField();
    void goesByArrows();
    void namesWhoIsMissingByTheirNextMatch();
    void whoHasPlayedShowsTheirIdAgain();
    void saysThatTheDrawComesFirst();
    void saysItNoMoreOnceTheDrawIsMade();
    void saysWhatToDoBeforeThereAreTeams();
    void saysWhomTheVenueLetsPlay();
    void looksRight();
};

void tst_checkin::checksInEverybodyByKeys()
{
    Door door;
    QCOMPARE(door.counter(), u"0 of 32 checked in"_s);
    // The first two of each team, by the beginnings of what they are called.
    const std::vector<tournament::Team> teams = door.tournament().setting->teams;
    for (const tournament::Team& team : teams)
        for (int i = 0; i < 2; ++i) {
            const std::string& id = team.players[static_cast<std::size_t>(i)];
            door.come(QString::fromStdString(door.tournament().setting->people.at(id).name));
            door.show('1');
            QVERIFY2(door.said().contains(u"Here for match "_s), qPrintable(door.said()));
            QCOMPARE(door.field(), QString());
            QCOMPARE(door.focus(), door.screen.findChild<QLineEdit*>());
        }
    QCOMPARE(door.counter(), u"32 of 32 checked in"_s);
    QVERIFY(door.rows(u"missing, by match"_s).isEmpty());
    QVERIFY(door.said().contains(u"the team is complete"_s));
}

void tst_checkin::narrowsWhileTyping()
{
    Door door;
    QCOMPARE(door.rows(u"players"_s).size(), 34);
    door.type(u"zo"_s);
    QCOMPARE(door.rows(u"players"_s), QStringList{u"Zoë Faßbinder"_s});
    door.key(Qt::Key_Escape);
    QCOMPARE(door.rows(u"players"_s).size(), 34);
    door.type(u"nil"_s); // two teams
    QCOMPARE(door.rows(u"players"_s).size(), 4);
    door.type(u" by"_s);
    QCOMPARE(door.rows(u"players"_s), (QStringList{u"Siobhán O’Connor"_s, u"Priya Raghunathan"_s}));
}

void tst_checkin::pagesThroughTheList()
{
    Door door;
    const auto* players = stage::called<kit::RowTable>(door.screen, u"players"_s);
    QVERIFY(players);
    door.key(Qt::Key_Down);
    const int first = players->currentRow();
    QCOMPARE(first, 0);
    door.key(Qt::Key_PageDown);
    const int page = players->currentRow() - first;
    QVERIFY2(page > 2 && page < 33, qPrintable(QString::number(page)));
    door.key(Qt::Key_PageDown);
    QCOMPARE(players->currentRow(), qMin(33, first + 2 * page));
    door.key(Qt::Key_PageUp);
    door.key(Qt::Key_PageUp);
    door.key(Qt::Key_PageUp);
    QCOMPARE(players->currentRow(), 0);
}

void tst_checkin::asksWhichId_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("kind");
    QTest::newRow("number, Enter") << int(Qt::Key_2) << u"Valid government-issued ID"_s;
    QTest::newRow("enter") << int(Qt::Key_Return) << u"UNC One Card"_s;
}

void tst_checkin::asksWhichId()
{
    QFETCH(int, key);
    QFETCH(QString, kind);
    Door door;
    door.come(u"ana"_s);
    QVERIFY(door.said().contains(u"What does Ana Ruiz show?"_s));
    QVERIFY(door.tournament().setting->people.at("P1").arrivals.empty());
    door.key(key);
    if (key != Qt::Key_Return)
        door.key(Qt::Key_Return);
    QCOMPARE(QString::fromStdString(door.arrival("P1").shown), kind);
    QVERIFY2(door.said().contains(u"Ana Ruiz · Full House\nHere for match 1 · missing: Tyrell Washington"_s),
             qPrintable(door.said()));
}

void tst_checkin::takesTheOneKindThereIs()
{
    Door door("mckendree");
    door.come(u"ana"_s);
    QCOMPARE(door.arrival("P1").shown, std::string("Current McKendree University ID"));
    QCOMPARE(door.counter(), u"1 of 32 checked in"_s);
}

void tst_checkin::asksForNothingWhereTheVenueDoesNot()
{
    Door door("classic");
    door.come(u"ana r"_s);
    QVERIFY(door.arrival("P1").shown.empty());
    QVERIFY2(door.said().contains(u"Ana Ruiz · Full House\nHere · missing: Tyrell Washington"_s),
             qPrintable(door.said()));
}

void tst_checkin::readsACard()
{
    Door door;
    door.type(u";730114820=4912?"_s);
    QVERIFY(door.rows(u"players"_s).size() == 34); // a card's number narrows nothing
    door.key(Qt::Key_Return);
    QCOMPARE(door.field(), QString()); // it stays on no screen
    QCOMPARE(door.arrival("P1").shown,
             std::string("UNC One Card")); // a card that is swiped and known is that
    door.come(u"730290075"_s);             // a number that is typed shows no card
    QVERIFY(door.said().contains(u"What does Tyrell Washington show?"_s));
    door.key(Qt::Key_Return);
    QVERIFY(
        door.said().contains(u"Tyrell Washington · Full House\nHere for match 1 · the team is complete"_s));
}

void tst_checkin::readsANameWithADigit()
{
    Door door("classic", "Team,Name\nDeuces 2,Ana\nDeuces 2,Ben\nB,Cy 3rd\nB,Di\n");
    door.type(u"deuces 2"_s);
    QCOMPARE(door.rows(u"players"_s), (QStringList{u"Ana"_s, u"Ben"_s}));
    door.key(Qt::Key_Escape);
    door.come(u"cy 3"_s);
    QVERIFY2(door.said().contains(u"Cy 3rd · B\nHere"_s), qPrintable(door.said()));
    door.come(u"730 999-999"_s);
    QVERIFY2(!door.said().contains(u"730"_s), qPrintable(door.said()));
    QCOMPARE(door.field(), QString());
}

// As it is typed, or as a scanner of Code 39 sends it.
void tst_checkin::readsAnIdWithLetters()
{
    Door door("classic", "Team,Player 1,ID 1,Player 2,ID 2\n"
                         "Full House,Ana Ruiz,W9988776,Ben Oyelaran,\nB,Cy,,Di,\n");
    door.come(u"w9988776"_s);
    QVERIFY2(door.said().contains(u"Ana Ruiz · Full House"_s), qPrintable(door.said()));
    QVERIFY(!door.said().contains(u"9988776"_s));
    door.come(u"W1112223"_s);
    QVERIFY2(door.said().contains(
                 u"Nobody who is expected is called that, no team, and nobody has it as an ID."_s),
             qPrintable(door.said()));
    QVERIFY(!door.said().contains(u"1112223"_s));
    QCOMPARE(door.field(), QString());
}

void tst_checkin::leavesUndoToTheWindow()
{
    Door door;
    door.type(u"an"_s);
    for (const auto modifiers :
         {Qt::KeyboardModifiers(Qt::ControlModifier), Qt::ControlModifier | Qt::ShiftModifier}) {
        QKeyEvent asks(QEvent::ShortcutOverride, Qt::Key_Z, modifiers);
        asks.ignore(); // as the platform sends it
        QCoreApplication::sendEvent(door.focus(), &asks);
        QVERIFY(!asks.isAccepted());
    }
}

void tst_checkin::leavesTheFocusWhereItIs()
{
    Door door("classic");
    door.come(u"ana r"_s);
    door.type(u"ana r"_s);
    auto* table = door.screen.findChild<kit::RowTable*>();
    table->setFocus();
    QTest::keyClick(table, Qt::Key_Delete, Qt::ControlModifier);
    door.screen.hide(); // another screen comes up before the answer
    const QWidget* before = door.focus();
    door.stage.settle();
    QCOMPARE(door.focus(), before);
    QCOMPARE(door.counter(), u"0 of 32 checked in"_s);
}

void tst_checkin::choosesByTheKeypadToo()
{
    Door door("classic");
    auto* table = door.screen.findChild<kit::RowTable*>();
    table->setFocus();
    door.key(Qt::Key_Down);
    door.key(Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(door.counter(), u"1 of 32 checked in"_s);
}

void tst_checkin::saysWhyACardSaysNothing()
{
    Door door;
    door.come(u"730999999"_s);
    QVERIFY2(door.said().contains(u"No player of this tournament has this card"_s), qPrintable(door.said()));
    QVERIFY(!door.said().contains(u"730999999"_s));
    QCOMPARE(door.counter(), u"0 of 32 checked in"_s);
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
    Door door;
    door.come(u"ana"_s);
    door.come(scanned);
    QVERIFY2(door.said().contains(u"What does Ana Ruiz show?"_s), qPrintable(door.said()));
    QVERIFY2(door.said().contains(u"A card was scanned, and not read"_s), qPrintable(door.said()));
    QCOMPARE(door.counter(), u"0 of 32 checked in"_s);
    QCOMPARE(door.field(), u"ana"_s);
    door.show('2'); // and the question goes on
    QCOMPARE(door.arrival("P1").shown, std::string("Valid government-issued ID"));
}

void tst_checkin::forgetsTheTournamentBefore()
{
    Door door;
    door.come(u"ana"_s);
    QVERIFY(door.said().contains(u"What does Ana Ruiz show?"_s));
    openUndrawn(door.stage, true, u"another.courtside"_s);
    door.screen.begin();
    door.screen.refresh();
    door.screen.takeFocus();
    QVERIFY2(!door.said().contains(u"Ana Ruiz"_s), qPrintable(door.said()));
    QCOMPARE(door.field(), QString());
    QVERIFY(qobject_cast<QLineEdit*>(door.focus())); // the field for the name
    door.key(Qt::Key_Return);
    QVERIFY(door.tournament().setting->people.at("P1").arrivals.empty());
}

void tst_checkin::takesACheckInBack()
{
    Door door("classic");
    door.come(u"ana r"_s);
    door.type(u"ana r"_s);
    QVERIFY(door.button(u"Not here after all"_s));
    door.key(Qt::Key_Delete, Qt::ControlModifier);
    QVERIFY2(door.said().contains(u"Ana Ruiz (Full House) is not checked in any more"_s),
             qPrintable(door.said()));
    QVERIFY(door.tournament().setting->people.at("P1").arrivals.empty());
    QCOMPARE(door.counter(), u"0 of 32 checked in"_s);
}

void tst_checkin::saysWhoIsNotExpected()
{
    Door door;
    door.come(u"xavier"_s);
    QVERIFY(door.said().contains(u"Nobody who is expected is called “xavier”, and no team."_s));
    QCOMPARE(door.field(), u"xavier"_s); // to be put right
}

void tst_checkin::refusesTwice()
{
    Door door("classic");
    door.come(u"ana r"_s);
    door.come(u"ana r"_s);
    QVERIFY2(door.said().contains(u"Ana Ruiz is checked in already"_s), qPrintable(door.said()));
    QCOMPARE(door.field(), u"ana r"_s); // what was typed is back
}

void tst_checkin::doesNothingOnAnEmptyField()
{
    Door door("classic");
    door.key(Qt::Key_Return);
    QCOMPARE(door.counter(), u"0 of 32 checked in"_s);
    QVERIFY(door.said().contains(u"Type a part of a name"_s));
}

void tst_checkin::goesByArrows()
{
    Door door("classic");
    door.key(Qt::Key_Down);
    door.key(Qt::Key_Down);
    door.key(Qt::Key_Return);
    QCOMPARE(door.counter(), u"1 of 32 checked in"_s);
    QVERIFY(!door.tournament().setting->people.at("P2").arrivals.empty());
    door.type(u"bag"_s); // a team of three
    door.key(Qt::Key_Down);
    door.key(Qt::Key_Return);
    QVERIFY(door.said().contains(u"Hannah Goldberg · Bag Ladies\nHere"_s));
}

void tst_checkin::namesWhoIsMissingByTheirNextMatch()
{
    Door door("unc", "Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nC,Ed\n");
    // A has a bye into match 2; B meets C in match 1.
    QCOMPARE(door.rows(u"missing, by match"_s),
             (QStringList{u"Cy, Di"_s, u"Ed, a partner"_s, u"Ana, Ben"_s}));
    QCOMPARE(door.rows(u"missing, by match"_s, kit::SecondRole), (QStringList{u"B"_s, u"C"_s, u"A"_s}));
    door.come(u"cy"_s);
    door.show('1');
    QCOMPARE(door.rows(u"missing, by match"_s).constFirst(), u"Di"_s);
}

// UNC checks IDs for each match: nobody is missing who has just played.
void tst_checkin::whoHasPlayedShowsTheirIdAgain()
{
    Door door("unc", "Team,Name\nA,Ana\nA,Ben\nB,Cy\nB,Di\nC,Ed\nC,Fay\n");
    for (const QString& name : {u"cy"_s, u"di"_s}) {
        door.come(name);
        door.show('1');
    }
    door.stage.session.ask(u"result of match 1"_s, [](desk::Desk& desk) {
        return desk::result(desk, "J. Park", "W1-2",
                            {facts::Winner::A, facts::Decided::NoShow, "nobody came"});
    });
    door.stage.settle();
    QCOMPARE(door.counter(), u"0 of 4 checked in"_s);
    QVERIFY(
        stage::linesOn(door.screen).contains(u"1 team is missing players · 2 players must show ID again"_s));
    QCOMPARE(door.rows(u"missing, by match"_s),
             (QStringList{u"Ana, Ben"_s, u"show ID again for match 2: Cy, Di"_s}));
    const auto* players = door.screen.findChild<checkin::PlayersModel*>();
    const int cy = players->rowOf("P3");
    QCOMPARE(stage::textOf(players->index(cy, checkin::PlayersModel::Here)), u"show ID again for match 2"_s);
    QCOMPARE(stage::textOf(players->index(players->rowOf("P1"), checkin::PlayersModel::Here)), u"missing"_s);
    stage::pictures(door.screen, door.stage.theme, u"door-again"_s);
}

void tst_checkin::saysThatTheDrawComesFirst()
{
    stage::Stage stage;
    openUndrawn(stage, true);
    checkin::CheckinScreen screen(stage.theme, stage.session);
    screen.show();
    QVERIFY2(labelsOf(screen).contains(u"draw the teams first"_s), qPrintable(labelsOf(screen)));
    screen.takeFocus();
    QTest::keyClicks(screen.focusWidget(), u"ana"_s);
    QTest::keyClick(screen.focusWidget(), Qt::Key_Return);
    QVERIFY2(labelsOf(screen).contains(u"has no match to come"_s), qPrintable(labelsOf(screen)));
}

void tst_checkin::saysItNoMoreOnceTheDrawIsMade()
{
    stage::Stage stage;
    openUndrawn(stage, true);
    checkin::CheckinScreen screen(stage.theme, stage.session);
    QObject::connect(&stage.session, &session::Session::changed, &screen, &checkin::CheckinScreen::refresh);
    screen.show();
    stage.session.ask(u"team"_s, [](desk::Desk& desk) {
        return desk::addTeam(desk, "J. Park", {"Low Club", {}, {{"", "Cy Dale", {}}, {"", "Di Eng", {}}}});
    });
    stage.settle();
    QVERIFY(labelsOf(screen).contains(u"draw the teams first"_s));
    stage.session.ask(u"draw"_s, [](desk::Desk& desk) { return desk::drawTournament(desk, "J. Park", {}); });
    stage.settle();
    QVERIFY2(!labelsOf(screen).contains(u"draw the teams first"_s), qPrintable(labelsOf(screen)));
    QVERIFY(labelsOf(screen).contains(u"Type a part of a name"_s));
}

void tst_checkin::saysWhatToDoBeforeThereAreTeams()
{
    stage::Stage stage;
    openUndrawn(stage, false);
    checkin::CheckinScreen screen(stage.theme, stage.session);
    screen.resize(1188, 708);
    screen.show();
    QVERIFY(labelsOf(screen).contains(u"No teams yet: add them on the Teams screen"_s));
    stage::pictures(screen, stage.theme, u"checkin-empty"_s);
}

void tst_checkin::saysWhomTheVenueLetsPlay()
{
    Door door("mckendree");
    QVERIFY2(door.said().contains(
                 u"May play: Currently enrolled students, Faculty, Staff (General Eligibility 1)"_s),
             qPrintable(door.said()));
    Door open("classic"); // a set of rules that bars nobody
    QVERIFY(!open.said().contains(u"May play"_s));
}

void tst_checkin::looksRight()
{
    Door door;
    const auto pictures = [&](const QString& name) {
        stage::pictures(door.screen, door.stage.theme, name);
        QVERIFY(door.screen.minimumSizeHint().width() <= 1188);
        QVERIFY2(door.screen.minimumSizeHint().height() <= 708,
                 qPrintable(QString::number(door.screen.minimumSizeHint().height())));
    };
    for (const char* name : {"ana", "tyr", "sio", "zo", "ben", "luiza"}) {
        door.come(QString::fromLatin1(name));
        door.show('1');
    }
    pictures(u"checkin"_s);
    door.type(u"soc"_s);
    pictures(u"checkin-typed"_s);
    door.key(Qt::Key_Escape);
    door.come(u"may"_s);
    door.key(Qt::Key_Escape);
    door.come(u"chl"_s);
    pictures(u"checkin-id"_s);
    door.key(Qt::Key_Escape);
    door.key(Qt::Key_Escape);
    door.come(u"730999999"_s);
    pictures(u"checkin-not"_s);
    for (const double scale : {1.5, 2.0}) { // large text scrolls where it must, and is not cut
        door.stage.theme.set(kit::Scheme::Light, scale);
        QCoreApplication::processEvents();
        QVERIFY2(door.screen.minimumSizeHint().width() <= 1920,
                 qPrintable(QString::number(door.screen.minimumSizeHint().width())));
        QVERIFY2(door.screen.minimumSizeHint().height() <= 1080,
                 qPrintable(QString::number(door.screen.minimumSizeHint().height())));
        if (const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES"); !folder.isEmpty()) {
            door.screen.resize(1920, 1080);
            QTest::qWait(20);
            door.screen.grab().save(u"%1/checkin-%2.png"_s.arg(folder).arg(scale));
        }
    }
}

QTEST_MAIN(tst_checkin)
#include "tst_checkin.moc"
