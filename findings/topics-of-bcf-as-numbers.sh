#!/bin/sh
# A remark on a cabinet in a model of the building, as BCF 2.1, in which planners and joiners send each other what is wrong: the title is the cabinet's number 0757, its label
# the board 18E0, it is to be settled by the 1st of December, and a viewpoint shows the cabinet alone. Read and written again by @parametricos/bcf-js.
# Guess: title, label, day and viewpoint are read as they were written, and are in the file that it writes.
# Seen (@parametricos/bcf-js 0.2.6): numbers are made of texts: the title is 757, the label 18; DefaultVisibility="false" stays the text "false", which is true to whoever
# asks. The day (DueDate) is gone. What it writes has an empty label, the file's header in another one, and the name of the viewpoint's file, but neither that file nor
# bcf.version. The import that its README has for 2.1 cannot be resolved; dist/2.1 can.
set -eu
for package in zip unzip; do command -v "$package" >/dev/null || { apt-get update && apt-get install -y --no-install-recommends "$package"; } >/dev/null; done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact @parametricos/bcf-js@0.2.6
topic=11111111-1111-1111-1111-111111111111
mkdir -p "bcf/$topic"
echo '<Version VersionId="2.1"><DetailedVersion>2.1</DetailedVersion></Version>' > bcf/bcf.version
cat > "bcf/$topic/markup.bcf" <<T
<Markup><Header><File IfcProject="0YvctVUKr0kugbFTf53O9L"><Filename>house.ifc</Filename></File></Header>
<Topic Guid="$topic" TopicType="Issue" TopicStatus="Open"><Title>0757</Title><Labels>18E0</Labels><Labels>衣柜</Labels><CreationDate>2026-11-29T09:30:00+08:00</CreationDate>
<CreationAuthor>wang@example.com</CreationAuthor><DueDate>2026-12-01T00:00:00+08:00</DueDate></Topic>
<Viewpoints Guid="33333333-3333-3333-3333-333333333333"><Viewpoint>cabinet.bcfv</Viewpoint></Viewpoints></Markup>
T
cat > "bcf/$topic/cabinet.bcfv" <<'T'
<VisualizationInfo Guid="33333333-3333-3333-3333-333333333333"><Components><Visibility DefaultVisibility="false"><Exceptions>
<Component IfcGuid="3YvctVUKr0kugbFTf53O9L"/></Exceptions></Visibility></Components></VisualizationInfo>
T
(cd bcf && zip -qr ../remark.bcf .)
cat > read.cjs <<'J'
const { readFileSync, writeFileSync } = require('node:fs');
for (const name of ['@parametricos/bcf-js/2.1', '@parametricos/bcf-js/dist/2.1']) {
  try {
    require.resolve(name);
    console.log(`${name}: found`);
  } catch ({ code }) {
    console.log(`${name}: ${code}`);
  }
}
const { BcfReader, BcfWriter } = require('@parametricos/bcf-js/dist/2.1');
(async () => {
  const reader = new BcfReader();
  await reader.read(readFileSync('remark.bcf'));
  const [{ topic, viewpoints }] = reader.project.markups;
  console.log(JSON.stringify([topic.title, topic.labels, topic.due_date ?? 'no day', viewpoints[0].components.visibility.default_visibility]));
  writeFileSync('written.bcf', await new BcfWriter().write(reader.project));
})();
J
{
  node read.cjs
  unzip -qo written.bcf -d written
  (cd written && find . -type f | sort)
  grep -oE '<Title>[^<]*</Title>|<Labels/?>([^<]*</Labels>)?|<File><File|<Viewpoint>[^<]*' "written/$topic/markup.bcf"
} | tee seen
diff seen - <<'T'
@parametricos/bcf-js/2.1: MODULE_NOT_FOUND
@parametricos/bcf-js/dist/2.1: found
[757,[18,"衣柜"],"no day","false"]
./11111111-1111-1111-1111-111111111111/markup.bcf
./extensions.xsd
./project.bcfp
<File><File
<Title>757</Title>
<Labels/>
<Labels>衣柜</Labels>
<Viewpoint>cabinet.bcfv
T
