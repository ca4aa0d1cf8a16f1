import type { EntityField } from '../../src/contract/entity';
import { choiceLimits, type Facet } from '../../src/contract/filters';
import { parseAmountRange } from './parseAmountRange';

/** The facets among some fields, the one that tells most being the first. */
export const facetsOf = (fields: readonly (readonly [string, EntityField])[]): [string, Facet][] =>
  fields
    .flatMap(([name, { facet }]): [string, Facet][] => (facet ? [[name, facet]] : []))
    .sort(([, { place = Infinity }], [, { place: other = Infinity }]) => (place === other ? 0 : place - other));

/** Days before the last one from which on a window is about to close. */
const soon = 30;
const dayMs = 24 * 60 * 60 * 1000;

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

function windowStates(from: string, to: string, today: string): string[] {
  if (to !== '' && to < today) return ['closed'];
  if (from > today) return ['coming'];
  return to !== '' && daysBetween(today, to) <= soon ? ['open', 'soon'] : ['open'];
}

const day = (text: string | null | undefined): string => (text ?? '').slice(0, 10);

/** A range as it stands in a query, and whether a span lies in it; from each step on, up to the next. */
const rangesOf = (steps: readonly number[]) =>
  [0, ...steps].map((from, index) => {
    const to = steps[index];
    return { value: `${from || ''}-${to ?? ''}`, from, to: to ?? Infinity };
  });

/** What a row without a number has. */
const none = 'none';

/**
 * The choices of a facet that a row belongs to.
 * @param raw what its fields hold: the facet's own, and of a window the first day after it
 */
export function valuesOf(facet: Facet, raw: readonly (string | null)[], today: string): string[] {
  const text = raw[0]?.trim() ?? '';
  switch (facet.kind) {
    case 'value': {
      const parts = facet.separator ? text.split(facet.separator) : [text];
      const values = parts.map((part) => (facet.until ? (part.split(facet.until, 1)[0] ?? '') : part).trim());
      return [...new Set(values.filter((value) => value !== '' && value.length <= choiceLimits.length))];
    }
    case 'year':
      return text === '' ? [] : [text.slice(0, 4)];
    case 'range': {
      const span = parseAmountRange(text, facet.per === 'month');
      if (!span) return facet.none === undefined ? [] : [none];
      const [least, greatest] = span;
      return rangesOf(facet.steps).flatMap(({ value, from, to }) =>
        least < to && (greatest > from || least >= from) ? [value] : [],
      );
    }
    case 'open':
      return text === '' || day(text) >= today ? ['1'] : [];
    case 'window':
      return windowStates(day(raw[1] ?? ''), day(text), today);
  }
}

const windowLabels: [value: string, label: string][] = [
  ['open', '开放中'],
  ['soon', '即将截止'],
  ['coming', '未开始'],
  ['closed', '已截止'],
];

const grouped = (number: number): string => number.toLocaleString('en-US');

/** An amount in words: 12 万. */
const amount = (number: number): string => (number >= 10_000 ? `${number / 10_000} 万` : grouped(number));

function rangeLabel(from: number, to: number, unit: string): string {
  const tail = (number: number) => `${amount(number)}${number >= 10_000 ? '' : ' '}${unit}`;
  if (from === 0) return `${tail(to)}以下`;
  if (to === Infinity) return `${tail(from)}以上`;
  // Both in 万: said once.
  return from >= 10_000 ? `${from / 10_000}–${tail(to)}` : `${grouped(from)}–${grouped(to)} ${unit}`;
}

/** The choices that a facet has whatever the rows hold; null: those that the rows hold. */
export function fixedChoices(facet: Facet): readonly [value: string, label: string][] | null {
  switch (facet.kind) {
    case 'range': {
      const ranges = rangesOf(facet.steps).map(({ value, from, to }): [string, string] => [
        value,
        rangeLabel(from, to, facet.unit),
      ]);
      return facet.none === undefined ? ranges : [...ranges, [none, facet.none]];
    }
    case 'open':
      return [['1', '只看未截止']];
    case 'window':
      return windowLabels;
    default:
      return null;
  }
}

/** What stands for values that no row has: an address may hold any words, and none of them are the portal's. */
export const staleLabel = '已失效的条件';

/** The words of a chosen value that no row has; what can be read, a year, speaks for itself. */
export const labelOfMissing = ({ kind }: Facet, value: string): string =>
  kind === 'year' && /^\d{4}$/.test(value) ? value : staleLabel;

/** Whether the choices of a row change with the day. */
export const changesByDay = ({ kind }: Facet): boolean => kind === 'open' || kind === 'window';
