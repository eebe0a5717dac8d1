// The pages of the hall screen: what they say, and that it can be read from ten metres.
#include "drawn.h"
#include "fromafar.h"
#include "halfplayed.h"
#include "played.h"

#include "desk/checkin/sanction.h"
#include "desk/rulings/conduct.h"
#include "tournament/ranking/standings.h"
#include "ui/hall/faces.h"

#include <QSet>

#include <set>
#include <utility>

using fromafar::full;
using fromafar::shownOf;

namespace {

QString allOf(const std::vector<hall::Face>& faces)
{
    QStringList all;
    for (const hall::Face& face : faces)
        all << face.spokenText();
    return pseudo::english(all.join(u" | "_s));
}

QString allOf(const hall::Shown& shown, const QSizeF& size = full)
{
    return allOf(hall::facesOf(shown, size));
}

void lookAt(const hall::Shown& shown, const QSizeF& size)
{
    const std::vector<hall::Face> faces = hall::facesOf(shown, size);
    QVERIFY(!faces.empty());
    if (pseudo::isSpoken())
        return; // the sizes are those of English words
    for (const hall::Face& face : faces) {
        const QStringList wrong = fromafar::against(face);
        QVERIFY2(wrong.isEmpty(), qPrintable(face.spokenText() + u'\n' + wrong.join(u'\n')));
    }
}

constexpr const char* throwReason = "she threw the cards";

/// At every size, with a message and without.
void checkEverySize(hall::Shown shown)
{
    for (const QSizeF& size : {full, fromafar::small, QSizeF(1024, 768)})
        lookAt(shown, size);
    shown.choices.message =
        u"Last call for round 2: whoever is not at the table when the horn sounds at a quarter past eight is "
        "late. Water and snacks are by the door."_s;
    for (const QSizeF& size : {full, fromafar::small})
        lookAt(shown, size);
}

} // namespace

class tst_hallpages : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void areReadFromTenMetres_data();
    void areReadFromTenMetres();
    void namesOfEveryKind();
    void tablesSayWhoLeads();
    void theClockGoesDown();
    void tablesAreEquallyWide();
    void scoresOfAMatchAreOfOneSize();
    void whoIsCalledIsSaidFirst();
    void playersByFirstNameAndInitial();
    void standingsOfPoolsAndOfSwiss();
    void aBracketOf64IsCut();
    void theMatchForThirdPlaceHasItsName();
    void finishedMatchesLeaveThePages();
    void theChampion();
    void emptyStates();
    void aMessageIsOnEveryPage();
    void pagesThatAreNotWanted();
    void nothingPrivate();
    void allLooks();
};

void tst_hallpages::areReadFromTenMetres_data()
{
    fromafar::addFormats();
}

void tst_hallpages::areReadFromTenMetres()
{
    QFETCH(facts::Format, format);
    QFETCH(int, teams);
    tournaments::LiveTournament live(played::setupOf(teams, played::usual(format, teams)));
    played::Playing playing(live, 7);
    QCOMPARE(live.record(tournaments::teamNamed(3, "The Society for the Prevention of Bags")), "");
    if (format == facts::Format::Swiss)
        QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    checkEverySize(shownOf(live));
    playing.play(2);
    playing.decide(facts::Winner::A, facts::Decided::NoShow);
    playing.begin(3, 4);
    for (const int table : {1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13})
        if (table <= teams / 2)
            playing.begin(table, 0);
    checkEverySize(shownOf(live));
}

void tst_hallpages::namesOfEveryKind()
{
    stage::HalfPlayed live;
    const QString names[] = {u"Łódź Ñandú Œuvre Ångström"_s,
                             u"فريق البستوني الكبير من القاهرة"_s,
                             u"שמונה לבבות"_s,
                             u"♠️ The 🂡 Aces 🎉 of Spades 👩‍👩‍👧"_s,
                             QString(60, u'W'),
                             u"The Society for the Prevention of Overtricks, Bags and Evils"_s,
                             u"チーム・スペード・マスターズ・インターナショナル"_s,
                             u"i"_s,
                             u"A & B <i>not bold</i>"_s,
                             u"Zürich–Genève–Neuchâtel Österreich"_s,
                             u"Q̷̢͝u̵e̶e̸n̴s̵"_s};
    for (int n = 1; n <= 11; ++n) {
        QCOMPARE(live.live().record(tournaments::teamNamed(n, names[n - 1].toStdString())), "");
        QCOMPARE(live.live().record(facts::Person{tournaments::id("P", n),
                                                  QString(names[n - 1].left(50) + u" Jr."_s).toStdString(),
                                                  {},
                                                  {},
                                                  {}}),
                 "");
    }
    const hall::Shown shown = shownOf(live.live());
    for (const QSizeF& size : {full, fromafar::small})
        lookAt(shown, size);
    const QString all = allOf(shown);
    MENTIONS_ALL(all, 2);
}

