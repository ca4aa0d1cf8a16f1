/**
 * Optional features of a backend: the company's own pages, the staff's desk, search, list filters, related content,
 * pictures in the widths that pages need.
 */
export const extras = ['my', 'desk', 'search', 'filters', 'relations', 'pictures'] as const;
export type Extra = (typeof extras)[number];

/** The defaults of the embedded backend. */
export const defaultExtras: readonly Extra[] = extras;

/** Parses a list such as `my,desk`; unknown names are dropped. */
export const readExtras = (text: string): Extra[] => {
  const named = text.split(/[\s,]+/);
  return extras.filter((extra) => named.includes(extra));
};
