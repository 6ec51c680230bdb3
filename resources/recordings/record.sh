#!/usr/bin/env bash
# Records a GPU: every family at its default sizes, then at those of the reports, into one session.
#   resources/recordings/record.sh FILE.json [DEVICE] [WARPBENCH_CLI]
set -uo pipefail
file=${1:?name the file to write}
device=${2:-cuda:0}
cli=${3:-build/release/bin/warpbench-cli}

failures=0
record() {
  "$cli" run "$@" --device "$device" --time-limit 1 --out "$file" --append > /dev/null || failures=$((failures + 1))
}

families=$("$cli" list --json | sed -n 's/^   "id": "\(.*\)",$/\1/p')
for family in $families; do record "$family"; done

record transpose -p width=16384 -p height=16384
record transpose -p width=16000 -p height=12000
record transpose -p width=8192 -p height=8192 -p type=fp64
for size in 4096 8192; do
  record matmul -p rows=$size -p inner=$size -p columns=$size -p tile=32 \
    --variant naive,tiled,register-tiled,vectorised,double-buffered,warp-tiled,packed,bulk,cublas
done
record matmul -p rows=4095 -p inner=4097 -p columns=4093 --variant tiled,register-tiled,warp-tiled,packed,bulk,cublas
record matmul -p rows=2048 -p inner=2048 -p columns=2048 --variant naive,tiled --sweep tile=1:32
record offset -p mib=256 --sweep offset=0:32
record stride -p mib=32 --sweep stride=1:32
for type in fp32 int32; do record reduction -p elements=268435456 -p type=$type; done
record vector-add -p elements=134217728
record dot -p elements=134217728
record bank-stride --sweep stride=1:33
record divergence --sweep group=1,2,4,8,16,32
record latency --sweep warps=1,2,4,8,16,32,64
record load-patterns --sweep pattern=aligned,permuted,misaligned,same-word,scattered
if "$cli" list --json | grep -q '"id": "grayscale"'; then record grayscale -p width=16384 -p height=16384; fi

echo "$failures of the runs had failures; the session is in $file"
exit $((failures > 0))
