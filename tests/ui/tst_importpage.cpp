// Teams come from a file: every row is seen, and dropped or taken, before anything is recorded.
#include "atteams.h"

#include "desk/registration/teams.h"
#include "ui/teams/remark.h"

using namespace atteams;

class tst_importpage : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void importsARosterByKeys();
    void showsEachRowBeforeAnythingIsRecorded();
    void asksBeforeItSkipsRows();
    void ctrlEnterSaysWhatIsLeft();
    void remarksAreReadWhole();
    void dropsRowsOneByOne();
    void enterDropsNothing();
    void leavesTheChoiceWhereATeamIsTooLarge();
    void takesADroppedFile();
    void saysWhatIsWrongWithAFile();
    void asksWhatTheColumnsHold();
    void columnsShareTheWidth();
    void takesAFileWithoutTitles();
    void fixesACell();
    void fixesARowThatIsRight();
    void showsNoIdWhole();
    void readsAgainOnceTheTournamentHasGoneOn();
    void whoHasNoIdIsCountedAndFound();
    void asksWhetherTwoAreTheSamePerson();
    void anotherPersonHasAnIdOfTheirOwn_data();
    void anotherPersonHasAnIdOfTheirOwn();
    void saysWhatTheSameFileChanges();
    void putsTeamsRightOnceDrawn();
};

void tst_importpage::importsARosterByKeys()
{
    Teams teams;
    teams.import(demoRoster());
    MENTIONS(teams.said());
    QVERIFY(teams.setting().teams.empty());
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
    MENTIONS(teams.rows());
    QVERIFY(!teams.rows().contains(u"730114820"_s));
    MENTIONS(teams.said());
}

void tst_importpage::showsEachRowBeforeAnythingIsRecorded()
{
    Teams teams;
    teams.import(fiveRows);
    const QStringList rows = teams.rows(u"rows of the file"_s).split(u'\n');
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows[0], u"2|A|Ana|…820|1|"_s);
    QVERIFY2(rows[1].startsWith(u"3|?|Bo|hidden||The team"_s), qPrintable(rows[1]));
    QVERIFY2(rows[3].contains(u"1.23E+08"_s), qPrintable(rows[3])); // the reason shows what stands there
    QVERIFY2(rows[3].endsWith(u'.') && !rows[1].endsWith(u'.'), qPrintable(rows[3])); // sentences, and one
    MENTIONS(teams.said());
    QVERIFY(teams.said().contains(u"Row 3: "_s)); // the first of them is the one shown
    QVERIFY(!teams.button(u"Import"_s)->isEnabled());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(teams.setting().teams.empty());
    teams.click(u"Skip all mistakes"_s);
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    SAYS(teams.rows());
}

