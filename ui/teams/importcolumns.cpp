#include "importcolumns.h"

#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

using kit::Line;
using wording::Window;

namespace teams {

namespace {

constexpr int leastColumn = 200; // pixels at 100 %

/// The data of a choice. No value means that the column isn't imported.
using Held = std::optional<roster::Holding>;

QStringList written(const std::vector<roster::Column>& columns)
{
    QStringList all;
    for (const roster::Column& column : columns)
        all << kit::text(wording::text(column.title)) << QString::number(column.examples.size());
    return all;
}

} // namespace

QString wordsFor(const roster::Holding& holds)
{
    return kit::sentence(wording::text(roster::columnName(holds)));
}

ImportColumns::ImportColumns(kit::Theme& theme, roster::Options& choices)
    : m_theme(theme), m_choices(choices), m_inside(new QWidget), m_flow(new kit::Flow(theme, 10, m_inside)),
      m_titles(new QPushButton(Window::tr("First row is a header")))
{
    m_flow->shareEqually(leastColumn);
    m_titles->setCheckable(true);
    m_titles->setAccessibleName(m_titles->text());
    connect(m_titles, &QPushButton::clicked, this, [this](bool titles) {
        m_choices.titles = titles;
        Q_EMIT changed();
    });
    kit::columnIn(this)->addWidget(new kit::Scroll(m_inside));
}

void ImportColumns::show(const std::vector<roster::Column>& columns)
{
    m_titles->setChecked(m_choices.titles);
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
    kit::clear(*m_flow);
    QList<QWidget*> stops;
    for (const roster::Column& column : columns) {
        auto* card = new kit::Card(m_theme, m_inside);
        auto* inside = kit::columnIn(card, 4, {10, 10, 10, 10});
        Shown shown{makeChoice(static_cast<std::size_t>(m_shown.size())),
                    new Line(m_theme, 16, kit::Weight::Medium),
                    {}};
        kit::add(inside, {shown.holds, shown.title});
        for (std::size_t row = 0; row < column.examples.size(); ++row) {
            auto* example = new Line(m_theme, 15);
            shown.examples << example;
            inside->addWidget(example);
        }
        m_flow->addWidget(card);
        m_shown << shown;
        stops << shown.holds;
        card->show(); // it was added after the others were shown
    }
    kit::tabThrough(*this, stops);
}

kit::DropDown* ImportColumns::makeChoice(std::size_t column)
{
    auto* choice = new kit::DropDown(m_theme);
    choice->addItem(Window::tr("Not imported"), QVariant::fromValue(Held()));
    for (const roster::Holding& holds : roster::everyHolding())
        choice->addItem(wordsFor(holds), QVariant::fromValue(Held(holds)));
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(6);
    connect(choice, &QComboBox::activated, this, [this, column, choice] {
        m_choices.columns[column] = choice->currentData().value<Held>();
        Q_EMIT changed();
    });
    return choice;
}

void ImportColumns::fill(const Shown& shown, const roster::Column& column)
{
    const QVariant holds = QVariant::fromValue(column.holds);
    if (column.holds && shown.holds->findData(holds) < 0) // for example a seventh player
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

#include "moc_importcolumns.cpp"
