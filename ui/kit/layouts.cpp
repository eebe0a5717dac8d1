// Layouts of widgets, and the order in which Tab visits them.
#include "widgets.h"

#include <utility>

namespace kit {

QWidget* inTheMiddle(QWidget* content, const QMargins& margins)
{
    auto* whole = new QWidget;
    QVBoxLayout* column = columnIn(whole, -1, margins);
    auto* across = new QHBoxLayout;
    across->addStretch(1);
    across->addWidget(content, 1000);
    across->addStretch(1);
    column->addLayout(across);
    column->addStretch(1);
    return whole;
}

QGridLayout* gridIn(QWidget* widget, int between, int below, const QMargins& margins)
{
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins(margins);
    grid->setHorizontalSpacing(between);
    grid->setVerticalSpacing(below);
    return grid;
}

void clear(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        delete item->widget();
        delete item;
    }
}

QList<QWidget*> stopsIn(const QLayout& layout)
{
    QList<QWidget*> stops;
    for (int i = 0; i < layout.count(); ++i) {
        QWidget* widget = layout.itemAt(i)->widget();
        if (widget && (widget->focusPolicy() & Qt::TabFocus))
            stops << widget;
        if (const QLayout* inside = widget ? widget->layout() : layout.itemAt(i)->layout())
            stops << stopsIn(*inside);
    }
    return stops;
}

void tabThrough(QWidget& around, const QList<QWidget*>& stops)
{
    const Qt::FocusPolicy policy = around.focusPolicy();
    around.setFocusPolicy(Qt::ClickFocus); // Qt 6.4 puts nothing behind what never has the focus
    QWidget* before = &around;
    for (QWidget* each : stops)
        QWidget::setTabOrder(std::exchange(before, each), each);
    around.setFocusPolicy(policy);
}

Line* titleLine(Theme& theme, const QString& title)
{
    return new Line(theme, title, 24, Weight::Medium);
}

QHBoxLayout* headLine(Line* title, QWidget* beside, const QList<QWidget*>& pressed, int spacing)
{
    auto* head = new QHBoxLayout;
    head->setSpacing(spacing);
    if (beside)
        title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(title, beside ? 0 : 1);
    if (auto* text = qobject_cast<QLabel*>(beside))
        text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    if (beside)
        head->addWidget(beside, 1);
    for (QWidget* each : pressed)
        head->addWidget(each);
    return head;
}

QPushButton* button(const QString& text, const QString& name)
{
    auto* made = new QPushButton(text);
    made->setAccessibleName(name);
    made->setAutoDefault(true);
    return made;
}

QWidget* emptyState(Theme& theme, const QString& title, const QString& advice,
                    std::initializer_list<KeyHint*> keys)
{
    auto* around = new QWidget;
    auto* middle = columnIn(around, 10, {20, 20, 20, 20});
    middle->addStretch(2);
    const auto say = [&](int pixels, Weight weight, Line::Ink ink, const QString& text) {
        auto* said = new Prose(theme, pixels, ink, weight);
        said->setAlignment(Qt::AlignCenter);
        said->setText(text);
        middle->addWidget(said);
    };
    say(24, Weight::Medium, Line::Ink::Plain, title);
    say(16, Weight::Plain, Line::Ink::Soft, advice);
    auto* line = new QHBoxLayout;
    line->setSpacing(24);
    line->addStretch(1);
    for (KeyHint* each : keys) {
        each->letFocus();
        line->addWidget(each);
    }
    if (keys.size() > 0)
        around->setFocusProxy(*keys.begin());
    line->addStretch(1);
    middle->addLayout(line);
    middle->addStretch(3);
    return around;
}

} // namespace kit
