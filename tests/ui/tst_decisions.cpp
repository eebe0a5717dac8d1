// Pools, a round robin and Swiss in the standings, and what has to be decided there, with real keys.
#include "played.h"

#include "desk/play/table.h"
#include "tournament/ranking/advancement.h"
#include "ui/standings/standingsscreen.h"

namespace {

tournaments::Setup pools()
{
    tournaments::Setup setup;
    setup.teams = 6;
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    setup.draw.wildcards = 2;
    return setup;
}

tournaments::Setup swiss()
{
    return tournaments::swissOf(5, 2);
}

class DecisionShown {
public:
    explicit DecisionShown(const tournaments::Setup& setup)
    {
        m_stage.openDrawn(setup);
        show();
    }
    explicit DecisionShown(const tournaments::LiveTournament& live)
    {
        m_stage.openFile(live.path());
        show();
    }
    const tournament::Tournament& tournament() const { return m_stage.session.tournament(); }
    QTableView& table() { return *m_screen.findChild<QTableView*>(); }

    /// Decides every match that is ready; `winner` says who wins.
    void decideAll(const std::function<bool(const tournament::Match&)>& isForA)
    {
        for (bool more = true; more;) {
            more = false;
            for (const tournament::Match* match : tournament::inOrder(tournament()))
                if (match->state == tournament::State::Ready && match->id.substr(0, 2) != "PW") {
                    decide(match->id, isForA(*match));
                    more = true;
                    break;
                }
        }
    }
    void decide(const std::string& id, bool forA)
    {
        m_stage.record(
            stage::deciding(id, forA ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling));
    }
    QStringList rows()
    {
        QStringList all;
        const QAbstractItemModel& model = *table().model();
        for (int row = 0; row < model.rowCount(); ++row)
            all << stage::textOf(model.index(row, 0)) + u'|' + stage::textOf(model.index(row, 1));
        return all;
    }
    QPushButton* button(const QString& text) { return stage::inView<QPushButton>(m_screen, text); }
    void click(const QString& text)
    {
        QPushButton* each = button(text);
        QVERIFY2(each, qPrintable(text));
        QVERIFY2(each->isEnabled(), qPrintable(text));
        QTest::mouseClick(each, Qt::LeftButton);
        m_stage.settle();
    }
    QString said() { return stage::labelsOn(m_screen).join(u'\n'); }

private:
    void show()
    {
        QObject::connect(&m_stage.session, &session::Session::changed, &m_screen,
                         &standings::StandingsScreen::refresh);
        stage::showAlone(m_screen);
    }

    stage::Stage m_stage;
    standings::StandingsScreen m_screen{m_stage.theme, m_stage.session};
};

/// The lower number wins.
bool bySeed(const tournament::Match& match)
{
    return std::stoi(match.teams.a.substr(1)) < std::stoi(match.teams.b.substr(1));
}

/// Everybody of a pool of three beats one and loses to one.
bool inACircle(const tournament::Match& match)
{
    const int a = std::stoi(match.teams.a.substr(1));
    const int b = std::stoi(match.teams.b.substr(1));
    return (a < b) == (std::abs(a - b) != 4);
}

} // namespace

class tst_decisions : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void poolsStandOneBelowTheOther();
    void theKeysGoPastAHeading();
    void aTieIsBrokenByARandomDraw();
    void aTieIsBrokenByARandomDrawMadeByHand();
    void aPlayInIsAskedForAndDecides();
    void roundsOfSwissArePaired();
};

void tst_decisions::poolsStandOneBelowTheOther()
{
    DecisionShown shown(pools());
    const QStringList pools = shown.rows().mid(0, 9);
    SAYS(pools.join(u'\n'));
    shown.decideAll(bySeed);
    QVERIFY2(shown.rows().contains(u"2|Team 4"_s), qPrintable(shown.rows().join(u'\n')));
    const auto of = [&](const QString& team, int role) {
        return shown.table()
            .model()
            ->index(static_cast<int>(shown.rows().lastIndexOf(team)), standings::teamColumn())
            .data(role);
    };
    const QString why = pseudo::english(of(u"1–2|Team 3"_s, standings::StandingsModel::WhyRole).toString());
    MENTIONS(why);
    MENTIONS(shown.said());
    shown.click(u"Draw at random"_s);
    QCOMPARE(shown.rows().value(0), u"All teams|"_s);
}

