// Running text: a sentence or more, wrapped, never cut.
#pragma once

#include "widgets.h"

namespace kit {

class Prose : public QLabel {
    Q_OBJECT
public:
    Prose(Theme& theme, int pixels, Line::Ink ink = Line::Ink::Plain, Weight weight = Weight::Plain,
          QWidget* parent = nullptr);
    void setInk(Line::Ink ink);
    /// The text; hidden where there is none.
    void say(const QString& text);
    void say(const QString& text, Line::Ink ink);

protected:
    bool event(QEvent* event) override;

private:
    void dress();

    Theme& m_theme;
    int m_pixels;
    Line::Ink m_ink;
    Weight m_weight;
};

} // namespace kit
