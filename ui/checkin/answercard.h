// What came of the last check-in, large enough to be read across the table.
#pragma once

#include "ui/look/prose.h"

namespace checkin {

class AnswerCard : public QWidget {
    Q_OBJECT
public:
    explicit AnswerCard(look::Theme& theme, QWidget* parent = nullptr);
    /// Who is here, and what that leaves to be done.
    void sayDone(const QString& title, const QString& text);
    void sayNot(const QString& text);
    /// What to do; neither good nor bad.
    void sayQuietly(const QString& text);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Tone { Quiet, Done, Not };
    void say(const QString& title, const QString& text, Tone tone);

    look::Theme& m_theme;
    Tone m_tone = Tone::Quiet;
    look::Prose* m_title;
    look::Prose* m_text;
};

} // namespace checkin
