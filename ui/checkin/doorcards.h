// The questions and answers of Check-in: which ID a player shows, one key each, or the reason for an
// exception without one; and the result.
//
// A scanner types like a keyboard, and it may be used while a question is open. So a burst of digits chooses
// nothing. A swiped card doesn't come here (ui/shell/cardreader.h).
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
    /// Shows that someone is checked in, and what is left to do. If that is against a rule, `why` is in small
    /// type, for the supervisor.
    void sayCheckedIn(const QString& title, const QString& text, const QString& why, bool isAgainst)
    {
        say(isAgainst ? Tone::Exception : Tone::Done, title, text, why);
    }
    /// Shows why no one was checked in; `why` as above.
    void sayNotCheckedIn(const QString& text, const QString& why = {})
    {
        say(Tone::NotCheckedIn, {}, text, why);
    }
    /// Shows what to do; neither good nor bad.
    void sayHint(const QString& text) { say(Tone::Hint, {}, text); }
    /// Shows that someone is no longer checked in; it looks like a hint.
    void sayUndone(const QString& text) { say(Tone::Undone, {}, text); }
    bool saysUndone() const { return m_tone == Tone::Undone; }
    /// Whether it shows that someone is checked in.
    bool saysCheckedIn() const { return m_tone == Tone::Done || m_tone == Tone::Exception; }
    QString text() const { return m_text->text(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Tone { Hint, Undone, Done, Exception, NotCheckedIn };
    bool isHint() const { return m_tone == Tone::Hint || m_tone == Tone::Undone; }
    void say(Tone tone, const QString& title, const QString& text, const QString& why = {});
    void fit();

    kit::Theme& m_theme;
    Tone m_tone = Tone::Hint;
    kit::Prose* m_title;
    kit::Prose* m_text;
    kit::Prose* m_why;
};

class ProofField : public kit::Card {
    Q_OBJECT
public:
    explicit ProofField(kit::Theme& theme, QWidget* parent = nullptr);
    /// Asks what ID `who` shows. Enter chooses the first kind.
    void ask(const QString& who, const std::vector<std::string>& kinds);
    /// Asks for a reason in words, with `detail` in small type below the question. `known` has the ID shown,
    /// and the reason to begin with.
    void askReason(const QString& question, const QString& detail, const desk::Proof& known);
    bool isAsking() const { return !isHidden(); }
    void complain(const QString& sentence) { m_complaint->say(sentence); }
    void stopAsking();

Q_SIGNALS:
    void given(const desk::Proof& proof);
    /// None of these kinds was shown: the reason for an exception is wanted.
    void noneGiven();
    void dropped();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Whether it handles the key: a scanner's, or a digit that chooses. The others are for the widget with
    /// the focus.
    bool takes(const QKeyEvent& key);
    /// Chooses the kind of the digit that was pressed.
    void choose();
    void forgetKeys();
    /// Closes the question and emits the signal for that.
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
    std::optional<std::string> m_shown; ///< the kind of ID, while the reason is asked for
    int m_digit = 0;                    ///< waits until it is clear that it isn't a scanner's
    QTimer m_alone;                     ///< runs while a digit waits
    bool m_scanning = false;            ///< keys come from a scanner, until its Enter
};

} // namespace checkin
