/** Whether two words differ by one substitution, insertion, deletion or transposition. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = [Array.from(a), Array.from(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  if (long.length - short.length > 1) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  let same = 0;
  while (same < short.length - from && short[short.length - 1 - same] === long[long.length - 1 - same]) same += 1;
  const differ = long.length - from - same;
  const isTransposed = differ === 2 && short[from] === long[from + 1] && short[from + 1] === long[from];
  return differ <= 1 || (isTransposed && short.length === long.length);
}
