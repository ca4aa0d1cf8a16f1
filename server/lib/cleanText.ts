import { BusinessError } from './errors';

/** Control characters, halves of characters, and marks that turn the reading direction round. */
const unwanted = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * A text that someone typed, without the blanks round it.
 * @param label the field's name on screen.
 * @param max characters, as people count them.
 * @param lines whether it may have several lines.
 * @throws BusinessError when it is too long or holds what no keyboard types.
 */
export function cleanText(value: string | undefined, label: string, max: number, lines = false): string {
  const text = (value ?? '').trim();
  if (unwanted.test(lines ? text.replace(/[\r\n\t]/g, ' ') : text)) throw new BusinessError(`${label}包含不支持的字符`);
  if ([...text].length > max) throw new BusinessError(`${label}不能超过${max}个字符`);
  return text;
}
