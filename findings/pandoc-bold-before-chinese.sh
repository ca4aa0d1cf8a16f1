#!/bin/sh
# Pandoc, writing HTML with a bold lead-in (注意：) as Markdown and reading its own Markdown.
# Guess: what pandoc writes as bold, it reads as bold, in each of its Markdown dialects.
# Seen (pandoc 2.17.1.1): written for commonmark and gfm as **注意：**请 without a space, it is no longer bold when read: by
# the rule for flanking marks a closing ** between a mark and a letter closes nothing. Pandoc's own dialect reads it as bold.
set -eu
command -v pandoc >/dev/null || { apt-get update && apt-get install -y --no-install-recommends pandoc; } >/dev/null
pandoc --version | head -n 1
seen=$(for dialect in commonmark gfm markdown; do
  printf '<p><strong>注意：</strong>请按图施工。</p>' | pandoc -f html -t "$dialect" | pandoc -f "$dialect" -t html
done)
echo "$seen"
[ "$seen" = '<p>**注意：**请按图施工。</p>
<p>**注意：**请按图施工。</p>
<p><strong>注意：</strong>请按图施工。</p>' ]
