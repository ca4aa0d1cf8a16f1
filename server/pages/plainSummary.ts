const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Maximum characters of a summary. */
const maxLength = 200;

const blocks = /<(?:br|\/(?:p|div|li|ul|ol|h[1-6]|tr|td|th|table|section|blockquote))\b/gi;

/** The beginning of a rich text, as plain text in one line. */
export async function plainSummary(html: unknown): Promise<string> {
  if (typeof html !== 'string') return '';
  // Loaded on first use, since it takes long.
  const { default: sanitizeHtml } = await import('sanitize-html');
  const escaped = sanitizeHtml(html.replace(blocks, ' $&'), { allowedTags: [], allowedAttributes: {} });
  const text = escaped
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name]!)
    .replace(/\s+/g, ' ')
    .replace(/([\u3000-\u303f\uff01-\uff60]) /g, '$1')
    .trim();
  const points = Array.from(text);
  return points.length > maxLength ? `${points.slice(0, maxLength - 1).join('')}…` : text;
}
