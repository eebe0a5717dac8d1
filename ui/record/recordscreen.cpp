#include "recordscreen.h"

#include "linecard.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/session/menu.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using wording::Window;

namespace record {

namespace {

// Pixels at 100 %. A narrower list leaves out the supervisor, who is named beside it.
constexpr int listWidth = 460;
constexpr int listWithWho = 600;
constexpr int thenWidth = 400;

/// Fills the field again and keeps the choice if it still exists.
void fillAgain(kit::DropDown& field, const QList<std::pair<QString, QString>>& entries)
{
    const QSignalBlocker quiet(field);
    const QString before = field.currentData().toString();
    field.clear();
    for (const auto& [word, data] : entries)
        field.addItem(word, data);
    field.setCurrentIndex(qMax(0, field.findData(before)));
}

constexpr int choiceWidth = 110; // pixels at 100 % of a choice
constexpr int whenWidth = 116;
constexpr int whoWidth = 130;

} // namespace

RecordScreen::RecordScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent)
{
    QVBoxLayout* column = kit::columnIn(this, 12, kit::screenMargins);
    column->addLayout(makeHead());
    column->addLayout(makeAsked());
    m_then = new LineCard(theme);
    m_some = new kit::Sidebar(theme, makeTable(), m_then, {listWidth, thenWidth});
    column->addWidget(m_some, 1);
    column->addWidget(makeNone(), 1);
    m_soon.setSingleShot(true);
    m_soon.setInterval(150ms);
    connect(&m_soon, &QTimer::timeout, this, &RecordScreen::showLine);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, &m_soon,
            qOverload<>(&QTimer::start));
    const auto openSheet = [this] {
        if (!match().isEmpty())
            Q_EMIT matchWanted(match());
    };
    connect(m_table, &kit::RowTable::chosen, this, openSheet);
    const auto isOfMatch = [this] { return !match().isEmpty(); };
    session::giveRowMenu(theme, *m_table, *this, {session::Key::Print},
                         {Window::tr("Open score sheet"), openSheet, isOfMatch});
    connect(&theme, &kit::Theme::changed, this, &RecordScreen::fitRows);
    for (QWidget* each : std::initializer_list<QWidget*>{m_words, m_table})
        each->installEventFilter(this);
    onKey(session::Key::Print, [this] { print(); });
    onKey(session::Key::Find, [this] { m_words->setFocus(); });
}

void RecordScreen::open(const QString& match)
{
    read();
    ask(match);
    fill();
    m_table->goTo(0);
}

void RecordScreen::ask(const QString& match)
{
    const QSignalBlocker quiet[]{QSignalBlocker(m_words), QSignalBlocker(m_by), QSignalBlocker(m_kind),
                                 QSignalBlocker(m_match)};
    m_words->clear();
    m_by->setCurrentIndex(0);
    m_kind->setCurrentIndex(0);
    m_match->setCurrentIndex(qMax(0, m_match->findData(match)));
}

// Clears the fields. The lines are replaced at the next refresh.
void RecordScreen::begin()
{
    ask({});
    m_table->setCurrentIndex({});
    m_soon.stop();
    m_then->clear();
}

void RecordScreen::refresh()
{
    if (read())
        fill();
}

// Makes the lines once for each state of the tournament; typing only filters them.
bool RecordScreen::read()
{
    if (!m_session.isOpen() || m_read == m_session.shown().tournament)
        return false;
    m_read = m_session.shown().tournament;
    m_shown.clear();
    m_lines = wording::recordLines(*m_read);
    QList<std::pair<QString, QString>> matches{{Window::tr("Whole tournament"), QString()}};
    for (const tournament::Match* match : tournament::inOrder(*m_read))
        if (match->number)
            matches.append({kit::text(wording::matchInList(*m_read, *match)), kit::text(match->id)});
    fillAgain(*m_match, matches);
    QList<std::pair<QString, QString>> writers{{Window::tr("Everyone"), QString()}};
    for (const std::string& writer : wording::writersIn(*m_read))
        writers.append({kit::text(writer), kit::text(writer)});
    fillAgain(*m_by, writers);
    return true;
}

