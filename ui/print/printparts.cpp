// What the print screen is put together from.
#include "preview.h"
#include "printscreen.h"
#include "whatlist.h"

#include "ui/kit/scroll.h"
#include "wording/tr.h"

#include <QHBoxLayout>
#include <QShortcut>

using namespace Qt::StringLiterals;
using wording::Window;

namespace print {

namespace {

constexpr int edge = 20; // pixels at the right, where the bar stands when what is chosen there scrolls

} // namespace

QWidget* PrintScreen::makeLeft()
{
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list, 1);
    column->addWidget(m_page);
    m_left = left;
    return left;
}

QWidget* PrintScreen::makeMiddle()
{
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_preview, 1);
    auto* foot = new QHBoxLayout;
    m_back = makeButton(u"previousPage"_s, Window::tr("‹ Back"), Window::tr("page before, key Page Up"));
    m_on = makeButton(u"nextPage"_s, Window::tr("Next ›"), Window::tr("next page, key Page Down"));
    m_place->setAlignment(Qt::AlignCenter);
    m_place->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_back, &QPushButton::clicked, m_preview, &Preview::previousPage);
    connect(m_on, &QPushButton::clicked, m_preview, &Preview::nextPage);
    foot->addStretch();
    foot->addWidget(m_back);
    foot->addWidget(m_place);
    foot->addWidget(m_on);
    foot->addStretch();
    column->addLayout(foot);
    return middle;
}

QWidget* PrintScreen::makePaperChoice()
{
    auto* choice = new QWidget;
    auto* row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    const std::tuple<QString, QString, paper::Format> formats[] = {
        {u"paperLetter"_s, Window::tr("Letter"), paper::Format::Letter},
        {u"paperA4"_s, u"A4"_s, paper::Format::A4}};
    for (const auto& [name, word, format] : formats) {
        QPushButton* button = makeButton(name, word, Window::tr("paper size %1").arg(word));
        button->setCheckable(true);
        m_paper.addButton(button, static_cast<int>(format));
        row->addWidget(button, 1);
    }
    return choice;
}

/// Which pages, in one row with its word: beside two others there is little height.
QWidget* PrintScreen::makePagesChoice()
{
    auto* choice = new QWidget;
    auto* row = new QHBoxLayout(choice);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new kit::Line(m_theme, 14, kit::Weight::Plain, kit::Line::Ink::Soft);
    label->setText(Window::tr("Pages"));
    label->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    m_pages->setAccessibleName(Window::tr("pages to print"));
    m_pages->setPlaceholderText(Window::tr("all, or 1-3,5"));
    m_pages->setMinimumWidth(10); // what goes in scrolls
    row->addWidget(label);
    row->addWidget(m_pages, 1);
    connect(m_pages, &QLineEdit::textChanged, this, [this] { showDocument(true); });
    return choice;
}

/// How many score sheets of that print on a page, for matches or blank.
void PrintScreen::fillSheets()
{
    m_sheets->clear();
    for (const bool blank : {false, true})
        for (const int perPage : {1, 2, 4})
            if (perPage <= chosen().mostOnAPage && (chosen().canBeBlank || !blank))
                m_sheets->addItem(
                    (blank ? Window::tr("Blank, %1 on a page") : Window::tr("%1 on a page")).arg(perPage),
                    QPoint(perPage, blank ? 1 : 0));
}

/// The parts of the matches of which there are sheets.
void PrintScreen::fillWhich()
{
    const QSignalBlocker quiet(m_which);
    m_which->clear();
    m_parts.clear();
    if (!chosen().ofSheets)
        return m_gone.clear();
    const tournament::Tournament& tournament = m_session.tournament();
    const bool isPlayed = chosen().needs == paper::Needs::Played;
    m_parts = desk::sheetChoices(tournament, isPlayed ? tournament::played(tournament)
                                                      : tournament::waitingForASheet(tournament));
    m_which->addItem(isPlayed ? Window::tr("All that were played") : Window::tr("All that wait"), QString());
    for (const desk::SheetChoice& each : m_parts)
        m_which->addItem(QString::fromStdString(each.name), QString::fromStdString(each.key));
    recallWhich(isPlayed);
}

/// That of last time. Where it is none any more it is forgotten, so that it does not come back unasked when
/// other people sit at that table.
void PrintScreen::recallWhich(bool isPlayed)
{
    Choices kept = choices();
    const QString file = m_session.shown().file;
    const QString key = kept.which(file);
    const int at = key.isEmpty() ? 0 : m_which->findData(key);
    m_which->setCurrentIndex(qMax(0, at));
    if (at >= 0)
        return;
    kept.setWhich(file, {});
    m_gone = (isPlayed ? Window::tr("%1: no played sheet now; all that were played are chosen.")
                       : Window::tr("%1: no sheet waits now; all that wait are chosen."))
                 .arg(QString::fromStdString(desk::choiceTitle(m_session.tournament(), key.toStdString())));
}

