// What is picked in a form: one of many in a list in which typing finds, or one of a few beside each other.
#pragma once

#include "ui/kit/fields.h"
#include "ui/kit/flow.h"
#include "ui/rulings/cases/chip.h"

#include <QElapsedTimer>

namespace rulings {

/// A list that drops down. Typing a number, or the beginning of any word of an entry, goes to it; Enter and
/// Esc are the form's.
class Picker : public kit::DropDown {
    Q_OBJECT
public:
    struct Entry {
        QString id; ///< empty of a heading, and of the entry for none of them
        QString text;
        bool isHeading = false;
        friend bool operator==(const Entry&, const Entry&) = default;
    };

    /// `name` is read aloud.
    Picker(kit::Theme& theme, const QString& name);
    /// Offers these. What was picked stays picked where it is offered still; else the first is.
    void fill(const QList<Entry>& entries);
    /// Of what is picked; empty where that is none of them, or nothing is offered.
    QString id() const { return currentData().toString(); }
    /// False where it is not offered.
    bool pick(const QString& id);

Q_SIGNALS:
    /// By somebody.
    void picked();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void find(const QString& more);

    QList<Entry> m_entries;
    QString m_typed;
    QElapsedTimer m_since; ///< the last key of it
};

/// Chips of which one is chosen. Left and right go from one to the next; a letter or digit chooses the one
/// that begins with it.
class Choices : public kit::FlowRow {
    Q_OBJECT
public:
    struct Option {
        QString id;
        Face face;
        bool isOffered = true;
    };

    /// `label` is read aloud before each; each is called by the name of this widget and its id, `side-a`.
    Choices(kit::Theme& theme, const QString& label);
    /// None is chosen before somebody chooses.
    void leaveOpen() { m_isLeftOpen = true; }
    /// Offers these, of which the same one stays chosen, or the first is unless it is left open.
    void fill(const QList<Option>& options);
    QString id() const;
    /// Nothing where it is not offered.
    void choose(const QString& id);
    /// On what is chosen, else on the first.
    void takeFocus();
    /// Whether the focus is on one that is not chosen: chooses it then.
    bool takeFocused();

Q_SIGNALS:
    /// By somebody.
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
