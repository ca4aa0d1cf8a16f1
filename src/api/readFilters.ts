import type { FilterChoice, ListFilter } from '../contract/filters';
import { isRecord } from '../lib/json';

export const recordsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];
export const text = (value: unknown) => (typeof value === 'string' ? value : '');
export const count = (value: unknown) => Math.max(0, Math.floor(Number(value)) || 0);

/** Drops duplicate names. */
const once = <One>(list: One[], nameOf: (one: One) => string): One[] => [
  ...new Map(list.map((one) => [nameOf(one), one])).values(),
];

const choicesOf = (choices: unknown): FilterChoice[] =>
  once(
    recordsOf(choices).flatMap(({ value, label, count: rows }) =>
      text(value) ? [{ value: text(value), label: text(label) || text(value), count: count(rows) }] : [],
    ),
    ({ value }) => value,
  );

/** Keeps the valid part of a malformed response. */
export const readFilters = (filters: unknown): ListFilter[] =>
  once(
    recordsOf(filters).flatMap(({ name, label, choices, none }) => {
      const known = choicesOf(choices);
      if (!text(name) || known.length === 0) return [];
      const filter = { name: text(name), label: text(label), choices: known };
      return [isRecord(none) ? { ...filter, none: { label: text(none.label), count: count(none.count) } } : filter];
    }),
    ({ name }) => name,
  );
