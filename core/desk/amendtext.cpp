// What an amendment changes, for people.
#include "amended.h"
#include "names.h"

#include <algorithm>

namespace desk {

namespace {

std::string bidInWords(const facts::Bid& bid)
{
    return bid.call == facts::Bid::Call::Number ? std::to_string(bid.number)
                                                : std::string(facts::word(bid.call));
}

std::string sideInWords(const facts::SideHand& side)
{
    std::string text = "no bid";
    if (const int* bid = std::get_if<int>(&side.bid))
        text = "bid " + std::to_string(*bid);
    else if (const auto* bids = std::get_if<facts::Bids>(&side.bid))
        text = "bid " + bidInWords((*bids)[0]) + " and " + bidInWords((*bids)[1]);
    text += side.blind ? " blind" : "";
    if (const int* tricks = std::get_if<int>(&side.tricks))
        text += ", took " + std::to_string(*tricks);
    else if (const auto* split = std::get_if<facts::Split>(&side.tricks))
        text += ", took " + std::to_string((*split)[0]) + " and " + std::to_string((*split)[1]);
    return text;
}

/// `a bid 4 and 3, took 8; b bid 3 and 2, took 5`
std::string handInWords(const facts::Hand& hand)
{
    return "a " + sideInWords(hand.sides.a) + "; b " + sideInWords(hand.sides.b);
}

std::string both(int a, int b)
{
    return "a " + std::to_string(a) + " b " + std::to_string(b);
}

std::string rowInWords(const scoring::HandLedger* row)
{
    if (!row)
        return "no score";
    const std::string score = both(row->sides.a.score, row->sides.b.score);
    if (row->state == scoring::State::AfterEnd)
        return score + ", after the end, counts nothing";
    return score + (row->state == scoring::State::Held ? ", held" : "");
}

std::string resultInWords(const night::Night& night, const night::Match& match, const scoring::Result& result)
{
    const std::string score = both(result.score.a, result.score.b);
    if (result.state == scoring::State::ExtraHand)
        return score + ", level: another hand decides";
    if (result.state != scoring::State::Won)
        return score + ", in play";
    return score + (result.winner ? ", won by " + teamName(night, match.teams[*result.winner]) : ", level");
}

/// `Team 1 and Team 2`, `Team 1 and nobody yet`
std::string teamsInWords(const night::Night& night, const scoring::PerSide<std::string>& teams)
{
    const auto one = [&](const std::string& team) {
        return team.empty() ? std::string("nobody yet") : teamName(night, team);
    };
    return one(teams.a) + " and " + one(teams.b);
}

class AmendmentText {
public:
    explicit AmendmentText(const Amendment& amendment)
        : m_amendment(amendment), m_was(matchBefore(amendment)), m_is(matchAfter(amendment)),
          m_title(titleOf(m_is))
    {
    }

    std::string text()
    {
        addRows();
        addGames();
        addResult();
        for (const LaterChange& later : laterChanges(m_amendment))
            addLater(later);
        for (const std::string& id : m_amendment.undecided)
            add(undecidedText(m_amendment, id));
        for (const Then& then : m_amendment.then)
            add(titleOf(*night::match(m_amendment.after, then.match)) +
                " was decided: " + std::string(facts::word(then.choice)));
        return m_text;
    }

private:
    void add(const std::string& line) { m_text += line + '\n'; }

    void addRows()
    {
        const std::vector<RowChange> rows = rowChanges(m_amendment);
        addHand(rows.front());
        for (auto row = rows.begin() + 1; row != rows.end(); ++row)
            add(m_title + ", " + handAt(m_is, row->game, row->place) + ": " + rowInWords(row->was) +
                " becomes " + rowInWords(row->is));
    }
    void addHand(const RowChange& own)
    {
        const std::string place = m_title + ", " + handAt(m_is, own.game, own.place);
        const facts::Hand* was = handBefore(m_amendment);
        if (was)
            add(place + ", as it was: " + handInWords(*was) + " (" + rowInWords(own.was) + ')');
        if (m_amendment.hand.struck)
            add(place + " is struck");
        else
            add(place + (was ? ", amended: " : ", put in: ") + handInWords(m_amendment.hand) + " (" +
                rowInWords(own.is) + ')');
    }
    void addGames()
    {
        if (m_is.series.games == 1)
            return;
        for (std::size_t i = 0; i < std::min(m_was.games.size(), m_is.games.size()); ++i)
            addChange("game " + std::to_string(i + 1), m_was.games[i].ledger.result,
                      m_is.games[i].ledger.result);
    }
    void addResult()
    {
        addChange({}, night::result(m_was), night::result(m_is));
        const std::string was = m_was.winner ? m_was.teams[*m_was.winner] : std::string();
        const std::string is = m_is.winner ? m_is.teams[*m_is.winner] : std::string();
        const auto named = [&](const std::string& team) {
            return team.empty() ? std::string("nobody yet") : teamName(m_amendment.after, team);
        };
        if (was != is)
            add(m_title + ": " + named(is) + " goes on, not " + named(was));
        if (night::mustSignAnew(m_is))
            add(m_title + " was signed as " + both(m_is.agreed->score.a, m_is.agreed->score.b) +
                ": the captains have to sign it anew");
    }
    void addChange(const std::string& game, const scoring::Result& was, const scoring::Result& is)
    {
        if (was != is)
            add(m_title + (game.empty() ? "" : ", ") + game + ": " +
                resultInWords(m_amendment.before, m_was, was) + " becomes " +
                resultInWords(m_amendment.after, m_is, is));
    }
    void addLater(const LaterChange& later)
    {
        const night::Match& was = *night::match(m_amendment.before, later.match);
        const int hands = night::handsOn(was);
        std::string line = titleOf(was) + ": " + teamsInWords(m_amendment.after, later.is) + " in place of " +
                           teamsInWords(m_amendment.before, later.was);
        if (was.state == night::State::Final)
            line += "; it is final";
        else if (hands > 0)
            line += "; it has " + std::to_string(hands) + (hands == 1 ? " hand" : " hands") + " on record";
        else if (was.call)
            line += "; it was called to table " + std::to_string(was.call->table);
        add(line);
    }

    const Amendment& m_amendment;
    const night::Match& m_was;
    const night::Match& m_is;
    std::string m_title;
    std::string m_text;
};

} // namespace

std::string undecidedText(const Amendment& amendment, const std::string& id)
{
    const night::Match& match = *night::match(amendment.after, id);
    const std::string name = match.number ? std::to_string(*match.number) : id;
    const std::string sat = match.call
                                ? teamsInWords(amendment.after, {match.call->teams.a, match.call->teams.b})
                                : std::string("nobody");
    return titleOf(match) + " is disputed, " + sat + " sat down to it: decide what becomes of it (--then " +
           name + "=seat, " + name + "=replay or " + name + "=stand)";
}

std::string amendedText(const Amendment& amendment)
{
    return AmendmentText(amendment).text();
}

} // namespace desk
