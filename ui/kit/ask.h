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
    /// For a text: the values of the nearest question with choices before it that make it required; with
    /// other values it may be empty or else isn't asked. Choosing one of them puts the cursor there.
    QVariantList requiredBy{};
    QString hint{}; ///< for a text: shown in the empty field
    /// For a short text: where the labels stand above, it shares the line of the question before it.
    bool isBeside = false;
    bool isNumber = false; ///< for a text of a few figures: its field is short
    /// With choices: 1 takes the first of them, 2 the second, where it has the focus. Where no question with
    /// keys has it, they are of the first that has keys.
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

/// Another way out of a question, with a button of its own; Enter is not for it.
struct OtherWay {
    QString label;
    std::function<void()> taken;
};

/// Enter (or the button) answers, Esc closes it; if a choice was selected by keys, Enter first takes that
/// choice. While an answer is missing the button is drawn as not ready; pressed, it says what is missing, and
/// nothing is lost. If a choice asks for a text,
/// the question begins with no choice selected, so that none looks chosen.
class Ask : public Card {
    Q_OBJECT
public:
    using Answered = std::function<void(const Answers& answers)>;

    explicit Ask(Theme& theme, QWidget* parent = nullptr);
    /// `notes` are sentences below the title: what will happen. `leave` is on the button that closes it, if
    /// nothing is canceled by that.
    void ask(const QString& title, const QList<Question>& questions, const QString& accept, Answered answered,
             const QStringList& notes = {}, const OtherWay& other = {}, const QString& leave = {});
    /// Asks before something is destroyed that no undo brings back: Enter cancels, and the other button has
    /// to be gone to. `details` stand below the buttons, however long they are.
    void askToDestroy(const QString& title, const QString& accept, Answered answered,
                      const QStringList& notes = {}, QWidget* details = nullptr);
    /// Shows what the answers chosen so far would do, a line each above the buttons; called again with every
    /// choice.
    void tell(std::function<QStringList(const Answers& answers)> effects)
    {
        m_effectsOf = std::move(effects);
        showEffects();
    }
    /// Shows why it isn't possible, and stays open.
    void complain(const QString& sentence);
    /// It stands in the main part of that one. If there is little room, its questions scroll and its title
    /// and buttons stay in view; with the side part below, the page scrolls as a whole. Otherwise it takes
    /// the room it needs.
    void letScroll(const Sidebar& around);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return !m_around && Card::hasHeightForWidth(); }
    bool isOpen() const { return isVisibleTo(parentWidget()); }
    /// Whether it was answered and the result isn't known yet.
    bool isAnswered() const { return m_isAnswered; }
    /// The number of questions asked here so far, to tell one from the next.
    int number() const { return m_number; }
    /// On the first question.
    void takeFocus();
    /// On that choice of that question.
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
    /// Enter presses that one of the two buttons.
    void makeUsual(QPushButton& button);
    void forgetComplaint() { m_complaint->clear(); }
    void placeLabels();
    void fit();
    /// Takes the choice selected by keys; true if that asks for a text, which comes first.
    bool takeChoice();
    /// Takes the choice on which a question begins, which looks chosen, and goes to what is asked next.
    bool takeFramed();
    /// Takes the choice that has this key, if one has, of the question that has the focus.
    void takeNumbered(int key);
    /// Asks for the texts that the choices require, of the first of them at once.
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
        QBoxLayout* line = nullptr; ///< the label, and what it is of
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
    QList<QBoxLayout*> m_pairs; ///< of two questions that may share a line
    Prose* m_effects = nullptr;
    Prose* m_complaint = nullptr;
    std::function<QStringList(const Answers&)> m_effectsOf;
    Answered m_answered;
    KeycapButton* m_accept = nullptr;
    QPushButton* m_cancel = nullptr;
    QPushButton* m_usual = nullptr;     ///< the one of the two that Enter presses
    QPointer<QAbstractButton> m_goneTo; ///< the choice selected by arrows or Tab
    const Sidebar* m_around = nullptr;  ///< null: it takes the room it needs
    bool m_isAnswered = false;
    int m_number = 0;
};

} // namespace kit
