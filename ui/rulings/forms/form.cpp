#include "form.h"

#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "ui/rulings/cases/opencase.h"
#include "ui/rulings/cases/ruled.h"
#include "ui/session/keys.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

constexpr int formLabel = 104;                       // pixels at 100 %, as all below
constexpr int fieldHeight = 48;                      // labels are level with its middle
constexpr kit::Sidebar::Widths formWidths{400, 268}; // the rows, and the changes beside them
constexpr int leastRows = 110;                       // height of the rows if the changes are below
constexpr int leastChanges = 60;

} // namespace

Form::Form(kit::Theme& theme, session::Session& session, const session::PinGate& gate, const QString& title)
    : m_theme(theme), m_session(session), m_gate(gate), m_panel(new sheet::ChangePanel(theme, session)),
      m_panelPlace(new kit::Foot(m_panel, [&theme] { return theme.px(leastChanges); })),
      m_complaint(kit::complaint(theme, 15))
{
    auto* inside = new QWidget;
    QVBoxLayout* all = kit::columnIn(inside, 0, {0, 0, 6, 0});
    auto* rows = new QWidget;
    m_rows = kit::columnIn(rows, 0);
    all->addWidget(rows);
    all->addStretch(1);
    auto* scroll = new kit::Scroll(inside);
    kit::follow(theme, scroll, [&theme, scroll] { scroll->setMinimumHeight(theme.px(leastRows)); });
    QVBoxLayout* column = kit::columnIn(this, 10);
    column->addWidget(new kit::Line(theme, title, 20, kit::Weight::Medium));
    column->addWidget(new kit::Beside(theme, scroll, m_panelPlace, formWidths), 1);
    column->addWidget(m_complaint);
    auto* buttons = new QWidget;
    QHBoxLayout* line = kit::lineIn(buttons, 10);
    m_accept = new kit::KeycapButton(theme, {}, u"Enter"_s);
    m_accept->setObjectName(u"accept"_s);
    m_accept->setProperty("strong", true);
    m_accept->letShrink();
    auto* cancel = new kit::KeycapButton(theme, kit::sentence(session::does(session::Key::Cancel)),
                                         session::shown(session::Key::Cancel));
    cancel->setObjectName(u"cancel"_s);
    line->addWidget(m_accept);
    line->addWidget(cancel);
    line->addStretch();
    column->addWidget(buttons);
    connect(m_accept, &QPushButton::clicked, this, &Form::accept);
    connect(cancel, &QPushButton::clicked, this, &Form::cancelled);
    connect(m_panel, &sheet::ChangePanel::decided, this, &Form::showButton);
    connect(m_panel, &sheet::ChangePanel::accepted, this, &Form::accept);
    connect(m_panel, &sheet::ChangePanel::cancelled, this, &Form::cancelled);
    setAccessibleName(title);
}

void Form::hidePanel()
{
    m_panelPlace->hide();
}

void Form::addRow(const QString& label, QWidget* field)
{
    auto* row = new Ruled(m_theme, m_all.isEmpty());
    QHBoxLayout* line = kit::lineIn(row, m_theme.px(14), {0, 4, 0, 4});
    auto* head = new QWidget;
    QVBoxLayout* words = kit::columnIn(head, 0);
    words->addStretch();
    words->addWidget(new kit::Line(m_theme, label, 16, kit::Weight::Plain, kit::Line::Ink::Soft));
    kit::Line* required = nullptr;
    if (qobject_cast<QLineEdit*>(field) || qobject_cast<Picker*>(field)) {
        required =
            new kit::Line(m_theme, Window::tr("Required"), 14, kit::Weight::Medium, kit::Line::Ink::Warn);
        required->hide();
        words->addWidget(required);
    }
    words->addStretch();
    kit::follow(m_theme, head,
                [this, head] { head->setFixedSize(m_theme.px(formLabel), m_theme.px(fieldHeight)); });
    line->addWidget(head, 0, Qt::AlignTop);
    m_last = new QVBoxLayout;
    m_last->setSpacing(2);
    m_last->addWidget(field);
    line->addLayout(m_last, 1);
    m_rows->addWidget(row);
    m_all.append({field, row, required, label});
}

