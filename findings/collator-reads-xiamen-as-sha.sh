#!/bin/sh
# Guess: Intl.Collator('zh-CN'), which sorts by pinyin, puts each town at its own reading: 长沙 (chángshā) beside 常州, 厦门 (xiàmén)
# beside 下沙, 重庆 (chóngqìng) behind 成都.
# Seen (Node 20.19.6 with ICU 77.1 to 26.12.1 with ICU 78.3): 重庆 is there. 长沙 stands before 郑州, as if zhǎng, and 厦门 before 山东, as if
# shà: each character has one reading, whatever word it is in. A list by letters has both towns under letters where nobody looks.
set -eu
node -p "'Node ' + process.version + ', ICU ' + process.versions.icu"
seen=$(node -p "['成都', '重庆', '东莞', '厦门', '下沙', '长沙', '常州', '郑州', '山东', '增城'].sort(new Intl.Collator('zh-CN').compare).join(' ')")
echo "$seen"
[ "$seen" = '常州 成都 重庆 东莞 厦门 山东 下沙 增城 长沙 郑州' ]
