// Watches the keys of the whole program for a card reader or a scanner, which types like a keyboard: what it
// sends doesn't end up in a field, wherever the cursor is.
#pragma once

#include "roster/card.h"

#include <QElapsedTimer>
#include <QKeyEvent>
#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <vector>

namespace shell {

class CardReader : public QObject {
    Q_OBJECT
public:
    explicit CardReader(QObject* parent = nullptr);
    /// Whether digits without a sentinel, at a scanner's speed, also come from a scanner.
    void takeDigits(bool take) { m_reader.takeDigits(take); }

Q_SIGNALS:
    /// A reader has sent this line, without Enter.
    void read(const QString& line);
    /// Digits came into a field that `knowsScanners` (ui/session/screen.h) at a scanner's speed: there is one
    /// at this desk.
    void scannerSeen();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Held {
        int key;
        Qt::KeyboardModifiers modifiers;
        QString text;
    };

    bool takes(QKeyEvent& event);
    bool takesOverride(QKeyEvent& event) const;
    bool show(char32_t character, const QKeyEvent& event);
    void watchForScanner(char32_t character, long long now);
    void idle();
    void replayKeys();
    void complete();

    roster::Reader m_reader;
    roster::Reader m_watch; ///< only counts digits
    QElapsedTimer m_clock;
    QTimer m_idle;
    unsigned m_keys = 0; ///< the number of keys
    std::vector<Held> m_held;
    QPointer<QWidget> m_field; ///< the field that would have received the first held key
    bool m_givesBack = false;
};

} // namespace shell