Picker* Form::addPicker(const QString& name, const QString& label)
{
    auto* field = new Picker(m_theme, label);
    field->setObjectName(name);
    addRow(label, field);
    connect(field, &Picker::picked, this, &Form::renew);
    return field;
}

Choices* Form::addChoices(const QString& name, const QString& label)
{
    auto* field = new Choices(m_theme, label);
    field->setObjectName(name);
    addRow(label, field);
    connect(field, &Choices::picked, this, &Form::renew);
    return field;
}

QLineEdit* Form::addText(const QString& name, const QString& label, bool isRequired)
{
    auto* field = new kit::TextField;
    field->setObjectName(name);
    field->setAccessibleName(label);
    addRow(label, field);
    setRequired(field, isRequired);
    connect(field, &QLineEdit::textEdited, this, &Form::renew);
    return field;
}

kit::Prose* Form::addNote()
{
    auto* note = new kit::Prose(m_theme, 14, kit::Line::Ink::Soft);
    note->hide();
    m_last->addWidget(note);
    return note;
}

const Form::Row* Form::rowOf(const QWidget* field) const
{
    return &*std::ranges::find(m_all, field, &Row::field);
}

void Form::setAsked(QWidget* field, bool isAsked)
{
    rowOf(field)->whole->setVisible(isAsked);
}

void Form::setRequired(QLineEdit* field, bool isRequired)
{
    rowOf(field)->required->setVisible(isRequired);
    field->setPlaceholderText(isRequired ? QString() : Window::tr("Optional"));
}

bool Form::Row::isEmpty() const
{
    if (const auto* choices = qobject_cast<Choices*>(field))
        return choices->id().isEmpty();
    if (const auto* picker = qobject_cast<Picker*>(field))
        return picker->id().isEmpty();
    return static_cast<QLineEdit*>(field)->text().trimmed().isEmpty();
}

const Form::Row* Form::missing() const
{
    for (const Row& row : m_all) {
        const bool isRequired =
            qobject_cast<Choices*>(row.field) || (row.required && !row.required->isHidden());
        if (isRequired && !row.whole->isHidden() && row.isEmpty())
            return &row;
    }
    return nullptr;
}

bool Form::isTyped() const
{
    return std::ranges::any_of(m_all, [](const Row& row) {
        const auto* text = qobject_cast<const QLineEdit*>(row.field);
        return text && !text->text().trimmed().isEmpty();
    });
}

void Form::renew()
{
    if (m_isRenewing)
        return;
    m_isRenewing = true;
    m_complaint->say({});
    fill();
    for (const Row& row : std::as_const(m_all))
        if (row.required)
            row.required->setInk(row.isEmpty() ? kit::Line::Ink::Warn : kit::Line::Ink::Soft);
    orderTabs();
    m_mayBe = look();
    m_isRenewing = false;
    showButton();
}

void Form::orderTabs()
{
    QList<QWidget*> stops;
    for (const Row& row : std::as_const(m_all))
        for (QWidget* each : row.whole->findChildren<QWidget*>()) {
            const bool isInside = qobject_cast<QComboBox*>(each->parentWidget()) ||
                                  qobject_cast<QAbstractSpinBox*>(each->parentWidget());
            if (isInside || each->window() != window() || each->focusPolicy() == Qt::NoFocus)
                continue;
            stops << each;
        }
    kit::tabThrough(*this, stops << m_accept << findChild<QWidget*>(u"cancel"_s));
}

void Form::showButton()
{
    const QString words = acceptText();
    const QString whole = m_panel->seen() ? sheet::actionInWords(words, *m_panel->seen()) : words;
    m_accept->setText(QString(whole).replace(u'&', u"&&"_s));
    m_accept->setAccessibleName(whole);
    m_accept->setEnabled(m_mayBe && !missing() && !m_isSending);
}

