#!/bin/sh
# Guess: Intl.Segmenter and jieba find the same words in 家居定制供应链平台: 家居, 定制, 供应链, 平台.
# Seen: jieba 0.42.1 does. Intl.Segmenter (Node 20.19.6 with ICU 77.1 to 26.12.1 with ICU 78.3) splits 供应链 into 供应 and 链, also
# when it stands alone, and 全屋 into two characters. An index by one and a query by the other do not meet.
set -eu
dpkg -s python3-jieba >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends python3-jieba; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' python3-jieba
node -p "'Node ' + process.version + ', ICU ' + process.versions.icu"
seen=$(
  PYTHONIOENCODING=utf-8 /usr/bin/python3 -c "
import jieba
jieba.setLogLevel(60)
print(*['/'.join(jieba.cut(text)) for text in ['家居定制供应链平台', '供应链', '全屋定制']])"
  node -p "
const words = new Intl.Segmenter('zh', { granularity: 'word' });
['家居定制供应链平台', '供应链', '全屋定制'].map((text) => Array.from(words.segment(text), ({ segment }) => segment).join('/')).join(' ')"
)
echo "$seen"
[ "$seen" = '家居/定制/供应链/平台 供应链 全屋/定制
家居/定制/供应/链/平台 供应/链 全/屋/定制' ]
