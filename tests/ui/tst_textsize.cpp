// Text at 125, 150 and 200 %: chosen with keys, remembered, and nothing of any screen is cut.
#include "atdesktop.h"
#include "places.h"

#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/aside/cards.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/hands/entryrow.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/rail.h"

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace {

void press(desktop::Desktop& desktop, Qt::Key key, int times = 1)
{
    for (int i = 0; i < times; ++i)
        QTest::keyClick(desktop.window().focusWidget(), key, Qt::ControlModifier);
    QCoreApplication::processEvents();
}

constexpr int thicker = 4; // pixels that the frames of a chosen button take more than those of another

bool hasSizeOfItsWords(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QLabel*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const kit::KeyHint*>(&widget) ||
           qobject_cast<const sheet::EntryRow*>(&widget);
}

/// The words that this widget measures itself and has no room for.
QString cutBy(const QWidget& widget)
{
    if (const auto* line = qobject_cast<const kit::Line*>(&widget))
        return line->shown().text == line->text() ? QString() : line->text();
    if (const auto* card = qobject_cast<const sheet::SideCard*>(&widget))
        return card->bagLine().words.text == card->bagWords() ? QString() : card->bagWords();
    if (const auto* clock = qobject_cast<const sheet::ClockFace*>(&widget))
        return clock->shown().text == clock->words().says ? QString() : clock->words().says;
    return {};
}

/// People and teams may be called anything: what has such a name in it may end in an ellipsis.
bool isNamed(const QString& text, const QStringList& names)
{
    return std::any_of(names.begin(), names.end(), [&](const QString& name) { return text.contains(name); });
}

QStringList namesIn(const tournament::Tournament& tournament)
{
    QStringList names{QString::fromStdString(tournament.setting->tournament->name)};
    for (const tournament::Team& team : tournament.setting->teams)
        names << QString::fromStdString(team.name);
    for (const auto& [id, person] : tournament.setting->people)
        names << QString::fromStdString(person.name);
    return names;
}

/// What shows words or takes them, and has less room than its words need.
QStringList cutIn(const QWidget& screen, const QStringList& names)
{
    QStringList said;
    for (const QWidget* widget : screen.findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const QString cut = cutBy(*widget); !cut.isEmpty() && !isNamed(cut, names))
            said << u"%1 cuts “%2”"_s.arg(QString::fromUtf8(widget->metaObject()->className()), cut);
        if (!hasSizeOfItsWords(*widget))
            continue;
        const QSize least = widget->minimumSizeHint();
        if (widget->height() + thicker < least.height() || widget->width() + thicker < least.width())
            said << u"%1 “%2” is %3 by %4, and needs %5 by %6"_s
                        .arg(QString::fromUtf8(widget->metaObject()->className()), widget->accessibleName())
                        .arg(widget->width())
                        .arg(widget->height())
                        .arg(least.width())
                        .arg(least.height());
        const QWidget* parent = widget->parentWidget();
        if (!parent->rect().contains(widget->geometry()))
            said << u"%1 “%2” stands out of its %3"_s.arg(
                QString::fromUtf8(widget->metaObject()->className()), widget->accessibleName(),
                QString::fromUtf8(parent->metaObject()->className()));
    }
    return said;
}

/// Whether nothing around the widget hides that part of it.
bool isWholeInView(const QWidget& widget, const QRect& part)
{
    return widget.visibleRegion().intersected(part) == QRegion(part);
}

/// The box that is typed into.
QWidget& currentBox(sheet::SheetView& view)
{
    const sheet::EntryRow& row = view.entryRow();
    const auto fields = row.entry().fields();
    const auto at = std::find(fields.begin(), fields.end(), row.entry().current()) - fields.begin();
    return *row.findChildren<sheet::FieldBox*>().at(at);
}

