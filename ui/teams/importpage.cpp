#include "importpage.h"

#include "ui/look/sentence.h"

#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using look::Line;
using look::Weight;

namespace teams {

namespace {

int wrongRows(const desk::RosterPreview& preview)
{
    return static_cast<int>(std::count_if(preview.rows.begin(), preview.rows.end(),
                                          [](const auto& row) { return !row.mistakes.empty(); }));
}

QString summaryOf(const desk::RosterPreview& preview)
{
    if (preview.good())
        return u"%1 %2, %3 players: nothing is wrong"_s.arg(preview.teams)
            .arg(preview.teams == 1 ? u"team"_s : u"teams"_s)
            .arg(preview.players);
    const int wrong = wrongRows(preview);
    if (wrong == 0)
        return u"cannot be taken"_s;
    return wrong == 1 ? u"1 row cannot be taken as it is; nothing is recorded yet"_s
                      : u"%1 rows cannot be taken as they are; nothing is recorded yet"_s.arg(wrong);
}

} // namespace

ImportPage::ImportPage(look::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_model(new ImportModel(this)), m_table(new look::RowTable(theme)),
      m_title(new Line(theme, 24, Weight::Medium)),
      m_summary(new Line(theme, 16, Weight::Plain, Line::Ink::Soft)),
      m_whole(new look::Prose(theme, 16, Line::Ink::Bad, Weight::Medium)), m_said(new look::Prose(theme, 16)),
      m_import(new QPushButton), m_dropWrong(new QPushButton(u"Drop rows with mistakes   Ctrl+D"_s)),
      m_turn(new QPushButton), m_next(new QPushButton(u"Next mistake   F3"_s))
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
    column->addWidget(m_table, 1);
    column->addWidget(m_said);
    column->addWidget(makeButtons());
    m_table->setModel(m_model);
    m_table->setAccessibleName(u"rows of the file"_s);
    m_table->setWidth(ImportModel::LineNumber, 64);
    m_table->setWidth(ImportModel::Cards, 140);
    m_table->hideColumn(ImportModel::Players); // they stand below their team's name
    m_table->setWidth(ImportModel::Affiliation, 160);
    m_table->setRowHeight(60);
    m_table->setWidth(ImportModel::Seed, 72);
    connect(m_table, &look::RowTable::chosen, this, &ImportPage::turn);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ImportPage::showSaid);
}

QWidget* ImportPage::makeButtons()
{
    auto* buttons = new QWidget;
    auto* line = new QHBoxLayout(buttons);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(10);
    auto* back = new QPushButton(u"Drop   Esc"_s);
    back->setAccessibleName(u"Drop"_s);
    m_dropWrong->setAccessibleName(u"Drop the rows with mistakes"_s);
    m_import->setProperty("strong", true);
    connect(m_import, &QPushButton::clicked, this, &ImportPage::import);
    connect(m_dropWrong, &QPushButton::clicked, this, &ImportPage::dropWrong);
    m_next->setAccessibleName(u"Next mistake"_s);
    connect(m_next, &QPushButton::clicked, this, &ImportPage::nextWrong);
    connect(m_turn, &QPushButton::clicked, this, [this] { turn(m_table->currentRow()); });
    connect(back, &QPushButton::clicked, this, &ImportPage::dropped);
    for (QPushButton* button : {m_import, m_dropWrong, m_turn, m_next, back}) {
        button->setAutoDefault(true); // Enter presses it
        line->addWidget(button);
    }
    line->addStretch(1);
    return buttons;
}

void ImportPage::begin(const night::Night& night, const QString& file, const QByteArray& bytes)
{
    m_night = night;
    m_bytes = bytes;
    m_leftOut.clear();
    m_title->setText(file);
    read();
    m_table->setCurrentIndex(m_model->index(0, 0));
    if (!m_preview.rows.empty() && m_preview.rows.front().mistakes.empty())
        nextWrong();
    showSaid();
}

