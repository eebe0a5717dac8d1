// No circle between rooms, and none between the modules of a room; and the reader itself, by invented houses
// that each have one.
#include "circles.h"
#include "program/testclass.h"
#include "thehouse.h"

#include <QTest>

using namespace Qt::StringLiterals;

class tst_circles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHouseHasNone();
    void modulesInACircleAreNamed();
    void roomsInACircleAreNamed();
    void includesWithoutACirclePass();
};

void tst_circles::theHouseHasNone()
{
    const house::Tree tree = house::theHouse();
    QVERIFY2(tree.sources.size() > 500, "the sources were not found");
    const QStringList said = house::moduleCircles(tree) + house::roomCircles(tree);
    QVERIFY2(said.isEmpty(), qPrintable(said.join(u'\n')));
}

void tst_circles::modulesInACircleAreNamed()
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

void tst_circles::roomsInACircleAreNamed()
{
    house::Tree tree;
    tree.sources = {{u"core/a/x.h"_s, u"#include \"b/c/y.h\"\n"_s},
                    {u"core/b/c/y.h"_s, u""_s},
                    {u"core/b/c/z.cpp"_s, u"#include \"a/w.h\"\n"_s},
                    {u"core/a/w.h"_s, u""_s}};
    QCOMPARE(house::roomCircles(tree), QStringList({u"a circle of 2 rooms: core/a, core/b/c"_s}));
    QCOMPARE(house::moduleCircles(tree), QStringList());
}

void tst_circles::includesWithoutACirclePass()
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

TEST_CLASS(tst_circles)
#include "tst_circles.moc"
