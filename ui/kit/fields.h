// Form fields: with a label above or beside, and a choice between two values, or among buttons.
#pragma once

#include "widgets.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

namespace kit {

// A drop-down list, with an arrow in the current colors.

class DropDown : public QComboBox {
    Q_OBJECT
public:
    explicit DropDown(Theme& theme, QWidget* parent = nullptr);
    /// Allows it to be narrow: a long text takes as many lines as it needs, and long words are broken too.
    void wrap();
    int heightForWidth(int width) const override;
    /// Sets whether an entry can be chosen. If the chosen one no longer can, the one before it is chosen.
    void offer(int index, bool offered);
    /// The list is as wide as its widest entry if the screen allows; each entry is one row. It stays within
    /// the window if that is wide enough.
    void showPopup() override;

protected:
    /// The wheel scrolls the page, unless this field has the focus.
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The place of its text in a field of that width.
    QRect wordsIn(int width) const;
    /// The height of its text in lines of that width.
    int wordsHeight(int wide) const;

    Theme& m_theme;
    bool m_wraps = false;
};

/// A field below its label, shown and hidden with the returned widget. Without a label if it is empty.
QWidget* labelled(Theme& theme, const QString& label, QWidget* field, QWidget* parent);
/// A field beside its label, in a column of short fields if the window is low; below its label in a narrow
/// column.
QWidget* besideLabel(Theme& theme, Line* label, QWidget* field);
/// Marks the field as wrong, or not.
void markWrong(QWidget& field, bool wrong);
/// Draws the button as disabled while something is missing. Pressing it shows what.
void markUnready(QWidget& button, bool unready);
/// Draws the button as the main one of its screen, or not.
void makeStrong(QWidget& button, bool strong);
/// A choice between two values; the usual value comes first.
DropDown* choice(Theme& theme, const QString& name, const QString& usual, const QString& other);
/// Whether the other value was chosen.
bool isOther(const DropDown* choice);

// Buttons side by side of which one is chosen, with the same keys in every form.

/// Tab only reaches the chosen button. An arrow key chooses the next button that can be chosen, even if none
/// was chosen before; Qt does that only from a chosen one.
class OneChoice : public QButtonGroup {
    Q_OBJECT
public:
    using QButtonGroup::QButtonGroup;
    void add(QAbstractButton* button, int id = -1);
    /// Call this after a button was chosen by code.
    void fitTab();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// A number, typed or stepped with the arrow keys.

class NumberField : public QSpinBox {
    Q_OBJECT
public:
    NumberField(const QString& name, int least, int most, QWidget* parent = nullptr);

protected:
    void focusInEvent(QFocusEvent* event) override;
    /// The wheel scrolls the page, unless this field has the focus.
    void wheelEvent(QWheelEvent* event) override;
};

// A text field, for a name or the path of a file.

/// Without the focus it shows a long text with an ellipsis, and the whole text as tool tip.
class TextField : public QLineEdit {
    Q_OBJECT
public:
    /// `cut`: which end of a long text is cut; for a path its beginning.
    explicit TextField(Qt::TextElideMode cut = Qt::ElideRight, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// The place of its text.
    QRect words() const;
    bool isLong() const { return fontMetrics().horizontalAdvance(text()) > words().width(); }
    void fitToolTip() { setToolTip(isLong() ? text() : QString()); }

    Qt::TextElideMode m_cut;
};

// Choosing a file or folder, in the system's dialog or, if there is none, in one that looks like the window.

/// The chosen file; empty if none. `filter`: `Tournaments (*.courtside)`, several with `;;` between them.
QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter);
QString folderToOpen(QWidget* parent, const QString& title, const QString& folder);
/// A file to save, with that ending (`pdf`), which is added if it wasn't typed. `overwrites`: asks before
/// replacing an existing file; otherwise the caller refuses existing files.
QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                   const QString& ending, bool overwrites = true);

} // namespace kit
