// The score sheet by keys: what is typed, what is said, what is on record then.
#include "stage.h"

#include "ui/sheet/sheetview.h"
#include "ui/tables/tablesscreen.h"

#include "desk/names.h"

using namespace Qt::StringLiterals;

class tst_sheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void anOrdinaryHandIsSevenKeys();
    void aHandWithANil();
    void whatCannotBeIsSaidBesideTheField();
    void theSheetForbidsAndTheTablePlayed();
    void pictures();
};

namespace {

/// A sheet on a stage, and a person's hands.
class Table {
public:
    explicit Table(const nights::Setup& setup)
    {
        stage.openDrawn(setup);
        screen.emplace(stage.theme, stage.session);
        screen->resize(1188, 708);
        screen->show();
        call("W1-1");
        screen->open(u"W1-1"_s);
        QTest::qWait(1);
        screen->current()->takeFocus();
        type(u"q"_s); // A's first player deals
    }
    void call(const std::string& match)
    {
        stage.session.ask(u"call"_s,
                          [match](desk::Desk& desk) { return desk::call(desk, "J. Park", match, {}); });
        stage.settle();
        screen->refresh();
    }
    /// Keys as they are pressed: digits and letters, `⏎` Enter, `^` Ctrl+Enter.
    void type(const QString& keys)
    {
        for (const QChar key : keys) {
            QWidget* focus = QApplication::focusWidget() ? QApplication::focusWidget() : &sheet().entryRow();
            if (key == u'⏎' || key == u'^')
                QTest::keyClick(focus, Qt::Key_Return, key == u'^' ? Qt::ControlModifier : Qt::NoModifier);
            else
                QTest::keyClick(focus, key.toLatin1());
        }
        stage.settle();
        screen->refresh();
    }
    sheet::SheetView& sheet() { return *screen->current(); }
    const night::Match& match()
    {
        return *night::match(stage.session.night(), sheet().match().toStdString());
    }
    int score(scoring::Side side) { return night::result(match()).score[side]; }

    stage::Stage stage;
    std::optional<tables::TablesScreen> screen;
};

nights::Setup at(const std::string& rules)
{
    nights::Setup setup;
    setup.rules = rules;
    return setup;
}

} // namespace

void tst_sheet::anOrdinaryHandIsSevenKeys()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    QVERIFY(!night::openHand(table.match()));
    QCOMPARE(night::handsOn(table.match()), 1);
    QCOMPARE(table.score(scoring::Side::A), 51);
    QCOMPARE(table.score(scoring::Side::B), 70);
}

void tst_sheet::aHandWithANil()
{
    Table table(at("unc"));
    table.type(u"n43405⏎"_s); // the partners' tricks one by one
    QCOMPARE(night::handsOn(table.match()), 1);
    QCOMPARE(table.score(scoring::Side::A), 101);
    QCOMPARE(table.score(scoring::Side::B), 71);
}

void tst_sheet::whatCannotBeIsSaidBesideTheField()
{
    Table table(at("unc"));
    table.type(u"0"_s);
    QVERIFY2(table.sheet().message().contains(u"press N"_s), qPrintable(table.sheet().message()));
    table.type(u"3243"_s);
    QVERIFY(night::openHand(table.match()) != nullptr);
    table.type(u"9"_s);
    QCOMPARE(table.sheet().message(), QString());
}

void tst_sheet::theSheetForbidsAndTheTablePlayed()
{
    Table table(at("unc"));
    table.type(u"21436⏎"_s); // 2 and 1 are under the minimum of 4
    QCOMPARE(night::handsOn(table.match()), 0);
    QVERIFY2(table.sheet().message().contains(u"Ctrl+Enter"_s), qPrintable(table.sheet().message()));
    table.type(u"^"_s);
    table.type(u"both agreed⏎"_s);
    QCOMPARE(night::handsOn(table.match()), 1);
    QVERIFY(table.match().flags.override);
}

void tst_sheet::pictures()
{
    Table table(at("unc"));
    for (const QString& hand : {u"32436⏎"_s, u"n43405⏎"_s, u"33335⏎"_s, u"24228⏎"_s})
        table.type(hand);
    table.type(u"3243"_s);
    stage::pictures(*table.screen, table.stage.theme, u"sheet"_s);
}

QTEST_MAIN(tst_sheet)
#include "tst_sheet.moc"
