// The demo in the window: what to try is listed, and each line leads there.
#include "atdesktop.h"

#include "desk/demo/demotasks.h"
#include "program/testclass.h"
#include "ui/start/choices.h"
#include "ui/start/demoscreen.h"

using namespace Qt::StringLiterals;

namespace {

/// The program as it starts for the first time, and the demo that somebody tries.
class Demo : public stage::WholeWindow {
public:
    Demo()
    {
        desktop.start().documents = QFileInfo(stage.path()).absolutePath();
        desktop.window().resize(1280, 720);
        desktop.window().QWidget::show();
        desktop.window().activateWindow();
        person.wait();
        person.press(Qt::Key_D);
        person.wait();
        QTest::qWait(1);
    }
    start::DemoScreen& screen() { return *desktop.window().findChild<start::DemoScreen*>(); }
    start::Choice& choice(int number) { return *screen().findChild<start::Choice*>(u"try%1"_s.arg(number)); }
    std::vector<desk::DemoTry> tries() { return desk::demoTries(desktop.session().tournament()); }
    QString match(int number)
    {
        return QString::fromStdString(tries()[static_cast<std::size_t>(number) - 1].match);
    }
    void backToList() { desktop.window().show(&screen()); }
};

} // namespace

class tst_demo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void listsWhatToTry();
    void eachLineLeadsThere();
    void ticksWhatIsDone();
    void theGuideSaysWhatItIs();
    void aNameIsAskedForElsewhere();
};

void tst_demo::listsWhatToTry()
{
    Demo demo;
    QVERIFY(demo.desktop.window().current() == &demo.screen());
    QCOMPARE(demo.screen().findChildren<start::Choice*>().size(), 4);
    QVERIFY(demo.choice(1).hasFocus());
    for (int number = 1; number <= 4; ++number)
        QVERIFY(!demo.choice(number).isDone() && !demo.choice(number).about().isEmpty());
    QVERIFY(!demo.desktop.window().finder().isVisible()); // nobody is asked for a name
    QVERIFY(!demo.desktop.session().supervisor().isEmpty());
    QVERIFY(session::Settings().value(u"supervisor"_s).toString().isEmpty());
}

void tst_demo::eachLineLeadsThere()
{
    Demo demo;
    for (const int number : {1, 2}) {
        demo.person.press(static_cast<Qt::Key>(Qt::Key_0 + number));
        QVERIFY(demo.desktop.window().current() == &demo.desktop.sheets());
        QCOMPARE(demo.desktop.sheets().current()->match(), demo.match(number));
        demo.backToList();
    }
    demo.person.press(Qt::Key_3);
    QVERIFY(demo.desktop.window().current() == &demo.desktop.rulings());
    QCOMPARE(demo.desktop.rulings().match(), demo.match(3));
    demo.backToList();
    demo.person.press(Qt::Key_4);
    QVERIFY(demo.desktop.window().current()->inherits("tables::TablesScreen"));
    demo.backToList();
    demo.person.press(Qt::Key_Escape);
    QVERIFY(demo.desktop.window().current()->inherits("tables::TablesScreen"));
}

void tst_demo::theGuideSaysWhatItIs()
{
    Demo demo;
    demo.person.press(Qt::Key_F1, Qt::ShiftModifier);
    help::GuideScreen& guide = demo.desktop.guide();
    QVERIFY(demo.desktop.window().current() == &guide);
    QCOMPARE(guide.at().page, u"start"_s);
    QVERIFY(guide.at() == guide.guide().placeOf(QUrl(u"start.md#the-demo"_s), {}));
}

void tst_demo::ticksWhatIsDone()
{
    Demo demo;
    demo.person.press(Qt::Key_4);
    demo.person.press(Qt::Key_Return); // calls the match that is ready
    QVERIFY(demo.tries()[3].isDone);
    demo.person.press(Qt::Key_K, Qt::ControlModifier);
    demo.person.type(u"demo⏎"_s);
    QVERIFY(demo.desktop.window().current() == &demo.screen());
    QVERIFY(demo.choice(4).isDone());
    QVERIFY(demo.choice(1).hasFocus());
}

// The name of the demo is nobody's.
void tst_demo::aNameIsAskedForElsewhere()
{
    Demo demo;
    const QString file = demo.stage.path(u"fall.courtside"_s);
    QVERIFY(desk::demo(file.toStdString(), {.teams = 4}));
    demo.desktop.open(file);
    demo.person.wait();
    QVERIFY(demo.desktop.session().supervisor().isEmpty());
    QVERIFY(demo.desktop.window().finder().isVisible());
}

TEST_CLASS(tst_demo)
#include "tst_demo.moc"