/// Opens the screen of this name, or what is opened from the sheet of that match.
void goToPlace(desktop::Desktop& desktop, const QString& place, const std::string& match)
{
    const QHash<QString, QList<Qt::Key>> onTheSheet{
        {u"Score sheet"_s, {}},
        {u"the record"_s, {}},
        {u"a paper check"_s, {Qt::Key_F12}},
        {u"a case"_s, {Qt::Key_F3, Qt::Key_2, Qt::Key_1, Qt::Key_4, Qt::Key_C}}};
    if (!onTheSheet.contains(place)) {
        desktop.window().go(stage::placeNamed(place));
        return;
    }
    desktop.window().go(shell::Place::Tables);
    Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(match));
    for (const Qt::Key key : onTheSheet.value(place))
        QTest::keyClick(desktop.window().focusWidget(), key);
    if (place == u"the record")
        QTest::keyClick(desktop.window().focusWidget(), Qt::Key_R, Qt::ControlModifier);
    QTest::qWait(50);
}

} // namespace

class tst_textsize : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void isChosenByKeysAndRemembered();
    void nothingIsCut_data();
    void nothingIsCut();
    void theFocusedFieldIsInView();
    void aRefusedHandSaysWhyInView();
    void whatACaseFindsIsInView();
    void standingsNeedNoScrolling();
    void theSheetIsNoWiderThanTheWindow();
    void fieldsEndWhereTheirColumnsDo();
    void handsAreLargerWhereAllOfThemHaveTheRoom();
    void whatStandsBesideASheetIsWiderInAWideWindow();
    void theFrameOfABoxGrowsWithTheText();
    void theWindowIsNoLargerThanTheScreen();
};

void tst_textsize::isChosenByKeysAndRemembered()
{
    const stage::Settings settings;
    stage::HalfPlayed live;
    {
        desktop::Desktop desktop;
        stage::open(desktop, live);
        QCOMPARE(desktop.theme().scale(), 1.0);
        press(desktop, Qt::Key_Plus);
        QCOMPARE(desktop.theme().scale(), 1.25);
        press(desktop, Qt::Key_Equal, 9);
        QCOMPARE(desktop.theme().scale(), 2.0);
        press(desktop, Qt::Key_Minus);
        QCOMPARE(desktop.theme().scale(), 1.5);
    }
    desktop::Desktop again;
    QCOMPARE(again.theme().scale(), 1.5);
    stage::open(again, live);
    press(again, Qt::Key_0);
    QCOMPARE(again.theme().scale(), 1.0);
}

void tst_textsize::nothingIsCut_data()
{
    QTest::addColumn<int>("steps");
    QTest::addColumn<double>("scale");
    QTest::newRow("100 %") << 0 << 1.0;
    QTest::newRow("125 %") << 1 << 1.25;
    QTest::newRow("150 %") << 2 << 1.5;
    QTest::newRow("200 %") << 3 << 2.0;
}

void tst_textsize::nothingIsCut()
{
    QFETCH(int, steps);
    QFETCH(double, scale);
    if (pseudo::isSpoken() && steps > 0)
        QSKIP("in the pseudo-language text is held at 100 % alone");
    stage::AtHalfPlayed at;
    press(at.desktop, Qt::Key_Plus, steps);
    QCOMPARE(at.desktop.theme().scale(), scale);
    for (const QString& place :
         {u"Tables"_s, u"Teams"_s, u"Check-in"_s, u"Score sheet"_s, u"Bracket"_s, u"Standings"_s,
          u"Rulings"_s, u"Print"_s, u"Rules"_s, u"the record"_s, u"a paper check"_s, u"a case"_s}) {
        goToPlace(at.desktop, place, at.played.match(2));
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
            if (pseudo::isSpoken() && size.width() > 1280)
                continue;
            at.desktop.window().resize(size);
            QTest::qWait(1);
            QCOMPARE(at.desktop.window().size(), size); // it asks for no larger window
            QStringList said;
            const auto isWhole = [&] { // a clock may tick between a text and its layout
                said = cutIn(*at.current(), namesIn(at.tournament()));
                return said.isEmpty();
            };
            QVERIFY2(QTest::qWaitFor(isWhole, 1000),
                     qPrintable(u"%1 at %2:\n"_s.arg(place).arg(size.width()) + said.join(u'\n')));
            const bool hasWords = size.width() > 1280 || scale <= 1.5;
            for (const auto* button : at.desktop.window().findChildren<shell::RailButton*>())
                QCOMPARE(button->showsWord(), hasWords); // all of them, or none
        }
    }
}

