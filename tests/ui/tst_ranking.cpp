// Tiebreakers, what the playoff requires, and results of teams that withdraw: by keys and with the mouse, on
// New tournament and before the draw.
#include "atcard.h"
#include "atnewtournament.h"

#include "program/testclass.h"
#include "ui/ranking/rankingfields.h"

#include <QMouseEvent>

using namespace Qt::StringLiterals;
using bracket::Breaker;
using facts::Format;
using Order = std::vector<Breaker>;

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
                         [this](const desk::HowDrawn& how) { wished = how; });
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

    std::optional<desk::HowDrawn> wished;
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

class tst_ranking : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void movesByKey();
    void movesWithTheMouse();
    void takesOutAndPutsBack();
    void keepsWhatNoOrderMayBreak();
    void asksBeforeThePlayoff();
    void aFormatBringsItsUsualOrder();
    void isChosenBeforeTheDraw();
    void tabGoesDown();
    void largeTextIsNotCut();
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

TEST_CLASS(tst_ranking)
#include "tst_ranking.moc"
