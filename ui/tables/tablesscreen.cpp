#include "tablesscreen.h"

#include "desk/names.h"

#include <QShortcut>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace tables {

TablesScreen::TablesScreen(look::Theme& theme, session::Session& session, QWidget* parent)
    : Screen(theme, session, parent), m_tabs(new QTabBar), m_sheets(new QStackedWidget), m_none(new QLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_tabs);
    column->addWidget(m_sheets, 1);
    m_none->setTextFormat(Qt::PlainText);
    m_none->setAlignment(Qt::AlignCenter);
    m_none->setText(u"No sheet is open. Call a match on the Night screen, or choose one in the bracket."_s);
    m_sheets->addWidget(m_none);
    m_tabs->setAccessibleName(u"open sheets"_s);
    m_tabs->setDrawBase(false);
    auto* print = new QShortcut(QKeySequence::Print, this);
    print->setContext(Qt::WidgetWithChildrenShortcut);
    connect(print, &QShortcut::activated, this, &TablesScreen::printWanted);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_sheets->setCurrentIndex(tab + 1);
        takeFocus();
    });
}

sheet::SheetView* TablesScreen::current() const
{
    return qobject_cast<sheet::SheetView*>(m_sheets->currentWidget());
}

void TablesScreen::open(const QString& match)
{
    for (int i = 1; i < m_sheets->count(); ++i)
        if (static_cast<sheet::SheetView*>(m_sheets->widget(i))->match() == match)
            return m_tabs->setCurrentIndex(i - 1);
    auto* view = new sheet::SheetView(m_theme, m_session, match);
    m_sheets->addWidget(view);
    m_tabs->addTab(match);
    m_tabs->setCurrentIndex(m_tabs->count() - 1);
    m_sheets->setCurrentWidget(view);
    refresh();
}

void TablesScreen::refresh()
{
    if (!m_session.isOpen())
        return;
    for (int i = 1; i < m_sheets->count(); ++i) {
        auto* view = static_cast<sheet::SheetView*>(m_sheets->widget(i));
        const night::Match* match = night::match(m_session.night(), view->match().toStdString());
        if (!match)
            continue;
        const QString title = QString::fromStdString(desk::titleOf(*match));
        m_tabs->setTabText(i - 1,
                           match->call ? u"Table %1 · %2"_s.arg(match->call->table).arg(title) : title);
        view->refresh();
    }
    m_tabs->setVisible(m_tabs->count() > 1);
}

void TablesScreen::takeFocus()
{
    if (current())
        current()->takeFocus();
}

} // namespace tables
