/**
 * Optional features of a backend: the company's own pages, the staff's desk, search, list filters, related content,
 * pictures in the widths that pages need. The embedded backend offers all unless set.
 */
export const extras = ['my', 'desk', 'search', 'filters', 'relations', 'pictures'] as const;
export type Extra = (typeof extras)[number];

/** Parses a list such as `my,desk`; unknown names are dropped. */
export const readExtras = (text: string): Extra[] => {
  const names = text.split(/[\s,]+/);
  return extras.filter((extra) => names.includes(extra));
};
