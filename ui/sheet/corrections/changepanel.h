// "What this changes", beside the sheet: a row a value, and a choice for each later match.
#pragma once

#include "change.h"
#include "changerows.h"

#include "ui/kit/widgets.h"

#include <QVBoxLayout>

#include <optional>

namespace sheet {

/// Looks at a correction as it is typed and decided. Of each later match that it leaves disputed the first
/// choice is made until somebody makes another.
class ChangePanel : public kit::Card {
    Q_OBJECT
public:
    ChangePanel(kit::Theme& theme, const session::Session& session, QWidget* parent = nullptr);

    /// Looks at it, with what somebody chose for later matches before. Where it is refused the panel is
    /// empty, and `refusal()` says why.
    bool look(const Change& change);
    /// Shows what changes by a deed that is no correction.
    void tell(const Changes& changes);
    /// Nothing is looked at any more.
    void clear();
    /// What was looked at last, with what is decided about later matches.
    const Change& change() const { return m_change; }
    /// Nothing where it was refused.
    const std::optional<desk::Correction>& seen() const { return m_seen; }
    const QStringList& refusal() const { return m_refusal; }

Q_SIGNALS:
    /// Another choice was made.
    void decided();
    /// Enter, or Esc, on a choice.
    void accepted();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(const Changes& changes);
    void add(const QString& heading);
    void add(const ChangeRow& row);
    void add(const LaterRow& row);
    void choose(const std::string& match, facts::Resolution choice);
    desk::Answer<desk::Correction> decide();

    kit::Theme& m_theme;
    const session::Session& m_session;
    Change m_change;
    std::optional<desk::Correction> m_seen;
    ChoicesOf m_choices;
    std::map<std::string, facts::Resolution> m_wanted; ///< what somebody chose, by match
    QStringList m_refusal;
    QVBoxLayout* m_column;
};

/// Asks for a change beside a sheet: what it comes to stands in the panel, with the choices for later
/// matches, and the question asks why alone. `notes` stand in the question.
void askChange(kit::Ask& ask, ChangePanel& panel, const Change& change, const QStringList& notes = {});

} // namespace sheet
