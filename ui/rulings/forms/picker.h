// Fields of a form: a list with many entries that is searched by typing, and a choice among a few chips.
#pragma once

#include "ui/kit/fields.h"
#include "ui/kit/flow.h"
#include "ui/rulings/cases/chip.h"

#include <QElapsedTimer>

namespace rulings {

/// A drop-down list. Typing a number or the beginning of any word of an entry goes to that entry. Enter and
/// Esc are handled by the form.
class Picker : public kit::DropDown {
    Q_OBJECT
public:
    struct Entry {
        QString id; ///< empty for a heading and for the entry "none"
        QString text;
        bool isHeading = false;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    /// `name` is for screen readers.
    Picker(kit::Theme& theme, const QString& name);
    /// Sets the entries. The picked one stays picked if it is still there; else the first is picked.
    void fill(const QList<Entry>& entries);
    /// The id of the picked entry; empty if it has none or the list is empty.
    QString id() const { return currentData().toString(); }
    /// False if there is no such entry.
    bool pick(const QString& id);

Q_SIGNALS:
    /// The person picked an entry.
    void picked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void find(const QString& more);

    QList<Entry> m_entries;
    QString m_typed;
    QElapsedTimer m_since; ///< since its last key
};

/// Chips of which one is chosen. Left and Right move between them; a letter or digit chooses the chip that
/// begins with it.
class Choices : public kit::FlowRow {
    Q_OBJECT
public:
    struct Option {
        QString id;
        Face face;
        bool isOffered = true;
    };

    /// `label` comes before each chip's name for screen readers. A chip's object name is this widget's and
    /// its id: `side-a`.
    Choices(kit::Theme& theme, const QString& label);
    /// Lets no chip be chosen at first.
    void leaveOpen() { m_isLeftOpen = true; }
    /// Sets the options. The chosen one stays chosen; else the first is chosen, unless it is left open.
    void fill(const QList<Option>& options);
    QString id() const;
    /// Does nothing if there is no such option.
    void choose(const QString& id);
    /// Gives the focus to the chosen chip, else to the first.
    void takeFocus();
    /// If the focused chip isn't chosen, chooses it and returns true.
    bool takeFocused();

Q_SIGNALS:
    /// The person picked a chip.
    void picked();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void evenOut();

    kit::Theme& m_theme;
    QString m_label;
    kit::OneChoice m_group;
    bool m_isLeftOpen = false;
    QList<Option> m_options;
};

} // namespace rulings
