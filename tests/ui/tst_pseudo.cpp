// The window in the pseudo-language: a text that was not given to be translated is seen at once.
#include "atdesktop.h"

#include "wording/language.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTableView>

#include <algorithm>

namespace {

/// What is no text of the program: `Team 8`, `Player 15`, the supervisor, numbers, keys, a size of paper, a
/// place on the venue's sheet.
bool isData(const QString& text)
{
    static const QRegularExpression own(
        u"^(J\\. Park|Fall Spades|Nil Patrol|Two of Spades|Full House|Hearts Out|Regular|UNC "
        u"intramural Spades|regular|championship|(Team|Player) "
        u"\\d+|[TP]\\d+|[A-D]|"
        "UNC|(The (Game|Bidding|Play|Deal)|Scoring|Misdeal) \\w+|Special trump cards|"
        "[ab][12]|M\\d+|A[34]|Letter|Legal|Tabloid|[\\d:–]+( [AP]M)?(–[\\d:]+ [AP]M)?|Ctrl\\+.+|F\\d+|Esc|Enter|Ins|Del|[^\\p{L}]*|.*\\.courtside|[0-9a-f]{12})$"_s);
    return own.match(text).hasMatch();
}

/// What stands outside of the brackets of the pseudo-language, piece by piece.
QStringList outsideBrackets(const QString& text)
{
    static const QRegularExpression tags(u"<[^>]*>|&[a-z]+;"_s);
    static const QRegularExpression between(u"\\s*[·:;,–|()]\\s*"_s);
    const QString bare = QString(text).remove(tags);
    QString outside;
    int depth = 0;
    for (const QChar each : bare) {
        depth += each == u'[' ? 1 : 0;
        if (depth == 0)
            outside += each;
        if (each == u']' && --depth == 0)
            outside += u'·';
    }
    return outside.split(between, Qt::SkipEmptyParts);
}

void readText(const QWidget& widget, const QString& text, QStringList& plain)
{
    const QStringList outside = outsideBrackets(text);
    if (std::all_of(outside.begin(), outside.end(), isData))
        return;
    const QString said = u"%1 \"%2\""_s.arg(QString::fromLatin1(widget.metaObject()->className()), text);
    if (!plain.contains(said))
        plain << said;
}

/// The texts in view that are not in the pseudo-language: of buttons, labels, empty fields and heads of
/// columns.
QStringList plainTexts(const QWidget& window)
{
    QStringList plain;
    const auto look = [&](const auto& widgets, const auto& textOf) {
        for (const auto* widget : widgets)
            if (widget->isVisible())
                readText(*widget, textOf(*widget), plain);
    };
    look(window.findChildren<QAbstractButton*>(), [](const auto& button) { return button.text(); });
    look(window.findChildren<QLineEdit*>(), [](const auto& field) { return field.placeholderText(); });
    look(window.findChildren<QLabel*>(), [](const auto& label) { return label.text(); });
    look(window.findChildren<kit::Line*>(), [](const auto& line) { return line.text(); });
    for (const auto* table : window.findChildren<QTableView*>())
        for (int column = 0; table->isVisible() && table->horizontalHeader()->isVisible() &&
                             column < table->model()->columnCount();
             ++column)
            readText(*table, table->model()->headerData(column, Qt::Horizontal).toString(), plain);
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
    const char* const places[] = {"Tables",    "Teams",   "Check-in", "Score sheet", "Bracket",
                                  "Standings", "Rulings", "Print",    "Rules"};
    for (int place = 0; place < 9; ++place)
        QTest::newRow(places[place]) << Qt::Key_1 + place;
    QTest::newRow("record") << static_cast<int>(Qt::Key_R);
    QTest::newRow("jump") << static_cast<int>(Qt::Key_K);
}

void tst_pseudo::everyScreenSpeaksIt()
{
    QFETCH(int, key);
    stage::AtHalfPlayed at;
    at.person.press(key, Qt::ControlModifier);
    const QString plain = plainTexts(at.desktop.window()).join(u'\n');
    QVERIFY2(plain.isEmpty(), qPrintable(plain));
}

TEST_CLASS(tst_pseudo)
#include "tst_pseudo.moc"
