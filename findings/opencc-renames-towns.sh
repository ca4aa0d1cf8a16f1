#!/bin/sh
# Towns of Guangdong in traditional characters, for readers in Hong Kong: 里水镇 is 里水鎮 there, and 松口镇 is 松口鎮.
# Guess: OpenCC, which knows words and phrases, writes both so, as it leaves 台山 as it is.
# Seen (opencc 1.1.6): it turns 里 into 裏, by its configuration for Taiwan into 裡, and 松 into 鬆 by all three, where no phrase of its own says otherwise.
# ICU 72.1 beside it, which goes by characters, leaves both as they are. Of 台山 and 沈阳 both are right.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in opencc icu-devtools; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' opencc icu-devtools
cd "$folder"
export LC_ALL=C.UTF-8
echo '里水镇 松口镇 台山市 沈阳市' > a.txt
{
  for configuration in s2t s2hk s2tw; do echo "OpenCC $configuration: $(opencc -c $configuration.json -i a.txt)"; done
  echo "ICU: $(uconv -x Hans-Hant a.txt)"
} | tee seen
diff seen - <<'T'
OpenCC s2t: 裏水鎮 鬆口鎮 台山市 瀋陽市
OpenCC s2hk: 裏水鎮 鬆口鎮 台山市 瀋陽市
OpenCC s2tw: 裡水鎮 鬆口鎮 台山市 瀋陽市
ICU: 里水鎮 松口鎮 台山市 瀋陽市
T
