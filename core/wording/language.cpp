#include "language.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QTranslator>

namespace wording {

namespace {

constexpr const char16_t* plain = u"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
constexpr const char16_t* accented = u"àƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ";

QString withAccents(QString text)
{
    for (QChar& letter : text) {
        const qsizetype at = QStringView(plain).indexOf(letter);
        if (at >= 0)
            letter = QChar(accented[at]);
    }
    return text;
}

class Pseudo : public QTranslator {
public:
    using QTranslator::QTranslator;
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return pseudo(QString::fromUtf8(source));
    }
};

} // namespace

void chooseLanguage()
{
    auto* application = QCoreApplication::instance();
    QTranslator* translator = nullptr;
    if (qEnvironmentVariable(languageVariable) == QLatin1String("pseudo")) {
        translator = new Pseudo(application);
    } else {
        translator = new QTranslator(application);
        if (!translator->load(QStringLiteral(":/languages/courtside_en.qm")))
            qFatal("the plurals of English are not in the program");
    }
    QCoreApplication::installTranslator(translator);
}

QString pseudo(const QString& text)
{
    static const QRegularExpression kept(QStringLiteral("%L?(?:[0-9]{1,2}|n)|<[^>]*>|&[a-z]+;|&#[0-9]+;"));
    QString whole;
    qsizetype from = 0;
    qsizetype letters = 0;
    const auto add = [&](qsizetype to) {
        letters += to - from;
        whole += withAccents(text.mid(from, to - from));
    };
    for (auto each = kept.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        add(match.capturedStart());
        whole += match.captured();
        from = match.capturedEnd();
    }
    add(text.size());
    if (letters == 0)
        return text;
    return u'[' + whole + QStringLiteral(" ") + QString((letters * 2 + 4) / 5, u'~') + u']';
}

} // namespace wording
