#include "handstheme.h"

namespace sheet {

namespace {

constexpr double larger = 1.25;
// Pixels at 100 %.
constexpr int largeRow = 54;
constexpr int aroundHands = 420; // height besides the hands: head, entry row and keys

} // namespace

HandsTheme::HandsTheme(const kit::Theme& window, const QWidget& sheet) : m_window(window), m_sheet(sheet)
{
    fit(0, 0);
}

void HandsTheme::fit(int rows, int taken)
{
    const int room = m_sheet.height() - m_window.px(aroundHands) - taken;
    const bool isRoomy = m_sheet.width() >= m_window.px(wideSheet) && rows * m_window.px(largeRow) <= room;
    set(m_window.scheme(), m_window.scale() * (isRoomy ? larger : 1));
}

} // namespace sheet

#include "moc_handstheme.cpp"
