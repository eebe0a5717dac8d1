#include "pagecard.h"

#include "desk/archive/transfer.h"
#include "ui/kit/scroll.h"
#include "ui/kit/text.h"
#include "ui/session/deed.h"
#include "ui/session/keys.h"
#include "wording/clock.h"
#include "wording/tr.h"

#include <QFileInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;
using wording::Window;

namespace webpage {

PageCard::PageCard(kit::Theme& theme, session::Session& session, Keeper& keeper, QWidget* parent)
    : QWidget(parent), m_session(session), m_keeper(keeper), m_what(new kit::DropDown(theme)),
      m_write(new kit::KeycapButton(theme, {}, session::shown(session::Key::WriteFile))),
      m_names(kit::choice(theme, Window::tr("players on the web page"), Window::tr("In full"),
                          Window::tr("First name, initial"))),
      m_kept(new QCheckBox(Window::tr("Keep it up to date"))), m_said(new kit::Prose(theme, 16))
{
    m_askFile = [this](const QString& suggestion) {
        const FileKind& kind = chosen();
        return kit::fileToSave(this, Window::tr("Save as: %1").arg(kind.title), suggestion,
                               u"%1 (*.%2)"_s.arg(kind.suffix().toUpper(), kind.suffix()), kind.suffix());
    };
    m_what->setAccessibleName(Window::tr("what the file holds"));
    for (const FileKind& kind : m_kinds)
        m_what->addItem(kind.title);
    m_write->setAutoDefault(false);
    m_write->letShrink();
    m_write->setWhatsThis(session::does(session::Key::WriteFile));
    m_kept->setAccessibleName(Window::tr("keep the web page up to date"));
    for (kit::DropDown* each : {m_what, m_names})
        each->wrap();
    const auto beside = [&theme](const QString& label, QWidget* field) {
        return kit::besideLabel(theme, kit::fieldHead(theme, label), field);
    };
    QVBoxLayout* column = kit::columnIn(this);
    kit::add(column, {beside(Window::tr("File"), m_what), m_write, m_said,
                      beside(Window::tr("Names"), m_names), m_kept});
    setTabOrder(m_what, m_write);
    m_said->hide();
    connect(m_what, &QComboBox::currentIndexChanged, this, [this] {
        m_said->hide();
        showKind();
    });
    connect(m_write, &QPushButton::clicked, this, &PageCard::write);
    connect(m_kept, &QCheckBox::clicked, this, [this](bool kept) { m_keeper.setKept(kept); });
    connect(m_names, &QComboBox::currentIndexChanged, this, [this] {
        if (kit::isOther(m_names) == m_keeper.isShort())
            return; // refresh() set it
        m_keeper.setShort(kit::isOther(m_names));
        m_keeper.rewrite(); // rewrites the page at once
    });
    connect(&keeper, &Keeper::written, this, [this](const QString& path) {
        sayWritten(path, {});
        refresh();
    });
    connect(&keeper, &Keeper::failed, this,
            [this](const QString& sentence) { m_said->say(sentence, kit::Line::Ink::Bad); });
    showKind();
    refresh();
}

void PageCard::showKind()
{
    const FileKind& kind = chosen();
    m_write->setText(kind.button);
    m_write->setAccessibleName(kind.button);
    for (QWidget* each : std::initializer_list<QWidget*>{m_names->parentWidget(), m_kept})
        each->setVisible(kind.isPage());
}

void PageCard::sayWritten(const QString& path, const QString& more)
{
    m_said->say(Window::tr("Saved %1 at %2.")
                        .arg(QFileInfo(path).fileName(), wording::timeOfDay(QTime::currentTime())) +
                    (more.isEmpty() ? more : u' ' + more),
                kit::Line::Ink::Ok);
    kit::bringIntoViewSoon(*m_said, m_said->heightForWidth(width()));
}

void PageCard::refresh()
{
    const QString file = m_session.shown().file;
    if (file != m_shownOf)
        m_said->hide();
    m_shownOf = file;
    m_write->setEnabled(m_session.isOpen());
    m_names->setCurrentIndex(m_keeper.isShort() ? 1 : 0); // ignored if it is the same
    m_kept->setEnabled(m_session.isOpen() && !m_keeper.path().isEmpty());
    m_kept->setChecked(m_session.isOpen() && m_keeper.isKept());
    m_kept->setToolTip(m_keeper.path());
}

/// Asks where to save; empty if canceled.
QString PageCard::askName()
{
    const QFileInfo tournament(m_session.shown().file);
    const FileKind& kind = chosen();
    const QString before = kind.isPage() ? m_keeper.path() : QString();
    return m_askFile(before.isEmpty()
                         ? tournament.absolutePath() + u'/' + tournament.completeBaseName() + kind.end
                         : before);
}

void PageCard::write()
{
    if (!m_write->isEnabled() || m_isWriting)
        return;
    QString path = askName();
    if (path.isEmpty())
        return;
    const FileKind& kind = chosen();
    const bool isNamed = share::formOfName(path.toStdString()) == kind.wanted.form;
    if (!isNamed)
        path += u'.' + kind.suffix(); // typed without the ending
    if (kind.isPage())
        return m_keeper.write(path);
    // The dialog asked about overwriting only for the name without the ending.
    if (const auto free = desk::mustBeFree(path.toStdString()); !isNamed && !free)
        return m_said->say(session::whyNot(free.error()), kit::Line::Ink::Bad);
    writeOnce(path);
}

void PageCard::writeOnce(const QString& path)
{
    m_isWriting = true;
    m_pool.start([this, path, shown = m_session.shown(), wanted = chosen().wanted,
                  now = m_session.ticker().now()] {
        const auto done = share::exportShown(*shown.tournament, shown.head, path.toStdString(), wanted, now);
        const QString wrong = done ? QString() : session::whyNot(done.error());
        QMetaObject::invokeMethod(this, [this, path, wrong, form = wanted.form] {
            m_isWriting = false;
            if (!wrong.isEmpty())
                return m_said->say(wrong, kit::Line::Ink::Bad);
            sayWritten(path, form == share::Form::Json ? Window::tr("It doesn’t include ID card data.")
                                                       : QString());
        });
    });
}

namespace {

QString titleOf(share::Table table)
{
    return table == share::Table::Standings    ? Window::tr("Standings (CSV)")
           : table == share::Table::Results    ? Window::tr("Results (CSV)")
           : table == share::Table::Hands      ? Window::tr("Hands (CSV)")
           : table == share::Table::Attendance ? Window::tr("Attendance (CSV)")
                                               : Window::tr("Journal (CSV)");
}

} // namespace

QList<FileKind> fileKinds()
{
    using share::Form;
    QList<FileKind> kinds{{Window::tr("Web page"),
                           Window::tr("Save web page…"),
                           u".html"_s,
                           {Form::Html, {}, share::Names::Full, true}},
                          {Window::tr("Whole tournament (JSON)"),
                           Window::tr("Save JSON file…"),
                           u".json"_s,
                           {Form::Json, {}, {}, false}}};
    for (const share::Table table : share::allTables()) {
        const QString word = kit::text(std::string(share::word(table)));
        kinds << FileKind{titleOf(table),
                          Window::tr("Save CSV table…"),
                          u'-' + word + u".csv"_s,
                          {Form::Csv, table, {}, false}};
    }
    return kinds;
}

} // namespace webpage

#include "moc_pagecard.cpp"
