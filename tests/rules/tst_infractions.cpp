// What sheets forbid without a price: each of them is on the venue's sheet.
#include "text.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "rules/builtin.h"
#include "rules/load.h"
#include "wording/rulecard/rulewords.h"

#include <QTest>

class tst_infractions : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void infractionsOfEachSheet_data();
    void infractionsOfEachSheet();
    void eachHasItsPlace();
    void aVenueOfSomebodysOwn();
    void inWords();
};

namespace {

QString idsOf(const rules::Set& set)
{
    QStringList ids;
    for (const rules::Infraction& each : rules::infractions(set))
        ids << QString::fromStdString(each.id + " " + wording::placeOf(each.cite));
    return ids.join(QStringLiteral("; "));
}

} // namespace

void tst_infractions::infractionsOfEachSheet_data()
{
    QTest::addColumn<QString>("set");
    const auto row = [](const char* set) { QTest::newRow(set) << QString::fromLatin1(set); };
    row("washburn");
    row("mckendree");
    row("unc-regular");
    row("unc-championship");
    row("classic");
    row("traditional");
    row("cardominoes");
}

void tst_infractions::infractionsOfEachSheet()
{
    QFETCH(QString, set);

    SAYS(idsOf(*rules::find(set.toStdString())));
}

void tst_infractions::eachHasItsPlace()
{
    int found = 0;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue))
            for (const rules::Infraction& each : rules::infractions(set)) {
                ++found;
                QVERIFY2(!each.cite.follows(), (set.id + ' ' + each.id).c_str());
                QVERIFY(!wording::inWords(each).empty());
            }
    QVERIFY(found >= 12);
    rules::Set own = *rules::find("classic"); // a venue of somebody's own that lets spades be led at any time
    own.venue = "own";
    own.people.play.spadesLead = rules::SpadesLead::AnyTime;
    QVERIFY(rules::infractions(own).empty());
}

// A new venue needs no code: its file says what its sheet forbids, in its own words.
void tst_infractions::aVenueOfSomebodysOwn()
{
    const rules::Venue* classic = rules::venue(rules::builtIn(), "classic");
    std::string text = rules::toJson(*classic);
    const std::string before = "  \"cites\": {\n    \"end\"";
    const auto at = text.find(before);
    QVERIFY(at != std::string::npos);
    text.insert(at, R"(  "forbids": [{"id": "phone", "words": "a phone at the table", "cite": "Conduct 3"},
        {"id": "spade-led-unbroken", "words": "as the parameter has it", "cite": "Play"}],
)");
    const auto own = rules::load(text);
    QVERIFY2(own, own ? "" : qPrintable(asText(own.error())));
    SAYS(idsOf(rules::sets(*own).front()));
    QVERIFY(rules::infractions(rules::sets(*own).front()).back().words == "a phone at the table");
    QVERIFY(*rules::load(rules::toJson(*own)) == *own);
}

void tst_infractions::inWords()
{
    QVERIFY(wording::infractionInWords("talk-across-table") == "talk across the table about the hands");
    // A tournament whose copy of the rules does not say so yet has the same words.
    for (const char* id : {"washburn", "mckendree", "unc-regular", "unc-championship", "traditional"}) {
        const auto set = rules::find(id);
        QVERIFY(set && !set->forbids.empty());
        for (const rules::Infraction& each : set->forbids)
            QVERIFY2(wording::infractionInWords(each.id) == each.words, each.id.c_str());
    }
    QVERIFY(wording::infractionInWords("first-trick") == "no lowest club, or a spade, in the first trick");
    QVERIFY(wording::infractionInWords("of-somebody-else") == "of somebody else");
}

TEST_CLASS(tst_infractions)
#include "tst_infractions.moc"
