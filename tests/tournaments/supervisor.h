// A supervisor who runs a tournament from its stories: without a mistake, or with many that are corrected at
// some later time.
#pragma once

#include "bracket/questions.h"
#include "desk/demo/demofacts.h"
#include "story.h"
#include "wording/record/refusal.h"

namespace tournaments {

class Supervisor {
public:
    /// One of `slips` entries is wrong at first; 0: none is.
    Supervisor(Book& book, const Stories& stories, desk::Chance& chance, int slips)
        : m_book(book), m_stories(stories), m_chance(chance), m_slips(slips),
          m_patience(chance.between(1, 40)), m_writer(book)
    {
    }

    /// Runs the tournament to its end. Returns what wasn't possible; empty if everything was.
    std::string run()
    {
        std::string refused = run(mostSteps);
        return refused.empty() && !m_isOver ? "the tournament does not come to its end" : refused;
    }
    /// The same for that many steps.
    std::string run(int steps)
    {
        for (; steps > 0; --steps) {
            std::vector<Action> all = possible();
            if (all.empty()) {
                m_isPutOff = false;
                all = possible();
                m_isPutOff = true;
            }
            m_isOver = all.empty();
            if (m_isOver)
                return {};
            const Action action = m_chance.oneOf(all);
            if (std::string refused = take(action); !refused.empty())
                return action.match + ", " + nameOf(action.what) + ": " + refused;
        }
        return {};
    }

private:
    static constexpr int mostSteps = 20000;

    enum class What { Resolve, Sit, Write, Decide, Sign, SignAgain, Unsign, Undo, Fix, FixOutcome };
    struct Action {
        What what = What::Sit;
        std::string match;
        std::size_t entry = 0;
    };
    static std::string nameOf(What what)
    {
        static constexpr const char* names[] = {"resolve",    "sit",    "write", "decide", "sign",
                                                "sign again", "unsign", "undo",  "fix",    "fix outcome"};
        return names[static_cast<int>(what)];
    }

    const tournament::Match& match(const std::string& id) const
    {
        return *tournament::match(m_book.tournament(), id);
    }

    std::vector<Action> possible()
    {
        std::vector<Action> all;
        for (const tournament::Match* match : tournament::inOrder(m_book.tournament()))
            if (match->number)
                addFor(*match, all);
        return all;
    }

    void addFor(const tournament::Match& match, std::vector<Action>& all)
    {
        const auto can = [&](What what, std::size_t entry = 0) { all.push_back({what, match.id, entry}); };
        const bool isNoticed = !m_isPutOff || m_chance.oneIn(m_patience);
        if (match.flags.disputed && isNoticed)
            can(What::Resolve);
        if (match.flags.disputed)
            return;
        Sheet& sheet = sheetOf(match);
        if ((!sheet.wrongOutcome.empty() || sheet.isDecidedWrong) && isNoticed)
            can(What::FixOutcome);
        if (!sheet.wrongOutcome.empty() || sheet.isDecidedWrong)
            return;
        const Story& story = m_stories.at(match.id);
        if (match.state == tournament::State::Ready && mayFollow(match))
            return can(story.decided && story.items.empty() ? What::Decide : What::Sit);
        if (!match.call)
            return;
        for (std::size_t i = 0; i < sheet.entries.size(); ++i)
            if (isNoticed && isOpen(sheet.entries[i], i, sheet))
                can(What::Fix, i);
        const bool isPlaying =
            match.state == tournament::State::Called || match.state == tournament::State::Playing;
        if (isPlaying && sheet.next < sheet.entries.size())
            for (int weight = 0; weight < 5; ++weight)
                can(What::Write);
        if (isPlaying && sheet.next == sheet.entries.size() && story.decided)
            can(What::Decide);
        if (match.state == tournament::State::Ended)
            can(What::Sign);
        if (match.outcome == tournament::Outcome::Played && !isSignedAsPlayed(match))
            can(What::SignAgain);
        if (m_slips > 0 && isPlaying && sheet.next > 0 && m_chance.oneIn(8))
            can(What::Undo);
        if (m_slips > 0 && match.outcome == tournament::Outcome::Played && m_chance.oneIn(40))
            can(What::Unsign);
    }

    static bool isSignedAsPlayed(const tournament::Match& match)
    {
        const auto& score = tournament::result(match).score;
        const facts::Winner winner =
            match.ledger.result.winner == scoring::Side::A ? facts::Winner::A : facts::Winner::B;
        return match.agreed && match.agreed->score == facts::PerSide<int>{score.a, score.b} &&
               match.agreed->winner == winner;
    }

