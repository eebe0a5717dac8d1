// Where a tournament's facts go: only to the fold, or to the disk.
#pragma once

#include "livetournament.h"

#include "wording/record/refusal.h"

#include <functional>

namespace tournaments {

/// Called with the tournament after each fact.
using Watch = std::function<void(const tournament::Tournament&, const facts::Fact&)>;

class Book {
public:
    virtual ~Book() = default;
    virtual const tournament::Tournament& tournament() const = 0;

    /// The op of the fact if it was recorded; else the reason why not.
    tl::expected<std::string, std::string> add(const facts::Fact& fact)
    {
        auto op = write(fact);
        if (op && watch)
            watch(tournament(), fact);
        return op;
    }

    Watch watch;

protected:
    virtual tl::expected<std::string, std::string> write(const facts::Fact& fact) = 0;
};

/// In memory.
class Sketch : public Book {
public:
    explicit Sketch(const Setup& setup, const desk::Environment& made = environment())
        : m_draft(drawn(setup, made))
    {
    }
    const tournament::Tournament& tournament() const override { return m_draft.tournament(); }
    const desk::Draft& draft() const { return m_draft; }

protected:
    tl::expected<std::string, std::string> write(const facts::Fact& fact) override
    {
        if (const auto added = m_draft.add(facts::Request{{}, {}, {}, {}, fact}); !added)
            return tl::unexpected(wording::inFull(added.error().mistakes.front()));
        return m_draft.entries().back().stamp.op;
    }

private:
    desk::Draft m_draft;
};

/// What happens if a tournament in memory differs from its facts: it stops the test, or the watcher reports
/// it.
enum class Compares { Itself, ByWatch };

/// In memory. After each fact the tournament is compared with the one derived from its facts.
class Fold : public Sketch {
public:
    explicit Fold(const Setup& setup, Compares how = Compares::Itself) : Sketch(setup, worldFor(how)) {}

private:
    static desk::Environment worldFor(Compares how)
    {
        desk::Environment made = environment();
        made.comparesFold = how == Compares::Itself;
        return made;
    }
};

/// In a file at `path`.
class OnDisk : public Book {
public:
    OnDisk(const Setup& setup, const std::string& path)
        : m_environment(environment()),
          m_desk(desk::Desk::create(path, drawn(setup, m_environment), m_environment).value())
    {
    }
    const tournament::Tournament& tournament() const override { return m_desk.tournament(); }

protected:
    tl::expected<std::string, std::string> write(const facts::Fact& fact) override
    {
        const auto recorded = m_desk.record("J. Park", [&](desk::Draft& draft) { return draft.add(fact); });
        if (!recorded)
            return tl::unexpected(wording::inFull(recorded.error().mistakes.front()));
        return recorded->op;
    }

private:
    desk::Environment m_environment;
    desk::Desk m_desk;
};

} // namespace tournaments
