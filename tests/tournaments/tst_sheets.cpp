// Sheets are swapped, moved, amended and struck in any order, under every rule set: the result is that of the
// same hands recorded correctly at once.
#include "tournaments/bychance.h"

#include "desk/archive/verify.h"
#include "desk/checkin/checkin.h"
#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/corrections/wholesheet.h"
#include "program/testclass.h"
#include "wording/record/refusal.h"

namespace {

using Hands = std::vector<scoring::Hand>;
using Sheets = std::map<std::string, Hands>;

scoring::Hand exchanged(scoring::Hand hand)
{
    std::swap(hand.sides.a, hand.sides.b);
    return hand;
}

scoring::GameLedger scored(const scoring::RuleSet& rules, const Hands& hands)
{
    scoring::GameState state = scoring::begin(rules, {});
    scoring::GameLedger ledger;
    ledger.result = state.result;
    for (const scoring::Hand& hand : hands)
        scoring::add(rules, hand, state, ledger);
    return ledger;
}

/// Four matches at tables, and what ought to stand on their sheets.
class Room {
public:
    Room(const std::string& rules, std::uint64_t seed) : m_live({rules, 8, 8, false, {}}), m_chance(seed)
    {
        for (int n = 1; n <= 4; ++n) {
            const std::string id = tournaments::id("W1-", n);
            const tournament::Match match = m_live.match(id); // as it is drawn
            must(m_live.checkIn(id));
            must(m_live.call(id));
            m_sheets[id];
        }
    }

    void step()
    {
        const std::string id = anyMatch();
        switch (m_chance.between(0, 9)) {
        case 0:
            return swap(id);
        case 1:
        case 2:
            return move(id, anyMatch());
        case 3:
            return amend(id);
        case 4:
            return strike(id);
        case 5:
            return undo();
        default:
            return write(
                tournaments::id("W1-", m_chance.between(1, 2))); // so that there are empty sheets to move to
        }
    }
    /// What is not as it ought to be; empty where all is.
    std::string wrong()
    {
        for (const auto& [id, hands] : m_sheets) {
            const tournament::Match& match = m_live.match(id);
            const scoring::GameLedger is =
                match.games.empty() ? scored(rules(id), {}) : match.games[0].ledger;
            if (!(is == scored(rules(id), hands)))
                return id + " after " + m_done;
        }
        return {};
    }
    std::string wrongAtTheEnd()
    {
        const tournament::Tournament& tournament = m_live.desk().tournament();
        desk::Draft again({}, m_live.desk().environment(), "J. Park");
        for (const facts::Entry& entry : tournament::entries(tournament)) {
            const facts::Stamp& stamp = entry.stamp;
            const auto added =
                again.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, entry.fact});
            if (!added)
                return m_done +
                       ": through the checks again: " + wording::inFull(added.error().mistakes.front());
        }
        if (!(again.tournament() == tournament))
            return m_done + ": its facts make another tournament";
        const auto verified = desk::verify(m_live.path());
        return verified && verified->isSound() ? std::string() : m_done + ": not sound";
    }
    int moves() const { return m_moves; }

