/**
 * The class that sets `--share` to a whole percentage.
 *
 * @param share 0 to 1; other values are clamped
 */
export const shareClass = (share: number): string => `share-${Math.round(Math.min(1, Math.max(0, share)) * 100)}`;