    /// A match that was decided without play by mistake must be corrected before the next one is called,
    /// because after that it can't be undone.
    bool mayFollow(const tournament::Match& match) const
    {
        return std::none_of(m_sheets.begin(), m_sheets.end(), [&](const auto& each) {
            return !each.second.wrongOutcome.empty() && leadsTo(each.first, match.id);
        });
    }

    bool isFollowed(const tournament::Match& match) const
    {
        const auto all = tournament::inOrder(m_book.tournament());
        return std::any_of(all.begin(), all.end(),
                           [&](const auto* other) { return other->call && leadsTo(match.id, other->id); });
    }

    bool leadsTo(const std::string& from, const std::string& to) const
    {
        const bracket::Bracket& bracket = m_book.tournament().setting->bracket;
        const auto winner = bracket::winnerGoesTo(bracket, from);
        const auto loser = bracket::loserGoesTo(bracket, from);
        const auto through = [&](const std::optional<bracket::Place>& place) {
            return place && (place->match == to || leadsTo(place->match, to));
        };
        return through(winner) || through(loser);
    }

    std::string take(const Action& action)
    {
        const tournament::Tournament before = m_book.tournament(); // keeps the match in its current state
        const tournament::Match& match = *tournament::match(before, action.match);
        switch (action.what) {
        case What::Resolve:
            return resolve(match);
        case What::Sit:
            return sit(match);
        case What::Write:
            return write(match);
        case What::Decide:
            return decide(match);
        case What::Sign:
        case What::SignAgain:
            return sign(match);
        case What::Unsign:
            return unsign(match);
        case What::Undo:
            return undo(match);
        case What::Fix:
            return fix(match.id, action.entry);
        case What::FixOutcome:
            break;
        }
        return fixOutcome(match);
    }

    Sheet& sheetOf(const tournament::Match& match)
    {
        Sheet& sheet = m_sheets[match.id];
        if (sheet.attempt != match.attempt)
            sheet = freshSheet(match);
        return sheet;
    }

    Sheet freshSheet(const tournament::Match& match)
    {
        Sheet sheet;
        sheet.attempt = match.attempt;
        for (const scoring::Item& item : m_stories.at(match.id).items) {
            const auto* hand = std::get_if<scoring::Hand>(&item);
            if (slips())
                sheet.entries.push_back({Slip::Extra, {}, {}, false, 0, 0, {}});
            Entry& entry = sheet.entries.emplace_back();
            entry.right = entry.written = item;
            entry.bidsFirst = hand && !hand->timeExpired && m_chance.oneIn(5);
            if (!hand || !slips())
                continue;
            if (!hand->reneges.empty() && m_chance.oneIn(2))
                entry.slip = Slip::Ruling;
            else if (hand->reneges.empty() && !hand->timeExpired && m_chance.oneIn(3))
                entry.slip = Slip::Forgotten;
            else
                entry.slip = Slip::Wrong;
        }
        return sheet;
    }

    bool slips() { return m_slips > 0 && m_chance.oneIn(m_slips); }

    std::string resolve(const tournament::Match& match)
    {
        const tournament::Setting& setting = *m_book.tournament().setting;
        facts::Resolve fact;
        fact.sitting = {match.id, match.attempt};
        fact.choice = facts::Resolution::Replay;
        fact.reason = "it was played by another team than the bracket seats";
        for (const scoring::Side side : scoring::bothSides)
            if (const auto* seed = std::get_if<bracket::Seed>(&match.seats[side]))
                fact.teams[side] = tournament::teamOfSeed(setting, seed->number);
        return m_writer.add(fact);
    }

    std::string sit(const tournament::Match& match)
    {
        Sheet& sheet = sheetOf(match);
        if (m_slips > 0 && m_chance.oneIn(4 * m_slips) && !isFollowed(match)) {
            facts::Outcome outcome = anOutcome(m_chance);
            outcome.sitting = {match.id, match.attempt};
            std::string refused = m_writer.add(outcome);
            sheet.wrongOutcome = m_writer.op();
            return refused;
        }
        if (std::string refused = checkIn(match); !refused.empty())
            return refused;
        const auto call = desk::callFor(m_book.tournament(), match, {{}, m_stories.at(match.id).firstDealer});
        return call ? m_writer.add(*call) : wording::inFull(call.error().mistakes.front());
    }

