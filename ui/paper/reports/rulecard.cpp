#include "readings.h"
#include "reportprints.h"

#include "rules/words.h"
#include "tournament/model/setting.h"
#include "ui/paper/page/words.h"
#include "wording/rulecard/card.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

// The card has two columns, in the largest type that fits on a page.
constexpr double mostPoints = 11;
constexpr double leastPoints = 8;
constexpr double stepOfPoints = 0.25;
constexpr double wallPoints = 9; ///< minimum to put the differing rules of other phases on the page too
constexpr int columnsOfAPage = 2;
constexpr double betweenColumns = 9; ///< mm
constexpr double bulletWidth = 5.5;  ///< mm
constexpr double codeWidth = 10;     ///< mm, of a reading

/// A heading, or a text that may have a mark before it.
struct Entry {
    enum class Kind { Title, Heading, Text };
    Kind kind = Kind::Text;
    QString text{};
    QString mark{};
};

/// An entry broken into lines.
struct Block {
    QStringList lines;
    Type type;
    double above = 0; ///< mm; not for the first of a column
    double height = 0;
    QString mark{};
    bool isHeading = false; ///< has a rule below, and is followed by the next block in its column
};

double markWidth(const QString& mark)
{
    return mark.isEmpty() ? 0 : mark.size() == 1 ? bulletWidth : codeWidth;
}

Block blockOf(const Entry& entry, double width, double points)
{
    const bool isText = entry.kind == Entry::Kind::Text;
    const double larger = entry.kind == Entry::Kind::Title ? 2.5 : isText ? 0 : 1.2;
    Block block{
        {},     {points + larger, isText ? Weight::Plain : Weight::Medium}, isText ? 0.9 : 2.6, 0, entry.mark,
        !isText};
    block.lines = wrapped(entry.text, block.type, width - markWidth(entry.mark));
    block.height = static_cast<double>(block.lines.size()) * lineHeight(block.type) + (isText ? 0 : 0.8);
    return block;
}

void drawBlock(Pencil& pencil, const Block& block, const QRectF& place)
{
    const double indent = markWidth(block.mark);
    if (indent > 0)
        pencil.text({place.left(), place.top(), indent, lineHeight(block.type)}, block.mark,
                    {block.type.points, Weight::Medium});
    pencil.lines(place.adjusted(indent, 0, 0.5, 0), block.lines, block.type);
    if (block.isHeading)
        pencil.across(place.left(), place.bottom() - 0.3, place.width(), hairline);
}

using Columns = QList<QList<Block>>;

/// Columns of that height. None ends with a heading.
Columns columnsOf(const QList<Block>& blocks, double room)
{
    Columns columns(1);
    double used = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        double needed = blocks[i].height;
        for (qsizetype next = i; next + 1 < blocks.size() && blocks[next].isHeading; ++next)
            needed += blocks[next + 1].above + blocks[next + 1].height;
        if (used > 0 && used + blocks[i].above + needed > room) {
            columns << QList<Block>();
            used = 0;
        }
        used += (used > 0 ? blocks[i].above : 0) + blocks[i].height;
        columns.back() << blocks[i];
    }
    return columns;
}

/// The content of a page or several, with the lines below the tournament's name.
struct Sheet {
    QStringList below;
    QList<Entry> entries;
};

class Layout {
public:
    Layout(Binder& binder, const Sheet& sheet)
        : m_binder(binder), m_sheet(sheet), m_area(binder.area(false)),
          m_room(m_area.height() - headingHeight(sheet.below.size())),
          m_width((m_area.width() - betweenColumns) / columnsOfAPage)
    {
        for (m_points = mostPoints; m_points > leastPoints; m_points -= stepOfPoints)
            if (at(m_points, m_room).size() <= columnsOfAPage)
                break;
    }

    bool isAPage(double least) const
    {
        return m_points >= least && at(m_points, m_room).size() <= columnsOfAPage;
    }

    void addPages() const
    {
        Columns columns = at(m_points, m_room);
        for (double room = m_room - 2; columns.size() == columnsOfAPage && room > 0; room -= 2) {
            Columns even = at(m_points, room); // both columns of similar length
            if (even.size() > columnsOfAPage)
                break;
            columns = std::move(even);
        }
        for (qsizetype first = 0; first < columns.size(); first += columnsOfAPage)
            m_binder.addHeaded(false, m_sheet.below,
                               [page = columns.mid(first, columnsOfAPage), area = m_area,
                                width = m_width](Pencil& pencil, double top) {
                                   double left = area.left();
                                   for (const QList<Block>& column : page) {
                                       drawColumn(pencil, column, {left, top, width, 0});
                                       left += width + betweenColumns;
                                   }
                               });
    }

private:
    Columns at(double points, double room) const
    {
        QList<Block> blocks;
        for (const Entry& entry : m_sheet.entries)
            blocks << blockOf(entry, m_width, points);
        return columnsOf(blocks, room);
    }

