#include "aloud.h"

#include "widgets.h"

#include <QAccessibleWidget>

namespace kit {

namespace {

constexpr auto roleName = "accessibleRole";

class Painted : public QAccessibleWidget {
public:
    Painted(QWidget* widget, QAccessible::Role role) : QAccessibleWidget(widget, role) {}

    QString text(QAccessible::Text kind) const override
    {
        const auto* label = qobject_cast<const QLabel*>(widget());
        return label && kind == QAccessible::Name && label->accessibleName().isEmpty()
                   ? label->text()
                   : QAccessibleWidget::text(kind);
    }
};

/// A key and what it does is pressed like a button.
class PaintedKey : public Painted {
public:
    explicit PaintedKey(KeyHint* hint) : Painted(hint, QAccessible::Button) {}

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override
    {
        if (action == pressAction())
            Q_EMIT static_cast<KeyHint*>(widget())->clicked();
    }
};

QAccessibleInterface* make(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(roleName) : QVariant();
    if (!role.isValid())
        return nullptr; // Qt's own
    if (auto* hint = qobject_cast<KeyHint*>(widget))
        return new PaintedKey(hint);
    return new Painted(widget, static_cast<QAccessible::Role>(role.toInt()));
}

} // namespace

void setRole(QWidget& widget, QAccessible::Role role)
{
    QAccessible::installFactory(make); // again does no harm
    widget.setProperty(roleName, static_cast<int>(role));
}

} // namespace kit
