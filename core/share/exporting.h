// The use case `export`: tournaments as files for other programs.
#pragma once

#include "page.h"
#include "tables.h"

#include "desk/archive/transfer.h"
#include "tournament/model/timestamp.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace share {

/// `json`: the whole tournament; `csv`: a table; `html`: a page.
enum class Form { Json, Csv, Html };
std::string_view word(Form form);
/// The form for the extension of a file name. Nothing for other extensions.
std::optional<Form> formOfName(const std::string& path);

struct Export {
    Form form = Form::Json;
    Table table = Table::Standings; ///< for CSV
    Names names = Names::Full;      ///< for a page
    bool replaces = false;          ///< a page can replace an older one
};

/// Which tournament goes to which file.
struct ExportPath {
    std::string tournament;
    std::string target;
};
/// Files in a folder, named after the tournaments: `fall.html`, `fall-standings.csv`. Refuses two files with
/// the same name, and a path that isn't a folder.
desk::Answer<std::vector<ExportPath>> exportPathsInto(const std::vector<std::string>& tournaments,
                                                      const std::string& folder, const Export& wanted);

/// Writes all of them or none. All are read and made before the first is written. Refuses an existing file,
/// except an older page that can be replaced. `now`: the time shown on a page.
desk::Answer<std::vector<desk::Transferred>> exportTournaments(const std::vector<ExportPath>& exportPaths,
                                                               const Export& wanted,
                                                               const tournament::Timestamp& now);

/// Writes one tournament completely. A page can be new or replace an older page (of another tournament only
/// if `replaces` allows it), but nothing else. JSON and CSV replace an existing file, because the person who
/// chose the name was asked.
desk::Answer<desk::Transferred> exportShown(const tournament::Tournament& tournament,
                                            const desk::JournalHead& head, const std::string& target,
                                            const Export& wanted, const tournament::Timestamp& now);

} // namespace share
