// What every screen is made of: fields under the wheel, and choices in the colours of now.
#include "drawn.h"
#include "stage.h"

#include "rules/words.h"
#include "ui/kit/ask.h"
#include "ui/kit/fields.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"

#include <QDialog>
#include <QDir>
#include <QFontInfo>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextEdit>

#include <algorithm>
#include <cmath>

namespace {

void turnWheelOver(QWidget& widget)
{
    const QPointF at = QRectF(widget.rect()).center();
    QWheelEvent wheel(at, widget.mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &wheel);
}

using drawn::contrast;

/// As it comes out on that ground.
QColor laidOn(const QColor& ground, const QColor& color)
{
    const auto mixed = [&](double under, double over) {
        return static_cast<float>(under + (over - under) * color.alphaF());
    };
    return QColor::fromRgbF(mixed(ground.redF(), color.redF()), mixed(ground.greenF(), color.greenF()),
                            mixed(ground.blueF(), color.blueF()));
}

constexpr kit::Scheme schemes[] = {kit::Scheme::Dark, kit::Scheme::HighContrast, kit::Scheme::Light};

} // namespace

class tst_kit : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theWheelChangesOnlyWhatIsWorkedWith();
    void aChoiceHasTheColoursOfNow();
    void theChosenButtonIsNotThePrimaryOne();
    void textStandsOut();
    void hintsStandOut();
    void aListShowsEveryEntryWhole();
    void aListStaysOnTheScreenAndBesideItsField();
    void aFolderThatIsGoneIsNoFile();
    void aTextThatIsCutIsInTheToolTip();
    void aTextThatIsCutStandsWhereQtWrites();
    void afterAMarkedWordATextIsCutWhereItsPageEnds();
    void anArrowPassesWhatCannotBeChosen();
    void aPageKeyChoosesNothing();
    void enterPressesAButton();
    void aFirstNameEndsItsIsolation();
};

void tst_kit::theWheelChangesOnlyWhatIsWorkedWith()
{
    const stage::Stage stage;
    kit::Theme theme;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* number = new kit::NumberField(u"Rounds"_s, 1, 9);
    number->setValue(5);
    auto* choice = new kit::DropDown(theme);
    choice->addItems({u"Once"_s, u"Twice"_s});
    auto* elsewhere = new QLineEdit;
    for (QWidget* each :
         {static_cast<QWidget*>(number), static_cast<QWidget*>(choice), static_cast<QWidget*>(elsewhere)})
        column->addWidget(each);
    stage::bringUp(window);
    elsewhere->setFocus();
    for (QWidget* each : {static_cast<QWidget*>(number), static_cast<QWidget*>(choice)}) {
        turnWheelOver(*each);
        QCOMPARE(each->focusPolicy(), Qt::StrongFocus); // the wheel does not bring the focus either
    }
    QCOMPARE(number->value(), 5);
    QCOMPARE(choice->currentIndex(), 0);
    number->setFocus();
    turnWheelOver(*number);
    QCOMPARE(number->value(), 4);
    choice->setFocus();
    turnWheelOver(*choice);
    QCOMPARE(choice->currentIndex(), 1);
}

void tst_kit::aChoiceHasTheColoursOfNow()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    ask.resize(600, 300);
    ask.ask(u"Who won?"_s, {{u"Winner"_s, {{1, u"Full House"_s}, {2, u"Low Club"_s}}, 2}}, u"Record"_s,
            [](const kit::Answers&) {});
    QPushButton* checked = nullptr;
    for (auto* each : ask.findChildren<QPushButton*>())
        if (each->isChecked())
            checked = each;
    QVERIFY(checked);
    for (const kit::Scheme scheme : schemes) {
        stage.theme.set(scheme);
        const QImage image = ask.grab(QRect(checked->mapTo(&ask, QPoint()), checked->size())).toImage();
        QCOMPARE(image.pixelColor(12, image.height() / 2), stage.theme.colors().chosen);
    }
}

