#include "at.h"

#include "desk/drawing/drawlater.h"

tl::expected<desk::Desk, Exit> openTournament(const std::string& file, desk::Desk::Access access)
{
    auto opened = desk::Desk::open(file, access, desk::thisMachine());
    if (!opened)
        return tl::unexpected(fail(opened.error()));
    return *std::move(opened);
}

Exit At::answer(const std::string& json, const std::string& text) const
{
    return ::answer(asJson ? json + '\n' : text);
}

Exit At::recorded(const desk::Answer<desk::Recorded>& done, const std::function<std::string()>& text) const
{
    if (!done)
        return fail(done.error());
    if (!done->warning.empty())
        remark(done->warning);
    if (asJson)
        return ::answer(desk::recordedJson(*done) + '\n');
    const std::string said = text();
    return ::answer(said.ends_with('\n') ? said : said + '\n'); // of several lines
}

Exit At::recorded(const desk::Answer<desk::Recorded>& done) const
{
    return recorded(done, [&] { return desk::recordedText(tournament(), *done); });
}

Exit At::propose(const desk::Proposal& proposal, const QString& end)
{
    const auto change = records ? desk::record(desk, by, proposal)
                                : desk::preview(tournament(), desk.environment(), by, proposal);
    if (!change)
        return fail(change.error());
    if (change->recorded && !change->recorded->warning.empty())
        remark(change->recorded->warning);
    return answer(desk::correctionJson(*change),
                  desk::correctionText(*change) + (end.isEmpty() ? "" : end.toStdString() + '\n'));
}
