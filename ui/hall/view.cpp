#include "hall.h"

#include "strip.h"

#include "wording/tr.h"

#include <QCloseEvent>
#include <QKeyEvent>

#include <algorithm>

using wording::Window;

namespace hall {

namespace {

constexpr std::chrono::seconds hintTime{6};
constexpr long long freshMs = 15'000;

QString hintText()
{
    return Window::tr("The hall screen is covering Courtside. Press Esc to close it.");
}

/// Above the head, so that it covers neither the page nor the calls.
QRectF hintPlace(const Shown& shown, const QSizeF& size)
{
    return {0, 0, size.width(), roomOf(shown, size).top()};
}

} // namespace

View::View(QWidget* parent)
    : QWidget(parent, Qt::Window | Qt::FramelessWindowHint), m_strip(Kind::Note, QSizeF(1, 1))
{
    setWindowTitle(Window::tr("Courtside, hall screen"));
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_ShowWithoutActivating); // keys stay with the main window
    setAttribute(Qt::WA_OpaquePaintEvent);
    setCursor(Qt::BlankCursor);
    m_hint.setSingleShot(true);
    connect(&m_hint, &QTimer::timeout, this, &View::say);
    layOut();
}

void View::show(const Shown& shown)
{
    const bool isSame = m_shown.tournament && shown.tournament && m_shown.mark == shown.mark;
    m_shown = shown;
    noteCalls(isSame);
}

/// Shows a new call at once: first on the strip, and on its page if that is in view.
void View::noteCalls(bool isSameTournament)
{
    std::set<std::string> calls;
    std::vector<std::string> fresh;
    for (const tournament::Match* match : calledNow(m_shown)) {
        const std::string call =
            match->id + ' ' + std::to_string(match->attempt) + ' ' + std::to_string(match->call->table);
        if (!m_calls.contains(call))
            fresh.push_back(match->id);
        calls.insert(call);
    }
    m_calls = std::move(calls);
    if (!isSameTournament) {
        m_fresh.clear();
        m_firstGroup = 0;
        m_since = m_shown.now;
    }
    if (!isSameTournament || fresh.empty())
        return layOut();
    m_fresh = {fresh.begin(), fresh.end()};
    m_since = m_shown.now;
    m_firstGroup = Strip(m_shown, size(), Kind::Bracket).groupOf(fresh.front());
    layOut();
    jumpTo(fresh.front());
}

void View::jumpTo(const std::string& match)
{
    const auto at = std::ranges::find_if(m_faces, [&](const Face& face) { return face.calls(match); });
    if (at == m_faces.end())
        return;
    m_at = static_cast<std::size_t>(at - m_faces.begin());
    say();
    Q_EMIT jumped();
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
    if (isLater)
        layOut();
    else if (face().kind() == Kind::Tables)
        layOutTables();
    else if (layOutStrip())
        say();
}

/// Only the pages of tables have clocks.
void View::layOutTables()
{
    std::vector<Face> tables = facesOf(m_shown, size(), Kind::Tables);
    const auto first = std::ranges::find(m_faces, Kind::Tables, &Face::kind);
    if (std::ranges::count(m_faces, Kind::Tables, &Face::kind) != std::ssize(tables))
        return layOut();
    std::ranges::move(tables, first);
    say();
}

/// Lays out the strip and returns whether it changed.
bool View::layOutStrip()
{
    if (tournament::millisBetween(m_since, m_shown.now) >= freshMs)
        m_fresh.clear();
    const Strip strip(m_shown, size(), face().kind());
    std::size_t group = 0;
    if (strip.groups() > 1) {
        const auto over = std::chrono::milliseconds(tournament::millisBetween(m_since, m_shown.now));
        group = (m_firstGroup + static_cast<std::size_t>(over / strip.seconds())) % strip.groups();
    }
    Face next = strip.face(group, m_fresh);
    const bool isOther = group != m_group || next.shapes().size() != m_strip.shapes().size() ||
                         next.spokenText() != m_strip.spokenText();
    m_group = group;
    m_strip = std::move(next);
    return isOther;
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

// Stays at that page, or at the one that took its place.
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
    layOutStrip(); // not every page has the strip
    QStringList all{face().spokenText(), m_strip.spokenText()};
    if (m_hint.isActive())
        all.prepend(hintText());
    all.removeAll({});
    setAccessibleName(Window::tr("Hall screen: %1").arg(all.join(u' ')));
    update();
    Q_EMIT shown();
}

void View::draw(QPainter& painter) const
{
    paint(painter, scheme(), face());
    paintOver(painter, scheme(), m_strip);
}

void View::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    draw(painter);
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

// Closed by the desktop's own means, for example a shortcut.
void View::closeEvent(QCloseEvent* event)
{
    event->ignore();
    Q_EMIT closeWanted();
}

} // namespace hall
