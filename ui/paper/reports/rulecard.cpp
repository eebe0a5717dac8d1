#include "reportprints.h"

#include "rules/words.h"
#include "tournament/model/setting.h"
#include "ui/paper/page/words.h"
#include "wording/rulecard/card.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

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

/// What stands together on a page: a left and a right part, or a heading.
struct Block {
    Type leftType = statementType;
    QStringList left;
    Type rightType = sourceType;
    QStringList right;
    double indent = 0;   ///< of the left part
    QString mark;        ///< before it: a bullet, a reading's code
    double above = 0;    ///< room before it, but for the first of a page
    bool ruled = false;  ///< a line under it
    bool keeps = false;  ///< stays with the next
    bool breaks = false; ///< begins a page
    QString card;        ///< the title of its card
    double height() const
    {
        const double leftHeight = static_cast<double>(left.size()) * lineHeight(leftType);
        const double rightHeight = static_cast<double>(right.size()) * lineHeight(rightType);
        return qMax(leftHeight, rightHeight) + (ruled ? 0.8 : 0) + between;
    }
};

using Blocks = QList<Block>;

class CardBlocks {
public:
    explicit CardBlocks(double width) : m_width(width) {}

    void add(const wording::Card& card)
    {
        const qsizetype first = m_blocks.size();
        Block title = headingBlock(q(card.title), cardType, 0);
        title.breaks = first > 0;
        title.ruled = false;
        m_blocks << title;
        plain(q(card.sheet), true);
        if (!card.note.empty())
            plain(q(card.note), false);
        for (const wording::CardSection& section : card.sections)
            addSection(section);
        addAgreeable(card);
        addReadings(card);
        for (qsizetype i = first; i < m_blocks.size(); ++i)
            m_blocks[i].card = q(card.title);
    }
    Blocks take() { return std::move(m_blocks); }

private:
    Block headingBlock(const QString& text, const Type& type, double above) const
    {
        Block block;
        block.leftType = type;
        block.left = wrapped(text, type, m_width);
        block.above = above;
        block.ruled = true;
        block.keeps = true;
        return block;
    }

    void plain(const QString& text, bool keeps)
    {
        Block block;
        block.left = wrapped(text, statementType, m_width);
        block.keeps = keeps;
        m_blocks << block;
    }

    void addSection(const wording::CardSection& section)
    {
        m_blocks << headingBlock(q(section.heading), headingType, 2.5);
        for (const wording::Statement& each : section.statements) {
            Block block;
            block.mark = u"•"_s;
            block.indent = 4;
            block.left = wrapped(q(each.text), statementType, m_width * (1 - sourceShare) - block.indent - 4);
            block.right = wrapped(sourceOfStatement(each), sourceType, m_width * sourceShare);
            m_blocks << block;
        }
    }

    static QString sourceOfStatement(const wording::Statement& statement)
    {
        QStringList parts;
        for (const std::string& section : statement.sections)
            parts << q(section);
        QStringList codes;
        for (const std::string& code : statement.readings)
            codes << q(code);
        if (!codes.isEmpty())
            parts << Paper::tr("reading %1").arg(codes.join(u", "_s));
        if (statement.agreed)
            parts << Paper::tr("agreed");
        return parts.join(u"; "_s);
    }

    void addAgreeable(const wording::Card& card)
    {
        if (card.agreeable.empty())
            return;
        m_blocks << headingBlock(Paper::tr("May be agreed before the first hand"), headingType, 2.5);
        plain(q(rules::joined(card.agreeable, ", ")), false);
    }

    void addReadings(const wording::Card& card)
    {
        if (card.readings.empty())
            return;
        m_blocks << headingBlock(Paper::tr("Our readings, where the sheet leaves it open"), headingType, 2.5);
        for (const wording::ReadingNote& note : card.readings) {
            Block block;
            block.mark = q(note.code);
            block.indent = codeWidth;
            const std::string text =
                wording::sentence(note.reading) + ". " + wording::sentence(note.why) + '.';
            block.left = wrapped(q(text), statementType, m_width - codeWidth);
            m_blocks << block;
        }
    }

    double m_width;
    Blocks m_blocks;
};

void drawBlock(Pencil& pencil, const Block& block, const QRectF& area, double y)
{
    if (!block.mark.isEmpty())
        pencil.text({area.left(), y, block.indent, lineHeight(block.leftType)}, block.mark,
                    {block.leftType.points, Weight::Medium});
    pencil.lines({area.left() + block.indent, y, area.width() - block.indent, 0}, block.left, block.leftType);
    const double right = area.right() - area.width() * sourceShare;
    pencil.lines({right, y + 0.3, area.right() - right + 0.5, 0}, block.right, block.rightType);
    if (block.ruled)
        pencil.across(area.left(), y + block.height() - between, area.width(), hairline);
}

/// The block and what stays with it, from `first`.
double heightTogether(const Blocks& blocks, qsizetype first)
{
    double height = 0;
    for (qsizetype i = first; i < blocks.size(); ++i) {
        height += blocks[i].height();
        if (!blocks[i].keeps)
            break;
    }
    return height;
}

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

/// Blocks page by page.
QList<Blocks> paged(const Blocks& blocks, double room)
{
    QList<Blocks> pages(1);
    double used = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        Block block = blocks[i];
        if (block.breaks || used + block.above + heightTogether(blocks, i) > room) {
            pages << Blocks();
            used = 0;
        }
        if (pages.back().isEmpty())
            block.above = 0;
        used += block.above + block.height();
        pages.back() << block;
    }
    return pages;
}

} // namespace

Document rulecardPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, Paper::tr("%1: rule card").arg(tournamentName(tournament)));
    binder.setLegend(Paper::tr("On the right: the place on the venue's sheet."));
    const QRectF area = binder.area(false);
    CardBlocks blocks(area.width());
    for (const tournament::InTurn& each : tournament::rulesInTurn(*tournament.setting))
        for (wording::Card& card : cardsInForce(tournament, *each.rules)) {
            if (!each.from.empty())
                card.title = titleFrom(tournament, q(card.title), each.from).toStdString();
            blocks.add(card);
        }
    const QString name = tournamentName(tournament);
    const double top = lineHeight({18}) + lineHeight({10.5}) + 3;
    for (const Blocks& page : paged(blocks.take(), area.height() - top))
        binder.add(false, [=](Pencil& pencil) {
            const bool begins = page.first().leftType.points == cardType.points;
            const QString below = begins ? Paper::tr("Rule card")
                                         : Paper::tr("Rule card · %1, continued").arg(page.first().card);
            double y = heading(pencil, area, name, {below});
            for (const Block& block : page) {
                y += block.above;
                drawBlock(pencil, block, area, y);
                y += block.height();
            }
        });
    return binder.bind();
}

} // namespace paper
