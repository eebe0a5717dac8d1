#include "caserows.h"

#include "ruled.h"

#include "ui/kit/flow.h"
#include "ui/kit/follow.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace rulings {

namespace {

/// Checks the chip of that value, or none.
template <class Value>
void choose(QButtonGroup& group, const std::optional<Value>& value)
{
    group.setExclusive(false); // else no chip could be unchecked
    for (QAbstractButton* each : group.buttons())
        each->setChecked(value && group.id(each) == static_cast<int>(*value));
    group.setExclusive(true);
}

/// `7♦`, `big joker`
QString inWords(const std::string& code)
{
    return kit::text(wording::cardInWords(code));
}

Face faceOf(const Card& card)
{
    Face face;
    face.text = card.isJoker()     ? inWords(*card.code())
                : card.rank == 'T' ? u"10"_s
                : card.rank        ? QString(QChar::fromLatin1(card.rank))
                                   : QString();
    if (card.suit)
        face.suit = drawn(*card.suit);
    return face;
}

constexpr int labelWidth = 108; // pixels at 100 %, as all below
constexpr int labelGap = 8;
constexpr int chipGap = 5;
constexpr int tightRow = 2;  // above and below the content, at any text size
constexpr int roomyRow = 11; // the same on a large page

/// In the order of `facts::Suit`.
constexpr const char* suitsLed[] = {
    QT_TRANSLATE_NOOP("Window", "suit led: spades"), QT_TRANSLATE_NOOP("Window", "suit led: hearts"),
    QT_TRANSLATE_NOOP("Window", "suit led: clubs"), QT_TRANSLATE_NOOP("Window", "suit led: diamonds")};

constexpr int padGap = 4; // pixels at 100 %: all the cards fit in two lines

/// In the order of `facts::Suit`.
constexpr const char* suitNames[] = {
    QT_TRANSLATE_NOOP("Window", "pad: spades"), QT_TRANSLATE_NOOP("Window", "pad: hearts"),
    QT_TRANSLATE_NOOP("Window", "pad: clubs"), QT_TRANSLATE_NOOP("Window", "pad: diamonds")};

} // namespace

void CaseRows::show(const CaseEntry& entry, const Names& names)
{
    showWho(entry, names);
    showBook(entry);
    showCards(entry);
    fitNames();
}

void CaseRows::showWho(const CaseEntry& entry, const Names& names)
{
    m_by[0]->setFace({names.a, true, {}, u"1"_s}, Window::tr("challenged by side A, %1").arg(names.a));
    m_by[1]->setFace({names.b, false, {}, u"2"_s}, Window::tr("challenged by side B, %1").arg(names.b));
    m_by[2]->setFace({Window::tr("Supervisor"), {}, {}, u"3"_s}, Window::tr("seen by the supervisor"));
    choose(m_byGroup, entry.by());
    std::optional<std::size_t> accused;
    for (std::size_t place = 0; place < m_accused.size(); ++place) {
        Chip* chip = m_accused[place];
        const facts::Seat seat = accusedSeats[place];
        chip->setVisible(entry.mayAccuse(seat));
        chip->setFace({names.players[seat], seat.side == facts::Side::A, {}, QString::number(place + 1)},
                      Window::tr("accused: %1").arg(names.players[seat]));
        if (entry.accused() == seat)
            accused = place;
    }
    choose(m_accusedGroup, accused);
    for (QButtonGroup* group : {&m_byGroup, &m_accusedGroup})
        for (QAbstractButton* each : group->buttons())
            each->setEnabled(!entry.isFixed());
    choose(m_knownGroup, entry.known());
}

void CaseRows::showBook(const CaseEntry& entry)
{
    m_book->setFace({kit::number(entry.book()), {}, {}, {}},
                    entry.book() ? Window::tr("trick %1").arg(kit::number(entry.book()))
                                 : Window::tr("trick, not entered yet"));
    m_book->setEnabled(!entry.isFixed());
    choose(m_ledGroup, entry.led());
}

void CaseRows::showCards(const CaseEntry& entry)
{
    const auto played = entry.played().code();
    m_played->setFace(faceOf(entry.played()), played ? Window::tr("played instead: %1").arg(inWords(*played))
                                                     : Window::tr("played instead: not entered"));
    const auto shown = entry.shown().code();
    m_shown->setFace(faceOf(entry.shown()), shown ? Window::tr("shown later: %1").arg(inWords(*shown))
                                                  : Window::tr("shown later: not entered"));
    m_shownBook->setFace({kit::number(entry.shownBook()), {}, {}, {}},
                         entry.shownBook()
                             ? Window::tr("shown in trick %1").arg(kit::number(entry.shownBook()))
                             : Window::tr("shown in which trick, not entered"));
    m_held->setChecked(entry.isHeld());
    m_held->setVisible(entry.mayBeHeld());
}

