#include "verify.h"

#include "bracket/shuffle.h"
#include "desk/checks/lookup.h"
#include "store/store.h"
#include "tournament/fold/derive.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tr.h"
#include "json/build.h"
#include "json/reader.h"

#include <algorithm>

using wording::filled;

namespace desk {

using tournament::Match;
using tournament::Tournament;

namespace {

using Kind = store::Finding::Kind;
constexpr json::Word<Kind> kinds[] = {{"file", Kind::File},       {"schema", Kind::Schema},
                                      {"history", Kind::History}, {"reference", Kind::Reference},
                                      {"chain", Kind::Chain},     {"contents", Kind::Contents},
                                      {"person", Kind::Person}};

/// The facts of a sound file and the head of its record.
Answer<store::News> readFacts(const std::string& path)
{
    store::Options options;
    options.access = store::Options::Access::Read;
    options.checked = false; // it was checked just now
    auto opened = store::Store::open(path, options);
    if (!opened)
        return failed(opened.error());
    auto news = opened->news(0);
    if (!news)
        return failed(news.error());
    return *std::move(news);
}

json::Value foundJson(const Found& found)
{
    json::Object out{{"kind", found.kind}};
    if (found.seq > 0)
        out.emplace_back("seq", found.seq);
    if (!found.match.empty())
        out.emplace_back("match", found.match);
    out.emplace_back("text", found.text);
    return out;
}

} // namespace

std::string verifiedText(const Verified& verified, const std::string& path)
{
    if (verified.isSound())
        return filled(wording::Desk::tr("%1: sound, %n fact(s), head %2", nullptr,
                                        static_cast<int>(verified.head.seq)),
                      path, verified.head.shown()) +
               '\n';
    std::string text;
    for (const Found& found : verified.findings)
        text += filled(wording::Desk::tr("%1: %2"), path, found.text) + '\n';
    return text;
}

std::string verifiedJson(const Verified& verified)
{
    json::Object out{{"sound", verified.isSound()}, {"findings", json::list(verified.findings, foundJson)}};
    const bool isRead = !verified.head.hash.empty();
    const json::Object journal{{"seq", verified.head.seq}, {"head", verified.head.shown()}};
    out.emplace_back("journal", isRead ? json::Value(journal) : json::Value());
    return json::print(std::move(out));
}

namespace {

/// The place of the hand that a ruling is about, or null.
const facts::Spot* ruledSpot(const facts::Fact& fact)
{
    if (const auto* challenge = std::get_if<facts::Challenge>(&fact))
        return &challenge->hand;
    if (const auto* foul = std::get_if<facts::Foul>(&fact))
        return &foul->hand;
    const auto* adjustment = std::get_if<facts::Adjustment>(&fact);
    return adjustment ? &adjustment->hand : nullptr;
}

std::string scores(int a, int b, const std::string& winner)
{
    return winner == "none"
               ? filled(wording::Desk::tr("A %1, B %2, no winner"), a, b)
               : filled(wording::Desk::tr("A %1, B %2, won by %3"), a, b, winner == "a" ? "A" : "B");
}

class FactCheck {
public:
    explicit FactCheck(const Tournament& tournament) : m_tournament(tournament) {}

    std::vector<Found> all()
    {
        for (const facts::Entry& entry : tournament::entries(m_tournament))
            if (const tournament::Filed* filed = tournament::filed(m_tournament, entry.stamp.op);
                filed && filed->holds)
                place(entry);
        for (const Match* match : tournament::inOrder(m_tournament)) {
            checkSigned(*match);
            checkSeats(*match);
        }
        checkDraw();
        return std::move(m_found);
    }

private:
    void add(const char* kind, long long seq, const std::string& match, std::string text)
    {
        m_found.push_back({kind, seq, match, std::move(text)});
    }
    /// `why` takes the number and the kind of the fact as its first arguments.
    template <class... Values>
    void unplaced(const facts::Entry& entry, const std::string& match, const QString& why,
                  const Values&... values)
    {
        add("unplaced", entry.seq, match, filled(why, entry.seq, facts::kindOf(entry.fact), values...));
    }

