# Embeds the English plurals in the library. lupdate writes the list; the test wording/plurals fails if it is out of
# date.
find_program(COURTSIDE_LRELEASE lrelease HINTS ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_BINS} REQUIRED)
set(english ${CMAKE_CURRENT_BINARY_DIR}/wording/courtside_en)
add_custom_command(
    OUTPUT ${english}.qm
    COMMAND ${COURTSIDE_LRELEASE} -silent ${CMAKE_SOURCE_DIR}/resources/languages/courtside_en.ts -qm ${english}.qm
    DEPENDS ${CMAKE_SOURCE_DIR}/resources/languages/courtside_en.ts
    VERBATIM)
qt_add_resources(wording languages PREFIX /languages BASE ${CMAKE_CURRENT_BINARY_DIR}/wording FILES ${english}.qm)