void tst_hallpages::tablesSayWhoLeads()
{
    stage::HalfPlayed live;
    hall::Shown shown = shownOf(live.live());
    const QString all = allOf(hall::facesOf(shown, full, hall::Kind::Tables));
    // Match 2 has three hands on record, match 4 was called.
    const tournament::Match& match = live.live().match(live.match(2));
    const auto& score = tournament::result(match).score;
    for (const scoring::Side side : scoring::bothSides)
        QVERIFY2(all.contains(QString::number(score[side])), qPrintable(all));
    QVERIFY2(all.contains(u"Table 4"_s) && all.contains(u"Nil Patrol"_s), qPrintable(all));
    QVERIFY2(all.contains(u"Table 1, free"_s), qPrintable(all));
    QVERIFY2(all.contains(u"6:05 PM"_s), qPrintable(all));
    live.hand(2, 7);
    const auto& after = tournament::result(live.live().match(live.match(2))).score;
    QVERIFY(!(after == score));
    shown = shownOf(live.live());
    QVERIFY(allOf(shown).contains(QString::number(after.a)));
}

void tst_hallpages::theClockGoesDown()
{
    tournaments::LiveTournament live({.rules = "classic", .change = [](rules::Venue& venue) {
                                          for (rules::Phase& phase : venue.phases) {
                                              phase.rules.time.limitMin = 30;
                                              phase.rules.time.onExpiry = scoring::OnExpiry::FinishHand;
                                          }
                                      }});
    QCOMPARE(live.call("W1-1", {1, {}, true}), "");
    hall::Shown shown = shownOf(live);
    const auto tables = [&] { return allOf(hall::facesOf(shown, full, hall::Kind::Tables)); };
    const tournament::Match& match = live.match("W1-1");
    const auto reading = tournament::readingOf(live.desk().tournament(), match, shown.now);
    QVERIFY(reading && reading->clock.state == tournament::Clock::State::Running);
    const long long at = tournament::millisOf(reading->clock.since.utc);
    shown.now.utc = tournament::utcOf(at + 10LL * 60'000);
    QVERIFY2(tables().contains(u"Table 1, 20:00"_s), qPrintable(tables()));
    shown.now.utc = tournament::utcOf(at + 31LL * 60'000);
    MENTIONS(tables());
    QVERIFY(!tables().contains(u"F5"_s)); // no word for the supervisor
}

// Whatever their number, on all pages.
void tst_hallpages::tablesAreEquallyWide()
{
    for (const int tables : {3, 5, 7, 13}) {
        tournaments::LiveTournament live({.teams = 32, .tables = tables});
        played::Playing playing(live, 7);
        for (int table = 1; table <= tables; ++table)
            playing.begin(table, 0);
        int cards = 0;
        QSet<int> widths;
        for (const hall::Face& face : hall::facesOf(shownOf(live), full, hall::Kind::Tables))
            for (const hall::Shape& shape : face.shapes()) {
                const QRectF box = shape.path.boundingRect();
                if (shape.fill != hall::Ink::None || shape.stroke != hall::Ink::Line || box.height() < 100)
                    continue;
                widths << qRound(box.width());
                ++cards;
            }
        QCOMPARE(cards, tables);
        QCOMPARE(widths.size(), 1);
    }
}

// Both scores of a match in one size, also where one of the names is long.
void tst_hallpages::scoresOfAMatchAreOfOneSize()
{
    if (pseudo::isSpoken())
        QSKIP("the sizes are those of English words");
    stage::HalfPlayed live;
    const tournament::Match& inPlay = live.live().match(live.match(2));
    QCOMPARE(live.live().record(facts::Team{
                 inPlay.teams.a,
                 "Overtricks of the Lower Hall",
                 {},
                 tournament::team(*live.live().desk().tournament().setting, inPlay.teams.a)->players}),
             "");
    for (const hall::Kind kind : {hall::Kind::Tables, hall::Kind::Bracket}) {
        QSet<int> sizes;
        for (const hall::Face& face : hall::facesOf(shownOf(live.live()), full, kind))
            for (const hall::Words& words : face.words())
                for (const int score : {155, 67})
                    if (words.whole == QString::number(score))
                        sizes << words.shown.font.pixelSize();
        QCOMPARE(sizes.size(), 1);
    }
}

void tst_hallpages::whoIsCalledIsSaidFirst()
{
    stage::HalfPlayed live;
    const QString all = allOf(hall::facesOf(shownOf(live.live()), full, hall::Kind::Calls));
    const tournament::Match& called = live.live().match(live.match(4));
    const tournament::Tournament& tournament = live.live().desk().tournament();
    const auto at = [&](const QString& words) { return all.indexOf(words); };
    const QString team = QString::fromStdString(tournament::team(*tournament.setting, called.teams.a)->name);
    QVERIFY2(at(u"Table 5"_s) > 0 && at(team) > at(u"Table 5"_s), qPrintable(all));
    QVERIFY2(at(u"Check in"_s) > at(team) && at(u"Next"_s) < 0, qPrintable(all)); // nobody showed an ID yet
    for (const facts::Seat seat : facts::allSeats) {
        const std::string& name = tournament::person(*tournament.setting, called.call->players[seat])->name;
        QVERIFY2(all.contains(QString::fromStdString(name)), qPrintable(all));
    }
    // Each team stands there once.
    for (const tournament::Team& each : tournament.setting->teams)
        QVERIFY2(all.count(QString::fromStdString(each.name)) <= 1, each.name.c_str());
    played::InTheMiddle classic(facts::Format::SingleElimination, 16);
    const auto faces = hall::facesOf(shownOf(classic.live()), full, hall::Kind::Calls);
    const QString next = allOf(faces);
    QVERIFY2(next.contains(u"Table 5"_s) && next.indexOf(u"Next"_s) > next.indexOf(u"Table 5"_s),
             qPrintable(next));
}

void tst_hallpages::playersByFirstNameAndInitial()
{
    stage::HalfPlayed live;
    const std::string player = live.live().match(live.match(4)).call->players[facts::Seat::A1];
    QCOMPARE(live.live().record(facts::Person{player, "Ana Maria Ruiz", {}, {}, {}}), "");
    hall::Shown shown = shownOf(live.live());
    MENTIONS(allOf(shown));
    shown.choices.shortNames = true;
    QVERIFY(allOf(shown).contains(u"Ana R."_s));
    QVERIFY(!allOf(shown).contains(u"Ruiz"_s));
}

void tst_hallpages::standingsOfPoolsAndOfSwiss()
{
    played::InTheMiddle pools(facts::Format::PoolsPlayoff, 8);
    const QString all = allOf(hall::facesOf(shownOf(pools.live()), full, hall::Kind::Standings));
    for (const QString& words : {u"Pool A"_s, u"Pool B"_s, u"Standings"_s, u"Won–lost"_s})
        QVERIFY2(all.contains(words), qPrintable(all));
    QVERIFY(
        hall::facesOf(shownOf(pools.live()), full, hall::Kind::Bracket).empty()); // nobody has come so far
    pools.playOut();
    QVERIFY(!hall::facesOf(shownOf(pools.live()), full, hall::Kind::Bracket).empty());
    checkEverySize(shownOf(pools.live()));
    played::InTheMiddle swiss(facts::Format::Swiss, 16);
    QVERIFY(hall::facesOf(shownOf(swiss.live()), full, hall::Kind::Bracket).empty());
    const auto faces = hall::facesOf(shownOf(swiss.live()), full, hall::Kind::Standings);
    QVERIFY(faces.size() <= 2);
    for (const tournament::Team& team : swiss.live().desk().tournament().setting->teams)
        QVERIFY2(allOf(faces).contains(QString::fromStdString(team.name)), team.name.c_str());
}

void tst_hallpages::aBracketOf64IsCut()
{
    tournaments::LiveTournament live(played::setupOf(64, played::drawOf(facts::Format::SingleElimination)));
    const auto faces = hall::facesOf(shownOf(live), full, hall::Kind::Bracket);
    QCOMPARE(faces.size(), std::size_t{4}); // 16 teams each; the last rounds have nobody yet
    QVERIFY(hall::facesOf(shownOf(live), full, hall::Kind::Tables).empty()); // 64 free ones help nobody
    QString all = allOf(faces);
    for (int team = 1; team <= 64; ++team)
        QVERIFY2(all.contains(u"Team %1"_s.arg(team)), qPrintable(all));
    QVERIFY2(all.contains(u"1 of 4"_s) && all.contains(u"Round 2"_s), qPrintable(all));
    tournaments::LiveTournament sixteen(
        played::setupOf(16, played::drawOf(facts::Format::SingleElimination)));
    QCOMPARE(hall::facesOf(shownOf(sixteen), full, hall::Kind::Bracket).size(), std::size_t{1});
    tournaments::LiveTournament twice(played::setupOf(16, played::drawOf(facts::Format::DoubleElimination)));
    all = allOf(hall::facesOf(shownOf(twice), full, hall::Kind::Bracket));
    QVERIFY2(all.contains(u"Winners bracket"_s) && !all.contains(u"Losers bracket"_s), qPrintable(all));
}

void tst_hallpages::finishedMatchesLeaveThePages()
{
    tournaments::LiveTournament live(played::setupOf(32, played::drawOf(facts::Format::SingleElimination)));
    QCOMPARE(hall::facesOf(shownOf(live), full, hall::Kind::Bracket).size(), std::size_t{2});
    for (int place = 1; place <= 16; ++place)
        QCOMPARE(live.result("W1-" + std::to_string(place),
                             {facts::Winner::A, facts::Decided::Forfeit, "they left"}),
                 "");
    for (int round = 2; round <= 4; ++round)
        for (int place = 1; place <= (1 << (4 - round)); ++place) // the upper half alone
            QCOMPARE(live.result("W" + std::to_string(round) + "-" + std::to_string(place),
                                 {facts::Winner::A, facts::Decided::Forfeit, "they left"}),
                     "");
    const auto faces = hall::facesOf(shownOf(live), full, hall::Kind::Bracket);
    QCOMPARE(faces.size(), std::size_t{2}); // the lower half, and the last rounds, where somebody waits
    QVERIFY2(allOf(faces).contains(u"Final"_s), qPrintable(allOf(faces)));
}

// Trial: with few teams it stood under the final as if it were another one.
void tst_hallpages::theMatchForThirdPlaceHasItsName()
{
    for (const int teams : {4, 6, 8}) {
        tournaments::LiveTournament live({.teams = teams, .thirdPlace = true});
        for (const QSizeF& size : {full, fromafar::small, QSizeF(1024, 768)}) {
            const QString all = allOf(hall::facesOf(shownOf(live), size, hall::Kind::Bracket));
            QVERIFY2(all.contains(u"third place"_s, Qt::CaseInsensitive), qPrintable(all));
        }
        lookAt(shownOf(live), full);
    }
}

void tst_hallpages::theChampion()
{
    tournaments::LiveTournament live;
    for (const char* match : {"W1-1", "W1-2", "W2-1"}) {
        QCOMPARE(live.call(match, {}), "");
        live.playOut(match, 'a');
    }
    const hall::Shown shown = shownOf(live);
    const std::string champion = tournament::champion(*shown.tournament);
    QVERIFY(!champion.empty());
    const auto faces = hall::facesOf(shown, full);
    QCOMPARE(faces.front().kind(), hall::Kind::Champion);
    const QString first = pseudo::english(faces.front().spokenText());
    QVERIFY2(first.contains(u"Champion"_s) && first.contains(u"Team 1"_s) &&
                 first.contains(u" against Team "_s),
             qPrintable(first));
    for (const hall::Face& face : faces)
        QVERIFY(face.kind() != hall::Kind::Tables && face.kind() != hall::Kind::Calls);
    lookAt(shown, full);
}

void tst_hallpages::emptyStates()
{
    hall::Shown none;
    none.now = {"2026-11-21T18:05:00.000Z", {}, 0, 0};
    QVERIFY2(allOf(none).contains(u"Welcome"_s), qPrintable(allOf(none)));
    lookAt(none, full);
    const desk::Environment environment = tournaments::environment();
    desk::Draft draft({}, environment, "J. Park");
    tournaments::add(draft, facts::Tournament{"Fall Spades", facts::Format::SingleElimination, 4, {}, {}});
    hall::Shown shown = none;
    shown.tournament = std::make_shared<const tournament::Tournament>(draft.tournament());
    QVERIFY2(allOf(shown).contains(u"Fall Spades"_s) && allOf(shown).contains(u"sign up"_s),
             qPrintable(allOf(shown)));
    lookAt(shown, fromafar::small);
    stage::HalfPlayed live;
    shown = shownOf(live.live());
    for (const hall::Kind kind : hall::chosenKinds)
        shown.choices.left.insert(kind);
    MENTIONS(allOf(shown));
}

void tst_hallpages::aMessageIsOnEveryPage()
{
    stage::HalfPlayed live;
    hall::Shown shown = shownOf(live.live());
    shown.choices.message = u"Pizza at 8!"_s;
    const auto faces = hall::facesOf(shown, full);
    QVERIFY(faces.size() >= 4);
    for (const hall::Face& face : faces)
        QVERIFY2(face.spokenText().contains(u"Pizza at 8!"_s), qPrintable(face.spokenText()));
    shown.choices.message = QString(hall::longestMessage / 4, u'W').replace(u"WWWWWW"_s, u"WWWW W"_s);
    lookAt(shown, full);
    shown.tournament = nullptr;
    QVERIFY(allOf(shown).contains(u"WWWW"_s)); // before a tournament is open too
}

void tst_hallpages::pagesThatAreNotWanted()
{
    stage::HalfPlayed live;
    hall::Shown shown = shownOf(live.live());
    const auto kinds = [&] {
        std::set<hall::Kind> all;
        for (const hall::Face& face : hall::facesOf(shown, full))
            all.insert(face.kind());
        return all;
    };
    using hall::Kind;
    QCOMPARE(kinds(), (std::set{Kind::Tables, Kind::Calls, Kind::Bracket, Kind::Standings}));
    shown.choices.left = {Kind::Calls, Kind::Standings};
    QCOMPARE(kinds(), (std::set{Kind::Tables, Kind::Bracket}));
}

void tst_hallpages::nothingPrivate()
{
    stage::HalfPlayed live;
    const std::string two = live.match(2);
    const std::string player = live.live().match(two).call->players[facts::Seat::B1];
    tournaments::LiveTournament& tournament = live.live();
    facts::Sanction sanction{.person = player, .reason = throwReason};
    QCOMPARE(tournament.record(sanction), "");
    facts::Incident incident{
        .what = facts::IncidentKind::Warning, .match = two, .person = player, .reason = throwReason};
    QCOMPARE(tournament.record(incident), "");
    facts::Protest protest;
    protest.sitting.match = two;
    protest.reason = throwReason;
    QCOMPARE(tournament.record(protest), "");
    facts::Challenge challenge;
    challenge.hand.sitting.match = two;
    challenge.book = 4;
    QCOMPARE(tournament.record(challenge), "");
    QVERIFY(tournament.match(two).flags.pending && tournament.match(two).flags.protest);
    const std::string hash(64, 'a');
    QCOMPARE(tournament.record(facts::Person{player, "Ana Ruiz", hash, "123", hash}), "");
    const QString all = allOf(shownOf(tournament)).toLower();
    for (const char* word : {"threw", "protest", "challenge", "sanction", "warning", "no-show", "nobody came",
                             "one card", "123", "aaaa", "pending", "dispute", "j. park", "may not"})
        QVERIFY2(!all.contains(QString::fromUtf8(word)),
                 qPrintable(QString::fromUtf8(word) + u" in "_s + all));
    QVERIFY(all.contains(u"nil patrol"_s));
}

void tst_hallpages::allLooks()
{
    using hall::Ink;
    for (const kit::Scheme scheme : {kit::Scheme::Light, kit::Scheme::Dark, kit::Scheme::HighContrast}) {
        const auto contrast = [&](Ink ink, const QColor& ground) {
            return drawn::contrast(hall::colorOf(scheme, ink), ground);
        };
        const QColor ground = hall::groundOf(scheme);
        const QColor bar = hall::colorOf(scheme, Ink::Bar);
        for (const QColor& under : {ground, bar}) {
            QVERIFY(contrast(Ink::Plain, under) >= 7);
            for (const Ink ink : {Ink::Soft, Ink::Warn, Ink::Ok, Ink::A, Ink::B})
                QVERIFY2(contrast(ink, under) >= 4.5, qPrintable(kit::word(scheme)));
        }
        QVERIFY(contrast(Ink::Warn, hall::colorOf(scheme, Ink::WarnBar)) >= 4.5);
    }
}

TEST_CLASS(tst_hallpages)
#include "tst_hallpages.moc"
