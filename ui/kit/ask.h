// A few questions at once, asked in place and not in a dialog: choices as buttons, texts as fields.
#pragma once

#include "widgets.h"

#include <QButtonGroup>
#include <QLineEdit>
#include <QPointer>
#include <QVBoxLayout>
#include <QVariant>

#include <functional>

namespace kit {

/// What can be chosen, and how it is called.
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
    QList<Choice> choices{}; ///< empty: a text is asked for
    QVariant given{};        ///< the answer to begin with: a text, or the value of a choice
    bool mayBeEmpty = false;
    /// Of a text: the values, of the nearest question before it that has choices, with which it is required;
    /// with others none is asked for. Choosing one of them puts the cursor there.
    QVariantList requiredBy{};
};

/// What was answered, question by question.
struct Answers {
    QVariantList all; ///< a text, or the value of the choice; invalid where none was made
    QString text(qsizetype at) const { return all.value(at).toString(); }
    bool isChosen(qsizetype at) const { return all.value(at).isValid(); }
    template <class Value>
    Value chosen(qsizetype at) const
    {
        return all.value(at).value<Value>();
    }
};

/// Enter (or the button) answers, Esc puts it away; on a choice to which somebody went by keys Enter takes
/// that one first. What is missing is said beside the field and nothing is lost. Where a choice asks for a
/// text, the question begins with the cursor on no choice, so that none looks chosen.
class Ask : public Card {
    Q_OBJECT
public:
    using Answered = std::function<void(const Answers& answers)>;

    explicit Ask(Theme& theme, QWidget* parent = nullptr);
    /// `notes` are sentences under the title: what comes of it.
    void ask(const QString& title, const QList<Question>& questions, const QString& accept, Answered answered,
             const QStringList& notes = {});
    /// Says why it cannot be, and stays.
    void complain(const QString& sentence);
    /// Where there is little room its questions scroll, and its title and its buttons stay in view; without
    /// this it takes the room that it needs.
    void letScroll();
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return !m_mayScroll && Card::hasHeightForWidth(); }
    bool isOpen() const { return isVisibleTo(parentWidget()); }
    /// Whether it was answered and what comes of that is not known yet.
    bool isAnswered() const { return m_isAnswered; }
    /// How many questions were asked here so far: by it one is known from the next.
    int number() const { return m_number; }
    /// On the first question.
    void takeFocus();
    /// On that choice of that question.
    void focusOn(qsizetype question, const QVariant& choice);
    /// Where the text of that question is typed; null where it has choices.
    QLineEdit* field(qsizetype question) const { return m_rows.at(question).field; }

    void accept();
    void drop();

Q_SIGNALS:
    void opened();
    void closed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void add(QVBoxLayout& column, const Question& question);
    void clear();
    void forgetComplaint() { m_complaint->clear(); }
    void placeLabels();
    void fit();
    /// Takes the choice to which somebody went by keys; true where that asks for a text, which comes first.
    bool takeChoice();
    /// Asks for the texts that the choices require, of the first of them at once.
    void askRequired();

    struct Row {
        Question question;
        QBoxLayout* line = nullptr; ///< the label, and what it is of
        Line* label = nullptr;
        QButtonGroup* buttons = nullptr;
        QLineEdit* field = nullptr;
    };
    QVariant answerOf(const Row& row) const;
    void focusOn(const Row& row);
    /// Whether it is asked for with the choices made so far.
    bool isAsked(qsizetype at) const;

    Theme& m_theme;
    QVBoxLayout* m_column;
    QList<Row> m_rows;
    Prose* m_complaint = nullptr;
    Answered m_answered;
    QPushButton* m_accept = nullptr;
    QPointer<QAbstractButton> m_goneTo; ///< the choice to which somebody went by arrows or Tab
    bool m_mayScroll = false;
    bool m_isAnswered = false;
    int m_number = 0;
};

} // namespace kit
