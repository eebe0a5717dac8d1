#include "columns.h"

#include "wording/record/recordlines.h"

namespace share {

files::CsvTable journalTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"seq", "at_utc", "by", "kind", "match", "text", "was", "holds", "taken_back_by",
                         "taken_back_utc", "op"},
                        {}};
    for (const wording::RecordLine& line : wording::recordLines(tournament))
        out.rows.push_back({cell(line.seq), timeCell(line.at), cell(line.by), cell(line.kind),
                            matchCell(tournament, line.match), cell(wording::whole(line.said)),
                            cell(line.was), yes(line.holds),
                            line.takenBack ? cell(line.takenBack->by) : CsvCell(),
                            line.takenBack ? timeCell(line.takenBack->at) : CsvCell(), cell(line.op)});
    return out;
}

} // namespace share
