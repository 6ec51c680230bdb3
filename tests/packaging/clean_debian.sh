#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# clean_debian.sh FOLDER [ROW...]: runs README's two commands in bare Debian roots below FOLDER. A ROW is one of
# RELEASE-without-nvcc; RELEASE-with-nvcc, with this machine's CUDA toolkit mounted; and RELEASE-packages, which makes
# the packages and the portable archive in the first root, installs and starts them in another bare root, and checks
# that their removal leaves no file. Prints a line for each row. Without rows, runs all six of bookworm and trixie.
# Needs root, debootstrap and a network.
set -eu
[ $# -ge 1 ] || { sed -n 3,6p "$0"; exit 2; }
folder=$(realpath -m "$1")
shift
[ $# -ge 1 ] || set -- bookworm-without-nvcc bookworm-with-nvcc bookworm-packages \
  trixie-without-nvcc trixie-with-nvcc trixie-packages
source=$(realpath "$(dirname "$0")/../..")
rows=$folder/rows
mkdir -p "$folder"
: > "$rows"

say() { printf '== %s\n' "$*"; }
fail() { printf 'clean_debian: %s\n' "$*" >&2; exit 1; }
inside() {
  inside_root=$1
  shift
  chroot "$inside_root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root \
    LANG=C.UTF-8 "$@"
}
megabytes() { du -sxm --exclude=src --exclude=proc "$1" | cut -f1; }

release_mounts() {
  for mounted in "$folder"/*/proc "$folder"/*/dev/shm "$folder"/*/dev/pts "$folder"/*/usr/local/cuda; do
    if mountpoint -q "$mounted"; then umount "$mounted"; fi
  done
}
trap release_mounts EXIT

# bare NAME RELEASE: makes a root of debootstrap's minimal variant; prints its folder.
bare() {
  root=$folder/$1
  [ -x "$folder/$2/usr/bin/apt-get" ] ||
    debootstrap --variant=minbase "$2" "$folder/$2" http://deb.debian.org/debian > "$folder/$2.log"
  rm -rf "$root"
  cp -a "$folder/$2" "$root"
  cp /etc/resolv.conf "$root/etc/resolv.conf"
  mount -t proc proc "$root/proc"
  mkdir -p "$root/dev/shm" "$root/dev/pts" && mount -t tmpfs tmpfs "$root/dev/shm"
  mount -t devpts -o newinstance,ptmxmode=0666 devpts "$root/dev/pts" && ln -sf pts/ptmx "$root/dev/ptmx"
  printf '%s\n' "$root"
}

# The two commands are the first two blocks of shell in README.
command_of_readme() {
  awk -v wanted="$1" '/^```sh$/ { ++block; inside = 1; next } /^```/ { inside = 0 } inside && block == wanted' \
    "$source/README.md"
}

# readme NAME: runs both commands in the bare root of that name, which may have a toolkit mounted.
readme() {
  git clone -q "$source" "$root/src"
  before=$(megabytes "$root")
  begin=$(date +%s)
  inside "$root" sh -c "cd /src && $(command_of_readme 1)" > "$folder/$1.first.log" 2>&1 ||
    { tail "$folder/$1.first.log"; fail "README's first command failed in $1"; }
  between=$(date +%s)
  inside "$root" sh -c "cd /src && $(command_of_readme 2)" > "$folder/$1.second.log" 2>&1 ||
    { tail -n 30 "$folder/$1.second.log"; fail "README's second command failed in $1"; }
  printf '%-22s first command %4d s, second %4d s, %5d MB installed, %s\n' "$1" $((between - begin)) \
    $(($(date +%s) - between)) $(($(megabytes "$root") - before)) \
    "$(grep 'tests passed' "$folder/$1.second.log")" | tee -a "$rows"
}

# installed_files ROOT: lists the files of packages.
installed_files() { (cd "$1" && find usr etc opt -not -type d | sort); }

try_cli() {
  inside "$1" warpbench-cli --version
  inside "$1" warpbench-cli run transpose --device simulated:nvidia-h200 -p width=33 -p height=17 \
    --out /tmp/session.json > /dev/null || fail "warpbench-cli does not run"
}

# packages RELEASE: makes packages in the root where README's commands ran, and tries them in another.
packages() {
  built=$folder/$1-without-nvcc
  say "packages for $1"
  inside "$built" apt-get install -y -qq --no-install-recommends dpkg-dev file patchelf xz-utils > /dev/null
  inside "$built" sh -c 'cd /src/build/release && cpack > cpack.log 2>&1 || { tail cpack.log; exit 1; }'
  inside "$built" cmake --build /src/build/release --target portable > "$folder/portable.log" 2>&1 ||
    { tail "$folder/portable.log"; fail "the portable archive cannot be made"; }
  root=$folder/$1-packages
  bare "$1-packages" "$1" > /dev/null
  mkdir "$root/packages"
  cp "$built"/src/build/release/*.deb "$built"/src/build/release/*.tar.xz "$root/packages"
  inside "$root" apt-get update -qq
  install() { inside "$root" sh -c "apt-get install -y -qq --no-install-recommends /packages/$1" > /dev/null; }

  say "the command line alone brings no Qt"
  install 'warpbench-cli_*.deb'
  try_cli "$root"
  inside "$root" dpkg -l | grep -i libqt && fail "warpbench-cli brought Qt"
  inside "$root" apt-get purge -y -qq --autoremove warpbench-cli > /dev/null
  installed_files "$root" > "$folder/before"

  say "both"
  install '*.deb'
  try_cli "$root"
  inside "$root" env QT_QPA_PLATFORM=offscreen warpbench --export /tmp/plot.pdf /tmp/session.json
  [ -s "$root/tmp/plot.pdf" ] || fail "no plot was written"
  for file in applications/org.warpbench.Warpbench.desktop metainfo/org.warpbench.Warpbench.metainfo.xml \
              mime/packages/org.warpbench.Warpbench.xml icons/hicolor/scalable/apps/warpbench.svg \
              man/man1/warpbench.1.gz doc/warpbench/manual/index.md; do
    [ -s "$root/usr/share/$file" ] || fail "$file is missing"
  done
  inside "$root" apt-get purge -y -qq --autoremove warpbench warpbench-cli > /dev/null
  installed_files "$root" > "$folder/after"
  if grep -i warpbench "$folder/after"; then fail "files are left behind"; fi

  say "the portable archive"
  inside "$root" apt-get install -y -qq --no-install-recommends xz-utils libstdc++6 > /dev/null
  inside "$root" sh -c 'cd /tmp && tar xf /packages/*.tar.xz && cd warpbench-*/ &&
    QT_QPA_PLATFORM=offscreen bin/warpbench --export /tmp/portable.pdf /tmp/session.json && bin/warpbench-cli devices' \
    > /dev/null || fail "the portable archive does not start"
  [ -s "$root/tmp/portable.pdf" ] || fail "the portable archive writes no plot"
  printf '%-22s packages and archive install, run and leave nothing\n' "$1" | tee -a "$rows"
}

for row; do
  release=${row%%-*}
  case $row in
    *-without-nvcc)
      bare "$row" "$release" > /dev/null
      readme "$row" ;;
    *-with-nvcc)
      bare "$row" "$release" > /dev/null
      mkdir -p "$root/usr/local/cuda"
      mount --bind -o ro "$(realpath /usr/local/cuda)" "$root/usr/local/cuda"
      readme "$row" ;;
    *-packages) packages "$release" ;;
    *) fail "no such row: $row" ;;
  esac
done
say "all well"
cat "$rows"