// The sheet is wider than the window then.
void tst_textsize::theFocusedFieldIsInView()
{
    stage::AtHalfPlayed at;
    at.openSheet(2);
    at.desktop.window().resize(1280, 800);
    press(at.desktop, Qt::Key_Plus, 3);
    QCOMPARE(at.desktop.theme().scale(), 2.0);
    sheet::SheetView& view = *at.desktop.sheets().current();
    const auto current = [&]() -> QWidget& { return currentBox(view); };
    QVERIFY(isWholeInView(current(), current().rect()));
    QScrollBar& bar = *stage::areaAround(view).horizontalScrollBar();
    const Qt::Key keys[] = {Qt::Key_3, Qt::Key_2,    Qt::Key_4,   Qt::Key_3,
                            Qt::Key_6, Qt::Key_Left, Qt::Key_Left};
    for (const int end : {bar.minimum(), bar.maximum()})
        for (const Qt::Key key : keys) {
            bar.setValue(end); // somebody had looked elsewhere
            QTest::keyClick(QApplication::focusWidget(), key);
            while (at.desktop.session().waiting() > 0)
                QTest::qWait(1);
            QVERIFY2(isWholeInView(current(), current().rect()), qPrintable(current().accessibleName()));
        }
    auto* hands = view.findChild<sheet::HandsView*>();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Up);
    QVERIFY(hands->hasFocus());
    for (const int key : {Qt::Key_Home, Qt::Key_End}) {
        QTest::keyClick(hands, static_cast<Qt::Key>(key));
        QVERIFY(isWholeInView(*hands->viewport(), hands->visualRect(hands->currentIndex())));
    }
}

// Trial: Enter did nothing that could be seen, because the reason was below the window.
void tst_textsize::aRefusedHandSaysWhyInView()
{
    stage::AtHalfPlayed at;
    at.openSheet(2);
    at.desktop.window().resize(1264, 752);
    press(at.desktop, Qt::Key_Plus, 2);
    QCOMPARE(at.desktop.theme().scale(), 1.5);
    sheet::SheetView& view = *at.desktop.sheets().current();
    for (const Qt::Key key : {Qt::Key_2, Qt::Key_1, Qt::Key_4, Qt::Key_3, Qt::Key_6, Qt::Key_Return})
        QTest::keyClick(QApplication::focusWidget(), key);
    const auto* reason = view.findChild<kit::Prose*>(u"rowMessage"_s);
    QVERIFY(!reason->text().isEmpty());
    QTRY_COMPARE(reason->visibleRegion().boundingRect().height(), reason->height());
    QVERIFY(isWholeInView(currentBox(view), currentBox(view).rect()));
}

void tst_textsize::whatACaseFindsIsInView()
{
    stage::AtHalfPlayed at;
    at.desktop.window().resize(1264, 752);
    press(at.desktop, Qt::Key_Plus, 2);
    QCOMPARE(at.desktop.theme().scale(), 1.5);
    goToPlace(at.desktop, u"a case"_s, at.played.match(2));
    for (const Qt::Key key : {Qt::Key_7, Qt::Key_D, Qt::Key_Q, Qt::Key_C, Qt::Key_9})
        QTest::keyClick(QApplication::focusWidget(), key);
    const rulings::FindingBanner& finding = at.desktop.rulings().page().finding();
    QTRY_VERIFY(isWholeInView(finding, finding.rect()));
    QVERIFY(isWholeInView(*QApplication::focusWidget(), QApplication::focusWidget()->rect()));
}

// What decides stays in view: what else there is gives way before anything has to be scrolled sideways.
void tst_textsize::standingsNeedNoScrolling()
{
    stage::AtHalfPlayed at;
    press(at.desktop, Qt::Key_Plus, 3);
    press(at.desktop, Qt::Key_6);
    QTest::qWait(50);
    const QScrollBar& bar = *stage::areaAround(*at.current()).horizontalScrollBar();
    QCOMPARE(bar.value(), 0);
    QCOMPARE(bar.maximum(), 0);
}

void tst_textsize::theSheetIsNoWiderThanTheWindow()
{
    if (pseudo::isSpoken())
        QSKIP("in the pseudo-language text is held at 100 % alone");
    stage::AtHalfPlayed at;
    at.openSheet(2);
    at.desktop.window().resize(1280, 800);
    press(at.desktop, Qt::Key_Plus, 2);
    QCOMPARE(at.desktop.theme().scale(), 1.5);
    QTest::qWait(50);
    QCOMPARE(stage::areaAround(*at.current()).horizontalScrollBar()->maximum(), 0);
}

