#include "timeup.h"

#include "wording/tr.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

TimeUp::TimeUp(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_text(new kit::Prose(theme, 15, kit::Line::Ink::Warn, kit::Weight::Medium)),
      m_call(new QPushButton(Window::tr("Call time (F5)")))
{
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(0, theme.px(4), 0, theme.px(4));
    line->setSpacing(theme.px(14));
    line->addWidget(m_text, 1);
    line->addWidget(m_call);
    m_call->setWhatsThis(Window::tr("time")); // as it is called among the keys of the sheet
    connect(m_call, &QPushButton::clicked, this, &TimeUp::wanted);
    hide();
}

void TimeUp::say(const QString& text, bool offers)
{
    if (m_text->text() != text)
        m_text->say(text);
    m_call->setVisible(offers);
    show();
}

} // namespace sheet
