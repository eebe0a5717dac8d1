#include "sectionlist.h"

#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "ui/kit/widgets.h"
#include "wording/tr.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulesview {

bool hasRenege(const wording::FormSection& section)
{
    return std::ranges::any_of(section.parameters, rules::isOfNullableGroup);
}

namespace {

// Pixels at 100 %.
constexpr int noteWidth = 102; // for `10 to check`
constexpr int leastListWidth = 298;
constexpr int mostListWidth = 330; // for the longest section

std::vector<wording::FormSection> allSections()
{
    std::vector<wording::FormSection> all = wording::formSections();
    all.push_back({Window::tr("Rounds with other rules").toStdString(), {}});
    return all;
}

} // namespace

SectionList::SectionList(kit::Theme& theme)
    : RowTable(theme, Window::tr("Sections"), {Window::tr("Section"), Window::tr("Changes")}),
      m_sections(allSections())
{
    setObjectName(u"sections"_s);
    setHeaderShown(false);
    setWidth(1, noteWidth);
    setRowHeight(44); // all are in view in a window of 1280 by 800
    kit::follow(theme, this, [this, &theme] {
        setMinimumWidth(theme.px(leastListWidth));
        setMaximumWidth(theme.px(mostListWidth));
    });
}

void SectionList::show(const Edited& edited, const std::string& phase,
                       const std::vector<rules::Mistake>& mistakes)
{
    const rules::NewFile& file = edited.draft().file();
    const std::vector<rules::Field> changed = edited.draft().changed();
    QList<kit::Row> rows;
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const auto isHere = [&](const rules::Field& field) {
            return field.phase == phase && sectionOf(field.name) == i;
        };
        const auto changes = isOfPhases(i) ? std::ssize(file.parts) // a removed part is no change
                                           : std::ranges::count_if(changed, isHere);
        const bool isWrong = std::ranges::any_of(
            mistakes, [&](const rules::Mistake& each) { return each.field && isHere(*each.field); });
        const int unchecked = left(edited, phase, i);
        kit::Cell note{changes > 0 ? QString::number(changes) : QString()};
        note.tick = edited.inherits(phase) && !isOfPhases(i);
        note.strong = true;
        note.spoken = note.tick && changes == 0 ? Window::tr("checked") : QString();
        if (isWrong)
            note = {.text = Window::tr("fix"), .ink = kit::Line::Ink::Bad, .strong = true};
        else if (unchecked > 0)
            note = {.text = Window::tr("%1 to check").arg(unchecked), .ink = kit::Line::Ink::Soft};
        note.isAtRight = true;
        const QString heading = kit::text(m_sections[i].heading);
        kit::Cell name{heading};
        name.strong = changes > 0;
        rows << kit::Row{heading, {name, note}};
    }
    showRows(rows);
}

int SectionList::left(const Edited& edited, const std::string& phase, std::size_t section) const
{
    return static_cast<int>(std::ranges::count_if(
        fieldsOf(section, phase), [&](const rules::Field& each) { return edited.isToCheck(each); }));
}

std::optional<rules::Field> SectionList::nextToCheck(const Edited& edited, const std::string& phase,
                                                     std::size_t after) const
{
    std::vector<std::string> phases{phase};
    for (const rules::Phase& each : edited.draft().venue().phases)
        if (each.name != phase)
            phases.push_back(each.name);
    for (const std::string& each : phases)
        for (std::size_t i = 0; i < m_sections.size(); ++i) {
            const bool isHere = each == phase;
            const auto fields = fieldsOf(isHere ? (after + 1 + i) % m_sections.size() : i, each);
            const auto next = std::ranges::find_if(
                fields, [&](const rules::Field& field) { return edited.isToCheck(field); });
            if (next != fields.end())
                return *next;
        }
    return std::nullopt;
}

std::vector<rules::Field> SectionList::fieldsOf(std::size_t section, const std::string& phase) const
{
    std::vector<rules::Field> fields;
    if (hasRenege(m_sections[section]))
        fields.push_back({phase, rules::nullableGroup});
    for (const std::string_view name : m_sections[section].parameters)
        fields.push_back({phase, name});
    return fields;
}

std::size_t SectionList::sectionOf(std::string_view parameter) const
{
    const auto found = std::ranges::find_if(m_sections, [&](const wording::FormSection& each) {
        return std::ranges::count(each.parameters, parameter) > 0 ||
               (parameter == rules::nullableGroup && hasRenege(each));
    });
    return static_cast<std::size_t>(found - m_sections.begin());
}

std::optional<rules::Mistake> SectionList::firstOf(const std::vector<rules::Mistake>& mistakes) const
{
    const auto first = std::ranges::min_element(mistakes, {}, [this](const rules::Mistake& each) {
        return each.field ? sectionOf(each.field->name) : 0;
    });
    return first == mistakes.end() ? std::nullopt : std::optional(*first);
}

SectionsBeside::SectionsBeside(kit::Theme& theme, SectionList* list, QWidget* content)
    : m_theme(theme), m_list(list), m_choice(new kit::DropDown(theme)), m_content(content)
{
    m_choice->setObjectName(u"sectionChoice"_s);
    m_choice->setAccessibleName(Window::tr("Sections"));
    for (const wording::FormSection& each : list->sections())
        m_choice->addItem(kit::text(each.heading));
    connect(m_choice, &QComboBox::activated, list, &SectionList::goTo);
    connect(list->selectionModel(), &QItemSelectionModel::currentRowChanged, m_choice,
            [this] { m_choice->setCurrentIndex(m_list->currentRow()); });
    connect(list->model(), &QAbstractItemModel::modelReset, this, [this] { showNotes(); });
    connect(list->model(), &QAbstractItemModel::dataChanged, this, [this] { showNotes(); });
    QHBoxLayout* line = kit::lineIn(this, 14);
    line->addWidget(list, 3);
    auto* column = new QVBoxLayout;
    column->setSpacing(10);
    column->addWidget(m_choice);
    column->addWidget(content, 1);
    line->addLayout(column, 5);
    kit::follow(theme, this, [this] { place(); });
}

void SectionsBeside::showNotes()
{
    for (int section = 0; section < m_list->rows().rowCount(); ++section) {
        const kit::Row& row = m_list->rows().at(section);
        const kit::Cell& note = row.cells.at(1);
        const bool isToDo = note.ink != kit::Line::Ink::Plain;
        m_choice->setItemText(section, isToDo      ? row.id + u" · "_s + note.text
                                       : note.tick ? row.id + u" ✓"_s
                                                   : row.id);
    }
}

// The width without the list, so that the window can get that narrow.
QSize SectionsBeside::minimumSizeHint() const
{
    return {qMax(m_content->minimumSizeHint().width(), m_content->minimumWidth()),
            layout()->minimumSize().height()};
}

void SectionsBeside::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

void SectionsBeside::place()
{
    constexpr int roomForBoth = 700; // pixels at 100 %
    const bool isNarrow = width() < m_theme.px(roomForBoth);
    m_list->setFocusProxy(isNarrow ? m_choice : nullptr);
    m_list->setVisible(!isNarrow);
    m_choice->setVisible(isNarrow);
}

} // namespace rulesview

#include "moc_sectionlist.cpp"
