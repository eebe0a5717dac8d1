// What the prints that are signed have in common: tournaments at UNC, and names that are hard to print.
#pragma once

#include "onpage.h"

#include "tournaments/livetournament.h"

namespace pdf {

inline tournaments::Setup unc(int teams = 4)
{
    tournaments::Setup setup;
    setup.rules = "unc";
    setup.teams = teams;
    setup.tables = teams;
    return setup;
}

/// Teams and players whose names are long, accented, written from right to left, or pictures.
inline void giveHardNames(tournaments::LiveTournament& live)
{
    const char* teams[] = {"The Society for the Prevention of Cruelty to Trumps",
                           "Žluťoučké Ďábelské Ódy ňuf", "נבחרת הספידים של הקמפוס",
                           "♠️ Spade Squad 🃏🔥"};
    const char* players[] = {"Maximiliana Featherstonehaugh-Cholmondeley",
                             "Ángel Núñez-Ibáñez y Fernández de Córdoba",
                             "Łukasz Gżegżółka",
                             "Þórdís Æsa Ðuríður",
                             "محمد عبد الرحمن الطويل",
                             "שירה לוי",
                             "李小龍",
                             "Zoë 🦄 O’Brien"};
    for (int n = 1; n <= 4; ++n) {
        const std::string one = tournaments::id("P", 2 * n - 1);
        const std::string two = tournaments::id("P", 2 * n);
        for (const facts::Fact& fact :
             {facts::Fact(facts::Person{one, players[2 * n - 2], {}, {}}),
              facts::Fact(facts::Person{two, players[2 * n - 1], {}, {}}),
              facts::Fact(facts::Team{tournaments::id("T", n), teams[n - 1], {}, {one, two}})})
            QCOMPARE(live.record(fact), std::string());
    }
}

/// Everybody of the match showed an ID for it.
inline void checkIn(tournaments::LiveTournament& live, const std::string& match)
{
    const auto teams = live.match(match).teams;
    for (const std::string& team : {teams.a, teams.b}) {
        const auto players = tournament::team(*live.desk().tournament().setting, team)->players;
        for (const std::string& player : players)
            QCOMPARE(live.record(facts::Checkin{player, "UNC One Card", match, {}}), std::string());
    }
}

/// Side A wins it under UNC's rules.
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

/// Every one of the words stands there.
inline void contains(const QString& text, const QStringList& all)
{
    for (const QString& words : all)
        QVERIFY2(text.contains(words), qPrintable(u"no \"%1\" in: %2"_s.arg(words, text)));
}

/// Nothing of it runs off its page or into anything else.
inline void staysOnPage(const paper::Document& document)
{
    const QList<PageWords> pages = File(document).words();
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const QString problem = problemsOf(pages[i]);
        QVERIFY2(problem.isEmpty(), qPrintable(u"page %1: %2"_s.arg(i + 1).arg(problem)));
    }
}

inline const QList<paper::Format> formats{paper::Format::Letter, paper::Format::A4};
inline QString formatName(paper::Format format)
{
    return format == paper::Format::A4 ? u"a4"_s : u"letter"_s;
}

} // namespace pdf
