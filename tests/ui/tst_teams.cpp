// Teams come from a file or by hand, are edited, deleted, and drawn: by keys and clicks.
#include "atteams.h"

#include "desk/checkin/checkin.h"
#include "desk/play/table.h"

using namespace atteams;

namespace {

/// Two teams are typed with the same text in that field, and then the other text.
void typeTaken(Teams& teams, const QString& field, const QString& taken, const QString& other)
{
    teams.key(Qt::Key_Insert);
    for (const QString& name : {u"Full House"_s, u"Low Club"_s}) {
        teams.type(name);
        teams.key(Qt::Key_Tab);
        teams.type(u"Ana of "_s + name);
        stage::called<QLineEdit>(teams.screen, field)->setFocus();
        teams.type(taken);
        teams.key(Qt::Key_Return, Qt::ControlModifier);
    }
    MENTIONS(teams.said());
    QCOMPARE(stage::nameOf(*teams.focus()), field);
    teams.type(other); // over the one that is selected
    teams.key(Qt::Key_Return, Qt::ControlModifier);
}

} // namespace

class tst_teams : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void saysWhatToDoFirst();
    void takesTypedTeamsOneAfterTheOther();
    void saysWhyAPartnerMayBeLeftOut();
    void goesOnToTheNextFieldBehindACard();
    void whoTypesMeansATeam();
    void refusesInPlaceAndKeepsWhatWasTyped();
    void takesTheNextWhileOneIsWritten();
    void opensAnotherWhileOneIsWritten();
    void goesBackIntoTheFormThatWasLeft();
    void asksOnceForTwoEnters();
    void putsANameRight();
    void theFormGoesWithTheList();
    void keysInTheListOverwriteNoName();
    void whoCameForWhatIsOverIsNotMissing();
    void removesOnlyWhenAsked();
    void forgetsTheTournamentBefore();
    void takesAPartnerAfterTheDraw();
    void drawsAsWished();
    void theNextStepIsTheOneBlackButton();
    void looksRight();
    void goesToTheSeedOrIdThatIsTaken();
    void anIdThatIsClearedIsRemoved();
};

void tst_teams::saysWhatToDoFirst()
{
    Teams teams;
    MENTIONS(teams.said());
    QVERIFY(!teams.button(u"Draw"_s)->isEnabled());
    teams.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!teams.setting().draw);
}

void tst_teams::takesTypedTeamsOneAfterTheOther()
{
    Teams teams;
    teams.key(Qt::Key_Insert);
    for (const char* word : {"Full House", "Ana Ruiz", "730114820", "Ben Cole", "", "", "1"}) {
        teams.type(QString::fromLatin1(word));
        if (QByteArray(word) != "1")
            teams.key(Qt::Key_Tab);
    }
    teams.key(Qt::Key_Return);
    SAYS(teams.rows());
    teams.type(u"Solo"_s);
    teams.key(Qt::Key_Tab);
    teams.type(u"Cy Dale"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    MENTIONS(teams.rows());
    teams.key(Qt::Key_Escape);
    QCOMPARE(stage::nameOf(*teams.focus()), u"teams"_s);
    MENTIONS(teams.said());
}

// The field of the second player says more than "Optional".
void tst_teams::saysWhyAPartnerMayBeLeftOut()
{
    const Teams teams;
    teams.key(Qt::Key_Insert);
    const auto hint = [&](const QString& name) {
        const auto* field = stage::inView<QLineEdit>(teams.screen, name);
        return field ? pseudo::english(field->placeholderText()) : QString();
    };
    QCOMPARE(hint(u"Player 1"_s), u"Required"_s);
    QCOMPARE(hint(u"Player 2"_s), u"Add the partner later"_s);
}

void tst_teams::goesOnToTheNextFieldBehindACard()
{
    Teams teams;
    teams.key(Qt::Key_Insert);
    teams.fill({u"Full House"_s, u"Ana Ruiz"_s, u"730114820"_s}); // a card reader ends with Enter
    QVERIFY(teams.setting().teams.empty());
    teams.fill({u"Ben Cole"_s, u"730290075"_s});
    QVERIFY(teams.setting().teams.empty());
    teams.key(Qt::Key_Return); // where the affiliation would stand
    QVERIFY(teams.setting().teams.empty());
    teams.key(Qt::Key_Return); // where the seed would
    SAYS(teams.rows());
}

// While the button for a file has the focus, typing starts a team.
void tst_teams::whoTypesMeansATeam()
{
    Teams teams;
    QCOMPARE(teams.focus(), teams.button(u"Import roster"_s));
    int asked = 0;
    teams.screen.chooseFile = [&asked] {
        ++asked;
        return QString();
    };
    for (const char letter : {'S', 'o', 'l', 'o'})
        teams.type(QString(QLatin1Char(letter)));
    teams.key(Qt::Key_Return);
    teams.fill({u"Cy"_s, u""_s});
    QCOMPARE(asked, 0);
    QVERIFY(teams.setting().teams.empty()); // each Enter went to the next field
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(teams.rows().contains(u"|Solo|Cy|"_s), qPrintable(teams.said()));
}

void tst_teams::refusesInPlaceAndKeepsWhatWasTyped()
{
    WithTeams teams;
    teams.addTeam(u"Full House"_s, u"Cy"_s);
    MENTIONS(teams.said());
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Full House"_s);
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
    for (int i = 0; i < 6; ++i)
        teams.key(Qt::Key_Tab);
    teams.type(u"first"_s);
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
}

void tst_teams::takesTheNextWhileOneIsWritten()
{
    WithTeams teams;
    teams.key(Qt::Key_Insert);
    const auto enter = [&] { QTest::keyClick(teams.focus(), Qt::Key_Return, Qt::ControlModifier); };
    teams.type(u"Full House"_s); // without a player, and nobody waits for the answer
    enter();
    enter();
    QCOMPARE(teams.stage.session.waiting(), 1);
    teams.type(u"Solo"_s);
    QTest::keyClick(teams.focus(), Qt::Key_Tab);
    teams.type(u"Cy"_s);
    teams.stage.settle();
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Cy"_s);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    MENTIONS(teams.rows());
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"Full House"_s);
    MENTIONS(teams.said());
}

