#include "absencebox.h"

#include "ui/kit/flow.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

AbsenceBox::AbsenceBox(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme),
      m_decides(new kit::Prose(theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium)),
      m_ask(new kit::Ask(theme))
{
    QVBoxLayout* column = kit::columnIn(this, 8);
    column->addWidget(m_decides);
    auto* keys = new QWidget;
    auto* line = new kit::Flow(theme.px(16), keys);
    m_wait = add(line, Qt::Key_W, Window::tr("wait"));
    m_decide = add(line, Qt::Key_X, Window::tr("decide"));
    m_told = add(line, Qt::Key_D, Window::tr("gave notice"));
    column->addWidget(keys);
    m_decides->hide();
    hide();
    connect(m_ask, &kit::Ask::closed, this, &AbsenceBox::closed);
}

kit::KeyHint* AbsenceBox::add(QLayout* line, int key, const QString& does)
{
    auto* hint = new kit::KeyHint(m_theme, QString(QChar(key)), does);
    connect(hint, &kit::KeyHint::clicked, this, [this, key] { Q_EMIT pressed(key); });
    line->addWidget(hint);
    return hint;
}

void AbsenceBox::show(bool isAnyReady, bool mayWait, const QStringList& decides)
{
    m_decides->say(decides.join(u"\n"_s));
    m_wait->setVisible(mayWait);
    m_decide->setVisible(!decides.isEmpty());
    m_told->setVisible(isAnyReady);
    setVisible(isAnyReady);
}

} // namespace tables
