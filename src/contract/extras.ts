/** What a backend may offer beyond the portal itself: the company's desk, the staff's, the search, the lists' filters, what a detail leads on to. */
export const extras = ['my', 'desk', 'search', 'filters', 'relations'] as const;
export type Extra = (typeof extras)[number];

/** What the embedded backend offers unless it is told otherwise. */
export const usualExtras: readonly Extra[] = ['my', 'desk', 'search', 'filters', 'relations'];

/** The extras named in a text such as `my,desk`; others are dropped. */
export const readExtras = (text: string): Extra[] => {
  const named = text.split(/[\s,]+/);
  return extras.filter((extra) => named.includes(extra));
};
