// What the Rulings screen shows besides its forms: the list, what each ruling did, and where a match stands.
#include "atrulings.h"

#include "program/testclass.h"

using namespace Qt::StringLiterals;

using rulings::Picker;
using stage::Rulings;

class tst_rulinglist : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void aHandIsCountedInOneWay();
};

// A hand that is played and on no record is in no list: nothing beside it calls it the third.
void tst_rulinglist::aHandIsCountedInOneWay()
{
    tournaments::LiveTournament live({"classic", 4, 4, false, {}});
    live.enter("W1-1", tournaments::handLine);
    live.enter("W1-1", tournaments::handLine);
    Rulings rulings(live);
    rulings.begin(u"points"_s);
    QCOMPARE(rulings.person.find<Picker>(u"hand"_s)->id(), u"1/2"_s);
    QVERIFY2(rulings.person.said().contains(u"2 hands on record"_s), qPrintable(rulings.person.said()));
    QVERIFY2(!rulings.person.said().contains(u"hand 3"_s), qPrintable(rulings.person.said()));
}

TEST_CLASS(tst_rulinglist)
#include "tst_rulinglist.moc"
