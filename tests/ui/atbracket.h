// Nights of every format, played as far as a test wants, and the Bracket screen on them.
#pragma once

#include "stage.h"

#include "ui/bracket/bracketscreen.h"

#include "desk/chance.h"

namespace atbracket {

using namespace Qt::StringLiterals;

inline facts::Draw drawOf(facts::Format format)
{
    facts::Draw draw;
    draw.format = format;
    return draw;
}
inline facts::Draw pools(int count, int advance)
{
    facts::Draw draw = drawOf(facts::Format::PoolsPlayoff);
    draw.pools = count;
    draw.advance = advance;
    return draw;
}
inline facts::Draw swiss(int rounds)
{
    facts::Draw draw = drawOf(facts::Format::Swiss);
    draw.rounds = rounds;
    return draw;
}
inline nights::Setup setupOf(int teams, const facts::Draw& draw)
{
    nights::Setup setup;
    setup.teams = teams;
    setup.tables = teams;
    setup.draw = draw;
    return setup;
}

/// The window is looked at here, not the fold.
inline desk::World quickly()
{
    desk::World world = nights::world();
    world.comparesFold = false;
    return world;
}

/// Matches are played by chance, hand by hand, in the order in which they become ready.
class Playing {
public:
    Playing(nights::Evening& evening, unsigned seed) : m_evening(evening), m_chance(seed) {}

    /// So many of them, or all there are.
    void play(int matches)
    {
        for (; matches > 0; --matches) {
            const night::Match* next = firstReady();
            if (!next)
                return;
            const std::string id = next->id;
            while (m_evening.match(id).state < night::State::Ended)
                hand(id);
            m_evening.finish(id);
        }
    }
    /// The next one is called to that table, and has so many hands.
    void begin(int table, int hands)
    {
        const night::Match* next = firstReady();
        if (!next)
            return;
        const std::string id = next->id;
        m_evening.call(id, {table, {}});
        for (; hands > 0; --hands)
            hand(id);
    }
    /// The next one is decided without play.
    void decide(facts::Winner winner, facts::Decided outcome)
    {
        if (const night::Match* next = firstReady())
            m_evening.result(next->id, {winner, outcome, "as the supervisor saw it"});
    }
    const night::Match* firstReady()
    {
        for (const night::Match* match : night::inOrder(m_evening.desk().night()))
            if (match->state == night::State::Ready)
                return match;
        return nullptr;
    }

private:
    void hand(const std::string& id)
    {
        const int tricks = m_chance.between(4, 9);
        m_evening.enter(id, R"({"a":{"bids":[3,3],"tricks":)" + std::to_string(tricks) +
                                R"(},"b":{"bids":[2,3],"tricks":)" + std::to_string(13 - tricks) + "}}");
    }

    nights::Evening& m_evening;
    desk::Chance m_chance;
};

/// The screen as it stands in a window of 1280 by 800.
class Shown {
public:
    explicit Shown(const nights::Evening& evening)
    {
        const std::string file = evening.path();
        m_stage.open(
            [file] { return desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine()); });
        QObject::connect(&m_stage.session, &session::Session::changed, &m_screen, &session::Screen::refresh);
        m_screen.resize(1188, 708);
        m_screen.refresh();
        m_screen.show();
        m_screen.activateWindow();
        m_screen.takeFocus();
        if (!QTest::qWaitForWindowActive(&m_screen))
            qFatal("the window does not come up");
    }

    tree::BracketScreen& screen() { return m_screen; }
    tree::TreeView& view() { return *m_screen.findChild<tree::TreeView*>(); }
    const tree::Tree& tree() { return view().tree(); }
    stage::Stage& stage() { return m_stage; }
    const night::Night& night() { return m_stage.session.night(); }

    const tree::Box& box(const QString& match) { return tree().boxes[*tree::indexOf(tree(), match)]; }
    const tree::Box& current() { return tree().boxes[view().currentBox()]; }
    /// The title of the box on which the key leaves one.
    QString after(Qt::Key key)
    {
        QTest::keyClick(&view(), key);
        return current().title;
    }
    /// What a cell of the table says, its two lines with a bar between.
    QString cell(std::size_t row, std::size_t column, std::size_t table = 0)
    {
        QStringList said;
        for (const tree::Box& box : tree().boxes)
            if (box.cell && box.cell->table == table && box.cell->row == row && box.cell->column == column)
                said << (box.cell->second.isEmpty() ? box.cell->first
                                                    : box.cell->first + u" | "_s + box.cell->second);
        return said.join(u" / "_s);
    }
    QStringList headings()
    {
        QStringList all;
        for (const tree::Heading& heading : tree().headings)
            all << (heading.note.isEmpty() ? heading.text : heading.text + u": "_s + heading.note);
        return all;
    }
    /// The lines over the draw.
    QStringList head()
    {
        QStringList lines;
        for (const look::Line* line : m_screen.findChildren<look::Line*>())
            if (line->isVisible())
                lines << line->text();
        return lines;
    }
    void ask(const session::Job& job)
    {
        m_stage.session.ask(u"it"_s, job);
        m_stage.settle();
    }
    void decide(const std::string& match, facts::Winner winner,
                facts::Decided outcome = facts::Decided::Ruling)
    {
        ask([=](desk::Desk& desk) {
            return desk::result(desk, "J. Park", match, {winner, outcome, "as the supervisor saw it"});
        });
    }

private:
    stage::Stage m_stage;
    tree::BracketScreen m_screen{m_stage.theme, m_stage.session};
};

} // namespace atbracket
