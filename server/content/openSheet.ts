import path from 'node:path';
import { zipSync } from 'fflate';
import { parseRange } from 'hucre';
import { Parser } from 'htmlparser2';
import { unpackZip } from '../attachments/inspectZip';
import { ContentError } from './contentFields';

/** Bounds of the unpacked parts of a workbook that are read, and characters of all its cells: many may share one text. */
export const workbookLimits = { parts: 1000, bytes: 64 * 1024 * 1024, characters: 32 * 1024 * 1024 };

/** Refuses a workbook as a whole. */
export const refuseWorkbook = (problem: string, line = 1): never => {
  throw new ContentError([{ line, problem }]);
};

export const workbookProblems = {
  broken: 'is no workbook',
  'too large': 'is too large a workbook',
  otherKind: 'is a workbook of another kind, or has a password: save it as .xlsx',
  noSheet: 'has no visible sheet',
};

/** The attributes of a part's elements of one name, whatever their prefix. */
function attributesOf(part: Buffer | undefined, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const onopentag = (name: string, attributes: Record<string, string>) =>
    name.slice(name.indexOf(':') + 1) === element && found.push(attributes);
  new Parser({ onopentag }, { xmlMode: true }).end(part?.toString('utf8') ?? '');
  return found;
}

const relationsOf = (part: string) =>
  path.posix.join(path.posix.dirname(part), `_rels/${path.posix.basename(part)}.rels`);

/** A cell whose formula has a result without characters. */
const emptyResult =
  /(<(\w+:)?c\s[^<>]*>)\s*<(?:\w+:)?f(?:\s[^<>]*)?(?:\/>|>[^<]*<\/(?:\w+:)?f>)\s*<(?:\w+:)?v(?:\s[^<>]*)?(?:\/>|><\/(?:\w+:)?v>)\s*<\/(?:\w+:)?c>/g;

/** The result is an empty text; a formula that no program has calculated has no type. */
const withoutEmptyText = (cell: string, start: string, prefix = ''): string =>
  /\st="str"/.test(start) ? `${start}</${prefix}c>` : cell;

/**
 * Without cells that are only formatted, as down to the last row of a sheet, and their rows. Without a place of their
 * own they stay, since those behind them are counted from them. Readings of characters (`rPh`) are no part of a text.
 */
const withoutEmptyCells = (xml: string): string =>
  xml
    .replace(emptyResult, withoutEmptyText)
    .replace(/<(?:\w+:)?c(?=[\s/>])[^<>]*(?:\/>|><\/(?:\w+:)?c>)/g, (cell) => (/\sr=/.test(cell) ? '' : cell))
    .replace(/<(?:\w+:)?row\s[^<>]*>\s*<\/(?:\w+:)?row>/g, (row) => (/\sr=/.test(row) ? '' : row))
    .replace(/<(\w+:)?rPh[\s>][^]*?<\/\1rPh>/g, '');

/** Formats that programs in China name by their number alone. */
const formatsInChina: Readonly<Record<number, string>> = {
  27: 'yyyy年m月', 28: 'm月d日', 29: 'm月d日', 31: 'yyyy年m月d日', 32: 'h时mm分', 33: 'h时mm分ss秒',
  34: '上午/下午h时mm分', 35: '上午/下午h时mm分ss秒', 36: 'yyyy年m月', 50: 'yyyy年m月', 51: 'm月d日', 52: 'yyyy年m月',
  53: 'm月d日', 54: 'm月d日', 55: '上午/下午h时mm分', 56: '上午/下午h时mm分ss秒', 57: 'yyyy年m月', 58: 'm月d日',
}; // prettier-ignore

/** The library knows them as days, but not how they are shown. */
const withFormatsInChina = (styles: string): string =>
  styles.replace(
    /<(?:\w+:)?styleSheet(?:\s[^<>]*)?>/,
    `$&<numFmts>${Object.entries(formatsInChina)
      .map(([id, code]) => `<numFmt numFmtId="${id}" formatCode="${code}"/>`)
      .join('')}</numFmts>`,
  );