void tst_textsize::fieldsEndWhereTheirColumnsDo()
{
    stage::AtHalfPlayed at;
    at.openSheet(2);
    at.desktop.window().resize(1920, 1080);
    QTest::qWait(50);
    const sheet::EntryRow& row = at.desktop.sheets().current()->entryRow();
    const auto* hands = at.desktop.sheets().current()->findChild<sheet::HandsView*>();
    const auto fields = row.entry().fields();
    const QList<sheet::FieldBox*> boxes = row.findChildren<sheet::FieldBox*>();
    QVERIFY(fields.size() > 4);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const bool isBid = fields[i].kind == sheet::Field::Kind::Bid;
        if (isBid && fields[i].partner == 0)
            continue;
        const bool isA = fields[i].side == sheet::Side::A;
        const int column = isA     ? (isBid ? sheet::BidA : sheet::TricksA)
                           : isBid ? sheet::BidB
                                   : sheet::TricksB;
        const int end = hands->columnViewportPosition(column) + hands->columnWidth(column);
        const int gap = end - boxes.at(static_cast<qsizetype>(i))->geometry().right();
        QVERIFY2(gap > 0 && gap < 12, qPrintable(QString::number(gap)));
    }
}

void tst_textsize::handsAreLargerWhereAllOfThemHaveTheRoom()
{
    stage::AtHalfPlayed at;
    at.openSheet(2);
    const sheet::EntryRow& row = at.desktop.sheets().current()->entryRow();
    const auto* hands = at.desktop.sheets().current()->findChild<sheet::HandsView*>();
    at.desktop.window().resize(1280, 800);
    QTRY_COMPARE(hands->rowHeight(0), 43);
    const int usual = row.sizeHint().height();
    at.desktop.window().resize(1920, 1080);
    QTRY_COMPARE(hands->rowHeight(0), 54);
    QVERIFY(row.sizeHint().height() > usual);
    at.desktop.window().resize(1920, 700);
    QTRY_COMPARE(hands->rowHeight(0), 43);
}

void tst_textsize::whatStandsBesideASheetIsWiderInAWideWindow()
{
    stage::AtHalfPlayed at;
    at.openSheet();
    const auto* why = at.desktop.sheets().current()->findChild<sheet::WhyCard*>();
    at.desktop.window().resize(1280, 800);
    QTRY_VERIFY(why->width() <= 300);
    at.desktop.window().resize(1920, 1080);
    QTRY_VERIFY(why->width() > 350);
    press(at.desktop, Qt::Key_Plus, 2); // no longer wide for so large a text
    QCOMPARE(at.desktop.theme().scale(), 1.5);
    QTRY_VERIFY(why->width() > 400 && why->width() <= 450);
}

void tst_textsize::theFrameOfABoxGrowsWithTheText()
{
    stage::AtHalfPlayed at;
    at.openSheet();
    at.desktop.window().resize(1920, 1080);
    press(at.desktop, Qt::Key_Plus, 2);
    QCOMPARE(at.desktop.theme().scale(), 1.5);
    QWidget& box = currentBox(*at.desktop.sheets().current());
    const QImage image = box.grab().toImage();
    for (const int x : {1, 4}) // 4.5 pixels wide
        QCOMPARE(image.pixelColor(x, box.height() / 2), at.desktop.theme().colors().focus);
}

// With its frame: a screen may be as large as the window alone.
void tst_textsize::theWindowIsNoLargerThanTheScreen()
{
    const stage::Settings settings;
    desktop::Desktop desktop;
    shell::Window& window = desktop.window();
    const QSize screen = window.screen()->availableSize();
    window.setMinimumSize(100, 100); // the screen of a test is small
    window.resize(screen - QSize(100, 100));
    window.open();
    QVERIFY(!window.isMaximized());
    QCOMPARE(window.size(), screen - QSize(100, 100));
    window.hide();
    window.resize(screen);
    window.open();
    QVERIFY(window.isMaximized());
}

TEST_CLASS(tst_textsize)
#include "tst_textsize.moc"