void tst_importpage::asksBeforeItSkipsRows()
{
    Teams teams;
    teams.import(fiveRows);
    const auto skipped = [&] { return teams.rows(u"rows of the file"_s).count(u"|Skipped"_s); };
    teams.key(Qt::Key_D, Qt::ControlModifier); // elsewhere on Teams it draws
    QCOMPARE(skipped(), 0);
    teams.key(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(skipped(), 0);
    QVERIFY2(teams.said().contains(u"Row 3: "_s) && teams.said().contains(u"Row 5: "_s),
             qPrintable(teams.said()));
    teams.key(Qt::Key_Escape);
    QCOMPARE(skipped(), 0);
    teams.key(Qt::Key_Delete, Qt::ControlModifier);
    teams.key(Qt::Key_Return);
    QCOMPARE(skipped(), 3);
    QVERIFY(teams.setting().teams.empty());
}

void tst_importpage::ctrlEnterSaysWhatIsLeft()
{
    Teams teams;
    teams.import(fiveRows);
    teams.table(u"rows of the file"_s)->goTo(0); // which is right
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(teams.setting().teams.empty());
    MENTIONS(teams.said());
    QCOMPARE(teams.table(u"rows of the file"_s)->currentRow(), 1); // the first that is wrong
}

void tst_importpage::remarksAreReadWhole()
{
    const QString remark = u"The seed \"x\" isn’t a whole number from 1 to 4096, and the team has no name"_s;
    kit::Theme theme;
    const QFont font = theme.font(kit::Text::Body, kit::Weight::Medium);
    const drawing::FittedText whole = teams::fittedRemark(remark, font, {302, 54}, 14);
    QCOMPARE(whole.text, remark); // over several lines
    QVERIFY(whole.font.pixelSize() >= 14);
    const drawing::FittedText less = teams::fittedRemark(remark, font, {160, 20}, 14);
    QVERIFY(less.text.endsWith(u'…') && remark.startsWith(less.text.chopped(1)));
    QVERIFY(remark.at(less.text.size() - 1) == u' '); // behind a word
}

void tst_importpage::dropsRowsOneByOne()
{
    Teams teams;
    teams.import(fiveRows);
    teams.key(Qt::Key_Delete); // line 3
    teams.key(Qt::Key_F3);
    teams.key(Qt::Key_Space); // line 4
    teams.key(Qt::Key_Down);
    teams.key(Qt::Key_Delete); // line 5
    MENTIONS(teams.said());
    QVERIFY(teams.rows(u"rows of the file"_s).contains(u"|Skipped"_s));
    teams.key(Qt::Key_Return); // back in
    MENTIONS(teams.said());
    teams.key(Qt::Key_Escape);
    QVERIFY(teams.setting().teams.empty());
    MENTIONS(teams.said());
}

void tst_importpage::enterDropsNothing()
{
    Teams teams;
    teams.import("Team,Name\nNil,Ana\nNil,Bo\n");
    teams.table(u"rows of the file"_s)->setFocus();
    teams.key(Qt::Key_Return);
    QVERIFY2(teams.said().contains(u"Fix row 2"_s), qPrintable(teams.said()));
    teams.key(Qt::Key_Return);
    teams.table(u"rows of the file"_s)->setFocus();
    teams.key(Qt::Key_Return);
    teams.key(Qt::Key_Escape);
    QVERIFY(!teams.rows(u"rows of the file"_s).contains(u"Skipped"_s));
    MENTIONS(teams.said());
}

void tst_importpage::leavesTheChoiceWhereATeamIsTooLarge()
{
    Teams teams(facts::Format::SingleElimination, {"roster.maxPlayers=2"});
    teams.import("Team,Name,ID\nA,Ana,\nA,Bo,\nA,Cy,\nB,Di,\nB,Ed,\nB,Eve,1.23E+08\n");
    MENTIONS(teams.said());
    teams.key(Qt::Key_Delete, Qt::ControlModifier);
    teams.key(Qt::Key_Return);
    const QString rows = teams.rows(u"rows of the file"_s);
    QCOMPARE(rows.count(u"|Skipped"_s), 1); // Eve's
    QCOMPARE(rows.count(u"3 players, but a team can have at most 2"_s), 3);
    MENTIONS_ALL(teams.said(), 2);
    QVERIFY(!teams.button(u"Skip all mistakes"_s));
    teams.key(Qt::Key_Down); // Bo
    teams.key(Qt::Key_Delete);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.rows().section(u'\n', 0, 0).section(u'|', 1, 2), u"A|Ana · Cy"_s);
}

void tst_importpage::takesADroppedFile()
{
    Teams teams;
    QFile file(teams.stage.path(u"roster.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(demoRoster()) > 0);
    file.close();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file.fileName())});
    QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&teams.screen, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&teams.screen, &drop);
    QVERIFY(teams.said().contains(u"16 teams, 34 players"_s));
}

void tst_importpage::saysWhatIsWrongWithAFile()
{
    Teams teams;
    teams.import("PK\x03\x04 a workbook");
    MENTIONS(teams.said());
    QVERIFY(teams.said().contains(u".\nNothing can be imported from this file"_s)); // the cause is first
    QVERIFY(!teams.button(u"Import"_s)); // there is nothing to import
    QCOMPARE(teams.focus(), teams.button(u"Choose another file"_s));
    teams.chosen = QString::fromStdString(place::inSource("resources/demo/roster.csv"));
    teams.click(u"Choose another file"_s);
    QVERIFY2(teams.said().contains(u"16 teams"_s), qPrintable(teams.said()));
    QVERIFY(!teams.button(u"Choose another file"_s));
    teams.click(u"Cancel"_s);
    teams.chosen = teams.stage.path(u"gone.csv"_s);
    teams.key(Qt::Key_I, Qt::ControlModifier);
    MENTIONS(teams.said());
}

