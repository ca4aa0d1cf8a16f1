const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/**
 * Rich text as one line of plain text, for previews. No markup is ever handed to a document: tags go by pattern, and
 * what is left is only ever shown as text.
 *
 * @param length most code points that are kept (decision 38); what is cut ends with …
 */
export function plainText(html: unknown, length = Number.POSITIVE_INFINITY): string {
  if (typeof html !== 'string' && typeof html !== 'number') return '';
  const line = String(html)
    .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
    .replace(/<(script|style|template|iframe)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replace(/<\/?(?:p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|section|blockquote)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, decode)
    .replace(/\s+/g, ' ')
    // Between two Chinese signs a line's end leaves no blank.
    .replace(/(?<=[\u3000-\u303f\uff01-\uff60]) /g, '')
    .trim();
  const points = Array.from(line);
  return points.length > length ? `${points.slice(0, length).join('').trimEnd()}…` : line;
}
