#include "pagecard.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QTime>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace webpage {

PageCard::PageCard(look::Theme& theme, session::Session& session, Keeper& keeper, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_session(session), m_keeper(keeper),
      m_write(new QPushButton(u"Web page …"_s)), m_kept(new QCheckBox(u"After each result"_s)),
      m_said(new QLabel)
{
    m_askFile = [this](const QString& suggestion) {
        // Whether an older one may be replaced is known better than by its name.
        return QFileDialog::getSaveFileName(this, u"Write a web page"_s, suggestion, u"Web page (*.html)"_s,
                                            nullptr, QFileDialog::DontConfirmOverwrite);
    };
    m_write->setAccessibleName(u"write a web page, key Ctrl E"_s);
    m_write->setAutoDefault(false);
    m_kept->setAccessibleName(u"write the web page anew after each result"_s);
    m_said->setTextFormat(Qt::PlainText);
    m_said->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_write, m_kept, m_said})
        column->addWidget(each);
    m_said->hide();
    connect(&theme, &look::Theme::changed, this, &PageCard::dress);
    connect(m_write, &QPushButton::clicked, this, &PageCard::write);
    connect(m_kept, &QCheckBox::clicked, this, [this](bool kept) { m_keeper.setKept(kept); });
    connect(&keeper, &Keeper::written, this, [this](const QString& path) {
        say(u"%1 written, %2."_s.arg(QFileInfo(path).fileName(),
                                     QLocale::c().toString(QTime::currentTime(), u"h:mm ap"_s)),
            true);
        refresh();
    });
    connect(&keeper, &Keeper::failed, this, [this](const QString& sentence) { say(sentence, false); });
    refresh();
}

void PageCard::refresh()
{
    const QString file = m_session.shown().file;
    if (file != m_shownOf)
        m_said->hide();
    m_shownOf = file;
    m_write->setEnabled(m_session.isOpen());
    m_kept->setEnabled(m_session.isOpen() && !m_keeper.path().isEmpty());
    m_kept->setChecked(m_session.isOpen() && m_keeper.isKept());
    m_kept->setToolTip(m_keeper.path());
}

void PageCard::write()
{
    if (!m_write->isEnabled())
        return;
    const QFileInfo night(m_session.shown().file);
    const QString before = m_keeper.path();
    QString path = m_askFile(
        before.isEmpty() ? night.absolutePath() + u'/' + night.completeBaseName() + u".html"_s : before);
    if (path.isEmpty())
        return;
    if (!path.endsWith(u".html"_s, Qt::CaseInsensitive) && !path.endsWith(u".htm"_s, Qt::CaseInsensitive))
        path += u".html"_s; // a name was typed
    m_keeper.write(path);
}

void PageCard::say(const QString& text, bool good)
{
    m_isGood = good;
    m_said->setText(text);
    m_said->show();
    dress();
}

void PageCard::dress()
{
    const look::Colors& colors = m_theme.colors();
    m_said->setStyleSheet(u"color:%1"_s.arg((m_isGood ? colors.ok : colors.bad).name()));
}

} // namespace webpage
