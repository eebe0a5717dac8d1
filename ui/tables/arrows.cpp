#include "arrows.h"

#include "ui/kit/enterkey.h"
#include "ui/session/screen.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QKeyEvent>

namespace tables {

namespace {

class Arrows : public QObject {
public:
    using QObject::QObject;

protected:
    // Sends arrow keys straight to the screen, because a scroll area in between would take them.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::KeyPress || !kit::isArrow(*static_cast<QKeyEvent*>(event)))
            return QObject::eventFilter(watched, event);
        for (QWidget* around = static_cast<QWidget*>(watched); around; around = around->parentWidget())
            if (auto* screen = qobject_cast<session::Screen*>(around)) {
                event->accept();
                QCoreApplication::sendEvent(screen, event);
                return true;
            }
        return false;
    }
};

} // namespace

void leaveArrowsToScreen(QAbstractButton& button)
{
    button.installEventFilter(new Arrows(&button));
}

} // namespace tables
