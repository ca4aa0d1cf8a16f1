import { makeZip } from './archives';

/** A cell: text, a number, a day as a spreadsheet's serial number and whether its time is shown, the XML of a text or of a whole cell. */
type BookCell = string | number | { serial: number; time?: boolean } | { xml: string } | { cell: string };

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'http://schemas.openxmlformats.org/package/2006/content-types';
const book = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';

const cellOf = (value: BookCell, place: string): string => {
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (typeof value === 'object' && 'serial' in value)
    return `<c r="${place}" s="${value.time ? 2 : 1}"><v>${value.serial}</v></c>`;
  if (typeof value === 'object' && 'cell' in value) return `<c r="${place}" ${value.cell}</c>`;
  const text = typeof value === 'object' ? value.xml : value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return value === '' ? '' : `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
};

/**
 * A workbook as spreadsheet programs save it: one sheet, days as styled numbers.
 * @param doctype stands before the sheet
 */
export const workbookOf = (rows: readonly (readonly BookCell[])[], doctype = '', formats = ''): Buffer =>
  workbookWith(
    rows
      .map((row, y) => {
        const cells = row.map((value, x) => cellOf(value, `${String.fromCharCode(65 + x)}${y + 1}`));
        return `<row r="${y + 1}">${cells.join('')}</row>`;
      })
      .join(''),
    { doctype, formats },
  );

/**
 * A workbook whose sheet has these rows, as XML.
 * @param shared a text that its cells share
 * @param before what stands before the rows, and `after` behind them
 * @param sheets other sheets, before that one; `others` are their parts
 * @param formats their number formats; styles 3 and up have numbers 164 and up
 * @param settings of the workbook
 */
export function workbookWith(
  sheet: string,
  { doctype = '', formats = '', shared = '', before = '', after = '', sheets = '', others = {}, settings = '' } = {},
): Buffer {
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${types}"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${book}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${settings}<sheets>${sheets}<sheet name="表" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
      `<Relationship Id="r2" Type="${office}/styles" Target="styles.xml"/>` +
      `<Relationship Id="r3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/>` +
      `<Relationship Id="r4" Type="${office}/worksheet" Target="worksheets/other.xml"/>` +
      `<Relationship Id="r5" Type="${office}/chartsheet" Target="chartsheets/sheet1.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}"><si><t>${shared}</t></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}">${formats}<cellXfs>${[0, 14, 22, 164, 165, 166, 167, 57, 31, 32, 11, 48].map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${doctype}<worksheet xmlns="${main}">${before}<sheetData>${sheet}</sheetData>${after}</worksheet>`,
    ...others,
  };
  return makeZip(
    Object.entries(parts).map(([name, text]) => ({
      name,
      data: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${text}`),
    })),
  );
}