// The one is filled with ink; the other has a frame and a tint, and the ink is that of its words.
void tst_kit::theChosenButtonIsNotThePrimaryOne()
{
    stage::Stage stage;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* primary = new QPushButton(u"Save"_s);
    primary->setProperty("strong", true);
    auto* chosen = new QPushButton(u"Letter"_s);
    chosen->setCheckable(true);
    chosen->setChecked(true);
    auto* other = new QPushButton(u"A4"_s);
    other->setCheckable(true);
    other->setAutoDefault(true);
    for (QPushButton* each : {primary, chosen, other})
        column->addWidget(each);
    window.resize(300, 240);
    stage::bringUp(window);
    window.setFocus();
    const auto at = [&](QPushButton* button, int x) {
        const QImage image = button->grab().toImage();
        return image.pixelColor(x, image.height() / 2);
    };
    for (const kit::Scheme scheme : schemes) {
        stage.theme.set(scheme);
        QCoreApplication::processEvents();
        const kit::Colors& c = stage.theme.colors();
        QCOMPARE(at(primary, 12), c.ink);
        QCOMPARE(at(chosen, 12), c.chosen);
        QCOMPARE(at(other, 12), c.panel);
        for (const int x : {0, 1}) // two pixels of frame, and those of another have one
            QCOMPARE(at(chosen, x), c.chosenLine);
        QCOMPARE(at(other, 1), c.panel);
        other->setFocus(); // which makes it no primary one
        QCOMPARE(at(other, 12), c.panel);
        window.setFocus();
        QVERIFY(contrast(c.chosen, c.ink) >= 4.5);
        QVERIFY(contrast(c.chosenLine, c.chosen) >= 3);
        QVERIFY(contrast(c.chosenLine, c.panel) >= 3);
        // Where the keyboard is shows on what is chosen too, by another colour than that of its frame.
        chosen->setFocus();
        for (const int x : {0, 1, 2})
            QCOMPARE(at(chosen, x), c.focus);
        QVERIFY(c.focus != c.chosenLine);
        primary->setFocus(); // between its ring and its fill is a gap
        QCOMPARE(at(primary, 1), c.focus);
        QVERIFY(contrast(at(primary, 4), c.focus) >= 3);
        QCOMPARE(at(primary, 12), c.ink);
        for (const QColor& neutral : {c.chosen, c.chosenLine}) // and no side's colour
            QVERIFY2(neutral.hsvSaturationF() < 0.3, qPrintable(neutral.name()));
        window.setFocus();
    }
}

void tst_kit::textStandsOut()
{
    for (const kit::Scheme scheme : schemes) {
        const kit::Colors& c = kit::colorsOf(scheme);
        for (const QColor& ground : {c.background, c.panel, c.chosen}) {
            QVERIFY(contrast(c.ink, ground) >= 7);
            for (const QColor& text : {c.a, c.b, c.bad})
                QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + u" on "_s + ground.name()));
        }
        for (const QColor& ground : {c.background, c.panel, c.shade, c.chosen})
            for (const QColor& text : {c.soft, c.ok, c.warn})
                QVERIFY2(contrast(text, ground) >= 4.5, qPrintable(text.name() + u" on "_s + ground.name()));
    }
}

// A hint shows what may be typed, so it must be readable.
void tst_kit::hintsStandOut()
{
    stage::Stage stage;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* line = new QLineEdit;
    auto* page = new QPlainTextEdit;
    line->setPlaceholderText(u"350"_s);
    page->setPlaceholderText(u"why"_s);
    column->addWidget(line);
    column->addWidget(page);
    window.show();
    for (const kit::Scheme scheme : schemes) {
        stage.theme.set(scheme);
        QCoreApplication::processEvents();
        const kit::Colors& c = stage.theme.colors();
        for (const QWidget* field : {static_cast<QWidget*>(line), static_cast<QWidget*>(page)}) {
            const QColor hint = laidOn(c.panel, field->palette().color(QPalette::PlaceholderText));
            QVERIFY2(contrast(hint, c.panel) >= 4.5, qPrintable(hint.name() + u" on "_s + c.panel.name()));
            QCOMPARE(field->palette().color(QPalette::Text), c.ink);
            QVERIFY(contrast(c.ink, hint) >= 1.9); // and nobody takes one for a value
        }
    }
}

void tst_kit::aListShowsEveryEntryWhole()
{
    const stage::Stage stage;
    kit::Theme theme;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* choice = new kit::DropDown(theme);
    const QString widest = u"The match that is played for the third place, and one more for the fifth"_s;
    choice->addItems({u"Once"_s, u"Twice"_s, u"As often as there is time for"_s, widest});
    choice->setFixedWidth(160);
    choice->setCurrentIndex(3);
    column->addWidget(choice);
    stage::bringUp(window);
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Space);
    auto* list = qobject_cast<QListView*>(choice->view());
    QTRY_VERIFY(list->isVisible());
    QVERIFY(list->viewport()->width() > list->fontMetrics().horizontalAdvance(widest));
    for (int row = 0; row < choice->count(); ++row) {
        const QRect entry = list->visualRect(choice->model()->index(row, 0));
        QVERIFY2(entry.height() >= 48, qPrintable(QString::number(entry.height())));
        QVERIFY2(list->viewport()->rect().contains(entry), qPrintable(choice->itemText(row)));
    }
    QVERIFY(list->verticalScrollBar()->maximum() == 0);
    choice->hidePopup();
}

