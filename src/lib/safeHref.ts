/**
 * A link that an entry names, if a visitor may follow it: an http(s) address or a path of this site. Any other scheme
 * is refused.
 *
 * @returns undefined for nothing and for what must not be followed
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const link = value.trim();
  if (/^\/(?![/\\])/.test(link)) return link;
  if (!/^(?:https?:)?\/\//i.test(link) || !URL.canParse(link, 'https://x')) return undefined;
  return link;
}