/** Unpacks no sheet but the one that is imported: others may be as large as they like. */
export async function openSheet(file: Buffer) {
  // OLE2: workbooks of Excel 97 and WPS (.xls, .et), and those with a password.
  if (file.readUInt32BE(0) === 0xd0cf11e0) return refuseWorkbook(workbookProblems.otherKind);
  const parts = new Map<string, Buffer>();
  const unpack = async (...names: string[]) => {
    const files = await unpackZip(file, workbookLimits, (name) => names.includes(name) && !parts.has(name));
    if (typeof files === 'string') return refuseWorkbook(workbookProblems[files]);
    for (const [name, content] of files) parts.set(name, content);
  };
  const targetsOf = (part: string) =>
    attributesOf(parts.get(relationsOf(part)), 'Relationship').map(({ Id, Type = '', Target = '' }) => ({
      id: Id,
      kind: Type.slice(Type.lastIndexOf('/') + 1),
      target: path.posix.resolve(`/${path.posix.dirname(part)}`, Target).slice(1),
    }));
  await unpack('[Content_Types].xml', '_rels/.rels', 'mimetype');
  const book = targetsOf('').find(({ kind }) => kind === 'officeDocument')?.target;
  if (book === undefined)
    return refuseWorkbook(parts.has('mimetype') ? workbookProblems.otherKind : workbookProblems.broken);
  if (!book.endsWith('.xml')) return refuseWorkbook(workbookProblems.otherKind);
  await unpack(book, relationsOf(book));
  const targets = targetsOf(book);
  const targetOf = (kind: string, id?: string) =>
    targets.find((one) => one.kind === kind && (id === undefined || one.id === id))?.target;
  const sheets = attributesOf(parts.get(book), 'sheet').map(({ name = '', state = 'visible', ...rest }) => ({
    name,
    state,
    part: targetOf('worksheet', Object.entries(rest).find(([attribute]) => attribute.endsWith(':id'))?.[1] ?? ''),
  }));
  const index = sheets.findIndex(({ state, part }) => state === 'visible' && part !== undefined);
  if (index === -1) return refuseWorkbook(sheets.length > 0 ? workbookProblems.noSheet : workbookProblems.broken);
  const { name, part = '' } = sheets[index]!;
  const styles = targetOf('styles') ?? '';
  await unpack(part, relationsOf(part), styles, ...['sharedStrings'].flatMap((kind) => targetOf(kind) ?? []));
  for (const [name, settled] of [
    [part, withoutEmptyCells],
    [styles, withFormatsInChina],
  ] as const)
    if (parts.has(name)) parts.set(name, Buffer.from(settled(parts.get(name)!.toString('utf8'))));
  const tables = targetsOf(part).flatMap(({ kind, target }) => (kind === 'table' ? target : []));
  if (tables.length > 0) await unpack(...tables);
  const totalled = tables
    .flatMap((table) => attributesOf(parts.get(table), 'table'))
    .filter(({ totalsRowCount = '0' }) => totalsRowCount !== '0')
    .map(({ ref = '' }) => parseRange(ref));
  for (const name of [relationsOf(part), ...tables]) parts.delete(name);
  const [calculation] = attributesOf(parts.get(book), 'calcPr');
  return {
    name,
    /** Its position among all sheets. */
    index,
    /** Whether programs calculate all formulas anew when they open it: their values in the file are only placeholders. */
    isStale: /^(?:1|true)$/.test(calculation?.fullCalcOnLoad ?? ''),
    /** Its tables whose last row only sums them up. */
    totalled,
    /** Whether its days are texts of ISO 8601, as in strict workbooks. */
    hasTextDays: /<(?:\w+:)?c\s[^<>]*?\bt=["']d["']/.test(parts.get(part)?.toString('utf8') ?? ''),
    /** The workbook packed anew with the parts that this sheet needs. */
    zip: zipSync(Object.fromEntries(parts), { level: 0 }),
  };
}