    static void drawColumn(Pencil& pencil, const QList<Block>& column, QRectF place)
    {
        for (const Block& block : column) {
            if (&block != &column.front())
                place.translate(0, block.above);
            place.setHeight(block.height);
            drawBlock(pencil, block, place);
            place.translate(0, block.height);
        }
    }

    Binder& m_binder;
    const Sheet& m_sheet;
    QRectF m_area;
    double m_room;
    double m_width;
    double m_points = mostPoints;
};

/// The statement with its sections in parentheses.
QString textOf(const wording::Statement& statement)
{
    QStringList parts = q(statement.sections);
    if (!statement.notes.empty())
        parts << Paper::tr("our reading");
    if (statement.agreed)
        parts << Paper::tr("agreed");
    const QString text = q(statement.text);
    return parts.isEmpty() ? text : u"%1 (%2)"_s.arg(text, parts.join(u"; "_s));
}

QList<Entry> entriesOf(const wording::Card& card)
{
    using enum Entry::Kind;
    QList<Entry> all;
    for (const wording::CardSection& section : card.sections) {
        all << Entry{Heading, q(section.heading)};
        for (const wording::Statement& each : section.statements)
            all << Entry{Text, textOf(each), u"•"_s};
    }
    if (!card.agreeable.empty())
        all << Entry{Heading, Paper::tr("Captains may agree on this before the first hand")}
            << Entry{Text, q(wording::sentence(rules::joined(card.agreeable, ", "))) + u'.'};
    return all;
}

/// The rules that differ in that card, below its title.
QList<Entry> differencesOf(const wording::Card& card, const QString& title)
{
    QList<Entry> all{{Entry::Kind::Title, title}};
    if (!card.note.empty())
        all << Entry{Entry::Kind::Text, q(card.note)};
    return all + entriesOf(card);
}

/// `Regular, from match 5 on`
QString titleFrom(const tournament::Tournament& tournament, const QString& title, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match && match->number
               ? Paper::tr("%1, from match %2 on").arg(title, QString::number(*match->number))
               : title;
}

bool citesSections(const tournament::Tournament& tournament)
{
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*tournament.setting))
        for (const CardInForce& inForce : cardsInForce(tournament, *each.rules))
            for (const wording::CardSection& section : inForce.card.sections)
                if (std::ranges::any_of(section.statements, [](const wording::Statement& said) {
                        return !said.sections.empty();
                    }))
                    return true;
    return false;
}

} // namespace

void addRulecard(Binder& binder)
{
    if (citesSections(binder.tournament()))
        binder.setLegend(Paper::tr("In parentheses: the section of the rule sheet."));
    const double width = binder.area(false).width();
    QList<Sheet> sheets;
    QList<Entry> more; // differing rules of other phases, printed before the readings
    for (const tournament::RulesPeriod& each : tournament::rulesPeriods(*binder.tournament().setting))
        for (const auto& [card, isWhole] : cardsInForce(binder.tournament(), *each.rules)) {
            const QString title =
                each.from.empty() ? q(card.title) : titleFrom(binder.tournament(), q(card.title), each.from);
            if (isWhole) {
                QStringList below(Paper::tr("Rule card · %1").arg(title));
                if (!card.sheet.empty())
                    below += wrapped(q(card.sheet), {headingPoints}, width);
                sheets << Sheet{below, entriesOf(card)};
                continue;
            }
            const QList<Entry> entries = differencesOf(card, title);
            Sheet both = sheets.back();
            both.entries += entries;
            if (more.isEmpty() && Layout(binder, both).isAPage(wallPoints))
                sheets.back() = both;
            else
                more += entries;
        }
    const QList<Readings::Text> ours = readingsOf(binder.tournament()).texts();
    if (!ours.isEmpty())
        more << Entry{Entry::Kind::Title, Paper::tr("Our readings, where the rule sheet is unclear")};
    for (const auto& [code, says] : ours)
        more << Entry{Entry::Kind::Text, says, code};
    if (!more.isEmpty())
        sheets << Sheet{{Paper::tr("Rule card, continued")}, more};
    for (const Sheet& sheet : sheets)
        Layout(binder, sheet).addPages();
}

} // namespace paper
