#include "sentence.h"

using namespace Qt::StringLiterals;

namespace kit {

QString inARow(const QStringList& sentences)
{
    QString all;
    for (const QString& each : sentences) {
        if (!all.isEmpty())
            all += all.endsWith(u'.') ? u" "_s : u". "_s;
        all += sentence(each);
    }
    return all;
}

QStringList sentences(const std::vector<std::string>& all)
{
    QStringList list;
    for (const std::string& each : all)
        list << sentence(each);
    return list;
}

} // namespace kit
