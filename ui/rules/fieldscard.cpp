#include "fieldscard.h"

#include "rules/parameters.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulesview {

FieldsCard::FieldsCard(kit::Theme& theme)
    : Card(theme), m_theme(theme), m_heading(new kit::Line(theme, 18, kit::Weight::Medium)),
      m_left(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)),
      m_complaint(kit::complaint(theme, 16))
{
    QVBoxLayout* column = kit::columnIn(this, 6, {2, 12, 2, 4});
    auto* inside = new QWidget;
    m_rows = kit::columnIn(inside, 0);
    m_page = new kit::Scroll(inside);
    const auto addLine = [column] {
        auto* line = new QHBoxLayout;
        line->setContentsMargins(16, 0, 16, 0);
        column->addLayout(line);
        return line;
    };
    QHBoxLayout* head = addLine();
    head->addWidget(m_heading, 1);
    head->addWidget(m_left);
    column->addWidget(m_page, 1);
    addLine()->addWidget(m_complaint);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget* was, QWidget* now) { lookAt(was, now); });
}

FieldsCard::~FieldsCard()
{
    disconnect(qApp, nullptr, this, nullptr); // destroyed fields lose the focus
}

void FieldsCard::begin(const Edited& edited, const wording::FormSection& section,
                       const std::vector<rules::Field>& fields, bool isOfPhases)
{
    m_fields.clear(); // before the focus moves among them
    kit::clear(*m_rows);
    m_phaseRows = nullptr;
    const QString heading = kit::text(section.heading);
    m_heading->setText(heading);
    for (const rules::Field& field : fields)
        addRow(edited, field);
    m_sentences = new SentenceRows(m_theme, edited, section);
    m_rows->addWidget(m_sentences);
    connect(m_sentences, &SentenceRows::kept, this, &FieldsCard::sentenceKept);
    m_own = new OwnSentences(m_theme, section);
    m_rows->addWidget(m_own);
    connect(m_own, &OwnSentences::changed, this, &FieldsCard::ownSentencesChanged);
    if (isOfPhases)
        addPhaseRows();
    addAllRight(heading);
    m_rows->addStretch(1);
    m_page->verticalScrollBar()->setValue(0);
}

void FieldsCard::addRow(const Edited& edited, const rules::Field& field)
{
    auto* row = new FieldRow(m_theme, edited, field);
    m_rows->addWidget(row);
    m_fields.push_back(row);
    connect(row, &FieldRow::changed, this, &FieldsCard::changed);
    connect(row, &FieldRow::cited, this, &FieldsCard::cited);
    connect(row, &FieldRow::resetWanted, this, &FieldsCard::resetWanted);
}

void FieldsCard::addAllRight(const QString& section)
{
    QPushButton* all =
        kit::button(Window::tr("All right as it is"), Window::tr("All right as it is: %1").arg(section));
    all->setObjectName(u"allRight"_s);
    m_allRight = new QWidget;
    m_allRight->hide();
    QVBoxLayout* column = kit::columnIn(m_allRight, 6, {18, 10, 18, 10});
    m_toCheck = new kit::Prose(m_theme, 15, kit::Line::Ink::Soft);
    column->addWidget(m_toCheck);
    column->addWidget(all, 0, Qt::AlignLeft);
    m_rows->addWidget(m_allRight);
    connect(all, &QPushButton::clicked, this, &FieldsCard::allChecked);
}

void FieldsCard::addPhaseRows()
{
    m_phaseRows = new PhaseRows(m_theme);
    m_rows->addWidget(m_phaseRows);
    connect(m_phaseRows, &PhaseRows::partWanted, this, &FieldsCard::partWanted);
    connect(m_phaseRows, &PhaseRows::sameWanted, this, &FieldsCard::sameWanted);
    connect(m_phaseRows, &PhaseRows::phaseWanted, this, &FieldsCard::phaseWanted);
}

void FieldsCard::refresh(const Edited& edited, const std::vector<rules::Mistake>& mistakes)
{
    const rules::Draft& draft = edited.draft();
    for (FieldRow* row : m_fields) {
        const rules::Field& field = row->field();
        const bool hasRule = draft.phase(field.phase).rules.renege.has_value();
        row->setVisible(hasRule || field.name == rules::nullableGroup ||
                        !rules::isOfNullableGroup(field.name));
        if (const json::Value* typed = draft.refused(field))
            row->showTyped(*typed);
        else
            row->refresh(edited);
        const auto wrong = std::ranges::find(mistakes, field, &rules::Mistake::field);
        row->complain(wrong == mistakes.end() ? QString() : mistakeInWords(wrong->what));
    }
    m_sentences->refresh(draft);
    m_own->refresh(draft, mistakes);
    if (m_phaseRows)
        m_phaseRows->refresh(draft);
    // Tab goes from a section to the next value. Reset buttons come last, so that no one types into them by
    // mistake.
    QList<QWidget*> stops = kit::stopsIn(*m_rows);
    std::stable_partition(stops.begin(), stops.end(), [this](const QWidget* stop) {
        return std::ranges::none_of(m_fields, [stop](const FieldRow* each) { return each->resets(stop); });
    });
    kit::tabThrough(*m_page->widget(), stops);
}

void FieldsCard::showLeft(const Edited& edited, int left, bool isAllChecked)
{
    m_left->setText(left > 0       ? Window::tr("%1 to check").arg(left)
                    : isAllChecked ? Window::tr("Everything is checked")
                                   : QString());
    m_toCheck->setText(Window::tr("Rules still as in %1 that you haven’t looked at: %2. Click or Tab through "
                                  "them, or press the button if they are all right.")
                           .arg(edited.originName())
                           .arg(left));
    m_allRight->setVisible(left > 0);
    for (FieldRow* row : m_fields)
        row->showSource(edited);
}

FieldRow* FieldsCard::rowWith(const QWidget* inside) const
{
    const auto row = std::ranges::find_if(
        m_fields, [inside](const FieldRow* each) { return inside && each->isAncestorOf(inside); });
    return row == m_fields.end() ? nullptr : *row;
}

// The first field counts as looked at only once the focus moves on, because the focus lands there by itself.
void FieldsCard::lookAt(const QWidget* was, const QWidget* now)
{
    const FieldRow* before = rowWith(was);
    const FieldRow* row = rowWith(now);
    if (!row || m_isArriving)
        return;
    if (before && before != row)
        Q_EMIT lookedAt(before->field());
    Q_EMIT lookedAt(row->field());
}

void FieldsCard::takeFocus()
{
    const QScopedValueRollback arriving(m_isArriving, true);
    if (!m_fields.empty())
        m_fields.front()->setFocus();
    else if (m_phaseRows)
        m_phaseRows->setFocus();
}

void FieldsCard::goTo(const rules::Field& field)
{
    FieldRow* row = *std::ranges::find(m_fields, field, &FieldRow::field);
    row->setFocus();
    kit::bringIntoView(*row, row->rect());
}

} // namespace rulesview

#include "moc_fieldscard.cpp"
