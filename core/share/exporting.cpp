#include "exporting.h"

#include "desk/sheetcode.h"
#include "desk/wholefile.h"
#include "files/nightjson.h"

#include <QDate>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <array>
#include <set>

namespace share {

namespace {

struct NamedForm {
    Form form;
    std::string_view word;
};
constexpr std::array<NamedForm, 3> forms{{{Form::Json, "json"}, {Form::Csv, "csv"}, {Form::Html, "html"}}};

QString q(const std::string& text)
{
    return QString::fromStdString(text);
}

std::string inWords(const night::Moment& now)
{
    const QDate day = QDate::fromString(q(night::dayOf(now.utc, now.aheadMin)), Qt::ISODate);
    return QLocale::c().toString(day, QStringLiteral("MMMM d, yyyy")).toStdString() + ", " +
           night::wallClock(now.utc, now.aheadMin);
}

desk::Failure occupied(const std::string& sentence)
{
    return {desk::Failure::Kind::Store, {sentence}};
}

/// Whether a page may stand there: nothing does, or an older page, of no other night than that one (null: of
/// whichever).
desk::Answer<void> mayBePage(const std::string& target, const night::Night* night)
{
    const QFileInfo info(q(target));
    if (!info.exists() && !info.isSymLink())
        return {};
    QFile file(q(target));
    constexpr qint64 beginning = 1000;
    const std::string there =
        info.isFile() && file.open(QIODevice::ReadOnly) ? file.read(beginning).toStdString() : std::string();
    if (!isPage(there))
        return tl::unexpected(
            occupied(target + " is there already and is no page of this program; nothing is written over."));
    const std::string of = nightOfPage(there);
    const std::string mark = night ? desk::nightMark(*night) : std::string();
    if (!of.empty() && !mark.empty() && of != mark)
        return tl::unexpected(occupied(target + " is the page of another night; nothing is written over."));
    return {};
}

desk::Answer<void> mayBeWritten(const std::string& target, const Export& wanted)
{
    if (wanted.form == Form::Html && wanted.replaces)
        return mayBePage(target, nullptr);
    auto free = desk::mustBeFree(target);
    if (!free && wanted.form == Form::Html && mayBePage(target, nullptr))
        free.error().mistakes.emplace_back("it is an older page: with --replace it is written over");
    return free;
}

std::string textOf(const night::Night& night, const desk::JournalHead& head, const Export& wanted,
                   const night::Moment& now)
{
    switch (wanted.form) {
    case Form::Json:
        break;
    case Form::Csv:
        return files::csvText(tableOf(night, wanted.table));
    case Form::Html:
        return page(night, {inWords(now), head.shown(), wanted.names});
    }
    return files::nightJson(night::entries(night), head.hash);
}

desk::Transferred transferredTo(const std::string& target, const night::Night& night,
                                const desk::JournalHead& head, Form form)
{
    return {target, head, form == Form::Json ? files::cardsIn(night::entries(night)) : 0};
}

} // namespace

std::string_view word(Form form)
{
    return forms[static_cast<std::size_t>(form)].word;
}

std::optional<Form> formOf(std::string_view text)
{
    for (const NamedForm& each : forms)
        if (each.word == text)
            return each.form;
    return std::nullopt;
}

std::optional<Form> formOfName(const std::string& path)
{
    const std::string end = QFileInfo(q(path)).suffix().toLower().toStdString();
    return formOf(end == "htm" ? "html" : end);
}

desk::Answer<std::vector<Way>> waysInto(const std::vector<std::string>& nights, const std::string& folder,
                                        const Export& wanted)
{
    if (!QFileInfo(q(folder)).isDir())
        return desk::refused(folder + ": there is no such folder");
    std::string end = '.' + std::string(word(wanted.form));
    if (wanted.form == Form::Csv)
        end = '-' + std::string(word(wanted.table)) + end;
    const std::string within = folder.ends_with('/') ? folder : folder + '/';
    std::vector<Way> ways;
    std::set<std::string> names;
    for (const std::string& night : nights) {
        const std::string name = QFileInfo(q(night)).completeBaseName().toStdString().append(end);
        if (!names.insert(name).second)
            return desk::refused(
                std::string(night).append(": another night would be ").append(name).append(" too"));
        ways.push_back({night, within + name});
    }
    return ways;
}

desk::Answer<std::vector<desk::Transferred>> exportNights(const std::vector<Way>& ways, const Export& wanted,
                                                          const night::Moment& now)
{
    for (const Way& way : ways)
        if (auto may = mayBeWritten(way.target, wanted); !may)
            return tl::unexpected(may.error());
    std::vector<desk::TextAt> texts;
    std::vector<desk::Transferred> done;
    for (const Way& way : ways) {
        auto desk = desk::Desk::open(way.night, desk::Desk::Access::Read, desk::thisMachine());
        if (!desk)
            return tl::unexpected(desk.error());
        texts.push_back({way.target, textOf(desk->night(), desk->head(), wanted, now)});
        done.push_back(transferredTo(way.target, desk->night(), desk->head(), wanted.form));
    }
    if (auto written = desk::writeWhole(texts); !written)
        return tl::unexpected(written.error());
    return done;
}

desk::Answer<desk::Transferred> exportShown(const night::Night& night, const desk::JournalHead& head,
                                            const std::string& target, const Export& wanted,
                                            const night::Moment& now)
{
    if (wanted.form == Form::Html)
        if (auto may = mayBePage(target, wanted.replaces ? nullptr : &night); !may)
            return tl::unexpected(may.error());
    if (auto written = desk::writeWhole(target, textOf(night, head, wanted, now)); !written)
        return tl::unexpected(written.error());
    return transferredTo(target, night, head, wanted.form);
}

} // namespace share
