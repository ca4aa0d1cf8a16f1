import { articleAreas } from '../contract/articleAreas';
import { zh } from '../i18n/zh';
import { fileUrl, isBackendFile } from './paths';

/**
 * A link from an entry, if it is safe: an http(s) URL or a path of this site.
 *
 * @returns undefined if empty or unsafe
 */
export function safeHref(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const link = value.trim();
  const [file = ''] = link.split(/[?#]/, 1);
  if (/^\/(?![/\\])/.test(link)) return isBackendFile(file) ? fileUrl(file)?.concat(link.slice(file.length)) : link;
  if (!/^(?:https?:)?\/\//i.test(link) || !URL.canParse(link, 'https://x')) return undefined;
  return link;
}

/** The first path segments of banner links, with the names of their sections. */
const places: Readonly<Record<string, string>> = {
  index: zh.nav.home,
  policy: zh.nav.policy,
  project: zh.section.projects,
  financial: zh.nav.financial,
  specialist: zh.nav.specialist,
  recruit: zh.browse.recruitment,
  supply_demand: zh.nav.supplyDemand,
  ...Object.fromEntries(Object.values(articleAreas).map(({ root, section }) => [root.slice(1), section])),
  shopping_mall: zh.nav.shoppingMall,
  contactUs: zh.nav.contactUs,
};

/** Where a link leads: the section of this site, or the other site's name; undefined if unknown. */
export function linkTargetName(link: string): string | undefined {
  if (/^\/(?!\/)/.test(link)) return places[/^\/([^/?#]*)/.exec(link)?.[1] ?? ''];
  return /^(?:https?:)?\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(link)?.[1];
}
