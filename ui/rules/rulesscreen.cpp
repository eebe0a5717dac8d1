#include "rulesscreen.h"

#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QScrollBar>

#include <utility>

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace rulesview {

namespace {

/// Has equal margins around the scroll area, for the focus ring.
class Page : public kit::UpAndDown {
public:
    Page() : UpAndDown(new QWidget) { setViewportMargins(3, 3, 3, 3); }
};

} // namespace

RulesScreen::RulesScreen(kit::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_title(new kit::Line(theme, 24, kit::Weight::Medium)),
      m_subtitle(new kit::Prose(theme, 15, kit::Line::Ink::Soft)),
      m_found(new kit::Line(theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft)), m_search(new QLineEdit),
      m_close(closeButton()), m_print(hint(Key::Print, [this] { print(); })), m_bar(new VenueBar(theme)),
      m_page(new Page), m_none(new kit::Prose(theme, 18, kit::Line::Ink::Soft))
{
    QVBoxLayout* column = kit::columnIn(this, 10, {20, 12, 20, 16});
    column->addLayout(makeHead());
    column->addWidget(m_bar);
    connect(m_bar, &VenueBar::changed, this, [this] {
        m_isStale = true;
        refresh();
    });
    connect(m_bar, &VenueBar::newVenueWanted, this, &RulesScreen::newVenueWanted);
    connect(m_bar, &VenueBar::copyWanted, this, [this] {
        if (const rules::Venue* venue = shownVenue())
            Q_EMIT copyWanted(*venue);
    });
    connect(m_bar, &VenueBar::editWanted, this, [this] {
        const venues::OwnVenue* mine = m_bar->own();
        if (mine && mine->read)
            Q_EMIT editWanted(mine->file, *mine->read);
    });
    connect(m_bar, &VenueBar::unsavedWanted, this, &RulesScreen::unsavedWanted);
    m_none->setAlignment(Qt::AlignCenter);
    column->addWidget(m_none, 1);
    m_page->setObjectName(u"page"_s);
    m_page->setFocusPolicy(Qt::StrongFocus);
    m_page->setAccessibleName(Window::tr("Rules of the tournament"));
    kit::setRole(*m_page, QAccessible::Document);
    m_page->installEventFilter(this);
    column->addWidget(m_page, 1);
    onKey(Key::Find, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
    onKey(Key::Print, [this] { print(); });
    connect(&m_session, &session::Session::opened, this, [this] { m_isOther = true; });
    kit::follow(theme, this, [this] { m_search->setFixedWidth(m_theme.px(300)); });
}

QLayout* RulesScreen::makeHead()
{
    m_title->setText(Window::tr("Rules"));
    m_search->setAccessibleName(Window::tr("Search in the rules"));
    m_search->setPlaceholderText(Window::tr("Search: %1").arg(session::named(Key::Find)));
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textChanged, this, &RulesScreen::filter);
    QHBoxLayout* head = kit::headLine(m_title, m_subtitle, {m_found, m_search, m_print, m_close}, 14);
    for (QWidget* each : {m_title, m_found})
        each->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    return head;
}

const rules::Venue* RulesScreen::shownVenue() const
{
    if (!m_bar->isOfTournament())
        return m_bar->read() ? &m_bar->read()->venue : nullptr;
    const tournament::RulesFrom* general =
        m_session.isOpen() ? tournament::generalRules(*m_session.tournament().setting) : nullptr;
    return general ? &general->venue : nullptr;
}

void RulesScreen::print()
{
    if (m_bar->isOfTournament())
        return Q_EMIT printWanted();
    if (const rules::Venue* venue = shownVenue())
        Q_EMIT cardWanted(rulesOf(*venue));
}

void RulesScreen::refresh()
{
    m_bar->setHasTournament(m_session.isOpen());
    if (std::exchange(m_isOther, false))
        m_bar->chooseTournament();
    m_bar->list();
    m_bar->showUnsaved(unsaved ? unsaved() : std::nullopt);
    m_close->setVisible(!m_session.isOpen());
    m_bar->setCanCopy(shownVenue());
    m_print->setVisible(shownVenue());
    if (!m_bar->isOfTournament()) {
        if (const rules::FileRead* read = m_bar->read(); !read)
            showNone(m_bar->mistakes());
        else if (std::exchange(m_isStale, false))
            rebuild({bookOf(*read)});
        return;
    }
    if (!m_session.isOpen() || m_session.tournament().setting->rules.empty())
        return showNone(
            Window::tr("This tournament has no rules. Choose a venue’s rules when you create a tournament."));
    const tournament::Shared<tournament::Setting>& setting = m_session.tournament().setting;
    if (std::exchange(m_isStale, false) || !(setting->rules == m_shown->rules))
        rebuild(booksOf(m_session.tournament()));
    m_shown = setting;
}

void RulesScreen::showNone(const QString& why)
{
    m_isStale = true;
    m_page->hide();
    m_search->setEnabled(false);
    m_none->say(why);
    m_subtitle->setText({});
}

void RulesScreen::rebuild(const std::vector<Book>& books)
{
    m_sections.clear();
    auto* inside = new QWidget;
    QVBoxLayout* column = kit::columnIn(inside, 12, {8, 8, 8, 8});
    for (const Book& book : books) {
        column->addWidget(headOf(book, books.size() == 1));
        for (const Section& section : book.sections) {
            m_sections.push_back(new SectionPiece(m_theme, section, book.phases));
            column->addWidget(m_sections.back());
        }
    }
    column->addStretch(1);
    m_page->setWidget(inside);
    m_search->setEnabled(true);
    m_subtitle->setText(m_bar->isOfTournament()
                            ? Window::tr("%1 · this tournament’s own copy").arg(books.front().name)
                            : books.front().name);
    filter();
}

QWidget* RulesScreen::headOf(const Book& book, bool isOnly)
{
    QStringList says;
    if (!isOnly)
        says << (book.from.isEmpty() ? Window::tr("From the start.")
                                     : Window::tr("From %1 on.").arg(book.from));
    if (!book.sheet.isEmpty())
        says << Window::tr("From the venue’s rule sheet, “%1”.").arg(book.sheet);
    if (book.agreed > 0)
        says << Window::tr("%n rule(s) were changed for this tournament.", nullptr, book.agreed);
    says << Window::tr("Version %1.").arg(book.version);
    if (book.phases.size() > 1)
        says << Window::tr("Rules that differ by phase are shown side by side.");
    auto* head = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    head->setText(says.join(u' '));
    return head;
}

void RulesScreen::filter()
{
    const QStringList words = m_search->text().simplified().split(u' ', Qt::SkipEmptyParts);
    int all = 0;
    int left = 0;
    for (SectionPiece* section : m_sections) {
        all += section->rows();
        left += section->filter(words);
    }
    m_found->setText(words.isEmpty() ? QString() : Window::tr("%1 of %2 rules").arg(left).arg(all));
    const bool nothing = all > 0 && left == 0;
    m_none->setVisible(nothing);
    m_page->setVisible(!nothing);
    if (nothing)
        m_none->setText(Window::tr("Nothing found for “%1”. Press Esc to see all rules.")
                            .arg(m_search->text().simplified()));
    m_page->verticalScrollBar()->setValue(0);
}

void RulesScreen::keyPressEvent(QKeyEvent* event)
{
    const bool isBack = !m_session.isOpen() && m_search->text().isEmpty();
    if (event->key() != Qt::Key_Escape || isBack)
        return Screen::keyPressEvent(event); // Esc leads back
    m_search->clear();
    takeFocus();
}

bool RulesScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return Screen::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool down = key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter;
    if (watched == m_search && down) {
        takeFocus();
        return true;
    }
    if (watched == m_page && (key == Qt::Key_Home || key == Qt::Key_End)) {
        QScrollBar* bar = m_page->verticalScrollBar();
        bar->setValue(key == Qt::Key_Home ? 0 : bar->maximum());
        return true;
    }
    return Screen::eventFilter(watched, event);
}

} // namespace rulesview

#include "moc_rulesscreen.cpp"