void tst_teams::opensAnotherWhileOneIsWritten()
{
    WithTeams teams;
    teams.key(Qt::Key_F2);
    teams.type(u"Fuller House"_s);
    QTest::keyClick(teams.focus(), Qt::Key_Return, Qt::ControlModifier);
    QTest::keyClick(teams.focus(), Qt::Key_Return); // opens nothing that is about to change
    QVERIFY(!teams.button(u"Save"_s));
    QTest::keyClick(teams.focus(), Qt::Key_Down);
    QTest::keyClick(teams.focus(), Qt::Key_Return);
    teams.type(u"Nil by Nose"_s);
    teams.stage.settle();
    SAYS(qobject_cast<QLineEdit*>(teams.focus())->text());
    QVERIFY(teams.rows().startsWith(u"1|Fuller House|"_s));
}

void tst_teams::goesBackIntoTheFormThatWasLeft()
{
    Teams teams;
    teams.key(Qt::Key_Insert);
    teams.type(u"Solo"_s);
    teams.key(Qt::Key_Tab);
    teams.type(u"C"_s);
    teams.screen.hide();
    teams.screen.show();
    teams.screen.refresh();
    teams.screen.takeFocus();
    teams.type(u"y"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(teams.rows().contains(u"|Solo|Cy|"_s), qPrintable(teams.rows()));
}

void tst_teams::asksOnceForTwoEnters()
{
    Teams teams;
    teams.import(demoRoster());
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(teams.focus(), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.stage.session.waiting(), 1);
    teams.stage.settle();
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(teams.focus(), Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(teams.stage.session.waiting(), 1);
    teams.stage.settle();
    QVERIFY(teams.setting().draw);
}

void tst_teams::putsANameRight()
{
    WithTeams teams;
    teams.key(Qt::Key_Down);
    teams.key(Qt::Key_F2);
    teams.type(u"Nil by Nose"_s); // in place of the name, which is selected
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    MENTIONS(teams.rows());
    QCOMPARE(teams.table(u"teams"_s)->currentRow(), 1);
}

void tst_teams::theFormGoesWithTheList()
{
    WithTeams teams;
    kit::RowTable* table = teams.table(u"teams"_s);
    const auto nameAt = [&](int row) { return table->model()->index(row, 1).data().toString(); };
    const auto clickOn = [&](int row) {
        const QModelIndex index = table->model()->index(row, 1);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(index).center());
        QCoreApplication::processEvents();
    };
    const auto typed = [&] { return qobject_cast<QLineEdit*>(teams.focus())->text(); };
    teams.key(Qt::Key_F2);
    clickOn(2);
    QCOMPARE(typed(), nameAt(2));
    teams.type(u"Nil by Nose"_s);
    clickOn(0); // what is typed is not lost, nor taken for another team's
    SAYS(typed());
    QCOMPARE(table->currentRow(), 2);
    MENTIONS(teams.said());
    table->setFocus();
    teams.key(Qt::Key_Escape); // from the list too
    QVERIFY(!teams.button(u"Save"_s));
    teams.key(Qt::Key_Delete);
    QVERIFY2(teams.said().contains(u"Remove %1?"_s.arg(nameAt(2))), qPrintable(teams.said()));
}

void tst_teams::keysInTheListOverwriteNoName()
{
    WithTeams teams;
    kit::RowTable* table = teams.table(u"teams"_s);
    const auto nameAt = [&](int row) { return table->model()->index(row, 1).data().toString(); };
    teams.key(Qt::Key_F2);
    const auto* name = qobject_cast<QLineEdit*>(teams.focus());
    QVERIFY(name);
    table->setFocus();
    teams.key(Qt::Key_Down);
    QCoreApplication::processEvents();
    QCOMPARE(name->text(), nameAt(1)); // the form is that of the row
    QCOMPARE(teams.focus(), static_cast<QWidget*>(table));
    teams.key(Qt::Key_X);
    teams.key(Qt::Key_Delete);
    QCOMPARE(name->text(), nameAt(1));
    teams.key(Qt::Key_Return);
    teams.type(u"Nil by Nose"_s); // in place of the name, which is selected
    SAYS(name->text());
}

// UNC asks for an ID for each match: whoever showed it for one that nobody else came to waits for an
// opponent.
void tst_teams::whoCameForWhatIsOverIsNotMissing()
{
    WithTeams teams(rosterOf(4));
    teams.key(Qt::Key_D, Qt::ControlModifier);
    std::string winner;
    teams.stage.session.ask({}, [&winner](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        const tournament::Match match = *tournament::match(desk.tournament(), "W1-1");
        winner = match.teams.a;
        const tournament::Team team = *tournament::team(*desk.tournament().setting, winner);
        for (const std::string& player : team.players)
            if (auto here = desk::checkIn(desk, "J. Park", player, {"UNC One Card", {}}); !here)
                return here;
        return desk::result(desk, "J. Park", "W1-1",
                            {facts::Winner::A, facts::Decided::NoShow, "nobody came"});
    });
    teams.stage.settle();
    const kit::RowModel* model = &teams.table(u"teams"_s)->rows();
    const auto here = [&](const std::string& team) {
        const int row = model->rowOf(QString::fromStdString(team));
        return pseudo::english(model->index(row, 5).data().toString());
    };
    QVERIFY2(here(winner).startsWith(u"Checked in "_s), qPrintable(here(winner)));
    const std::string waiting = tournament::match(teams.stage.session.tournament(), "W1-2")->teams.a;
    QCOMPARE(here(waiting), u"Not checked in"_s);
}

void tst_teams::removesOnlyWhenAsked()
{
    WithTeams teams;
    teams.key(Qt::Key_Delete);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Escape);
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
    teams.key(Qt::Key_F2);
    teams.click(u"Remove the team"_s);
    teams.key(Qt::Key_Return); // which cancels
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
    teams.key(Qt::Key_F2);
    teams.click(u"Remove the team"_s);
    teams.key(Qt::Key_Backtab, Qt::ShiftModifier);
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.setting().teams.size(), std::size_t{15});
    QVERIFY(!teams.rows().contains(u"Full House"_s));
    QCOMPARE(stage::nameOf(*teams.focus()), u"teams"_s);
}

