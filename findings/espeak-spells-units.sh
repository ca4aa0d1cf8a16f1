#!/bin/sh
# espeak-ng, the voice of many screen readers, reading measures in Chinese (voice cmn), given as its phonemes.
# Guess: 3㎡ is read as 3平方米, and units written in Chinese characters are read in Chinese.
# Seen (Debian's espeak-ng 1.51): of 3㎡ it reads the 3 and a bare vowel, as for any sign it has no word for; and 平方米 is spelled by the English
# voice, from the pinyin, with the numbers of the tones in English: Debian's build is without the larger Chinese dictionary.
set -eu
command -v espeak-ng >/dev/null || { apt-get update && apt-get install -y --no-install-recommends espeak-ng; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' espeak-ng
spoken() { espeak-ng -q -v cmn -x -- "$1" 2>/dev/null | tr -d '\n'; }
sign=$(spoken 3㎡)
words=$(spoken 平方米)
printf '%s\n' "$sign" "$words"
[ "$sign" = " s'a55n_| @:22_|" ] || [ "$sign" = "s'a55n_| @:22_|" ]
case $words in *'(en)'*) ;; *) exit 1 ;; esac
