// Who may know whom: every #include in the tree is held against the table in includes.cpp; no circle between
// rooms, and none between the modules of a room. The readers themselves are held against invented houses that
// each break one rule.
#include "house.h"
#include "thehouse.h"

#include "program/testclass.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

// A tree with two files besides the one under test: json with its door, and a header that isn't in the door.
QStringList includesOf(const QString& path, const QString& text)
{
    house::Tree tree;
    tree.doors = house::doorsIn(u"courtside_room(json DOOR value.h)\n"
                                "courtside_room(scoring DOOR hand.h)\n"
                                "courtside_room(tournament/model DOOR tournament.h)\n"
                                "courtside_room(tournament/fold DOOR derive.h)\n"
                                "courtside_screen(drawing DOOR pen.h)\n"
                                "courtside_screen(sheet/view DOOR row.h)\n"_s);
    tree.qtModuleOf = house::qtModuleOf;
    tree.sources = {{u"core/json/value.h"_s, u""_s},
                    {u"ui/sheet/view/row.h"_s, u""_s},
                    {u"ui/drawing/pen.h"_s, u""_s},
                    {path, text}};
    return house::forbiddenIncludes(tree);
}

} // namespace

class tst_includes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHouseKeepsItsTable();
    void everyRoomHasADoorAndAFolder();
    void breachesAreSaid_data();
    void breachesAreSaid();
    void goodIncludesPass_data();
    void goodIncludesPass();
    void doorsAreRead();
    void modulesInACircleAreNamed();
    void roomsInACircleAreNamed();
    void includesWithoutACirclePass();
};

void tst_includes::theHouseKeepsItsTable()
{
    const house::Tree tree = house::theHouse();
    QVERIFY2(tree.sources.size() > 500, "the sources were not found");
    const QStringList said =
        house::forbiddenIncludes(tree) + house::moduleCircles(tree) + house::roomCircles(tree);
    QVERIFY2(said.isEmpty(), qPrintable(said.join(u'\n')));
}

void tst_includes::everyRoomHasADoorAndAFolder()
{
    const house::Tree tree = house::theHouse();
    QSet<QString> folders;
    for (const house::Source& source : tree.sources)
        if (source.path.startsWith(u"core/"_s) || source.path.startsWith(u"ui/"_s))
            folders << house::folderOf(source.path).remove(QRegularExpression(u"^core/"_s));
    QStringList rooms = folders.values();
    rooms.sort();
    QCOMPARE(tree.doors.keys(), rooms);
}

