import { fileUrl } from './paths';

const tags = /<img\b[^<>]*>/gi;
const source = /\ssrc=(?:"([^"]+)"|'([^']+)')/i;
const widthOf = /\swidth="?(\d+)/i;

const ofData = /^data:/i;
const ofHost = /^\s*(?:https?:)?\/\//i;

/** Narrower ones are icons. */
const minWidth = 100;

const sourceOf = (tag: string) => {
  const [, double, single] = source.exec(tag) ?? [];
  return (double ?? single)?.replace(/&amp;/g, '&');
};

/** The URL of the first picture of a rich text, except data URLs. */
export function firstPicture(html: unknown): string | undefined {
  const [tag = ''] = typeof html === 'string' ? (html.match(tags) ?? []) : [];
  const address = fileUrl(sourceOf(tag));
  return address === undefined || ofData.test(address) ? undefined : address;
}

/** The first picture of a rich text that a list can show: one of this site, and no icon. */
export function listPicture(html: unknown): string | undefined {
  if (typeof html !== 'string') return undefined;
  for (const [tag] of html.matchAll(tags)) {
    const src = sourceOf(tag);
    const isIcon = Number(widthOf.exec(tag)?.[1] ?? minWidth) < minWidth;
    if (src && !isIcon && !ofData.test(src.trim()) && !ofHost.test(src) && fileUrl(src)) return src;
  }
  return undefined;
}
