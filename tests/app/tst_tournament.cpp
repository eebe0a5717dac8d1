// A whole tournament from the command line alone: from the roster to the champion, as a supervisor types it.
#include "program.h"

#include "place/place.h"
#include "program/testclass.h"
#include "tournaments/bychance.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

/// A side's part of a hand as it is typed.
QString typed(const scoring::SideHand& side)
{
    const auto bid = [](const scoring::Bid& each) {
        return each.call == scoring::Bid::Call::BlindNil ? u"\"blind-nil\""_s
               : each.isNil()                            ? u"\"nil\""_s
                                                         : QString::number(each.number);
    };
    const auto& bids = std::get<scoring::Bids>(side.bid);
    const auto& tricks = std::get<scoring::Split>(side.tricks);
    return u"{\"bids\": [%1, %2], \"tricks\": [%3, %4]}"_s.arg(bid(bids[0]), bid(bids[1]))
        .arg(tricks[0])
        .arg(tricks[1]);
}

/// A game as it is typed, and what is to be answered to each line.
struct Game {
    QByteArray lines;
    QString answers;
    scoring::Side winner = scoring::Side::A;
};

Game gameBy(const scoring::RuleSet& rules, desk::Chance& chance)
{
    static const QMap<scoring::State, QString> words{{scoring::State::InProgress, u"in-progress"_s},
                                                     {scoring::State::ExtraHand, u"extra-hand"_s},
                                                     {scoring::State::Won, u"won"_s}};
    const std::vector<scoring::Item> items =
        tournaments::itemsOf(rules, [&](const scoring::GameState& before) {
            return desk::playedHand(rules, before, desk::Showing::Anything, {3, 3}, chance);
        });
    const scoring::GameLedger ledger = scoring::score(rules, {{}, items});
    Game game;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto& hand = std::get<scoring::Hand>(items[i]);
        const scoring::HandLedger& row = ledger.hands[i];
        game.lines += u"{\"a\": %1, \"b\": %2}\n"_s.arg(typed(hand.sides.a), typed(hand.sides.b)).toUtf8();
        game.answers += u"ok hand %1 a %2 b %3 %4\n"_s.arg(i + 1)
                            .arg(row.sides.a.score)
                            .arg(row.sides.b.score)
                            .arg(words[row.state]);
    }
    game.winner = *ledger.result.winner;
    return game;
}

} // namespace

class tst_tournament : public QObject {
    Q_OBJECT

    QString smallRoster() const;
    /// What a command answers; the test fails where it does not go through.
    QString outputOf(QStringList words, const QByteArray& input = {});
    QJsonObject status();
    QString first(const QJsonObject& status, const QString& state) const;
    QJsonObject match(const QString& id);
    void checkIn(const QString& team, int playersOf);
    void playOut(const QString& id);
    void undoAndRedo(const QString& id);
    void lookAtACorrection(const QString& id);

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(u"tournament.courtside"_s);
    desk::Chance m_chance{2026};
    QString m_champion; ///< by the hands that were typed

private Q_SLOTS:
    void initTestCase();
    void fromTheRosterToTheChampion();
};

void tst_tournament::initTestCase()
{
    qputenv("COURTSIDE_KEY_FILE", m_folder.filePath(u"card.key"_s).toUtf8());
}

QString tst_tournament::outputOf(QStringList words, const QByteArray& input)
{
    words.insert(1, m_file);
    static const QStringList reading{u"status"_s, u"verify"_s, u"ledger"_s, u"log"_s};
    if (!reading.contains(words.first()))
        words += {u"--by"_s, u"J. Park"_s};
    const program::Ran ran = program::run(words, input);
    if (ran.exit != 0 || !ran.err.isEmpty())
        qFatal("%s: exit %d, %s", qPrintable(words.join(u' ')), ran.exit, qPrintable(ran.err));
    return ran.out;
}

QJsonObject tst_tournament::status()
{
    return QJsonDocument::fromJson(outputOf({u"status"_s, u"--json"_s}).toUtf8()).object();
}

/// The first match in that state, in playing order; empty where there is none.
QString tst_tournament::first(const QJsonObject& status, const QString& state) const
{
    for (const QJsonValue match : status[u"matches"].toArray())
        if (match[u"state"].toString() == state)
            return match[u"id"].toString();
    return {};
}

QJsonObject tst_tournament::match(const QString& id)
{
    for (const QJsonValue match : status()[u"matches"].toArray())
        if (match[u"id"].toString() == id)
            return match.toObject();
    return {};
}

