#include "reportprints.h"

#include "rules/words.h"
#include "tournament/model/setting.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"
#include "wording/rulecard/card.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr Type statementType{10};
constexpr Type sourceType{8.5};
constexpr Type headingType{12, Weight::Medium};
constexpr Type cardType{14, Weight::Medium};
constexpr double codeWidth = 11;
constexpr double sourceShare = 0.24; ///< of the width, for the places on the sheet
constexpr double between = 1.1;

/// A left and a right part, or a heading.
struct Block {
    Type leftType = statementType;
    QStringList left{};
    QStringList right{};
    double indent = 0;  ///< of the left part
    QString mark{};     ///< before it: a bullet, a reading's code
    bool ruled = false; ///< a line under it
    double height() const
    {
        const double leftHeight = static_cast<double>(left.size()) * lineHeight(leftType);
        const double rightHeight = static_cast<double>(right.size()) * lineHeight(sourceType);
        return qMax(leftHeight, rightHeight) + (ruled ? 0.8 : 0) + between;
    }
};

void drawBlock(Pencil& pencil, const Block& block, const QRectF& box)
{
    if (!block.mark.isEmpty())
        pencil.text({box.left(), box.top(), block.indent, lineHeight(block.leftType)}, block.mark,
                    {block.leftType.points, Weight::Medium});
    pencil.lines(box.adjusted(block.indent, 0, 0, 0), block.left, block.leftType);
    const double right = box.right() - box.width() * sourceShare;
    pencil.lines({right, box.top() + 0.3, box.right() - right + 0.5, 0}, block.right, sourceType);
    if (block.ruled)
        pencil.across(box.left(), box.bottom() - between, box.width(), hairline);
}

QString sourceOf(const wording::Statement& statement)
{
    QStringList parts = q(statement.sections);
    if (!statement.readings.empty())
        parts << Paper::tr("reading %1").arg(q(rules::joined(statement.readings, ", ")));
    if (statement.agreed)
        parts << Paper::tr("agreed");
    return parts.join(u"; "_s);
}

/// A page that begins within a card says which that is.
class CardPieces {
public:
    explicit CardPieces(Flow& flow) : m_flow(flow) {}

    void add(const wording::Card& card)
    {
        const bool isFirst = std::exchange(m_below, {}).isEmpty();
        Piece title = heading(q(card.title), cardType, false);
        title.breaks = !isFirst; // which has a page already
        m_flow << title;
        m_below = Paper::tr("Rule card · %1, continued").arg(q(card.title));
        addBlock({.left = lines(card.sheet)}, true);
        if (!card.note.empty())
            addBlock({.left = lines(card.note)});
        for (const wording::CardSection& section : card.sections)
            addSection(section);
        if (!card.agreeable.empty()) {
            addHeading(Paper::tr("May be agreed before the first hand"));
            addBlock({.left = lines(rules::joined(card.agreeable, ", "))});
        }
        if (!card.readings.empty())
            addHeading(Paper::tr("Our readings, where the sheet leaves it open"));
        for (const wording::ReadingNote& note : card.readings) {
            const std::string text =
                wording::sentence(note.reading) + ". " + wording::sentence(note.why) + '.';
            addBlock({.left = lines(text, codeWidth), .indent = codeWidth, .mark = q(note.code)});
        }
    }

private:
    QStringList lines(const std::string& text, double less = 0) const
    {
        return wrapped(q(text), statementType, m_flow.width() - less);
    }

    Piece piece(const Block& block, bool keeps) const
    {
        const auto draw = [=](Pencil& pencil, const QRectF& box) { drawBlock(pencil, block, box); };
        return {.height = block.height(), .draw = draw, .keeps = keeps, .below = m_below};
    }

    Piece heading(const QString& text, const Type& type, bool ruled) const
    {
        return piece({.leftType = type, .left = wrapped(text, type, m_flow.width()), .ruled = ruled}, true);
    }

    void addBlock(const Block& block, bool keeps = false) { m_flow << piece(block, keeps); }

    void addHeading(const QString& text)
    {
        Piece made = heading(text, headingType, true);
        made.above = 2.5;
        m_flow << made;
    }

    void addSection(const wording::CardSection& section)
    {
        constexpr double indent = 4;
        addHeading(q(section.heading));
        for (const wording::Statement& each : section.statements)
            addBlock({.left = lines(each.text, m_flow.width() * sourceShare + indent + 4),
                      .right = wrapped(sourceOf(each), sourceType, m_flow.width() * sourceShare),
                      .indent = indent,
                      .mark = u"•"_s});
    }

    Flow& m_flow;
    QString m_below; ///< where a page begins with what comes next
};

/// The parameters of that phase that were agreed otherwise than the sheet has them.
std::vector<std::string> agreedIn(const tournament::Tournament& tournament,
                                  const tournament::RulesFrom& inForce, const rules::Phase& phase)
{
    const tournament::Filed* filed = tournament::filed(tournament, inForce.op);
    const auto* fact = filed ? std::get_if<facts::Rules>(&filed->entry->fact) : nullptr;
    std::vector<std::string> names;
    if (!fact || !fact->agreed)
        return names;
    const QString prefix = q(phase.name) + u'.';
    const QStringList keys =
        QJsonDocument::fromJson(QByteArray::fromStdString(*fact->agreed)).object().keys();
    for (const QString& key : keys)
        names.push_back((key.startsWith(prefix) ? key.mid(prefix.size()) : key).toStdString());
    return names;
}

/// Whole phases first, then those that only say what is different there. A frozen copy has them by name.
std::vector<wording::Card> cardsInForce(const tournament::Tournament& tournament,
                                        const tournament::RulesFrom& inForce)
{
    rules::Venue venue = inForce.venue;
    std::stable_partition(venue.phases.begin(), venue.phases.end(),
                          [](const rules::Phase& phase) { return phase.from.empty(); });
    std::vector<wording::Card> cards = wording::cards(venue);
    for (std::size_t i = 0; i < cards.size() && venue.phases[i].from.empty(); ++i) {
        rules::Set set = rules::set(venue, venue.phases[i]);
        set.agreed = agreedIn(tournament, inForce, venue.phases[i]);
        cards[i] = wording::card(set);
    }
    return cards;
}

/// `Regular, from match 5 on`
QString titleFrom(const tournament::Tournament& tournament, const QString& title, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match && match->number
               ? Paper::tr("%1, from match %2 on").arg(title, QString::number(*match->number))
               : title;
}

} // namespace

void addRulecard(Binder& binder)
{
    binder.setLegend(Paper::tr("On the right: the place on the venue's sheet."));
    Flow flow(binder);
    CardPieces pieces(flow);
    for (const tournament::InTurn& each : tournament::rulesInTurn(*binder.tournament().setting))
        for (wording::Card& card : cardsInForce(binder.tournament(), *each.rules)) {
            if (!each.from.empty())
                card.title = titleFrom(binder.tournament(), q(card.title), each.from).toStdString();
            pieces.add(card);
        }
    flow.addPages({Paper::tr("Rule card")});
}

} // namespace paper
