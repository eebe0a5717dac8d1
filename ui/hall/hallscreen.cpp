#include "hallscreen.h"

#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "wording/tr.h"

#include <QEvent>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace hall {

namespace {

constexpr int fieldWidth = 340; // pixels at 100 %
constexpr int lookWidth = 170;
constexpr int namesWidth = 210;
constexpr int secondsWidth = 120;
constexpr int mostWidth = 900; // so that a line can be read at a glance

QString titleOf(Kind kind)
{
    return kind == Kind::Tables    ? Window::tr("Tables: teams, scores, clocks")
           : kind == Kind::Calls   ? Window::tr("Table assignments, and who is next")
           : kind == Kind::Bracket ? Window::tr("Bracket")
                                   : Window::tr("Standings");
}

QString nameOf(const Monitor& monitor)
{
    return u"%1, %2 × %3"_s.arg(monitor.name, QString::number(monitor.place.width()),
                                QString::number(monitor.place.height()));
}

} // namespace

Preview::Preview(View& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setAccessibleName(Window::tr("Hall screen now"));
    connect(&view, &View::shown, this, qOverload<>(&QWidget::update));
}

void Preview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QSizeF whole = m_view.face().size();
    const double scale = std::min(width() / whole.width(), height() / whole.height());
    painter.scale(scale, scale);
    m_view.draw(painter);
}

HallScreen::HallScreen(kit::Theme& theme, session::Session& session, Hall& hall, QWidget* parent)
    : Screen(theme, session, parent), m_hall(hall), m_state(new kit::Prose(theme, 16)),
      m_never(new kit::Prose(theme, 15, kit::Line::Ink::Soft)), m_toggle(kit::button({})),
      m_preview(new Preview(hall.view())), m_message(new QLineEdit),
      m_send(kit::button(Window::tr("Show message"))), m_clear(kit::button(Window::tr("Remove message"))),
      m_seconds(new kit::NumberField(Window::tr("seconds per page"), leastSeconds, mostSeconds)),
      m_monitor(new kit::DropDown(theme)), m_scheme(new kit::DropDown(theme)),
      m_players(kit::choice(theme, Window::tr("players on the hall screen"), Window::tr("In full"),
                            Window::tr("First name, initial")))
{
    auto* column = kit::columnIn(this, 16, kit::screenMargins);
    column->addLayout(makeTop());
    auto* inside = new QWidget;
    auto* rows = kit::columnIn(inside, 18);
    rows->addWidget(m_state);
    rows->addLayout(makeMessage());
    rows->addLayout(makePages());
    rows->addLayout(makeSmall());
    rows->addWidget(m_never);
    kit::follow(theme, inside, [this, inside] { inside->setMaximumWidth(m_theme.px(mostWidth)); });
    column->addWidget(inside);
    column->addWidget(m_preview, 1);
    column->addStretch();
    connect(&hall, &Hall::changed, this, [this] {
        if (isVisible())
            refresh();
    });
}

QLayout* HallScreen::makeTop()
{
    m_toggle->setProperty("strong", true);
    m_toggle->setWhatsThis(session::does(session::Key::Hall));
    connect(m_toggle, &QPushButton::clicked, &m_hall, &Hall::toggle);
    return kit::headLine(kit::titleLine(m_theme, Window::tr("Hall screen")), nullptr,
                         {m_toggle, closeButton()}, -1);
}

QLayout* HallScreen::makeMessage()
{
    m_message->setAccessibleName(Window::tr("message to the hall"));
    m_message->setMaxLength(longestMessage);
    m_message->setPlaceholderText(Window::tr("Optional. Shown on every page"));
    m_message->installEventFilter(this);
    auto* line = kit::lineIn(nullptr, 10);
    line->addWidget(kit::labelled(m_theme, Window::tr("Message"), m_message, this), 1);
    for (QPushButton* button : {m_send, m_clear})
        line->addWidget(button, 0, Qt::AlignBottom);
    connect(m_message, &QLineEdit::returnPressed, this, [this] { sendMessage(m_message->text()); });
    connect(m_message, &QLineEdit::textChanged, this, &HallScreen::showState);
    connect(m_send, &QPushButton::clicked, this, [this] { sendMessage(m_message->text()); });
    connect(m_clear, &QPushButton::clicked, this, [this] {
        m_message->clear();
        m_message->setFocus();
        sendMessage({});
    });
    return line;
}

QLayout* HallScreen::makePages()
{
    auto* column = kit::columnIn(nullptr, 3);
    column->addWidget(kit::fieldHead(m_theme, Window::tr("Pages shown in turn, with calls at the bottom")));
    auto* row = new kit::FlowRow(m_theme, 8);
    for (const Kind kind : chosenKinds) {
        auto* box = new QCheckBox(titleOf(kind));
        m_pages[kind] = box;
        connect(box, &QCheckBox::clicked, this, &HallScreen::choose);
        row->flow().addWidget(box);
    }
    column->addWidget(row);
    return column;
}

