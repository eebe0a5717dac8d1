// What a correction changes, as rows: before and after.
#pragma once

#include "desk/corrections/correction.h"
#include "ui/kit/ask.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace sheet {

/// A value that changes; `was` is empty if there was none before.
struct ChangeRow {
    QString id; ///< `score-a`, `winner`; with the match's id if there are several matches
    std::optional<scoring::Side> side{}; ///< whose mark it has; nothing: it has an icon
    QString icon{};
    QString label{};
    QString was{};
    QString is{};
    friend bool operator==(const ChangeRow&, const ChangeRow&) = default;
};

/// A later match that changes, and the choices for it.
struct LaterRow {
    std::string match; ///< its id
    QString title;
    QStringList details{};
    QList<kit::Choice> choices{}; ///< short; empty if there is nothing to decide
    std::optional<facts::Resolution> chosen{};
};

struct Changes {
    QList<ChangeRow> rows; ///< of the matches that it is about
    QList<LaterRow> later; ///< in playing order
    QStringList notes{};   ///< sentences about what has no before and after
};

/// The choices for each match that is decided together with it, by its id.
using ChoicesOf = std::map<std::string, std::vector<facts::Resolution>>;
Changes changesOf(const desk::Correction& seen, const ChoicesOf& choices);

/// `Amend hand 5 and reopen match 1`, `Amend hand 5, Low Club advances`: the verb and its result.
QString actionInWords(const QString& verb, const desk::Correction& seen);

} // namespace sheet
