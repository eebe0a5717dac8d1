#include "filekinds.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace webpage {

namespace {

QString titleOf(share::Table table)
{
    switch (table) {
    case share::Table::Standings:
        return Window::tr("Standings (CSV)");
    case share::Table::Results:
        return Window::tr("Results (CSV)");
    case share::Table::Hands:
        return Window::tr("Hands (CSV)");
    case share::Table::Attendance:
        return Window::tr("Attendance (CSV)");
    case share::Table::Journal:
        break;
    }
    return Window::tr("Journal (CSV)");
}

} // namespace

QString FileKind::suffix() const
{
    return kit::text(std::string(share::word(wanted.form)));
}

QList<FileKind> fileKinds()
{
    using share::Form;
    QList<FileKind> kinds{{Window::tr("Web page"),
                           Window::tr("Web page"),
                           u".html"_s,
                           {Form::Html, {}, share::Names::Full, true}},
                          {Window::tr("Whole tournament (JSON)"),
                           Window::tr("JSON file"),
                           u".json"_s,
                           {Form::Json, {}, {}, false}}};
    for (const share::Table table : share::allTables()) {
        const QString word = kit::text(std::string(share::word(table)));
        kinds << FileKind{
            titleOf(table), Window::tr("CSV table"), u'-' + word + u".csv"_s, {Form::Csv, table, {}, false}};
    }
    return kinds;
}

} // namespace webpage
