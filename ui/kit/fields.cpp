#include "fields.h"

#include <QVBoxLayout>

namespace kit {

QWidget* labelled(Theme& theme, const QString& label, QWidget* field, QWidget* parent)
{
    auto* both = new QWidget(parent);
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    if (!label.isEmpty()) {
        auto* head = new Line(theme, 14, Weight::Plain, Line::Ink::Soft);
        head->setText(label);
        column->addWidget(head);
    }
    column->addWidget(field);
    return both;
}

DropDown* choice(Theme& theme, const QString& name, const QString& usual, const QString& other)
{
    auto* field = new DropDown(theme);
    field->addItem(usual);
    field->addItem(other);
    field->setAccessibleName(name);
    return field;
}

bool isOther(const DropDown* choice)
{
    return choice->currentIndex() == 1;
}

} // namespace kit