void tst_includes::breachesAreSaid_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* path, const char* text, const char* says) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(text) << QString::fromUtf8(says);
    };
    row("Qt in scoring", "core/scoring/hand.cpp", "\n#include <QString>\n",
        "core/scoring/hand.cpp:2: <QString>: scoring does without Qt, and this is of QtCore");
    row("Qt by its old name", "core/tournament/model/tournament.h", "#include <qglobal.h>",
        "core/tournament/model/tournament.h:1: <qglobal.h>: tournament/model does without Qt, and this is of "
        "QtCore");
    row("SQL outside the store", "core/desk/document/open.cpp", "#include <QSqlQuery>",
        "core/desk/document/open.cpp:1: <QSqlQuery>: desk/document may use QtCore, and this is of QtSql");
    row("a widget in core", "core/files/page.cpp", "#include <QtWidgets/QWidget>",
        "core/files/page.cpp:1: <QtWidgets/QWidget>: files may use QtCore, and this is of QtWidgets");
    row("a picture in core", "core/files/page.cpp", "#  include  <QImage>",
        "core/files/page.cpp:1: <QImage>: files may use QtCore, and this is of QtGui");
    row("a Qt header that is not there", "ui/sheet/view/pen.cpp", "#include <QtCore/QNothing>",
        "ui/sheet/view/pen.cpp:1: <QtCore/QNothing>: no Qt module here has this header");
    row("nlohmann outside json", "core/rules/load.cpp", "#include <nlohmann/json.hpp>",
        "core/rules/load.cpp:1: <nlohmann/json.hpp>: besides the standard library rules may use tl alone");
    row("a library in bracket", "core/bracket/draw.cpp", "#include <tl/expected.hpp>",
        "core/bracket/draw.cpp:1: <tl/expected.hpp>: bracket uses the standard library alone");
    row("a room that may not be known", "core/scoring/hand.cpp", "#include \"json/value.h\"",
        "core/scoring/hand.cpp:1: \"json/value.h\": scoring may know hand, not json");
    row("one room too many", "core/rules/load.cpp", "#include \"tournament/model/tournament.h\"",
        "core/rules/load.cpp:1: \"tournament/model/tournament.h\": rules may know scoring, json, not "
        "tournament/model");
    row("a room that knows no other", "core/hand/hand.cpp", "#include \"json/value.h\"",
        "core/hand/hand.cpp:1: \"json/value.h\": hand knows no other room");
    row("a room above", "core/tournament/model/match.h", "#include \"tournament/fold/derive.h\"",
        "core/tournament/model/match.h:1: \"tournament/fold/derive.h\": tournament/model may know facts, "
        "scoring, "
        "bracket, rules, json, not tournament/fold");
    row("a header behind the door", "core/rules/load.cpp", "#include \"scoring/ledger.h\"",
        "core/rules/load.cpp:1: \"scoring/ledger.h\": the door of scoring does not name ledger.h");
    row("its own room by the door", "core/json/value.cpp", "#include \"json/value.h\"",
        "core/json/value.cpp:1: \"json/value.h\": within its room a header is named \"value.h\"");
    row("a way around", "core/json/value.cpp", "#include \"../scoring/hand.h\"",
        "core/json/value.cpp:1: \"../scoring/hand.h\": no way around the doors");
    row("no such header", "core/rules/load.cpp", "#include \"value.h\"",
        "core/rules/load.cpp:1: \"value.h\": no such header in this folder; another room's is named "
        "\"room/header.h\"");
    row("no such room", "core/rules/load.cpp", "#include \"kitchen/sink.h\"",
        "core/rules/load.cpp:1: \"kitchen/sink.h\": there is no room kitchen with a door");
    row("a hidden name", "core/rules/load.cpp", "#include HEADER",
        "core/rules/load.cpp:1: <>: an include names its header itself");
    row("a new room", "core/kitchen/sink.h", "",
        "core/kitchen/sink.h: the room kitchen is not in the table of who may know whom");
    row("app past the desk", "app/score.cpp", "#include \"scoring/hand.h\"",
        "app/score.cpp:1: \"scoring/hand.h\": app may know desk, wording, share, tournament, "
        "venues, ui, not scoring");
    row("core to a screen", "core/json/value.cpp", "#include \"ui/sheet/view/row.h\"",
        "core/json/value.cpp:1: \"ui/sheet/view/row.h\": json knows no other room");
    row("a screen to a room that it does not need", "ui/rules/card.cpp",
        "#include \"tournament/fold/derive.h\"",
        "ui/rules/card.cpp:1: \"tournament/fold/derive.h\": ui/rules may know desk/registration, json, "
        "rules, scoring, tournament/model, venues, wording, wording/rulecard, ui/kit, ui/ownrules, "
        "ui/session, "
        "not tournament/fold");
    row("a screen behind another's door", "ui/desktop/desktop.cpp", "#include \"ui/sheet/view/line.h\"",
        "ui/desktop/desktop.cpp:1: \"ui/sheet/view/line.h\": the door of ui/sheet/view does not name line.h");
    row("a widget on paper", "ui/paper/page/page.cpp", "#include <QWidget>",
        "ui/paper/page/page.cpp:1: <QWidget>: ui/paper/page may use QtCore, QtGui, and this is of QtWidgets");
    row("a printer on paper", "ui/paper/page/page.cpp", "#include <QPrinter>",
        "ui/paper/page/page.cpp:1: <QPrinter>: ui/paper/page may use QtCore, QtGui, and this is of "
        "QtPrintSupport");
    row("a screen on paper", "ui/paper/page/page.cpp", "#include \"ui/sheet/view/row.h\"",
        "ui/paper/page/page.cpp:1: \"ui/sheet/view/row.h\": ui/paper/page may know bracket, scoring, "
        "tournament/model, views, wording, wording/record, wording/tournament, ui/drawing, not "
        "ui/sheet/view");
    row("a widget in drawing", "ui/drawing/marks.h", "#include <QtWidgets/QLabel>",
        "ui/drawing/marks.h:1: <QtWidgets/QLabel>: ui/drawing may use QtCore, QtGui, and this is of "
        "QtWidgets");
    row("a tournament in drawing", "ui/drawing/marks.h", "#include \"tournament/model/tournament.h\"",
        "ui/drawing/marks.h:1: \"tournament/model/tournament.h\": ui/drawing knows no other room");
    row("a test behind a door", "tests/json/tst_value.cpp", "#include \"json/lexer.h\"",
        "tests/json/tst_value.cpp:1: \"json/lexer.h\": the door of json does not name lexer.h");
}

void tst_includes::breachesAreSaid()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QFETCH(QString, says);
    QCOMPARE(includesOf(path, text), QStringList(says));
}

