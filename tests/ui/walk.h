// Tournaments of several formats and sizes, and other programs that write to them while a person looks.
#pragma once

#include "played.h"

#include "desk/corrections/undo.h"
#include "desk/drawing/drawfacts.h"
#include "desk/drawing/newtournament.h"
#include "desk/registration/teams.h"
#include "tournaments/randomplay.h"
#include "wording/record/refusal.h"

#include <vector>

namespace walk {

/// From large to empty: played at random, drawn with nothing played, not paired, not drawn, without a team.
class Tournaments {
public:
    Tournaments()
    {
        using facts::Format;
        add(played::setupOf(11, played::usual(Format::DoubleElimination, 11)), 120);
        add(played::setupOf(9, played::usual(Format::Swiss, 9)), 60);
        add(played::setupOf(12, played::usual(Format::PoolsPlayoff, 12)), 90);
        add(played::setupOf(5, played::usual(Format::RoundRobin, 5)), 40);
        tournaments::Setup unc{"unc", 8, 4, true, R"({"end.target":350})"};
        add(unc, 90);
        add(played::setupOf(8, played::swiss(4)), 0);
        add(played::setupOf(6, played::swiss(3)), 0);
        add(played::setupOf(16, played::drawOf(Format::SingleElimination)), 0);
        add(played::setupOf(3, played::drawOf(Format::DoubleElimination)), 0);
        addUndrawn(5);
        addUndrawn(0);
    }
    const std::vector<std::string>& paths() const { return m_paths; }

private:
    std::string nextPath()
    {
        const QString name = QStringLiteral("%1.courtside").arg(m_paths.size());
        m_paths.push_back(m_folder.filePath(name).toStdString());
        return m_paths.back();
    }

    void add(const tournaments::Setup& setup, int steps)
    {
        tournaments::Sketch sketch(setup);
        desk::Chance chance(static_cast<std::uint64_t>(steps));
        tournaments::RandomPlay(sketch, chance).run(steps);
        make(sketch);
    }

    void make(const tournaments::Sketch& sketch)
    {
        if (const auto made = desk::Desk::create(nextPath(), sketch.draft(), tournaments::environment());
            !made)
            qFatal("%s", wording::inFull(made.error().mistakes.front()).c_str());
    }

    void addUndrawn(int teams)
    {
        desk::TournamentPlan plan{.name = "Not drawn", .venue = rules::builtIn().front()};
        auto desk = desk::beginTournament(nextPath(), "J. Park", plan, tournaments::environment());
        if (!desk)
            qFatal("%s", wording::inFull(desk.error().mistakes.front()).c_str());
        for (int n = 1; n <= teams; ++n) {
            desk::TeamEntry team;
            team.name = "Team " + std::to_string(n);
            for (const char* player : {"Ana ", "Ben "})
                team.players.push_back({{}, player + std::to_string(n), {}});
            if (const auto added = desk::addTeam(*desk, "J. Park", team); !added)
                qFatal("%s", wording::inFull(added.error().mistakes.front()).c_str());
        }
    }

    QTemporaryDir m_folder;
    std::vector<std::string> m_paths;
};

/// Another program that writes to the file.
class Elsewhere : public tournaments::Book {
public:
    Elsewhere(const std::string& path, desk::Chance& chance)
        : m_desk(desk::Desk::open(path, desk::Desk::Access::ReadWrite, desk::thisMachine()).value()),
          m_chance(chance)
    {
    }
    const tournament::Tournament& tournament() const override { return m_desk.tournament(); }

    void write()
    {
        const bool isPlayed = tournament().setting->draw && !tournament().matches.empty();
        const int what = m_chance.between(1, 100);
        if (what <= 60 && isPlayed)
            tournaments::RandomPlay(*this, m_chance).run(m_chance.between(1, 4));
        else if (what <= 70)
            redraw();
        else if (what <= 80)
            desk::pairRound(m_desk, "M. Lee");
        else if (what <= 95)
            undoSteps(m_chance.between(1, 4));
        else
            undoSteps(30);
    }

protected:
    tl::expected<std::string, std::string> write(const facts::Fact& fact) override
    {
        const auto recorded = m_desk.record("M. Lee", [&](desk::Draft& draft) { return draft.add(fact); });
        return recorded ? tl::expected<std::string, std::string>(recorded->op)
                        : tl::unexpected(wording::inFull(recorded.error().mistakes.front()));
    }

private:
    void redraw() { desk::drawTournament(m_desk, "M. Lee", desk::drawSettings(tournament())); }
    void undoSteps(int steps)
    {
        for (; steps > 0; --steps)
            if (!desk::undo(m_desk, "M. Lee"))
                return;
    }

    desk::Desk m_desk;
    desk::Chance& m_chance;
};

} // namespace walk
