#include "namepart.h"

#include "rules/builtin.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/ownrules/rulesimport.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulesview {

NamePart::NamePart(kit::Theme& theme)
    : m_name(new kit::TextField), m_sheet(new kit::TextField), m_sentences(new QCheckBox),
      m_sentencesAround(kit::labelled(theme, Window::tr("IDs, reneges, misdeals, talk"), m_sentences, this)),
      m_complaint(kit::complaint(theme)), m_from(new kit::DropDown(theme))
{
    m_name->setObjectName(u"name"_s);
    m_name->setAccessibleName(Window::tr("Name of these rules"));
    connect(m_name, &QLineEdit::textEdited, this, &NamePart::renamed);
    m_sheet->setObjectName(u"sheet"_s);
    m_sheet->setAccessibleName(Window::tr("Name of your rule sheet"));
    m_sheet->setPlaceholderText(Window::tr("Optional"));
    connect(m_sheet, &QLineEdit::textEdited, this, &NamePart::sheetNamed);
    m_sentences->setObjectName(u"sentences"_s);
    connect(m_sentences, &QCheckBox::clicked, this, &NamePart::sentencesKept);
    m_from->setObjectName(u"from"_s);
    m_from->setAccessibleName(Window::tr("Start from"));
    connect(m_from, &QComboBox::activated, this,
            [this](int at) { Q_EMIT originChosen(m_starts[static_cast<std::size_t>(at)]); });
    m_fromAround = kit::labelled(theme, Window::tr("Start from"), m_from, this);
    auto* fields = new QWidget;
    QHBoxLayout* line = kit::lineIn(fields, 14);
    line->addWidget(kit::labelled(theme, Window::tr("Name of these rules"), m_name, this), 1);
    line->addWidget(kit::labelled(theme, Window::tr("Name of your rule sheet"), m_sheet, this), 1);
    line->addWidget(m_fromAround, 1);
    auto* both = new kit::Beside(theme, fields, m_sentencesAround, {520, 340}); // also in a window of 1024
    both->share(3, 1);
    m_complaint->setObjectName(u"nameComplaint"_s);
    kit::add(kit::columnIn(this, 4), {both, m_complaint});
    kit::tabThrough(*this, kit::stopsIn(*layout()));
}

void NamePart::letStart(bool isNew, const Edited& edited)
{
    m_fromAround->setVisible(isNew);
    m_from->clear();
    m_starts = rules::builtIn();
    for (const rules::Venue& each : m_starts)
        m_from->addItem(kit::text(each.name));
    for (const venues::OwnVenue& each : edited.own())
        if (each.read) {
            m_starts.push_back(each.read->venue);
            m_from->addItem(ownrules::nameInList(each));
        }
}

// Sets only a text that differs, so that the cursor stays.
void NamePart::refresh(const Edited& edited)
{
    const rules::Draft& draft = edited.draft();
    for (const auto& [field, name] :
         {std::pair{m_name, &draft.file().name}, std::pair{m_sheet, &draft.file().sheet}})
        if (field->text().simplified() != kit::text(*name)) {
            field->setText(kit::text(*name));
            field->setCursorPosition(0); // shows its beginning
        }
    m_sentencesAround->setVisible(rules::hasSentences(draft.origin()));
    const QString origin = kit::text(draft.origin().name);
    m_sentences->setText(Window::tr("Keep what %1 says").arg(origin));
    m_sentences->setAccessibleName(
        Window::tr("Keep what %1 says about IDs, reneges, misdeals and talk").arg(origin));
    m_sentences->setChecked(!draft.file().dropsSentences);
    const auto from = std::ranges::find(m_starts, draft.origin().id, &rules::Venue::id);
    m_from->setCurrentIndex(static_cast<int>(from - m_starts.begin()));
}

void PhaseBar::list(const rules::Draft& draft, const std::string& current)
{
    if (!std::ranges::is_permutation(m_names, draft.venue().phases, {}, {}, &rules::Phase::name))
        make(draft);
    const auto at = std::ranges::find(m_names, current);
    m_buttons->button(static_cast<int>(at - m_names.begin()))->setChecked(true);
    for (QAbstractButton* each : m_buttons->buttons())
        each->setVisible(m_names.size() > 1);
}

void PhaseBar::make(const rules::Draft& draft)
{
    kit::clear(flow());
    delete m_buttons;
    m_buttons = new QButtonGroup(this);
    m_names.clear();
    for (const rules::Phase& each : draft.venue().phases)
        m_names.push_back(each.name);
    const std::string regular = rules::regularPhase(draft.origin()).name;
    std::stable_partition(m_names.begin(), m_names.end(),
                          [&](const std::string& each) { return each == regular; });
    for (const std::string& each : m_names) {
        QPushButton* button = kit::button(kit::sentence(wording::codeInWords(each)));
        button->setObjectName(u"phase-"_s + kit::text(each));
        button->setCheckable(true);
        m_buttons->addButton(button, static_cast<int>(m_buttons->buttons().size()));
        flow().addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, each] { Q_EMIT chosen(each); });
    }
    kit::tabThrough(*this, kit::stopsIn(flow()));
}

} // namespace rulesview

#include "moc_namepart.cpp"
