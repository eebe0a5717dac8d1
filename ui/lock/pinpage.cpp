#include "pinpage.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/session/keys.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QTimer>

#include <algorithm>
#include <utility>

using wording::Window;

namespace lock {

namespace {

constexpr int padRows = 4;

/// The text of the key; empty with Ctrl or Alt, which no reader sends.
QString typedBy(const QKeyEvent& key)
{
    return kit::isCommand(key) ? QString() : key.text();
}

bool prints(const QString& text)
{
    return !text.isEmpty() && text.at(0).isPrint();
}

bool isDigit(const QString& text)
{
    return text.size() == 1 && text.at(0) >= u'0' && text.at(0) <= u'9';
}

} // namespace

PinPage::PinPage(kit::Theme& theme, QWidget* window)
    : QWidget(window), m_theme(theme), m_card(new kit::Card(theme, this)),
      m_clock(new kit::Prose(theme, 40, kit::Line::Ink::Plain, kit::Weight::Strong)),
      m_title(new kit::Prose(theme, 24, kit::Line::Ink::Plain, kit::Weight::Medium)),
      m_advice(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_names(new kit::DropDown(theme)),
      m_field(new QLineEdit),
      m_cancel(new kit::KeycapButton(theme, Window::tr("Cancel"), session::shown(session::Key::Cancel))),
      m_complaint(kit::complaint(theme, 16))
{
    auto* column = kit::columnIn(m_card, 10, {24, 20, 24, 20});
    auto* entry = new QWidget;
    QHBoxLayout* line = kit::lineIn(entry, 8);
    line->addWidget(m_field, 1);
    line->addWidget(m_cancel);
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_clock, m_title, m_advice, m_names, entry, m_complaint, makePad()})
        column->addWidget(each);
    m_cancel->setFocusPolicy(Qt::TabFocus);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        empty();
        Q_EMIT dropped();
    });
    QSizePolicy kept = m_complaint->sizePolicy(); // so that the pad stays in place under a finger
    kept.setRetainSizeWhenHidden(true);
    m_complaint->setSizePolicy(kept);
    kit::follow(theme, m_complaint, [this] {
        m_complaint->setMinimumHeight(m_theme.px(20));
        if (!isHidden())
            place();
    });
    m_names->setAccessibleName(Window::tr("supervisor"));
    m_field->setAccessibleName(Window::tr("PIN"));
    m_field->setEchoMode(QLineEdit::Password);
    m_field->setPlaceholderText(Window::tr("PIN, then Enter"));
    m_field->setContextMenuPolicy(Qt::NoContextMenu);
    m_field->setAcceptDrops(false);
    m_field->setAttribute(Qt::WA_InputMethodEnabled, false);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    auto* tick = new QTimer(this);
    connect(tick, &QTimer::timeout, this, [this] {
        if (m_covers)
            m_clock->setText(wording::timeOfDay(QTime::currentTime()));
        if (m_wait > 0 && !m_checking) {
            --m_wait;
            countDown();
        }
    });
    tick->start(1000);
    m_reader.takeDigits(true);
    m_since.start();
    hide();
}

QWidget* PinPage::makePad()
{
    auto* pad = new QWidget;
    m_pad = kit::gridIn(pad, 8, 8);
    const auto add = [&](const QString& text, const QString& name, int place, auto act) {
        auto* button = kit::button(text, name);
        button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        button->setFocusPolicy(Qt::TabFocus);
        connect(button, &QPushButton::clicked, this, act);
        m_pad->addWidget(button, place / 3, place % 3);
        return button;
    };
    const auto addDigit = [&](const QChar& digit, int place) {
        QPushButton* button = add(digit, digit, place, [this, digit] { press(digit); });
        kit::follow(m_theme, button, [this, button] { button->setFont(m_theme.font(24)); });
    };
    for (int place = 0; place < 9; ++place)
        addDigit(QChar(u'1' + place), place);
    add(Window::tr("Erase"), Window::tr("erase"), 9, [this] {
        empty();
        m_field->setFocus();
    });
    addDigit(u'0', 10);
    add(Window::tr("Enter"), Window::tr("enter the PIN"), 11, [this] {
        enter();
    })->setProperty("strong", true);
    return pad;
}

void PinPage::ask(const PinQuestion& question, const Given& given)
{
    m_given = given;
    m_covers = question.covers;
    m_checking = false;
    m_hasStrayKey = false;
    m_clock->say(m_covers ? wording::timeOfDay(QTime::currentTime()) : QString());
    m_title->say(question.title);
    m_advice->say(question.advice);
    m_complaint->say({});
    m_wait = 0;
    m_names->clear();
    m_names->addItems(question.names);
    m_names->setVisible(!question.names.isEmpty());
    m_field->clear();
    m_cancel->setVisible(!m_covers); // a locked window has no way around it
    show();
    raise();
    place();
    m_field->setFocus();
}

void PinPage::waitFor(int seconds)
{
    complain({});
    m_wait = seconds;
    countDown();
    place();
}

void PinPage::countDown()
{
    m_complaint->say(m_wait > 0 ? Window::tr("Wrong PIN. Try again in %1 s.").arg(m_wait)
                                : Window::tr("Wrong PIN. Try again."),
                     kit::Line::Ink::Bad);
}

void PinPage::complain(const QString& sentence)
{
    m_checking = false;
    m_wait = 0;
    m_field->clear();
    m_complaint->say(sentence, kit::Line::Ink::Bad);
    m_field->setFocus();
    place();
}

