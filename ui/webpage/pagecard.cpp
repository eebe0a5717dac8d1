#include "pagecard.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QTime>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace webpage {

PageCard::PageCard(look::Theme& theme, session::Session& session, Keeper& keeper, QWidget* parent)
    : QWidget(parent), m_session(session), m_keeper(keeper), m_write(new QPushButton(u"Web page …"_s)),
      m_names(
          look::choice(theme, u"players on the web page"_s, u"Names in full"_s, u"First name, initial"_s)),
      m_kept(new QCheckBox(u"After each result"_s)), m_said(new look::Prose(theme, 16))
{
    m_askFile = [this](const QString& suggestion) {
        // Whether an older one may be replaced is known better than by its name.
        return QFileDialog::getSaveFileName(this, u"Write a web page"_s, suggestion, u"Web page (*.html)"_s,
                                            nullptr, QFileDialog::DontConfirmOverwrite);
    };
    m_write->setAccessibleName(u"write a web page, key Ctrl E"_s);
    m_write->setAutoDefault(false);
    m_kept->setAccessibleName(u"write the web page anew after each result"_s);
    m_names->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_write, m_names, m_kept, m_said})
        column->addWidget(each);
    m_said->hide();
    connect(m_write, &QPushButton::clicked, this, &PageCard::write);
    connect(m_kept, &QCheckBox::clicked, this, [this](bool kept) { m_keeper.setKept(kept); });
    connect(m_names, &QComboBox::currentIndexChanged, this, [this] {
        if (look::isOther(m_names) == m_keeper.isShort())
            return; // it is only shown
        m_keeper.setShort(look::isOther(m_names));
        m_keeper.rewrite(); // asked for here, of the page alone
    });
    connect(&keeper, &Keeper::written, this, [this](const QString& path) {
        m_said->say(u"%1 written, %2."_s.arg(QFileInfo(path).fileName(),
                                             QLocale::c().toString(QTime::currentTime(), u"HH:mm"_s)),
                    look::Line::Ink::Ok);
        refresh();
    });
    connect(&keeper, &Keeper::failed, this,
            [this](const QString& sentence) { m_said->say(sentence, look::Line::Ink::Bad); });
    refresh();
}

void PageCard::refresh()
{
    const QString file = m_session.shown().file;
    if (file != m_shownOf)
        m_said->hide();
    m_shownOf = file;
    m_write->setEnabled(m_session.isOpen());
    m_names->setCurrentIndex(m_keeper.isShort() ? 1 : 0); // says nothing where it is so already
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

} // namespace webpage
