/** A longer table of contents is no help, and each entry costs a link. */
export const mostHeadings = 200;

export const headingLevels = ['h2', 'h3', 'h4', 'h5', 'h6'];

/** Estimated number of headings of an unparsed source. */
export function countHeadings(source: unknown): number {
  if (typeof source !== 'string') return 0;
  for (const level of headingLevels) {
    // eslint-disable-next-line no-restricted-syntax -- made of constants
    const found = source.match(new RegExp(`<${level}\\b`, 'gi'));
    if (found) return Math.min(found.length, mostHeadings);
  }
  return 0;
}
