// A draw is made, and made again after a preview.
#include "atcard.h"
#include "program/testclass.h"

#include "golden/says.h"

using namespace Qt::StringLiterals;
using atcard::Card;
using facts::Format;

class tst_redraw : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void remembersHowItWasDrawn();
    void previewsAnotherDraw();
    void showsThePreviewAsSuch();
    void escapeLeavesTheDraw();
    void saysWhereNothingChanges();
    void notesStandAboveTheirButtons();
    void leadsToTheCertificate();
    void anImpossibleDrawCanStillBeChanged();
};

void tst_redraw::remembersHowItWasDrawn()
{
    Card card(Format::PoolsPlayoff, 12);
    card.typeNumber(u"Pools"_s, 3);
    card.chooseOther(u"Seeding"_s);
    card.draw();
    card.screen.begin(); // as where it is opened again
    card.screen.refresh();
    QVERIFY(!card.field<QSpinBox>(u"Pools"_s).isVisible()); // there is nothing to choose
    card.click(u"Redraw"_s);
    QVERIFY(card.field<QSpinBox>(u"Pools"_s).isVisible());
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 3);
    QCOMPARE(card.field<QComboBox>(u"Seeding"_s).currentIndex(), 1);
}

void tst_redraw::previewsAnotherDraw()
{
    Card card(Format::SingleElimination, 6);
    const QSignalSpy drawn(&card.screen, &teams::TeamsScreen::drawn);
    card.draw();
    QCOMPARE(drawn.count(), 1);
    QVERIFY2(card.said().contains(u"Drawn as listed."_s), qPrintable(card.said()));
    QVERIFY(!card.setting().draw->thirdPlace);
    const QStringList before = card.firstPairs();
    const QStringList byes{card.nameOf(1), card.nameOf(2)};
    card.click(u"Redraw"_s); // opens the choices
    card.chooseOther(u"Seeding"_s);
    card.screen.drawCard().environment.op = [] {
        return std::string("3c9e6679-7425-40de-944b-e07fc1f90ae7");
    };
    const auto written = card.written();
    card.click(u"Redraw"_s);
    const QString said = card.said();
    QCOMPARE(card.written(), written);
    QVERIFY2(said.contains(u"Redraw?"_s), qPrintable(said));
    card.key(Qt::Key_Return); // which cancels
    QCOMPARE(card.written(), written);
    card.click(u"Redraw"_s);
    card.click(u"accept"_s);
    QCOMPARE(card.written(), written + 1);
    QCOMPARE(drawn.count(), 2);
    const QStringList after = card.firstPairs(); // it is the very draw that was shown
    QVERIFY(after != before);
    for (const QString& pair : before + after)
        QVERIFY2(said.contains(pair), qPrintable(pair + u" in: "_s + said));
    QVERIFY2(said.contains(u"Byes"_s), qPrintable(said));
    for (const QString& team : byes + QStringList{card.nameOf(1), card.nameOf(2)})
        QVERIFY2(said.contains(team), qPrintable(team + u" in: "_s + said));
}

void tst_redraw::showsThePreviewAsSuch()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.draw();
    const QString drawn = card.described();
    const QString preview = u"Preview:"_s;
    card.click(u"Redraw"_s);
    QCOMPARE(card.described(), drawn); // nothing else is chosen yet
    QVERIFY2(!card.said().contains(preview), qPrintable(card.said()));
    card.typeNumber(u"Pools"_s, 3);
    QVERIFY(card.described() != drawn);
    QVERIFY2(card.said().contains(preview), qPrintable(card.said()));
    card.click(u"Cancel"_s);
    QCOMPARE(card.described(), drawn);
    QVERIFY2(!card.said().contains(preview), qPrintable(card.said()));
    QVERIFY(!card.field<QSpinBox>(u"Pools"_s).isVisible());
    QVERIFY(card.button(u"Draw certificate"_s));
}

void tst_redraw::escapeLeavesTheDraw()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.draw();
    const auto draw = *card.setting().draw;
    const auto written = card.written();
    card.click(u"Redraw"_s);
    card.typeNumber(u"Pools"_s, 3);
    card.click(u"Redraw"_s);
    QVERIFY2(card.said().contains(u"Redrawn"_s), qPrintable(card.said()));
    card.key(Qt::Key_Escape);
    QCOMPARE(card.written(), written);
    QVERIFY(*card.setting().draw == draw);
    QVERIFY(!card.said().contains(u"Redraw?"_s));
    QCOMPARE(card.field<QSpinBox>(u"Pools"_s).value(), 3); // what was chosen is still there
    QVERIFY(card.field<QSpinBox>(u"Pools"_s).isVisible());
    card.key(Qt::Key_Escape);
    QVERIFY(!card.field<QSpinBox>(u"Pools"_s).isVisible());
    QVERIFY(*card.setting().draw == draw);
}

void tst_redraw::saysWhereNothingChanges()
{
    const Card card(Format::SingleElimination, 8);
    card.draw();
    const auto written = card.written();
    card.click(u"Redraw"_s);
    card.click(u"Redraw"_s);
    MENTIONS(card.said());
    QVERIFY(!card.said().contains(u"Redraw?"_s));
    QCOMPARE(card.written(), written);
}

void tst_redraw::notesStandAboveTheirButtons()
{
    const Card card(Format::SingleElimination, 8);
    card.draw();
    card.click(u"Redraw"_s);
    card.chooseOther(u"Third-place match"_s);
    const auto isAbove = [&](const QString& note, const QWidget& button) {
        const auto top = [&](const QWidget& each) { return each.mapTo(&card.screen, QPoint()).y(); };
        QCoreApplication::processEvents();
        for (const auto* said : card.screen.findChildren<kit::Prose*>())
            if (said->isVisible() && pseudo::english(said->text()).contains(note))
                return top(*said) + said->height() <= top(button);
        return false;
    };
    QVERIFY(isAbove(u"until you redraw"_s, *card.button(u"Redraw"_s)));
    card.click(u"Redraw"_s);
    QVERIFY(isAbove(u"first round stays"_s, card.field<QPushButton>(u"accept"_s)));
}

void tst_redraw::leadsToTheCertificate()
{
    const Card card(Format::Swiss, 8);
    QVERIFY(!card.button(u"Draw certificate"_s));
    card.draw();
    QSignalSpy wanted(&card.screen, &session::Screen::printWanted);
    card.click(u"Draw certificate"_s);
    QCOMPARE(wanted.count(), 1);
}

void tst_redraw::anImpossibleDrawCanStillBeChanged()
{
    const Card card(Format::PoolsPlayoff, 12);
    card.draw();
    card.click(u"Redraw"_s);
    card.typeNumber(u"Top per pool"_s, 3);
    card.typeNumber(u"Pools"_s, 6);
    MENTIONS(card.said());
    QVERIFY(!card.button(u"Redraw"_s)->isEnabled());
    card.typeNumber(u"Pools"_s, 3);
    QVERIFY(card.button(u"Redraw"_s)->isEnabled());
}

TEST_CLASS(tst_redraw)
#include "tst_redraw.moc"
