// Tiebreakers, what the playoff requires, and results of teams that withdraw: by keys and with the mouse, on
// New tournament and before the draw. The draw is made, and made again after a preview.
#include "atcard.h"
#include "atnewtournament.h"

#include "ui/ranking/rankingfields.h"

#include <QMouseEvent>

using bracket::Breaker;
using facts::Format;
using Order = std::vector<Breaker>;
using atcard::Card;

namespace {

/// New tournament, with that format and its tiebreakers in view.
struct RankingForm : stage::AtNewTournament {
    explicit RankingForm(Format format)
    {
        QTest::keyClicks(focus(), u"Fall"_s);
        auto* formats = named<QComboBox>(u"Format"_s);
        formats->setFocus();
        while (formats->currentData().toInt() != static_cast<int>(format))
            QTest::keyClick(formats, Qt::Key_Down);
        QTest::mouseClick(named<QPushButton>(u"edit-tiebreakers"_s), Qt::LeftButton);
        QCoreApplication::processEvents(); // what unfolds shows itself a little later
        QObject::connect(&screen, &newtournament::NewTournamentScreen::made,
                         [this](const desk::DrawSettings& how) { wished = how; });
    }
    ranking::BreakerList& list() const { return *named<ranking::BreakerList>(u"tiebreakers"_s); }
    void key(int key, Qt::KeyboardModifiers with = Qt::NoModifier) const
    {
        QTest::keyClick(&list(), Qt::Key(key), with);
    }
    /// Makes the tournament; what it is to be ranked by.
    std::string made()
    {
        make();
        return wished ? wished->ranking.value_or("usual") : "none was made";
    }

    std::optional<desk::DrawSettings> wished;
};

void drag(ranking::BreakerList& list, int from, int to)
{
    const auto middle = [&](int row) { return list.visualRect(list.model()->index(row, 0)).center(); };
    QTest::mousePress(list.viewport(), Qt::LeftButton, {}, middle(from));
    for (int row = from; row != to;) {
        row += to > from ? 1 : -1;
        QMouseEvent move(QEvent::MouseMove, middle(row), list.viewport()->mapToGlobal(middle(row)),
                         Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(list.viewport(), &move);
    }
    QTest::mouseRelease(list.viewport(), Qt::LeftButton, {}, middle(to));
}

} // namespace

class tst_ranking : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void movesByKey();
    void movesWithTheMouse();
    void takesOutAndPutsBack();
    void keepsWhatNoOrderMayBreak();
    void asksBeforeThePlayoff();
    void aFormatBringsItsUsualOrder();
    void isChosenBeforeTheDraw();
    void tabGoesDown();
    void largeTextIsNotCut();
    void remembersHowItWasDrawn();
    void previewsAnotherDraw();
    void showsThePreviewAsSuch();
    void escapeLeavesTheDraw();
    void saysWhereARedrawChangesNothing();
    void notesStandAboveTheirButtons();
    void theDrawLeadsToItsCertificate();
    void anImpossibleDrawCanStillBeChanged();
};

