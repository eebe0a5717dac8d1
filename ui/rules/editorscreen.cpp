#include "editorscreen.h"

#include "rules/builtin.h"
#include "ui/kit/enterkey.h"
#include "ui/kit/follow.h"
#include "ui/kit/sidebar.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QKeyEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using rules::Field;
using wording::Window;

namespace rulesview {

namespace {

// Pixels at 100 %.
constexpr int fieldsWidth = 500;
constexpr int besideWidth = 352;
constexpr int wideFrom = 1500;
constexpr int wideBeside = 480; // wide enough to show a tried hand with its result

bool isUndoOrRedo(const QKeyEvent& event)
{
    return session::isStroke(event, session::Key::Undo) || session::isStroke(event, session::Key::Redo);
}

} // namespace

EditorScreen::EditorScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(kit::titleLine(theme)), m_names(new NamePart(theme)),
      m_phases(new PhaseBar(theme, 6)), m_undo(new QPushButton(Window::tr("Undo"))),
      m_redo(new QPushButton(Window::tr("Redo"))), m_ask(new kit::Ask(theme)),
      m_beside(new BesideFields(theme)), m_fields(new FieldsCard(theme))
{
    save = [this](const std::string& text) { return m_edited.save(text); };
    setAccessibleName(Window::tr("Rules editor"));
    QVBoxLayout* column = kit::columnIn(this, 10, kit::screenMargins);
    kit::add(column, {makeHead(), m_names, m_ask});
    m_ask->hide();
    connectNames();
    auto* both = new kit::Sidebar(theme, makeMain(), m_beside, {fieldsWidth, besideWidth});
    both->setWideSide(wideFrom, wideBeside);
    column->addWidget(both, 1);
    watch(*m_beside);
    onKey(session::Key::NextSection, [this] { goBySections(1); });
    onKey(session::Key::PreviousSection, [this] { goBySections(-1); });
}

void EditorScreen::watch(const QWidget& fields)
{
    for (QWidget* each : fields.findChildren<QWidget*>())
        if (qobject_cast<QComboBox*>(each) || qobject_cast<QLineEdit*>(each) || qobject_cast<QSpinBox*>(each))
            each->installEventFilter(this);
}

QWidget* EditorScreen::makeHead()
{
    auto* head = new kit::FlowRow(m_theme, 8); // one line in a window of 1024; several if text is large
    auto* end = new kit::KeycapButton(m_theme, Window::tr("Save rules"), u"Ctrl+Enter"_s);
    end->setObjectName(u"save"_s);
    end->setProperty("strong", true);
    auto* no = new kit::KeycapButton(m_theme, Window::tr("Cancel"), session::shown(session::Key::Cancel));
    no->setObjectName(u"cancelEditing"_s);
    m_undo->setObjectName(u"undo"_s);
    m_redo->setObjectName(u"redo"_s);
    connect(m_undo, &QPushButton::clicked, this, &EditorScreen::undo);
    connect(m_redo, &QPushButton::clicked, this, &EditorScreen::redo);
    connect(no, &QPushButton::clicked, this, &EditorScreen::cancel);
    connect(end, &QPushButton::clicked, this, &EditorScreen::finish);
    for (QPushButton* each : {m_undo, m_redo}) {
        each->setProperty("pill", true);
        kit::follow(m_theme, each, [this, each] { each->setFont(m_theme.font(kit::Text::Small)); });
    }
    const auto pair = [](QWidget* first, QWidget* second) { // keeps two widgets in one line
        auto* both = new QWidget;
        kit::add(kit::lineIn(both, 8), {first, second});
        return both;
    };
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_title, m_phases, pair(m_undo, m_redo), pair(no, end)})
        head->flow().addWidget(each);
    head->flow().setGrowing(m_phases);
    return head;
}

void EditorScreen::connectNames()
{
    watch(*m_names);
    connect(m_names, &NamePart::renamed, this, &EditorScreen::rename);
    connect(m_names, &NamePart::sheetNamed, this, [this](const QString& name) {
        m_edited.draft().nameSheet(name.simplified().toStdString());
        showAll();
    });
    connect(m_names, &NamePart::sentencesKept, this, [this](bool keep) {
        m_edited.draft().keepSentences(keep);
        showAll();
    });
    connect(m_names, &NamePart::originChosen, this, &EditorScreen::startFrom);
    connect(m_phases, &PhaseBar::chosen, this, [this](const std::string& phase) {
        m_phase = phase;
        showSection();
    });
}

QWidget* EditorScreen::makeMain()
{
    m_list = new SectionList(m_theme);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        const int row = m_list->currentRow();
        if (row < 0 || static_cast<std::size_t>(row) == m_section)
            return;
        m_section = static_cast<std::size_t>(row);
        showSection();
    });
    connect(m_list, &kit::RowTable::chosen, m_fields, &FieldsCard::takeFocus);
    connectFields();
    auto* main = new SectionsBeside(m_theme, m_list, m_fields);
    watch(*main);
    return main;
}

