#include "tryrulings.h"

#include "ui/kit/text.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/side.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using scoring::Ruling;
using scoring::Side;
using wording::Window;

namespace rulesview {

namespace {

constexpr int triedTrick = 7; // the trick of the renege; any would do

/// A decided challenge.
struct Case {
    Side accused;
    Ruling ruling;
};
constexpr Case cases[] = {{Side::A, Ruling::Upheld},
                          {Side::B, Ruling::Upheld},
                          {Side::B, Ruling::Rejected},
                          {Side::A, Ruling::Rejected}};

QString inWords(const Case& each)
{
    return each.ruling == Ruling::Upheld
               ? Window::tr("Side %1 reneged: upheld").arg(wording::letterOf(each.accused))
               : Window::tr("Side %1 challenged: denied")
                     .arg(wording::letterOf(scoring::other(each.accused)));
}

kit::DropDown* dropDown(kit::Theme& theme, const QString& object, const QString& name, const QString& none)
{
    auto* made = new kit::DropDown(theme);
    made->setObjectName(object);
    made->setAccessibleName(name);
    made->setMinimumWidth(10); // as wide as the fields above
    made->addItem(none);
    return made;
}

} // namespace

TryRulings::TryRulings(kit::Theme& theme)
    : m_title(new kit::Line(theme, Window::tr("Rulings"), 14, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_renege(dropDown(theme, u"triedRenege"_s, Window::tr("Renege in this hand"), Window::tr("No renege"))),
      m_foul(dropDown(theme, u"triedFoul"_s, Window::tr("Foul in this hand"), Window::tr("No foul")))
{
    for (const Case& each : cases)
        m_renege->addItem(inWords(each));
    kit::add(kit::columnIn(this, 4), {m_title, m_renege, m_foul});
    for (kit::DropDown* each : {m_renege, m_foul})
        connect(each, &QComboBox::currentIndexChanged, this, &TryRulings::changed);
}

void TryRulings::begin()
{
    for (kit::DropDown* each : {m_renege, m_foul}) {
        const QSignalBlocker quiet(each);
        each->setCurrentIndex(0);
    }
}

void TryRulings::listFouls(const std::vector<scoring::Foul>& fouls)
{
    std::vector<scoring::FoulCall> calls;
    for (const scoring::Foul& foul : fouls)
        for (const Side side : scoring::bothSides)
            calls.push_back({side, foul.name});
    if (calls == m_fouls)
        return;
    const int at = m_foul->currentIndex();
    const auto now =
        at > 0 ? std::ranges::find(calls, m_fouls[static_cast<std::size_t>(at) - 1]) : calls.end();
    const int next = now == calls.end() ? 0 : static_cast<int>(now - calls.begin()) + 1;
    m_fouls = std::move(calls);
    const QSignalBlocker quiet(m_foul);
    while (m_foul->count() > 1)
        m_foul->removeItem(1);
    for (const scoring::FoulCall& each : m_fouls)
        m_foul->addItem(Window::tr("Foul by side %1: %2")
                            .arg(wording::letterOf(each.side), kit::text(wording::codeInWords(each.foul))));
    m_foul->setCurrentIndex(next);
}

void TryRulings::list(const scoring::RuleSet& rules)
{
    m_hasRenege = rules.renege.has_value();
    listFouls(rules.fouls);
    m_renege->setVisible(m_hasRenege);
    m_foul->setVisible(!m_fouls.empty());
    setVisible(m_hasRenege || !m_fouls.empty());
}

void TryRulings::addTo(scoring::Hand& hand) const
{
    if (const int at = m_renege->currentIndex(); m_hasRenege && at > 0) {
        const Case& is = cases[at - 1];
        hand.reneges.push_back({scoring::other(is.accused), {is.accused, 0}, triedTrick, is.ruling});
    }
    if (const int at = m_foul->currentIndex(); at > 0)
        hand.fouls.push_back(m_fouls[static_cast<std::size_t>(at) - 1]);
}

namespace {

/// The penalties of a foul for that side: tricks, then points.
QStringList foulsOf(const rules::Set& set, Side side, scoring::SideLedger ledger)
{
    std::erase_if(ledger.countedFrom,
                  [](const scoring::CountLine& each) { return each.kind != scoring::CountKind::Foul; });
    std::erase_if(ledger.lines,
                  [](const scoring::Line& each) { return each.kind != scoring::LineKind::Foul; });
    QStringList costs;
    for (const std::string& each : wording::whyCounted(set, ledger, wording::placeOf))
        costs << kit::text(each);
    for (const wording::Reason& each : wording::why(set, side, ledger))
        costs << u"%1 %2"_s.arg(kit::text(each.words), kit::signedNumber(each.points));
    return costs;
}

} // namespace

QStringList rulingsInWords(const rules::Set& set, const scoring::Hand& hand,
                           const scoring::HandLedger& ledger)
{
    const auto sideOf = [](scoring::Seat seat) {
        return Window::tr("side %1").arg(wording::letterOf(seat.side)).toStdString();
    };
    QStringList all;
    for (const std::string& each : wording::whyRuled(set, hand, ledger.state, sideOf, wording::placeOf))
        all << kit::whole(each);
    for (const Side side : scoring::bothSides)
        if (const QStringList costs = foulsOf(set, side, ledger.sides[side]); !costs.isEmpty())
            all << Window::tr("Side %1: %2.").arg(wording::letterOf(side), costs.join(u", "_s));
    return all;
}

} // namespace rulesview

#include "moc_tryrulings.cpp"
