// Asks a few questions in place, without a dialog: choices as buttons, texts as fields.
#pragma once

#include "widgets.h"

#include <QLineEdit>
#include <QPointer>
#include <QVBoxLayout>
#include <QVariant>

#include <functional>

namespace kit {

class OneChoice;
class Sidebar;

/// A value that can be chosen, and its label.
struct Choice {
    template <class Value>
    Choice(const Value& what, const QString& words) : value(QVariant::fromValue(what)), label(words)
    {
    }
    QVariant value;
    QString label;
};

struct Question {
    QString label;
    QList<Choice> choices{}; ///< empty: a text
    QVariant given{};        ///< the initial answer: a text, or the value of a choice
    bool mayBeEmpty = false;
    /// For a text: the answers to the nearest question with choices before it that make the text required.
    /// With other answers it may be empty, or isn't asked. Choosing one of these answers moves the cursor to
    /// the text.
    QVariantList requiredBy{};
    QString hint{}; ///< for a text: shown in the empty field
    /// For a short text: it shares a line with the question before it, if labels are above the fields.
    bool isBeside = false;
    bool isNumber = false; ///< for a number: its field is short
    /// For choices: 1 chooses the first, 2 the second, if the question has the focus. If no question with
    /// keys has it, the keys are for the first one with keys.
    bool hasKeys = false;
};

/// The answers, question by question.
struct Answers {
    QVariantList all; ///< a text, or the value of the choice; invalid if none was made
    QString text(qsizetype at) const { return all.value(at).toString(); }
    bool isChosen(qsizetype at) const { return all.value(at).isValid(); }
    template <class Value>
    Value chosen(qsizetype at) const
    {
        return all.value(at).value<Value>();
    }
};

/// Another way to close a question, with its own button. Enter doesn't press it.
struct OtherWay {
    QString label;
    std::function<void()> taken;
};

/// Enter (or the button) answers and Esc closes it. If a choice was selected by keys, Enter first takes that
/// choice. While an answer is missing, the button looks disabled, and pressing it shows what is missing. If a
/// choice asks for a text, no choice is selected at first.
class Ask : public Card {
    Q_OBJECT
public:
    using Answered = std::function<void(const Answers& answers)>;

    explicit Ask(Theme& theme, QWidget* parent = nullptr);
    /// No `title` if `accept` says it. `notes` are sentences about what will happen, below the title. `leave`
    /// is the text of the button that closes it, if `Cancel` doesn't fit.
    void ask(const QString& title, const QList<Question>& questions, const QString& accept, Answered answered,
             const QStringList& notes = {}, const OtherWay& other = {}, const QString& leave = {});
    /// Asks before something is destroyed that can't be undone: Enter cancels, and the other button must be
    /// reached with Tab or the mouse. `details` is below the buttons and can be long.
    void askToDestroy(const QString& title, const QString& accept, Answered answered,
                      const QStringList& notes = {}, QWidget* details = nullptr);
    /// Sets what the current answers would do: one line each, above the buttons. `effects` is called again
    /// after every choice.
    void tell(std::function<QStringList(const Answers& answers)> effects)
    {
        m_effectsOf = std::move(effects);
        showEffects();
    }
    /// Shows why it isn't possible. The question stays open.
    void complain(const QString& sentence);
    /// Puts it into the main part of a sidebar. If there is little room, its questions scroll while title and
    /// buttons stay in view. If the side is below the main part, the whole page scrolls. Without this call it
    /// takes the room it needs.
    void letScroll(const Sidebar& around);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return !m_around && Card::hasHeightForWidth(); }
    bool isOpen() const { return isVisibleTo(parentWidget()); }
    /// Whether it was answered and the result isn't known yet.
    bool isAnswered() const { return m_isAnswered; }
    /// The number of questions asked here so far, which identifies the current one.
    int number() const { return m_number; }
    /// Gives the focus to the first question.
    void takeFocus();
    /// Gives the focus to that choice of that question.
    void focusOn(qsizetype question, const QVariant& choice);
    /// The field for the text of that question; null if it has choices.
    QLineEdit* field(qsizetype question) const { return m_rows.at(question).field; }

    void accept();
    void drop();

Q_SIGNALS:
    void opened();
    void closed();

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(QBoxLayout& into, const Question& question);
    void clear();
    /// Makes it the one of the two buttons that Enter presses.
    void makeUsual(QPushButton& button);
    void forgetComplaint() { m_complaint->clear(); }
    void placeLabels();
    void fit();
    /// Takes the choice selected by keys; true if a required text must be entered first.
    bool takeChoice();
    /// Takes the choice that has the frame at the beginning of a question, and moves to the next question.
    bool takeFramed();
    /// Takes the choice with this key in the focused question, if there is one.
    void takeNumbered(int key);
    /// Shows the texts that the choices require and moves the focus to the first.
    void askRequired();
    void showRequired();
    void showReady();
    void showEffects()
    {
        if (m_effectsOf)
            m_effects->say(m_effectsOf(answers()).join(u'\n'));
    }
    Answers answers() const;

    struct Row {
        Question question;
        QBoxLayout* line = nullptr; ///< the label and the answer
        Line* label = nullptr;
        OneChoice* buttons = nullptr;
        QLineEdit* field = nullptr;
    };
    QVariant answerOf(const Row& row) const;
    void focusOn(const Row& row);
    /// Whether it is asked with the choices made so far.
    bool isAsked(qsizetype at) const;
    bool isRequired(qsizetype at) const;
    bool isMissing(qsizetype at) const;

    Theme& m_theme;
    QVBoxLayout* m_column;
    QList<Row> m_rows;
    QList<QBoxLayout*> m_pairs; ///< pairs of questions that can share a line
    Prose* m_effects = nullptr;
    Prose* m_complaint = nullptr;
    std::function<QStringList(const Answers&)> m_effectsOf;
    Answered m_answered;
    KeycapButton* m_accept = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_usual = nullptr;        ///< the one of the two buttons that Enter presses
    QPointer<QAbstractButton> m_keyTarget; ///< the choice selected by arrows or Tab
    const Sidebar* m_around = nullptr;     ///< null: it takes the room it needs
    bool m_isAnswered = false;
    int m_number = 0;
};

} // namespace kit