void EditorScreen::connectFields()
{
    connect(m_fields, &FieldsCard::changed, this, &EditorScreen::edit);
    connect(m_fields, &FieldsCard::lookedAt, this, [this](const Field& field) {
        if (m_edited.look(field))
            showLeft(draft().mistakes());
    });
    connect(m_fields, &FieldsCard::cited, this, [this](FieldRow* of, const QString& where) {
        m_edited.draft().cite(of->field(), where.toStdString());
        showAll();
    });
    connect(m_fields, &FieldsCard::resetWanted, this, [this](FieldRow* of) {
        m_edited.draft().reset(of->field());
        of->setFocus(); // the reset button, which had the focus, is hidden now
        showAll();
    });
    const auto goOnChecked = [this] {
        for (const Field& each : m_list->fieldsOf(m_section, m_phase))
            m_edited.look(each);
        showLeft(draft().mistakes());
        goToCheck();
    };
    connect(m_fields, &FieldsCard::allChecked, this, goOnChecked, Qt::QueuedConnection); // its button hides
    connect(m_fields, &FieldsCard::sentenceKept, this, [this](const std::string& sentence, bool keep) {
        m_edited.draft().keepSentence(sentence, keep);
        showAll();
    });
    const auto say = [this](const std::vector<rules::Sentence>& own, const std::string& typed) {
        m_edited.draft().setOwnSentences(own, typed);
        showAll();
    };
    connect(m_fields, &FieldsCard::ownSentencesChanged, this, say);
    connect(m_fields, &FieldsCard::phaseWanted, this, &EditorScreen::goToPhase, Qt::QueuedConnection);
    connect(m_fields, &FieldsCard::partWanted, this, [this](rules::DrawPart part, bool hasRules) {
        m_edited.draft().setPart(part, hasRules);
        followPhases();
    });
    connect(m_fields, &FieldsCard::sameWanted, this, [this](rules::DrawPart part, rules::DrawPart to) {
        m_edited.draft().joinPart(part, to);
        followPhases();
    });
}

// Unsaved rules are shown again.
bool EditorScreen::isBusy()
{
    if (unsaved())
        m_fields->complain(Window::tr("These rules aren’t saved yet. Save them or cancel first."));
    return unsaved().has_value();
}

std::optional<QString> EditorScreen::unsaved() const
{
    return m_edited.isUnsaved() ? std::optional(kit::text(draft().file().name)) : std::nullopt;
}

void EditorScreen::openNew(const rules::Venue* like)
{
    if (isBusy())
        return;
    const rules::Venue* known = like ? rules::venue(rules::builtIn(), like->id) : nullptr;
    const rules::Venue& first = known ? *known : rules::builtIn().front();
    open(Window::tr("New venue"), {{{}, {}, first.id}, first}, true);
}

void EditorScreen::openCopy(const rules::Venue& venue)
{
    if (isBusy())
        return;
    QString copy = Window::tr("%1, copy").arg(kit::text(venue.name));
    for (int n = 2; m_edited.isTaken(copy.toStdString()); ++n)
        copy = Window::tr("%1, copy %2").arg(kit::text(venue.name)).arg(n);
    const std::string name = copy.toStdString();
    open(Window::tr("Edit a copy"), rules::Draft::copyOf(venue, rules::idOf(name), name), false);
}

void EditorScreen::openOwn(const std::string& file, const rules::FileRead& read)
{
    if (!isBusy())
        open(Window::tr("Edit rules"), rules::Draft::of(read), false, file);
}

void EditorScreen::open(const QString& title, rules::Draft opened, bool isNew, const std::string& own)
{
    m_title->setText(title);
    m_names->letStart(isNew, m_edited);
    setDraft(std::move(opened), own);
}

void EditorScreen::setDraft(rules::Draft opened, const std::string& own)
{
    m_ask->hide();
    m_edited.begin(std::move(opened), own);
    m_phase = rules::regularPhase(draft().origin()).name;
    m_section = 0;
    m_beside->begin();
    showSection();
    m_list->goTo(0);
}

// Other rules have other phases, so changes would be lost.
void EditorScreen::startFrom(const rules::Venue& origin)
{
    if (m_edited.isChanged()) {
        m_names->refresh(m_edited);
        return m_fields->complain(Window::tr("Undo your changes to start from other rules."));
    }
    const QString name = m_names->name().text();
    const std::string sheet = draft().file().sheet;
    // The file builds only on built-in rules, because others may be deleted.
    const bool isKnown = rules::venue(rules::builtIn(), origin.id);
    setDraft({{{}, {}, isKnown ? origin.id : std::string()}, origin});
    m_edited.draft().nameSheet(sheet);
    rename(name); // gives the new file its id too
}

// The current phase may have been removed.
void EditorScreen::followPhases()
{
    const bool isGone = !rules::phase(draft().venue(), m_phase);
    if (isGone)
        m_phase = rules::regularPhase(draft().origin()).name;
    if (isGone && !m_fields->isOfPhases())
        showSection();
    else
        showAll();
}

void EditorScreen::goToPhase(const std::string& name)
{
    m_phase = name;
    m_section = 0;
    m_list->goTo(0);
    showSection();
    m_list->setFocus();
}

