#include "sentence.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace look {

QString complaint(const std::string& said)
{
    static const QRegularExpression codeBehind(u", reading [A-Z]+[0-9]+"_s);
    static const QRegularExpression codeAlone(u"\\breading [A-Z]+[0-9]+"_s);
    static const QRegularExpression side(u"\\bside ([ab])(?=[:,])"_s);
    QString words = text(said);
    words.remove(codeBehind);
    words.replace(codeAlone, u"our reading"_s);
    for (QRegularExpressionMatch found = side.match(words); found.hasMatch(); found = side.match(words))
        words[found.capturedStart(1)] = words[found.capturedStart(1)].toUpper();
    return sentence(words);
}

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
        list << complaint(each);
    return list;
}

} // namespace look
