#include "absencebox.h"

#include "ui/look/flow.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

AbsenceBox::AbsenceBox(look::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme),
      m_decides(new look::Prose(theme, 15, look::Line::Ink::Warn, look::Weight::Medium)),
      m_ask(new look::Ask(theme))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_decides);
    auto* keys = new QWidget;
    auto* line = new look::Flow(theme.px(16), keys);
    m_wait = add(line, Qt::Key_W, Window::tr("wait"));
    m_decide = add(line, Qt::Key_X, Window::tr("decide"));
    m_told = add(line, Qt::Key_D, Window::tr("told in time"));
    column->addWidget(keys);
    m_decides->hide();
    hide();
    connect(m_ask, &look::Ask::closed, this, &AbsenceBox::closed);
}

look::KeyHint* AbsenceBox::add(QLayout* line, int key, const QString& does)
{
    auto* hint = new look::KeyHint(m_theme, QString(QChar(key)), does);
    connect(hint, &look::KeyHint::clicked, this, [this, key] { Q_EMIT pressed(key); });
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