void tst_importpage::asksWhatTheColumnsHold()
{
    Teams teams;
    teams.import(QByteArray::fromStdString(tests::sourceFile("tests/roster/files/own-words.csv")));
    MENTIONS(teams.said());
    QVERIFY(teams.said().contains(u"Siobhán O'Connor"_s)); // what stands in a column tells what it holds
    QVERIFY(!teams.button(u"Import"_s)->isEnabled());
    const auto hold = [&](const QString& words) {
        if (!pseudo::isSpoken())
            return teams.type(words); // its first letters
        auto* box = qobject_cast<QComboBox*>(QApplication::focusWidget());
        for (int i = 0; box && i < box->count(); ++i)
            if (pseudo::english(box->itemText(i)) == words) {
                box->setCurrentIndex(i);
                Q_EMIT box->activated(i);
                return;
            }
    };
    hold(u"Team"_s);
    teams.key(Qt::Key_Tab);
    hold(u"Name"_s);
    teams.key(Qt::Key_Tab);
    hold(u"ID"_s);
    MENTIONS(teams.said());
    QVERIFY(!teams.said().contains(u"730114820"_s)); // an ID is not shown once it is known for one
    teams.key(Qt::Key_F6);
    SAYS(teams.rows(u"rows of the file"_s).section(u'\n', 0, 0));
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.setting().teams.size(), std::size_t{2});
    QFile tournament(teams.stage.path());
    QVERIFY(tournament.open(QIODevice::ReadOnly));
    const QByteArray all = tournament.readAll();
    QVERIFY(all.contains("Full House") && !all.contains("pays cash") && !all.contains("004417203"));
}

void tst_importpage::columnsShareTheWidth()
{
    Teams teams;
    teams.import(QByteArray::fromStdString(tests::sourceFile("tests/roster/files/leagueapps.csv")));
    teams.key(Qt::Key_F6);
    teams.screen.resize(932, 629); // in a window of 1024x700
    QCoreApplication::processEvents();
    int right = 0;
    int place = 0;
    for (const auto* holds : teams.screen.findChildren<QComboBox*>())
        if (holds->isVisible()) {
            const QWidget* card = holds->parentWidget();
            right = qMax(right, card->geometry().right());
            place = card->parentWidget()->width();
        }
    QVERIFY2(right > 0 && place - right < 20, qPrintable(u"%1 of %2"_s.arg(right).arg(place)));
    const auto placeOf = [&](const QWidget* each) { return each->mapTo(&teams.screen, QPoint()); };
    QTRY_COMPARE(placeOf(teams.button(u"First row is a header"_s)).y(), // a line of its own would be theirs
                 placeOf(teams.button(u"Cancel"_s)).y());
}

void tst_importpage::takesAFileWithoutTitles()
{
    Teams teams;
    teams.import("Nil,Ana,Ruiz\nNil,Bo,Li\n");
    teams.click(u"First row is a header"_s);
    QVERIFY2(teams.said().contains(u"Column 3"_s), qPrintable(teams.said()));
    teams.choose(u"what the column Column 1 holds"_s, u"Team"_s);
    teams.choose(u"what the column Column 2 holds"_s, u"First name"_s);
    teams.choose(u"what the column Column 3 holds"_s, u"Last name"_s);
    MENTIONS(teams.said());
    teams.choose(u"what the column Column 3 holds"_s, u"Not imported"_s);
    QVERIFY(!teams.button(u"Import 1 team"_s));
}

void tst_importpage::fixesACell()
{
    Teams teams;
    teams.import(fiveRows);
    teams.key(Qt::Key_Return); // line 3
    QVERIFY2(teams.said().contains(u"Fix row 3"_s), qPrintable(teams.said()));
    teams.type(u"B"_s);
    teams.key(Qt::Key_Return);
    teams.key(Qt::Key_Return); // line 4: the name; line 3 stays corrected
    QVERIFY2(teams.said().contains(u"Fix row 4"_s), qPrintable(teams.said()));
    teams.type(u"Eve"_s);
    teams.key(Qt::Key_Return);
    // line 5: the ID and the seed
    teams.click(u"Fix row"_s);
    teams.type(u"730114899"_s);
    teams.key(Qt::Key_Tab);
    teams.type(u"2"_s);
    teams.key(Qt::Key_Return);
    const QString rows = teams.rows(u"rows of the file"_s);
    QVERIFY2(rows.contains(u"5|B|Cy|…899|2|"_s), qPrintable(rows));
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    SAYS(teams.rows());
}

