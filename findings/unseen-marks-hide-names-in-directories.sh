#!/bin/sh
# Names in a directory with marks that nobody sees, as copies from web pages have them: 门板 with a zero width space between, Möbelhaus with a soft hyphen; looked for without them, in OpenLDAP. 衣 柜 has an ideographic blank.
# Guess: all are found: before names are compared, both marks are taken out and the blank becomes a plain one (RFC 4518, 2.2).
# Seen: slapd 2.5.13 finds 衣 柜 with a plain blank, and names of full width (ＡＢＣ) by abc, but neither of the other two. Python's table of stringprep has both marks among those that map to nothing.
. "$(dirname "$0")/shared/directory.sh"
printf '衣\343\200\200柜\nＡＢＣ\n门\342\200\213板\nMöbel\302\255haus\n' > names
serve
{
  for name in '衣 柜' abc 门板 möbelhaus; do
    echo "$name: $(find_names "$name")"
  done
  /usr/bin/python3 -c 'import stringprep; print("to nothing:", stringprep.in_table_b1("\u200b"), stringprep.in_table_b1("\u00ad"))'
} | tee seen
diff seen - <<'T'
衣 柜: 1
abc: 2
门板: 
möbelhaus: 
to nothing: True True
T
