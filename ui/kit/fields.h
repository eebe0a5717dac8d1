// Fields as forms have them: under a label, and a choice between two.
#pragma once

#include "widgets.h"

#include <QComboBox>
#include <QSpinBox>

namespace kit {

// A choice from a list that drops down, with an arrow in the colours of now.

class DropDown : public QComboBox {
    Q_OBJECT
public:
    explicit DropDown(Theme& theme, QWidget* parent = nullptr);
    /// Whether an entry can be chosen at all; one that is chosen and cannot be any more gives way to the one
    /// before it.
    void offer(int index, bool offered);
    /// As wide as its widest entry, where the screen is; each entry a whole row. Within the window where that
    /// is wide enough.
    void showPopup() override;

protected:
    /// The wheel scrolls what it lies in, unless it is being worked with.
    void wheelEvent(QWheelEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Theme& m_theme;
};

/// A field under its label; hidden and shown with the widget that is answered. No label where it is empty.
QWidget* labelled(Theme& theme, const QString& label, QWidget* field, QWidget* parent);
/// Shows whether something is wrong with what is in the field.
void markWrong(QWidget& field, bool wrong);
/// What is usual stands first.
DropDown* choice(Theme& theme, const QString& name, const QString& usual, const QString& other);
/// Whether what is not usual was chosen.
bool isOther(const DropDown* choice);

// A number that is typed, or stepped with the arrows.

class NumberField : public QSpinBox {
    Q_OBJECT
public:
    NumberField(const QString& name, int least, int most, QWidget* parent = nullptr);

protected:
    /// The wheel scrolls what it lies in, unless it is being worked with.
    void wheelEvent(QWheelEvent* event) override;
};

// A file or folder that is chosen, in a dialog of the system or, where that has none, in one that looks like
// the window.

/// Empty where nobody chose one. `filter`: `Tournaments (*.courtside)`, several with `;;` between them.
QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter);
QString folderToOpen(QWidget* parent, const QString& title, const QString& folder);
/// Where a file goes; one of that ending (`pdf`), which is added where it was not typed. `overwrites`: a file
/// that is there is asked about; else nothing is written over, and whoever asked says so.
QString fileToSave(QWidget* parent, const QString& title, const QString& suggestion, const QString& filter,
                   const QString& ending, bool overwrites = true);

} // namespace kit
