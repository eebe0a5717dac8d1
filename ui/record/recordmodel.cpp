#include "recordmodel.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QDateTime>

using namespace Qt::StringLiterals;
using wording::Window;

namespace record {

QString clockOf(const std::string& utc)
{
    return QDateTime::fromString(kit::text(utc), Qt::ISODateWithMs).toLocalTime().toString(u"HH:mm:ss"_s);
}

int LineWords::lines() const
{
    return 1 + !detail.isEmpty() + !was.isEmpty() + !gone.isEmpty();
}

QString LineWords::whole() const
{
    QStringList all{detail.isEmpty() ? head : head + u": "_s + detail, was, gone};
    all.removeAll(QString());
    return all.join(u"; "_s);
}

LineWords wordsOf(const wording::RecordLine& line, const std::string& match)
{
    const wording::FactLine said = wording::inRecordOf(line.said, match);
    LineWords words;
    words.head = kit::sentence(said.head);
    words.detail = kit::text(said.detail);
    if (!line.was.empty())
        words.was = Window::tr("before: %1").arg(kit::text(line.was));
    if (line.takenBack)
        words.gone =
            Window::tr("taken back %1 by %2").arg(clockOf(line.takenBack->at), kit::text(line.takenBack->by));
    else if (!line.holds)
        words.gone = Window::tr("taken back");
    return words;
}

void RecordModel::show(const std::shared_ptr<const Lines>& lines, std::vector<std::size_t> places,
                       const std::string& match)
{
    beginResetModel();
    m_lines = lines;
    m_places = std::move(places);
    m_match = match;
    endResetModel();
}

const wording::RecordLine& RecordModel::at(int row) const
{
    return (*m_lines)[m_places[static_cast<std::size_t>(row)]];
}

int RecordModel::rowOf(long long seq) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (at(row).seq == seq)
            return row;
    return -1;
}

int RecordModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int RecordModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant RecordModel::data(const QModelIndex& index, int role) const
{
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)
        return {};
    const wording::RecordLine& line = at(index.row());
    switch (index.column()) {
    case When:
        return clockOf(line.at);
    case Who:
        return kit::text(line.by);
    default:
        return words(index.row()).whole();
    }
}

QVariant RecordModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    static const char* const words[Columns] = {QT_TRANSLATE_NOOP("Window", "Time"),
                                               QT_TRANSLATE_NOOP("Window", "Who"),
                                               QT_TRANSLATE_NOOP("Window", "What")};
    return Window::tr(words[section]);
}

} // namespace record
