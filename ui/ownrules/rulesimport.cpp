#include "rulesimport.h"

#include "ui/kit/fields.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;
using wording::Window;

namespace ownrules {

bool isRuleFile(const QString& path)
{
    constexpr qint64 enough = 65536; // a format is said first; a whole tournament has rules in it too
    QFile file(path);
    if (!path.endsWith(u".json"_s, Qt::CaseInsensitive) || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.read(enough);
    const QByteArray ours = "\"courtside-";
    const qsizetype at = text.indexOf(ours);
    return at >= 0 && text.mid(at + ours.size()).startsWith("rules/");
}

QString inWords(const std::vector<message::Message>& mistakes)
{
    return kit::sentences(wording::texts(mistakes, wording::Reader::Screen)).join(u'\n');
}

RulesImport::RulesImport(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_complaint(kit::complaint(theme, 16)), m_ask(new kit::Ask(theme))
{
    chooseFile = [this] {
        return kit::fileToOpen(this, Window::tr("Import rules"),
                               QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                               u"%1 (*.json)"_s.arg(Window::tr("Rule files")));
    };
    m_complaint->setObjectName(u"importComplaint"_s);
    m_ask->setObjectName(u"importAsk"_s);
    m_ask->hide();
    kit::add(kit::columnIn(this, 8), {m_complaint, m_ask});
    connect(m_ask, &kit::Ask::closed, this, [this] { setVisible(!m_complaint->text().isEmpty()); });
    hide();
}

void RulesImport::choose()
{
    if (const QString path = chooseFile(); !path.isEmpty())
        bring(path);
}

void RulesImport::clear()
{
    m_complaint->say({});
    m_ask->drop();
}

void RulesImport::bring(const QString& path)
{
    clear();
    const QString name = QFileInfo(path).fileName();
    const auto incoming = m_own.look(path.toStdString());
    if (!incoming)
        return refuse(name, incoming.error());
    if (incoming->replaces.empty())
        return save(*incoming, name);
    show();
    m_ask->ask(Window::tr("Replace your rules “%1”?").arg(kit::text(incoming->read.venue.name)), {},
               Window::tr("Replace"),
               [this, incoming = *incoming, name](const kit::Answers&) {
                   m_ask->drop();
                   save(incoming, name);
               },
               {Window::tr("Tournaments keep the copy they were created with.")});
    m_ask->takeFocus();
}

void RulesImport::save(const venues::Incoming& incoming, const QString& name)
{
    const auto saved = m_own.save(incoming.text, incoming.replaces);
    if (!saved)
        return refuse(name, saved.error());
    Q_EMIT imported(kit::text(*saved));
}

void RulesImport::refuse(const QString& name, const std::vector<message::Message>& mistakes)
{
    m_complaint->say(Window::tr("%1 wasn’t imported. Nothing was saved.").arg(name) + u'\n' +
                     inWords(mistakes));
    show();
}

} // namespace ownrules

#include "moc_rulesimport.cpp"
