import { toText } from './toText';

/** The fields of a specialist, out of a list separated by the Chinese enumeration comma (spec §3). */
export function splitField(value: unknown): string[] {
  const parts = toText(value, '')
    .split('、')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Set(parts)];
}