void tst_teams::forgetsTheTournamentBefore()
{
    WithTeams teams;
    const auto openAnother = [&](const QString& name) {
        const std::string file = teams.stage.path(name).toStdString();
        teams.stage.open(
            [file] {
                desk::TournamentPlan plan{.name = "Another", .venue = *desk::venueCalled("unc")};
                return desk::beginTournament(file, "J. Park", plan, tournaments::environment());
            },
            name);
        teams.screen.begin();
        teams.screen.refresh();
        teams.screen.takeFocus();
    };
    teams.key(Qt::Key_F2); // a team of the tournament before is being edited
    openAnother(u"second.courtside"_s);
    MENTIONS(teams.said());
    QVERIFY(!teams.button(u"Save"_s));
    teams.import(fiveRows);
    openAnother(u"third.courtside"_s);
    MENTIONS(teams.said());
    QVERIFY(!teams.button(u"Cancel"_s));
}

void tst_teams::takesAPartnerAfterTheDraw()
{
    WithTeams teams("Team,Name\nSolo,Ana\nB,Cy\nB,Di\n");
    teams.key(Qt::Key_D, Qt::ControlModifier);
    teams.screen.select(u"T1"_s);
    teams.key(Qt::Key_Return);
    for (int i = 0; i < 3; ++i)
        teams.key(Qt::Key_Tab);
    teams.type(u"Bo"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    MENTIONS(teams.rows());
}

void tst_teams::drawsAsWished()
{
    Teams teams;
    desk::DrawSettings how{.seeding = facts::Seeding::Random, .thirdPlace = true};
    teams.screen.setDrawSettings(how);
    teams.import(demoRoster());
    teams.key(Qt::Key_Return);
    QVERIFY(teams.said().contains(u"16 matches"_s));
    teams.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(teams.setting().draw->thirdPlace);
    QVERIFY(teams.setting().draw->randomSeed);
    MENTIONS(teams.said());
}

void tst_teams::theNextStepIsTheOneBlackButton()
{
    Teams teams;
    const auto black = [&] {
        QStringList names;
        const QColor ink = teams.stage.theme.colors().ink;
        for (auto* button : teams.screen.findChildren<QPushButton*>())
            if (button->isVisible() && button->isEnabled() &&
                button->grab().toImage().pixelColor(8, button->height() / 2) == ink)
                names << stage::nameOf(*button);
        return names;
    };
    QCOMPARE(black(), QStringList(u"Import roster"_s));
    teams.import(demoRoster());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(black(), QStringList(u"Draw"_s));
    teams.key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(black(), QStringList()); // the work is elsewhere now
}

void tst_teams::looksRight()
{
    Teams teams;
    const auto fits = [&](const QString& name) {
        QVERIFY(teams.screen.minimumSizeHint().width() <= 1188);
        QVERIFY2(teams.screen.minimumSizeHint().height() <= 708,
                 qPrintable(u"%1 %2"_s.arg(name).arg(teams.screen.minimumSizeHint().height())));
    };
    fits(u"teams-empty"_s);
    teams.import(demoRoster() +
                 ",x,,,,,,,,\nFull House,,,Bo,,,,,,\nGood,,,Cy,1.2E+08,,,,,\nSolo,,,Di,,,,,,\n");
    fits(u"teams-import"_s);
    teams.key(Qt::Key_D, Qt::ControlModifier);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    fits(u"teams"_s);
    teams.key(Qt::Key_F2);
    fits(u"teams-form"_s);
    teams.key(Qt::Key_Escape);
    teams.key(Qt::Key_Delete);
    fits(u"teams-remove"_s);
    teams.key(Qt::Key_Escape);
    teams.key(Qt::Key_D, Qt::ControlModifier);
    fits(u"teams-drawn"_s);
    for (const double scale : {1.5, 2.0}) { // large text scrolls where it must, and is not cut
        teams.stage.theme.set(kit::Scheme::Light, scale);
        QCoreApplication::processEvents();
        QVERIFY2(teams.screen.minimumSizeHint().width() <= 1920,
                 qPrintable(QString::number(teams.screen.minimumSizeHint().width())));
    }
}

void tst_teams::goesToTheSeedOrIdThatIsTaken()
{
    Teams seeds;
    typeTaken(seeds, u"Seed"_s, u"1"_s, u"2"_s);
    QVERIFY2(seeds.rows().contains(u"2|Low Club"_s), qPrintable(seeds.rows()));
    Teams ids;
    typeTaken(ids, u"ID of player 1"_s, u"730114820"_s, u"730114821"_s);
    QVERIFY2(ids.rows().contains(u"Low Club"_s), qPrintable(ids.rows()));
}

void tst_teams::anIdThatIsClearedIsRemoved()
{
    Teams teams;
    teams.key(Qt::Key_Insert);
    teams.fill({u"Full House"_s, u"Ana Ruiz"_s, u"730114820"_s});
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    teams.key(Qt::Key_Escape);
    const auto hash = [&] { return teams.setting().people.at("P1").cardHash; };
    const std::string before = hash();
    QVERIFY(!before.empty());
    const auto goToId = [&] {
        teams.key(Qt::Key_Return);
        teams.key(Qt::Key_Tab);
        teams.key(Qt::Key_Tab);
    };
    goToId();
    QCOMPARE(qobject_cast<QLineEdit*>(teams.focus())->text(), u"…820"_s);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(hash(), before);
    goToId();
    teams.type(u"7"_s); // over all of it
    teams.key(Qt::Key_Backspace);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(hash().empty());
}

TEST_CLASS(tst_teams)
#include "tst_teams.moc"