void tst_includes::goodIncludesPass_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* path, const char* text) {
        QTest::newRow(name) << QString::fromUtf8(path) << QString::fromUtf8(text);
    };
    row("standard", "core/scoring/hand.cpp", "#include <vector>\n#include <cstdint>\n");
    row("its own header", "core/json/value.cpp", "#include \"value.h\"\n#include <nlohmann/json.hpp>\n");
    row("through a door", "core/rules/load.cpp", "#include \"json/value.h\"\n#include \"scoring/hand.h\"\n");
    row("SQL in the store", "core/store/store.cpp", "#include <QtSql/QSqlDatabase>\n#include <QFile>\n");
    row("a widget on a screen", "ui/sheet/view/pen.cpp", "#include <QWidget>\n#include \"row.h\"\n");
    row("a pen on paper", "ui/paper/page/page.cpp",
        "#include \"ui/drawing/pen.h\"\n#include \"tournament/model/tournament.h\"\n#include <QPdfWriter>\n");
    row("a screen from app", "app/main.cpp",
        "#include \"ui/sheet/view/row.h\"\n#include <QCoreApplication>\n");
    row("a test", "tests/json/tst_value.cpp",
        "#include \"json/value.h\"\n#include <rapidcheck.h>\n"
        "#include <QTest>\n#include \"tst_value.moc\"\n");
    row("only talk of it", "core/json/value.cpp",
        "// #include <QString>\nconst char* s = \"#include <QString>\";\n");
}

void tst_includes::goodIncludesPass()
{
    QFETCH(QString, path);
    QFETCH(QString, text);
    QCOMPARE(includesOf(path, text), QStringList());
}

void tst_includes::doorsAreRead()
{
    const auto doors =
        house::doorsIn(u"# courtside_room(cellar DOOR wine.h)\n"
                       "courtside_room(json DOOR value.h\n  reader.h # strict\n KNOWS tl::expected)\n"
                       "courtside_room(desk/play DOOR call.h KNOWS desk/document)\n"
                       "courtside_room(pairing PRIVATELY lemon)\n"
                       "courtside_screen(kit DOOR ask.h KNOWS wording)\n"_s);
    QCOMPARE(doors.keys(), QStringList({u"desk/play"_s, u"json"_s, u"pairing"_s, u"ui/kit"_s}));
    QCOMPARE(doors[u"ui/kit"_s], QSet<QString>({u"ask.h"_s}));
    QCOMPARE(doors[u"desk/play"_s], QSet<QString>({u"call.h"_s}));
    QCOMPARE(doors[u"json"_s], QSet<QString>({u"value.h"_s, u"reader.h"_s}));
    QCOMPARE(doors[u"pairing"_s], QSet<QString>());
}

void tst_includes::modulesInACircleAreNamed()
{
    house::Tree tree;
    tree.sources = {{u"core/a/x.h"_s, u"#include \"y.h\"\n"_s},
                    {u"core/a/y.h"_s, u""_s},
                    {u"core/a/y.cpp"_s, u"#include \"y.h\"\n#include \"z.h\"\n"_s},
                    {u"core/a/z.h"_s, u"#include \"x.h\"\n"_s},
                    {u"ui/a/x.h"_s, u"#include \"ui/a/y.h\"\n"_s},
                    {u"ui/a/y.h"_s, u"#include \"x.h\"\n"_s}};
    QCOMPARE(house::moduleCircles(tree), QStringList({u"core/a: a circle of 3 modules: x, y, z"_s,
                                                      u"ui/a: a circle of 2 modules: x, y"_s}));
    QCOMPARE(house::roomCircles(tree), QStringList());
}

void tst_includes::roomsInACircleAreNamed()
{
    house::Tree tree;
    tree.sources = {{u"core/a/x.h"_s, u"#include \"b/c/y.h\"\n"_s},
                    {u"core/b/c/y.h"_s, u""_s},
                    {u"core/b/c/z.cpp"_s, u"#include \"a/w.h\"\n"_s},
                    {u"core/a/w.h"_s, u""_s}};
    QCOMPARE(house::roomCircles(tree), QStringList({u"a circle of 2 rooms: core/a, core/b/c"_s}));
    QCOMPARE(house::moduleCircles(tree), QStringList());
}

void tst_includes::includesWithoutACirclePass()
{
    house::Tree tree;
    tree.sources = {{u"core/a/x.h"_s, u"#include \"y.h\"\n#include <vector>\n"_s},
                    {u"core/a/y.h"_s, u"// #include \"x.h\"\n"_s},
                    {u"core/a/y.cpp"_s, u"#include \"y.h\"\n"_s},
                    {u"ui/b/x.cpp"_s, u"#include \"a/x.h\"\n"_s},
                    {u"tests/a/tst_x.cpp"_s, u"#include \"a/x.h\"\n#include \"b.h\"\n"_s},
                    {u"tests/a/b.h"_s, u"#include \"tst_x.h\"\n"_s}};
    QCOMPARE(house::moduleCircles(tree) + house::roomCircles(tree), QStringList());
}

TEST_CLASS(tst_includes)
#include "tst_includes.moc"