    std::string checkIn(const tournament::Match& match)
    {
        for (const facts::Checkin& checkin : checkinsFor(m_book.tournament(), match))
            if (std::string refused = m_writer.add(checkin); !refused.empty())
                return refused;
        return {};
    }

    std::string write(const tournament::Match& match)
    {
        const std::string id = match.id;
        Sheet& sheet = sheetOf(match);
        Entry& entry = sheet.entries[sheet.next];
        if (entry.slip == Slip::Forgotten) {
            ++sheet.next;
            return {};
        }
        makeSlip(entry, match);
        std::string refused = m_writer.write(entry, desk::nextSpot(m_book.tournament(), match));
        if (!refused.empty()) {
            // The right entry can be refused after a wrong one. Then the wrong one is noticed first.
            for (std::size_t i = 0; i < sheet.next; ++i)
                if (isOpen(sheet.entries[i], i, sheet))
                    if (std::string late = fix(id, i); !late.empty())
                        return late.append(" (before writing: ").append(refused).append(")");
            const tournament::State now = this->match(id).state;
            entry.written = entry.right;
            entry.place = 0;
            if (now == tournament::State::Ended || now == tournament::State::Final)
                return "the right hands end the game too early (before: " + refused + ')';
            refused = entry.slip == Slip::Extra
                          ? std::string()
                          : m_writer.write(entry, desk::nextSpot(m_book.tournament(), this->match(id)));
            entry.slip = Slip::None;
        }
        ++sheet.next;
        return refused;
    }

    /// Another hand that could have been played; another ruling.
    void makeSlip(Entry& entry, const tournament::Match& match)
    {
        if (entry.slip == Slip::None)
            return;
        const auto* right = std::get_if<scoring::Hand>(&entry.right);
        if (entry.slip == Slip::Ruling) {
            scoring::Hand wrong = *right;
            scoring::Ruling& ruling = wrong.reneges.front().ruling;
            ruling = ruling == scoring::Ruling::Upheld ? scoring::Ruling::Rejected : scoring::Ruling::Upheld;
            entry.written = wrong;
            return;
        }
        scoring::Hand wrong = dealtHand(*match.rules, tournament::sheetOf(match, 1).now, m_chance);
        if (entry.slip == Slip::Wrong) {
            if (m_chance.oneIn(3))
                wrong.sides = {right->sides.b, right->sides.a};
            wrong.reneges = right->reneges;
            wrong.timeExpired = right->timeExpired;
        }
        entry.written = wrong;
    }

    std::string decide(const tournament::Match& match)
    {
        facts::Outcome outcome = *m_stories.at(match.id).decided;
        const std::string id = match.id;
        Sheet& sheet = sheetOf(match);
        // Once the match is decided, no hand can be inserted after the last.
        for (std::size_t i = 0; i < sheet.entries.size(); ++i)
            if (sheet.entries[i].slip == Slip::Forgotten)
                if (std::string refused = fix(id, i); !refused.empty())
                    return refused;
        if (this->match(id).state >= tournament::State::Ended)
            return {}; // because of what is still wrong on the sheet
        if (slips()) {
            const facts::Outcome wrong = anOutcome(m_chance);
            sheet.isDecidedWrong = wrong.winner != outcome.winner || wrong.outcome != outcome.outcome;
            outcome = wrong;
        }
        outcome.sitting = {id, sheet.attempt};
        return m_writer.add(outcome);
    }

    std::string sign(const tournament::Match& match) { return m_writer.add(desk::signaturesOf(match)); }

    /// Undoes the signatures, if no later match was called.
    std::string unsign(const tournament::Match& match)
    {
        m_writer.add(facts::Retract{opOf<facts::Agree>(match.id), {}});
        return {};
    }

    /// The op of the newest valid fact of that kind about the match.
    template <class Kind>
    std::string opOf(const std::string& id) const
    {
        std::string op;
        tournament::forEach<Kind>(tournament::recordOf(m_book.tournament(), id),
                                  [&](const facts::Entry& entry, const Kind&) { op = entry.stamp.op; });
        return op;
    }

    /// Undoes the last entry on the sheet, and redoes it or writes it again.
    std::string undo(const tournament::Match& match)
    {
        Sheet& sheet = sheetOf(match);
        Entry& entry = sheet.entries[sheet.next - 1];
        const tournament::Filed* last = newest(tournament::recordOf(m_book.tournament(), match.id));
        const auto* hand = std::get_if<facts::Hand>(&last->entry->fact);
        if (!hand || hand->spot.place != entry.place || hand->revision != 1)
            return {};
        const std::string target = last->entry->stamp.op;
        if (std::string refused = m_writer.add(facts::Retract{target, {}}); !refused.empty())
            return refused;
        if (m_chance.oneIn(2))
            return m_writer.add(facts::Retract{m_writer.op(), {}});
        entry.place = 0;
        --sheet.next;
        return {};
    }

