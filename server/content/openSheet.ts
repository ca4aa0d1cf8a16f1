import path from 'node:path';
import { zipSync } from 'fflate';
import { Parser } from 'htmlparser2';
import { unpackZip } from '../attachments/unpackZip';
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

/** The first visible sheet of a workbook, without what others of its parts hold. */
interface OpenSheet {
  name: string;
  /** Its position among all sheets. */
  index: number;
  /** Whether programs calculate all formulas anew when they open it: their values in the file are only placeholders. */
  isStale: boolean;
  /** The workbook packed anew with the parts that this sheet needs. */
  zip: Uint8Array;
}

/**
 * Without cells that are only formatted, as down to the last row of a sheet, and their rows. Without a place of their own they stay, since those behind
 * them are counted from them. Readings of characters (`rPh`) are no part of a text.
 */
const withoutEmptyCells = (xml: string): string =>
  xml
    .replace(/<(?:\w+:)?c(?=[\s/>])[^<>]*(?:\/>|><\/(?:\w+:)?c>)/g, (cell) => (/\sr=/.test(cell) ? '' : cell))
    .replace(/<(?:\w+:)?row\s[^<>]*>\s*<\/(?:\w+:)?row>/g, (row) => (/\sr=/.test(row) ? '' : row))
    .replace(/<(\w+:)?rPh[\s>][^]*?<\/\1rPh>/g, '');

/** Unpacks no sheet but the one that is imported: others may be as large as they like. */
export async function openSheet(file: Buffer): Promise<OpenSheet> {
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
  await unpack(part, ...['sharedStrings', 'styles'].flatMap((kind) => targetOf(kind) ?? []));
  parts.set(part, Buffer.from(withoutEmptyCells(parts.get(part)?.toString('utf8') ?? '')));
  const [calculation] = attributesOf(parts.get(book), 'calcPr');
  return {
    name,
    index,
    isStale: /^(?:1|true)$/.test(calculation?.fullCalcOnLoad ?? ''),
    zip: zipSync(Object.fromEntries(parts), { level: 0 }),
  };
}