void tst_importpage::fixesARowThatIsRight()
{
    Teams teams;
    teams.import("Team,Name\nNil,Anna\nNil,Bo\n");
    teams.click(u"Fix row"_s);
    teams.key(Qt::Key_Tab);
    teams.key(Qt::Key_A, Qt::ControlModifier);
    teams.type(u"Ana"_s);
    teams.key(Qt::Key_Escape); // rather not
    QVERIFY(teams.rows(u"rows of the file"_s).contains(u"|Anna|"_s));
    teams.click(u"Fix row"_s);
    teams.key(Qt::Key_Tab);
    teams.key(Qt::Key_A, Qt::ControlModifier);
    teams.type(u"Ana"_s);
    teams.key(Qt::Key_Return);
    QVERIFY(teams.rows(u"rows of the file"_s).contains(u"|Ana|"_s));
}

void tst_importpage::showsNoIdWhole()
{
    Teams teams;
    teams.import("Team,Name,Shoes\nNil,Ana,730114820\nNil,Bo,W730114821\n");
    teams.key(Qt::Key_F6);
    QVERIFY2(teams.said().contains(u"…820"_s) && teams.said().contains(u"W…821"_s), qPrintable(teams.said()));
    QVERIFY2(!teams.said().contains(u"73011482"_s), qPrintable(teams.said()));
    teams.click(u"Cancel"_s);

    teams.import("Team,Name,ID\nNil,Ana,730114820\nNil,Bo,730114821\n");
    const auto idField = [&teams]() -> QLineEdit* { return stage::inView<QLineEdit>(teams.screen, u"ID"_s); };
    teams.click(u"Fix row"_s);
    QVERIFY(idField());
    QCOMPARE(idField()->text(), QString());
    QCOMPARE(pseudo::english(idField()->placeholderText()), u"…820"_s);
    teams.key(Qt::Key_Return); // stays as it is
    QCOMPARE(teams.rows(u"rows of the file"_s).section(u'\n', 0, 0), u"2|Nil|Ana|…820||"_s);
    teams.click(u"Fix row"_s);
    QVERIFY(idField());
    idField()->setFocus();
    teams.type(u"730114899"_s);
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.rows(u"rows of the file"_s).section(u'\n', 0, 0), u"2|Nil|Ana|…899||"_s);
}

void tst_importpage::readsAgainOnceTheTournamentHasGoneOn()
{
    Teams teams;
    teams.import("Team,Name\nNil,Ana\nNil,Bo\n");
    MENTIONS(teams.said());
    teams.stage.record([](desk::Desk& desk) {
        return desk::addTeam(desk, "J. Park", {"Nil", {}, {{"", "Ana", {}}, {"", "Bo", {}}}});
    });
    MENTIONS(teams.said());
}

// The venue asks for IDs: players without one are found before check-in.
void tst_importpage::whoHasNoIdIsCountedAndFound()
{
    Teams teams;
    teams.import("Team,Name,ID\nNil,Ana,730114820\nNil,Bo,\nTen,Cy,730114821\nTen,Di,\n");
    MENTIONS(teams.said());
    kit::RowTable* rows = teams.table(u"rows of the file"_s);
    rows->setFocus();
    QCOMPARE(rows->currentRow(), 1);
    MENTIONS(teams.said());
    teams.key(Qt::Key_F3);
    QCOMPARE(rows->currentRow(), 3);
    MENTIONS(teams.said());
    teams.click(u"Next without an ID"_s);
    QCOMPARE(rows->currentRow(), 1);
    rows->setFocus();
    teams.key(Qt::Key_Return, Qt::ControlModifier); // it is no mistake
    QCOMPARE(teams.setting().teams.size(), std::size_t{2});
}

