#include "accessible.h"

#include <QAccessibleWidget>
#include <QLabel>

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

/// For widgets with a signal `clicked`.
class AccessibleButton : public Painted {
public:
    explicit AccessibleButton(QWidget* widget) : Painted(widget, QAccessible::Button) {}

    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& action) override
    {
        if (action == pressAction())
            QMetaObject::invokeMethod(widget(), "clicked");
    }
};

QAccessibleInterface* make(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    const QVariant role = widget ? widget->property(roleName) : QVariant();
    if (!role.isValid())
        return nullptr; // Qt makes its own
    const auto is = static_cast<QAccessible::Role>(role.toInt());
    if (is == QAccessible::Button)
        return new AccessibleButton(widget);
    return new Painted(widget, is);
}

} // namespace

void setRole(QWidget& widget, QAccessible::Role role)
{
    QAccessible::installFactory(make); // installing it again does no harm
    widget.setProperty(roleName, static_cast<int>(role));
}

} // namespace kit
