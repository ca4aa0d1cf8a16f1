/**
 * The class that gives a share to an element's styles, as `--share` in whole percent.
 *
 * @param share from 0 to 1; what lies beyond counts as the nearer end
 */
export const shareClass = (share: number): string => `share-${Math.round(Math.min(1, Math.max(0, share)) * 100)}`;