QLayout* HallScreen::makeSmall()
{
    m_monitor->setAccessibleName(Window::tr("screen it is shown on"));
    m_scheme->setAccessibleName(Window::tr("theme of the hall screen"));
    for (const QString& each : {Window::tr("Light"), Window::tr("Dark"), Window::tr("High contrast")})
        m_scheme->addItem(each);
    kit::follow(m_theme, this, [this] {
        m_monitor->setFixedWidth(m_theme.px(fieldWidth));
        m_scheme->setFixedWidth(m_theme.px(lookWidth));
        m_players->setFixedWidth(m_theme.px(namesWidth));
        m_seconds->setFixedWidth(m_theme.px(secondsWidth));
    });
    auto* line = new kit::Flow(m_theme, 16);
    line->addWidget(kit::labelled(m_theme, Window::tr("Screen"), m_monitor, this));
    line->addWidget(kit::labelled(m_theme, Window::tr("Seconds per page"), m_seconds, this));
    line->addWidget(kit::labelled(m_theme, Window::tr("Theme"), m_scheme, this));
    line->addWidget(kit::labelled(m_theme, Window::tr("Players"), m_players, this));
    for (kit::DropDown* each : {m_monitor, m_scheme, m_players})
        connect(each, &QComboBox::currentIndexChanged, this, &HallScreen::choose);
    connect(m_seconds, &QSpinBox::valueChanged, this, &HallScreen::choose);
    return line;
}

void HallScreen::refresh()
{
    const QScopedValueRollback filling(m_isFilling, true);
    const Choices& choices = m_hall.choices();
    if (!m_message->hasFocus())
        m_message->setText(choices.message);
    if (!m_seconds->hasFocus())
        m_seconds->setValue(choices.seconds);
    m_scheme->setCurrentIndex(static_cast<int>(choices.scheme));
    m_players->setCurrentIndex(choices.shortNames ? 1 : 0);
    for (const auto& [kind, box] : m_pages)
        box->setChecked(!choices.left.contains(kind));
    fillMonitors();
    m_never->say(Window::tr("ID cards, suspensions and rulings are never shown."));
    showState();
}

void HallScreen::fillMonitors()
{
    const QString chosen = m_hall.choices().monitor;
    const QList<Monitor> free = m_hall.candidates();
    m_monitor->clear();
    m_monitor->addItem(Window::tr("Any other screen"), QString());
    for (const Monitor& each : free)
        m_monitor->addItem(nameOf(each), each.name);
    // Keeps the chosen screen even if it can't be used now, because it may come back.
    if (!chosen.isEmpty() && m_monitor->findData(chosen) < 0) {
        const QList<Monitor> all = m_hall.monitors();
        const bool isConnected = std::ranges::count(all, chosen, &Monitor::name) > 0;
        m_monitor->addItem(
            (isConnected ? Window::tr("%1 (this window’s)") : Window::tr("%1 (not connected)")).arg(chosen),
            chosen);
    }
    m_monitor->setCurrentIndex(std::max(0, m_monitor->findData(chosen)));
}

void HallScreen::showState()
{
    m_state->say(m_hall.state());
    m_preview->setVisible(!m_hall.shownOn().isEmpty());
    m_toggle->setText(m_hall.isWanted() ? Window::tr("Close hall screen") : Window::tr("Show hall screen"));
    m_toggle->setToolTip(session::named(session::Key::Hall));
    const QString up = m_hall.choices().message;
    m_send->setEnabled(m_message->text().trimmed() != up && !m_message->text().trimmed().isEmpty());
    m_clear->setEnabled(!up.isEmpty());
}

void HallScreen::sendMessage(const QString& text)
{
    Choices choices = m_hall.choices();
    choices.message = text.simplified();
    m_hall.choose(choices);
    showState();
}

void HallScreen::choose()
{
    if (m_isFilling)
        return;
    Choices choices = m_hall.choices();
    choices.seconds = m_seconds->value();
    choices.monitor = m_monitor->currentData().toString();
    choices.scheme = static_cast<kit::Scheme>(m_scheme->currentIndex());
    choices.shortNames = kit::isOther(m_players);
    choices.left.clear();
    for (const auto& [kind, box] : m_pages)
        if (!box->isChecked())
            choices.left.insert(kind);
    m_hall.choose(choices);
}

// When the field is shown again, it drops an unsent message and that of another tournament.
bool HallScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_message && event->type() == QEvent::Show)
        m_message->setText(m_hall.choices().message);
    return Screen::eventFilter(watched, event);
}

} // namespace hall

#include "moc_hallscreen.cpp"
