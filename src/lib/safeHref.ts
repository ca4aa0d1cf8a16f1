/**
 * A link from an entry, if it is safe: an http(s) URL or a path of this site.
 *
 * @returns undefined if empty or unsafe
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const link = value.trim();
  if (/^\/(?![/\\])/.test(link)) return link;
  if (!/^(?:https?:)?\/\//i.test(link) || !URL.canParse(link, 'https://x')) return undefined;
  return link;
}
