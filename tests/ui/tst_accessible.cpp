// Every scene that tests/pictures knows, as somebody meets it who listens and has no mouse: each thing has a
// name and a role, Tab comes to all of it in the order in which it is read and out of it again, and all of it
// is large enough for a finger; and who sees little: each text stands out from what it is drawn on in all
// three themes, and nothing is cut or scrolled sideways at 150 % on a laptop's screen, and at 200 % on a
// large one.
#include "drawn.h"

#include "pictures.d/at.h"
#include "ui/bracket/treeview.h"
#include "ui/kit/scroll.h"
#include "ui/shell/header.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>

#include <algorithm>
#include <set>

namespace {

// Pixels, at 100 %; where all tables are to be in view at once a target is lower.
constexpr int target = 48;
constexpr int targetAtTables = 40;

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
    QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return accessible ? accessible->text(QAccessible::Name) : QString();
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
    // A usual number: the field beside it, which is a stop, takes it too.
    if (widget.objectName().startsWith(u"points-"))
        return true;
    // The arrow up or down in the number between them does the same.
    if (widget.parentWidget()->inherits("rulesview::NumberValue") && widget.focusPolicy() == Qt::NoFocus)
        return true;
    // Of several buttons that exclude each other one is a stop, and arrows go among them.
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    return button && (button->group() ? button->group()->exclusive() : button->autoExclusive());
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

/// From one stop to the next the focus moves as one reads: to the right or down. Where a column ends, the
/// next begins at its top.
bool isNextInOrder(const QRect& from, const QRect& to)
{
    const bool isAbove = to.center().y() < from.top();
    const bool isLeft = to.right() < from.left();
    const bool isSameLine = to.top() <= from.center().y() && to.bottom() >= from.center().y();
    return !(isAbove && to.left() < from.right()) && !(isLeft && isSameLine);
}

/// The screen's own stops, from the first that one comes to from outside it; where there is nothing outside,
/// from the nearest to its top left.
QList<QWidget*> stopsIn(const QWidget& screen, const QList<QWidget*>& stops)
{
    QList<QWidget*> own;
    const auto far = [&](const QWidget* stop) { return stop->mapTo(&screen, QPoint()).manhattanLength(); };
    const bool isAll = std::ranges::all_of(stops, [&](auto* stop) { return screen.isAncestorOf(stop); });
    qsizetype first = isAll ? std::ranges::min_element(stops, {}, far) - stops.begin() : 0;
    for (qsizetype i = 0; i < stops.size(); ++i)
        if (screen.isAncestorOf(stops.at(i)) &&
            !screen.isAncestorOf(stops.at(i > 0 ? i - 1 : stops.size() - 1)))
            first = i;
    for (qsizetype i = 0; i < stops.size(); ++i)
        if (QWidget* stop = stops.at((first + i) % stops.size()); screen.isAncestorOf(stop))
            own << stop;
    return own;
}

/// The steps back in the order of the screen's own stops, each as it is seen: what comes next is in view.
QStringList stepsBack(const QList<QWidget*>& stops, const QWidget& screen)
{
    const QList<QWidget*> own = stopsIn(screen, stops);
    const auto boxOf = [&](const QWidget& widget) {
        return QRect(widget.mapTo(&screen, QPoint()), widget.size());
    };
    QStringList steps;
    for (qsizetype i = 0; i + 1 < own.size(); ++i) {
        kit::bringIntoView(*own.at(i + 1), own.at(i + 1)->rect());
        if (!isNextInOrder(boxOf(*own.at(i)), boxOf(*own.at(i + 1))))
            steps << u"Tab steps back from %1 to %2"_s.arg(inWords(*own.at(i)), inWords(*own.at(i + 1)));
    }
    return steps;
}

QStringList againstOrder(const QList<QWidget*>& stops, const QWidget& part)
{
    QStringList said;
    const int high = part.inherits("tables::TablesScreen") ? targetAtTables : target;
    for (const QWidget* control : controlsOf(part)) {
        if (called(*control).isEmpty())
            said << u"no name to be read aloud: "_s + inWords(*control);
        const bool tabbed =
            stops.contains(control) || (control->focusProxy() && stops.contains(control->focusProxy()));
        if (!tabbed && !isReachedByArrows(*control))
            said << u"Tab never comes to it: "_s + inWords(*control);
        const QSize size = control->size();
        if ((qobject_cast<const QAbstractButton*>(control) || isField(*control)) &&
            (size.width() < target || size.height() < high))
            said << u"too small for a finger, %1 by %2: %3"_s.arg(size.width())
                        .arg(size.height())
                        .arg(inWords(*control));
    }
    return said;
}

/// Roles that say nothing of what can be done there.
bool saysNothing(QAccessible::Role role)
{
    static const std::set<QAccessible::Role> none{
        QAccessible::NoRole, QAccessible::Client,     QAccessible::Window,   QAccessible::Pane,
        QAccessible::Border, QAccessible::Whitespace, QAccessible::Separator};
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
        const bool isOfQt =
            what.startsWith(u"QScroll") || what == u"QLineEdit"; // the latter in a number field
        const QAccessible::State state = child->state();
        const bool isCell = !child->object() && node.role() == QAccessible::Table; // it may be empty
        const bool isUsed = state.focusable && !state.disabled && !isOfQt && !isCell;
        if (isUsed && child->text(QAccessible::Name).isEmpty())
            said << u"nothing is said of %1 in %2"_s.arg(what, node.text(QAccessible::Name));
        if (isUsed && saysNothing(child->role()))
            said << u"%1 “%2” has no role"_s.arg(what, child->text(QAccessible::Name));
        const auto* button = qobject_cast<const QAbstractButton*>(child->object());
        if (button && button->isCheckable() && button->group() && button->group()->exclusive() &&
            child->role() != QAccessible::RadioButton)
            said << u"%1 “%2” is not told as one of several"_s.arg(what, button->text());
        if (child->role() == QAccessible::Graphic && child->text(QAccessible::Name).isEmpty())
            said << u"a picture without words: "_s + what;
        listen(*child, said);
    }
}

