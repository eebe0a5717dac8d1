# Fails if the list of English plurals differs from what lupdate makes of the sources. Needs SOURCE, LUPDATE and WORK.
set(kept ${SOURCE}/resources/languages/courtside_en.ts)
set(fresh ${WORK}/courtside_en.ts)
configure_file(${kept} ${fresh} COPYONLY)
execute_process(
    COMMAND ${LUPDATE} app core ui -pluralonly -no-obsolete -locations none -ts ${fresh}
    WORKING_DIRECTORY ${SOURCE}
    OUTPUT_QUIET ERROR_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E compare_files ${kept} ${fresh} RESULT_VARIABLE differs)
file(READ ${fresh} text)
string(FIND "${text}" "type=\"unfinished\"" unfinished)
if(differs OR NOT unfinished EQUAL -1)
    message(FATAL_ERROR "${fresh} is what the sources need: fill in its unfinished plurals and keep it as ${kept}")
endif()
