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
    /// It can be narrow: a long text takes as many lines as it needs, and the field is as high as they are.
    /// A long word breaks too.
    void wrap();
    int heightForWidth(int width) const override;
    /// Whether an entry can be chosen; if the chosen one no longer can, the one before it is chosen.
    void offer(int index, bool offered);
    /// As wide as its widest entry if the screen is; each entry is one row. Stays within the window if that
    /// is wide enough.
    void showPopup() override;

protected:
    /// The wheel scrolls the page around it, unless it has the focus.
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Where its text stands in a field of that width.
    QRect wordsIn(int width) const;
    /// Of its text in lines so wide.
    int wordsHeight(int wide) const;

    Theme& m_theme;
    bool m_wraps = false;
};

/// A field below its label, shown and hidden with the returned widget. Without a label if it is empty.
QWidget* labelled(Theme& theme, const QString& label, QWidget* field, QWidget* parent);
/// A field beside its label, in a column of short ones where there is little height; in a narrow column below
/// it.
QWidget* besideLabel(Theme& theme, Line* label, QWidget* field);
/// Marks the field as wrong or right.
void markWrong(QWidget& field, bool wrong);
/// Draws the button as if it couldn't be pressed while something is missing; pressing it says what.
void markUnready(QWidget& button, bool unready);
/// Draws the button as the one for what comes next: one on a screen.
void makeStrong(QWidget& button, bool strong);
/// The usual value comes first.
DropDown* choice(Theme& theme, const QString& name, const QString& usual, const QString& other);
/// Whether the other value was chosen.
bool isOther(const DropDown* choice);

// Buttons beside each other of which one is chosen, with the same keys in every form.

/// Tab comes to the chosen button alone. An arrow chooses the next button that can be chosen, also where
/// none was chosen before; Qt does that only from a chosen one.
class OneChoice : public QButtonGroup {
    Q_OBJECT
public:
    using QButtonGroup::QButtonGroup;
    void add(QAbstractButton* button, int id = -1);
    /// After one was chosen without a key or click.
    void fitTab();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

// A number that is typed, or stepped with the arrows.

class NumberField : public QSpinBox {
    Q_OBJECT
public:
    NumberField(const QString& name, int least, int most, QWidget* parent = nullptr);

protected:
    void focusInEvent(QFocusEvent* event) override;
    /// The wheel scrolls the page around it, unless it has the focus.
    void wheelEvent(QWheelEvent* event) override;
};

// A text that is typed: a name, the path of a file.

/// Without the focus it shows a long one with an ellipsis, and has all of it as tool tip.
class TextField : public QLineEdit {
    Q_OBJECT
public:
    /// Which end of a long one is cut; of a path its beginning.
    explicit TextField(Qt::TextElideMode cut = Qt::ElideRight, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Where its text stands.
    QRect words() const;
    bool isLong() const { return fontMetrics().horizontalAdvance(text()) > words().width(); }
    void fitToolTip() { setToolTip(isLong() ? text() : QString()); }

    Qt::TextElideMode m_cut;
};

// Choosing a file or folder, in the system's dialog or, if there is none, in one that looks like the window.

/// Empty if none was chosen. `filter`: `Tournaments (*.courtside)`, several with `;;` between them.
QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter);
QString folderToOpen(QWidget* parent, const QString& title, const QString& folder);
/// A file to save, with that ending (`pdf`), which is added if it wasn't typed. `overwrites`: asks before
/// replacing an existing file; otherwise the caller refuses existing files.
QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                   const QString& ending, bool overwrites = true);

} // namespace kit
