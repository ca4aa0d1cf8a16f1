#!/bin/sh
# A row that somebody hid in LibreOffice, in the workbook saved as .ods and as .xlsx.
# Guess: SheetJS and hucre mark the row as hidden in both, as they do in a workbook saved by Excel.
# Seen (LibreOffice 7.4.7): xlsx 0.18.5 with cellStyles marks it in neither (LibreOffice writes hidden="true", Excel "1");
# hucre 1.0.0 marks it in .xlsx and not in .ods.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
dpkg -s libreoffice-calc >/dev/null 2>&1 || { apt-get update && apt-get install -y --no-install-recommends libreoffice-calc; } >/dev/null
dpkg-query -W -f '${Package} ${Version}\n' libreoffice-calc
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact xlsx@0.18.5 hucre@1.0.0
cat > read.mjs <<'J'
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { readOds, readXlsx } from 'hucre';
import XLSX from 'xlsx';
const sheet = XLSX.utils.aoa_to_sheet([['a'], ['b']]);
sheet['!rows'] = [{}, { hidden: true }];
XLSX.writeFile({ SheetNames: ['a'], Sheets: { a: sheet } }, 'a.xlsx');
const marked = (name) => XLSX.readFile(name, { cellStyles: true }).Sheets.a['!rows']?.[1]?.hidden ?? false;
console.log('xlsx as written', marked('a.xlsx'));
for (const format of ['xlsx', 'ods']) {
  execFileSync('soffice', [`-env:UserInstallation=file://${process.cwd()}/profile`, '--headless', '--convert-to', format, '--outdir', 'saved', 'a.xlsx'], { stdio: 'ignore' });
  const name = `saved/a.${format}`;
  const read = await (format === 'ods' ? readOds : readXlsx)(fs.readFileSync(name));
  console.log(format, 'SheetJS', marked(name), 'hucre', read.sheets[0].rowDefs?.get(1)?.hidden ?? false);
}
J
node read.mjs | tee seen
diff seen - <<'T'
xlsx as written true
xlsx SheetJS false hucre true
ods SheetJS false hucre false
T
