/** The beginning of a rich text's first paragraph as plain text. */
export function excerpt(html: string | null, length: number): string {
  const first = (html ?? '').split('</p>')[0] ?? '';
  const plain = first
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > length ? `${plain.slice(0, length)}…` : plain;
}

export const day = (value: string | null) => (value ?? '').slice(0, 10);

/** The text with an id on each h2, and the headings themselves. */
export function withContents(html: string | null): { html: string; headings: { id: string; text: string }[] } {
  const headings: { id: string; text: string }[] = [];
  const anchored = (html ?? '').replace(/<h2>(.*?)<\/h2>/g, (_whole, inner: string) => {
    const id = `part-${headings.length + 1}`;
    headings.push({ id, text: inner.replace(/<[^>]+>/g, '') });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}
