// The Rulings screen, and a person who makes a new ruling.
#pragma once

#include "person.h"
#include "stage.h"

#include "tournament/ranking/standings.h"
#include "ui/rulings/rulingsscreen.h"

#include <QAbstractItemView>
#include <QLineEdit>

namespace stage {

/// A tournament under rules with two fouls.
inline tournaments::Setup withFouls(const char* rules)
{
    return {.rules = rules, .change = [](rules::Venue& venue) {
                venue.phases.front().rules.fouls = {{"table-talk", -20, 0}, {"late-bid", -5, 0}};
            }};
}

/// The Rulings screen of a tournament of four teams, and a person.
class Rulings {
public:
    explicit Rulings(tournaments::LiveTournament& tournament)
        : screen(stage.theme, stage.session), person(screen, stage.session)
    {
        QApplication::setDoubleClickInterval(
            0); // otherwise a click on a list that has just opened is ignored
        stage.openFile(tournament.path());
        QObject::connect(&stage.session, &session::Session::changed, &screen, [&] { screen.refresh(); });
        stage::showAlone(screen);
        screen.takeFocus();
    }
    /// Presses keys; `⇥` is Tab.
    void keys(const QString& all)
    {
        const QStringList parts = all.split(u'⇥');
        person.type(parts.constFirst());
        for (const QString& part : parts.sliced(1)) {
            person.press(Qt::Key_Tab);
            person.type(part);
        }
    }
    /// With keys, in the focused field: types the text, or in the pseudo-language, whose words differ, steps
    /// to the entry.
    void type(const QString& text, const QString& id)
    {
        auto* picker = qobject_cast<rulings::Picker*>(QApplication::focusWidget());
        QVERIFY(picker);
        person.type(text);
        for (int left = pseudo::isSpoken() ? picker->count() : 0; left > 0 && picker->id() != id; --left)
            person.press(left == picker->count() ? Qt::Key_Home : Qt::Key_Down);
        QCOMPARE(picker->id(), id);
    }
    /// With the mouse, from the drop-down list.
    void pick(const QString& name, const QString& id)
    {
        auto* picker = person.find<rulings::Picker>(name);
        QTest::mouseClick(picker, Qt::LeftButton);
        QAbstractItemView* list = picker->view();
        QVERIFY(list->isVisible());
        const QModelIndex row = picker->model()->index(picker->findData(id), 0);
        QVERIFY2(row.isValid(), qPrintable(id));
        list->scrollTo(row);
        QTest::qWait(1);
        QTest::mouseMove(list->viewport(), list->visualRect(row).center());
        QCOMPARE(list->indexAt(list->visualRect(row).center()), row);
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(row).center());
        person.wait();
        QCOMPARE(picker->id(), id);
    }
    void begin(const QString& kind)
    {
        person.click(u"new-ruling"_s);
        person.click(u"kind-"_s + kind);
    }
    void write(const QString& field, const QString& text)
    {
        auto* edit = person.find<QLineEdit>(field);
        QTest::mouseClick(edit, Qt::LeftButton);
        edit->selectAll();
        person.type(text);
    }
    /// Clicks the button that saves it.
    void accept() { person.click(u"accept"_s); }
    bool mayAccept() const { return person.find<QAbstractButton>(u"accept"_s)->isEnabled(); }
    /// The text of that row of changes.
    QString change(const QString& id) const
    {
        auto* row = stage::inView<QWidget>(screen, u"change-"_s + id);
        return row ? stage::nameOf(*row) : QString();
    }
    const tournament::Tournament& tournament() const { return stage.session.tournament(); }
    const tournament::Match& match(const char* id) const { return *tournament::match(tournament(), id); }
    scoring::PerSide<int> score(const char* id = "W1-1") const { return tournament::result(match(id)).score; }
    const std::vector<tournament::Happened>& incidents() const { return tournament().setting->incidents; }
    bool shows(const QString& name) const { return stage::inView<QWidget>(screen, name); }

    Stage stage;
    rulings::RulingsScreen screen;
    stage::Person person;
};

/// Hands of its first match, A 71 and B 50 in each, under rules that price two fouls.
class WithHands {
protected:
    WithHands(int hands, const std::optional<facts::Team>& first) : live(withFouls("classic"))
    {
        if (first)
            QCOMPARE(live.record(*first), "");
        for (int hand = 0; hand < hands; ++hand)
            live.enter("W1-1", tournaments::handLine);
    }

    tournaments::LiveTournament live;
};

/// The Rulings screen after them; the first team can be another one.
class RulingsAfter : WithHands, public Rulings {
public:
    explicit RulingsAfter(int hands, const std::optional<facts::Team>& first = {})
        : WithHands(hands, first), Rulings(live)
    {
    }
};

/// The Rulings screen while the first match is at its table, and nothing is on record of it.
struct RulingsInPlay : WithPlay, Rulings {
    RulingsInPlay() : WithPlay(callFirst, {}), Rulings(live) {}
};

} // namespace stage
