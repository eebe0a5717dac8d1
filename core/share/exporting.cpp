#include "exporting.h"

#include "pagewords.h"

#include "desk/reports/sheetchoice.h"
#include "files/tournamentjson.h"
#include "message/message.h"

#include <QFile>
#include <QFileInfo>

#include <set>

using message::Message;

namespace share {

namespace {

/// In the order of the enumeration.
constexpr std::pair<std::string_view, Form> forms[] = {
    {"json", Form::Json}, {"csv", Form::Csv}, {"html", Form::Html}};

desk::Failure occupied(Message why)
{
    return {desk::Failure::Kind::Store, {std::move(why)}};
}

/// Whether the page may be written there: the place is free, or has an older page of that tournament (null:
/// of any).
desk::Answer<void> mayBePage(const std::string& target, const tournament::Tournament* tournament)
{
    const QFileInfo info(q(target));
    if (!info.exists() && !info.isSymLink())
        return {};
    QFile file(q(target));
    constexpr qint64 beginning = 1000;
    const std::string there =
        info.isFile() && file.open(QIODevice::ReadOnly) ? file.read(beginning).toStdString() : std::string();
    if (!isPage(there))
        return tl::unexpected(occupied(Message{"export-is-no-page", {{"path", target}}}));
    if (tournament && tournamentOfPage(there) != desk::tournamentMark(*tournament))
        return tl::unexpected(occupied(Message{"export-page-of-another", {{"path", target}}}));
    return {};
}

desk::Answer<void> mayBeWritten(const std::string& target, const Export& wanted)
{
    if (wanted.form == Form::Html && wanted.replaces)
        return mayBePage(target, nullptr);
    auto free = desk::mustBeFree(target);
    if (!free && wanted.form == Form::Html && mayBePage(target, nullptr))
        free.error().mistakes.emplace_back(Message{"export-is-older-page"});
    return free;
}

std::string textOf(const tournament::Tournament& tournament, const desk::JournalHead& head,
                   const Export& wanted, const tournament::Timestamp& now)
{
    switch (wanted.form) {
    case Form::Json:
        break;
    case Form::Csv:
        return files::csvText(tableOf(tournament, wanted.table));
    case Form::Html:
        return page(tournament, {now, head.shown(), wanted.names});
    }
    return files::tournamentJson(tournament::entries(tournament), head.hash);
}

desk::Transferred transferredTo(const std::string& target, const tournament::Tournament& tournament,
                                const desk::JournalHead& head, Form form)
{
    return {target, head, form == Form::Json ? files::cardsIn(tournament::entries(tournament)) : 0};
}

} // namespace

std::string_view word(Form form)
{
    return forms[static_cast<std::size_t>(form)].first;
}

std::optional<Form> formOfName(const std::string& path)
{
    const std::string end = QFileInfo(q(path)).suffix().toLower().toStdString();
    for (const auto& [word, form] : forms)
        if (word == end || (form == Form::Html && end == "htm"))
            return form;
    return std::nullopt;
}

desk::Answer<std::vector<ExportPath>> exportPathsInto(const std::vector<std::string>& tournaments,
                                                      const std::string& folder, const Export& wanted)
{
    if (!QFileInfo(q(folder)).isDir())
        return desk::refused(Message{"export-no-such-folder", {{"path", folder}}});
    std::string end = '.' + std::string(word(wanted.form));
    if (wanted.form == Form::Csv)
        end = '-' + std::string(word(wanted.table)) + end;
    const std::string within = folder.ends_with('/') ? folder : folder + '/';
    std::vector<ExportPath> exportPaths;
    std::set<std::string> names;
    for (const std::string& tournament : tournaments) {
        const std::string name = QFileInfo(q(tournament)).completeBaseName().toStdString().append(end);
        if (!names.insert(name).second)
            return desk::refused(Message{"export-same-name", {{"path", tournament}, {"name", name}}});
        exportPaths.push_back({tournament, within + name});
    }
    return exportPaths;
}

desk::Answer<std::vector<desk::Transferred>> exportTournaments(const std::vector<ExportPath>& exportPaths,
                                                               const Export& wanted,
                                                               const tournament::Timestamp& now)
{
    for (const ExportPath& exportPath : exportPaths)
        if (auto may = mayBeWritten(exportPath.target, wanted); !may)
            return tl::unexpected(may.error());
    std::vector<desk::TextAt> texts;
    std::vector<desk::Transferred> done;
    for (const ExportPath& exportPath : exportPaths) {
        auto desk = desk::Desk::open(exportPath.tournament, desk::Desk::Access::Read, desk::thisMachine());
        if (!desk)
            return tl::unexpected(desk.error());
        texts.push_back({exportPath.target, textOf(desk->tournament(), desk->head(), wanted, now)});
        done.push_back(transferredTo(exportPath.target, desk->tournament(), desk->head(), wanted.form));
    }
    if (auto written = desk::writeWhole(texts); !written)
        return tl::unexpected(written.error());
    return done;
}

desk::Answer<desk::Transferred> exportShown(const tournament::Tournament& tournament,
                                            const desk::JournalHead& head, const std::string& target,
                                            const Export& wanted, const tournament::Timestamp& now)
{
    if (wanted.form == Form::Html)
        if (auto may = mayBePage(target, wanted.replaces ? nullptr : &tournament); !may)
            return tl::unexpected(may.error());
    if (auto written = desk::writeWhole(target, textOf(tournament, head, wanted, now)); !written)
        return tl::unexpected(written.error());
    return transferredTo(target, tournament, head, wanted.form);
}

} // namespace share
