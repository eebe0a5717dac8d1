// Teams come from a file: every row is seen, and dropped or taken, before anything is recorded.
#include "atteams.h"

using namespace Qt::StringLiterals;
using namespace atteams;

class tst_importpage : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void importsARosterByKeys();
    void showsEachRowBeforeAnythingIsRecorded();
    void dropsRowsOneByOne();
    void takesADroppedFile();
    void saysWhatIsWrongWithAFile();
    void takesNoRosterOnceDrawn();
};

void tst_importpage::importsARosterByKeys()
{
    Teams teams;
    teams.import(demoRoster());
    QVERIFY2(teams.said().contains(u"16 teams, 34 players: nothing is wrong"_s), qPrintable(teams.said()));
    QVERIFY(teams.setting().teams.empty());
    teams.key(Qt::Key_Return);
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
    QVERIFY2(teams.rows().startsWith(u"1|Full House|Ana Ruiz · Tyrell Washington|…820  …075|missing\n"_s),
             qPrintable(teams.rows()));
    QVERIFY(!teams.rows().contains(u"730114820"_s));
    QVERIFY(teams.said().contains(u"16 teams · 34 players · not drawn yet"_s));
}

void tst_importpage::showsEachRowBeforeAnythingIsRecorded()
{
    Teams teams;
    teams.import(fiveRows);
    const QStringList rows = teams.rows(u"rows of the file"_s).split(u'\n');
    QCOMPARE(rows.size(), 5);
    QCOMPARE(rows[0], u"2|A|Ana|…820|1|"_s);
    QVERIFY2(rows[1].startsWith(u"3||Bo|–||The team"_s), qPrintable(rows[1]));
    QVERIFY2(rows[3].contains(u"1.23E+08"_s), qPrintable(rows[3])); // the reason shows what stands there
    QVERIFY(teams.said().contains(u"3 rows cannot be taken as they are; nothing is recorded yet"_s));
    QVERIFY(teams.said().contains(u"Line 3: "_s)); // the first of them is the one shown
    QVERIFY(!teams.button(u"Import"_s)->isEnabled());
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(teams.setting().teams.empty());
    teams.click(u"Drop the rows with mistakes"_s);
    QVERIFY(teams.said().contains(u"1 team, 2 players: nothing is wrong"_s));
    teams.key(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(teams.rows(), u"1|A|Ana · Di|…820  …821|missing"_s);
}

void tst_importpage::dropsRowsOneByOne()
{
    Teams teams;
    teams.import(fiveRows);
    teams.key(Qt::Key_Delete); // line 3
    teams.key(Qt::Key_F3);
    teams.key(Qt::Key_Space); // line 4
    teams.key(Qt::Key_Down);
    teams.key(Qt::Key_Return); // line 5
    QVERIFY2(teams.said().contains(u"nothing is wrong"_s), qPrintable(teams.said()));
    QVERIFY(teams.rows(u"rows of the file"_s).contains(u"|dropped"_s));
    teams.key(Qt::Key_Return); // back in
    QVERIFY(teams.said().contains(u"1 row cannot be taken"_s));
    teams.key(Qt::Key_Escape);
    QVERIFY(teams.setting().teams.empty());
    QVERIFY(teams.said().contains(u"No teams yet."_s));
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
    QVERIFY(teams.said().contains(u"cannot be taken"_s));
    QVERIFY(!teams.button(u"Import"_s)->isEnabled());
    teams.click(u"Drop"_s);
    teams.chosen = teams.stage.path(u"gone.csv"_s);
    teams.key(Qt::Key_O, Qt::ControlModifier);
    QVERIFY2(teams.said().contains(u"gone.csv cannot be read"_s), qPrintable(teams.said()));
}

void tst_importpage::takesNoRosterOnceDrawn()
{
    Teams teams;
    teams.import(demoRoster());
    teams.key(Qt::Key_Return);
    teams.key(Qt::Key_D, Qt::ControlModifier);
    QVERIFY(!teams.button(u"Import a roster file"_s));
    teams.key(Qt::Key_O, Qt::ControlModifier);
    QVERIFY2(teams.said().contains(u"The teams are drawn: who comes now is typed in (Insert)."_s),
             qPrintable(teams.said()));
    QCOMPARE(teams.setting().teams.size(), std::size_t{16});
}

QTEST_MAIN(tst_importpage)
#include "tst_importpage.moc"
