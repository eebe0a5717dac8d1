// A tournament that waits for its teams, and a person who enters them.
#pragma once

#include "stage.h"

#include "desk/drawing/newtournament.h"
#include "program/textfile.h"
#include "ui/teams/teamsscreen.h"

#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>

namespace atteams {

const QByteArray fiveRows =
    "Team,Name,ID,Seed\nA,Ana,730114820,1\n,Bo,2,\nB,,3,\nB,Cy,1.23E+08,x\nA,Di,730114821,1\n";

class Teams {
public:
    explicit Teams(facts::Format format = facts::Format::SingleElimination,
                   const std::vector<std::string>& agreed = {})
        : screen(stage.theme, stage.session)
    {
        qputenv("COURTSIDE_KEY_FILE", stage.path(u"card.key"_s).toUtf8());
        const std::string file = stage.path().toStdString();
        stage.open([file, format, agreed] {
            desk::TournamentPlan plan{.name = "Fall Spades",
                                      .venue = *desk::venueCalled("unc"),
                                      .agreed = agreed,
                                      .format = format,
                                      .tables = 4};
            return desk::beginTournament(file, "J. Park", plan, tournaments::environment());
        });
        QObject::connect(&stage.session, &session::Session::changed, &screen, &teams::TeamsScreen::refresh);
        screen.chooseFile = [this] { return chosen; };
        screen.drawCard().chooseTournament = [this] { return chosen; };
        screen.resize(1188, 708);
        screen.show();
        screen.refresh();
        screen.takeFocus();
    }
    const tournament::Setting& setting() const { return *stage.session.tournament().setting; }
    QWidget* focus() const { return screen.focusWidget(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(focus(), static_cast<Qt::Key>(key), modifiers);
        stage.settle();
    }
    void type(const QString& text) const { QTest::keyClicks(focus(), text); }
    /// Each in the next field, from the one that has the focus.
    void fill(const QStringList& texts) const
    {
        for (const QString& text : texts) {
            type(text);
            key(Qt::Key_Return);
        }
    }
    /// A new team of one player; the form stays open for the next one.
    void addTeam(const QString& name, const QString& player) const
    {
        key(Qt::Key_Insert);
        type(name);
        key(Qt::Key_Tab);
        type(player);
        key(Qt::Key_Return, Qt::ControlModifier);
    }
    QPushButton* button(const QString& name) const { return stage::inView<QPushButton>(screen, name); }
    void click(const QString& name) const
    {
        QPushButton* each = button(name);
        QVERIFY2(each, qPrintable(name));
        QTest::mouseClick(each, Qt::LeftButton);
        stage.settle();
    }
    void choose(const QString& name, const QString& entry) const
    {
        auto* each = stage::inView<QComboBox>(screen, name);
        QVERIFY2(each, qPrintable(name));
        each->setFocus();
        QTest::keyClick(each, Qt::Key_Home);
        for (int times = 0; stage::textOf(*each) != entry && times < each->count(); ++times)
            QTest::keyClick(each, Qt::Key_Down);
        QCOMPARE(stage::textOf(*each), entry);
    }
    QString said() const
    {
        QCoreApplication::processEvents();
        return stage::wordsOn(screen).join(u'\n').replace(QChar::Nbsp, u' ');
    }
    kit::RowTable* table(const QString& name) const { return stage::called<kit::RowTable>(screen, name); }
    /// The rows of a table, with bars between cells, without affiliations.
    QString rows(const QString& name = u"teams"_s) const
    {
        QStringList all;
        const QAbstractItemModel* model = table(name)->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            QStringList cells;
            for (int column = 0; column < model->columnCount(); ++column)
                if (stage::titleOf(*model, column) != QLatin1String("Affiliation"))
                    cells << stage::textOf(model->index(row, column));
            all << cells.join(u'|');
        }
        return all.join(u'\n');
    }
    void import(const QByteArray& roster)
    {
        QFile file(stage.path(u"roster.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(roster) == roster.size());
        file.close();
        chosen = file.fileName();
        key(Qt::Key_I, Qt::ControlModifier);
    }

    stage::Stage stage;
    teams::TeamsScreen screen;
    QString chosen;
};

/// A roster of that many teams of two.
inline QByteArray rosterOf(int teams)
{
    static const char* names[] = {
        "Full House",   "Deuces Wild", "Aces High",  "Spade Runners",
        "Cut the Deck", "Boston Tea",  "Nil Patrol", "The Society for the Prevention of Bags"};
    QByteArray roster = "Team,Player 1,Player 2\n";
    for (int team = 1; team <= teams; ++team) {
        const QByteArray number = QByteArray::number(team);
        roster += QByteArray(names[(team - 1) % 8]) + (team > 8 ? " " + number : QByteArray()) + ",Ana " +
                  number + ",Ben " + number + '\n';
    }
    return roster;
}

inline QByteArray demoRoster()
{
    return QByteArray::fromStdString(tests::sourceFile("resources/demo/roster.csv"));
}

/// With the teams of that roster, by default the sixteen of the demo roster.
struct WithTeams : Teams {
    explicit WithTeams(const QByteArray& roster = demoRoster())
    {
        import(roster);
        key(Qt::Key_Return);
    }
};

} // namespace atteams
