// The sheets of twenty other venues as rule files (tests/rules/venues/NAME.json), and games under them whose
// totals were worked out by hand from the sheets' own words (NAME.games). What a sheet says is cited "as
// read". What could not be read of it has the value of the nearest built-in set, as a reading that says "not
// known".
//
// Of a game the first line says what it is about; an empty line ends it. Each other line is one of
//   part semifinals                       by the phase for that part of the draw; else by the first
//   agreed {"end.target": 400}            before the first hand
//   start 160:90 bags 9:0 hands 3         taken over from paper; bags and hands may be missing
//   4 took 5; 8 took 8 = 91:180 bags 0:0  a hand (notation.h) and how the game stands then
//   6 took 8; 5 took 5 | upheld a = 0:50  `upheld SIDE`, `denied SIDE`, `foul SIDE NAME`, `time`, `exempt`
//   refused 3 took 3; 10 took 10          a hand that may not be entered here
//   won a by target 200:180               how the game stands; the next hand begins another
//   match won b by total 440:522          how the match stands
// and what follows ` # ` is a remark.
#include "notation.h"

#include "place/place.h"
#include "program/testclass.h"
#include "program/textfile.h"
#include "rules/origin.h"
#include "rules/parameters.h"
#include "scoring/legal.h"
#include "json/value.h"

#include <QDir>
#include <QTest>

using namespace scoring;

namespace {

constexpr const char* otherVenues[] = {
    "alabama",     "bicycle",        "blues-bowl", "buckhorn",      "chicago",
    "ciaa",        "clarksville",    "cookout",    "dummies",       "el-paso",
    "hope-farm",   "rta3",           "man-2-man",  "florida-state", "hopkinsville",
    "jokers-wild", "king-of-spades", "msn-zone",   "wfwf",          "spades-tournament",
};

std::string venueText(const std::string& file)
{
    return tests::textIn(place::inSource("tests/rules/venues/" + file));
}

tl::expected<rules::FileRead, json::Problems> readVenue(const std::string& name)
{
    return rules::loadFile({name, venueText(name + ".json")}, {});
}

Hand handFromPaper(const std::string& told)
{
    const auto at = told.find(" | ");
    Hand hand = notation::handOf(told.substr(0, at));
    std::istringstream notes(at == std::string::npos ? std::string() : told.substr(at + 3));
    for (std::string note, of, foul; notes >> note;) {
        if (note == "time") {
            hand.timeExpired = TimeCall{};
            continue;
        }
        if (note == "exempt") {
            hand.override = "the table played it";
            continue;
        }
        notes >> of;
        const Side side = of == "a" ? Side::A : Side::B;
        if (note == "foul" && notes >> foul)
            hand.fouls.push_back({side, foul});
        else if (note == "upheld" || note == "denied")
            hand.reneges.push_back(
                notation::against(side, note == "upheld" ? Ruling::Upheld : Ruling::Rejected));
        else
            throw std::invalid_argument("no such note: " + note);
    }
    return hand;
}

/// `160:90 bags 9:0 hands 3`
Start startFromPaper(const std::string& told)
{
    Start start;
    std::istringstream words(" score " + told);
    for (std::string what, value; words >> what >> value;) {
        if (what == "hands") {
            start.hands = std::stoi(value);
            continue;
        }
        const auto [a, b] = notation::cut(value, ":");
        if (what != "score" && what != "bags")
            throw std::invalid_argument("no such start: " + what);
        int StartSide::*const kept = what == "bags" ? &StartSide::bags : &StartSide::score;
        start.sides.a.*kept = std::stoi(a);
        start.sides.b.*kept = std::stoi(b);
    }
    return start;
}

/// What was told from paper, played line by line.
class PaperMatch {
public:
    explicit PaperMatch(const rules::Venue& venue) : m_venue(venue), m_set(rules::sets(venue).front()) {}

    /// What the program has otherwise than the line; or empty.
    std::string play(const std::string& line)
    {
        const auto [word, rest] = notation::cut(line, " ");
        if (word == "part")
            m_set = rules::set(m_venue, phaseOf(rest));
        else if (word == "agreed")
            m_set = rules::withAgreed(m_set, json::parse(rest).value()).value();
        else if (word == "start")
            begin(startFromPaper(rest));
        else if (word == "refused")
            return refused(handFromPaper(rest)).empty() ? "is not refused" : "";
        else if (word == "match")
            return otherThan(rest, notation::asText(m_match.result).toStdString());
        else if (line.find(" = ") != std::string::npos)
            return playHand(line);
        else
            return end(line);
        return {};
    }
    bool isEnded() const { return !m_match.games.empty() && !m_state; }

private:
    static std::string otherThan(const std::string& told, const std::string& is)
    {
        return told == is ? std::string() : "is " + is;
    }

