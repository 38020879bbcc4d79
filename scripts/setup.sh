#!/bin/sh
# Makes or mends .venv: sh scripts/setup.sh play|dev|bench. Does nothing, fast, when all is well.
#   PYTHON         the Python to use
#   PYTHON_CHOSEN  not empty: the user named PYTHON, so a .venv made with another one is made anew
#
# What .venv/lastcard/ holds says how far a setup came, so an interrupted one is mended by the next:
#   made            the Python it was made with and where; written when the empty .venv is complete
#   installing      there while packages are being installed: if found, they may be half there
#   locks, project  the files the installed packages and the installed project come from
set -u
cd "$(dirname "$0")/.." || exit 1
use=$1
PYTHON=${PYTHON:-python3}
notes=.venv/lastcard
log=.venv/lastcard/log.txt

say() { printf '%s\n' "$*" >&2; }
fail() {
    for line in "$@"; do say "$line"; done
    exit 1
}

# --- the Python -----------------------------------------------------------------------------------------------------

identity='import sys; print(sys.base_prefix, *sys.version_info[:3])'

find_python() {
    if ! "$PYTHON" -c '' >/dev/null 2>&1; then
        fail "lastcard needs Python 3.11 or newer, and there is no '$PYTHON' here that runs." \
            "Install it (Debian, Ubuntu: apt install python3 python3-venv), or name yours: make $goal PYTHON=/path/to/python3"
    fi
    if ! "$PYTHON" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
        version=$("$PYTHON" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        say "lastcard needs Python 3.11 or newer; '$PYTHON' is Python $version."
        for other in python3.14 python3.13 python3.12 python3.11; do
            if "$other" -c '' >/dev/null 2>&1; then fail "There is a newer one here: make $goal PYTHON=$other"; fi
        done
        fail "Install a newer one and name it: make $goal PYTHON=/path/to/python3"
    fi
    if ! "$PYTHON" -c 'import venv, ensurepip' >/dev/null 2>&1; then
        fail "'$PYTHON' comes without its venv module." \
            "Install it (Debian, Ubuntu: apt install python3-venv) and run make $goal again."
    fi
}

# --- the folder .venv -----------------------------------------------------------------------------------------------

here=$(pwd -P)

whole() {
    [ -f $notes/made ] && [ ! -e $notes/installing ] || return 1
    was=$(.venv/bin/python -c "$identity" 2>/dev/null) || return 1
    [ "$(cat $notes/made)" = "$was in $here" ] || return 1 # moved, copied, or Python was upgraded under it
    [ -z "${PYTHON_CHOSEN:-}" ] || [ "$("$PYTHON" -c "$identity" 2>/dev/null)" = "$was" ]
}

make_venv() {
    find_python
    if [ -e .venv ] && [ ! -d $notes ] && [ ! -f .venv/pyvenv.cfg ] && [ -n "$(ls -A .venv 2>/dev/null)" ]; then
        fail "There is something called .venv here that is no Python environment. Move it away and run make $goal again."
    fi
    say "Making .venv with $("$PYTHON" -c 'import sys; print("Python %d.%d.%d" % sys.version_info[:3])') ..."
    rm -rf .venv
    trap 'rm -rf .venv' EXIT
    trap 'exit 130' INT HUP TERM
    if ! said=$("$PYTHON" -m venv .venv 2>&1) || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
        say "$said" | tail -n 5
        fail "'$PYTHON' could not make .venv: the lines above are what it said." \
            "On Debian and Ubuntu the package python3-venv is often what is missing."
    fi
    mkdir $notes
    printf '%s in %s\n' "$(.venv/bin/python -c "$identity")" "$here" >$notes/made
    trap - EXIT INT HUP TERM
}

# --- what goes in ---------------------------------------------------------------------------------------------------

# Whatever the user's pip is set up to do elsewhere, here it installs into .venv; registries, proxies and certificates
# stay as configured. Settings in a file are overridden by the variable, so these are set, not unset.
unset PIP_TARGET PIP_PREFIX PIP_ROOT PIP_PYTHON PIP_DRY_RUN PIP_CONSTRAINT PIP_BUILD_CONSTRAINT PIP_REQUIREMENT \
    PIP_EDITABLE PIP_CONFIG_SETTINGS PIP_GLOBAL_OPTION PIP_LOG PIP_VERBOSE PIP_REPORT PYTHONPATH PYTHONHOME
export PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_REQUIRE_HASHES=0 PIP_IGNORE_INSTALLED=0 PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_NO_INPUT=1 PIP_BREAK_SYSTEM_PACKAGES=0

pip_install() {
    if ! .venv/bin/python -m pip install --quiet --progress-bar off "$@" >$log 2>&1; then
        grep -v '^ *$' $log | tail -n 12 >&2
        fail "" "pip could not install it: the lines above are what it said ($log). Is the network there?" \
            "'make $goal' tries again; 'make clean' first starts from nothing."
    fi
}

locks() {
    case $1 in
        play) echo requirements.lock ;;
        dev) echo requirements-dev.lock ;;
        bench) echo requirements-dev.lock requirements-bench.lock ;;
    esac
}

installed() { # what is installed for a later use contains all of an earlier one
    case $use in play) uses='play dev bench' ;; dev) uses='dev bench' ;; *) uses=$use ;; esac
    for each in $uses; do cat $(locks $each) | cmp -s - $notes/locks && return; done
    return 1
}

install_packages() {
    say "Installing packages (once) ..."
    : >$notes/installing
    pip_install --require-hashes $(printf ' -r %s' $(locks $use))
    if ! .venv/bin/python -c 'import hatchling, librt, mypy_extensions' 2>>$log; then
        fail "pip said that all is well, but put the packages elsewhere: see '.venv/bin/python -m pip config list'" \
            "for a setting such as target or prefix, and take it out."
    fi
    cat $(locks $use) >$notes/locks
    rm -f $notes/installing
}

install_project() {
    say "Installing lastcard and compiling its engine (a minute or two) ..."
    rm -f $notes/project
    pip_install --no-deps --no-build-isolation --editable .
    cat pyproject.toml hatch_build.py >$notes/project
}

goal=${GOAL:-setup}
whole || make_venv
installed || install_packages
cat pyproject.toml hatch_build.py | cmp -s - $notes/project && [ -x .venv/bin/lastcard ] || install_project
exec .venv/bin/python hatch_build.py --rebuild # a fast look at the sources of engine and page; says what is missing
