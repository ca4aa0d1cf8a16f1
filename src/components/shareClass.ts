import '../styles/shares.css';

/**
 * The elapsed share of a period at `now`, 0 to 1; undefined if an end is not a date or they are in the wrong order.
 *
 * @param from first day, `yyyy-MM-dd`
 *
 * @param to last day, inclusive, `yyyy-MM-dd` (GMT+8)
 */
export function elapsedShare(from: string, to: string, now: Date): number | undefined {
  const start = Date.parse(`${from}T00:00:00+08:00`);
  const end = Date.parse(`${to}T23:59:59+08:00`);
  if (!(end > start)) return undefined;
  return Math.min(1, Math.max(0, (now.getTime() - start) / (end - start)));
}

const powers = [64, 32, 16, 8, 4, 2, 1];

/**
 * The classes that set `--share` to a whole percentage.
 *
 * @param share 0 to 1; other values are clamped
 */
export function shareClass(share: number): string {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return ['share', ...powers.filter((power) => percent & power).map((power) => `share-${power}`)].join(' ');
}
