#include "screen.h"

namespace session {

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
        Key::Back, [this] { Q_EMIT left(); }, true);
}

} // namespace session
