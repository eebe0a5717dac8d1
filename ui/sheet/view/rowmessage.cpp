#include "rowmessage.h"

#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/sentence.h"

using namespace Qt::StringLiterals;

namespace sheet {

RowMessage::RowMessage(kit::Theme& theme, const EntryRow& row)
    : Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium), m_theme(theme), m_row(row)
{
    setObjectName(u"rowMessage"_s);
}

void RowMessage::say(const QStringList& sentences, bool hint)
{
    setInk(hint ? kit::Line::Ink::Soft : kit::Line::Ink::Bad);
    setText(wording::joinedSentences(sentences));
    m_isHint = hint;
    fit();
    bringIntoView();
}

void RowMessage::setRoom(Room room)
{
    m_room = room;
    fit();
}

void RowMessage::fit()
{
    const bool isKept = m_room == Room::Kept;
    setMinimumHeight(isKept ? QFontMetrics(m_theme.font(14, kit::Weight::Medium)).lineSpacing() : 0);
    const bool isWanted = !text().isEmpty() && !(m_isHint && m_room == Room::OnlyForMistakes);
    setVisible(isKept || isWanted);
}

void RowMessage::resizeEvent(QResizeEvent* event)
{
    Prose::resizeEvent(event);
    bringIntoView();
}

// Once the layouts are done. The box comes last, so that it is in view however long the message is.
void RowMessage::bringIntoView()
{
    const auto bring = [this] {
        if (!m_row.hasFocus())
            return;
        const QRect box = m_row.inputMethodQuery(Qt::ImCursorRectangle).toRect();
        const int left = mapFromGlobal(m_row.mapToGlobal(box.topLeft())).x();
        if (isVisible())
            kit::bringIntoView(*this, {left, 0, box.width(), height()});
        kit::bringIntoView(m_row, box);
    };
    QMetaObject::invokeMethod(this, bring, Qt::QueuedConnection);
}

} // namespace sheet

#include "moc_rowmessage.cpp"
