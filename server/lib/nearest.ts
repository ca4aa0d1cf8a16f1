/** Edit distance between two words, transpositions included (Damerau–Levenshtein). */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          rows[i - 1]![j]! + 1,
          row[j - 1]! + 1,
          rows[i - 1]![j - 1]! + (isSame ? 0 : 1),
          isSwapped ? rows[i - 2]![j - 2]! + 1 : Infinity,
        ),
      );
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** The word that a mistyped one most likely stands for. */
export const nearest = (word: string, words: readonly string[]): string | undefined =>
  words
    .map((one) => ({ one, far: distance(word, one) }))
    .sort((a, b) => a.far - b.far)
    .at(0)?.one;
