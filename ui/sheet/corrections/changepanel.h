// “What this changes”, beside the sheet: one row per value, and a choice for each later match.
#pragma once

#include "change.h"
#include "changerows.h"

#include "ui/kit/widgets.h"

#include <QVBoxLayout>

#include <optional>

namespace sheet {

/// Previews a correction while it is typed. For each later match that it leaves disputed, the first choice is
/// selected until someone selects another.
class ChangePanel : public kit::Card {
    Q_OBJECT
public:
    ChangePanel(kit::Theme& theme, const session::Session& session, QWidget* parent = nullptr);

    /// Previews it, with the choices made for later matches before. If it is refused, the panel is empty, and
    /// `refusal()` says why.
    bool look(const Change& change);
    /// Shows the changes of an action that isn't a correction.
    void tell(const Changes& changes);
    /// Ends the preview.
    void clear();
    /// The last preview, with the decisions about later matches.
    const Change& change() const { return m_change; }
    /// Nothing if it was refused.
    const std::optional<desk::Correction>& seen() const { return m_seen; }
    const QStringList& refusal() const { return m_refusal; }

Q_SIGNALS:
    /// Another choice was selected.
    void decided();
    /// Enter or Esc was pressed on a choice.
    void accepted();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void show(const Changes& changes);
    void add(QBoxLayout& into, const QString& heading);
    void add(QBoxLayout& into, const ChangeRow& row, int edge);
    void add(QBoxLayout& into, const LaterRow& row);
    void choose(const std::string& match, facts::Resolution choice);
    desk::Answer<desk::Correction> decide();

    kit::Theme& m_theme;
    const session::Session& m_session;
    Change m_change;
    std::optional<desk::Correction> m_seen;
    ChoicesOf m_choices;
    std::map<std::string, facts::Resolution> m_wanted; ///< the choices made by a person, keyed by match
    QStringList m_refusal;
    QVBoxLayout* m_column;
};

/// Asks for a change beside a sheet: its effects are in the panel, with the choices for later matches, and
/// the question only asks for the reason. `notes` are shown in the question.
void askChange(kit::Ask& ask, ChangePanel& panel, const Change& change, const QStringList& notes = {});

} // namespace sheet
