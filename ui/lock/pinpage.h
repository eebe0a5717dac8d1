// Asks for a PIN over the window, by keyboard, number pad or touch.
#pragma once

#include "duty/supervisors.h"
#include "roster/card.h"
#include "ui/kit/fields.h"

#include <QElapsedTimer>
#include <QLineEdit>

#include <functional>

namespace lock {

struct PinQuestion {
    QString title;
    QString advice;
    QStringList names;   ///< those whose PIN is accepted, the likeliest first
    bool covers = false; ///< the window is hidden, and Esc doesn't close the question
};

/// It stays open until someone closes it, so that a wrong PIN can be reported beside the field.
class PinPage : public QWidget {
    Q_OBJECT
public:
    using Given = std::function<void(const duty::Claim& claim)>;

    PinPage(kit::Theme& theme, QWidget* window);
    void ask(const PinQuestion& question, const Given& given);
    void complain(const QString& sentence);
    /// The PIN was wrong. Counts down the seconds until the next try.
    void waitFor(int seconds);
    void close();
    void takeFocus() { m_field->setFocus(); }
    bool covers() const { return m_covers; }

Q_SIGNALS:
    /// Esc, Cancel, or a click beside it: no one gave a PIN.
    void dropped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// Keeps Tab within the question.
    bool focusNextPrevChild(bool next) override;

private:
    QWidget* makePad();
    void place();
    void countDown();
    void enter(bool isCard = false);
    void press(QChar digit);
    void empty();
    /// Whether the key is Enter after digits that came as fast as a scanner sends them.
    bool endsCard(const QKeyEvent& key);

    kit::Theme& m_theme;
    kit::Card* m_card;
    kit::Prose* m_clock; ///< shown while the window is hidden
    kit::Prose* m_title;
    kit::Prose* m_advice;
    kit::DropDown* m_names;
    QLineEdit* m_field;
    kit::KeycapButton* m_cancel;
    kit::Prose* m_complaint;
    QGridLayout* m_pad = nullptr;
    Given m_given;
    roster::Reader m_reader;
    QElapsedTimer m_since;
    int m_wait = 0; ///< seconds
    bool m_covers = false;
    bool m_checking = false;
    bool m_hasStrayKey = false; ///< something other than a digit was typed: a card reader's line isn't a PIN
};

} // namespace lock