// At the screen's lower right corner, with an entry that no screen is wide enough for.
void tst_kit::aListStaysOnTheScreenAndBesideItsField()
{
    const stage::Stage stage;
    kit::Theme theme;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* choice = new kit::DropDown(theme);
    choice->addItems({u"Once"_s, u"Twice"_s, u"As often as there is time for"_s});
    choice->setFixedWidth(160);
    column->addStretch(1);
    column->addWidget(choice, 0, Qt::AlignRight);
    const QRect room = window.screen()->availableGeometry();
    window.setGeometry(room.right() - 509, room.bottom() - 159, 500, 150);
    stage::bringUp(window);
    auto* list = qobject_cast<QListView*>(choice->view());
    const int field = choice->mapToGlobal(QPoint()).y();
    const auto open = [&] {
        choice->setFocus();
        QTest::keyClick(choice, Qt::Key_Space);
        QTRY_VERIFY(list->isVisible());
        const QRect box = list->window()->geometry();
        QVERIFY2(box.bottom() <= field + 1, qPrintable(u"%1 below %2"_s.arg(box.bottom()).arg(field)));
        for (int row = 0; row < choice->count(); ++row)
            QVERIFY2(list->viewport()->rect().contains(
                         QPoint(0, list->visualRect(choice->model()->index(row, 0)).bottom())),
                     qPrintable(choice->itemText(row)));
    };
    open();
    const QRect beside = list->window()->geometry();
    QVERIFY2(beside.right() <= window.geometry().right(), qPrintable(QString::number(beside.right())));
    choice->hidePopup();
    choice->addItem(
        u"The match that is played for the third place, and one more for the fifth. "_s.repeated(9));
    open();
    const QRect wide = list->window()->geometry();
    QVERIFY2(wide.left() >= room.left() && wide.right() <= room.right(),
             qPrintable(u"%1 to %2"_s.arg(wide.left()).arg(wide.right())));
    choice->hidePopup();
}

// Before it is painted too: it follows what is typed, the room and the size of text.
void tst_kit::aTextThatIsCutIsInTheToolTip()
{
    stage::Stage stage;
    QWidget window;
    auto* field = new kit::TextField(Qt::ElideRight, &window);
    stage::bringUp(window);
    const QString text = u"Fall Spades of Campus Recreation"_s;
    const auto room = [&] { return field->fontMetrics().horizontalAdvance(text); };
    field->resize(room() + 60, 48);
    field->setText(text);
    QCOMPARE(field->toolTip(), QString());
    QFont large = field->font();
    large.setPixelSize(2 * QFontInfo(large).pixelSize());
    field->setFont(large);
    QCOMPARE(field->toolTip(), text);
    field->resize(room() + 120, 96);
    QCOMPARE(field->toolTip(), QString());
    field->resize(room() / 2, 96);
    QCOMPARE(field->toolTip(), text);
    field->setText(u"Fall"_s);
    QCOMPARE(field->toolTip(), QString());
    field->setText(text);
    QCOMPARE(field->toolTip(), text);
}

void tst_kit::aTextThatIsCutStandsWhereQtWrites()
{
    const stage::Stage stage;
    kit::TextField field;
    field.resize(160, 48);
    const auto left = [&field](const QString& text) {
        field.setText(text);
        return drawn::textsOf(field).constFirst().box.left();
    };
    QCOMPARE(left(u"Fall Spades of Campus Recreation"_s), left(u"Fall"_s));
}

