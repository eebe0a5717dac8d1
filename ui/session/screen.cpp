#include "screen.h"

#include "wording/tr.h"

#include <QShortcut>

using namespace Qt::StringLiterals;
using wording::Window;

namespace session {

void Screen::onKey(const QKeySequence& keys, const QString& does, const std::function<void()>& then)
{
    auto* made = new QShortcut(keys, this);
    made->setContext(Qt::WidgetWithChildrenShortcut);
    made->setWhatsThis(does);
    connect(made, &QShortcut::activated, this, then);
}

kit::KeyHint* Screen::hint(const QString& key, const QString& does, const std::function<void()>& then,
                           bool roomy)
{
    auto* made = new kit::KeyHint(m_theme, key, does);
    made->setRoomy(roomy);
    connect(made, &kit::KeyHint::clicked, this, then);
    return made;
}

kit::KeyHint* Screen::backHint()
{
    return hint(
        u"Esc"_s, Window::tr("back"), [this] { Q_EMIT left(); }, true);
}

void Screen::printsByKey()
{
    onKey(QKeySequence::Print, Window::tr("print"), [this] { Q_EMIT printWanted(); });
}

} // namespace session