void EditorScreen::showSection()
{
    m_fields->begin(m_edited, m_list->section(m_section), m_list->fieldsOf(m_section, m_phase),
                    m_list->isOfPhases(m_section));
    showAll();
}

void EditorScreen::edit(FieldRow* row, const rules::Inside& inside)
{
    m_edited.draft().set(row->field(), row->value(), inside);
    showAll();
}

void EditorScreen::rename(const QString& name)
{
    m_edited.rename(name.simplified().toStdString());
    showAll();
}

void EditorScreen::showAll()
{
    m_fields->complain({}); // it was about the rules before the change
    m_names->complain({});
    const std::vector<rules::Mistake> mistakes = draft().mistakes();
    m_fields->refresh(m_edited, mistakes);
    watch(*m_fields); // items of lists are created after their row
    showLeft(mistakes);
    m_beside->show(draft(), m_phase, m_list->section(m_section), m_section, m_fields->isOfPhases(),
                   std::ranges::any_of(mistakes, [](auto& each) { return each.field.has_value(); }));
    m_undo->setEnabled(draft().canUndo());
    m_redo->setEnabled(draft().canRedo());
    m_names->refresh(m_edited);
    m_phases->list(draft(), m_phase);
}

void EditorScreen::showLeft(const std::vector<rules::Mistake>& mistakes)
{
    m_list->show(m_edited, m_phase, mistakes);
    const bool isAllChecked =
        m_edited.inherits(m_phase) && !m_list->nextToCheck(m_edited, m_phase, m_section);
    m_fields->showLeft(m_edited, m_list->left(m_edited, m_phase, m_section), isAllChecked);
}

void EditorScreen::undo()
{
    m_edited.draft().undo();
    followPhases();
}

void EditorScreen::redo()
{
    m_edited.draft().redo();
    followPhases();
}

void EditorScreen::goTo(const Field& field)
{
    m_phase = field.phase;
    m_section = m_list->sectionOf(field.name);
    m_list->goTo(static_cast<int>(m_section));
    showSection();
    m_fields->goTo(field);
}

void EditorScreen::goBySections(int sections)
{
    if (m_ask->isOpen())
        return;
    m_list->goTo(qBound(0, m_list->currentRow() + sections, m_list->rows().rowCount() - 1));
    m_fields->takeFocus();
}

void EditorScreen::goToCheck()
{
    const auto next = m_list->nextToCheck(m_edited, m_phase, m_section);
    if (!next)
        return m_list->setFocus();
    m_phase = next->phase;
    m_section = m_list->sectionOf(next->name);
    m_list->goTo(static_cast<int>(m_section));
    showSection();
    m_fields->takeFocus();
}

void EditorScreen::finish()
{
    if (!m_edited.isOpen())
        return;
    const auto refuse = [this](const QString& sentence) {
        m_names->complain(sentence);
        m_names->name().setFocus();
    };
    if (const QString why = m_edited.nameMistake(); !why.isEmpty())
        return refuse(why);
    if (const auto first = m_list->firstOf(draft().mistakes())) {
        if (first->field)
            goTo(*first->field);
        return m_fields->complain(labelledMistake(*first));
    }
    if (const QString why = save(*draft().text()); !why.isEmpty())
        return refuse(why);
    const QString name = kit::text(draft().file().name);
    leave(); // shows Rules first, where the message appears
    Q_EMIT saved(name);
}

void EditorScreen::cancel()
{
    if (!unsaved())
        return leave();
    askToSave([] {});
}

void EditorScreen::askToSave(const std::function<void()>& then)
{
    const auto keep = [this, then](const kit::Answers&) {
        m_ask->drop();
        finish();
        if (!m_edited.isOpen())
            then();
    };
    const auto discard = [this, then] {
        m_ask->drop();
        leave();
        then();
    };
    m_ask->ask(Window::tr("Save your changes?"), {}, Window::tr("Save rules"), keep, {},
               {Window::tr("Discard changes"), discard});
}

void EditorScreen::leave()
{
    m_edited.end();
    Q_EMIT left();
}

// Undo and redo work on this screen, not on the tournament.
bool EditorScreen::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return Screen::event(event);
}

void EditorScreen::keyPressEvent(QKeyEvent* event)
{
    if (session::isStroke(*event, session::Key::Undo))
        undo();
    else if (session::isStroke(*event, session::Key::Redo))
        redo();
    else if (kit::isEnter(*event) && (event->modifiers() & Qt::ControlModifier))
        finish();
    else if (event->key() == Qt::Key_Escape)
        cancel();
    else
        Screen::keyPressEvent(event);
}

// Undo undoes the last change of the rules, not just typing in the field. The wheel always scrolls the form,
// even over a field with the focus.
bool EditorScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        event->ignore(); // for the scroll area around
        return true;
    }
    if (event->type() != QEvent::KeyPress || !isUndoOrRedo(*static_cast<QKeyEvent*>(event)))
        return Screen::eventFilter(watched, event);
    keyPressEvent(static_cast<QKeyEvent*>(event));
    return true;
}

} // namespace rulesview

#include "moc_editorscreen.cpp"
