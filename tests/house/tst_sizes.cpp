// How large files, classes, doors and rooms may be; and the reader itself, by invented ones that are one too
// large.
#include "house.h"
#include "program/testclass.h"
#include "thehouse.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QStringList sizesOf(const QString& path, const QString& text)
{
    house::Tree tree;
    tree.sources = {{path, text}};
    return house::tooLarge(tree);
}

QString lines(int count)
{
    return u"int a;\n"_s.repeated(count);
}

QString method(const QString& name, int bodyLines)
{
    return u"void Thing::"_s + name + u"(int a)\n{\n"_s + u"    a = 1;\n"_s.repeated(bodyLines) + u"}\n\n"_s;
}

} // namespace

class tst_sizes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHouseKeepsThem();
    void aSourceOrAHeaderThatIsTooLong();
    void aTestThatIsTooLong();
    void methodsAreCountedOverAllFiles();
    void bodiesAreCountedOverAllFiles();
    void methodsAreRecognized();
    void methodsInAHeaderAreCounted();
    void aDoorThatIsTooWide();
    void aRoomThatIsTooLarge();
    void theFigures();
};

void tst_sizes::theHouseKeepsThem()
{
    const house::Tree tree = house::theHouse();
    QVERIFY2(tree.sources.size() > 500, "the sources were not found");
    const QStringList said = house::tooLarge(tree);
    qInfo().noquote() << house::figures(tree);
    QVERIFY2(said.isEmpty(), qPrintable(said.join(u'\n')));
}

void tst_sizes::aSourceOrAHeaderThatIsTooLong()
{
    QCOMPARE(sizesOf(u"core/a/b.cpp"_s, lines(400) + u"\n  // why\n"_s.repeated(100)), QStringList());
    QCOMPARE(sizesOf(u"core/a/b.cpp"_s, lines(401)),
             QStringList(u"core/a/b.cpp: 401 lines of code, at most 400"_s));
    QCOMPARE(sizesOf(u"ui/a/b.h"_s, lines(250)), QStringList());
    QCOMPARE(sizesOf(u"ui/a/b.h"_s, lines(251)), QStringList(u"ui/a/b.h: 251 lines of code, at most 250"_s));
}

void tst_sizes::aTestThatIsTooLong()
{
    QCOMPARE(sizesOf(u"tests/a/tst_b.cpp"_s, QString(500, u'\n')), QStringList());
    QCOMPARE(sizesOf(u"tests/a/tst_b.cpp"_s, QString(501, u'\n')),
             QStringList(u"tests/a/tst_b.cpp: 501 lines, at most 500"_s));
}

void tst_sizes::methodsAreCountedOverAllFiles()
{
    house::Tree tree;
    for (int i = 0; i < 41; ++i)
        tree.sources << house::Source{u"ui/a/part%1.cpp"_s.arg(i), method(u"m%1"_s.arg(i), 1)};
    QCOMPARE(house::tooLarge(tree),
             QStringList(u"ui/a Thing: 41 methods and 41 lines in their bodies, at most 40 and 350"_s));
    tree.sources.removeLast();
    QCOMPARE(house::tooLarge(tree), QStringList());
}

void tst_sizes::bodiesAreCountedOverAllFiles()
{
    house::Tree tree;
    tree.sources = {{u"ui/a/one.cpp"_s, method(u"one"_s, 200)}, {u"ui/a/two.cpp"_s, method(u"two"_s, 150)}};
    QCOMPARE(house::tooLarge(tree), QStringList());
    tree.sources << house::Source{u"ui/a/three.cpp"_s, method(u"three"_s, 1)};
    QCOMPARE(house::tooLarge(tree),
             QStringList(u"ui/a Thing: 3 methods and 351 lines in their bodies, at most 40 and 350"_s));
}

