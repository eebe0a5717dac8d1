// The Bracket screen with a tournament of any format.
#pragma once

#include "halfplayed.h"
#include "played.h"

#include "ui/bracket/bracketscreen.h"

#include <optional>

namespace atbracket {

inline desk::DemoOptions teamsIn(int number)
{
    desk::DemoOptions options;
    options.teams = number;
    return options;
}

/// The screen in its size in a window of 1280 by 800.
class Shown {
public:
    explicit Shown(const tournaments::LiveTournament& live)
    {
        m_stage.openFile(live.path());
        show();
    }
    explicit Shown(const tournaments::Setup& setup)
    {
        m_stage.openFile(m_drawn.emplace(setup).path());
        show();
    }
    /// In mid play.
    Shown()
    {
        m_stage.openFile(m_half.emplace().live().path());
        show();
    }
    explicit Shown(stage::HalfPlayed& live) : Shown(live.live()) {}
    /// A whole tournament, from roster to champion.
    explicit Shown(const desk::DemoOptions& options)
    {
        m_stage.openDemo(options);
        show();
    }

    tree::BracketScreen& screen() { return m_screen; }
    tree::TreeView& view() { return *m_screen.findChild<tree::TreeView*>(); }
    const tree::Tree& tree() { return view().tree(); }
    stage::Stage& stage() { return m_stage; }
    const tournament::Tournament& tournament() const { return m_stage.session.tournament(); }

    const tree::Box& box(const QString& match) { return tree().boxes[*tree::indexOf(tree(), match)]; }
    const tree::Box& current() { return tree().boxes[view().currentBox()]; }
    /// The state of a match.
    QString stateOf(const QString& match) { return pseudo::english(box(match).state); }
    QString title() { return pseudo::english(current().title); }
    /// The title of the box that is selected after the key.
    QString after(Qt::Key key)
    {
        QTest::keyClick(&view(), key);
        return title();
    }
    /// The text of a cell of the table, with a bar between its two lines.
    QString cell(std::size_t row, std::size_t column, std::size_t table = 0)
    {
        QStringList said;
        for (const tree::Box& box : tree().boxes)
            if (box.cell && box.cell->table == table && box.cell->row == row && box.cell->column == column)
                said << (box.cell->second.isEmpty() ? box.cell->first
                                                    : box.cell->first + u" | "_s + box.cell->second);
        return pseudo::english(said.join(u" / "_s));
    }
    QStringList headings()
    {
        QStringList all;
        for (const tree::Heading& heading : tree().headings)
            all << (heading.note.isEmpty() ? heading.text : heading.text + u": "_s + heading.note);
        return pseudo::english(all);
    }
    /// The lines above the draw.
    QStringList head() { return stage::linesOn(m_screen); }
    void ask(const session::Job& job) { m_stage.record(job); }
    void decide(const std::string& match, facts::Winner winner,
                facts::Decided outcome = facts::Decided::Ruling)
    {
        ask(stage::deciding(match, winner, outcome));
    }

    QStringList words()
    {
        QStringList all;
        for (const tree::Box& box : tree().boxes)
            all << box.words;
        return pseudo::english(all);
    }
    /// The place of the first box of that match in the viewport.
    QRectF boxRect(const QString& match) { return view().boxRect(*tree::indexOf(tree(), match)); }
    QPoint middleOf(const char* match) { return boxRect(QString::fromUtf8(match)).center().toPoint(); }
    /// Moves the mouse there with no button down.
    void pointAt(const QPoint& position)
    {
        QTest::mouseMove(m_screen.windowHandle(), view().viewport()->mapTo(&m_screen, position));
    }
    /// The highlighted ways of a team, as `Match 1 > Match 4`.
    QStringList litLinks()
    {
        QStringList lit;
        for (const std::size_t way : view().path().links)
            lit << tree().boxes[tree().links[way].from].shortTitle + u" > "_s +
                       tree().boxes[tree().links[way].to].shortTitle;
        return pseudo::english(lit);
    }

private:
    void show()
    {
        QObject::connect(&m_stage.session, &session::Session::changed, &m_screen, &session::Screen::refresh);
        stage::showAlone(m_screen);
    }

    std::optional<tournaments::LiveTournament> m_drawn;
    std::optional<stage::HalfPlayed> m_half;
    stage::Stage m_stage;
    tree::BracketScreen m_screen{m_stage.theme, m_stage.session};
};

} // namespace atbracket
