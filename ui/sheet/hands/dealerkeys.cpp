#include "dealerkeys.h"

#include "wording/tr.h"
#include "ui/kit/flow.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

/// In the order of `facts::allSeats`.
constexpr std::array<int, 4> dealerKeys{Qt::Key_Q, Qt::Key_W, Qt::Key_E, Qt::Key_R};

} // namespace

DealerKeys::DealerKeys(kit::Theme& theme, QWidget* parent) : QWidget(parent)
{
    auto* line = new kit::Flow(theme.px(14), this);
    line->setContentsMargins(16, 8, 16, 0);
    m_title = new kit::Line(theme, 14, kit::Weight::Medium);
    m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    line->addWidget(m_title);
    for (std::size_t i = 0; i < dealerKeys.size(); ++i) {
        auto* hint = new kit::KeyHint(theme, QString(QChar(dealerKeys[i])), {});
        hint->setObjectName(u"dealer%1"_s.arg(i));
        connect(hint, &kit::KeyHint::clicked, this, [this, i] { Q_EMIT chosen(facts::allSeats[i]); });
        line->addWidget(hint);
        m_hints[i] = hint;
    }
}

void DealerKeys::show(const std::array<QString, 4>& names, bool begun)
{
    m_title->setText(begun ? Window::tr("Who dealt hand 1?") : Window::tr("Who deals first?"));
    for (std::size_t i = 0; i < names.size(); ++i)
        m_hints[i]->setDoes(names[i]);
}

std::optional<facts::Seat> DealerKeys::seatOf(int key)
{
    const auto* at = std::find(dealerKeys.begin(), dealerKeys.end(), key);
    if (at == dealerKeys.end())
        return std::nullopt;
    return facts::allSeats[static_cast<std::size_t>(at - dealerKeys.begin())];
}

} // namespace sheet