void CaseRows::focusOn(Part part)
{
    Chip* first = nullptr;
    for (const auto& [chip, its] : std::as_const(m_parts)) {
        if (its != part || !chip->isEnabled() || chip->isHidden())
            continue;
        if (!first || (chip->isChecked() && part != Part::ShownBook))
            first = chip;
    }
    if (!first)
        return;
    first->setFocus();
    QMetaObject::invokeMethod( // it gets its place only once the layouts are done
        this, [first] { kit::bringIntoView(*first, first->rect()); }, Qt::QueuedConnection);
}

bool CaseRows::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonPress)
        Q_EMIT pressed();
    if (event->type() == QEvent::FocusIn)
        for (const auto& [chip, part] : std::as_const(m_parts))
            if (chip == watched) {
                Q_EMIT done([part = part](CaseEntry& entry) { entry.setCurrent(part); });
                break;
            }
    return QWidget::eventFilter(watched, event);
}

CaseRows::CaseRows(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    QVBoxLayout* column = kit::columnIn(this, 0);
    makeWho(column);
    makeBook(column);
    makeCards(column);
    kit::follow(theme, this, [this] { spread(m_page); });
}

void CaseRows::spread(int page)
{
    m_page = page;
    const int edge = page >= m_theme.px(roomyPage) ? m_theme.px(roomyRow) : tightRow;
    for (QLayout* line : std::as_const(m_lines))
        if (line->contentsMargins().top() != edge)
            line->setContentsMargins(0, edge, 0, edge);
}

QLayout* CaseRows::addRow(QVBoxLayout* column, const QString& label)
{
    auto* row = new Ruled(m_theme, column->count() == 0);
    QHBoxLayout* line = kit::lineIn(row, m_theme.px(labelGap));
    m_lines << line;
    auto* words = new kit::Prose(m_theme, 16, kit::Line::Ink::Soft);
    words->setText(label);
    words->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    kit::follow(m_theme, words, [this, words] { words->setFixedWidth(m_theme.px(labelWidth)); });
    line->addWidget(words);
    auto* content = new QWidget;
    auto* flow = new kit::Flow(m_theme, chipGap, content);
    line->addWidget(content, 1);
    column->addWidget(row);
    if (!m_content)
        m_content = content;
    return flow;
}

void CaseRows::addWord(QLayout* row, const QString& word)
{
    auto* line = new kit::Line(m_theme, word, 16);
    line->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    kit::follow(m_theme, line, [this, line] { line->setFixedHeight(m_theme.px(48)); });
    row->addWidget(line);
}

Chip* CaseRows::add(QLayout* row, Part part, const Deed& deed, QButtonGroup* group, int value)
{
    auto* chip = new Chip(m_theme);
    chip->setCheckable(group != nullptr || part == Part::ShownBook);
    if (group)
        group->addButton(chip, value);
    row->addWidget(chip);
    m_parts.append({chip, part});
    chip->installEventFilter(this);
    connect(chip, &Chip::clicked, this, [this, deed] { Q_EMIT done(deed); });
    return chip;
}

void CaseRows::makeWho(QVBoxLayout* column)
{
    QLayout* by = addRow(column, Window::tr("Challenged by"));
    for (const auto who : {facts::Challenger::A, facts::Challenger::B, facts::Challenger::Supervisor})
        m_by[static_cast<std::size_t>(who)] = add(
            by, Part::By, [who](CaseEntry& entry) { entry.setBy(who); }, &m_byGroup, static_cast<int>(who));
    QLayout* accused = addRow(column, Window::tr("Accused"));
    for (std::size_t place = 0; place < m_accused.size(); ++place)
        m_accused[place] = add(
            accused, Part::Accused,
            [seat = accusedSeats[place]](CaseEntry& entry) { entry.setAccused(seat); }, &m_accusedGroup,
            static_cast<int>(place));
    QLayout* known = addRow(column, Window::tr("Evidence"));
    const struct {
        facts::Known how;
        QString text, name;
    } ways[] = {{facts::Known::Shown, Window::tr("Shown"), Window::tr("evidence: shown by cards")},
                {facts::Known::Admitted, Window::tr("Admitted"), Window::tr("evidence: admitted")},
                {facts::Known::Seen, Window::tr("Seen"), Window::tr("evidence: seen by the supervisor")}};
    for (const auto& way : ways) {
        Chip* chip = add(
            known, Part::Book, [how = way.how](CaseEntry& entry) { entry.setKnown(how); }, &m_knownGroup,
            static_cast<int>(way.how));
        const char key = knownKeys[static_cast<std::size_t>(way.how)];
        chip->setFace({way.text, {}, {}, QString(QChar::fromLatin1(key))}, way.name);
        m_parts.removeLast(); // the keys never stop here; M, E and O set it from any row
    }
}

void CaseRows::makeBook(QVBoxLayout* column)
{
    QLayout* row = addRow(column, Window::tr("Trick"));
    m_book = add(row, Part::Book, [](CaseEntry& entry) { entry.setCurrent(Part::Book); });
    addWord(row, u' ' + Window::tr("suit led"));
    for (const facts::Suit suit : allSuits) {
        Chip* chip = add(
            row, Part::Led,
            [suit](CaseEntry& entry) {
                entry.setCurrent(Part::Led);
                entry.setSuit(suit);
            },
            &m_ledGroup, static_cast<int>(suit));
        chip->setFace({{}, {}, drawn(suit), {}}, Window::tr(suitsLed[static_cast<int>(suit)]));
    }
}

