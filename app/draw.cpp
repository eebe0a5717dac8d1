// courtside draw: a bracket for so many seeds, without a store.
#include "drawoptions.h"

#include "desk/offline/draw.h"
#include "wording/text.h"

Exit drawCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("draw --format F --entries N [--third-place] [--single-final] [--pools P --advance K "
                       "[--wildcards W]] [--rounds R] [--meetings M] [--tables T] [--json]"),
        Command::tr("Draws the bracket or the schedule for N seeds: in text, or as courtside-bracket/1."));
    asked.option(QStringLiteral("format"),
                 oneOf({"single-elimination", "double-elimination", "round-robin", "pools-playoff", "swiss"}),
                 QStringLiteral("F"));
    for (const auto& [name, does] :
         {std::pair("entries", Command::tr("teams")), std::pair("pools", Command::tr("pools")),
          std::pair("advance", Command::tr("teams that go on from each pool")),
          std::pair("wildcards", Command::tr("teams that go on besides, of whichever pool")),
          std::pair("rounds", Command::tr("rounds of a Swiss draw")),
          std::pair("meetings", Command::tr("how often each meets each")),
          std::pair("tables", Command::tr("tables: about how long it takes there"))})
        asked.option(QString::fromUtf8(name), does, QStringLiteral("N"));
    asked.option(QStringLiteral("third-place"), Command::tr("the losing semifinalists play for third place"));
    asked.option(QStringLiteral("single-final"), Command::tr("one final in a double elimination"));
    asked.option(QStringLiteral("json"), Command::tr("machine-readable"));
    if (!asked.read(words, 0, 0))
        return asked.exit();

    bool good = true;
    const auto number = [&](const char* name) { return asked.number(QString::fromUtf8(name), good); };
    const desk::DrawOptions options{asked.text(QStringLiteral("format")),
                                    number("entries"),
                                    asked.has(QStringLiteral("third-place")),
                                    asked.has(QStringLiteral("single-final")),
                                    number("pools"),
                                    number("advance"),
                                    number("wildcards"),
                                    number("rounds"),
                                    number("meetings")};
    const std::optional<int> tables = number("tables");
    if (tables && (*tables < 1 || *tables > desk::mostTables)) {
        complain(Message{"option-tables-outside", {{"value", *tables}, {"most", desk::mostTables}}});
        good = false;
    }
    if (good && options.format == facts::word(facts::Format::PoolsPlayoff))
        good = givesPools(asked);
    if (!good)
        return Exit::BadInput;
    const auto bracket = desk::draw(options);
    if (!bracket) {
        complain(bracket.error());
        return Exit::BadInput;
    }
    const auto as = asked.has(QStringLiteral("json")) ? desk::As::Json : desk::As::Text;
    return answer(desk::drawn(*bracket, as, tables)) ? Exit::Done : Exit::Store;
}
