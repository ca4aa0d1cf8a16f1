import { entities, type CategorisedArea, labelOf } from '../../src/contract/entities';
import type { EntityField, EntityFields } from '../../src/contract/entity';
import type { ContentName } from '../db/schema';
import { createHash } from 'node:crypto';

/** Names of all content areas. */
export const contentNames = Object.keys(entities) as ContentName[];

export const isCategorised = (area: ContentName): area is CategorisedArea =>
  Object.values<EntityField>(entities[area]).some(({ kind }) => kind === 'category');

const { category } = entities;

/** Areas that have categories. */
export const categorisedNames = contentNames.filter(isCategorised);

/** All fields of every area, for responses, imports and exports. */
export const contentFields: Record<ContentName, EntityFields> = {
  ...entities,
  category: { ...category, area: { ...category.area, oneOf: categorisedNames } },
};

const fieldLists = new Map(Object.entries(contentFields).map(([area, fields]) => [area, Object.entries(fields)]));

/** The fields of one area, in the order of its table. */
export const fieldsOf = (area: ContentName) => fieldLists.get(area)!;

/** The field of an area with the code of the category. */
export const categoryColumn = (area: ContentName): string | undefined =>
  fieldsOf(area)?.find(([, { kind }]) => kind === 'category')?.[0];

/** Whether a file of an area may have this column. */
export const isColumn = (area: ContentName, name: string): boolean => Object.hasOwn(contentFields[area], name);

/** The natural key of an area's rows: an import replaces rows with the same key. */
export function identityOf(area: ContentName): readonly string[] {
  if (area === 'navigation') return ['configKey'];
  return area === 'category' ? ['area', 'fdCategory'] : ['fdId'];
}

/** Id of a category, derived from its key: the same on every server. */
export function categoryId(area: string, fdCategory: string): string {
  // eslint-disable-next-line no-restricted-syntax -- names an item
  return createHash('md5').update(`${area}/${fdCategory}`).digest('hex');
}

/**
 * Id derived from a name and the entry's day: 32 lower-case hex digits, the first 11 of them 9:00 of that day in China,
 * since ids start with their time. Deterministic.
 * @param day as 2025-01-31
 */
export function namedId(name: string, day: string): string {
  const time = Date.parse(`${day}T09:00:00+08:00`).toString(16).padStart(11, '0');
  return time + createHash('sha256').update(name).digest('hex').slice(0, 21);
}

/** Path segments that are already used at the position of a category code: `detail` in every area, and these. */
const taken: Readonly<Record<string, string>> = { financial: 'default', specialist: 'detailall' };

/** What is wrong with the code of a new category, which becomes part of its list's address; null: nothing. */
export function codeProblem(area: string, code: string): string | null {
  if (/[/\\%?#]/.test(code) || code === '.' || code === '..')
    return 'must not contain / \\ % ? or #, nor be . or .., because it is part of an address';
  const word = code.toLowerCase();
  return word === 'detail' || word === taken[area] ? `is reserved by the portal: ${code}` : null;
}

/** The headings of an area's columns, by name: labels, with the name where two would be the same. */
export function headingsOf(area: ContentName): Map<string, string> {
  const labels = fieldsOf(area).map(([name, field]): [string, string] => [name, labelOf(field)]);
  const isShared = (label: string) => labels.filter(([, other]) => other === label).length > 1;
  return new Map(labels.map(([name, label]) => [name, isShared(label) ? `${label}（${name}）` : label]));
}

/** A heading without blanks and the marks of what has to be filled in; units stay, since they are part of its meaning. */
const plainHeading = (heading: string): string => heading.replace(/[\s*＊]|[（(](?:必填|选填)[）)]/g, '');

/** Names of the columns by what a file may call them: name, label, or label with name. */
export function columnsOf(area: ContentName): (heading: string) => string {
  const names = new Map<string, string>();
  for (const [name, heading] of headingsOf(area)) {
    names.set(plainHeading(heading), name);
    names.set(plainHeading(`${heading.replace(/（.*/, '')}（${name}）`), name);
  }
  return (heading) => {
    const text = heading.trim();
    return isColumn(area, text) ? text : (names.get(plainHeading(text)) ?? text);
  };
}

/** What is wrong, and where. `field` is empty if the error is not in one field. */
export interface RowError {
  line: number;
  /** File name, if several are read. */
  file?: string;
  area?: ContentName;
  field?: string;
  problem: string;
}

/** Maximum errors shown; a file with more most likely has one cause. */
const shown = 100;

function describe({ file, line, area, field, problem }: RowError): string {
  return `${[file, `line ${line}`, area, field].filter(Boolean).join(', ')}: ${problem}`;
}

/** Content that cannot be imported, with all its errors. */
export class ContentError extends Error {
  constructor(readonly errors: RowError[]) {
    const more = errors.length > shown ? [`… and ${errors.length - shown} more`] : [];
    super([`${errors.length} errors`, ...errors.slice(0, shown).map(describe), ...more].join('\n'));
  }
}
