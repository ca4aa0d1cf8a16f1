/** Parses a query string; of a repeated parameter the first value counts, as in servlets. */
export function parseQuery(text: string): Record<string, string> {
  const values = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(text)) values[name] ??= value;
  return values;
}
