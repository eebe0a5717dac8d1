// A row of the tournament's lists: two lines of words, and on the right what it asks for. Can be chosen by
// key or click.
#pragma once

#include "ui/kit/theme.h"

#include <QAbstractButton>

namespace tables {

class Row : public QAbstractButton {
    Q_OBJECT
public:
    struct Words {
        QString title;
        QString detail;
        QString asks;       ///< on the right: `Table 3`, `undecided`; may be empty
        bool warns = false; ///< asks in the colour of a warning
        QString key{};      ///< that does it, which stands before it: `Enter`; may be empty
        QString note{};     ///< a third line; empty: none
    };

    explicit Row(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const Words& words);
    QSize sizeHint() const override;

Q_SIGNALS:
    /// It has the focus now, or has it no more.
    void focusMoved();

protected:
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    int paintAsks(QPainter& painter, const QRect& box) const;

    kit::Theme& m_theme;
    Words m_words;
};

} // namespace tables
