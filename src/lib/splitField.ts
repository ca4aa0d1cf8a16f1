import { toText } from './toText';

/** An expert's fields, from a list separated by the Chinese enumeration comma. */
export function splitField(value: unknown): string[] {
  const parts = toText(value, '')
    .split('、')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return [...new Set(parts)];
}