wording::RecordFilter RecordScreen::asked() const
{
    wording::RecordFilter filter;
    filter.match = ofMatch().toStdString();
    filter.by = m_by->currentData().toString().toStdString();
    const Group& group = groups().at(qMax(0, m_kind->currentIndex()));
    const auto kinds = facts::kindsIn(group.group);
    filter.kinds.assign(kinds.begin(), kinds.end());
    filter.changes = group.changes;
    filter.words = m_words->text().toStdString();
    return filter;
}

void RecordScreen::fill()
{
    if (!m_read)
        return;
    for (kit::DropDown* each : {m_match, m_by, m_kind})
        each->updateGeometry(); // its entries may differ, and it heard no signal
    const wording::RecordFilter filter = asked();
    m_shown.clear();
    for (auto line = m_lines.rbegin(); line != m_lines.rend(); ++line)
        if (wording::isAskedFor(*line, filter))
            m_shown.push_back({&*line, wordsOf(*line, filter.match)});
    m_table->showRows(rowsOf(m_shown));
    fitRows();
    m_table->scrollTo(m_table->currentIndex());
    if (m_shown.empty() && m_table->hasFocus())
        m_words->setFocus(); // typing goes to the search
    m_some->setVisible(!m_shown.empty());
    m_none->setVisible(m_shown.empty());
    showCount();
    m_soon.start();
}

// Rows with more than two lines are higher.
void RecordScreen::fitRows()
{
    QHeaderView& heights = *m_table->verticalHeader();
    for (int row = 0; row < static_cast<int>(m_shown.size()); ++row) {
        const int lines = qMax(2, m_shown[static_cast<std::size_t>(row)].words.lines());
        if (const int high = m_theme.px(RecordDelegate::heightOf(lines)); heights.sectionSize(row) != high)
            heights.resizeSection(row, high);
    }
}

void RecordScreen::showCount()
{
    const tournament::Match* match = m_read ? tournament::match(*m_read, ofMatch().toStdString()) : nullptr;
    const QString of = match ? kit::text(wording::titleOf(*match)) : QString();
    m_title->setText(of.isEmpty() ? Window::tr("Record of changes") : Window::tr("Record of %1").arg(of));
    const auto rows = static_cast<int>(m_shown.size());
    m_count->setText(rows == 0 ? QString()
                               : Window::tr("%n entr(ies), newest first. Enter opens the sheet of the match.",
                                            nullptr, rows));
    if (rows > 0)
        return;
    const bool isMatchAlone =
        m_words->text().isEmpty() && m_by->currentIndex() == 0 && m_kind->currentIndex() == 0;
    m_noneSays->say(isMatchAlone ? Window::tr("No record of %1 yet").arg(of) : Window::tr("Nothing found"));
    m_noneDoes->say(
        isMatchAlone
            ? Window::tr("It starts when the match is called on Tables or its first hand is entered.")
            : Window::tr("Search for fewer words, or choose another match, person or kind above."));
}

void RecordScreen::showLine()
{
    if (const ShownLine* at = m_table->currentOf(m_shown))
        m_then->show(*at, wording::tournamentAt(*m_read, at->line->seq));
    else
        m_then->clear();
}

QString RecordScreen::match() const
{
    QString chosen = ofMatch();
    const ShownLine* at = m_table->currentOf(m_shown);
    if (!chosen.isEmpty() || !at)
        return chosen;
    const std::string& about = at->line->match;
    return tournament::match(*m_read, about) ? kit::text(about) : QString(); // a new draw may lack the match
}

void RecordScreen::print()
{
    if (!match().isEmpty())
        return Q_EMIT printWanted();
    m_count->setText(
        Window::tr("To print a match’s record, choose the match above or select an entry about it."));
}

void RecordScreen::takeFocus()
{
    if (!m_shown.empty())
        m_table->setFocus();
    else
        m_all->setFocus();
}

