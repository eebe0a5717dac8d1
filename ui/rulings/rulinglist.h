// The list of all rulings, and the card of the selected one.
#pragma once

#include "onrecord.h"

#include "ui/kit/rows.h"

namespace rulings {

class RulingList : public kit::RowTable {
    Q_OBJECT
public:
    explicit RulingList(kit::Theme& theme);
    void show(const std::vector<OnRecord>& all);
    using QWidget::show;
    /// The selected ruling; null if there is none.
    const OnRecord* current() const { return at(currentRow()); }
    const OnRecord* at(int row) const;
    void goToRuling(const std::string& op);
    void goToNewest();

Q_SIGNALS:
    void currentIs();

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void currentChanged(const QModelIndex& is, const QModelIndex& was) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int nearestRuling(int row) const;
    void fitRows();

    kit::Theme& m_theme;
    std::vector<OnRecord> m_all;
};

/// The selected ruling in full, and what can be done with it.
class RulingCard : public QWidget {
    Q_OBJECT
public:
    explicit RulingCard(kit::Theme& theme);
    /// `aheadMin`: how many minutes the room's clock is ahead.
    void show(const OnRecord& ruling, int aheadMin);
    using QWidget::show;

Q_SIGNALS:
    void openWanted();
    void sheetWanted();

private:
    kit::Theme& m_theme;
    kit::Line* m_title;
    kit::Badge* m_state;
    QWidget* m_rows;
    kit::KeycapButton* m_open;
    kit::KeycapButton* m_sheet;
};

} // namespace rulings
