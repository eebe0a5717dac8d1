// What is asked and answered at the door: which ID a player shows, a key each, or why without one; and what
// came of it.
//
// A scanner of the door types like a keyboard, and somebody may use it while the question is up: a burst of
// digits chooses nothing. A swiped card does not come here at all (ui/shell/cardreader.h).
#pragma once

#include "desk/checkin/checkin.h"
#include "ui/kit/flow.h"
#include "ui/kit/widgets.h"

#include <QLineEdit>
#include <QTimer>

namespace checkin {

// The result of the last check-in, large enough to be read across the table.

class AnswerCard : public QWidget {
    Q_OBJECT
public:
    explicit AnswerCard(kit::Theme& theme, QWidget* parent = nullptr);
    /// Who is checked in, and what that leaves to be done; where that is against a rule, `why` is small, for
    /// who stands behind the table.
    void sayHere(const QString& title, const QString& text, const QString& why, bool isAgainst)
    {
        say(isAgainst ? Tone::LetIn : Tone::Done, title, text, why);
    }
    /// Why nobody was checked in; `why` likewise.
    void sayNot(const QString& text, const QString& why = {}) { say(Tone::Not, {}, text, why); }
    /// What to do; neither good nor bad.
    void sayQuietly(const QString& text) { say(Tone::Quiet, {}, text); }
    /// That somebody is no longer checked in; it looks like a hint.
    void sayGone(const QString& text) { say(Tone::Gone, {}, text); }
    bool saysGone() const { return m_tone == Tone::Gone; }
    /// Whether it says that somebody is checked in.
    bool saysHere() const { return m_tone == Tone::Done || m_tone == Tone::LetIn; }
    QString text() const { return m_text->text(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Tone { Quiet, Gone, Done, LetIn, Not };
    bool isQuiet() const { return m_tone == Tone::Quiet || m_tone == Tone::Gone; }
    void say(Tone tone, const QString& title, const QString& text, const QString& why = {});
    void fit();

    kit::Theme& m_theme;
    Tone m_tone = Tone::Quiet;
    kit::Prose* m_title;
    kit::Prose* m_text;
    kit::Prose* m_why;
};

class ProofField : public kit::Card {
    Q_OBJECT
public:
    explicit ProofField(kit::Theme& theme, QWidget* parent = nullptr);
    /// Asks what `who` shows. Enter takes the first of the kinds.
    void ask(const QString& who, const std::vector<std::string>& kinds);
    /// Asks for a reason in words, with `detail` small below the question; `known` is what was shown, and the
    /// reason to begin with.
    void askReason(const QString& question, const QString& detail, const desk::Proof& known);
    /// Whether anything is asked.
    bool isAsking() const { return !isHidden(); }
    void complain(const QString& sentence) { m_complaint->say(sentence); }
    /// Stops asking.
    void stopAsking();

Q_SIGNALS:
    void given(const desk::Proof& proof);
    /// None of the kinds that were asked about: it asks for the reason of an exception.
    void noneGiven();
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whether the key is a scanner's, or a digit that chooses; the others are for who has the focus.
    bool takes(const QKeyEvent& key);
    /// Chooses by the digit that was pressed.
    void choose();
    void forgetKeys();
    /// Stops asking, and says so.
    void drop();
    void give(int kind);
    void giveReason();
    void showReason(bool shown, const QString& question);

    kit::Theme& m_theme;
    kit::Prose* m_title;
    kit::Prose* m_detail;
    kit::FlowRow* m_kinds;
    QList<QPushButton*> m_buttons;
    QPushButton* m_other;
    QLineEdit* m_reason;
    QWidget* m_reasonKeys;
    kit::Prose* m_complaint;
    QString m_who;
    std::vector<std::string> m_all;
    std::optional<std::string> m_shown; ///< the kind, while the reason is asked for
    int m_digit = 0;                    ///< that waits whether a scanner sends more
    QTimer m_alone;                     ///< runs while a digit waits
    bool m_scanning = false;            ///< what comes is a scanner's, up to Enter
};

} // namespace checkin
