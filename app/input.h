// Files and standard input, as commands read them.
#pragma once

#include "desk/drawing/newtournament.h"
#include "message/message.h"

#include <fstream>
#include <functional>
#include <istream>
#include <optional>
#include <string>
#include <tl/expected.hpp>
#include <vector>

/// A file, or standard input under the name `-`, opened once.
class Input {
public:
    explicit Input(std::string name);
    /// Why it cannot be opened or read on, with its name; nothing while all is well.
    std::optional<message::Message> trouble() const;
    std::istream& stream();
    /// The name as messages show it: `standard input` for `-`.
    std::string shownName() const;

private:
    std::string m_name;
    std::optional<message::Message> m_whyNot;
    std::ifstream m_file;
};

/// Takes every line that is not blank, with its number from 1, until one is not taken; then what trouble
/// there was.
std::optional<message::Message>
eachLine(Input& input, const std::function<bool(const std::string& line, int number)>& take);
/// All of it, byte for byte, or what names it and says why not.
tl::expected<std::string, message::Message> readAll(Input& input);

// Rules that are named on the command line: built-in ones, those in a file, or saved ones.

/// The file that a `from` in another one names: beside that, unless it is named from the top.
tl::expected<rules::RuleFile, message::Message> rulesBeside(const std::string& named,
                                                            const std::string& file);
/// The rules that were saved in the window on this computer, but for those with mistakes.
std::vector<rules::FileRead> ownRules();
/// The built-in rules of that id (`unc`, `unc-regular`), or else those in that file with all that it is from,
/// or else one's own saved rules of that id. Of a file of several phases one of them, where that is named
/// behind a colon (`mine.json:championship`). Refuses a file that cannot be read, with every mistake in it.
desk::Answer<rules::FileRead> rulesNamed(const std::string& name);
