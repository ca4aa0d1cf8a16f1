/** A quantile of sorted numbers, interpolated between neighbours. */
export function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.ceil(place);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/**
 * Median and quartiles; values that are not numbers count as not measured.
 * @param {(number | null | undefined)[]} values
 * @returns {{ q1: number, median: number, q3: number, count: number } | null} null if nothing was measured
 */
export function summary(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const [q1, median, q3] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { q1, median, q3, count: sorted.length };
}

/** Summary of each figure that occurs in any of the samples. */
export function summaries(samples) {
  const names = new Set(samples.flatMap((sample) => Object.keys(sample)));
  return Object.fromEntries(
    [...names].map((name) => [name, summary(samples.map((sample) => sample[name]))]).filter(([, found]) => found),
  );
}

/** Ratio of two medians; null if either is missing or the divisor is zero. */
export const ratio = (over, under) => (over && under && under.median !== 0 ? over.median / under.median : null);
