import { text } from './text';

/** A telephone number as it is dialled; undefined for what is none. */
export function dialled(value: unknown): string | undefined {
  const number = text(value).replace(/[\s-]/g, '');
  return /^\+?\d{5,20}$/.test(number) ? number : undefined;
}