constexpr double leastContrast = 4.5;
constexpr double smallest = 14; // pixels, at 100 %

/// What is hard to read in that picture.
QStringList pale(QWidget& subject, kit::Scheme scheme)
{
    QStringList said;
    for (const drawn::Text& text : drawn::textsOf(subject)) {
        const double contrast = drawn::contrast(text.ink, text.ground);
        if (contrast < leastContrast)
            said << u"%1: “%2”, %3 on %4, has %5 : 1"_s
                        .arg(kit::word(scheme), text.words, text.ink.name(), text.ground.name())
                        .arg(contrast, 0, 'f', 1);
        if (text.pixels > 0 && text.pixels < smallest)
            said << u"“%1” is %2 pixels high"_s.arg(text.words).arg(text.pixels);
    }
    return said;
}

/// A field scrolls what is typed in it, and a bracket is moved about.
bool scrollsByItself(const QWidget& window, const QRectF& place)
{
    const auto holds = [&](const QWidget& widget) {
        return widget.isVisible() &&
               QRectF(widget.mapTo(&window, QPoint()), widget.size()).adjusted(-1, -1, 1, 1).contains(place);
    };
    for (const auto* field : window.findChildren<QLineEdit*>())
        if (!field->text().isEmpty() && holds(*field))
            return true;
    for (const auto* area : window.findChildren<tree::TreeView*>())
        if (holds(*area))
            return true;
    return false;
}

/// Text of that size in a window of that size.
struct Large {
    double scale;
    QSize window;
};

/// What is cut at its left or right, or scrolled sideways.
QStringList cutSideways(QWidget& window, const Large& large)
{
    const QString at = u"%1 %"_s.arg(100 * large.scale);
    QStringList said;
    if (window.size() != large.window)
        said << u"%1: the window needs %2 by %3"_s.arg(at).arg(window.width()).arg(window.height());
    for (const drawn::Text& text : drawn::textsOf(window)) {
        const bool isCut =
            text.box.left() < text.inView.left() - 2 || text.box.right() > text.inView.right() + 3;
        if (isCut && !scrollsByItself(window, text.inView))
            said << u"%1: “%2” is cut, %3 to %4 in %5 to %6"_s.arg(at, text.words)
                        .arg(text.box.left())
                        .arg(text.box.right())
                        .arg(text.inView.left())
                        .arg(text.inView.right());
    }
    for (const auto* bar : window.findChildren<QScrollBar*>())
        if (bar->isVisible() && bar->orientation() == Qt::Horizontal && bar->maximum() > 0 &&
            !scrollsByItself(window, QRectF(bar->mapTo(&window, QPoint()), bar->size())))
            said << u"%1: %2 scrolls sideways by %3"_s
                        .arg(at, QString::fromUtf8(
                                     bar->parentWidget()->parentWidget()->metaObject()->className()))
                        .arg(bar->maximum());
    return said;
}

} // namespace

class tst_accessible : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
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
    for (const kit::Scheme scheme : {kit::Scheme::Dark, kit::Scheme::HighContrast, kit::Scheme::Light}) {
        at.dress(scheme, 1);
        at.picture(at.subject().size());
        said += pale(at.subject(), scheme);
    }
    if (&at.subject() == &window) {
        for (const Large& large : {Large{2, {1920, 1080}}, Large{1.5, {1280, 800}}}) {
            at.dress(kit::Scheme::Light, large.scale);
            at.picture(large.window);
            said += cutSideways(window, large);
        }
        at.dress(kit::Scheme::Light, 1);
        at.picture({1280, 800});
    }
    listen(*QAccessible::queryAccessibleInterface(&window), said);
    // Over the window is a lock, a question for a PIN, the jump box or the hall: Tab stays there.
    const auto* finder = window.findChild<shell::Finder*>();
    const bool isCovered =
        name.startsWith(u"lock") || name == u"pin" || finder->isVisible() || &at.subject() != &window;
    const QList<QWidget*> stops = stopsOf(window);
    if (!isCovered) {
        said += againstOrder(stops, *window.current());
        said += againstOrder(stops, *window.findChild<shell::Header*>());
        said += stepsBack(stops, *window.current());
    }
    said.removeDuplicates();
    QVERIFY2(said.isEmpty(), qPrintable(u'\n' + said.join(u'\n')));
}

TEST_CLASS(tst_accessible)
#include "tst_accessible.moc"
