// Small widgets that every screen uses.
#pragma once

#include "accessible.h"
#include "theme.h"

#include "ui/drawing/fittedtext.h"

#include <QBoxLayout>
#include <QFrame>
#include <QGridLayout>
#include <QHash>
#include <QLabel>
#include <QPushButton>

#include <initializer_list>

namespace kit {

/// A plain surface with round corners; with a strip of the side's color on top if it belongs to a side.
class Card : public QFrame {
    Q_OBJECT
public:
    enum class Strip { None, A, B };
    explicit Card(Theme& theme, QWidget* parent = nullptr, Strip strip = Strip::None);
    /// Dashed and without a surface, for a free place.
    void setEmpty(bool empty);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme& m_theme;
    Strip m_strip;
    bool m_empty = false;
};

/// One line of plain text that is measured: full, then smaller, then shortened with an ellipsis and the whole
/// text as tool tip.
class Line : public QWidget {
    Q_OBJECT
public:
    enum class Ink { Plain, Soft, A, B, Ok, Warn, Bad };
    Line(Theme& theme, int pixels, Weight weight = Weight::Plain, Ink ink = Ink::Plain,
         QWidget* parent = nullptr);
    Line(Theme& theme, const QString& text, int pixels, Weight weight = Weight::Plain, Ink ink = Ink::Plain)
        : Line(theme, pixels, weight, ink)
    {
        setText(text);
    }
    void setText(const QString& text);
    QString text() const { return m_text; }
    void setInk(Ink ink);
    void setAlignment(Qt::Alignment alignment);
    /// Its minimum width in pixels at 100 %, or the width of its text if that is less.
    void setLeast(int pixels);
    /// The text as shown.
    drawing::FittedText shown() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme& m_theme;
    QString m_text;
    int m_pixels;
    int m_least = 0;
    Weight m_weight;
    Ink m_ink;
    Qt::Alignment m_alignment = Qt::AlignLeft | Qt::AlignVCenter;
};

QColor colorOf(const Colors& colors, Line::Ink ink);

/// Paints one line of text, fitted to the place like a Line; never smaller than small text.
void write(QPainter& painter, const Theme& theme, const QRectF& place, const QString& text, const QFont& font,
           const QColor& color, Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter);
/// Paints a name, in two lines if the place is high enough. A name that doesn't fit is shortened in its
/// middle, because similar names often differ at the end.
void writeName(QPainter& painter, const Theme& theme, const QRectF& place, const QString& name,
               const QFont& font, const QColor& color);

/// The diamond of side A or the disc of side B.
class Mark : public QWidget {
    Q_OBJECT
public:
    Mark(Theme& theme, bool sideA, int pixels, QWidget* parent = nullptr);
    QSize sizeHint() const override { return {m_theme.px(m_pixels), m_theme.px(m_pixels)}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme& m_theme;
    bool m_sideA;
    int m_pixels;
};

// Keycaps: every key is drawn as one.

int keycapWidth(const Theme& theme, const QString& key);
/// Paints a keycap at the left edge and in the vertical middle of `place`, as high as small text needs; dim
/// if it can't be pressed now.
void paintKeycap(QPainter& painter, const Theme& theme, const QRectF& place, const QString& key,
                 bool isEnabled = true);

/// A key and its action: `Enter` save hand. Clicking it does the same.
class KeyHint : public QWidget {
    Q_OBJECT
public:
    KeyHint(Theme& theme, const QString& key, const QString& does, QWidget* parent = nullptr);
    void setDoes(const QString& does);
    const QString& key() const { return m_key; }
    /// Large enough to touch.
    void setRoomy(bool roomy);
    /// It can have the focus, and Enter and Space do the same as a click.
    void letFocus();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void clicked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// The space beside its text for the focus ring.
    int edge() const { return focusPolicy() == Qt::NoFocus ? 0 : m_theme.px(10); }

    Theme& m_theme;
    QString m_key;
    QString m_does;
    bool m_roomy = false;
};

/// The focus ring and the background inside it, as on every button.
void paintRing(QPainter& painter, const Theme& theme, const QRectF& box, int radius, const QColor& ground);

/// A button that paints itself. Enter clicks it, like Space; with Ctrl, Alt or Meta it goes to the page.
class PaintedButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit PaintedButton(Theme& theme, QWidget* parent = nullptr);
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    /// Paints a rounded frame with that background; the focused button has a different frame.
    void paintFrame(QPainter& painter, const QColor& line, const QColor& ground) const;

