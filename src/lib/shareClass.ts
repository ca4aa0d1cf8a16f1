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
