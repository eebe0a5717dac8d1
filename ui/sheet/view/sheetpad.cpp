// The pad of a sheet: shown or hidden, remembered, and what is touched on it.
#include "sheetview.h"

#include "scoring/legal.h"
#include "wording/tr.h"
#include "ui/sheet/hands/pad.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

const QString remembered = u"pad"_s;

} // namespace

Pad* SheetView::makePad()
{
    m_pad = new Pad(m_theme);
    m_pad->goWith(*m_row, *m_ask);
    connect(m_row, &EntryRow::changed, this, &SheetView::offerKeys);
    connect(m_pad, &Pad::number, this, [this](int number) {
        if (!m_pad->isAncestorOf(QApplication::focusWidget()))
            m_row->setFocus();
        m_row->give(number);
    });
    connect(m_pad, &Pad::key, this, &SheetView::takePadKey);
    connect(m_pad, &Pad::undoWanted, this, &SheetView::undoWanted);
    connect(m_pad, &Pad::keyPassedOn, this, &SheetView::takePassedOn);
    connect(&m_theme, &kit::Theme::changed, this, [this] { showPad(m_pad->isWanted()); });
    return m_pad;
}

// The key of the pad has a place of its own: a finger finds it where it was.
QWidget* SheetView::makeStrip()
{
    m_strip = new QWidget;
    auto* strip = new QHBoxLayout(m_strip);
    strip->setContentsMargins(0, 0, 0, 0);
    auto* hint = new kit::KeyHint(m_theme, u"P"_s, Window::tr("pad"));
    connect(hint, &kit::KeyHint::clicked, this, &SheetView::switchPad);
    m_keys = makeKeys();
    strip->addWidget(m_keys, 1);
    strip->addWidget(hint, 0, Qt::AlignTop);
    return m_strip;
}

// Whoever goes about on the pad with the arrows stays there.
void SheetView::takePadKey(int key, Qt::KeyboardModifiers modifiers)
{
    if (!m_pad->isAncestorOf(QApplication::focusWidget()))
        m_row->setFocus();
    if (m_row->press(key, modifiers))
        return;
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    keyPressEvent(&event);
}

void SheetView::takePassedOn(QKeyEvent* event)
{
    if (!m_row->isVisibleTo(this) || !m_row->press(event->key(), event->modifiers()))
        keyPressEvent(event);
    else if (!m_ask->isOpen()) // or it has the focus
        m_row->setFocus();
}

void SheetView::offerKeys()
{
    const tournament::Match* match = current();
    if (!match || !m_pad->isWanted())
        return;
    const HandEntry& entry = m_row->entry();
    bool letsIn = false;
    if (entry.hasTricks() && !m_amending) {
        const scoring::Hand hand = typedHand(*match);
        const scoring::Problems problems = problemsOf(*match, hand);
        const scoring::Problem* refusal = scoring::refusal(problems, hand);
        letsIn = refusal && refusal->severity == scoring::Severity::AgainstSheet;
    }
    m_pad->offer(entry, letsIn);
}

void SheetView::switchPad()
{
    m_session.settings().set(remembered, !m_pad->isWanted());
    showPad(!m_pad->isWanted());
    takeFocus();
}

void SheetView::showPad(bool wanted)
{
    m_row->setMarked(wanted);
    m_pad->setWanted(wanted);
    offerKeys();
    // What the pad has need not be said twice.
    for (kit::KeyHint* hint : findChildren<kit::KeyHint*>()) {
        static const QStringList onPad{u"Enter"_s, u"N"_s, u"B"_s, u"Esc"_s};
        if (onPad.contains(hint->key()))
            hint->setVisible(!wanted);
        hint->setRoomy(hint->key() == u"P"_s); // who has no keyboard comes by it
    }
    // Room for two lines, or the row would move when there is something to say; the pad leaves one.
    const QFontMetrics metrics(m_theme.font(14, kit::Weight::Medium));
    m_message->setMinimumHeight((wanted ? 1 : 2) * metrics.lineSpacing());
    // The small ones stand on one line with it.
    m_keys->layout()->setContentsMargins(0, m_theme.px(10), 0, 0);
}

void SheetView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showPad(m_session.settings().value(remembered, false).toBool()); // another sheet may have switched it
}

} // namespace sheet
