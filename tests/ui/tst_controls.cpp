// Every control of every screen has a name to be read aloud, is reached by Tab, and is large enough for a
// finger.
#include "atdesktop.h"
#include "places.h"

#include "program/testclass.h"
#include "ui/hall/hallscreen.h"
#include "ui/lock/supervisorsscreen.h"
#include "ui/shell/header.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QStackedWidget>

#include <set>

using namespace Qt::StringLiterals;

namespace {

constexpr int target = 48; // pixels, at 100 %

bool isField(const QWidget& widget)
{
    return qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QAbstractSpinBox*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget);
}

/// What Qt puts into a control of its own: the cross that empties a field, the field of a spin box, scroll
/// bars.
bool isPartOfAnother(const QWidget& widget)
{
    for (const QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget())
        if (isField(*parent) || qobject_cast<const QAbstractItemView*>(parent))
            return true;
    return false;
}

/// All that somebody can do something with.
QList<QWidget*> controlsOf(const QWidget& screen)
{
    QList<QWidget*> controls;
    for (QWidget* widget : screen.findChildren<QWidget*>()) {
        const bool isControl = qobject_cast<QAbstractButton*>(widget) || isField(*widget) ||
                               widget->focusPolicy() & Qt::TabFocus;
        if (isControl && widget->isVisible() && widget->isEnabled() && !isPartOfAnother(*widget))
            controls << widget;
    }
    return controls;
}

QString called(const QWidget& widget)
{
    QAccessibleInterface* aloud = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return aloud ? aloud->text(QAccessible::Name) : QString();
}

QString inWords(const QWidget& widget)
{
    return u"%1 “%2” of %3"_s.arg(QString::fromUtf8(widget.metaObject()->className()), called(widget),
                                  QString::fromUtf8(widget.parentWidget()->metaObject()->className()));
}

/// Tab does not stop at these, and they are reached otherwise.
bool isReachedByArrows(const QWidget& widget)
{
    // The hands of a sheet: the arrow up from the entry row goes there, and Tab stays where it is typed.
    if (widget.inherits("sheet::HandsView"))
        return true;
    // One key of the pad is a stop, and arrows go among them (tst_pad).
    if (widget.inherits("sheet::PadKey"))
        return true;
    // Of several buttons that exclude each other one is a stop, and arrows go among them.
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && button->group() && button->group()->exclusive();
}

/// Where Tab comes by, pressed until it comes round. In the entry row it goes from box to box first.
std::set<const QWidget*> reachedByTab(QWidget& window)
{
    std::set<const QWidget*> reached;
    for (int i = 0; i < 300; ++i) {
        const QWidget* before = window.focusWidget();
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        QWidget* now = window.focusWidget();
        if (now && now != before && !reached.insert(now).second)
            break;
    }
    return reached;
}

QStringList against(QWidget& window, const QWidget& screen)
{
    QStringList said;
    const QList<QWidget*> controls = controlsOf(screen);
    const std::set<const QWidget*> reached = reachedByTab(window);
    for (const QWidget* control : controls) {
        if (called(*control).isEmpty())
            said << u"no name to be read aloud: "_s + inWords(*control);
        const bool tabbed = reached.count(control) > 0 || reached.count(control->focusProxy()) > 0;
        if (!tabbed && !isReachedByArrows(*control))
            said << u"Tab never comes to it: "_s + inWords(*control);
        const QSize size = control->size();
        if ((qobject_cast<const QAbstractButton*>(control) || isField(*control)) &&
            (size.width() < target || size.height() < target))
            said << u"too small for a finger, %1 by %2: %3"_s.arg(size.width())
                        .arg(size.height())
                        .arg(inWords(*control));
    }
    return said;
}

} // namespace

class tst_controls : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void ofAPlace_data();
    void ofAPlace();
    void ofTheStart();
    void ofTheSupervisors();
};

void tst_controls::ofAPlace_data()
{
    QTest::addColumn<QString>("place");
    for (const char* place :
         {"Tables", "Teams", "Score sheet", "Score sheet with the pad", "Bracket", "Standings", "Rulings",
          "a case", "the record", "a paper check", "Print", "Rules", "the hall screen"})
        QTest::newRow(place) << QString::fromUtf8(place);
}

void tst_controls::ofAPlace()
{
    QFETCH(QString, place);
    stage::HalfPlayed live;
    const stage::Settings settings;
    QSettings().setValue(u"pad"_s, place.endsWith(u"pad"_s));
    desktop::Desktop desktop;
    stage::open(desktop, live);
    QWidget& window = desktop.window();
    const QStringList ofAMatch{u"a case"_s, u"the record"_s, u"a paper check"_s};
    if (place.startsWith(u"Score sheet"_s) || ofAMatch.contains(place))
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(live.match(2)));
    else if (place != u"the hall screen")
        desktop.window().go(stage::placeNamed(place));
    if (place == u"a case")
        for (const Qt::Key key : {Qt::Key_F3, Qt::Key_2, Qt::Key_1, Qt::Key_4, Qt::Key_C})
            QTest::keyClick(window.focusWidget(), key);
    if (place == u"the record")
        QTest::keyClick(window.focusWidget(), Qt::Key_R, Qt::ControlModifier);
    if (place == u"a paper check")
        QTest::keyClick(window.focusWidget(), Qt::Key_F12);
    if (place == u"the hall screen")
        desktop.window().show(&desktop.hallScreen());
    QCoreApplication::processEvents();
    const QStringList said = against(window, *desktop.window().current());
    QVERIFY2(said.isEmpty(), qPrintable(u'\n' + said.join(u'\n')));
}

void tst_controls::ofTheStart()
{
    const stage::Settings settings;
    desktop::Desktop desktop;
    QWidget& window = desktop.window();
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const QStringList said = against(window, *desktop.window().current());
    QVERIFY2(said.isEmpty(), qPrintable(u'\n' + said.join(u'\n')));
}

void tst_controls::ofTheSupervisors()
{
    const stage::Settings settings;
    const duty::Supervisors people(lock::supervisorsFile().toStdString(), duty::leastCost());
    QVERIFY(people.setPin({"J. Park", "4711"}, {}, 0));
    desktop::Desktop desktop(duty::leastCost());
    QWidget& window = desktop.window();
    window.resize(1280, 800);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    Q_EMIT desktop.window().wanted(session::Key::OnDuty);
    QTest::keyClicks(window.focusWidget(), u"supervisors and pins"_s);
    QTest::keyClick(window.focusWidget(), Qt::Key_Down);
    QTest::keyClick(window.focusWidget(), Qt::Key_Return);
    QVERIFY(qobject_cast<lock::SupervisorsScreen*>(desktop.window().current()));
    QStringList said = against(window, *desktop.window().current());
    said += against(window, *window.findChild<shell::Header*>());
    QVERIFY2(said.isEmpty(), qPrintable(u'\n' + said.join(u'\n')));
}

TEST_CLASS(tst_controls)
#include "tst_controls.moc"
