/** Value below which a share of the sorted numbers lies, interpolated between neighbours. */
function quantile(sorted, share) {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const above = Math.ceil(place);
  return sorted[below] + (sorted[above] - sorted[below]) * (place - below);
}

/**
 * Median and quartiles of numbers; what is not a number counts as not measured.
 * @param {(number | null | undefined)[]} values
 * @returns {{ q1: number, median: number, q3: number, count: number } | null} null where nothing was measured
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

/** One median over another; null where either is missing, or where there is nothing to divide by. */
export const ratio = (over, under) => (over && under && under.median !== 0 ? over.median / under.median : null);
