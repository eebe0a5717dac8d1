// The keyboard sheet of the last screen, or of another that is chosen.
#pragma once

#include "keysheets.h"

#include "ui/kit/fields.h"
#include "ui/session/screen.h"

#include <QScrollArea>

namespace help {

/// A line of the sheet, drawn with its keycaps.
class KeyLine : public QWidget {
    Q_OBJECT
public:
    KeyLine(kit::Theme& theme, const Line& line, QWidget* parent = nullptr);
    const Line& line() const { return m_line; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The width of the keycaps.
    int capsWidth() const;

    kit::Theme& m_theme;
    Line m_line;
};

/// Esc goes back; half-typed entries there are kept.
class HelpScreen : public session::Screen {
    Q_OBJECT
public:
    HelpScreen(kit::Theme& theme, session::Session& session);
    void refresh() override;
    void takeFocus() override { m_which->setFocus(); }
    void show(Sheet sheet);
    using QWidget::show;
    Sheet sheet() const { return m_sheet; }
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Page Up and Page Down, whatever has the focus; false for any other key.
    bool scroll(const QKeyEvent& event);
    void fill();
    QWidget* makeCard(const Group& group);

    kit::DropDown* m_which;
    QHBoxLayout* m_columns;
    QScrollArea* m_page;
    Sheet m_sheet = Sheet::Tables;
    int m_filled = 0; ///< filled columns; 0: fill again
};

} // namespace help