// This is about drawn.h: Qt draws a marked word through a clip of its own.
void tst_kit::afterAMarkedWordATextIsCutWhereItsPageEnds()
{
    const QString whole = u"For each table"_s;
    const QString tooLong = u"Type the bids, then the tricks. "_s.repeated(9).trimmed();
    QWidget window;
    window.resize(600, 300);
    auto* page = new QTextEdit(&window);
    page->setGeometry(250, 0, 350, 300); // not at the left of the window
    page->setLineWrapMode(QTextEdit::NoWrap);
    page->setPlainText(QStringList{u"Call matches"_s, whole, tooLong}.join(u'\n'));
    QTextEdit::ExtraSelection word;
    word.cursor = page->textCursor();
    word.cursor.movePosition(QTextCursor::EndOfWord, QTextCursor::KeepAnchor);
    word.format.setForeground(Qt::red);
    page->setExtraSelections({word});
    stage::bringUp(window);
    const QRectF view(page->viewport()->mapTo(&window, QPoint()), page->viewport()->size());
    QStringList found;
    for (const drawn::Text& text : drawn::textsOf(window)) {
        if (text.words != whole && text.words != tooLong)
            continue;
        found << text.words;
        QCOMPARE(text.inView, view);
        QCOMPARE(view.contains(text.box), text.words == whole);
    }
    QCOMPARE(found, (QStringList{whole, tooLong}));
}

void tst_kit::anArrowPassesWhatCannotBeChosen()
{
    QWidget window;
    auto* line = new QHBoxLayout(&window);
    kit::OneChoice choice;
    QList<QPushButton*> buttons;
    for (const QString& name : {u"First"_s, u"Second"_s, u"Third"_s}) {
        buttons << new QPushButton(name);
        buttons.last()->setCheckable(true);
        choice.add(buttons.last());
        line->addWidget(buttons.last());
    }
    buttons[1]->setEnabled(false);
    stage::bringUp(window);
    buttons[0]->setFocus();
    QTest::keyClick(buttons[0], Qt::Key_Right);
    QVERIFY(buttons[2]->isChecked() && buttons[2]->hasFocus());
}

void tst_kit::aPageKeyChoosesNothing()
{
    stage::Stage stage;
    kit::DropDown sizes(stage.theme);
    sizes.addItems({u"100%"_s, u"125%"_s, u"150%"_s});
    for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp})
        QTest::keyClick(&sizes, key);
    QTest::keyClick(&sizes, Qt::Key_PageDown);
    QCOMPARE(sizes.currentIndex(), 0);
    QTest::keyClick(&sizes, Qt::Key_Down);
    QCOMPARE(sizes.currentIndex(), 1);
}

void tst_kit::enterPressesAButton()
{
    const stage::Stage stage;
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* button = new QPushButton(u"Give somebody a PIN"_s);
    column->addWidget(button);
    window.show();
    button->setFocus();
    const QSignalSpy pressed(button, &QPushButton::clicked);
    QTest::keyClick(button, Qt::Key_Return);
    QTest::keyClick(button, Qt::Key_Enter, Qt::KeypadModifier);
    QCOMPARE(pressed.count(), 2);
    QTest::keyClick(button, Qt::Key_Return, Qt::ControlModifier); // is the form's
    QCOMPARE(pressed.count(), 2);
    QTest::keyClicks(button, u"600990001"_s); // by a scanner that nobody knows of yet
    QTest::keyClick(button, Qt::Key_Return);
    QCOMPARE(pressed.count(), 2);
    QTest::qWait(100);
    QTest::keyClick(button, Qt::Key_Return); // by somebody
    QCOMPARE(pressed.count(), 3);
    button->setEnabled(false);
    QTest::keyClick(&window, Qt::Key_Return);
    QCOMPARE(pressed.count(), 3);
}

// Otherwise it would change places with the partner's name.
void tst_kit::aFirstNameEndsItsIsolation()
{
    const auto isolated = [](const char* name) { return kit::text(rules::isolated(name)); };
    QVERIFY(isolated("نور").size() > 3);
    QCOMPARE(kit::firstName(isolated("نور الحسيني")), isolated("نور"));
    QCOMPARE(kit::firstName(isolated("نور")), isolated("نور"));
    QCOMPARE(kit::firstName(isolated("Ana Ruiz")), u"Ana"_s);
}

// The dialog opens without a file name then.
void tst_kit::aFolderThatIsGoneIsNoFile()
{
    QString named = u"not asked"_s;
    const auto look = [&named] {
        auto* asked = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        const auto* name = asked ? asked->findChild<QLineEdit*>(u"fileNameEdit"_s) : nullptr;
        named = name ? name->text() : u"no dialog"_s;
        if (asked)
            asked->reject();
    };
    QMetaObject::invokeMethod(qApp, look, Qt::QueuedConnection);
    kit::fileToOpen(nullptr, u"Open"_s, QDir::temp().filePath(u"no-such-folder"_s), u"*.json"_s);
    QCOMPARE(named, QString());
}

TEST_CLASS(tst_kit)
#include "tst_kit.moc"
