// A draw is asked for at the desk: it is given, or the desk says in a sentence why not.
#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "desk/offline/draw.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

namespace {

desk::DrawOptions knockout(int entries)
{
    desk::DrawOptions options;
    options.format = "single-elimination";
    options.entries = entries;
    return options;
}

QString refusal(const desk::DrawOptions& options)
{
    const auto drawn = desk::draw(options);
    return drawn ? QStringLiteral("drawn") : QString::fromStdString(wording::text(drawn.error()));
}

} // namespace

class tst_draw : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void drawsAKnockout();
    void putsItOutAsTextOrAsJson();
    void saysHowLongItTakes();
    void saysWhatIsMissing();
    void namesTheFormatsItKnows();
    void drawsTheOtherFormats();
    void poolsAreNotGuessed();
    void refusesOptionsOfOtherFormats_data();
    void refusesOptionsOfOtherFormats();
    void passesOnWhatTheDrawRefuses();
};

void tst_draw::drawsAKnockout()
{
    auto options = knockout(6);
    options.thirdPlace = true;
    const auto drawn = desk::draw(options);
    QVERIFY(drawn.has_value());
    QVERIFY(*drawn == std::get<bracket::Bracket>(bracket::singleElimination(6, true)));
}

void tst_draw::putsItOutAsTextOrAsJson()
{
    const auto drawn = desk::draw(knockout(2));
    QVERIFY(drawn.has_value());
    const auto text = QString::fromStdString(desk::drawn(*drawn, desk::As::Text));
    const auto json = QString::fromStdString(desk::drawn(*drawn, desk::As::Json));
    QVERIFY(text.startsWith(QStringLiteral("2 entries")) && text.endsWith(QStringLiteral("seed 2\n")));
    QVERIFY(json.startsWith(QStringLiteral("{\"format\"")) && json.endsWith(QStringLiteral("]}\n")));
    QCOMPARE(json.count(u'\n'), 1);
}

// Two turns of quarterfinals, the semifinals, the final: four times 48 minutes and 5 between.
void tst_draw::saysHowLongItTakes()
{
    const auto drawn = desk::draw(knockout(8));
    QVERIFY(drawn.has_value());
    const auto text = QString::fromStdString(desk::drawn(*drawn, desk::As::Text, 2));
    QVERIFY(text.startsWith(QString::fromStdString(desk::drawn(*drawn, desk::As::Text))));
    MENTIONS(text);
    const auto json = QString::fromStdString(desk::drawn(*drawn, desk::As::Json, 2));
    QVERIFY2(json.endsWith(QStringLiteral("],\"tables\":2,\"minutes\":207}\n")), qPrintable(json));
}

void tst_draw::saysWhatIsMissing()
{
    SAYS(refusal({}));
    desk::DrawOptions noEntries;
    noEntries.format = "single-elimination";
    SAYS(refusal(noEntries));
}

void tst_draw::namesTheFormatsItKnows()
{
    auto options = knockout(8);
    options.format = "knockout";
    SAYS(refusal(options));
}

void tst_draw::drawsTheOtherFormats()
{
    auto options = knockout(9);
    options.format = "double-elimination";
    options.singleFinal = true;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::doubleElimination(9, true)));

    options = knockout(9);
    options.format = "round-robin";
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::roundRobin(9, 1)));
    options.meetings = 2;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::roundRobin(9, 2)));

    options = knockout(9);
    options.format = "pools-playoff";
    options.pools = 3;
    options.advance = 2;
    options.wildcards = 2;
    options.meetings = 2;
    options.thirdPlace = true;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::poolsPlayoff(9, {3, 2, 2, 2, true})));

    options = knockout(9);
    options.format = "swiss";
    const auto first = bracket::firstSwissRound(9);
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::swiss(9, 4, {first})));
    options.rounds = 3;
    QVERIFY(*desk::draw(options) == std::get<bracket::Bracket>(bracket::swiss(9, 3, {first})));
}

void tst_draw::poolsAreNotGuessed()
{
    auto options = knockout(8);
    options.format = "pools-playoff";
    SAYS(refusal(options));
    options.pools = 2;
    SAYS(refusal(options));
}

void tst_draw::refusesOptionsOfOtherFormats_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<QString>("format");

    const auto row = [](const char* option, const char* format) {
        QTest::addRow("%s with %s", option, format) << QString::fromUtf8(option) << QString::fromUtf8(format);
    };
    row("third-place", "double-elimination");
    row("single-final", "single-elimination");
    row("pools", "single-elimination");
    row("advance", "single-elimination");
    row("wildcards", "swiss");
    row("rounds", "single-elimination");
    row("meetings", "single-elimination");
}

void tst_draw::refusesOptionsOfOtherFormats()
{
    QFETCH(QString, option);
    QFETCH(QString, format);

    auto options = knockout(8);
    options.format = format.toStdString();
    options.thirdPlace = option == QStringLiteral("third-place");
    options.singleFinal = option == QStringLiteral("single-final");
    const auto number = [&](const QString& name) { return option == name ? std::optional(2) : std::nullopt; };
    options.pools = number(QStringLiteral("pools"));
    options.advance = number(QStringLiteral("advance"));
    options.wildcards = number(QStringLiteral("wildcards"));
    options.rounds = number(QStringLiteral("rounds"));
    options.meetings = number(QStringLiteral("meetings"));
    SAYS(refusal(options));
}

void tst_draw::passesOnWhatTheDrawRefuses()
{
    SAYS(refusal(knockout(1)));
    auto options = knockout(1);
    options.format = "swiss";
    SAYS(refusal(options));
    options.entries = -7;
    SAYS(refusal(options));
    options.entries = 2'000'000'000;
    SAYS(refusal(options));
}

TEST_CLASS(tst_draw)
#include "tst_draw.moc"
