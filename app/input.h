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

/// A file, or standard input for the name `-`. Opened once.
class Input {
public:
    explicit Input(std::string name);
    /// Why it can't be opened or read further, with its name; nothing if there is no error.
    std::optional<message::Message> trouble() const;
    std::istream& stream();
    /// The name as messages show it: `standard input` for `-`.
    std::string shownName() const;

private:
    std::string m_name;
    std::optional<message::Message> m_whyNot;
    std::ifstream m_file;
};

/// Calls `take` for each line that isn't blank, with its number from 1, until it returns false. Returns the
/// reading error, if any.
std::optional<message::Message>
eachLine(Input& input, const std::function<bool(const std::string& line, int number)>& take);
/// The whole content, byte for byte, or a message with the name and the reason.
tl::expected<std::string, message::Message> readAll(Input& input);

// Rules named on the command line: built in, in a file, or saved on this computer.

/// The file that `from` in another file names: in the same folder, unless its path is absolute.
tl::expected<rules::RuleFile, message::Message> rulesBeside(const std::string& named,
                                                            const std::string& file);
/// The rules saved in the window on this computer, without those that have mistakes.
std::vector<rules::FileRead> ownRules();
/// The built-in rules with that id (`unc`, `unc-regular`); else those in the file of that name, with
/// everything they are from; else the saved rules with that id. A phase can follow a colon
/// (`mine.json:championship`). Refuses a file that can't be read, with every mistake in it.
desk::Answer<rules::FileRead> rulesNamed(const std::string& name);
