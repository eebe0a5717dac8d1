#include "changepermit.h"

#include "wording/tr.h"

#include <QPointer>

using wording::Window;

namespace sheet {

bool ChangePermit::mayChange(const tournament::Match& match, const QObject* listener,
                             const std::function<void()>& again)
{
    if (m_isAllowing)
        return true;
    m_allowedBy.clear();
    if (match.state != tournament::State::Final || !allow)
        return true;
    allow(Window::tr("The match is finished: to change it needs a supervisor's PIN"),
          [this, self = QPointer(listener), again](const QString& by) {
              if (self)
                  letChange(by.toStdString(), again);
          },
          {});
    return false;
}

void ChangePermit::letChange(const std::string& by, const std::function<void()>& change)
{
    m_allowedBy = by;
    m_isAllowing = isGiven();
    change();
    m_isAllowing = false;
}

} // namespace sheet
