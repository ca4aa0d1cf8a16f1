import { makeZip } from './archives';

/** A cell: text, a number, a day as a spreadsheet's serial number, the XML of a text, or an error. */
type BookCell = string | number | { serial: number } | { xml: string } | { error: string };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const cellOf = (value: BookCell, place: string): string => {
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'object' && 'serial' in value) return `<c r="${place}" s="1"><v>${value.serial}</v></c>`;
  if (typeof value === 'object' && 'error' in value) return `<c r="${place}" t="e"><v>${value.error}</v></c>`;
  const text = typeof value === 'object' ? value.xml : value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return value === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
};

/**
 * A workbook as spreadsheet programs save it: one sheet, days as styled numbers.
 * @param doctype stands before the sheet
 */
export const workbookOf = (rows: readonly (readonly BookCell[])[], doctype = ''): Buffer =>
  workbookWith(
    rows
      .map((row, y) => {
        const cells = row.map((value, x) => cellOf(value, `${String.fromCharCode(65 + x)}${y + 1}`));
        return `<row r="${y + 1}">${cells.join('')}</row>`;
      })
      .join(''),
    { doctype },
  );

/** A workbook whose sheet has these rows, as XML, and a text that its cells share. */
export function workbookWith(sheet: string, { doctype = '', formats = '', shared = '' } = {}): Buffer {
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="表" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/>` +
      `<Relationship Id="r3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${shared}</t></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${formats}<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${doctype}<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return makeZip(
    Object.entries(parts).map(([name, text]) => ({
      name,
      data: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
    })),
  );
}
