// Names that are hard to print: long, with accents, right to left, without a blank, or with emoji.
#pragma once

#include <array>

namespace tournaments {

inline constexpr std::array hardTeams{"The Society for the Prevention of Cruelty to Trumps",
                                      "Žluťoučké Ďábelské Ódy ňuf",
                                      "נבחרת הספידים של הקמפוס",
                                      "♠️ Spade Squad 🃏🔥",
                                      "Donaudampfschifffahrtsgesellschaftskapitän",
                                      "<b>Bold</b> & \"Quoted\", \\Slashed",
                                      "نادي الورق ١٢",
                                      "W",
                                      "黑桃皇后俱樂部",
                                      "WWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMMMMMM",
                                      "=SUM(A1:A9)"};
inline constexpr std::array hardPlayers{"Maximiliana Featherstonehaugh-Cholmondeley",
                                        "Ángel Núñez-Ibáñez y Fernández de Córdoba",
                                        "Łukasz Gżegżółka",
                                        "Þórdís Æsa Ðuríður",
                                        "محمد عبد الرحمن الطويل",
                                        "שירה לוי",
                                        "李小龍",
                                        "Zoë 🦄 O’Brien",
                                        "X",
                                        "Wolfeschlegelsteinhausenbergerdorff",
                                        "Mary-Kate \"The Trump\" O'Neil, Jr."};

} // namespace tournaments