void tst_ranking::movesByKey()
{
    RankingForm form(Format::RoundRobin);
    QVERIFY(form.list().hasFocus());
    form.key(Qt::Key_Down);
    form.key(Qt::Key_Down);
    QVERIFY(form.list().current() == Breaker::HeadToHead);
    form.key(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(form.list().current() == Breaker::HeadToHead); // it stays with what was moved
    QCOMPARE(form.list().currentRow(), 1);
    QTest::mouseClick(form.named<QPushButton>(u"move-tiebreaker-down"_s), Qt::LeftButton);
    QCOMPARE(form.list().currentRow(), 2);
    form.key(Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(form.made(), R"({"order":["win-share","head-to-head","forfeits","sportsmanship","difference",)"
                          R"("points-for","sets","bags","play-in","lot"]})");
}

void tst_ranking::movesWithTheMouse()
{
    RankingForm form(Format::RoundRobin);
    const Order before = form.list().order();
    drag(form.list(), 4, 2);
    QVERIFY(form.list().order()[2] == before[4]);
    QVERIFY(form.list().order()[3] == before[2]);
    drag(form.list(), 2, 4);
    QVERIFY(form.list().order() == before);
    drag(form.list(), 3, 0); // sportsmanship can't be first
    QVERIFY(form.list().order().front() == Breaker::WinShare);
    QTest::mouseClick(form.named<QPushButton>(u"usual-tiebreakers"_s), Qt::LeftButton);
    QCOMPARE(form.made(), "usual");
}

void tst_ranking::takesOutAndPutsBack()
{
    RankingForm form(Format::RoundRobin);
    form.key(Qt::Key_Down);
    form.key(Qt::Key_Space);
    QVERIFY(!form.list().isUsed());
    QVERIFY(form.list().current() == Breaker::FewestForfeits);
    QVERIFY(std::ranges::find(form.list().order(), Breaker::FewestForfeits) == form.list().order().end());
    QTest::mouseClick(form.named<QPushButton>(u"use-tiebreaker"_s), Qt::LeftButton);
    const Order& order = form.list().order();
    QVERIFY(order[order.size() - 3] == Breaker::FewestForfeits); // in front of the play-in
    QVERIFY(form.list().isUsed());
}

void tst_ranking::keepsWhatNoOrderMayBreak()
{
    RankingForm form(Format::RoundRobin);
    const Order before = form.list().order();
    form.key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(form.list().order() == before);
    form.key(Qt::Key_Delete);
    QVERIFY(form.list().order() == before);
    for (int row = 1; row < static_cast<int>(before.size()); ++row)
        form.key(Qt::Key_Down);
    QVERIFY(form.list().current() == Breaker::Lot);
    form.key(Qt::Key_Up, Qt::AltModifier);
    form.key(Qt::Key_Space);
    QVERIFY(form.list().order() == before);
    form.key(Qt::Key_Down); // standings points, which are not used, may come first
    QVERIFY(form.list().current() == Breaker::Points);
    form.key(Qt::Key_Space);
    while (form.list().currentRow() > 0)
        form.key(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(form.list().order().front() == Breaker::Points);
}

void tst_ranking::asksBeforeThePlayoff()
{
    RankingForm form(Format::PoolsPlayoff);
    auto* played = form.named<QLineEdit>(u"gate-played"_s);
    played->setFocus();
    QTest::keyClicks(played, u"0"_s);
    QVERIFY(played->property("wrong").toBool());
    form.screen.make();
    form.stage.settle();
    QVERIFY(!form.wished);
    QVERIFY(form.said().contains(u"Matches played"_s));
    QVERIFY(form.said().contains(QString::number(tournament::mostGated))); // what may be entered
    played->setFocus();
    QTest::keyClick(played, Qt::Key_Backspace);
    QTest::keyClicks(played, u"3"_s);
    QTest::keyClicks(form.named<QLineEdit>(u"gate-forfeits"_s), u"0"_s);
    QTest::keyClicks(form.named<QLineEdit>(u"gate-wins"_s), u"50"_s);
    QTest::keyClicks(form.named<QLineEdit>(u"gate-rating"_s), u"3.5"_s);
    QTest::keyClick(form.named<QComboBox>(u"withdrawn-results"_s), Qt::Key_Down);
    QCOMPARE(form.made(), R"({"gate":{"forfeits":0,"played":3,"rating":"3.5","wins":50},)"
                          R"("withdrawn":"expunge"})");
}

void tst_ranking::aFormatBringsItsUsualOrder()
{
    RankingForm form(Format::Swiss);
    QVERIFY(std::ranges::find(form.list().order(), Breaker::Strength) != form.list().order().end());
    QVERIFY(!form.named<QLineEdit>(u"gate-played"_s)->isVisible());
    auto* formats = form.named<QComboBox>(u"Format"_s);
    QTest::keyClick(formats, Qt::Key_Up); // pools
    QVERIFY(std::ranges::find(form.list().order(), Breaker::Strength) == form.list().order().end());
    QVERIFY(form.named<QLineEdit>(u"gate-played"_s)->isVisible());
    QTest::keyClick(formats, Qt::Key_Home);
    QVERIFY(!form.list().isVisible()); // a bracket ranks
    QCOMPARE(form.made(), "usual");
}

void tst_ranking::isChosenBeforeTheDraw()
{
    for (const auto& each : facts::EnumText<Format>::all) {
        const atcard::Card card(each.meaning, 8);
        const bool isRanked = each.meaning == Format::RoundRobin || each.meaning == Format::PoolsPlayoff ||
                              each.meaning == Format::Swiss;
        QCOMPARE(card.field<QPushButton>(u"edit-tiebreakers"_s).isVisible(), isRanked);
    }
    const atcard::Card card(Format::RoundRobin, 4);
    QTest::mouseClick(&card.field<QPushButton>(u"edit-tiebreakers"_s), Qt::LeftButton);
    auto& list = card.field<ranking::BreakerList>(u"tiebreakers"_s);
    QTest::keyClick(&list, Qt::Key_Down);
    QTest::keyClick(&list, Qt::Key_Delete);
    QTest::keyClick(&card.field<QComboBox>(u"withdrawn-results"_s), Qt::Key_Down);
    card.draw();
    const auto policy = tournament::rankingPolicy(*card.setting().draw);
    QVERIFY(policy && policy->expunges);
    QVERIFY(std::ranges::find(policy->rules.order, Breaker::FewestForfeits) == policy->rules.order.end());
}

void tst_ranking::tabGoesDown()
{
    const RankingForm form(Format::Swiss);
    QVERIFY(form.list().hasFocus());
    QStringList stops;
    while (stops.size() < 5) {
        QTest::keyClick(form.focus(), Qt::Key_Tab);
        stops << form.focus()->objectName();
    }
    QCOMPARE(stops, QStringList({u"move-tiebreaker-up"_s, u"move-tiebreaker-down"_s, u"use-tiebreaker"_s,
                                 u"usual-tiebreakers"_s, u"withdrawn-results"_s}));
}

void tst_ranking::largeTextIsNotCut()
{
    RankingForm form(Format::PoolsPlayoff);
    form.stage.theme.set(kit::Scheme::Light, 1.5);
    form.screen.resize(1024, 700);
    QTRY_VERIFY(form.list().height() >= form.list().model()->rowCount() * form.stage.theme.px(44));
    for (const char* name : {"gate-played", "gate-forfeits", "gate-wins", "gate-rating"}) {
        const auto* field = form.named<QLineEdit>(QLatin1String(name));
        QVERIFY(field->height() >= field->minimumSizeHint().height());
    }
    for (const char* name : {"move-tiebreaker-up", "move-tiebreaker-down", "use-tiebreaker"}) {
        const auto* button = form.named<QPushButton>(QLatin1String(name));
        QVERIFY(button->width() >= button->minimumSizeHint().width());
    }
}

void tst_ranking::remembersHowItWasDrawn()
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

void tst_ranking::previewsAnotherDraw()
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

void tst_ranking::showsThePreviewAsSuch()
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

void tst_ranking::escapeLeavesTheDraw()
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

void tst_ranking::saysWhereARedrawChangesNothing()
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

void tst_ranking::notesStandAboveTheirButtons()
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

void tst_ranking::theDrawLeadsToItsCertificate()
{
    const Card card(Format::Swiss, 8);
    QVERIFY(!card.button(u"Draw certificate"_s));
    card.draw();
    QSignalSpy wanted(&card.screen, &session::Screen::printWanted);
    card.click(u"Draw certificate"_s);
    QCOMPARE(wanted.count(), 1);
}

void tst_ranking::anImpossibleDrawCanStillBeChanged()
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

TEST_CLASS(tst_ranking)
#include "tst_ranking.moc"
