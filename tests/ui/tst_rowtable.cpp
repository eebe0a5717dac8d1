// The table of rows that screens share: keys, what is announced, and where the cursor stays.
#include "stage.h"

#include "ui/kit/rows.h"

#include <QAbstractItemModelTester>
#include <QPainter>
#include <QSignalSpy>
#include <QStandardItemModel>

namespace {

QList<kit::Row> rowsOf(const QStringList& ids)
{
    QList<kit::Row> rows;
    for (const QString& id : ids)
        rows << kit::Row{id, {{.text = id}, {.text = u"0"_s, .second = u"so far"_s}}};
    return rows;
}

QImage painted(const kit::Cell& cell, int width)
{
    stage::Stage stage;
    kit::RowModel model(QStringList{u"Name"_s});
    model.show(QList<kit::Row>{kit::Row{u"a"_s, {cell}}});
    QImage image(width, 60, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QStyleOptionViewItem option;
    option.rect = image.rect();
    kit::RowDelegate(stage.theme, nullptr).paint(&painter, option, model.index(0, 0));
    return image;
}

} // namespace

class tst_rowtable : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void homeAndEndGoToTheEndsOfATable();
    void onlyChangedRowsAreAnnounced();
    void theCursorStaysWithItsRow();
    void whatDoesNotFitIsShownInShort();
    void namesThatDifferAtTheirEndStayApart();
    void whatBelongsToANameStandsNearIt();
    void numbersEndBelowEachOther();
};

void tst_rowtable::homeAndEndGoToTheEndsOfATable()
{
    stage::Stage stage;
    QStandardItemModel rows(100, 3);
    kit::RowTable table(stage.theme);
    table.setModel(&rows);
    table.resize(500, 400);
    table.show();
    table.setCurrentIndex(rows.index(50, 1));
    const auto rowAfter = [&](Qt::Key key) {
        QTest::keyClick(&table, key);
        return table.currentRow();
    };
    QCOMPARE(rowAfter(Qt::Key_End), 99);
    QVERIFY(table.viewport()->rect().intersects(table.visualRect(table.currentIndex())));
    const int before = rowAfter(Qt::Key_PageUp);
    QVERIFY2(before > 85 && before < 98, qPrintable(QString::number(before)));
    QCOMPARE(rowAfter(Qt::Key_Home), 0);
    QVERIFY(rowAfter(Qt::Key_PageDown) > 1);
    QCOMPARE(table.currentIndex().column(), 1);
}