void Form::takeFocus()
{
    for (const Row& row : std::as_const(m_all)) {
        if (row.whole->isHidden() || !row.field->isEnabled())
            continue;
        if (auto* choices = qobject_cast<Choices*>(row.field))
            return choices->takeFocus();
        if (row.field->focusPolicy() != Qt::NoFocus)
            return row.field->setFocus();
    }
}

void Form::complain(const QString& sentence)
{
    m_complaint->say(sentence);
}

void Form::accept()
{
    if (m_isSending)
        return;
    if (const Row* row = missing()) {
        auto* choices = qobject_cast<Choices*>(row->field);
        const bool isTyped = qobject_cast<QLineEdit*>(row->field);
        complain((isTyped ? Window::tr("%1 is missing.") : Window::tr("%1: choose one.")).arg(row->label));
        return choices ? choices->takeFocus() : row->field->setFocus();
    }
    if (m_mayBe)
        send();
}

void Form::carryOut(const QString& what, decltype(session::Deed::job) job)
{
    m_isSending = true;
    showButton();
    const auto over = [this] {
        m_isSending = false;
        showButton();
    };
    session::carryOut(m_session, {},
                      {.what = what,
                       .job = std::move(job),
                       .done =
                           [this, over] {
                               over();
                               Q_EMIT saved();
                           },
                       .complain =
                           [this, over](const QString& why) {
                               over();
                               complain(why);
                           }},
                      this);
}

// Enter chooses the focused choice if none is chosen, else presses the button. Up and Down go from row to
// row.
void Form::keyPressEvent(QKeyEvent* event)
{
    if (kit::isCommand(*event))
        return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT cancelled();
    } else if (kit::isEnter(*event)) {
        const bool isTaken = std::ranges::any_of(m_all, [](const Row& row) {
            auto* choices = qobject_cast<Choices*>(row.field);
            return choices && choices->takeFocused();
        });
        if (!isTaken && !event->isAutoRepeat())
            accept();
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        focusNextPrevChild(event->key() == Qt::Key_Down);
    } else if (event->key() >= Qt::Key_F1 && event->key() <= Qt::Key_F35) {
        QWidget::keyPressEvent(event);
    } // a letter does nothing in the screen behind
}

bool CorrectionForm::look()
{
    const auto proposed = proposal();
    const bool isSeen =
        proposed &&
        panel().look({.proposal = *proposed, .by = m_session.supervisor().toStdString(), .done = done()});
    if (!proposed)
        panel().tell({});
    if (proposed && !isSeen)
        complain(wording::joinedSentences(panel().refusal()));
    return isSeen;
}

namespace {

/// Whether a finished match would change, which needs a PIN.
bool isOfFinished(const desk::Correction& seen)
{
    std::vector<std::string> all = tournament::changed(seen.before, seen.after);
    all.insert(all.end(), seen.sheets.begin(), seen.sheets.end());
    return std::ranges::any_of(all, [&](const std::string& id) {
        const tournament::Match* match = tournament::match(seen.before, id);
        return match && match->state == tournament::State::Final;
    });
}

} // namespace

void CorrectionForm::send()
{
    sheet::Change change = panel().change();
    const tournament::Tournament seen = panel().seen()->before;
    change.make = [this](const QString& what, const session::Job& job) {
        carryOut(what, [job](desk::Desk& desk, const std::string&) { return job(desk); });
    };
    session::withPin(
        m_session, m_gate, isOfFinished(*panel().seen()) ? pinReason() : QString(), this,
        [change, seen](const QString& by) {
            sheet::Change its = change;
            its.by = by.toStdString();
            sheet::make(its, seen);
        },
        [this](const QString& why) { complain(why); });
}

} // namespace rulings

#include "moc_form.cpp"
