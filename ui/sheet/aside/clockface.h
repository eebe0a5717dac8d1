// The time left of a game, large, and what is to be said of it. Its size does not depend on what it shows, so
// that a second that passes paints this and lays out nothing.
#pragma once

#include "ui/drawing/fittedtext.h"
#include "ui/session/clockwords.h"

namespace sheet {

class ClockFace : public QWidget {
    Q_OBJECT
public:
    explicit ClockFace(kit::Theme& theme, QWidget* parent = nullptr);
    void show(const session::ClockWords& words);
    const session::ClockWords& words() const { return m_words; }
    /// What is to be said of it, as it fits.
    drawing::FittedText shown() const;
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    kit::Theme& m_theme;
    session::ClockWords m_words;
};

} // namespace sheet
