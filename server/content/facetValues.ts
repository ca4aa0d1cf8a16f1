import type { Facet } from '../../src/contract/filters';

/** Days before the last one from which on a window is about to close. */
const soon = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** How much one unit of a text stands for. */
const units: Readonly<Record<string, number>> = { 千: 1000, k: 1000, 万: 10_000, w: 10_000 };

/** `15薪` is no amount. */
const figures = /(\d+(?:\.\d+)?)\s*([千万kw]?)(?![\d.]*薪)/gi;

/**
 * The least and the greatest amount that a text speaks of: `12–18 千元/月`, `1.5万`, `9,600`. What is paid by the year is
 * told by the month. Null where there is none; nought is open to negotiation.
 */
export function spanOf(text: string): readonly [number, number] | null {
  const found = [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(figures)].slice(0, 2);
  const last = found.at(-1)?.[2] ?? '';
  const share = /年/.test(text) ? 12 : 1;
  const amounts = found.map(([, figure, unit]) => {
    return (Number(figure) * (units[(unit || last).toLowerCase()] ?? 1)) / share;
  });
  const [from = 0, to = from] = amounts.sort((a, b) => a - b);
  return to > 0 ? [from, to] : null;
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

function windowStates(from: string, to: string, today: string): string[] {
  if (to !== '' && to < today) return ['closed'];
  if (from > today) return ['coming'];
  return to !== '' && daysBetween(today, to) <= soon ? ['open', 'soon'] : ['open'];
}

const day = (text: string | undefined) => (text ?? '').slice(0, 10);

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
      return [...new Set(values.filter(Boolean))];
    }
    case 'year':
      return text === '' ? [] : [text.slice(0, 4)];
    case 'range': {
      const span = spanOf(text);
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

/** An amount in words: 12 万. */
const amount = (number: number): string => (number >= 10_000 ? `${number / 10_000} 万` : String(number));

function rangeLabel(from: number, to: number, unit: string): string {
  const tail = (number: number) => `${amount(number)}${number >= 10_000 ? '' : ' '}${unit}`;
  if (from === 0) return `${tail(to)}以下`;
  if (to === Infinity) return `${tail(from)}以上`;
  // Both in 万: said once.
  return from >= 10_000 ? `${from / 10_000}–${tail(to)}` : `${from}–${to} ${unit}`;
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

/** Whether the choices of a row change with the day. */
export const changesByDay = ({ kind }: Facet): boolean => kind === 'open' || kind === 'window';