void CaseRows::makeCards(QVBoxLayout* column)
{
    m_played = add(addRow(column, Window::tr("Played instead")), Part::Played,
                   [](CaseEntry& entry) { entry.setCurrent(Part::Played); });
    QLayout* row = addRow(column, Window::tr("Shown later"));
    m_shown = add(row, Part::Shown, [](CaseEntry& entry) { entry.setCurrent(Part::Shown); });
    addWord(row, u' ' + Window::tr("in trick"));
    m_shownBook = add(row, Part::ShownBook, [](CaseEntry& entry) { entry.setCurrent(Part::ShownBook); });
    m_shownBook->setCheckable(false);
    m_held = add(row, Part::ShownBook, [](CaseEntry& entry) { entry.setHeld(); });
    m_held->setFace({Window::tr("still held"), {}, {}, u"0"_s}, Window::tr("shown later: still in the hand"));
}

void CaseRows::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNames();
    fitHeight();
}

bool CaseRows::event(QEvent* event)
{
    const bool taken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fitHeight();
    return taken;
}

// The height at the current widths of the chips. The layout would use those before the last resize.
void CaseRows::fitHeight()
{
    setFixedHeight(layout()->totalHeightForWidth(width()));
}

// Two names share a line, in a smaller size or shortened. Only if they can't, each gets a line of its own.
void CaseRows::fitNames()
{
    const int gap = m_theme.px(chipGap);
    const int wide = width() - m_theme.px(labelWidth) - m_theme.px(labelGap) - 1;
    const auto fit = [&](Chip* one, Chip* other, int room) {
        const int both = room - gap;
        const int spare = both - one->leastWholeWidth() - other->leastWholeWidth();
        const bool canShare = one->minimumSizeHint().width() + other->minimumSizeHint().width() <= both;
        for (const auto& [chip, next] : {std::pair(one, other), std::pair(other, one)}) {
            const int rest = both - next->sizeHint().width(); // what the other chip never needs
            chip->setMaximumWidth(spare >= 0 ? qMax(chip->leastWholeWidth() + spare / 2, rest)
                                  : canShare ? qMax(both / 2, rest)
                                             : wide);
        }
        return spare >= 0;
    };
    if (!fit(m_by[0], m_by[1], wide - m_by[2]->sizeHint().width() - gap))
        fit(m_by[0], m_by[1], wide);
    fit(m_accused[0], m_accused[1], wide);
    fit(m_accused[2], m_accused[3], wide);
    QList<Chip*> accused(m_accused.begin(), m_accused.end());
    accused.removeIf([](const Chip* chip) { return chip->isHidden(); });
    evenOut(accused, wide, gap);
}

CasePad::CasePad(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    new kit::Flow(theme, padGap, this);
    for (int book = 1; book <= facts::tricksInHand; ++book)
        m_books << add({QString::number(book), {}, {}, {}}, Window::tr("pad: trick %1").arg(book),
                       [book](CaseEntry& entry) { entry.setBook(book); });
    for (const char rank : {'2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'}) {
        const QString text = rank == 'T' ? u"10"_s : QString(QChar::fromLatin1(rank));
        m_cards << add({text, {}, {}, {}}, Window::tr("pad: %1").arg(text),
                       [rank](CaseEntry& entry) { entry.setRank(rank); });
    }
    for (const facts::Suit suit : allSuits)
        m_cards << add({{}, {}, drawn(suit), {}}, Window::tr(suitNames[static_cast<int>(suit)]),
                       [suit](CaseEntry& entry) { entry.setSuit(suit); });
    for (const char rank : {'X', 'Y'}) {
        const QString name = inWords(*Card{rank, {}}.code());
        m_jokers << add({name, {}, {}, QString(QChar::fromLatin1(rank))}, Window::tr("pad: %1").arg(name),
                        [rank](CaseEntry& entry) { entry.setRank(rank); });
    }
}

Chip* CasePad::add(const Face& face, const QString& name, const std::function<void(CaseEntry&)>& deed)
{
    auto* chip = new Chip(m_theme);
    chip->setFace(face, name);
    chip->setFocusPolicy(Qt::NoFocus); // the focus stays on the row above, which shows the input
    m_group.addButton(chip);
    layout()->addWidget(chip);
    connect(chip, &Chip::clicked, this, [this, deed] { Q_EMIT done(deed); });
    return chip;
}

void CasePad::show(const CaseEntry& entry, bool hasJokers)
{
    const Part part = entry.current();
    const bool wantsBook = part == Part::Book || part == Part::ShownBook;
    const bool wantsCard = part == Part::Played || part == Part::Shown;
    for (Chip* chip : std::as_const(m_books))
        chip->setVisible(wantsBook);
    for (Chip* chip : std::as_const(m_cards))
        chip->setVisible(wantsCard);
    for (Chip* chip : std::as_const(m_jokers))
        chip->setVisible(wantsCard && hasJokers);
}

} // namespace rulings

#include "moc_caserows.cpp"
