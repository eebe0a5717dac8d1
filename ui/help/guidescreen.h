// The guide in the program: its pages at the left, the current one at the right, and a search over all of
// them.
#pragma once

#include "guide.h"

#include "ui/kit/rows.h"
#include "ui/session/screen.h"

#include <QLineEdit>

#include <functional>
#include <optional>

namespace help {

class GuideView;

/// Esc goes back; it first closes a search.
class GuideScreen : public session::Screen {
    Q_OBJECT
public:
    GuideScreen(kit::Theme& theme, session::Session& session);
    /// Returns the page of all commands, as Markdown; called when the guide is first shown.
    std::function<QString()> commands;
    /// Whether the target of a link is possible now; always, by default.
    std::function<bool(session::Key key)> may;

    /// Opens that page, or the heading on it: `settings`, `settings#lock-and-pins`. The first page if there
    /// is no such place.
    void open(const QString& place);
    const GuidePlace& at() const { return m_at; }
    const Guide& guide();
    void refresh() override {}
    void takeFocus() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeSide();
    void follow(const QUrl& link);
    /// Goes there, and remembers the way back.
    void go(const GuidePlace& place);
    void step(QList<GuidePlace>& from, QList<GuidePlace>& to);
    void bring(const GuidePlace& place);
    /// The pages, or the search results.
    void list();
    void choose();

    std::optional<Guide> m_guide;
    kit::KeycapButton* m_back;
    kit::KeycapButton* m_forward;
    kit::Line* m_note;
    QLineEdit* m_search;
    kit::RowTable* m_list;
    kit::Prose* m_none;
    GuideView* m_view;
    GuidePlace m_at;
    QList<GuidePlace> m_before; ///< for Go back, last first
    QList<GuidePlace> m_after;
    QList<GuideLine> m_found;
};

/// The key that opens the screen in a link: `screen:score-sheet`.
std::optional<session::Key> screenNamed(const QString& name);

} // namespace help
