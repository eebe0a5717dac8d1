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
    QStringList names;   ///< whose PIN it may be, the likeliest first
    bool covers = false; ///< nothing of the window is seen, and Esc does not put it away
};

/// Stays until it is closed, so that a miss is said beside the field.
class PinPage : public QWidget {
    Q_OBJECT
public:
    using Given = std::function<void(const duty::Claim& claim)>;

    PinPage(kit::Theme& theme, QWidget* window);
    void ask(const PinQuestion& question, const Given& given);
    void complain(const QString& sentence);
    /// The PIN was wrong, and the next try is in so many seconds, which are counted down.
    void waitFor(int seconds);
    void close();
    /// On the field.
    void takeFocus() { m_field->setFocus(); }
    bool covers() const { return m_covers; }

Q_SIGNALS:
    /// Esc, Cancel, or a click beside it: nobody gave one.
    void dropped();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    /// Tab stays within.
    bool focusNextPrevChild(bool next) override;

private:
    QWidget* makePad();
    void place();
    void countDown();
    void enter(bool isCard = false);
    void press(QChar digit);
    void empty();
    /// Whether it is the Enter behind digits that came as fast as a scanner sends them.
    bool endsCard(const QKeyEvent& key);

    kit::Theme& m_theme;
    kit::Card* m_card;
    kit::Prose* m_clock; ///< of a covered window
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
    bool m_spoiled = false; ///< by what is no digit: a card reader's line is no PIN
};

} // namespace lock
