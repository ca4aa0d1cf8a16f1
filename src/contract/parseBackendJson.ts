/** A string, closed or not, or a number: an unclosed one would be tried again from each of its quotes. */
const token = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|-?\d[\d.eE+-]*/gs;

/** Whether a number's text is an integer of at least 16 digits. */
export const isLongInteger = (text: string) => /^-?[1-9]\d{15,}$/.test(text);

/**
 * Parses what a backend sends. Integers of 16 digits and more become texts, since a number would round them: Java sends
 * such ids (`1862345678901234567`). `JSON.parse` passes a number's own digits only to newer browsers' revivers.
 * @returns undefined for a text that is not JSON
 */
export function parseBackendJson(text: string): unknown {
  const exact = /\d{16}/.test(text) ? text.replace(token, (one) => (isLongInteger(one) ? `"${one}"` : one)) : text;
  try {
    return JSON.parse(exact);
  } catch {
    return undefined;
  }
}
