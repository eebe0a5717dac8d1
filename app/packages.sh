# shellcheck shell=bash
# The Debian packages for building and checking this program, by what needs them, and the steps that app/run, tests/run
# and tests/lint share. Sourced by these scripts; does nothing by itself.

# Used by the scripts that source this file:
# shellcheck disable=SC2034
run_packages=(
    g++ cmake ninja-build ccache lld
    qt6-base-dev qt6-l10n-tools nlohmann-json3-dev libexpected-dev
    libqt6sql6-sqlite pkg-config libsodium-dev liblemon-dev libqrencode-dev qt6-svg-dev fonts-roboto-unhinted
    fonts-freefont-ttf fonts-wqy-zenhei fonts-symbola # for names in scripts that Roboto doesn't have, and emoji
)
# shellcheck disable=SC2034
test_packages=(librapidcheck-dev poppler-utils zbar-tools)
# shellcheck disable=SC2034
fuzz_packages=(clang libclang-rt-14-dev)
# shellcheck disable=SC2034
browser_packages=(chromium)
# shellcheck disable=SC2034
lint_packages=(git clang-format clang-tidy clazy shellcheck)

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Precompiled headers are cached too, by their content. Another clone still finds only about an eighth of what it needs
# in the cache, because unity sources and precompiled headers have absolute paths.
export CCACHE_SLOPPINESS=${CCACHE_SLOPPINESS:-pch_defines,time_macros}
export CCACHE_BASEDIR=${CCACHE_BASEDIR:-$root} CCACHE_NOHASHDIR=${CCACHE_NOHASHDIR:-yes}
# Takes what a source includes from the compiler's list, so that no header is read again for it.
export CCACHE_DEPEND=${CCACHE_DEPEND:-yes} CCACHE_INODECACHE=${CCACHE_INODECACHE:-yes}

say() { printf 'courtside: %s\n' "$*" >&2; }

# Whether all of these packages are installed.
installed() {
    local states
    states=$(dpkg-query -W -f '${db:Status-Status}\n' "$@" 2>/dev/null) || return 1
    ! grep -qvx installed <<<"$states"
}

# need PURPOSE PACKAGE...: installs missing packages, or ends the script with the command to type. A stamp stores the
# answer until dpkg's own record is newer, so asking again takes no time.
need() {
    local stamp=$root/build/.packages-$1 known='' wanted=${*:2}
    [[ -f $stamp ]] && read -r known <"$stamp"
    [[ $known == "$wanted" && ! /var/lib/dpkg/status -nt $stamp ]] && return
    if ! installed "${@:2}"; then
        if ((EUID != 0)); then
            say 'some packages are missing. Please install them first:'
            printf 'sudo apt-get install --no-install-recommends %s\n' "$wanted" >&2
            exit 1
        fi
        say "installing what is missing of: $wanted"
        install_packages "${@:2}"
    fi
    printf '%s\n' "$wanted" >"$stamp"
}

install_packages() {
    local log=$root/build/packages.log
    local apt=(apt-get -q -y -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=600)
    {
        DEBIAN_FRONTEND=noninteractive "${apt[@]}" update &&
            DEBIAN_FRONTEND=noninteractive "${apt[@]}" install --no-install-recommends "$@"
    } >"$log" 2>&1 || {
        cat "$log"
        exit 1
    }
}

# Only one script at a time installs, configures and builds. The others wait here.
take_turn() {
    mkdir -p "$root/build" || exit 1
    exec 9>"$root/build/.turn"
    flock 9
}
end_turn() { exec 9>&-; }

# configure PRESET [OPTION...]: runs CMake if the preset has no build folder yet, the presets have changed or `fresh`
# is set. Otherwise Ninja runs CMake itself when a CMakeLists.txt or a folder has changed.
configure() {
    local folder=$root/build/$1
    [[ -z ${fresh:-} && -f $folder/build.ninja && $folder/.configured -nt $root/CMakePresets.json ]] && return
    (cd "$root" && cmake --preset "$@" >"$folder.log" 2>&1) || {
        cat "$folder.log"
        exit 1
    }
    : >"$folder/.configured"
}

# compile PRESET TARGET...: builds and counts the steps. Prints nothing if there is nothing to build. Ends the script
# on errors.
compile() {
    if [[ -t 1 ]]; then
        ninja --quiet -C "$root/build/$1" -n "${@:2}" | grep -qx 'ninja: no work to do.' && return
        ninja -C "$root/build/$1" "${@:2}" || exit 1
    else
        ninja -C "$root/build/$1" "${@:2}" | count_steps
        ((PIPESTATUS[0] == 0)) || exit 1
    fi
}

# Prints every 25th step of a build as a number, and all lines that aren't steps. Not in awk, because mawk waits for a
# full buffer.
count_steps() {
    local line
    while IFS= read -r line; do
        if [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\  ]]; then
            local step=${BASH_REMATCH[1]} steps=${BASH_REMATCH[2]}
            ((step % 25 == 0 || step == steps)) && printf 'courtside: %s of %s steps\n' "$step" "$steps"
        elif [[ $line != 'ninja: Entering directory'* && $line != 'ninja: no work to do.' ]]; then
            printf '%s\n' "$line"
        fi
    done
}
