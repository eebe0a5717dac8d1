// How the record's screen is laid out.
#include "kinds.h"
#include "recorddelegate.h"
#include "recordscreen.h"

#include "wording/tr.h"
#include "ui/kit/flow.h"
#include "ui/kit/follow.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace record {

namespace {

constexpr int whenWidth = 116; // pixels at 100 %
constexpr int whoWidth = 130;

} // namespace

QLayout* RecordScreen::makeHead()
{
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    m_title = new kit::Line(m_theme, 24, kit::Weight::Medium);
    m_title->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    head->addWidget(m_title);
    m_count = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    m_count->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    head->addWidget(m_count, 1);
    auto* keys = new QWidget;
    auto* line = new QHBoxLayout(keys);
    line->setContentsMargins(0, 0, 0, 0);
    const auto hint = [&](const QString& key, const QString& does, auto act) {
        auto* made = new kit::KeyHint(m_theme, key, does);
        made->setRoomy(true);
        connect(made, &kit::KeyHint::clicked, this, act);
        line->addWidget(made);
    };
    hint(u"Ctrl P"_s, Window::tr("print"), [this] { print(); });
    hint(u"Esc"_s, Window::tr("back"), [this] { Q_EMIT left(); });
    head->addWidget(keys);
    return head;
}

QLayout* RecordScreen::makeAsked()
{
    auto* line = new kit::Flow(m_theme.px(12));
    m_words = new QLineEdit;
    m_words->setAccessibleName(Window::tr("words to look for"));
    m_words->setPlaceholderText(Window::tr("Search: a name, a hand, a reason"));
    m_words->setClearButtonEnabled(false);
    m_match = new kit::DropDown(m_theme);
    m_match->setAccessibleName(Window::tr("of which match"));
    m_by = new kit::DropDown(m_theme);
    m_by->setAccessibleName(Window::tr("by whom"));
    m_kind = new kit::DropDown(m_theme);
    m_kind->setAccessibleName(Window::tr("what kind"));
    for (const Group& group : groups())
        m_kind->addItem(Window::tr(group.word));
    line->addWidget(m_words);
    line->setGrowing(m_words);
    kit::follow(m_theme, m_words, [this] { m_words->setMinimumWidth(m_theme.px(300)); });
    const std::pair<QWidget*, int> widths[] = {{m_match, 330}, {m_by, 200}, {m_kind, 260}};
    for (const auto& [field, pixels] : widths) {
        kit::follow(m_theme, field,
                    [this, field = field, pixels = pixels] { field->setFixedWidth(m_theme.px(pixels)); });
        line->addWidget(field);
    }
    connect(m_words, &QLineEdit::textChanged, this, &RecordScreen::fill);
    for (kit::DropDown* each : {m_match, m_by, m_kind})
        connect(each, &QComboBox::currentIndexChanged, this, &RecordScreen::fill);
    return line;
}

QWidget* RecordScreen::makeList()
{
    auto* list = new QWidget;
    auto* column = new QVBoxLayout(list);
    column->setContentsMargins(0, 0, 0, 0);
    m_model = new RecordModel(this);
    m_table = new kit::RowTable(m_theme);
    m_table->setAccessibleName(Window::tr("lines of the record, newest first"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new RecordDelegate(m_theme, *m_model, m_table));
    m_table->setRowHeight(RecordDelegate::heightOf(2));
    m_table->setWidth(RecordModel::When, whenWidth);
    m_table->setWidth(RecordModel::Who, whoWidth);
    column->addWidget(m_table, 1);
    m_none = new QWidget;
    auto* none = new QVBoxLayout(m_none);
    none->setSpacing(10);
    m_noneSays = new kit::Prose(m_theme, 24, kit::Line::Ink::Plain, kit::Weight::Medium);
    m_noneDoes = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    m_all = new QPushButton(Window::tr("Show the whole tournament"));
    m_all->setAccessibleName(Window::tr("Show the whole tournament"));
    m_all->setAutoDefault(true); // Enter presses it
    connect(m_all, &QPushButton::clicked, this, &RecordScreen::showAll);
    none->addStretch(2);
    for (kit::Prose* each : {m_noneSays, m_noneDoes}) {
        each->setAlignment(Qt::AlignCenter);
        none->addWidget(each);
    }
    none->addWidget(m_all, 0, Qt::AlignHCenter);
    none->addStretch(3);
    column->addWidget(m_none, 1);
    return list;
}

} // namespace record