private:
    void must(const std::string& refused)
    {
        if (!refused.empty())
            qFatal("%s: %s", m_done.c_str(), refused.c_str());
    }
    const scoring::RuleSet& rules(const std::string& id) const { return m_live.match(id).rules->rules; }
    std::string anyMatch() { return tournaments::id("W1-", m_chance.between(1, 4)); }

    /// It was done: `to` is how the sheets ought to stand now.
    void become(const Sheets& to, const std::string& what)
    {
        m_before.push_back(m_sheets);
        m_sheets = to;
        m_done += what + ", ";
    }
    scoring::Hand someHand(const std::string& id)
    {
        return tournaments::dealtHand(*m_live.match(id).rules, tournament::sheetOf(m_live.match(id), 1).now,
                                      m_chance);
    }

    void write(const std::string& id)
    {
        if (m_live.match(id).state >= tournament::State::Ended)
            return;
        const scoring::Hand hand = someHand(id);
        const auto done = desk::enter(m_live.desk(), "J. Park", id, scoring::Item(hand));
        if (!done) // what was swapped before may not allow it now
            return;
        Sheets to = m_sheets;
        to[id].push_back(hand);
        become(to, "write " + id);
    }
    void swap(const std::string& id)
    {
        desk::SheetOptions options{.match = id, .sides = true, .reason = "columns"};
        if (m_sheets[id].empty())
            return;
        must(asText(desk::record(m_live.desk(), "J. Park", desk::correctSheet(options))));
        Sheets to = m_sheets;
        for (scoring::Hand& hand : to[id])
            hand = exchanged(hand);
        become(to, "swap " + id);
    }
    void move(const std::string& from, const std::string& onto)
    {
        desk::SheetOptions options;
        options.match = from;
        options.to = onto;
        options.sides = m_chance.oneIn(2);
        options.reason = "table";
        const std::string refused =
            asText(desk::record(m_live.desk(), "J. Park", desk::correctSheet(options)));
        const bool mayBe = from != onto && !m_sheets[from].empty() && m_sheets[onto].empty();
        // A sheet whose hands were all struck cannot take another sheet.
        if (!refused.empty() && mayBe && refused.find("has hands of its own") == std::string::npos)
            must(refused);
        if (!refused.empty())
            return;
        if (!mayBe)
            qFatal("%s: %s went to %s", m_done.c_str(), from.c_str(), onto.c_str());
        Sheets to = m_sheets;
        to[onto] = std::exchange(to[from], {});
        for (scoring::Hand& hand : to[onto])
            hand = options.sides ? exchanged(hand) : hand;
        ++m_moves;
        become(to, "move " + from + " to " + onto + (options.sides ? " swapped" : ""));
    }
    desk::AmendOptions atHand(const std::string& id)
    {
        return {.match = id,
                .hand = m_chance.between(1, static_cast<int>(m_sheets[id].size())),
                .reason = "again"};
    }
    void amend(const std::string& id)
    {
        if (m_sheets[id].empty())
            return;
        desk::AmendOptions options = atHand(id);
        scoring::Hand hand = someHand(id);
        hand.override = "the table played it so"; // what the sheet allows there nobody asks
        options.given = desk::givenBy(hand);
        options.given.insert(options.given.size() - 1, R"(,"override":{"reason":"the table played it so"})");
        if (!desk::record(m_live.desk(), "J. Park", desk::amend(options)))
            return;
        Sheets to = m_sheets;
        to[id][static_cast<std::size_t>(options.hand) - 1] = hand;
        become(to, "amend " + id);
    }
    void strike(const std::string& id)
    {
        if (m_sheets[id].empty())
            return;
        desk::AmendOptions options = atHand(id);
        options.how = desk::AmendOptions::How::Strike;
        must(asText(desk::record(m_live.desk(), "J. Park", desk::amend(options))));
        Sheets to = m_sheets;
        to[id].erase(to[id].begin() + options.hand - 1);
        become(to, "strike " + id);
    }
    void undo()
    {
        if (m_before.empty())
            return;
        must(asText(desk::undo(m_live.desk(), "J. Park")));
        m_sheets = m_before.back();
        m_before.pop_back();
        m_done += "undo, ";
    }

    template <class T>
    static std::string asText(const desk::Answer<T>& answer)
    {
        return answer ? std::string() : wording::inFull(answer.error().mistakes.front());
    }

    tournaments::LiveTournament m_live;
    desk::Chance m_chance;
    Sheets m_sheets;
    std::vector<Sheets> m_before;
    std::string m_done;
    int m_moves = 0;
};

std::vector<std::string> everySet()
{
    std::vector<std::string> ids;
    for (const rules::Venue& venue : rules::builtIn())
        for (const rules::Set& set : rules::sets(venue))
            ids.push_back(set.id);
    return ids;
}

} // namespace

class tst_sheets : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void areWhatTheyOughtToBe_data();
    void areWhatTheyOughtToBe();
};

void tst_sheets::areWhatTheyOughtToBe_data()
{
    QTest::addColumn<std::string>("rules");
    for (const std::string& id : everySet())
        QTest::newRow(id.c_str()) << id;
}

void tst_sheets::areWhatTheyOughtToBe()
{
    QFETCH(std::string, rules);
    int moves = 0;
    for (int seed = 1; seed <= tests::repeats(2, 20); ++seed) {
        Room room(rules, static_cast<std::uint64_t>(seed));
        for (int i = 0; i < 30; ++i) {
            room.step();
            const std::string wrong = room.wrong();
            QVERIFY2(wrong.empty(), (std::to_string(seed) + ": " + wrong).c_str());
        }
        const std::string wrong = room.wrongAtTheEnd();
        QVERIFY2(wrong.empty(), (std::to_string(seed) + ": " + wrong).c_str());
        moves += room.moves();
    }
    QVERIFY(moves > 1);
}

TEST_CLASS(tst_sheets)
#include "tst_sheets.moc"
