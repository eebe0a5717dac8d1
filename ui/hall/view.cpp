#include "hall.h"

#include "wording/tr.h"

#include <QCloseEvent>
#include <QKeyEvent>

#include <algorithm>

using wording::Window;

namespace hall {

namespace {

constexpr std::chrono::seconds hintTime{6};

QString hintText()
{
    return Window::tr("The hall screen lies over the Courtside window. Esc closes it.");
}

/// Over the head: what people look for stands below it, and what is called too.
QRectF hintPlace(const Shown& shown, const QSizeF& size)
{
    return {0, 0, size.width(), bodyOf(shown, size).top()};
}

} // namespace

View::View(QWidget* parent) : QWidget(parent, Qt::Window | Qt::FramelessWindowHint)
{
    setWindowTitle(Window::tr("Courtside, hall screen"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_ShowWithoutActivating); // keys stay with the window that has controls
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::BlankCursor);
    m_hint.setSingleShot(true);
    connect(&m_hint, &QTimer::timeout, this, &View::say);
    layOut();
}

void View::show(const Shown& shown)
{
    m_shown = shown;
    layOut();
}

void View::setCovers(bool covers)
{
    m_covers = covers;
    setAttribute(Qt::WA_ShowWithoutActivating, !covers);
    if (covers)
        m_hint.start(hintTime);
    else
        m_hint.stop();
    say();
}

Face View::hintFace() const
{
    Face face(Kind::Note, size());
    const QRectF strip = hintPlace(m_shown, size());
    face.box(strip, Ink::WarnBar);
    face.write(strip.adjusted(face.px(40), 0, -face.px(40), 0), Qt::AlignHCenter, hintText(), {44});
    return face;
}

void View::tick(const tournament::Timestamp& now)
{
    const bool isLater = timeOfDay(now) != timeOfDay(m_shown.now);
    m_shown.now = now;
    if (isLater || face().kind() == Kind::Tables)
        layOut();
}

void View::turn()
{
    m_at = (m_at + 1) % m_faces.size();
    say();
}

void View::layOut()
{
    const bool isFirst = m_faces.empty();
    const Kind kind = isFirst ? Kind::Note : face().kind();
    const std::size_t before = isFirst ? 0 : numberInKind();
    m_faces = facesOf(m_shown, size());
    m_at = 0;
    stayAt(kind, before);
    say();
}

// Where it is gone, at the one that comes in its place.
void View::stayAt(Kind kind, std::size_t ofKind)
{
    const auto at = std::ranges::find_if(m_faces, [kind](const Face& face) { return face.kind() >= kind; });
    if (at == m_faces.end())
        return;
    m_at = static_cast<std::size_t>(at - m_faces.begin());
    for (; ofKind > 0 && m_at + 1 < m_faces.size() && m_faces[m_at + 1].kind() == kind; --ofKind)
        ++m_at;
}

std::size_t View::numberInKind() const
{
    std::size_t number = 0;
    while (number < m_at && m_faces[m_at - number - 1].kind() == face().kind())
        ++number;
    return number;
}

void View::say()
{
    const QString first = m_hint.isActive() ? hintText() + u' ' : QString();
    setAccessibleName(Window::tr("Hall screen: %1").arg(first + face().aloud()));
    update();
    Q_EMIT shown();
}

void View::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paint(painter, scheme(), face());
    if (!m_hint.isActive())
        return;
    painter.setClipRect(hintPlace(m_shown, size()));
    paint(painter, scheme(), hintFace());
}

void View::keyPressEvent(QKeyEvent* event)
{
    const bool isToggle =
        event->key() == Qt::Key_H && event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier);
    if (event->key() == Qt::Key_Escape || isToggle)
        return Q_EMIT closeWanted();
    if (m_covers) {
        m_hint.start(hintTime);
        say();
    }
    QWidget::keyPressEvent(event);
}

// By the desktop's own means.
void View::closeEvent(QCloseEvent* event)
{
    event->ignore();
    Q_EMIT closeWanted();
}

} // namespace hall
