import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** What a sheet of a spreadsheet holds at most; programs refuse a file with more. */
export const mostSheetRows = 1_048_576;
/** Characters of a cell; longer ones make a program repair, and cut, the file. */
const mostCellLength = 32_767;

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const package_ = 'http://schemas.openxmlformats.org/package/2006';
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Everything but the rows, as ECMA-376 has it: one workbook with one sheet, and no formats of its own. */
const parts: Record<string, string> = {
  '[Content_Types].xml':
    `<Types xmlns="${package_}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${package_}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${package_}/relationships">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML has no way to write the other control characters, nor half a surrogate pair.
const escape = (text: string) =>
  text
    .replace(/\p{Cs}/gu, '')
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>"]/g, (sign) => escaped[sign]!);

/** A, B, … Z, AA, AB, … */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** A text of its own kind: whatever it begins with, no program takes it for a formula. */
const cell = (text: string, place: string) =>
  text === ''
    ? ''
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(text.slice(0, mostCellLength))}</t></is></c>`;

async function* sheet(rows: AsyncIterable<string[]>): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}"><sheetData>`;
  let number = 0;
  for await (const row of rows) {
    number += 1;
    const cells = row.map((text, index) => cell(text, `${columnName(index)}${number}`));
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** An XLSX file with one sheet of texts, made while its rows are read: it is never whole in memory. */
export function xlsxStream(sheetName: string, rows: AsyncIterable<string[]>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const workbook =
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>` +
    `<sheet name="${escape(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [name, text] of Object.entries({ ...parts, 'xl/workbook.xml': workbook })) {
    zip.addBuffer(Buffer.from(declaration + text), name);
  }
  const body = Readable.from(sheet(rows));
  body.once('error', (error) => output.destroy(error));
  // Whoever leaves ends the reading too.
  output.once('close', () => body.destroy());
  zip.addReadStream(body, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}