void tst_decisions::theKeysGoPastAHeading()
{
    DecisionShown shown(pools());
    QCOMPARE(shown.table().currentIndex().row(), 1);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&shown.table(), Qt::Key_Down);
    QCOMPARE(shown.table().currentIndex().row(), 5); // the first of pool B
    QTest::keyClick(&shown.table(), Qt::Key_Up);
    QCOMPARE(shown.table().currentIndex().row(), 3);
}

void tst_decisions::aTieIsBrokenByARandomDraw()
{
    DecisionShown shown(pools());
    QVERIFY(!shown.button(u"Draw at random"_s));
    shown.decideAll(inACircle);
    const auto ties = tournament::undecidedTies(shown.tournament());
    QVERIFY(!ties.empty());
    MENTIONS(shown.said());
    QVERIFY(!shown.button(u"Record a draw made by hand"_s)->isEnabled());
    // Nothing is told of wildcards before it is known who advances from the pools.
    const QStringList wildcards = shown.rows().mid(shown.rows().indexOf(u"Wildcards · top 2 advance|"_s) + 1);
    QCOMPARE(wildcards.size(), 4);
    for (const QString& row : wildcards)
        QVERIFY2(row.startsWith(u"–|"_s), qPrintable(row));
    for (std::size_t left = ties.size(); left > 0;
         left = tournament::undecidedTies(shown.tournament()).size())
        shown.click(u"Draw at random"_s);
    QVERIFY(!shown.button(u"Draw at random"_s));
    QVERIFY(!shown.tournament().setting->lots.empty());
}

void tst_decisions::aTieIsBrokenByARandomDrawMadeByHand()
{
    DecisionShown shown(pools());
    shown.decideAll(inACircle);
    const tournament::Undecided tie = tournament::undecidedTies(shown.tournament()).front();
    QCOMPARE(tie.seeds.size(), std::size_t{3});
    QStringList names;
    for (const int seed : {tie.seeds[1], tie.seeds[2], tie.seeds[0]})
        names << u"Team %1"_s.arg(seed);
    shown.click(names[0]);
    shown.click(names[2]);
    shown.click(names[2]); // undone
    shown.click(names[1]);
    QVERIFY(!shown.button(u"Record a draw made by hand"_s)->isEnabled());
    shown.click(names[2]);
    QCOMPARE(stage::textOf(*shown.button(names[1])), u"2  "_s + names[1]);
    shown.click(u"Record a draw made by hand"_s);
    const facts::Entry& last = *shown.tournament().record->back().entry;
    const auto& lot = std::get<facts::Lot>(last.fact);
    QVERIFY(!lot.randomSeed && !lot.reason);
    QCOMPARE(shown.tournament().setting->lots.front(),
             (std::vector<std::string>{"T" + std::to_string(tie.seeds[1]), "T" + std::to_string(tie.seeds[2]),
                                       "T" + std::to_string(tie.seeds[0])}));
    QVERIFY2(shown.rows().contains(u"1|"_s + names[0]), qPrintable(shown.rows().join(u'\n')));
}

void tst_decisions::aPlayInIsAskedForAndDecides()
{
    DecisionShown shown(pools());
    shown.decideAll(inACircle);
    const tournament::Undecided tie = tournament::undecidedTies(shown.tournament()).front();
    QVERIFY(!shown.button(u"Add a play-in"_s)->isEnabled());
    shown.click(u"Team %1"_s.arg(tie.seeds[0]));
    shown.click(u"Team %1"_s.arg(tie.seeds[2]));
    shown.click(u"Add a play-in"_s);
    MENTIONS(shown.said());
    QVERIFY(!shown.button(u"Draw at random"_s));
    const tournament::Match* playIn = tournament::match(shown.tournament(), "X-1");
    QVERIFY(playIn);
    shown.decide("X-1", true);
    QVERIFY(!shown.said().contains(u"Their play-in decides"_s));
}

void tst_decisions::roundsOfSwissArePaired()
{
    DecisionShown shown(swiss());
    MENTIONS(shown.said());
    shown.click(u"Pair round 1"_s);
    QCOMPARE(shown.tournament().setting->pairings.size(), std::size_t{1});
    QVERIFY(!shown.button(u"Pair round 2"_s));
    shown.decideAll(bySeed);
    SAYS(stage::textOf(shown.table().model()->index(2, 6)));
    shown.click(u"Pair round 2"_s);
    shown.decideAll(bySeed);
    QVERIFY(!shown.button(u"Pair round 3"_s));
    QCOMPARE(shown.tournament().setting->pairings.size(), std::size_t{2});
}

TEST_CLASS(tst_decisions)
#include "tst_decisions.moc"
