#include "filekinds.h"

#include "ui/look/sentence.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace webpage {

QString FileKind::suffix() const
{
    return look::text(std::string(share::word(wanted.form)));
}

QList<FileKind> fileKinds()
{
    using share::Form;
    QList<FileKind> kinds{
        {u"Web page"_s, u"Web page"_s, u".html"_s, {Form::Html, {}, share::Names::Full, true}},
        {u"Whole event (JSON)"_s, u"JSON file"_s, u".json"_s, {Form::Json, {}, {}, false}}};
    for (const share::Table table : share::allTables()) {
        const QString word = look::text(std::string(share::word(table)));
        kinds << FileKind{look::sentence(word) + u" (CSV)"_s,
                          u"CSV table"_s,
                          u'-' + word + u".csv"_s,
                          {Form::Csv, table, {}, false}};
    }
    return kinds;
}

} // namespace webpage
