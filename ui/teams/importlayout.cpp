// How the page is laid out.
#include "importpage.h"

#include "wording/tr.h"
#include "ui/kit/flow.h"

#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using kit::Line;
using kit::Weight;
using wording::Window;

namespace teams {

namespace {

QPushButton* makeButton(const QString& text, const QString& keys)
{
    auto* button = new QPushButton(text + u"   "_s + keys);
    button->setAccessibleName(text);
    button->setAutoDefault(true); // Enter presses it
    return button;
}

} // namespace

ImportPage::ImportPage(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_model(new ImportModel(this)), m_table(new kit::RowTable(theme)),
      m_columns(new ImportColumns(theme)), m_title(new Line(theme, 24, Weight::Medium)),
      m_summary(new Line(theme, 16, Weight::Plain, Line::Ink::Soft)),
      m_whole(new kit::Prose(theme, 16, Line::Ink::Bad, Weight::Medium)), m_said(new kit::Prose(theme, 16)),
      m_ask(new kit::Ask(theme)), m_import(makeButton(Window::tr("Import"), u"Ctrl+Enter"_s)),
      m_mend(makeButton(Window::tr("Mend"), u"F2"_s)),
      m_skipWrong(makeButton(Window::tr("Skip rows with mistakes"), u"Ctrl+Del"_s)),
      m_turn(makeButton(Window::tr("Skip row"), u"Del"_s)),
      m_next(makeButton(Window::tr("Next mistake"), u"F3"_s)),
      m_view(makeButton(Window::tr("Columns"), u"F6"_s))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->setSpacing(18);
    m_title->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    head->addWidget(m_title);
    head->addWidget(m_summary, 1);
    column->addLayout(head);
    column->addWidget(m_whole);
    column->addWidget(m_columns, 1);
    column->addWidget(m_table, 1);
    column->addStretch(); // where there is neither
    column->addWidget(m_said);
    column->addWidget(m_ask);
    column->addWidget(makeButtons());
    m_table->setModel(m_model);
    m_table->setAccessibleName(Window::tr("rows of the file"));
    m_table->setWidth(ImportModel::LineNumber, 64);
    m_table->setWidth(ImportModel::Cards, 140);
    m_table->hideColumn(ImportModel::Players); // they stand below their team's name
    m_table->setWidth(ImportModel::Affiliation, 160);
    m_table->setRowHeight(60);
    m_table->setWidth(ImportModel::Seed, 72);
    connectParts();
}

void ImportPage::connectParts()
{
    connect(m_table, &kit::RowTable::chosen, this, [this](int row) {
        // Whoever presses it once too often drops nothing.
        if (m_model->rowAt(row).leftOut)
            turn(row);
        else
            mend();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportPage::showSaid);
    connect(m_ask, &kit::Ask::closed, this, [this] {
        showButtons();
        takeFocus();
    });
    connect(m_columns, &ImportColumns::assigned, this, [this](int column, const QString& words) {
        m_choices.columns[static_cast<std::size_t>(column)] = words.toStdString();
        read();
    });
    connect(m_columns, &ImportColumns::titlesTurned, this, [this](bool titles) {
        m_choices.titles = titles;
        read();
    });
    connect(m_import, &QPushButton::clicked, this, &ImportPage::import);
    connect(m_mend, &QPushButton::clicked, this, &ImportPage::mend);
    connect(m_skipWrong, &QPushButton::clicked, this, &ImportPage::askToSkipWrong);
    connect(m_next, &QPushButton::clicked, this, &ImportPage::nextWrong);
    connect(m_turn, &QPushButton::clicked, this, [this] { turn(m_table->currentRow()); });
    connect(m_view, &QPushButton::clicked, this, &ImportPage::turnView);
}

QWidget* ImportPage::makeButtons()
{
    m_buttons = new QWidget;
    auto* line = new kit::Flow(m_theme.px(10), m_buttons);
    QPushButton* back = makeButton(Window::tr("Put away"), u"Esc"_s);
    m_import->setProperty("strong", true);
    connect(back, &QPushButton::clicked, this, &ImportPage::dropped);
    for (QPushButton* button : {m_import, m_mend, m_turn, m_skipWrong, m_next, m_view, back})
        line->addWidget(button);
    return m_buttons;
}

} // namespace teams
