#include "importmodel.h"

#include "ui/kit/follow.h"
#include "ui/kit/rows.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace teams {

QString saidOf(const desk::RosterRow& row, bool again)
{
    using Standing = desk::RosterRow::Standing;
    if (row.leftOut)
        return Window::tr("dropped");
    if (row.standing == Standing::Absent)
        return Window::tr("On record, not in the file: stays");
    if (!row.mistakes.empty())
        return kit::sentences(wording::onScreen(row.mistakes)).join(u"; "_s);
    QStringList parts =
        kit::sentences(wording::texts(row.changes)) + kit::sentences(wording::texts(row.warnings));
    for (const std::string& name : row.withoutId)
        parts << Window::tr("%1 has no ID").arg(kit::text(name));
    if (again && row.changes.empty() && row.standing != Standing::Changed)
        parts.prepend(row.standing == Standing::New ? Window::tr("New") : Window::tr("As on record"));
    return parts.join(u"; "_s);
}

void ImportModel::show(const desk::RosterPreview& preview)
{
    const bool same = preview.rows.size() == m_rows.size();
    if (!same)
        beginResetModel();
    m_rows = preview.rows;
    m_again = preview.again;
    if (!same)
        endResetModel();
    else if (!m_rows.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
}

int ImportModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ImportModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Columns);
}

QString ImportModel::cell(const desk::RosterRow& row, int column) const
{
    QStringList parts;
    switch (column) {
    case LineNumber:
        return row.line == 0 ? u"–"_s : QString::number(row.line);
    case Team:
        return kit::text(row.team);
    case Players:
        for (const std::string& name : row.players)
            parts << (name.empty() ? u"?"_s : kit::text(name));
        return parts.join(u" · "_s);
    case Cards:
        for (std::size_t i = 0; i < row.cardEnds.size(); ++i)
            parts << (row.haveIds[i] ? u"…"_s + kit::text(row.cardEnds[i]) : u"–"_s);
        return parts.join(u"  "_s);
    case Affiliation:
        return kit::text(row.affiliation);
    case Seed:
        return row.seed ? QString::number(*row.seed) : QString();
    default:
        return saidOf(row, m_again);
    }
}

Line::Ink ImportModel::inkOf(const desk::RosterRow& row)
{
    using Standing = desk::RosterRow::Standing;
    if (!row.mistakes.empty())
        return Line::Ink::Bad;
    if (!row.warnings.empty() || !row.withoutId.empty())
        return Line::Ink::Warn;
    return row.standing == Standing::Same ? Line::Ink::Soft : Line::Ink::Plain;
}

QVariant ImportModel::data(const QModelIndex& index, int role) const
{
    const desk::RosterRow& row = rowAt(index.row());
    const bool wrong = !row.mistakes.empty();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return cell(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Says ? QVariant(saidOf(row, m_again)) : QVariant();
    case kit::SecondRole:
        return index.column() == Team ? QVariant(cell(row, Players)) : QVariant();
    case kit::StrongRole:
        return index.column() == Team || (index.column() == Says && wrong);
    case kit::StruckRole:
        return row.leftOut && index.column() != Says;
    case kit::InkRole:
        if (row.leftOut || row.standing == desk::RosterRow::Standing::Absent)
            return static_cast<int>(Line::Ink::Soft);
        if (index.column() == Says)
            return static_cast<int>(inkOf(row));
        return index.column() == LineNumber || index.column() == Cards || index.column() == Affiliation
                   ? QVariant(static_cast<int>(Line::Ink::Soft))
                   : QVariant();
    default:
        return {};
    }
}

QVariant ImportModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    static const char* const titles[Columns] = {
        QT_TRANSLATE_NOOP("Window", "Line"),       QT_TRANSLATE_NOOP("Window", "Team"),
        QT_TRANSLATE_NOOP("Window", "Players"),    QT_TRANSLATE_NOOP("Window", "Affiliation"),
        QT_TRANSLATE_NOOP("Window", "IDs end in"), QT_TRANSLATE_NOOP("Window", "Seed"),
        QT_TRANSLATE_NOOP("Window", "Remarks")};
    return orientation == Qt::Horizontal && role == Qt::DisplayRole ? QVariant(Window::tr(titles[section]))
                                                                    : QVariant();
}

