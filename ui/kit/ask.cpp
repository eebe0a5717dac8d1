#include "ask.h"

#include "fields.h"
#include "flow.h"
#include "follow.h"
#include "scroll.h"
#include "sidebar.h"

#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace kit {

namespace {

// Pixels at 100 %.
constexpr int leastChoice = 60;
constexpr int leastQuestions = 116; // when it scrolls: a choice and its reason
constexpr int mostLabel = 150;
constexpr int afterLabel = 10;
constexpr int numberWidth = 160;
constexpr int leastBeside = 420;    // from here on, labels are beside their fields
constexpr int betweenQuestions = 8; // pixels

} // namespace

Ask::Ask(Theme& theme, QWidget* parent)
    : Card(theme, parent), m_theme(theme), m_column(columnIn(this, betweenQuestions, {16, 10, 16, 10}))
{
    hide();
    setProperty(wholeInView, true);
    follow(theme, this, [this] { placeLabels(); });
}

// Labels are beside their fields if both fit, else above them. Beside, they are as wide as the longest label,
// so that choices get the rest.
void Ask::placeLabels()
{
    const bool areAbove = width() < m_theme.px(leastBeside);
    int wide = 0;
    for (const Row& row : std::as_const(m_rows))
        wide = qMax(wide, row.label->sizeHint().width() + m_theme.px(afterLabel));
    wide = qMin(wide, m_theme.px(mostLabel));
    for (const Row& row : std::as_const(m_rows)) {
        row.line->setDirection(areAbove ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        row.label->setMinimumWidth(areAbove ? 0 : wide);
        row.label->setMaximumWidth(areAbove ? QWIDGETSIZE_MAX : wide);
        if (row.question.isNumber)
            row.field->setFixedWidth(m_theme.px(numberWidth));
    }
    for (QBoxLayout* pair : std::as_const(m_pairs))
        pair->setDirection(areAbove ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    fit();
}

void Ask::letScroll(const Sidebar& around)
{
    m_around = &around;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
}

QSize Ask::sizeHint() const
{
    const QSize size = Card::sizeHint();
    return m_around ? QSize(size.width(), m_column->totalHeightForWidth(width())) : size;
}

// The same height as in fit(). A layout would count the lines that the title has in a narrower place, and
// leave them empty here.
QSize Ask::minimumSizeHint() const
{
    const QSize size = Card::minimumSizeHint();
    return m_around ? QSize(size.width(), minimumHeight()) : size;
}

void Ask::fit()
{
    setMinimumHeight(qMax(0, m_around ? m_column->totalMinimumHeightForWidth(width())
                                      : m_column->totalHeightForWidth(width())));
}

bool Ask::event(QEvent* event)
{
    const bool taken = Card::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fit(); // its labels moved, or it shows a complaint
    return taken;
}

// Focuses its field, else the chosen button, else the first one.
void Ask::focusOn(const Row& row)
{
    const bool asksForText = std::ranges::any_of(m_rows, [](const Row& each) {
        return !each.question.requiredBy.isEmpty() && !each.question.mayBeEmpty;
    });
    if (row.field)
        row.field->setFocus();
    else if (QAbstractButton* checked = row.buttons->checkedButton())
        checked->setFocus();
    else if (asksForText)
        setFocus();
    else
        row.buttons->buttons().constFirst()->setFocus();
    m_keyTarget = nullptr;
}

void Ask::clear()
{
    m_rows.clear();
    m_pairs.clear();
    m_effects = nullptr;
    m_effectsOf = {};
    m_complaint = nullptr;
    m_accept = nullptr;
    kit::clear(*m_column);
}

void Ask::ask(const QString& title, const QList<Question>& questions, const QString& accept,
              Answered answered, const QStringList& notes, const OtherWay& other, const QString& leave)
{
    clear();
    m_answered = std::move(answered);
    m_isAnswered = false;
    ++m_number;
    setAccessibleName(title.isEmpty() ? accept : title);
    if (!title.isEmpty()) {
        auto* head = new Prose(m_theme, 16, Line::Ink::Plain, Weight::Medium);
        head->setText(title);
        m_column->addWidget(head);
    }
    QVBoxLayout* column = m_column;
    if (m_around && !(notes.isEmpty() && questions.isEmpty())) {
        auto* inside = new QWidget;
        column = columnIn(inside, betweenQuestions);
        m_column->addWidget(new Foot(
            inside, [this] { return m_around->isBelow() ? QWIDGETSIZE_MAX : m_theme.px(leastQuestions); }));
    }
    for (const QString& note : notes) {
        auto* said = new Prose(m_theme, 15);
        said->setText(note);
        column->addWidget(said);
    }
    QBoxLayout* into = column;
    for (qsizetype at = 0; at < questions.size(); ++at) {
        if (questions.value(at + 1).isBeside) {
            auto* both = new QWidget;
            column->addWidget(both);
            into = lineIn(both, betweenQuestions);
            m_pairs.append(into);
        } else if (!questions.at(at).isBeside) {
            into = column;
        }
        add(*into, questions.at(at));
    }
    m_effects = new Prose(m_theme, 15);
    m_effects->setObjectName(u"effects"_s);
    m_effects->hide();
    m_complaint = kit::complaint(m_theme);
    kit::add(m_column, {m_effects, m_complaint});
    auto* end = new FlowRow(m_theme, 8); // one below the other if text is large
    auto* yes = new KeycapButton(m_theme, accept, u"Enter"_s);
    yes->setObjectName(u"accept"_s);
    yes->letShrink();
    auto* no = new KeycapButton(m_theme, leave.isEmpty() ? Window::tr("Cancel") : leave, u"Esc"_s);
    no->setObjectName(u"cancel"_s);
    end->flow().addWidget(yes);
    if (other.taken) {
        QPushButton* button = kit::button(other.label);
        button->setObjectName(u"other"_s);
        connect(button, &QPushButton::clicked, this, other.taken);
        end->flow().addWidget(button);
    }
    end->flow().addWidget(no);
    m_column->addWidget(end);
    QList<QWidget*> stops = findChildren<QWidget*>();
    stops.removeIf([](const QWidget* each) { return each->focusPolicy() == Qt::NoFocus; });
    tabThrough(*this, stops);
    connect(yes, &QPushButton::clicked, this, &Ask::accept);
    connect(no, &QPushButton::clicked, this, &Ask::drop);
    m_accept = yes;
    m_cancel = no;
    makeUsual(*yes);
    showRequired();
    showReady();
    Q_EMIT opened();
    show();
    placeLabels();
    takeFocus();
    if (!m_rows.isEmpty() && m_rows.constFirst().field)
        m_rows.constFirst().field->selectAll(); // typing replaces the answer
}

void Ask::takeFocus()
{
    if (!m_rows.isEmpty())
        return focusOn(m_rows.constFirst());
    m_usual->setFocus();
    m_keyTarget = nullptr;
}

void Ask::makeUsual(QPushButton& button)
{
    m_usual = &button;
    for (QPushButton* each : {static_cast<QPushButton*>(m_accept), m_cancel})
        makeStrong(*each, each == m_usual);
}

void Ask::askToDestroy(const QString& title, const QString& accept, Answered answered,
                       const QStringList& notes, QWidget* details)
{
    ask(title, {}, accept, std::move(answered), notes);
    m_accept->say(accept, {}); // Enter doesn't press it
    makeUsual(*m_cancel);
    if (details)
        m_column->addWidget(details);
    takeFocus();
}

void Ask::add(QBoxLayout& into, const Question& question)
{
    auto* whole = new QWidget;
    auto* line = lineIn(whole);
    Row row{question, line, fieldHead(m_theme, question.label)};
    line->addWidget(row.label);
    if (question.choices.isEmpty()) {
        row.field = new TextField;
        row.field->setText(question.given.toString());
        row.field->setAccessibleName(question.label);
        row.field->setPlaceholderText(!question.hint.isEmpty() ? question.hint
                                      : question.mayBeEmpty    ? Window::tr("Optional")
                                                               : Window::tr("Required"));
        connect(row.field, &QLineEdit::textEdited, this, &Ask::forgetComplaint);
        connect(row.field, &QLineEdit::textChanged, this, &Ask::showReady);
        line->addWidget(row.field, 1, question.isNumber ? Qt::AlignLeft : Qt::Alignment());
    } else {
        row.buttons = new OneChoice(whole);
        auto* choices = new Flow(m_theme, 8);
        line->addLayout(choices, 1);
        for (const Choice& choice : question.choices) {
            const qsizetype number = row.buttons->buttons().size() + 1;
            auto* button = new KeycapButton(m_theme, QString(choice.label).replace(u'&', u"&&"_s),
                                            question.hasKeys ? QString::number(number) : QString());
            button->letShrink();
            button->setCheckable(true);
            button->setMinimumWidth(m_theme.px(leastChoice)); // shortens a long name
            button->setAutoDefault(false);
            button->installEventFilter(this);
            button->setChecked(choice.value == question.given);
            button->setAccessibleName(question.label + u": "_s + choice.label);
            connect(button, &QPushButton::clicked, this, &Ask::forgetComplaint);
            connect(button, &QPushButton::clicked, this, &Ask::askRequired);
            connect(button, &QPushButton::toggled, this, &Ask::showReady);
            connect(button, &QPushButton::toggled, this, &Ask::showEffects);
            row.buttons->add(button);
            choices->addWidget(button);
        }
        row.buttons->fitTab();
    }
    m_rows.append(row);
    into.addWidget(whole);
}

void Ask::askRequired()
{
    showRequired();
    for (qsizetype at = 1; at < m_rows.size(); ++at)
        if (!m_rows.at(at).question.requiredBy.isEmpty() && isRequired(at))
            m_rows.at(at).field->setFocus();
}

void Ask::showRequired()
{
    for (qsizetype at = 1; at < m_rows.size(); ++at) {
        const Row& row = m_rows.at(at);
        if (row.question.requiredBy.isEmpty())
            continue;
        row.field->setEnabled(isAsked(at));
        row.field->setPlaceholderText(isRequired(at) ? Window::tr("Required")
                                      : isAsked(at)  ? Window::tr("Optional")
                                                     : Window::tr("Not needed"));
    }
}

bool Ask::isAsked(qsizetype at) const
{
    const Question& question = m_rows.at(at).question;
    return question.requiredBy.isEmpty() || question.mayBeEmpty || isRequired(at);
}

bool Ask::isRequired(qsizetype at) const
{
    const Question& question = m_rows.at(at).question;
    if (question.requiredBy.isEmpty())
        return !question.mayBeEmpty;
    for (qsizetype before = at - 1; before >= 0; --before)
        if (m_rows.at(before).buttons)
            return question.requiredBy.contains(answerOf(m_rows.at(before)));
    return false;
}

bool Ask::isMissing(qsizetype at) const
{
    const Row& row = m_rows.at(at);
    const QVariant answer = answerOf(row);
    const bool isEmpty = row.field ? answer.toString().isEmpty() : !answer.isValid();
    return isEmpty && isRequired(at);
}

void Ask::showReady()
{
    bool isUnready = false;
    for (qsizetype at = 0; at < m_rows.size(); ++at)
        isUnready = isUnready || isMissing(at);
    markUnready(*m_accept, isUnready);
}

void Ask::focusOn(qsizetype question, const QVariant& choice)
{
    const Row& row = m_rows.at(question);
    for (qsizetype at = 0; at < row.question.choices.size(); ++at)
        if (row.question.choices.at(at).value == choice)
            row.buttons->buttons().at(at)->setFocus();
}

QVariant Ask::answerOf(const Row& row) const
{
    if (row.field)
        return row.field->text().trimmed();
    QAbstractButton* checked = row.buttons->checkedButton();
    const qsizetype at = row.buttons->buttons().indexOf(checked);
    return at < 0 ? QVariant() : row.question.choices.at(at).value;
}

Answers Ask::answers() const
{
    Answers answers;
    for (const Row& row : m_rows)
        answers.all << answerOf(row);
    return answers;
}

void Ask::accept()
{
    if (m_isAnswered)
        return;
    for (qsizetype at = 0; at < m_rows.size(); ++at) {
        const Row& row = m_rows.at(at);
        if (!isMissing(at))
            continue;
        complain(row.field ? Window::tr("%1 is required.").arg(row.question.label)
                           : Window::tr("%1: choose one.").arg(row.question.label));
        return focusOn(row);
    }
    m_isAnswered = true;
    if (m_answered)
        m_answered(answers());
}

void Ask::complain(const QString& sentence)
{
    m_isAnswered = false;
    m_complaint->say(sentence);
    fit();
}

void Ask::drop()
{
    hide();
    Q_EMIT closed();
}

// Choices and wrapped sentences need more height if narrow; a layout would squeeze them instead.
void Ask::resizeEvent(QResizeEvent* event)
{
    Card::resizeEvent(event);
    placeLabels();
}

} // namespace kit

#include "moc_ask.cpp"
