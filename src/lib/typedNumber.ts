import { roundedNumber } from './numbers';
import { telephoneGroups } from './telephoneNumber';

/** A telephone number of eleven digits in groups, 138 0011 2233; anything else unchanged. */
export const groupedTelephone = (value: string): string =>
  (/^\d{11}$/.test(value) && telephoneGroups(value)?.join(' ')) || value;

/** An amount of at least 10,000 in units of that; undefined for smaller ones and non-numbers. */
export function tenThousands(value: string): string | undefined {
  if (!/^\d+(?:\.\d+)?$/.test(value) || Number(value) < 10_000) return undefined;
  return roundedNumber(Number(value) / 10_000, 8);
}
