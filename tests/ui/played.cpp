#include "played.h"

#include "tournament/ranking/advancement.h"

namespace played {

facts::Draw drawOf(facts::Format format)
{
    facts::Draw draw;
    draw.format = format;
    return draw;
}

facts::Draw pools(int count, int advance)
{
    facts::Draw draw = drawOf(facts::Format::PoolsPlayoff);
    draw.pools = count;
    draw.advance = advance;
    return draw;
}

facts::Draw swiss(int rounds)
{
    facts::Draw draw = drawOf(facts::Format::Swiss);
    draw.rounds = rounds;
    return draw;
}

tournaments::Setup setupOf(int teams, const facts::Draw& draw)
{
    return {.teams = teams, .tables = teams, .draw = draw};
}

void Playing::play(int matches)
{
    for (; matches > 0; --matches) {
        const tournament::Match* next = firstReady();
        if (!next)
            return;
        const std::string id = next->id;
        while (m_live.match(id).state < tournament::State::Ended)
            hand(id);
        m_live.finish(id);
    }
}

void Playing::begin(int table, int hands)
{
    const tournament::Match* next = firstReady();
    if (!next)
        return;
    const std::string id = next->id;
    m_live.call(id, {table, {}});
    for (; hands > 0; --hands)
        hand(id);
}

void Playing::decide(facts::Winner winner, facts::Decided outcome)
{
    if (const tournament::Match* next = firstReady())
        m_live.result(next->id, {winner, outcome, "as the supervisor saw it"});
}

const tournament::Match* Playing::firstReady()
{
    for (const tournament::Match* match : tournament::inOrder(m_live.desk().tournament()))
        if (match->state == tournament::State::Ready)
            return match;
    return nullptr;
}

void Playing::hand(const std::string& id)
{
    const int tricks = m_chance.between(4, 9);
    m_live.enter(id, R"({"a":{"bids":[3,3],"tricks":)" + std::to_string(tricks) +
                         R"(},"b":{"bids":[2,3],"tricks":)" + std::to_string(13 - tricks) + "}}");
}

facts::Draw usual(facts::Format format, int teams)
{
    if (format == facts::Format::Swiss)
        return swiss(teams < 16 ? 4 : 5);
    if (format != facts::Format::PoolsPlayoff)
        return drawOf(format);
    facts::Draw draw = pools(teams / 4, 2);
    if (teams == 13)
        draw.wildcards = 1;
    return draw;
}

InTheMiddle::InTheMiddle(facts::Format format, int teams,
                         const std::function<void(tournaments::LiveTournament&)>& name)
    : m_live(setupOf(teams, usual(format, teams))), m_playing(m_live, 7)
{
    name(m_live);
    if (format == facts::Format::Swiss) {
        desk::pairRound(m_live.desk(), "J. Park");
        m_playing.play(teams / 2);
        desk::pairRound(m_live.desk(), "J. Park");
    }
    m_playing.play(teams / 3);
    m_playing.decide(facts::Winner::A, facts::Decided::NoShow);
    m_playing.begin(3, 4);
    m_playing.begin(5, 0);
    m_playing.decide(facts::Winner::B, facts::Decided::Forfeit);
}

void InTheMiddle::playOut()
{
    desk::Desk& desk = m_live.desk();
    const tournament::Tournament before = desk.tournament();
    for (const auto& [id, match] : before.matches)
        if (match->state == tournament::State::Playing || match->state == tournament::State::Called)
            m_live.result(id, {facts::Winner::A, facts::Decided::Ruling, "the lights went out"});
    for (bool isMore = true; isMore;) {
        m_playing.play(1 << 20);
        isMore = desk::pairRound(desk, "J. Park").has_value();
        for (const tournament::Undecided& tie : tournament::undecidedTies(desk.tournament())) {
            std::vector<std::string> teams;
            for (const int seed : tie.seeds)
                teams.push_back(tournament::teamOfSeed(*desk.tournament().setting, seed));
            isMore = desk::drawLots(desk, "J. Park", {teams, {}, {}}).has_value() || isMore;
        }
    }
}

void InTheMiddle::nameTeams(tournaments::LiveTournament& live)
{
    const char* names[] = {"Full House", "Deuces Wild", "The Society for the Prevention of Bags",
                           "Spade Runners", "Cut the Deck"};
    for (int n = 1; n <= 5; ++n)
        live.record(tournaments::teamNamed(n, names[n - 1]));
}

void playCircles(tournaments::LiveTournament& live)
{
    const bracket::Bracket& drawn = live.desk().tournament().setting->bracket;
    for (const bracket::Pool& pool : bracket::poolsIn(drawn))
        for (const bracket::Match& match : drawn.matches)
            if (match.bracket == bracket::Part::Pool && bracket::poolOf(match) == pool.letter) {
                const auto place = [&](const bracket::Slot& slot) {
                    const int seed = std::get<bracket::Seed>(slot).number;
                    return std::find(pool.seeds.begin(), pool.seeds.end(), seed) - pool.seeds.begin();
                };
                const bool isForA = (place(match.a) + 1) % 3 == place(match.b);
                live.result(match.id, {isForA ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling,
                                       "as the supervisor saw it"});
            }
}

} // namespace played
