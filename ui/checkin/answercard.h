// What came of the last check-in, large enough to be read across the table.
#pragma once

#include "ui/kit/widgets.h"

namespace checkin {

class AnswerCard : public QWidget {
    Q_OBJECT
public:
    explicit AnswerCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// Who is here, and what that leaves to be done.
    void sayDone(const QString& title, const QString& text);
    /// The same of who is here against a rule; `why` is small, for who stands behind the table.
    void sayLetIn(const QString& title, const QString& text, const QString& why);
    /// Why nobody is here; `why` likewise.
    void sayNot(const QString& text, const QString& why = {});
    /// What to do; neither good nor bad.
    void sayQuietly(const QString& text);
    /// Whether it says that somebody is here.
    bool saysHere() const { return m_tone == Tone::Done || m_tone == Tone::LetIn; }
    QString text() const { return m_text->text(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Tone { Quiet, Done, LetIn, Not };
    void say(Tone tone, const QString& title, const QString& text, const QString& why = {});

    kit::Theme& m_theme;
    Tone m_tone = Tone::Quiet;
    kit::Prose* m_title;
    kit::Prose* m_text;
    kit::Prose* m_why;
};

} // namespace checkin