bool RecordScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::Resize)
        m_table->setColumnHidden(Who, m_table->width() < m_theme.px(listWithWho));
    if (event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool isPlain = !kit::isCommand(key);
    if (watched == m_table && isPlain && !key.text().isEmpty() && key.text().at(0).isLetterOrNumber()) {
        m_words->setFocus();
        m_words->insert(key.text());
        return true;
    }
    const bool goes = key.key() == Qt::Key_Down || key.key() == Qt::Key_Up || key.key() == Qt::Key_PageDown ||
                      key.key() == Qt::Key_PageUp || kit::isEnter(key);
    if (watched == m_words && isPlain && goes && !m_shown.empty()) {
        m_table->setFocus();
        return kit::isEnter(key) || QCoreApplication::sendEvent(m_table, event);
    }
    return Screen::eventFilter(watched, event);
}

QLayout* RecordScreen::makeHead()
{
    m_title = kit::titleLine(m_theme);
    m_count = new kit::Prose(m_theme, 15, kit::Line::Ink::Soft);
    QWidget* toPrint = hint(
        session::Key::Print, [this] { print(); }, true);
    return kit::headLine(m_title, m_count, {toPrint, closeButton()});
}

QLayout* RecordScreen::makeAsked()
{
    auto* line = new QHBoxLayout;
    line->setSpacing(12);
    m_words = new QLineEdit;
    m_words->setAccessibleName(Window::tr("Search"));
    m_words->setPlaceholderText(Window::tr("Search: name, hand, reason"));
    m_words->setClearButtonEnabled(false);
    line->addWidget(m_words, 300);
    connect(m_words, &QLineEdit::textChanged, this, &RecordScreen::fill);
    const auto add = [&](const QString& name, int pixels) { // this wide, or less if all are shown
        auto* field = new kit::DropDown(m_theme);
        field->setAccessibleName(name);
        field->wrap(); // shows the choice in full
        kit::follow(m_theme, field, [this, field, pixels] {
            field->setMinimumWidth(m_theme.px(choiceWidth));
            field->setMaximumWidth(m_theme.px(pixels));
        });
        line->addWidget(field, pixels);
        return field;
    };
    m_match = add(Window::tr("Match"), 330);
    m_by = add(Window::tr("Person"), 200);
    m_kind = add(Window::tr("Kind"), 260);
    for (const Group& group : groups())
        m_kind->addItem(Window::tr(group.word));
    for (kit::DropDown* each : {m_match, m_by, m_kind})
        connect(each, &QComboBox::currentIndexChanged, this, &RecordScreen::fill);
    return line;
}

QWidget* RecordScreen::makeTable()
{
    m_table = new kit::RowTable(m_theme, Window::tr("Record, newest first"),
                                {Window::tr("Time"), Window::tr("Who"), Window::tr("What")});
    m_table->setItemDelegate(new RecordDelegate(m_theme, m_shown, m_table));
    m_table->setRowHeight(RecordDelegate::heightOf(2));
    m_table->setWidth(When, whenWidth);
    m_table->setWidth(Who, whoWidth);
    return m_table;
}

QWidget* RecordScreen::makeNone()
{
    m_none = new QWidget;
    auto* none = new QVBoxLayout(m_none);
    none->setSpacing(10);
    m_noneSays = new kit::Prose(m_theme, 24, kit::Line::Ink::Plain, kit::Weight::Medium);
    m_noneDoes = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    m_all = kit::button(Window::tr("Show the whole tournament"));
    connect(m_all, &QPushButton::clicked, this, [this] {
        open({});
        takeFocus();
    });
    none->addStretch(2);
    for (kit::Prose* each : {m_noneSays, m_noneDoes}) {
        each->setAlignment(Qt::AlignCenter);
        none->addWidget(each);
    }
    none->addWidget(m_all, 0, Qt::AlignHCenter);
    none->addStretch(3);
    return m_none;
}

} // namespace record

#include "moc_recordscreen.cpp"
