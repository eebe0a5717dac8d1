#include "empty.h"

#include <QVBoxLayout>

namespace kit {

QWidget* emptyState(Theme& theme, const QString& title, const QString& advice)
{
    auto* around = new QWidget;
    auto* middle = new QVBoxLayout(around);
    middle->setContentsMargins(20, 20, 20, 20);
    middle->setSpacing(10);
    middle->addStretch(2);
    const auto say = [&](int pixels, Weight weight, Line::Ink ink, const QString& text) {
        auto* line = new Line(theme, pixels, weight, ink);
        line->setAlignment(Qt::AlignCenter);
        line->setText(text);
        middle->addWidget(line);
    };
    say(24, Weight::Medium, Line::Ink::Plain, title);
    say(16, Weight::Plain, Line::Ink::Soft, advice);
    middle->addStretch(3);
    return around;
}

} // namespace kit
