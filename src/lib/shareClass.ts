/**
 * The classes that set `--share` to a whole percentage.
 *
 * @param share 0 to 1; other values are clamped
 */
export function shareClass(share: number): string {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return `share tens-${Math.floor(percent / 10)} ones-${percent % 10}`;
}
