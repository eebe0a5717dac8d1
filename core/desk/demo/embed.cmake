# Embeds the demo roster in the library, so `courtside demo` needs no file at run time.
set(demo_roster ${CMAKE_SOURCE_DIR}/resources/demo/roster.csv)
set(demo_cpp ${CMAKE_CURRENT_BINARY_DIR}/desk/demoroster.cpp)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${demo_roster})
file(READ ${demo_roster} text)
set(demo_text "#include \"${CMAKE_CURRENT_SOURCE_DIR}/desk/demo/demoteams.h\"\n\nnamespace desk {\n\n")
string(APPEND demo_text "std::string_view demoRoster()\n{\n    return R\"roster(${text})roster\";\n}\n\n")
string(APPEND demo_text "} // namespace desk\n")
# Writes the file only if it changes.
file(CONFIGURE OUTPUT ${demo_cpp} CONTENT "@demo_text@" @ONLY)
target_sources(desk_demo PRIVATE ${demo_cpp})
