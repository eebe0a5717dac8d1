#include "supervisorsscreen.h"

#include "ui/kit/fields.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QApplication>

using namespace Qt::StringLiterals;
using wording::Window;

namespace lock {

namespace {

constexpr int idleMinutes[] = {0, 5, 10, 20};

} // namespace

SupervisorsScreen::SupervisorsScreen(kit::Theme& theme, session::Session& session, Lock& lock, Guard& guard)
    : Screen(theme, session), m_lock(lock), m_guard(guard),
      m_says(new kit::Prose(theme, 16, kit::Line::Ink::Soft)), m_rows(kit::columnIn(nullptr, 8)),
      m_add(new QPushButton(Window::tr("Add a PIN…"))),
      m_now(new kit::KeycapButton(theme, Window::tr("Lock now"), session::shown(session::Key::Lock))),
      m_idle(new kit::DropDown(theme)), m_ask(new kit::Ask(theme))
{
    auto* column = kit::columnIn(this, 14, kit::screenMargins);
    column->addLayout(
        kit::headLine(kit::titleLine(theme, Window::tr("Supervisors and PINs")), nullptr, {closeButton()}));
    column->addWidget(m_says);
    auto* buttons = new QHBoxLayout;
    m_add->setProperty("strong", true);
    buttons->addWidget(m_add);
    buttons->addWidget(m_now);
    m_now->setWhatsThis(session::does(session::Key::Lock));
    buttons->addStretch(1);
    column->addLayout(buttons);
    column->addLayout(makeIdle());
    column->addWidget(m_ask);
    column->addWidget(makeList(), 1);
    connect(m_add, &QPushButton::clicked, this, &SupervisorsScreen::askName);
    connect(m_now, &QPushButton::clicked, &m_lock, &Lock::lock);
    connect(m_ask, &kit::Ask::closed, this, &SupervisorsScreen::takeFocus);
    connect(&m_lock, &Lock::closed, this, [this] {
        if (!isVisible())
            return;
        refresh();
        if (!isAncestorOf(QApplication::focusWidget()))
            takeFocus(); // the row that had the focus is another one now
    });
    connect(&session, &session::Session::supervisorChanged, this, [this] {
        if (isVisible())
            refresh();
    });
}

QWidget* SupervisorsScreen::makeList()
{
    auto* list = new QWidget;
    auto* column = kit::columnIn(list);
    column->addLayout(m_rows);
    column->addStretch(1);
    return new kit::Scroll(list);
}

QLayout* SupervisorsScreen::makeIdle()
{
    m_idle->setAccessibleName(Window::tr("Lock after"));
    for (const int minutes : idleMinutes)
        m_idle->addItem(minutes == 0 ? Window::tr("Never")
                                     : Window::tr("%1 minutes without a key press").arg(minutes),
                        minutes);
    connect(m_idle, &QComboBox::activated, this, [this](int at) {
        const int minutes = m_idle->itemData(at).toInt();
        refresh(); // shows the old choice until a PIN allows the new one
        if (minutes != m_lock.idleMinutes())
            m_lock.need(Window::tr("To change the automatic lock, enter a supervisor’s PIN"),
                        [this, minutes](const QString&) {
                            m_lock.setIdleMinutes(minutes);
                            refresh();
                        });
    });
    auto* line = new QHBoxLayout;
    line->addWidget(kit::labelled(m_theme, m_idle->accessibleName(), m_idle, this));
    line->addStretch(1);
    return line;
}

QWidget* SupervisorsScreen::makeRow(const QString& name)
{
    auto* row = new kit::Card(m_theme);
    auto* line = kit::lineIn(row, 10, {16, 6, 10, 6});
    line->addWidget(new kit::Line(m_theme, name, 18, kit::Weight::Medium), 1);
    if (name == m_session.supervisor())
        line->addWidget(new kit::Badge(m_theme, Window::tr("on duty")));
    const auto add = [&](const QString& does, auto act) {
        auto* button = new QPushButton(does);
        button->setAccessibleName(QString(does).remove(u'…') + u", "_s + name);
        connect(button, &QPushButton::clicked, this, act);
        line->addWidget(button);
    };
    add(Window::tr("Change PIN…"), [this, name] { m_lock.setPin(name); });
    add(Window::tr("Rename…"), [this, name] { askNewName(name); });
    add(Window::tr("Remove PIN"), [this, name] { m_lock.removePin(name); });
    return row;
}

void SupervisorsScreen::refresh()
{
    const auto known = m_guard.names();
    const bool any = known && !known->isEmpty();
    if (!known)
        m_says->say(kit::sentence(kit::text(wording::text(known.error()))), kit::Line::Ink::Bad);
    else
        m_says->say(any ? Window::tr("Any of these PINs unlocks the window and lets you change a finished "
                                     "match. PINs are stored securely on this computer only.")
                        : Window::tr("No one has a PIN yet: you can’t lock the window. Add the first one for "
                                     "the supervisor on duty. After that, each change here needs a PIN."),
                    kit::Line::Ink::Soft);
    m_add->setEnabled(known.has_value());
    m_now->setEnabled(any);
    m_idle->setEnabled(any);
    m_idle->setCurrentIndex(m_idle->findData(m_lock.idleMinutes()));
    QStringList names = known.value_or(QStringList());
    const QStringList shown = QStringList{m_session.supervisor()} + names;
    if (shown == m_shown)
        return;
    m_shown = shown;
    while (QLayoutItem* old = m_rows->takeAt(0)) {
        old->widget()->hide();
        old->widget()->deleteLater();
        delete old;
    }
    for (const QString& name : names)
        m_rows->addWidget(makeRow(name));
}

void SupervisorsScreen::askName()
{
    const QString onDuty = m_shown.count(m_session.supervisor()) > 1 ? QString() : m_session.supervisor();
    m_ask->ask(Window::tr("New PIN"), {{Window::tr("Supervisor"), {}, onDuty, false}}, Window::tr("Next"),
               [this](const kit::Answers& answers) {
                   m_ask->drop();
                   m_lock.setPin(answers.text(0));
               });
}

void SupervisorsScreen::askNewName(const QString& name)
{
    m_ask->ask(Window::tr("Rename %1").arg(name), {{Window::tr("New name"), {}, name, false}},
               Window::tr("Rename"), [this, name](const kit::Answers& answers) {
                   m_ask->drop();
                   m_lock.rename(name, answers.text(0));
               });
}

} // namespace lock

#include "moc_supervisorsscreen.cpp"
