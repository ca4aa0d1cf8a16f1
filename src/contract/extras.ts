/** Optional features of a backend: the company's own pages, the staff's desk, search, list filters, related content. */
export const extras = ['my', 'desk', 'search', 'filters', 'relations'] as const;
export type Extra = (typeof extras)[number];

/** The defaults of the embedded backend. */
export const defaultExtras: readonly Extra[] = ['my', 'desk', 'search', 'filters', 'relations'];

/** Parses a list such as `my,desk`; unknown names are dropped. */
export const readExtras = (text: string): Extra[] => {
  const named = text.split(/[\s,]+/);
  return extras.filter((extra) => named.includes(extra));
};
