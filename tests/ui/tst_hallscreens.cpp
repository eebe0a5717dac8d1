// The hall screen on a machine with a projector: the offscreen platform is given two screens before the
// program starts, and Qt says that one goes and comes back.
#include "stage.h"

#include "ui/hall/hall.h"

#include <QFile>
#include <QScreen>
#include <QSignalSpy>

#include <algorithm>

namespace {

const char* const twoScreens = R"({"screens": [
    {"name": "eDP-1", "x": 0, "y": 0, "width": 1280, "height": 800,
     "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1},
    {"name": "HDMI-1", "x": 1280, "y": 0, "width": 1920, "height": 1080,
     "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]})";

QScreen* screenCalled(const QString& name)
{
    const QList<QScreen*> all = QGuiApplication::screens();
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const QScreen* each) { return each->name() == name; });
    return at == all.end() ? nullptr : *at;
}

/// A window on the laptop's own screen, and the hall on the projector.
class HallRoom {
public:
    HallRoom()
    {
        window.setWindowTitle(u"main"_s);
        window.setGeometry(100, 100, 400, 300);
        window.show();
        hall.avoidMonitorOf(window);
        hall.open();
    }
    QWidget window;
    stage::Settings settings;
    session::Session session;
    hall::Hall hall{session};
    QSignalSpy told{&hall, &hall::Hall::said};
};

} // namespace

class tst_hallscreens : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void itFillsTheProjector();
    void theProjectorIsPulledOutAndComesBack();
};

void tst_hallscreens::itFillsTheProjector()
{
    QCOMPARE(QGuiApplication::screens().size(), 2);
    HallRoom room;
    QCOMPARE(room.window.screen()->name(), u"eDP-1"_s);
    QCOMPARE(room.hall.shownOn(), u"HDMI-1"_s);
    QVERIFY(room.hall.view().isVisible() && room.hall.view().isFullScreen());
    QCOMPARE(room.hall.view().geometry(), QRect(1280, 0, 1920, 1080));
    QCOMPARE(room.hall.view().screen()->name(), u"HDMI-1"_s);
    const QList<hall::Monitor> free = room.hall.candidates();
    QCOMPARE(free.size(), 1);
    QCOMPARE(free.constFirst().name, u"HDMI-1"_s);
}

// Qt tells of it while the screen is listed still: nothing may be shown on it again.
void tst_hallscreens::theProjectorIsPulledOutAndComesBack()
{
    HallRoom room;
    QScreen* projector = screenCalled(u"HDMI-1"_s);
    QVERIFY(projector && room.hall.view().isVisible());
    Q_EMIT qGuiApp->screenRemoved(projector);
    QVERIFY(!room.hall.view().isVisible() && room.hall.shownOn().isEmpty());
    QVERIFY(room.hall.isWanted() && room.window.isVisible());
    QVERIFY(!room.hall.timer().isActive());
    QCOMPARE(room.told.count(), 1);
    MENTIONS(pseudo::english(room.told.at(0).at(0).toString()));
    Q_EMIT qGuiApp->screenAdded(projector);
    QCOMPARE(room.hall.shownOn(), u"HDMI-1"_s);
    QVERIFY(room.hall.view().isVisible());
    QCOMPARE(room.hall.view().geometry(), QRect(1280, 0, 1920, 1080));
    MENTIONS(pseudo::english(room.told.constLast().at(0).toString()));
}

// The platform reads its screens once, when the program starts.
static int runHallScreens(int argc, char** argv)
{
    const QTemporaryDir folder;
    QFile screens(folder.filePath(u"screens.json"_s));
    if (!screens.open(QIODevice::WriteOnly) || screens.write(twoScreens) < 0)
        return 1;
    screens.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screens.fileName().toUtf8());
    QApplication app(argc, argv);
    tst_hallscreens tests;
    return QTest::qExec(&tests, argc, argv);
}
TEST_CLASS_WITH_MAIN(tst_hallscreens, runHallScreens)

#include "tst_hallscreens.moc"
