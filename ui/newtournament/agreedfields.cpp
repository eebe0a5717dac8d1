#include "agreedfields.h"

#include "ui/kit/fields.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace newtournament {

namespace {

constexpr int fieldWidth = 140;
constexpr int choiceWidth = 220;

void setWrong(QWidget& field, bool wrong)
{
    if (field.property("wrong").toBool() == wrong)
        return;
    field.setProperty("wrong", wrong);
    field.style()->unpolish(&field);
    field.style()->polish(&field);
}

} // namespace

AgreedFields::AgreedFields(kit::Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme),
      m_title(new kit::Line(theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft)), m_fields(new QWidget),
      m_more(new QPushButton),
      m_complaint(new kit::Prose(theme, 14, kit::Line::Ink::Bad, kit::Weight::Medium))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(18, 12, 18, 12);
    column->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    m_more->setProperty("plain", true);
    m_more->setAutoDefault(true); // Enter presses it
    connect(m_more, &QPushButton::clicked, this, [this] { showAll(!m_showsAll); });
    head->addWidget(m_more);
    column->addLayout(head);
    column->addWidget(m_fields);
    column->addWidget(m_complaint);
    m_complaint->hide();
}

void AgreedFields::clear()
{
    m_rows.clear();
    delete m_fields->layout();
    qDeleteAll(m_fields->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    auto* grid = new QGridLayout(m_fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
}

void AgreedFields::setVenue(const rules::Venue& venue)
{
    m_sheet = venue;
    m_venue = venue;
    m_good = true;
    m_complaint->hide();
    clear();
    fill();
    m_title->setText(desk::agreeable(m_sheet).empty() ? Window::tr("Asked of teams that register")
                                                      : Window::tr("May be agreed before the first hand"));
    showAll(false);
    setVisible(!m_rows.isEmpty());
    Q_EMIT changed();
}

void AgreedFields::showAll(bool all)
{
    m_showsAll = all;
    int folded = 0;
    for (const Row& row : std::as_const(m_rows)) {
        const bool shown = all || row.line == 1;
        row.field->setVisible(shown);
        row.name->setVisible(shown);
        folded = row.line - 1;
    }
    m_more->setText(all ? Window::tr("Fewer") : Window::tr("%1 more").arg(folded));
    m_more->setAccessibleName(all ? Window::tr("fewer that may be agreed")
                                  : Window::tr("%1 more that may be agreed").arg(folded));
    m_more->setVisible(folded > 0);
}

void AgreedFields::fill()
{
    auto* grid = static_cast<QGridLayout*>(m_fields->layout());
    QStringList phases;
    for (const desk::Agreeable& each : desk::agreeable(m_sheet)) {
        const QString phase = kit::text(each.phase);
        if (!phases.contains(phase)) {
            phases << phase;
            auto* head = new kit::Line(m_theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft);
            head->setText(m_sheet.phases.size() > 1 ? phase : QString());
            grid->addWidget(head, 0, static_cast<int>(phases.size()));
        }
        const QString label = kit::text(each.label);
        add(each, m_sheet.phases.size() > 1 ? label + u", "_s + phase : label,
            static_cast<int>(phases.indexOf(phase)) + 1);
    }
    for (const desk::Agreeable& each : desk::registering(m_sheet))
        add(each, kit::text(each.label), 1);
}

void AgreedFields::add(const desk::Agreeable& each, const QString& name, int column)
{
    auto* grid = static_cast<QGridLayout*>(m_fields->layout());
    const auto known = std::find_if(m_rows.cbegin(), m_rows.cend(),
                                    [&](const Row& row) { return row.what.label == each.label; });
    Row row{each, nullptr, {}, nullptr, 1};
    if (known != m_rows.cend()) {
        row.name = known->name;
        row.line = known->line;
    } else {
        for (const Row& other : std::as_const(m_rows))
            row.line = std::max(row.line, other.line + 1);
        row.name = new kit::Prose(m_theme, 16); // the longest need two lines
        row.name->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        row.name->setText(kit::sentence(kit::text(each.label)));
        grid->addWidget(row.name, row.line, 0);
    }
    makeField(row);
    row.field->setAccessibleName(name);
    grid->addWidget(row.field, row.line, column);
    m_rows.append(row);
}

// A number is typed; what is one of a few is chosen, in words.
void AgreedFields::makeField(Row& row)
{
    if (row.what.choices.empty()) {
        const QString nothing = kit::text(row.what.nothing); // stands there by itself, nobody deletes it
        const QString value = kit::text(row.what.value);
        auto* field = new QLineEdit(value == nothing ? QString() : value);
        field->setPlaceholderText(kit::sentence(nothing));
        connect(field, &QLineEdit::textChanged, this, &AgreedFields::check);
        row.value = [field, nothing] {
            const QString typed = field->text().trimmed();
            return typed.isEmpty() ? nothing : typed;
        };
        row.field = field;
    } else {
        auto* field = new kit::DropDown(m_theme);
        for (const desk::Agreeable::Choice& choice : row.what.choices)
            field->addItem(kit::sentence(choice.words), kit::text(choice.value));
        field->setCurrentIndex(field->findData(kit::text(row.what.value)));
        connect(field, &QComboBox::currentIndexChanged, this, &AgreedFields::check);
        row.value = [field] { return field->currentData().toString(); };
        row.field = field;
    }
    const bool isNumber = row.what.choices.empty() && row.what.nothing.empty();
    const int wide = isNumber ? fieldWidth : choiceWidth;
    kit::follow(m_theme, row.field,
                [this, field = row.field, wide] { field->setFixedWidth(m_theme.px(wide)); });
}

std::string AgreedFields::said(const Row& row)
{
    return row.what.key + '=' + row.value().toStdString();
}

std::vector<std::string> AgreedFields::agreed() const
{
    std::vector<std::string> all;
    for (const Row& row : m_rows)
        if (row.value().toStdString() != row.what.value)
            all.push_back(said(row));
    return all;
}

void AgreedFields::check()
{
    const auto venue = desk::agreedVenue(m_sheet, agreed());
    m_good = venue.has_value();
    m_complaint->say(m_good ? QString()
                            : kit::sentences(wording::onScreen(venue.error().mistakes)).join(u"\n"_s));
    for (const Row& row : std::as_const(m_rows))
        setWrong(*row.field, !m_good && !desk::agreedVenue(m_sheet, {said(row)}));
    if (m_good)
        m_venue = *venue;
    Q_EMIT changed();
}

} // namespace newtournament
