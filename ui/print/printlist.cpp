#include "printlist.h"

#include "ui/paper/prints/prints.h"
#include "wording/tr.h"

#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace print {

namespace {

constexpr int doesRole = Qt::UserRole + 1;

class PrintDelegate : public QStyledItemDelegate {
public:
    PrintDelegate(kit::Theme& theme, QListWidget& list)
        : QStyledItemDelegate(&list), m_theme(theme), m_list(list)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const int width = m_list.viewport()->width() - m_theme.px(28);
        const QRect does =
            QFontMetrics(m_theme.font(kit::Text::Small))
                .boundingRect(0, 0, width, 1000, Qt::TextWordWrap, index.data(doesRole).toString());
        return {10, m_theme.px(44) + does.height()};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const kit::Colors& c = m_theme.colors();
        const bool chosen = option.state & QStyle::State_Selected;
        const QRect row = option.rect;
        painter->fillRect(row, chosen ? c.aSoft : c.panel);
        if (chosen)
            painter->fillRect(row.left(), row.top(), m_theme.px(4), row.height(), c.focus);
        painter->fillRect(row.left(), row.bottom(), row.width(), 1, c.line);
        const QRect inside = row.adjusted(m_theme.px(16), m_theme.px(10), -m_theme.px(12), -m_theme.px(8));
        painter->setPen(c.ink);
        painter->setFont(m_theme.font(kit::Text::Body, kit::Weight::Medium));
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        painter->setPen(c.soft);
        painter->setFont(m_theme.font(kit::Text::Small));
        painter->drawText(inside.adjusted(0, m_theme.px(22), 0, 0),
                          Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, index.data(doesRole).toString());
    }

private:
    kit::Theme& m_theme;
    QListWidget& m_list;
};

} // namespace

PrintList::PrintList(kit::Theme& theme, QWidget* parent) : QListWidget(parent)
{
    setAccessibleName(Window::tr("what to print"));
    setItemDelegate(new PrintDelegate(theme, *this));
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setResizeMode(QListView::Adjust);
    setWordWrap(true); // else Qt lays out the rows again only for another height, not for another width
    for (const paper::Print& each : paper::prints()) {
        auto* item = new QListWidgetItem(each.title, this);
        item->setData(wordRole, each.word);
        item->setData(doesRole, each.does);
        item->setData(Qt::AccessibleTextRole, QString(each.title + u": "_s + each.does));
    }
    setCurrentRow(0);
    connect(&theme, &kit::Theme::changed, this, [this] {
        scheduleDelayedItemsLayout();
        viewport()->update();
    });
}

void PrintList::choose(const QString& word)
{
    for (int row = 0; row < count(); ++row)
        if (item(row)->data(wordRole).toString() == word)
            setCurrentRow(row);
}

void PrintList::doItemsLayout()
{
    QListWidget::doItemsLayout();
    scrollTo(currentIndex());
}

namespace {

paper::Format paperCalled(const QString& word)
{
    const auto at = std::ranges::find(paper::sizes, word,
                                      [](const paper::Size& size) { return QLatin1String(size.word); });
    return at == std::end(paper::sizes) ? paper::usualFormat(QLocale::system()) : at->format;
}

} // namespace

paper::Format Choices::format() const
{
    return paperCalled(last(u"paper"_s));
}

void Choices::setFormat(paper::Format format)
{
    keep(u"paper"_s,
         QString::fromLatin1(std::ranges::find(paper::sizes, format, &paper::Size::format)->word));
}

int Choices::perPage() const
{
    const int perPage = number(u"per-page"_s);
    return perPage == 2 || perPage == 4 ? perPage : 1;
}

QString Choices::which(const QString& tournament) const
{
    const QStringList kept = m_settings.value(keyOf(u"which"_s)).toStringList();
    return kept.size() == 2 && kept.front() == tournament ? kept.back() : QString();
}

void Choices::setWhich(const QString& tournament, const QString& key)
{
    m_settings.set(keyOf(u"which"_s), QStringList{tournament, key});
}

QString Choices::last(const QString& what) const
{
    return m_settings.value(keyOf(what), m_settings.value(keyOfAll(what))).toString();
}

void Choices::keep(const QString& what, const QString& value)
{
    m_settings.set(keyOf(what), value);
    m_settings.set(keyOfAll(what), value);
}

paper::Format usualPaper(const session::Settings& settings)
{
    return paperCalled(settings.value(Choices::keyOfAll(u"paper"_s)).toString());
}

void setPaper(session::Settings& settings, paper::Format format)
{
    for (const paper::Print& each : paper::prints())
        Choices(settings, each.word).setFormat(format);
}

} // namespace print

#include "moc_printlist.cpp"
