// The tables of the room side by side, as many in a row as have the room for it.
#pragma once

#include "ui/kit/theme.h"

#include <QGridLayout>
#include <QWidget>

#include <vector>

namespace tables {

class Tiles : public QWidget {
    Q_OBJECT
public:
    explicit Tiles(kit::Theme& theme, QWidget* parent = nullptr);
    void add(QWidget* tile);
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    int columnsNow() const;
    void place();

    kit::Theme& m_theme;
    QGridLayout* m_grid;
    std::vector<QWidget*> m_tiles;
    int m_columns = 1;
};

} // namespace tables
