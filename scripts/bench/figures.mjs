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

/**
 * Lines of a table with columns as wide as their widest cell; the first column is left-aligned, the others
 * right-aligned.
 */
export function table(heads, rows) {
  const lines = [heads, ...rows].map((cells) => cells.map((cell) => String(cell ?? '–')));
  const widths = heads.map((_head, column) => Math.max(...lines.map((cells) => cells[column].length)));
  const aligned = lines.map((cells) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
  return [aligned[0], '-'.repeat(Math.max(...aligned.map((line) => line.length))), ...aligned.slice(1)];
}

/** A number with a sensible number of digits. */
export function figure(value) {
  if (value === null || value === undefined || Number.isNaN(value)) return '–';
  if (value === 0) return '0';
  if (Math.abs(value) < 1) return value.toFixed(3);
  if (Number.isInteger(value) || Math.abs(value) >= 100) return String(Math.round(value));
  return value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

/** Median, with the quartiles if they differ from it. */
export function spread(found) {
  if (!found) return '–';
  const { q1, median, q3 } = found;
  return q1 === q3 ? figure(median) : `${figure(median)} (${figure(q1)}…${figure(q3)})`;
}

export const ratioText = (value) => (value === null ? '–' : value.toFixed(2));