void tst_importpage::asksWhetherTwoAreTheSamePerson()
{
    const QByteArray roster = "Team,Name,ID\nFull House,Ana,730114820\nFull House,Bo,730114821\n"
                              "Nil,Max,730114820\nNil,Noa,\n";
    Teams teams;
    teams.import(roster);
    teams.key(Qt::Key_Return); // on line 4
    MENTIONS(teams.said());
    teams.click(u"Players: Keep both (give a reason)"_s);
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.type(u"730114820"_s);
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.key(Qt::Key_A, Qt::ControlModifier);
    teams.type(u"twins"_s);
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.setting().incidents.size(), std::size_t{1});
    SAYS(teams.rows());

    // Of one on record: the same person comes over; nothing else is asked.
    teams.import("Team,Name,ID\nNil,Bo,730114821\n");
    teams.key(Qt::Key_F2);
    teams.click(u"Players: The same person, plays for Nil"_s);
    teams.key(Qt::Key_Return);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    SAYS(teams.rows());
}

void tst_importpage::anotherPersonHasAnIdOfTheirOwn_data()
{
    QTest::addColumn<bool>("isSwiped");
    QTest::newRow("typed") << false;
    QTest::newRow("swiped") << true;
}

// Nothing looks chosen at first; then the cursor is in the field for the right ID.
void tst_importpage::anotherPersonHasAnIdOfTheirOwn()
{
    QFETCH(bool, isSwiped);
    Teams teams;
    teams.import("Team,Name,ID\nFull House,Ana,730114820\nFull House,Bo,730114821\nNil,Max,730114820\n"
                 "Nil,Noa,\n");
    teams.key(Qt::Key_Return); // on line 4
    const auto isChoice = [](const QWidget* widget) {
        return stage::nameOf(*widget).startsWith(u"Players: "_s);
    };
    for (auto* each : teams.screen.findChildren<QPushButton*>())
        QVERIFY(!isChoice(each) || (!each->isChecked() && !each->hasFocus()));
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    auto* another =
        stage::inView<QPushButton>(teams.screen, u"Players: Another person: enter the right ID"_s);
    QVERIFY(another);
    another->setFocus(Qt::TabFocusReason); // as somebody who goes there by keys
    teams.key(Qt::Key_Return);
    auto* id = qobject_cast<QLineEdit*>(teams.focus());
    QVERIFY2(id && id->text().isEmpty(), qPrintable(stage::nameOf(*teams.focus()) + teams.said()));
    QCOMPARE(pseudo::english(id->placeholderText()), u"Required"_s);
    QVERIFY2(!teams.said().contains(u"is required"_s), qPrintable(teams.said())); // it may still come
    teams.key(Qt::Key_Return);
    MENTIONS(teams.said());
    QVERIFY(id->hasFocus());
    if (isSwiped) {
        QVERIFY(teams.screen.takeCard(u";730114899=2512101?"_s));
    } else {
        teams.type(u"???"_s);
        teams.key(Qt::Key_Return);
        MENTIONS(teams.said());
        id->clear();
        teams.type(u"730114899"_s);
        teams.key(Qt::Key_Return);
    }
    QVERIFY2(!teams.said().contains(u"have the same ID"_s), qPrintable(teams.said()));
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    SAYS(teams.rows());
    QVERIFY(!teams.screen.takeCard(u";730114899=2512101?"_s)); // nobody asks for one any more
}

void tst_importpage::saysWhatTheSameFileChanges()
{
    WithTeams teams;
    teams.import(demoRoster());
    MENTIONS(teams.said());
    teams.key(Qt::Key_Return); // Go back
    MENTIONS(teams.said());
    teams.import(
        "Team,Name\nFull House,Ana Ruiz\nFull House,Tyrell Washington\nFull House,Zoe Zed\nLate,Max\n"
        "Late,Noa\n");
    MENTIONS(teams.said());
    const QString rows = teams.rows(u"rows of the file"_s);
    MENTIONS(rows);
    QCOMPARE(rows.count(u"On record, not in the file: kept"_s), 15);
    teams.click(u"Import 2 teams"_s);
    QCOMPARE(teams.setting().teams.size(), std::size_t{17});
}

void tst_importpage::putsTeamsRightOnceDrawn()
{
    WithTeams teams;
    teams.key(Qt::Key_D, Qt::ControlModifier);
    teams.import(
        "Team,Name\nFull House,Ana Ruiz\nFull House,Tyrell Washington\nFull House,Zoe Zed\nLate,Max\n");
    MENTIONS(teams.rows(u"rows of the file"_s));
    teams.click(u"Skip all mistakes"_s);
    teams.key(Qt::Key_Return);
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
    MENTIONS(teams.rows());
}

TEST_CLASS(tst_importpage)
#include "tst_importpage.moc"