/// Paper, and sheets on a page, as they were chosen last for this kind of page; all of its pages.
void PrintScreen::recallChoices()
{
    const Choices last = choices();
    m_paper.button(static_cast<int>(last.format()))->setChecked(true);
    const QSignalBlocker quietSheets(m_sheets);
    fillSheets();
    m_sheets->setCurrentIndex(qMax(0, m_sheets->findData(QPoint(last.perPage(), 0))));
    const QSignalBlocker quietPages(m_pages);
    m_pages->clear();
}

/// How players are named where everybody reads it, as it was chosen last on this machine; the web page has
/// its own choice.
void PrintScreen::fillNames()
{
    static const QString key = u"printedShortNames"_s;
    m_namesLabel->setText(Window::tr("Players"));
    m_names->setCurrentIndex(m_session.settings().value(key, false).toBool() ? 1 : 0);
    connect(m_names, &QComboBox::currentIndexChanged, this, [this] {
        m_session.settings().set(key, kit::isOther(m_names));
        showDocument(true);
    });
}

QWidget* PrintScreen::makeSide()
{
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, edge, 0);
    column->setSpacing(10);
    m_paperLabel->setText(Window::tr("Paper"));
    m_matchLabel->setText(Window::tr("Match"));
    m_match->setAccessibleName(Window::tr("which match"));
    m_match->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_save = makeButton(u"savePdf"_s, Window::tr("Save as PDF"), Window::tr("save as PDF, key Ctrl S"));
    m_save->setProperty("strong", true);
    m_print = makeButton(u"print"_s, Window::tr("Print …"), Window::tr("print, key Ctrl P"));
    m_cancel =
        makeButton(u"cancel"_s, Window::tr("Cancel"), Window::tr("cancel what is being made, key Escape"));
    m_which->setAccessibleName(Window::tr("which score sheets"));
    m_which->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_sheets->setAccessibleName(Window::tr("sheets on a page"));
    m_sheets->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    fillNames();
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(Window::tr("pages made"));
    for (QWidget* each : std::initializer_list<QWidget*>{
             m_matchLabel, m_match, m_namesLabel, m_names, m_which, m_sheets, m_paperLabel, makePaperChoice(),
             makePagesChoice(), m_save, m_print, m_progress, m_cancel, m_said})
        column->addWidget(each);
    column->addStretch(1);
    addHints(*column);
    connect(m_save, &QPushButton::clicked, this, &PrintScreen::save);
    connect(m_print, &QPushButton::clicked, this, &PrintScreen::sendToPrinter);
    connect(m_cancel, &QPushButton::clicked, &m_job, &Job::cancel);
    m_side = new kit::Scroll(side);
    return m_side;
}

void PrintScreen::addHints(QVBoxLayout& column)
{
    const auto hint = [&](const QString& key, const QString& does, auto* receiver, auto slot) {
        auto* made = new kit::KeyHint(m_theme, key, does);
        column.addWidget(made);
        connect(made, &kit::KeyHint::clicked, receiver, slot);
    };
    hint(u"Page Down"_s, Window::tr("next page"), m_preview, &Preview::nextPage);
    hint(u"Ctrl S"_s, Window::tr("save as PDF"), this, &PrintScreen::save);
    hint(u"Ctrl P"_s, Window::tr("print"), this, &PrintScreen::sendToPrinter);
    hint(u"Ctrl E"_s, Window::tr("write a file"), m_page, &webpage::PageCard::write);
}

/// Widths in the look of now.
void PrintScreen::dress()
{
    m_left->setMinimumWidth(m_theme.px(200));
    m_left->setMaximumWidth(m_theme.px(290));
    m_side->setMaximumWidth(m_theme.px(250) + edge);
}

QPushButton* PrintScreen::makeButton(const QString& name, const QString& text, const QString& aloud)
{
    auto* button = new QPushButton(text);
    button->setObjectName(name);
    button->setAccessibleName(aloud);
    button->setAutoDefault(false);
    return button;
}

void PrintScreen::addKeys()
{
    const auto key = [this](const QKeySequence& keys, const QString& does, auto* receiver, auto slot) {
        auto* shortcut = new QShortcut(keys, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        shortcut->setWhatsThis(does);
        connect(shortcut, &QShortcut::activated, receiver, slot);
    };
    key(QKeySequence(u"Ctrl+S"_s), Window::tr("save as PDF"), this, &PrintScreen::save);
    key(QKeySequence(u"Ctrl+P"_s), Window::tr("print"), this, &PrintScreen::sendToPrinter);
    key(QKeySequence(u"Ctrl+E"_s), Window::tr("write a file"), m_page, &webpage::PageCard::write);
    key(QKeySequence(Qt::Key_PageDown), Window::tr("next page"), m_preview, &Preview::nextPage);
    key(QKeySequence(Qt::Key_PageUp), Window::tr("previous page"), m_preview, &Preview::previousPage);
    key(QKeySequence(Qt::Key_Escape), Window::tr("cancel"), &m_job, &Job::cancel);
}

} // namespace print
