// Rulings by keys and clicks: a renege challenge from F3 on the score sheet to the saved ruling.
#include "atdesktop.h"
#include "person.h"

#include "ui/look/rows.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/tables/tablesscreen.h"

#include "desk/names.h"
#include "desk/ruling.h"

#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace {

using Score = scoring::PerSide<int>;

/// An evening at UNC in mid play, and somebody at the desk.
class Evening {
public:
    Evening() : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        stage::open(desktop, played);
        person.wait();
    }
    void openSheet(int number)
    {
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(played.match(number)));
        person.wait();
    }
    /// Keys, each counted; `⏎` is Enter.
    void keys(const QString& all)
    {
        for (const QChar key : all) {
            person.type(QString(key));
            ++pressed;
        }
    }
    void key(int key)
    {
        person.press(key);
        ++pressed;
    }
    void click(const QString& name)
    {
        person.click(name);
        ++pressed;
    }
    const rulings::CasePage& page() { return desktop.rulings().page(); }
    const night::Night& night() { return desktop.session().night(); }
    const night::Match& match(int number) { return *night::match(night(), played.match(number)); }
    Score score(int number) { return night::result(match(number)).score; }
    std::vector<desk::CaseOnRecord> cases() { return desk::casesIn(night()); }
    bool says(const QString& sentence) { return person.said().contains(sentence); }

    stage::Settings settings;
    stage::HalfPlayed played;
    desktop::Desktop desktop;
    stage::Person person;
    int pressed = 0;
};

} // namespace

class tst_rulings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void byKeys();
    void byClicks();
};

// Hand 3 of match 2: side A bid 5 and took 9, side B bid 4 and took 4. Three tricks off A leave its 5 of 6.
void tst_rulings::byKeys()
{
    Evening evening;
    evening.openSheet(2);
    const Score before = evening.score(2);
    evening.key(Qt::Key_F3);
    QVERIFY2(evening.says(u"Say who is accused"_s), qPrintable(evening.person.said()));
    evening.keys(u"21"_s); // B challenges A's first
    QVERIFY2(evening.says(u"hand 3"_s), qPrintable(evening.person.said()));
    evening.keys(u"4c7dqc9"_s);
    QCOMPARE(evening.page().finding().text().section(u' ', 0, 0), u"Proven."_s);
    QCOMPARE(evening.page().upheld().outcome().rows.front().value, u"9 → 6"_s);
    evening.keys(u"u"_s);
    QVERIFY2(evening.pressed <= 12, qPrintable(QString::number(evening.pressed)));
    const auto cases = evening.cases();
    QCOMPARE(cases.size(), std::size_t(1));
    QCOMPARE(cases[0].decision->ruling, facts::Ruling::Upheld);
    QCOMPARE(*cases[0].evidence->played, "7D");
    QCOMPARE(*cases[0].evidence->shown, "QC");
    QCOMPARE(*cases[0].evidence->shownBook, 9);
    QCOMPARE(cases[0].challenge.book, 4);
    QCOMPARE(evening.score(2).a, before.a - 3); // three overtricks less
    QCOMPARE(evening.score(2).b, before.b + 30);
    QVERIFY2(evening.says(u"Case saved"_s), qPrintable(evening.person.said()));
    evening.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(evening.cases().empty());
    QCOMPARE(evening.score(2), before);
    QVERIFY2(evening.says(u"It was taken back"_s), qPrintable(evening.person.said()));
    stage::pictures(evening.desktop.window(), evening.desktop.theme(), u"case"_s);
}

// F3 opens the case; then at most eight clicks.
void tst_rulings::byClicks()
{
    Evening evening;
    evening.openSheet(2);
    evening.person.press(Qt::Key_F3);
    const auto* match = &evening.match(2);
    const QString accused =
        QString::fromStdString(desk::personName(evening.night(), match->call->players[facts::Seat::A1]));
    evening.click(u"accused: "_s + accused);
    evening.click(u"pad: book 4"_s);
    evening.click(u"suit led: clubs"_s);
    evening.click(u"pad: 7"_s);
    evening.click(u"pad: diamonds"_s);
    evening.click(u"pad: Q"_s);
    evening.click(u"pad: book 9"_s);
    QCOMPARE(evening.page().finding().text().section(u' ', 0, 0), u"Proven."_s);
    evening.click(u"Uphold"_s);
    QVERIFY2(evening.pressed <= 8, qPrintable(QString::number(evening.pressed)));
    QCOMPARE(evening.cases().size(), std::size_t(1));
    QCOMPARE(evening.cases()[0].challenge.by, facts::Challenger::B);
    QCOMPARE(*evening.cases()[0].evidence->shown, "QC");
}

QTEST_MAIN(tst_rulings)
#include "tst_rulings.moc"
