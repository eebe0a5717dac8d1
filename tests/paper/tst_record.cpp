// The record of a match on paper: who, when, what, what it was before, and what was undone.
#include "signed.h"

#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;

namespace {

void amend(tournaments::LiveTournament& live, int number = 1)
{
    desk::AmendOptions options{.match = "W1-1",
                               .hand = number,
                               .reason = "the scorer had written the bids of the hand before into this line",
                               .given = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})"};
    if (!desk::record(live.desk(), "A. Cruz", desk::amend(options)))
        qFatal("it is not amended");
}

paper::Document documentOf(tournaments::LiveTournament& live, const std::string& match = "W1-1",
                           paper::Format format = paper::Format::Letter)
{
    return pdf::document(live.desk().tournament(), u"record"_s, match, format);
}

} // namespace

class tst_record : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void eachLineHasWhoWhenAndWhat();
    void aLongRecordContinuesOnTheNextPage_data();
    void aLongRecordContinuesOnTheNextPage();
    void nothingYet();
    void longNamesOfBothSidesAreWhole();
};

void tst_record::eachLineHasWhoWhenAndWhat()
{
    tournaments::LiveTournament live;
    live.call("W1-1");
    live.enter("W1-1", tournaments::handLine);
    amend(live);
    live.enter("W1-1", tournaments::handLine);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    const paper::Document document = documentOf(live);
    const QString text = pdf::File(document).text();
    MENTIONS_ALL(text, 12);
}

void tst_record::aLongRecordContinuesOnTheNextPage_data()
{
    QTest::addColumn<paper::Format>("format");
    QTest::newRow("letter") << paper::Format::Letter;
    QTest::newRow("A4") << paper::Format::A4;
}

void tst_record::aLongRecordContinuesOnTheNextPage()
{
    QFETCH(paper::Format, format);
    tournaments::LiveTournament live(
        {.change = [](rules::Venue& venue) { venue.phases.front().rules.end.target = 5000; }});
    const std::string name = "The Society for the Prevention of Bags and Late Overtricks";
    QCOMPARE(live.record(facts::Team{"T1", name, {}, {"P1", "P2"}}), "");
    live.call("W1-1");
    live.enter("W1-1", tournaments::handLine);
    for (int number = 1; number <= 30; ++number) {
        amend(live, number);
        live.enter("W1-1", tournaments::handLine);
    }
    const paper::Document document = documentOf(live, "W1-1", format);
    QVERIFY(document.pages.size() >= 3);
    const pdf::File file(document);
    for (const pdf::PageWords& page : file.words())
        QCOMPARE(pdf::problemsOf(page), QString());
    QCOMPARE(file.text().count(u"before: A bid"_s), 30);
    MENTIONS(file.text(2));
}

void tst_record::nothingYet()
{
    tournaments::LiveTournament live;
    const QString text = pdf::File(documentOf(live, "W2-1")).text();
    MENTIONS(text);
    QVERIFY2(text.contains(u"not started"_s), qPrintable(text));
}

// Together they are longer than a line.
void tst_record::longNamesOfBothSidesAreWhole()
{
    tournaments::LiveTournament live;
    pdf::giveName(live, 4, pdf::wideName);
    const pdf::File file(documentOf(live));
    QCOMPARE(pdf::problemsOf(file.words().first()), QString());
    const QString text = file.text();
    QCOMPARE(text.count(u"WIMBLEDON MAMMOTHS"_s), 2);
    QVERIFY2(!text.contains(u"…"_s), qPrintable(text));
}

TEST_CLASS(tst_record)
#include "tst_record.moc"