void tst_sizes::methodsAreRecognized()
{
    house::Tree tree;
    tree.sources = {{u"ui/a/b.cpp"_s,
                     u"Thing::Thing(int a)\n    : m_a(a)\n{\n}\n"
                     "Thing::~Thing() = default;\n"
                     "const std::map<int, QString>& Thing::all() const\n{\n    return m_all;\n}\n"
                     "int other::free(int a)\n{\n    return a;\n}\n"
                     "Outer::Inner Outer::Thing::make(const QString& of,\n                  int more)\n"
                     "{\n    // why\n\n    return {};\n}\n"
                     "int count()\n{\n    return Thing::number();\n}\n"_s}};
    const auto sizes = house::classSizes(tree);
    QCOMPARE(sizes[u"ui/a Thing"_s], (house::ClassSize{3, 2}));
}

void tst_sizes::methodsInAHeaderAreCounted()
{
    house::Tree tree;
    tree.sources = {{u"ui/a/thing.h"_s,
                     u"namespace a {\n\nclass Thing : public QWidget,\n              public Other {\n"
                     "    Q_OBJECT\npublic:\n"
                     "    explicit Thing(int a) : m_a(a) {}\n"
                     "    Thing(int a, int b)\n        : m_a(a), m_b(b)\n    {\n        // why\n"
                     "        if (a) {\n            b = 1;\n        }\n    }\n"
                     "    int a() const { return m_a; }\n"
                     "    int b() const;\n"
                     "    enum class Kind { One, Two };\n"
                     "    struct Inner {\n        int c = 0;\n        int d() { return c; }\n    };\n"
                     "    std::vector<int> m_all{};\n"
                     "    friend bool operator==(const Thing&, const Thing&) = default;\n"
                     "};\n\ninline int Thing::b() const\n{\n    return m_b;\n}\n\n"
                     "inline int free(int a)\n{\n    return a;\n}\n\n} // namespace a\n"_s},
                    {u"ui/a/thing.cpp"_s, method(u"more"_s, 2)}};
    const auto sizes = house::classSizes(tree);
    QCOMPARE(sizes[u"ui/a Thing"_s], (house::ClassSize{5, 7}));
    QCOMPARE(sizes[u"ui/a Inner"_s], (house::ClassSize{1, 1}));
    QCOMPARE(sizes.size(), 2);
}

void tst_sizes::aDoorThatIsTooWide()
{
    house::Tree tree;
    for (int i = 0; i < 12; ++i)
        tree.doors[u"a/b"_s] << u"h%1.h"_s.arg(i);
    QCOMPARE(house::tooLarge(tree), QStringList());
    tree.doors[u"a/b"_s] << u"one_more.h"_s;
    QCOMPARE(house::tooLarge(tree), QStringList(u"the door of a/b has 13 headers, at most 12"_s));
}

void tst_sizes::aRoomThatIsTooLarge()
{
    house::Tree tree;
    for (int i = 0; i < 18; ++i)
        tree.sources << house::Source{u"core/a/f%1.h"_s.arg(i), lines(250)};
    QCOMPARE(house::tooLarge(tree), QStringList());
    tree.sources << house::Source{u"core/a/more.h"_s, lines(1)};
    QCOMPARE(house::tooLarge(tree), QStringList(u"core/a: 4501 lines of code in one folder, at most 4500"_s));
}

void tst_sizes::theFigures()
{
    house::Tree tree;
    tree.sources = {{u"core/a/thing.cpp"_s, method(u"first"_s, 3) + method(u"second"_s, 20)},
                    {u"core/b/other.cpp"_s, u"// why\nint a;\n\nint b;\n"_s},
                    {u"tests/a/tst_thing.cpp"_s, lines(50)}};
    QCOMPARE(house::figures(tree),
             u"31 lines of code in 2 files; largest room core/a (29 lines); most methods "
             "core/a Thing (2); longest bodies core/a Thing (23 lines)"_s);
}

TEST_CLASS(tst_sizes)
#include "tst_sizes.moc"