    const rules::Phase& phaseOf(const std::string& part) const
    {
        const auto known = rules::drawPart(part);
        const rules::Phase* phase = known ? rules::phaseFor(m_venue, *known) : nullptr;
        if (!phase)
            throw std::invalid_argument("no phase is for " + part);
        return *phase;
    }

    GameState& begin(const Start& start)
    {
        m_state = beginGame(m_set.rules, seriesOf(m_set.rules.end), m_match, start);
        m_ledger = {};
        m_ledger.result = m_state->result;
        return *m_state;
    }
    GameState& state() { return m_state ? *m_state : begin({}); }

    std::string refused(const Item& item)
    {
        const Problems found = problems(m_set.rules, state(), item);
        const Problem* out = refusal(found, item);
        return out ? std::string(out->what.code) : std::string();
    }

    std::string playHand(const std::string& line)
    {
        const auto [told, reached] = notation::cut(line, " = ");
        const Hand hand = handFromPaper(told);
        if (const std::string code = refused(hand); !code.empty())
            return "is refused: " + code;
        add(m_set.rules, hand, state(), m_ledger);
        const PerSide<SideState>& sides = state().sides;
        const auto pair = [](int a, int b) { return std::to_string(a) + ':' + std::to_string(b); };
        std::string is = pair(sides.a.score, sides.b.score);
        if (reached.find("bags") != std::string::npos)
            is += " bags " + pair(sides.a.bags, sides.b.bags);
        return otherThan(reached, is);
    }

    std::string end(const std::string& told)
    {
        const std::string is = notation::asText(state().result).toStdString();
        addGame(m_set.rules, seriesOf(m_set.rules.end), m_match, std::move(m_ledger));
        m_state.reset();
        return otherThan(told, is);
    }

    const rules::Venue& m_venue;
    rules::Set m_set;
    MatchLedger m_match;
    std::optional<GameState> m_state; ///< of the game that is being played
    GameLedger m_ledger;
};

/// What differs in one game, a line each.
QString differences(const rules::Venue& venue, const QStringList& lines)
{
    PaperMatch match(venue);
    QStringList all;
    for (const QString& line : lines.mid(1)) {
        std::string is;
        try {
            is = match.play(line.section(QStringLiteral(" # "), 0, 0).toStdString());
        } catch (const std::exception& mistake) {
            is = std::string("cannot be read: ") + mistake.what();
        }
        if (!is.empty())
            all << lines.front() + QStringLiteral(": ") + line + QStringLiteral(": ") +
                       QString::fromStdString(is);
    }
    if (!match.isEnded())
        all << lines.front() + QStringLiteral(": does not say how it ends");
    return all.join(u'\n');
}

} // namespace

class tst_venues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allAreThere();
    void totalsWorkedOutByHand_data();
    void totalsWorkedOutByHand();
    void nothingIsCitedFromItsOrigin_data() { totalsWorkedOutByHand_data(); }
    void nothingIsCitedFromItsOrigin();
};

void tst_venues::allAreThere()
{
    QStringList files;
    for (const char* name : otherVenues)
        for (const char* kind : {".games", ".json"})
            files << QString::fromUtf8(name) + QString::fromUtf8(kind);
    files.sort();
    QCOMPARE(files.size(), 40);
    QCOMPARE(QDir(QString::fromStdString(place::inSource("tests/rules/venues")))
                 .entryList(QDir::Files, QDir::Name),
             files);
}

void tst_venues::totalsWorkedOutByHand_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : otherVenues)
        QTest::newRow(name) << QByteArray(name);
}

void tst_venues::totalsWorkedOutByHand()
{
    QFETCH(QByteArray, name);
    const auto read = readVenue(name.toStdString());
    QVERIFY2(read, read ? "" : std::string(read.error().front().what.code).c_str());
    const QString told = QString::fromStdString(venueText(name.toStdString() + ".games"));
    const QStringList games = told.trimmed().split(QStringLiteral("\n\n"));
    QVERIFY(games.size() >= 3);
    for (const QString& game : games) {
        const QString otherwise = differences(read->venue, game.split(u'\n'));
        QVERIFY2(otherwise.isEmpty(), qPrintable(otherwise));
    }
}

void tst_venues::nothingIsCitedFromItsOrigin()
{
    QFETCH(QByteArray, name);
    const auto read = readVenue(name.toStdString());
    QVERIFY(read);
    for (const rules::Set& set : rules::sets(read->venue))
        for (const std::string_view parameter : rules::parameterNames()) {
            const std::string& section = set.citeFor(parameter).section;
            QVERIFY2(section.empty() || section == "as read", std::string(parameter).c_str());
        }
}

TEST_CLASS(tst_venues)
#include "tst_venues.moc"
