#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# clean_debian.sh BUILD FOLDER: installs the packages of a build folder into a clean Debian 12 below FOLDER, starts both
# programs there, and removes them again. As root, with debootstrap and a network; FOLDER is kept, and used again.
set -eu
[ $# = 2 ] || { sed -n 2,3p "$0"; exit 2; }
build=$(realpath "$1")
root=$(realpath -m "$2")

say() { printf '== %s\n' "$*"; }
fail() { printf 'clean_debian: %s\n' "$*" >&2; exit 1; }
inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 QT_QPA_PLATFORM=offscreen \
  DEBIAN_FRONTEND=noninteractive "$@"; }
install() { inside sh -c "apt-get install -y -qq --no-install-recommends /packages/$1" > /dev/null; }
files() { (cd "$root" && find usr etc opt -not -type d | sort); }

say "packages of $build"
rm -rf "$build"/*.deb
(cd "$build" && cpack > cpack.log 2>&1) || { tail "$build/cpack.log"; fail "cpack failed"; }
ls -l "$build"/*.deb

say "a clean Debian 12 in $root"
[ -x "$root/usr/bin/apt-get" ] || debootstrap --variant=minbase bookworm "$root" http://deb.debian.org/debian
cp /etc/resolv.conf "$root/etc/resolv.conf"
mountpoint -q "$root/proc" || mount -t proc proc "$root/proc"
trap 'umount "$root/proc"' EXIT
inside apt-get update -qq
rm -rf "$root/packages" && mkdir "$root/packages" && cp "$build"/*.deb "$root/packages"

try_cli() {
  inside warpbench-cli --version
  inside warpbench-cli run transpose --device simulated:nvidia-h200 -p width=33 -p height=17 --out /tmp/session.json \
    > /dev/null || fail "warpbench-cli does not run"
}

say "the command line alone: no Qt comes with it"
install 'warpbench-cli_*.deb'
try_cli
inside dpkg -l | grep -i 'libqt' && fail "warpbench-cli brought Qt"
inside apt-get purge -y -qq --autoremove warpbench-cli > /dev/null
inside sh -c '! command -v warpbench-cli' || fail "warpbench-cli is still there"

say "both"
inside apt-get autoremove -y -qq > /dev/null
files > "$root/before"
install '*.deb'
try_cli
inside warpbench --version
inside warpbench --export /tmp/plot.pdf /tmp/session.json
[ -s "$root/tmp/plot.pdf" ] || fail "no plot was written"
for file in applications/org.warpbench.Warpbench.desktop metainfo/org.warpbench.Warpbench.metainfo.xml \
            mime/packages/org.warpbench.Warpbench.xml icons/hicolor/scalable/apps/warpbench.svg man/man1/warpbench.1.gz \
            doc/warpbench/manual/index.md; do
  [ -s "$root/usr/share/$file" ] || fail "$file is missing"
done

say "removed"
inside dpkg -L warpbench warpbench-cli | sort -u > "$root/owned"
inside apt-get purge -y -qq warpbench warpbench-cli > /dev/null
left=0
while read -r file; do
  if [ -n "$file" ] && [ ! -d "$root$file" ] && [ -e "$root$file" ]; then echo "left behind: $file"; left=1; fi
done < "$root/owned"
files > "$root/after"
grep -i warpbench "$root/after" && left=1
[ $left = 0 ] || fail "files are left behind"
say "all well"
