#include "finder.h"

#include "ui/drawing/fittedtext.h"
#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace shell {

namespace {

constexpr int mostShown = 50;
constexpr int rowHeight = 48; // pixels at 100 %

// Paints a choice: its title, in two lines if names are long, and its kind in a softer color.
class ChoicePainter : public QStyledItemDelegate {
public:
    ChoicePainter(kit::Theme& theme, QObject* parent) : QStyledItemDelegate(parent), m_theme(theme) {}

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const override
    {
        return {0, m_theme.px(rowHeight)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const kit::Colors& c = m_theme.colors();
        const bool chosen = option.state & QStyle::State_Selected;
        painter->fillRect(option.rect, chosen ? c.focus : c.panel);
        const QRect box = option.rect.adjusted(m_theme.px(14), 0, -m_theme.px(14), 0);
        const QString detail = index.data(Qt::UserRole).toString();
        painter->setFont(m_theme.font(kit::Text::Small));
        // A little wider than the text, which would be shortened otherwise.
        const int wide = qMin(painter->fontMetrics().horizontalAdvance(detail) + 4, box.width() / 2);
        painter->setPen(chosen ? c.panel : c.soft);
        drawing::drawFitted(*painter, box.adjusted(box.width() - wide, 0, 0, 0),
                            Qt::AlignRight | Qt::AlignVCenter, detail, painter->font(), m_theme.px(14));
        painter->setPen(chosen ? c.panel : c.ink);
        drawing::drawName(*painter, box.adjusted(0, 0, -wide - m_theme.px(12), 0),
                          Qt::AlignLeft | Qt::AlignVCenter, index.data().toString(),
                          m_theme.font(kit::Text::Body), m_theme.px(14));
    }

private:
    kit::Theme& m_theme;
};

} // namespace

Finder::Finder(kit::Theme& theme, QWidget* window)
    : QWidget(window), m_theme(theme), m_card(new kit::Card(theme, this)), m_field(new QLineEdit),
      m_list(new QListWidget), m_none(new kit::Prose(theme, 16, kit::Line::Ink::Soft))
{
    QVBoxLayout* column = kit::columnIn(m_card, -1, {12, 12, 12, 12});
    column->addWidget(m_field);
    column->addWidget(m_list, 1);
    column->addWidget(m_none);
    m_none->setObjectName(u"nothingFound"_s);
    m_list->setItemDelegate(new ChoicePainter(theme, m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(wording::Window::tr("Found"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &Finder::narrow);
    connect(m_list, &QListWidget::itemClicked, this, &Finder::choose);
    hide();
}

void Finder::open(const QString& prompt, const QList<Choice>& choices,
                  const std::function<void(const QString&)>& takesNew)
{
    if (!isVisible())
        m_before = QApplication::focusWidget();
    m_choices = choices;
    m_takesNew = takesNew;
    m_field->setPlaceholderText(prompt);
    m_field->setAccessibleName(prompt);
    m_field->clear();
    narrow();
    place();
    show();
    raise();
    m_field->setFocus();
}

QStringList Finder::shown() const
{
    QStringList titles;
    for (int row = 0; row < m_list->count(); ++row)
        titles << m_list->item(row)->text();
    return titles;
}

void Finder::close()
{
    if (!isVisible())
        return;
    hide();
    Q_EMIT closed(m_before);
}

// Shows the choices that have a word for each typed word, beginning with it.
void Finder::narrow()
{
    const QString typed = m_field->text().trimmed();
    const QStringList words = kit::wordsOf(typed);
    const auto fits = [&](const Choice& choice) {
        const QStringList all = kit::wordsOf(choice.title + u' ' + choice.detail + u' ' + choice.also);
        return std::ranges::all_of(words, [&](const QString& word) {
            return std::ranges::any_of(all, [&](const QString& each) { return each.startsWith(word); });
        });
    };
    m_list->clear();
    m_shown.clear();
    const auto add = [&](int choice, const QString& title, const QString& detail) {
        auto* item = new QListWidgetItem(title, m_list);
        item->setData(Qt::UserRole, detail);
        item->setData(Qt::AccessibleTextRole, QString(title + u", "_s + detail));
        m_shown << choice;
    };
    const bool isKnown = std::any_of(m_choices.cbegin(), m_choices.cend(), [&](const Choice& choice) {
        return choice.title.compare(typed, Qt::CaseInsensitive) == 0;
    });
    const bool begins = std::any_of(m_choices.cbegin(), m_choices.cend(), [&](const Choice& choice) {
        return !words.isEmpty() && kit::wordsOf(choice.title).join(u' ').startsWith(words.join(u' '));
    });
    const bool takesNew = m_takesNew && !typed.isEmpty() && !isKnown;
    if (takesNew && !begins) // first, because Enter after a new name means that name
        add(-1, typed, wording::Window::tr("new"));
    const auto isMeant = [&](const Choice& choice) { // `match 5` doesn't mean a match at table 5
        return !words.isEmpty() && kit::wordsOf(choice.title).mid(0, words.size()) == words;
    };
    for (const bool meant : {true, false})
        for (int i = 0; i < m_choices.size() && m_shown.size() < mostShown; ++i)
            if (fits(m_choices[i]) && isMeant(m_choices[i]) == meant)
                add(i, m_choices[i].title, m_choices[i].detail);
    if (takesNew && begins) // last, because the beginning of a known name means that name
        add(-1, typed, wording::Window::tr("new"));
    const bool mayBegin = !typed.isEmpty() || m_choices.isEmpty() || m_choices.constFirst().isFirst;
    m_list->setCurrentRow(mayBegin ? 0 : -1);
    m_list->setVisible(m_list->count() > 0);
    m_none->say(m_list->count() > 0
                    ? QString()
                    : wording::Window::tr("Nothing found for “%1”. Try the start of a name, a match "
                                          "number, or an action like “theme”.")
                          .arg(typed));
    place();
}

void Finder::choose()
{
    const int row = m_list->currentRow();
    if (row < 0)
        return;
    const int chosen = m_shown.at(row);
    const QString typed = m_field->text().trimmed();
    const auto takesNew = m_takesNew;
    const auto act = chosen < 0 ? [=] { takesNew(typed); } : m_choices.at(chosen).choose;
    close();
    act();
}

void Finder::place()
{
    resize(parentWidget()->size());
    const int wide = qMin(m_theme.px(640), width() - m_theme.px(80));
    // As high as the results, or as many whole rows as fit; more in a high window.
    const int most = qMin(qMax(m_theme.px(480), height() * 2 / 3), height() - m_theme.px(120));
    int high = 24 + m_field->sizeHint().height() + m_card->layout()->spacing();
    if (m_list->isVisibleTo(m_card)) {
        high += 2 * m_list->frameWidth() + m_theme.px(4);
        const int row = m_theme.px(rowHeight);
        high += qBound(1, (most - high) / row, m_list->count()) * row;
    } else {
        high = qMin(high + m_none->heightForWidth(wide - 24), most);
    }
    m_card->setGeometry((width() - wide) / 2, m_theme.px(72), wide, high);
}

bool Finder::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field) {
        if (event->type() == QEvent::Resize && isVisible())
            place();
        return false;
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Escape:
        close();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true; // the focus stays in the field while the finder is open
    case Qt::Key_Down:
        m_list->setCurrentRow(qMin(m_list->currentRow() + 1, m_list->count() - 1));
        return true;
    case Qt::Key_Up:
        m_list->setCurrentRow(qMax(m_list->currentRow() - 1, 0));
        return true;
    default:
        return false;
    }
}

void Finder::paintEvent(QPaintEvent*)
{
    QColor veil = m_theme.colors().rail;
    veil.setAlpha(110);
    QPainter(this).fillRect(rect(), veil);
}

} // namespace shell

#include "moc_finder.cpp"