void tst_tournament::checkIn(const QString& team, int playersOf)
{
    for (const QJsonValue each : status()[u"teams"].toArray()) {
        const QJsonArray players = each[u"players"].toArray();
        for (int i = 0; each[u"id"].toString() == team && i < playersOf; ++i)
            outputOf(
                {u"checkin"_s, u"--player"_s, players[i][u"id"].toString(), u"--shown"_s, u"UNC One Card"_s});
    }
}

void tst_tournament::playOut(const QString& id)
{
    const QJsonObject before = match(id);
    const QString a = before[u"a"].toString();
    const QString b = before[u"b"].toString();
    checkIn(a, 2);
    checkIn(b, 2);
    outputOf({u"call"_s, u"--match"_s, id, u"--first-dealer"_s, u"b1"_s});
    const std::string rules =
        before[u"phase"].toString() == u"championship" ? "unc-championship" : "unc-regular";
    const Game game = gameBy(rules::find(rules)->rules, m_chance);
    QCOMPARE(outputOf({u"record"_s, u"--match"_s, id}, game.lines), game.answers);
    if (before[u"number"].toInt() == 4)
        undoAndRedo(id);
    QVERIFY(outputOf({u"finish"_s, u"--match"_s, id}).contains(u" is finished: "_s));
    m_champion = game.winner == scoring::Side::A ? a : b;
}

void tst_tournament::undoAndRedo(const QString& id)
{
    const int hands = match(id)[u"hands"].toInt();
    outputOf({u"undo"_s, u"--match"_s, id});
    QCOMPARE(match(id)[u"hands"].toInt(), hands - 1);
    QCOMPARE(match(id)[u"state"].toString(), u"playing"_s);
    outputOf({u"redo"_s, u"--match"_s, id});
    QCOMPARE(match(id)[u"hands"].toInt(), hands);
    QCOMPARE(match(id)[u"state"].toString(), u"ended"_s);
}

/// Without --apply a correction is only told.
void tst_tournament::lookAtACorrection(const QString& id)
{
    const QJsonObject before = status();
    outputOf({u"amend"_s, u"--match"_s, id, u"--hand"_s, u"1"_s, u"--reason"_s, u"read wrongly"_s},
             R"({"a": {"bids": [3, 2], "tricks": [3, 3]}, "b": {"bids": [3, 3], "tricks": [4, 3]}})");
    QCOMPARE(status(), before);
}

/// The head of the demo's roster and its first eight teams.
QString tst_tournament::smallRoster() const
{
    QFile all(QString::fromStdString(place::inSource("resources/demo/roster.csv")));
    QFile some(m_folder.filePath(u"roster.csv"_s));
    if (!all.open(QIODevice::ReadOnly) || !some.open(QIODevice::WriteOnly))
        qFatal("the roster can't be copied");
    for (int line = 0; line <= 8; ++line)
        some.write(all.readLine());
    return some.fileName();
}

void tst_tournament::fromTheRosterToTheChampion()
{
    outputOf({u"new"_s, u"--name"_s, u"Fall Spades"_s, u"--rules"_s, u"unc"_s, u"--format"_s,
              u"single-elimination"_s, u"--teams"_s, smallRoster()});
    QJsonObject now = status();
    QCOMPARE(now[u"teams"].toArray().size(), 8);

    const QString noShow = first(now, u"ready"_s);
    const QString present = match(noShow)[u"a"].toString();
    checkIn(present, 2);
    outputOf({u"result"_s, u"--match"_s, noShow, u"--winner"_s, u"a"_s, u"--outcome"_s, u"no-show"_s,
              u"--reason"_s, u"nobody came within ten minutes"_s});
    for (now = status(); !first(now, u"ready"_s).isEmpty(); now = status())
        playOut(first(now, u"ready"_s));
    lookAtACorrection(u"W1-2"_s);

    QCOMPARE(now[u"champion"].toString(), m_champion);
    QCOMPARE(now[u"standings"].toArray().first()[u"team"].toString(), m_champion);
    for (const QJsonValue each : now[u"matches"].toArray()) {
        QCOMPARE(each[u"state"].toString(), u"final"_s);
        QCOMPARE(each[u"outcome"].toString(), each[u"id"].toString() == noShow ? u"no-show"_s : u"played"_s);
        QCOMPARE(each[u"phase"].toString(), each[u"id"] == u"W3-1"_s ? u"championship"_s : u"regular"_s);
    }
    for (const QJsonValue each : now[u"teams"].toArray())
        if (each[u"id"].toString() == m_champion)
            QVERIFY(outputOf({u"status"_s}).contains(each[u"name"].toString()));
    outputOf({u"verify"_s});
}

TEST_CLASS(tst_tournament)
#include "tst_tournament.moc"