void tst_rowtable::onlyChangedRowsAreAnnounced()
{
    kit::RowModel model({u"Name"_s, u"Points"_s});
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    QList<kit::Row> rows = rowsOf({u"a"_s, u"b"_s, u"c"_s});
    model.show(rows);
    QCOMPARE(resets.size(), 1);
    model.show(rows);
    rows[1].cells[1] = {.text = u"7"_s, .ink = kit::Line::Ink::Ok, .tick = true, .spoken = u"7 points"_s};
    model.show(rows);
    QCOMPARE(resets.size(), 1);
    QCOMPARE(changes.size(), 1);
    const QModelIndex points = changes.front().at(0).toModelIndex().siblingAtColumn(1);
    QCOMPARE(points.row(), 1);
    QCOMPARE(points.data().toString(), u"7"_s);
    QCOMPARE(points.data(Qt::AccessibleTextRole).toString(), u"7 points"_s);
    QVERIFY(points.data(kit::TickRole).toBool());
    QVERIFY(!points.data(kit::SecondRole).isValid());
    QCOMPARE(model.index(0, 1).data(kit::SecondRole).toString(), u"so far"_s);
    rows[0].isHeading = true;
    model.show(rows);
    QCOMPARE(resets.size(), 2);
    QVERIFY(!(model.index(0, 0).flags() & Qt::ItemIsSelectable));
    model.show({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(model.rowOf(u"a"_s), -1);
}

void tst_rowtable::theCursorStaysWithItsRow()
{
    using Instead = kit::RowTable::Instead;
    const stage::Stage stage;
    kit::Theme theme;
    kit::RowTable table(theme, u"teams"_s, {u"Name"_s, u"Points"_s});
    table.showRows(rowsOf({u"a"_s, u"b"_s, u"c"_s, u"d"_s}), Instead::Nothing);
    QCOMPARE(table.currentRow(), -1);
    table.goTo(2);
    table.showRows(rowsOf({u"c"_s, u"a"_s, u"b"_s, u"d"_s}));
    QCOMPARE(table.currentId(), u"c"_s);
    table.goTo(2);
    table.showRows(rowsOf({u"c"_s, u"a"_s, u"d"_s}), Instead::Near);
    QCOMPARE(table.currentId(), u"d"_s);
    table.showRows(rowsOf({u"c"_s, u"a"_s}), Instead::Near);
    QCOMPARE(table.currentId(), u"a"_s);
    table.showRows(rowsOf({u"x"_s, u"y"_s}));
    QCOMPARE(table.currentId(), u"x"_s);
    table.showRows(rowsOf({u"y"_s}), Instead::Nothing);
    QCOMPARE(table.currentRow(), -1);
}

void tst_rowtable::whatDoesNotFitIsShownInShort()
{
    const kit::Cell whole{.text = u"Maximiliana Featherstonehaugh"_s};
    const kit::Cell brief{.text = u"Maximiliana F."_s};
    kit::Cell cell = whole;
    cell.inShort = brief.text;
    QCOMPARE(painted(cell, 400), painted(whole, 400));
    QCOMPARE(painted(cell, 160), painted(brief, 160));
    QVERIFY(painted(cell, 160) != painted(whole, 160));
    const stage::Stage stage; // in letters of the same size as those of other rows
    const QFontMetricsF metrics(stage.theme.font(kit::Text::Body));
    const int nearly = static_cast<int>(metrics.horizontalAdvance(whole.text)) + 14;
    QCOMPARE(painted(cell, nearly), painted(brief, nearly));
}

void tst_rowtable::namesThatDifferAtTheirEndStayApart()
{
    const auto team = [](const QString& name) {
        return painted({.text = name, .second = u"Ana Ruiz"_s}, 160);
    };
    QVERIFY(team(u"The Society for the Prevention of Bags"_s) !=
            team(u"The Society for the Prevention of Nils"_s));
    const auto player = [](const QString& teamName) {
        return painted({.text = u"Ana Ruiz"_s, .second = teamName, .secondIsName = true}, 160);
    };
    QVERIFY(player(u"The Society for the Prevention of Bags"_s) !=
            player(u"The Society for the Prevention of Nils"_s));
}

void tst_rowtable::whatBelongsToANameStandsNearIt()
{
    stage::Stage stage;
    kit::RowTable table(stage.theme, u"teams"_s, {u"Seed"_s, u"Team"_s, u"ID"_s, u"State"_s});
    table.setWidth(0, 56);
    table.setWidth(2, 100);
    table.setWidth(3, 140);
    table.limitName();
    table.resize(800, 400);
    table.show();
    const int rest = table.viewport()->width() - 56 - 100 - 140;
    QTRY_COMPARE(table.columnWidth(1), rest);
    QCOMPARE(table.columnWidth(3), 140);
    table.resize(1400, 400);
    QTRY_VERIFY(table.columnWidth(1) >= 640 && table.columnWidth(1) <= 641);
    QCOMPARE(table.columnWidth(0), 56);
    const int more = table.columnWidth(2) - 100;
    QVERIFY(more > 0);
    QCOMPARE(table.columnWidth(3), 140 + more);
    table.hideColumn(2);
    table.shareWidth();
    QTRY_VERIFY(table.columnWidth(1) >= 640 && table.columnWidth(1) <= 641);
    QVERIFY(table.columnWidth(3) > 140 + more);
    table.resize(800, 400);
    QTRY_COMPARE(table.columnWidth(3), 140);
}

void tst_rowtable::numbersEndBelowEachOther()
{
    const auto endOf = [](const QString& number) {
        const QImage image = painted({.text = number, .isAtRight = true}, 200);
        int end = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height() - 1; ++y) // above the line of the row
                if (image.pixel(x, y) != image.pixel(0, 0))
                    end = x;
        return end;
    };
    QVERIFY(endOf(u"8"_s) > 180);
    QVERIFY(qAbs(endOf(u"8"_s) - endOf(u"18"_s)) <= 1); // a digit is wider
}

TEST_CLASS(tst_rowtable)
#include "tst_rowtable.moc"
