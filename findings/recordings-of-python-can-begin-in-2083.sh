#!/bin/sh
# A recording of a machine's bus (CAN), begun on 30 November 2026 in Shanghai, written by python-can as TRC, the format of PEAK's tools; its beginning as the file says it: a remark, and $STARTTIME, days since 30 December 1899.
# Guess: 2026-11-30, and $STARTTIME=46356 and a part.
# Seen: 2083-10-30 and 67144: it adds the seconds of the recording since 1970 to the day on which it is written (here the same). Its format of candump says 2026.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in faketime python3-can; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' python3-can
cd "$folder"
cat > write.py <<'P'
import can
for name in ('trc', 'log'):
    with can.Logger('bus.' + name) as writer:
        writer(can.Message(timestamp=1796036116.5, arbitration_id=0x123, data=[1], is_extended_id=False, channel='can0'))
P
export TZ=Asia/Shanghai
faketime -f "2026-11-30 19:00:00" /usr/bin/python3 write.py
{
  grep -oE 'STARTTIME=[0-9]+|Start time: [0-9-]+' bus.trc
  echo "log: $(date -d "@$(grep -oE '[0-9]{10}' bus.log)" +%F)"
} | tee seen
diff seen - <<'T'
STARTTIME=67144
Start time: 2083-10-30
log: 2026-11-30
T