    Theme& m_theme;
};

/// A button with its key as a keycap after its words.
class KeycapButton : public QPushButton {
    Q_OBJECT
public:
    KeycapButton(Theme& theme, const QString& text, const QString& key, QWidget* parent = nullptr);
    const QString& key() const { return m_key; }
    /// Sets the text, which is also for screen readers, and the key; no keycap if the key is empty.
    void say(const QString& text, const QString& key);
    /// For a text with a name, which may be long: in a narrow place the keycap is left out first, then the
    /// text is shortened.
    void letShrink();
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int capWidth() const { return m_key.isEmpty() ? 0 : m_theme.px(10) + keycapWidth(m_theme, m_key); }
    int wordsWidth() const { return fontMetrics().size(Qt::TextShowMnemonic, text()).width(); }

    Theme& m_theme;
    QString m_key;
    bool m_shrinks = false;
};

/// A word in a rounded frame, filled in a warning color if it needs attention, green if something was
/// granted.
class Badge : public QLabel {
    Q_OBJECT
public:
    enum class Tone { Quiet, Good, Warn };
    Badge(Theme& theme, const QString& text = {}, Tone tone = Tone::Quiet, QWidget* parent = nullptr);
    void setTone(Tone tone);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void dress();

    Theme& m_theme;
    Tone m_tone;
};

// Layouts of screens.

/// Gives the widget a column layout. `spacing` -1: the usual space between two parts.
inline QVBoxLayout* columnIn(QWidget* widget, int spacing = -1, const QMargins& margins = {})
{
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(margins);
    column->setSpacing(spacing);
    return column;
}

/// The same for a row.
inline QHBoxLayout* lineIn(QWidget* widget, int spacing = -1, const QMargins& margins = {})
{
    auto* line = new QHBoxLayout(widget);
    line->setContentsMargins(margins);
    line->setSpacing(spacing);
    return line;
}

/// A widget with the content at its top, centered horizontally.
QWidget* inTheMiddle(QWidget* content, const QMargins& margins);
/// Gives the widget a grid with these spaces between columns and between rows.
QGridLayout* gridIn(QWidget* widget, int between, int below, const QMargins& margins = {});

inline void add(QLayout* layout, std::initializer_list<QWidget*> pieces)
{
    for (QWidget* each : pieces)
        layout->addWidget(each);
}

inline constexpr QMargins screenMargins{20, 16, 20, 16};

/// Deletes all items and widgets in the layout.
void clear(QLayout& layout);

/// The widgets that Tab reaches in that layout, including nested layouts, in reading order.
QList<QWidget*> stopsIn(const QLayout& layout);
/// Makes Tab visit these in this order when it reaches `around`. Otherwise widgets that are created later
/// come last.
void tabThrough(QWidget& around, const QList<QWidget*>& stops);

Line* titleLine(Theme& theme, const QString& title = {});
/// The top line of a screen: its title, a widget beside it that gets the rest of the line, and buttons at the
/// end. Without that widget, the title gets the rest.
QHBoxLayout* headLine(Line* title, QWidget* beside, const QList<QWidget*>& pressed = {}, int spacing = 18);

/// The label above a field.
inline Line* fieldHead(Theme& theme, const QString& label)
{
    return new Line(theme, label, 14, Weight::Plain, Line::Ink::Soft);
}

/// A button that Enter presses. `name` is for screen readers, if it differs from the text.
QPushButton* button(const QString& text, const QString& name = {});

// Shown instead of empty content: what is missing, and what to do.

/// Two lines in the middle of the room, with keys for the next steps below. If it gets the focus, the first
/// key takes it.
QWidget* emptyState(Theme& theme, const QString& title, const QString& advice,
                    std::initializer_list<KeyHint*> keys = {});

// Running text: a sentence or more, wrapped, never cut. A name without a blank is broken at the end of its
// line.

class Prose : public QLabel {
    Q_OBJECT
public:
    Prose(Theme& theme, int pixels, Line::Ink ink = Line::Ink::Plain, Weight weight = Weight::Plain,
          QWidget* parent = nullptr);
    void setInk(Line::Ink ink);
    void setText(const QString& text);
    /// Sets the text; hidden if it is empty.
    void say(const QString& text);
    void say(const QString& text, Line::Ink ink);
    /// Without text it is one line high. Cached for each width, because nested layouts ask many times.
    int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    void dress();
    int lineHeight() const;

    Theme& m_theme;
    int m_pixels;
    Line::Ink m_ink;
    Weight m_weight;
    mutable QHash<int, int> m_heights;
    mutable QSize m_least; ///< the minimum for these heights
};

/// The mistake in the field above; hidden until it is set.
Prose* complaint(Theme& theme, int pixels = 14);

} // namespace kit
