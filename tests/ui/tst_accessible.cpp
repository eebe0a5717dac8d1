// Every scene that tests/pictures knows, as somebody meets it who listens and has no mouse: each thing has a name and
// a role, Tab comes to all of it in the order in which it is read and out of it again, and all of it is large enough
// for a finger.
#include "pictures.d/at.h"
#include "program/testclass.h"
#include "ui/shell/header.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QTabBar>

#include <algorithm>
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
        if (isField(*parent) || qobject_cast<const QAbstractItemView*>(parent) ||
            qobject_cast<const QTabBar*>(parent))
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

/// Where Tab comes by, in its order, pressed until it comes round. In the entry row it goes from box to box
/// first.
QList<QWidget*> stopsOf(QWidget& window)
{
    QList<QWidget*> stops;
    for (int i = 0; i < 400; ++i) {
        const QWidget* before = window.focusWidget();
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Tab);
        QWidget* now = window.focusWidget();
        if (!now || now == before)
            continue;
        if (stops.contains(now))
            break;
        stops << now;
    }
    return stops;
}

/// From one stop to the next one goes on as one reads: to the right or down. Where a column ends, the next begins at
/// its top.
bool goesOn(const QRect& from, const QRect& to)
{
    const bool isAbove = to.center().y() < from.top();
    const bool isLeft = to.right() < from.left();
    const bool isSameLine = to.top() <= from.center().y() && to.bottom() >= from.center().y();
    return !(isAbove && to.left() < from.right()) && !(isLeft && isSameLine);
}

/// The steps back in the order of the screen's own stops.
QStringList stepsBack(const QList<QWidget*>& stops, const QWidget& screen)
{
    QList<QWidget*> own;
    for (QWidget* each : stops)
        if (screen.isAncestorOf(each))
            own << each;
    const auto boxOf = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&screen, QPoint()), widget.size());
    };
    QStringList steps;
    for (qsizetype i = 0; i + 1 < own.size(); ++i)
        if (!goesOn(boxOf(*own.at(i)), boxOf(*own.at(i + 1))))
            steps << u"Tab steps back from %1 to %2"_s.arg(inWords(*own.at(i)), inWords(*own.at(i + 1)));
    return steps;
}

QStringList against(const QList<QWidget*>& stops, const QWidget& part)
{
    QStringList said;
    for (const QWidget* control : controlsOf(part)) {
        if (called(*control).isEmpty())
            said << u"no name to be read aloud: "_s + inWords(*control);
        const bool tabbed =
            stops.contains(control) || (control->focusProxy() && stops.contains(control->focusProxy()));
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

/// Roles that say nothing of what can be done there.
bool saysNothing(QAccessible::Role role)
{
    static const std::set<QAccessible::Role> none{QAccessible::NoRole,   QAccessible::Client,
                                                  QAccessible::Window,   QAccessible::Pane,
                                                  QAccessible::Border,   QAccessible::Whitespace,
                                                  QAccessible::Separator};
    return none.contains(role);
}

/// What is wrong in the tree below that node, for those who listen.
void listen(QAccessibleInterface& node, QStringList& said)
{
    static constexpr int enough = 60; // cells of one table
    for (int i = 0; i < std::min(node.childCount(), enough); ++i) {
        QAccessibleInterface* child = node.child(i);
        if (!child || !child->isValid() || child->state().invisible)
            continue;
        const QString what =
            child->object() ? QString::fromUtf8(child->object()->metaObject()->className()) : u"a part"_s;
        const bool isOfQt = what.startsWith(u"QScroll") || what == u"QLineEdit"; // the latter in a number field
        const QAccessible::State state = child->state();
        const bool isUsed = state.focusable && !state.disabled && !isOfQt;
        if (isUsed && child->text(QAccessible::Name).isEmpty())
            said << u"nothing is said of %1 in %2"_s.arg(what, node.text(QAccessible::Name));
        if (isUsed && saysNothing(child->role()))
            said << u"%1 “%2” has no role"_s.arg(what, child->text(QAccessible::Name));
        if (child->role() == QAccessible::Graphic && child->text(QAccessible::Name).isEmpty())
            said << u"a picture without words: "_s + what;
        listen(*child, said);
    }
}

} // namespace

class tst_accessible : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void everyScene_data();
    void everyScene();
};

void tst_accessible::everyScene_data()
{
    QTest::addColumn<QString>("name");
    for (const pictures::Scene& scene : pictures::scenes(tests::isLong() ? QList<int>{} : QList<int>{8}))
        QTest::newRow(qPrintable(scene.name)) << scene.name;
}

void tst_accessible::everyScene()
{
    QFETCH(QString, name);
    const QList<pictures::Scene> all = pictures::scenes(tests::isLong() ? QList<int>{} : QList<int>{8});
    const auto scene =
        std::ranges::find_if(all, [&](const pictures::Scene& each) { return each.name == name; });
    pictures::At at(pictures::Names::Plain);
    scene->bringUp(at);
    shell::Window& window = at.desktop.window();
    QStringList said;
    listen(*QAccessible::queryAccessibleInterface(&window), said);
    const bool isLocked = name.startsWith(u"lock") || name == u"pin";
    const QList<QWidget*> stops = stopsOf(window);
    if (!isLocked) {
        said += against(stops, *window.current());
        said += against(stops, *window.findChild<shell::Header*>());
        said += stepsBack(stops, *window.current());
    }
    said.removeDuplicates();
    QVERIFY2(said.isEmpty(), qPrintable(u'\n' + said.join(u'\n')));
}

TEST_CLASS(tst_accessible)
#include "tst_accessible.moc"
