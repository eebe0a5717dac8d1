#include "sentences.h"

#include <QtGlobal>

namespace wording {

namespace {

constexpr Sentence shareTable[] = {
    {"export-is-no-page",
     QT_TRANSLATE_NOOP("Message",
                       "%1 is there already and is no page of this program; nothing is written over.")},
    {"export-page-of-another",
     QT_TRANSLATE_NOOP("Message", "%1 is the page of another tournament; nothing is written over.")},
    {"export-is-older-page",
     QT_TRANSLATE_NOOP("Message", "it is an older page: with --replace it is written over")},
    {"export-no-such-folder", QT_TRANSLATE_NOOP("Message", "%1: there is no such folder")},
    {"export-same-name", QT_TRANSLATE_NOOP("Message", "%1: another tournament would be %2 too")},
};

} // namespace

std::span<const Sentence> shareSentences()
{
    return shareTable;
}

} // namespace wording
