#include "pad.h"

#include "scoring/hand.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "wording/tr.h"

#include <QHash>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <limits>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

constexpr int numbersInARow = 7;

/// In the order of `facts::allSeats`.
constexpr std::array<int, 4> dealerKeys{Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R};

} // namespace

PadKey::PadKey(kit::Theme& theme, const QString& words, const QString& name, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme)
{
    setText(words);
    setAccessibleName(name);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(&theme, &kit::Theme::changed, this, &QWidget::updateGeometry);
}

// The pad handles arrows and Enter; QAbstractButton would move in the order of creation.
void PadKey::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Space)
        QAbstractButton::keyPressEvent(event);
    else
        event->ignore();
}

void PadKey::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const bool filled = isEnabled() && (m_strong != isDown());
    const double border = hasFocus() ? 3 : 1;
    const QColor frame = hasFocus() ? c.focus : isEnabled() ? c.field : c.line;
    painter.setPen(QPen(frame, border));
    painter.setBrush(filled ? c.ink : isEnabled() ? c.panel : c.shade);
    const double inset = border / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), m_theme.px(8),
                            m_theme.px(8));
    const bool number = text().front().isDigit();
    kit::write(painter, m_theme, QRectF(rect()).adjusted(3, 0, -3, 0), text(),
               m_theme.font(number ? 24 : 16, kit::Weight::Medium),
               !isEnabled() ? c.dim
               : filled     ? c.panel
                            : c.ink,
               Qt::AlignCenter);
}

Pad::Pad(kit::Theme& theme, QWidget* parent)
    : kit::Card(theme, parent), m_theme(theme), m_grid(new QGridLayout(this))
{
    setAccessibleName(Window::tr("pad"));
    m_grid->setContentsMargins(12, 12, 12, 12);
    m_grid->setSpacing(6);
    addNumbers();
    addOthers();
    stopAt(*m_numbers.front());
    hide();
}

PadKey* Pad::add(int row, int column, const QString& words, const QString& name, int wide)
{
    auto* key = new PadKey(m_theme, words, name, this);
    m_grid->addWidget(key, row, column, 1, wide);
    m_grid->setColumnStretch(column, 1);
    m_keys.push_back(key);
    return key;
}

void Pad::addNumbers()
{
    for (int n = 0; n <= scoring::tricksInHand; ++n) {
        const QString word = QString::number(n);
        m_numbers.push_back(add(n / numbersInARow, n % numbersInARow, word, word));
        connect(m_numbers.back(), &PadKey::clicked, this, [this, n] { Q_EMIT number(n); });
    }
}

void Pad::addOthers()
{
    const auto does = [this](PadKey* button, int press) {
        connect(button, &PadKey::clicked, this, [this, press] { Q_EMIT key(press, {}); });
        return button;
    };
    const int right = numbersInARow;
    m_nil = does(add(0, right, Window::tr("Nil"), Window::tr("nil")), Qt::Key_N);
    m_blind = does(add(0, right + 1, Window::tr("Blind"), Window::tr("blind")), Qt::Key_B);
    m_clear = does(add(0, right + 2, Window::tr("Clear"), Window::tr("clear")), Qt::Key_Escape);
    connect(add(0, right + 3, Window::tr("Undo"), Window::tr("undo")), &PadKey::clicked, this,
            &Pad::undoWanted);
    m_back = does(add(1, right, Window::tr("Back"), Window::tr("back")), Qt::Key_Backspace);
    m_next = does(add(1, right + 1, Window::tr("Next"), Window::tr("next")), Qt::Key_Right);
    m_save = add(1, right + 2, Window::tr("Save"), Window::tr("save hand"), 2);
    m_save->setStrong(true);
    connect(m_save, &PadKey::clicked, this,
            [this] { Q_EMIT key(Qt::Key_Return, m_overrides ? Qt::ControlModifier : Qt::NoModifier); });
}

