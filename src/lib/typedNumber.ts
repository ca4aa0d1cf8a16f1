import { telephoneGroups } from './telephoneNumber';

const plain = /^\d+(?:\.\d+)?$/;

/** A number's digits with thousands separators, unrounded; anything else unchanged. */
export function groupedNumber(value: string): string {
  if (!plain.test(value)) return value;
  const [whole, ...decimals] = value.split('.');
  // eslint-disable-next-line regexp/no-super-linear-move -- what the user typed
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** A telephone number of eleven digits in groups, 138 0011 2233; anything else unchanged. */
export const groupedTelephone = (value: string): string =>
  (/^\d{11}$/.test(value) && telephoneGroups(value)?.join(' ')) || value;

/** An amount of at least 10,000 in units of that; undefined for smaller ones and non-numbers. */
export function tenThousands(value: string): string | undefined {
  if (!plain.test(value) || Number(value) < 10_000) return undefined;
  return (Number(value) / 10_000).toLocaleString('en-US', { maximumFractionDigits: 8 });
}