    void place(const facts::Entry& entry)
    {
        if (const facts::Sitting* sitting = facts::sittingOf(entry.fact))
            placeOnMatch(entry, *sitting);
        if (const auto* decision = std::get_if<facts::Decision>(&entry.fact))
            needs(entry, decision->challenge);
        if (const auto* evidence = std::get_if<facts::Evidence>(&entry.fact))
            needs(entry, evidence->challenge);
        if (const auto* settlement = std::get_if<facts::Settlement>(&entry.fact))
            needs(entry, settlement->protest);
        if (const auto* retract = std::get_if<facts::Retract>(&entry.fact))
            needs(entry, retract->target);
        if (const auto* checkin = std::get_if<facts::Checkin>(&entry.fact))
            if (!tournament::person(*m_tournament.setting, checkin->person))
                unplaced(entry, {}, wording::Desk::tr("fact %1 (%2) is about a person who isn’t on record"));
    }
    void needs(const facts::Entry& entry, const std::string& op)
    {
        if (!tournament::filed(m_tournament, op))
            unplaced(entry, {}, wording::Desk::tr("fact %1 (%2) is about a fact that isn’t on record, %3"),
                     op);
    }
    void placeOnMatch(const facts::Entry& entry, const facts::Sitting& sitting)
    {
        const Match* match = tournament::match(m_tournament, sitting.match);
        if (!match)
            return unplaced(entry, sitting.match,
                            wording::Desk::tr("fact %1 (%2) is about a match that isn’t in the draw, %3"),
                            sitting.match);
        if (sitting.attempt > match->attempt)
            return unplaced(
                entry, sitting.match,
                wording::Desk::tr("fact %1 (%2) is about the %3 attempt at %4, but there was no %3 attempt"),
                wording::ordinal(sitting.attempt), wording::titleOf(*match));
        const auto standing = tournament::standingFact(m_tournament, entry.stamp.op);
        const facts::Spot* spot = ruledSpot(*standing);
        if (spot && !hasHand(*spot))
            unplaced(entry, sitting.match,
                     wording::Desk::tr(
                         "fact %1 (%2) is about a hand of %3 that isn’t on record, game %4 place %5"),
                     wording::titleOf(*match), spot->game, spot->place);
    }
    bool hasHand(const facts::Spot& spot) const
    {
        const tournament::Record record = tournament::standingOf(m_tournament, spot.sitting.match);
        return std::any_of(record.begin(), record.end(), [&](const tournament::Filed& filed) {
            const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
            return hand && hand->spot == spot;
        });
    }

    void checkSigned(const Match& match)
    {
        if (!tournament::mustSignAgain(match))
            return;
        const scoring::Result& now = tournament::result(match);
        const auto& winner = match.ledger.result.winner;
        const long long seq = seqOfAgree(match);
        add("signed", seq, match.id,
            filled(wording::Desk::tr("%1 was signed as %2 (fact %3), but its hands come to %4"),
                   wording::titleOf(match),
                   scores(match.agreed->score.a, match.agreed->score.b,
                          std::string(facts::word(match.agreed->winner))),
                   seq, scores(now.score.a, now.score.b, winner ? scoring::name(*winner) : "none")));
    }
    long long seqOfAgree(const Match& match) const
    {
        long long seq = 0;
        tournament::forEach<facts::Agree>(tournament::recordOf(m_tournament, match.id),
                                          [&](const facts::Entry& entry, const facts::Agree& agree) {
                                              seq = agree == *match.agreed ? entry.seq : seq;
                                          });
        return seq;
    }
    void checkSeats(const Match& match)
    {
        if (match.flags.disputed)
            add("disputed", 0, match.id,
                filled(wording::Desk::tr(
                           "%1 was called with %2 and %3, but the bracket now has other teams there"),
                       wording::titleOf(match), teamName(m_tournament, match.call->teams.a),
                       teamName(m_tournament, match.call->teams.b)));
    }

    /// The drawn order must follow from the random seed: seeded teams first, the others as drawn.
    void checkDraw()
    {
        const auto& draw = m_tournament.setting->draw;
        if (!draw || !draw->randomSeed || draw->version != bracket::shuffleVersion)
            return;
        std::vector<std::string> drawn;
        std::vector<std::optional<int>> seeds;
        for (const tournament::Team& team : m_tournament.setting->teams) {
            if (std::find(draw->teams.begin(), draw->teams.end(), team.id) == draw->teams.end())
                continue;
            drawn.push_back(team.id);
            seeds.push_back(team.seed);
        }
        std::vector<std::string> ids;
        for (const std::size_t place : bracket::drawOrder(seeds, draw->randomSeed))
            ids.push_back(drawn[place]);
        if (ids != draw->teams)
            add("draw", seqOfDraw(), {},
                filled(wording::Desk::tr("the draw doesn’t match its random seed %1"), *draw->randomSeed));
    }
    long long seqOfDraw() const
    {
        long long seq = 0;
        tournament::forEach<facts::Draw>(
            *m_tournament.record, [&](const facts::Entry& entry, const facts::Draw&) { seq = entry.seq; });
        return seq;
    }

    const Tournament& m_tournament;
    std::vector<Found> m_found;
};

} // namespace

Answer<Verified> verify(const std::string& path)
{
    const auto findings = store::verify(path);
    if (!findings)
        return failed(findings.error());
    Verified verified;
    for (const store::Finding& finding : *findings)
        verified.findings.push_back({std::string(json::wordOf(kinds, finding.kind)),
                                     finding.seq,
                                     {},
                                     wording::text(finding.message)});
    if (!verified.isSound())
        return verified;
    const auto news = readFacts(path);
    if (!news)
        return tl::unexpected(news.error());
    if (auto readable = withReadableRules(news->entries); !readable)
        return tl::unexpected(std::move(readable.error()));
    verified.findings = FactCheck(tournament::derive(news->entries)).all();
    verified.head = news->head;
    return verified;
}

} // namespace desk