void Pad::offer(const HandEntry& entry, Row row, bool overrides)
{
    const auto say = [](PadKey* key, const QString& words, const QString& name) {
        key->setText(words);
        key->setAccessibleName(name);
    };
    m_overrides = overrides && row != Row::Bids;
    if (row == Row::Bids)
        say(m_save, Window::tr("Next bid"), Window::tr("next bid"));
    else if (overrides)
        say(m_save, Window::tr("Override…"), Window::tr("override with a reason"));
    else
        say(m_save, Window::tr("Save"), Window::tr("save hand"));
    if (row == Row::Bids || row == Row::NewBids)
        say(m_clear, Window::tr("Keep"), Window::tr("keep the bids"));
    else if (row == Row::Amended)
        say(m_clear, Window::tr("Cancel"), Window::tr("cancel"));
    else
        say(m_clear, Window::tr("Clear"), Window::tr("clear"));
    QHash<const PadKey*, bool> can{
        {m_nil, entry.takes(HandEntry::Key::Nil)},
        {m_blind, entry.takes(HandEntry::Key::Blind)},
        {m_back, entry.takes(HandEntry::Key::Back)},
        {m_next, entry.takes(HandEntry::Key::Next)},
        {m_save, row == Row::Bids ? entry.takes(HandEntry::Key::Next) : entry.hasTricks()}};
    for (std::size_t n = 0; n < m_numbers.size(); ++n)
        can.insert(m_numbers[n], entry.takes(static_cast<int>(n)));
    const auto stays = [&](const PadKey* key) { return can.value(key, true); };
    for (PadKey* key : m_keys)
        if (stays(key))
            key->setEnabled(true);
    if (!stays(m_stop)) // first moves the focus, which a disabled key would send off the pad
        stopAt(**std::find_if(m_keys.begin(), m_keys.end(), stays));
    for (PadKey* key : m_keys)
        if (!stays(key))
            key->setEnabled(false);
}

void Pad::setWanted(bool wanted)
{
    m_wanted = wanted;
    showOrHide();
}

void Pad::goWith(QWidget& row, QWidget& question)
{
    m_row = &row;
    m_question = &question;
    row.installEventFilter(this);
    question.installEventFilter(this);
    showOrHide();
}

bool Pad::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)
        showOrHide();
    return kit::Card::eventFilter(watched, event);
}

void Pad::stopAt(PadKey& key)
{
    const bool hadFocus = m_stop && m_stop->hasFocus();
    if (m_stop)
        m_stop->setFocusPolicy(Qt::NoFocus);
    m_stop = &key;
    m_stop->setFocusPolicy(Qt::TabFocus);
    if (hadFocus)
        m_stop->setFocus();
}

// The next key in that direction, in the same row or column.
PadKey* Pad::nearest(const PadKey& from, int dx, int dy) const
{
    PadKey* found = nullptr;
    int least = std::numeric_limits<int>::max();
    const QRect& box = from.geometry();
    for (PadKey* key : m_keys) {
        const QRect& other = key->geometry();
        const bool inLine =
            dy == 0 ? other.top() == box.top() : other.left() <= box.right() && other.right() >= box.left();
        const QPoint way = other.center() - box.center();
        const int far = way.x() * dx + way.y() * dy;
        if (key->isEnabled() && inLine && far > 0 && far < least) {
            least = far;
            found = key;
        }
    }
    return found;
}

void Pad::keyPressEvent(QKeyEvent* event)
{
    const auto go = [this](int dx, int dy) {
        if (PadKey* key = nearest(*m_stop, dx, dy))
            stopAt(*key);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(-1, 0);
    case Qt::Key_Right:
        return go(1, 0);
    case Qt::Key_Up:
        return go(0, -1);
    case Qt::Key_Down:
        return go(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (event->modifiers() & Qt::ControlModifier) // Ctrl+Enter overrides from any key
            return Q_EMIT keyPassedOn(event);
        return m_stop->click();
    default:
        Q_EMIT keyPassedOn(event);
    }
}

DealerKeys::DealerKeys(kit::Theme& theme, QWidget* parent) : QWidget(parent)
{
    auto* line = new kit::Flow(theme, 14, this);
    line->setContentsMargins(16, 8, 16, 0);
    m_title = new kit::Line(theme, 14, kit::Weight::Medium);
    m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    line->addWidget(m_title);
    for (std::size_t i = 0; i < dealerKeys.size(); ++i) {
        auto* hint = new kit::KeyHint(theme, QString(QChar(dealerKeys[i])), {});
        hint->setObjectName(u"dealer%1"_s.arg(i));
        connect(hint, &kit::KeyHint::clicked, this, [this, i] { Q_EMIT chosen(facts::allSeats[i]); });
        line->addWidget(hint);
        m_hints.at[i] = hint;
    }
    kit::follow(theme, m_title, [this] { // level with the names
        m_title->setMinimumHeight(m_hints.at[0]->sizeHint().height());
    });
}

void DealerKeys::show(const facts::PerSeat<QString>& names, bool begun)
{
    m_title->setText(begun ? Window::tr("Who dealt hand 1?") : Window::tr("Who deals first?"));
    for (const facts::Seat seat : facts::allSeats)
        m_hints[seat]->setDoes(names[seat]);
}

std::optional<facts::Seat> DealerKeys::seatOf(int key)
{
    const auto* at = std::find(dealerKeys.begin(), dealerKeys.end(), key);
    if (at == dealerKeys.end())
        return std::nullopt;
    return facts::allSeats[static_cast<std::size_t>(at - dealerKeys.begin())];
}

} // namespace sheet

#include "moc_pad.cpp"
