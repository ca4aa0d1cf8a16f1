import type { EntityField } from '../../src/contract/entity';
import { contentFields } from './contentFields';
import { fileIn, readText, isMediaName, type MediaFile } from './mediaFiles';
import type { Located } from '../lib/parseJson';
import type { ContentName } from '../db/schema';

/** One value of a row, and its line in the file. */
export interface Cell {
  line: number;
  value: unknown;
  /** `template`: a text with date placeholders; `name`: a name to derive an id from. */
  form?: 'template' | 'name';
  /** The file that the value was read from. */
  source?: string;
  /** Why the value could not be read. */
  problem?: string;
  /** The picture or download that the value refers to. */
  media?: MediaFile;
}

const block =
  'address|article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
// These patterns consume whitespace in one go and stop a tag at the next `<`, so that backtracking stays linear.
// eslint-disable-next-line no-restricted-syntax -- made of constants
const breakBefore = new RegExp(`(\\s+)(</?(?:${block})\\b)?`, 'gi');
// eslint-disable-next-line no-restricted-syntax -- made of constants
const breakAfter = new RegExp(`(</?(?:${block})\\b[^<>]*>)[ \\t\\r]*\\n\\s*`, 'gi');

/** The whitespace to keep before a block: only what precedes the line break and its indentation. */
function beforeBlock(blanks: string): string {
  const end = blanks.indexOf('\n');
  if (end === -1) return blanks;
  let kept = end;
  while (kept > 0 && ' \t\r'.includes(blanks[kept - 1]!)) kept -= 1;
  return blanks.slice(0, kept);
}

/** Removes line breaks and indentation between block elements, which browsers do not render either. */
export const withoutBreaks = (html: string) =>
  html
    .replace(breakBefore, (whole, blanks: string, tag?: string) =>
      tag === undefined ? whole : beforeBlock(blanks) + tag,
    )
    .replace(breakAfter, '$1')
    .trim();

/** A text typed into a cell of a table, as markup: browsers do not render its line breaks. */
export function typedText(area: ContentName, name: string, typed: string): string {
  // Nobody sees blanks around it: of copied web pages, or the tab before digits that are to stay a text.
  const text = typed.trim();
  const field: EntityField | undefined = contentFields[area][name];
  if (field?.kind !== 'rich' || !/[\r\n]/.test(text) || /<[a-z/!]/i.test(text)) return text;
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.map((line) => line && `<p>${line}</p>`).join('');
}

/** `{ "file": … }`: of an address the picture or download, of a text the file that contains it. */
function fromFile(line: number, name: string, { kind }: EntityField, folder: string): Cell {
  const bad = (problem: string): Cell => ({ line, value: null, problem });
  const file = fileIn(folder, name);
  if (file === null) return bad(`names '${name}', which is not a file in the content folder`);
  if (kind === 'link') {
    const known = isMediaName(name);
    if (!known)
      return bad(`names '${name}', but only files in pictures/ and files/ that the portal serves have an address`);
    return { line, value: `/profile/${name}`, media: { from: file, name } };
  }
  if (kind !== 'rich') return bad('is too short to come from a file');
  const text = readText(file);
  if (text === null) return bad(`names '${name}', which contains unreadable text`);
  return { line, value: withoutBreaks(text), form: 'template', source: name };
}

/** A value of a JSON file: a plain one, or an object that names a file in the content folder, a real path. */
export function cellOf(area: ContentName, field: string, { line, value }: Located, folder: string): Cell {
  if (!(value instanceof Map)) return { line, value };
  const known = Object.hasOwn(contentFields[area], field) && contentFields[area][field];
  const [[form, inner] = [], ...more] = value;
  const text = inner?.value;
  const wrong = {
    line,
    value: null,
    problem: 'must be a text, a number, null, or one of {"file": …}, {"template": …}, {"name": …}',
  };
  if (more.length > 0 || typeof text !== 'string' || !known) return wrong;
  if (form === 'file') return fromFile(line, text, known, folder);
  if (form === 'template') return { line, value: text, form };
  if (form !== 'name') return wrong;
  return known.kind === 'id'
    ? { line, value: text, form }
    : { line, value: null, problem: 'is not an id, and cannot be derived from a name' };
}
