// Shared by the tests of prints that are signed: tournaments at UNC, and names that are hard to print.
#pragma once

#include "onpage.h"

#include "tournaments/hardnames.h"
#include "tournaments/livetournament.h"

namespace pdf {

inline tournaments::Setup unc(int teams = 4)
{
    return {.rules = "unc", .teams = teams, .tables = teams};
}

inline tournaments::Setup eight()
{
    return {.teams = 8};
}

inline paper::Document print(tournaments::LiveTournament& live, const QString& word,
                             paper::Format format = paper::Format::Letter)
{
    return document(live.desk().tournament(), word, {}, format);
}

/// The text of that print.
inline QString wordsOf(tournaments::LiveTournament& live, const QString& word, const std::string& match = {})
{
    return File(document(live.desk().tournament(), word, match)).text();
}

/// Gives the first four teams and their players names that are hard to print.
inline void giveHardNames(tournaments::LiveTournament& live)
{
    for (int n = 1; n <= 4; ++n) {
        const auto at = static_cast<std::size_t>(n - 1);
        const std::string one = tournaments::id("P", 2 * n - 1);
        const std::string two = tournaments::id("P", 2 * n);
        for (const facts::Fact& fact :
             {facts::Fact(facts::Person{one, tournaments::hardPlayers[at * 2], {}, {}}),
              facts::Fact(facts::Person{two, tournaments::hardPlayers[at * 2 + 1], {}, {}}),
              facts::Fact(facts::Team{tournaments::id("T", n), tournaments::hardTeams[at], {}, {one, two}})})
            QCOMPARE(live.record(fact), std::string());
    }
}

inline constexpr const char* wideName = "WOMENS COMMONWEALTH MEMORIAL WIMBLEDON MAMMOTHS";

/// Every team, or every second one, has that name with its number behind it.
inline void giveName(tournaments::LiveTournament& live, int teams, const std::string& name, int step = 1)
{
    for (int n = 1; n <= teams; n += step)
        QCOMPARE(live.record(tournaments::teamNamed(n, name + ' ' + std::to_string(n))), std::string());
}

/// Everybody of the match shows an ID for it.
inline void checkIn(tournaments::LiveTournament& live, const std::string& match)
{
    QCOMPARE(live.checkIn(match), std::string());
}

/// Plays the match under UNC's rules; side A wins.
inline void playOut(tournaments::LiveTournament& live, const std::string& match)
{
    checkIn(live, match);
    QCOMPARE(live.call(match), std::string());
    while (live.match(match).state < tournament::State::Ended)
        QCOMPARE(live.enter(match, R"({"a":{"bids":[4,4],"tricks":9},"b":{"bids":[2,2],"tricks":4}})")
                     .substr(0, 2),
                 std::string("ok"));
    QCOMPARE(live.finish(match), std::string());
}

/// Twenty-four hands of match 1, up and down again, so that nobody gets anywhere.
inline void playManyHands(tournaments::LiveTournament& live)
{
    for (int turn = 1; turn <= 12; ++turn)
        for (const char* line : {R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})",
                                 R"({"a":{"bids":[3,3],"tricks":5},"b":{"bids":[5,4],"tricks":8}})"})
            QCOMPARE(live.enter("W1-1", line).substr(0, 2), std::string("ok"));
}

/// What stands there without UNC's rules at the foot, which may be cut and say so.
inline QString withoutRules(QString text)
{
    static const QRegularExpression rules(u"UNC intramural Spades: to 300[^…]*, …"_s);
    return text.remove(rules);
}

/// Checks that the text has every one of the words.
inline void contains(const QString& text, const QStringList& all)
{
    for (const QString& words : all)
        QVERIFY2(text.contains(words), qPrintable(u"no \"%1\" in: %2"_s.arg(words, text)));
}

/// Checks that nothing runs off its page or overlaps.
inline void staysOnPage(const File& file)
{
    const QList<PageWords> pages = file.words();
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const QString problem = problemsOf(pages[i]);
        QVERIFY2(problem.isEmpty(), qPrintable(u"page %1: %2"_s.arg(i + 1).arg(problem)));
    }
}
inline void staysOnPage(const paper::Document& document)
{
    staysOnPage(File(document));
}

inline const QList<paper::Format> formats{paper::Format::Letter, paper::Format::A4};
inline QString formatName(paper::Format format)
{
    return format == paper::Format::A4 ? u"a4"_s : u"letter"_s;
}

} // namespace pdf