    std::string fix(const std::string& id, std::size_t index)
    {
        Sheet& sheet = m_sheets.at(id);
        Entry& entry = sheet.entries[index];
        std::string refused = fixOne(id, sheet, index);
        if (!refused.empty()) {
            // If an earlier entry is wrong too, it may have to be corrected first.
            for (std::size_t i = 0; i < index; ++i)
                if (isOpen(sheet.entries[i], i, sheet)) {
                    if (std::string earlier = fixOne(id, sheet, i); !earlier.empty())
                        return earlier.append(" (before: ").append(refused).append(")");
                    sheet.entries[i].slip = Slip::None;
                }
            refused = fixOne(id, sheet, index);
        }
        entry.slip = Slip::None;
        return refused;
    }

    std::string fixOne(const std::string& id, Sheet& sheet, std::size_t index)
    {
        Entry& entry = sheet.entries[index];
        const facts::Spot spot{{id, sheet.attempt}, 1, entry.place};
        if (entry.slip == Slip::Forgotten)
            return insert(id, sheet, index);
        if (entry.slip == Slip::Ruling) {
            const scoring::Ruling right = std::get<scoring::Hand>(entry.right).reneges.front().ruling;
            return m_writer.add(facts::Decision{entry.challenges.front(), rulingFact(right),
                                                "the trick was looked at again"});
        }
        const bool isExtra = entry.slip == Slip::Extra;
        facts::Hand hand = handFact(spot, std::get<scoring::Hand>(isExtra ? entry.written : entry.right),
                                    entry.revision + 1);
        hand.struck = isExtra;
        std::string refused = m_writer.add(hand);
        entry.revision += refused.empty() ? 1 : 0;
        return refused;
    }

    /// Whether there ever was a hand, even one that was undone.
    bool wasUsed(const facts::Spot& spot) const
    {
        for (const tournament::Filed& filed : tournament::recordOf(m_book.tournament(), spot.sitting.match))
            if (const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact); hand && hand->spot == spot)
                return true;
        return false;
    }

    std::string insert(const std::string& id, Sheet& sheet, std::size_t index)
    {
        int before = 0;
        int after = 0;
        for (std::size_t i = 0; i < sheet.next; ++i) {
            const int place = sheet.entries[i].place;
            if (i < index && place > 0)
                before = place;
            if (i > index && place > 0 && after == 0)
                after = place;
        }
        facts::Spot spot = desk::nextSpot(m_book.tournament(), match(id));
        if (after > 0)
            for (spot.place = (before + after) / 2; wasUsed(spot);)
                spot.place = (before + spot.place) / 2;
        Entry& entry = sheet.entries[index];
        facts::Hand hand = handFact(spot, std::get<scoring::Hand>(entry.right), 1);
        hand.reason = "forgotten at the table";
        std::string refused = m_writer.add(hand);
        entry.place = refused.empty() ? spot.place : 0;
        entry.revision = 1;
        return refused;
    }

    std::string fixOutcome(const tournament::Match& match)
    {
        Sheet& sheet = sheetOf(match);
        if (!sheet.wrongOutcome.empty()) {
            const std::string op = std::move(sheet.wrongOutcome);
            sheet.wrongOutcome.clear();
            return m_writer.add(facts::Retract{op, "they were there"});
        }
        sheet.isDecidedWrong = false;
        // It is undone and recorded again if that is still possible; else another outcome replaces it.
        if (m_writer.add(facts::Retract{opOf<facts::Outcome>(match.id), {}}).empty())
            return {};
        facts::Outcome outcome = *m_stories.at(match.id).decided;
        outcome.sitting = {match.id, match.attempt};
        return m_writer.add(outcome);
    }

    Book& m_book;
    const Stories& m_stories;
    desk::Chance& m_chance;
    int m_slips;
    int m_patience;         ///< the number of other steps before a slip is noticed
    bool m_isOver = false;  ///< there is nothing left to do
    bool m_isPutOff = true; ///< while there is anything else to do
    Writer m_writer;
    std::map<std::string, Sheet> m_sheets;
};

} // namespace tournaments
