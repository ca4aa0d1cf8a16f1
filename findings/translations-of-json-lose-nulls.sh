#!/bin/sh
# Texts of a form in JSON, with a value that is not known (null), empty lists and objects, and settings that are no texts, translated by json2po and po2json of the Translate Toolkit.
# Guess: what is no text comes back as it was: null, [], {}, 12, true; texts are translated.
# Seen (translate-toolkit 3.8.4): null becomes the text "None", and the empty list and the empty object are gone. json2po itself refuses a file with a number or a truth value in it, so that po2json's template must be another file than the one that was taken apart.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for package in jq translate-toolkit; do
  dpkg -s "$package" >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null
done
dpkg-query -W -f '${Package} ${Version}\n' translate-toolkit
cd "$folder"
export LC_ALL=C.UTF-8
echo '{"title":"Door","unit":null,"options":{"colour":"White","more":[]},"rules":{}}' > en.json
echo '{"title":"Door","count":12}' > count.json
echo '{"title":"Door","open":true}' > open.json
{
  for form in en count open; do
    rm -f $form.po
    json2po --progress=none $form.json $form.po > said 2>&1 || true
    echo "json2po $form: $(grep -c '^msgid ".' $form.po 2>/dev/null || true) texts $(sed -n 's/.*None: //p' said)"
  done
  sed -i '/msgid "Door"/{n;s/""/"柜门"/};/msgid "White"/{n;s/""/"白色"/}' en.po
  for form in en count open; do
    po2json --progress=none -t $form.json en.po $form.zh.json
    echo "po2json $form: $(jq -c . $form.zh.json)"
  done
} | tee seen
diff seen - <<'T'
json2po en: 4 texts 
json2po count: 0 texts 'int' object has no attribute 'find'
json2po open: 0 texts 'bool' object has no attribute 'find'
po2json en: {"title":"柜门","unit":"None","options":{"colour":"白色"}}
po2json count: {"title":"柜门","count":12}
po2json open: {"title":"柜门","open":true}
T