void ImportPage::takeFocus()
{
    if (m_preview.good())
        m_import->setFocus();
    else
        m_table->setFocus();
}

void ImportPage::nextWrong()
{
    const int rows = m_model->rowCount();
    for (int step = 1; step < rows; ++step) {
        const int row = (m_table->currentRow() + step) % rows;
        if (!m_model->rowAt(row).mistakes.empty())
            return m_table->setCurrentIndex(m_model->index(row, 0));
    }
}

void ImportPage::read()
{
    m_preview = desk::previewRoster(
        m_night, std::string_view(m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())), {m_leftOut});
    m_model->show(m_preview);
    m_table->setVisible(!m_preview.rows.empty());
    const auto& rows = m_preview.rows;
    m_table->setColumnHidden(
        ImportModel::Affiliation,
        std::all_of(rows.begin(), rows.end(), [](const auto& row) { return row.affiliation.empty(); }));
    m_summary->setText(summaryOf(m_preview));
    m_summary->setInk(m_preview.good() ? Line::Ink::Ok : Line::Ink::Bad);
    const bool whole = !m_preview.mistakes.empty();
    m_whole->say(look::sentences(whole ? m_preview.mistakes : m_preview.warnings).join(u"\n"_s),
                 whole ? Line::Ink::Bad : Line::Ink::Warn);
    const QString what = m_preview.good() ? (m_preview.teams == 1 ? u"Import 1 team"_s
                                                                  : u"Import %1 teams"_s.arg(m_preview.teams))
                                          : u"Import"_s;
    m_import->setText(what + u"   Ctrl+Enter"_s);
    m_import->setAccessibleName(what);
    m_import->setEnabled(m_preview.good());
    m_dropWrong->setVisible(wrongRows(m_preview) > 0);
    m_next->setVisible(wrongRows(m_preview) > 0);
    showSaid();
}

void ImportPage::showSaid()
{
    const int row = m_table->currentRow();
    const bool any = row >= 0 && row < m_model->rowCount();
    m_turn->setVisible(any);
    if (!any)
        return m_said->say({});
    const desk::RosterRow& at = m_model->rowAt(row);
    m_turn->setText(at.leftOut ? u"Take line %1 back in   Del"_s.arg(at.line)
                               : u"Drop line %1   Del"_s.arg(at.line));
    m_turn->setAccessibleName(at.leftOut ? u"Take the line back in"_s : u"Drop the line"_s);
    const QString said = saidOf(at);
    m_said->say(said.isEmpty() ? QString() : u"Line %1: %2"_s.arg(at.line).arg(said),
                at.leftOut            ? Line::Ink::Soft
                : at.mistakes.empty() ? Line::Ink::Warn
                                      : Line::Ink::Bad);
}

void ImportPage::turn(int row)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    const int line = m_model->rowAt(row).line;
    if (m_leftOut.erase(line) == 0)
        m_leftOut.insert(line);
    read();
}

void ImportPage::dropWrong()
{
    // What is dropped can leave others wrong, such as a captain whose own row is gone.
    while (wrongRows(m_preview) > 0) {
        for (const desk::RosterRow& row : m_preview.rows)
            if (!row.mistakes.empty())
                m_leftOut.insert(row.line);
        read();
    }
    takeFocus();
}

void ImportPage::import()
{
    if (m_preview.good())
        Q_EMIT importWanted();
}

void ImportPage::complain(const QString& text)
{
    m_whole->say(text, Line::Ink::Bad);
}

void ImportPage::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape)
        Q_EMIT dropped();
    else if (enter && control)
        import();
    else if (event->key() == Qt::Key_D && control)
        dropWrong();
    else if (event->key() == Qt::Key_F3)
        nextWrong();
    else if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Space)
        turn(m_table->currentRow());
    else
        QWidget::keyPressEvent(event);
}

} // namespace teams