namespace {

constexpr int columnWidth = 216; // pixels at 100 %

/// As a choice carries it; nothing is a value too.
using Held = std::optional<roster::Holding>;

QString wordsFor(const roster::Holding& holds)
{
    return kit::sentence(wording::text(roster::columnName(holds)));
}

QStringList written(const std::vector<roster::Column>& columns)
{
    QStringList all;
    for (const roster::Column& column : columns)
        all << kit::text(wording::text(column.title)) << QString::number(column.examples.size());
    return all;
}

} // namespace

ImportColumns::ImportColumns(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_inside(new QWidget), m_flow(new kit::Flow(theme.px(10), m_inside)),
      m_titles(new QPushButton(Window::tr("The first row holds titles")))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_titles->setCheckable(true);
    m_titles->setAccessibleName(m_titles->text());
    connect(m_titles, &QPushButton::clicked, this, &ImportColumns::titlesTurned);
    column->addWidget(new kit::Scroll(m_inside), 1);
    column->addWidget(m_titles, 0, Qt::AlignLeft);
}

void ImportColumns::show(const std::vector<roster::Column>& columns, bool titles)
{
    m_titles->setChecked(titles);
    if (const QStringList now = written(columns); now != m_known) {
        m_known = now;
        build(columns);
    }
    for (qsizetype at = 0; at < m_shown.size(); ++at)
        fill(m_shown.at(at), columns[static_cast<std::size_t>(at)]);
}

void ImportColumns::build(const std::vector<roster::Column>& columns)
{
    m_shown.clear();
    while (QLayoutItem* item = m_flow->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const roster::Column& column : columns) {
        auto* card = new kit::Card(m_theme, m_inside);
        auto* inside = new QVBoxLayout(card);
        inside->setContentsMargins(10, 10, 10, 10);
        inside->setSpacing(4);
        Shown shown{
            makeChoice(static_cast<int>(m_shown.size())), new Line(m_theme, 16, kit::Weight::Medium), {}};
        inside->addWidget(shown.holds);
        inside->addWidget(shown.title);
        for (std::size_t row = 0; row < column.examples.size(); ++row) {
            auto* example = new Line(m_theme, 15);
            shown.examples << example;
            inside->addWidget(example);
        }
        kit::follow(m_theme, card, [this, card] { card->setFixedWidth(m_theme.px(columnWidth)); });
        m_flow->addWidget(card);
        m_shown << shown;
        card->show(); // it comes when the rest is there already
    }
}

kit::DropDown* ImportColumns::makeChoice(int column)
{
    auto* choice = new kit::DropDown(m_theme);
    choice->addItem(Window::tr("Not kept"), QVariant::fromValue(Held()));
    for (const roster::Holding& holds : roster::everyHolding())
        choice->addItem(wordsFor(holds), QVariant::fromValue(Held(holds)));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(6);
    connect(choice, &QComboBox::activated, this,
            [this, column, choice] { Q_EMIT assigned(column, choice->currentData().value<Held>()); });
    return choice;
}

void ImportColumns::fill(const Shown& shown, const roster::Column& column)
{
    const QVariant holds = QVariant::fromValue(column.holds);
    if (column.holds && shown.holds->findData(holds) < 0) // a seventh player
        shown.holds->addItem(wordsFor(*column.holds), holds);
    shown.holds->setCurrentIndex(qMax(0, shown.holds->findData(holds)));
    const QString title = kit::text(wording::text(column.title));
    shown.holds->setAccessibleName(Window::tr("what the column %1 holds").arg(title));
    shown.title->setText(title);
    const Line::Ink ink = !column.holds ? Line::Ink::Soft : Line::Ink::Plain;
    shown.title->setInk(ink);
    for (qsizetype row = 0; row < shown.examples.size(); ++row) {
        shown.examples.at(row)->setInk(ink);
        shown.examples.at(row)->setText(
            kit::text(column.examples[static_cast<std::size_t>(row)]).simplified());
    }
}

void ImportColumns::takeFocus()
{
    for (const Shown& shown : std::as_const(m_shown))
        if (shown.holds->currentIndex() == 0)
            return shown.holds->setFocus();
    if (!m_shown.isEmpty())
        m_shown.constFirst().holds->setFocus();
}

} // namespace teams
