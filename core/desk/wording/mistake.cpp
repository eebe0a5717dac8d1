#include "mistake.h"

namespace desk {

namespace {

std::vector<std::string> formOf(const std::vector<Mistake>& mistakes, std::string Mistake::*form)
{
    std::vector<std::string> sentences;
    sentences.reserve(mistakes.size());
    for (const Mistake& mistake : mistakes)
        sentences.push_back(mistake.*form);
    return sentences;
}

} // namespace

std::vector<std::string> inFull(const std::vector<Mistake>& mistakes)
{
    return formOf(mistakes, &Mistake::inFull);
}

std::vector<std::string> onScreen(const std::vector<Mistake>& mistakes)
{
    return formOf(mistakes, &Mistake::onScreen);
}

} // namespace desk
