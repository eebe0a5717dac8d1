#include "rulesimport.h"

#include "rules/draft.h"
#include "rules/load.h"
#include "ui/kit/fields.h"
#include "ui/kit/text.h"
#include "wording/rulecard/parameterwords.h"
#include "wording/rulecard/rulewords.h"
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
    constexpr qint64 enough = 65536; // the format is at the beginning
    QFile file(path);
    return path.endsWith(u".json"_s, Qt::CaseInsensitive) && file.open(QIODevice::ReadOnly) &&
           rules::isRuleFile(file.read(enough).toStdString());
}

namespace {

/// The message inside another message about the same problem; null if there is none.
const message::Message* within(const message::Message& message)
{
    const auto* value = message::find(message, "problem");
    const auto* parts = value ? std::get_if<std::vector<message::Message>>(value) : nullptr;
    return parts && parts->size() == 1 ? &parts->front() : nullptr;
}

QString onScreen(const message::Message& message)
{
    return kit::text(wording::text(message, wording::Reader::Screen));
}

/// `Target (regular phase): enter a whole number from 1 to 10000`, in place of the path of the rule.
QString problemInWords(const message::Message& problem)
{
    const message::Message* what = within(problem);
    const auto* place = message::find(problem, "place");
    const auto* path = place ? std::get_if<std::string>(place) : nullptr;
    const auto field = what && path ? rules::fieldAt(*path) : std::nullopt;
    if (!field)
        return onScreen(problem);
    return Window::tr("%1 (%2 phase): %3")
        .arg(kit::sentence(wording::labelOf(field->name)), kit::text(wording::codeInWords(field->phase)),
             onScreen(*what));
}

/// `Our-gym.json, line 2: …` for a mistake in a file; other messages as they are.
QString mistakeInWords(const message::Message& mistake)
{
    const message::Message* problem = within(mistake);
    if (mistake.code != "json-in-file" || !problem) {
        message::Message plain = mistake;
        for (message::Argument& each : plain.arguments) // a mistake in a file can be the reason of another
            if (const auto* parts = std::get_if<std::vector<message::Message>>(&each.value);
                parts && parts->size() == 1 && parts->front().code == "json-in-file")
                each.value = mistakeInWords(parts->front()).toStdString();
        return kit::sentence(onScreen(plain));
    }
    return Window::tr("%1, line %2: %3")
        .arg(kit::text(std::get<std::string>(*message::find(mistake, "file"))),
             QString::number(std::get<long long>(*message::find(mistake, "line"))), problemInWords(*problem));
}

} // namespace

QString inWords(const std::vector<message::Message>& mistakes)
{
    QStringList all;
    for (const message::Message& each : mistakes)
        all << mistakeInWords(each);
    return all.join(u'\n');
}

QString nameInList(const venues::OwnVenue& own)
{
    return own.read ? Window::tr("%1 (your own)").arg(kit::text(own.read->venue.name))
                    : Window::tr("%1 (has mistakes)").arg(kit::text(own.file));
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
    Q_EMIT begun();
    const QString name = QFileInfo(path).fileName();
    const auto incoming = m_own.look(path.toStdString());
    if (!incoming)
        return refuse(name, incoming.error());
    if (incoming->replaces.empty())
        return save(*incoming, name);
    show();
    m_ask->askToDestroy(Window::tr("Replace your rules “%1”?").arg(kit::text(incoming->read.venue.name)),
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