void PinPage::close()
{
    m_field->clear();
    m_covers = false;
    hide();
}

void PinPage::empty()
{
    m_field->clear();
    m_hasStrayKey = false;
}

void PinPage::press(QChar digit)
{
    m_field->insert(digit);
    m_field->setFocus();
}

bool PinPage::endsCard(const QKeyEvent& key)
{
    using Verdict = roster::Reader::Verdict;
    const QString text = typedBy(key);
    if (text.isEmpty() && !kit::isEnter(key))
        return false; // Shift, on keyboard layouts that need it for digits
    const bool isTyped = key.isAutoRepeat() || !prints(text);
    const char32_t character = kit::isEnter(key) ? U'\r' : isTyped ? U' ' : char32_t{text.at(0).unicode()};
    const auto now = key.timestamp() > 0 ? static_cast<long long>(key.timestamp()) : m_since.elapsed();
    Verdict verdict = m_reader.press(character, now);
    if (verdict == Verdict::Release || verdict == Verdict::Complete)
        verdict = m_reader.press(character, now);
    return kit::isEnter(key) && verdict == Verdict::CompleteIt;
}

void PinPage::enter(bool isCard)
{
    const bool hadStrayKey = std::exchange(m_hasStrayKey, false);
    if (m_checking)
        return;
    const std::string pin = m_field->text().toStdString();
    m_field->clear();
    if (isCard)
        return complain(Window::tr("A card isn’t a PIN. This didn’t count as a try."));
    const bool digits = std::ranges::all_of(pin, [](char c) { return c >= '0' && c <= '9'; });
    if (hadStrayKey || !digits || pin.size() < 4 || pin.size() > 12)
        return complain(Window::tr("A PIN has 4 to 12 digits and nothing else. This didn’t count as a try."));
    m_checking = true;
    m_complaint->say(Window::tr("Checking…"), kit::Line::Ink::Soft);
    place();
    const Given given = m_given;
    given({m_names->currentText().toStdString(), pin});
}

void PinPage::place()
{
    resize(parentWidget()->size());
    const int wide = qMin(m_theme.px(420), width() - m_theme.px(40));
    m_card->setFixedWidth(wide);
    const auto highWith = [&](int key) {
        for (int row = 0; row < padRows; ++row)
            m_pad->setRowMinimumHeight(row, key);
        m_pad->activate(); // else the card would use the old height
        m_card->layout()->activate();
        return qMax(m_card->layout()->totalHeightForWidth(wide), m_card->minimumSizeHint().height());
    };
    const int key = m_theme.px(66);
    int high = highWith(key);
    if (const int beyond = high - (height() - 2 * m_theme.px(20)); beyond > 0) // if text is large
        high = highWith(qMax(m_theme.px(40), key - (beyond + padRows - 1) / padRows));
    m_card->setGeometry((width() - wide) / 2, qMax(m_theme.px(20), (height() - high) / 2), wide, high);
}

bool PinPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field) {
        if (event->type() == QEvent::Resize && !isHidden())
            place();
        // A window that becomes active sets the focus itself after this event.
        if (event->type() == QEvent::WindowActivate && !isHidden())
            QTimer::singleShot(0, this, [this] {
                if (!isHidden())
                    takeFocus();
            });
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool isCard = endsCard(*key);
    if (kit::isEnter(*key)) {
        enter(isCard);
        return true;
    }
    if (key->key() == Qt::Key_Escape) {
        empty();
        if (!m_covers)
            Q_EMIT dropped();
        return true;
    }
    const QString text = typedBy(*key);
    m_hasStrayKey = m_hasStrayKey ||
                    (prints(text) && (!isDigit(text) || m_checking)); // nor is the rest of a card line a PIN
    return m_checking || (prints(text) && !isDigit(text));
}

// Digits also work while a button has the focus.
void PinPage::keyPressEvent(QKeyEvent* event)
{
    const QString text = typedBy(*event);
    if (isDigit(text)) {
        endsCard(*event);
        press(text.at(0));
    } else if (event->key() == Qt::Key_Escape && !m_covers) {
        Q_EMIT dropped();
    } else if (prints(text)) {
        m_hasStrayKey = true;
    }
    event->accept(); // no key reaches the window behind
}

bool PinPage::focusNextPrevChild(bool next)
{
    if (!isVisible()) // it is being hidden
        return QWidget::focusNextPrevChild(next);
    QList<QWidget*> stops{m_names, m_field};
    for (auto* button : findChildren<QPushButton*>())
        stops << button;
    stops.removeIf([](const QWidget* stop) { return !stop->isVisible(); });
    const qsizetype at = stops.indexOf(focusWidget());
    const qsizetype to = (at + (next ? 1 : stops.size() - 1)) % stops.size();
    stops.at(to)->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void PinPage::mousePressEvent(QMouseEvent* event)
{
    if (!m_covers && !m_card->geometry().contains(event->position().toPoint()))
        Q_EMIT dropped();
}

void PinPage::paintEvent(QPaintEvent*)
{
    QColor ground = m_covers ? m_theme.colors().background : m_theme.colors().rail;
    if (!m_covers)
        ground.setAlpha(110);
    QPainter(this).fillRect(rect(), ground);
}

} // namespace lock

#include "moc_pinpage.cpp"
