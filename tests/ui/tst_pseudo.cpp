// The window in the pseudo-language: a text that was not given to be translated is seen at once.
#include "atdesktop.h"
#include "person.h"

#include "wording/language.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableView>

using namespace Qt::StringLiterals;

namespace {

/// What is no text of the program: `Team 8`, `Player 15`, the supervisor, numbers, a size of paper.
bool isData(const QString& text)
{
    static const QRegularExpression own(
        u"^(J\\. Park|Fall Spades|UNC intramural Spades.*|(Team|Player) \\d+|[A-D]|A4|[^\\p{L}]*|.*\\.courtside)$"_s);
    return own.match(text).hasMatch();
}

void look(const QWidget& widget, const QString& text, QStringList& plain)
{
    if (text.startsWith(u'[') || isData(text))
        return;
    const QString said = u"%1 \"%2\""_s.arg(QString::fromLatin1(widget.metaObject()->className()), text);
    if (!plain.contains(said))
        plain << said;
}

/// The texts in view that are not in the pseudo-language: of buttons, empty fields and heads of columns.
QStringList plainTexts(const QWidget& window)
{
    QStringList plain;
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible())
            look(*button, button->text(), plain);
    for (const auto* field : window.findChildren<QLineEdit*>())
        if (field->isVisible())
            look(*field, field->placeholderText(), plain);
    for (const auto* table : window.findChildren<QTableView*>())
        for (int column = 0; table->isVisible() && table->horizontalHeader()->isVisible() &&
                             column < table->model()->columnCount();
             ++column)
            look(*table, table->model()->headerData(column, Qt::Horizontal).toString(), plain);
    return plain;
}

} // namespace

class tst_pseudo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void everyScreenSpeaksIt_data();
    void everyScreenSpeaksIt();
};

void tst_pseudo::initTestCase()
{
    qputenv(wording::languageVariable, "pseudo");
    wording::chooseLanguage();
}

void tst_pseudo::everyScreenSpeaksIt_data()
{
    QTest::addColumn<int>("key");
    QTest::addColumn<bool>("isControl");
    const char* const places[] = {"Tables",    "Teams",   "Check-in", "Score sheet", "Bracket",
                                  "Standings", "Rulings", "Print",    "Rules"};
    for (int place = 0; place < 9; ++place)
        QTest::newRow(places[place]) << Qt::Key_1 + place << true;
    QTest::newRow("record") << static_cast<int>(Qt::Key_F10) << false;
    QTest::newRow("jump") << static_cast<int>(Qt::Key_K) << true;
}

void tst_pseudo::everyScreenSpeaksIt()
{
    QFETCH(int, key);
    QFETCH(bool, isControl);
    stage::HalfPlayed played;
    desktop::Desktop desktop(duty::leastCost());
    stage::Person person(desktop.window(), desktop.session());
    stage::open(desktop, played);
    person.press(key, isControl ? Qt::ControlModifier : Qt::NoModifier);
    person.wait();
    QCOMPARE(plainTexts(desktop.window()).join(u'\n'), QString());
}

QTEST_MAIN(tst_pseudo)
#include "tst_pseudo.moc"
