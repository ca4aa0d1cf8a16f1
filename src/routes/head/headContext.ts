import type { BreadcrumbList, ItemList, Organization } from 'schema-dts';
import type { Query } from '../../api/query';
import type { ListChoice } from '../../contract/filters';
import type { FeedLink, PageHead } from '../../contract/renderer';
import { areaNames, type AreaName } from '../../contract/areas';
import { feedsOf } from '../../contract/entities';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { cut, excerpt } from '../../lib/plainText';
import { isDay } from '../../contract/form';
import { dayOf } from '../../lib/dates';
import type { Screen, ScreenProps } from '../screen';

/** Input for a page's head metadata. */
export interface HeadContext<Props = unknown> {
  props: Props;
  /** A query's result: undefined while pending, null if empty. */
  answer<Arg, Data>(query: Query<Arg, Data>): { data?: Data; isError: boolean };
  pathname: string;
  /** The active filters in the address. */
  choice?: ListChoice;
  now: Date;
  /** The absolute URL of an address of this site or another. */
  absolute(address: string): string;
}

/** A breadcrumb; the last one has no link. */
export interface Place {
  label: string;
  to?: string;
}

/** Page-specific metadata. */
export interface HeadDraft extends Pick<
  PageHead,
  'title' | 'description' | 'canonicalPath' | 'image' | 'published' | 'robots'
> {
  type?: PageHead['type'];
  /** The breadcrumbs, without the home page and the page itself. */
  way?: readonly Place[];
  /** The page's own breadcrumb, if not its title. */
  crumb?: string;
  /** The page's main entity in schema.org terms; missing fields are omitted. */
  things?: readonly object[];
  feeds?: readonly FeedLink[];
}

export type HeadOf<Props = unknown> = (context: HeadContext<Props>) => HeadDraft;

/** A screen and the builder of its head metadata. */
export interface Head {
  screen: Screen;
  // Any screen's props.
  // oxlint-disable-next-line typescript/no-explicit-any
  headOf: HeadOf<any>;
}

export const headFor = <Asked, Given, Api>(
  screen: Screen<Asked, Given, Api>,
  headOf: HeadOf<ScreenProps<Asked, Given, Api>>,
): Head => ({ screen, headOf });

/** The feed linked from an area's pages. */
export const feedOf = (area: AreaName) => feedsOf(area, zh.site.title);

export const allFeeds = areaNames.flatMap(feedOf);

type Json = string | number | boolean | Json[] | { [name: string]: Json };

/** A value without its empty parts; undefined if only the type's name is left. */
function filled(value: unknown): Json | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) {
    const items = value.flatMap((item) => filled(item) ?? []);
    return items.length > 0 ? items : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(value).flatMap(([name, field]): [string, Json][] => {
    const json = filled(field);
    return json === undefined ? [] : [[name, json]];
  });
  return fields.some(([name]) => name !== '@type') ? Object.fromEntries(fields) : undefined;
}

/** A schema.org object without empty fields. */
export const jsonLd = (thing: object): object => ({ '@context': 'https://schema.org', ...(filled(thing) as object) });

/** The portal itself. */
export const portalOrganization = ({ absolute }: HeadContext) =>
  ({
    '@type': 'Organization',
    name: zh.site.name,
    url: absolute(paths.home),
    logo: absolute('/icons/logo.svg'),
  }) satisfies Organization;

/** Another organization, by name. */
export const organization = (name: string) => (name ? ({ '@type': 'Organization', name } as const) : undefined);

/** The breadcrumbs of a page. Those without an address are omitted: each but the last needs one. */
export function breadcrumbList({ absolute }: HeadContext, way: readonly Place[], here: Place) {
  const places = [{ label: zh.nav.home, to: paths.home }, ...way, here].filter(({ to }) => to !== undefined);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ label, to = '' }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(to),
    })),
  } satisfies BreadcrumbList;
}

/**
 * The entries of one page of a list.
 *
 * @param before number of entries on earlier pages
 */
export function itemList(
  { absolute }: HeadContext,
  name: string,
  entries: readonly { name: string; to: string }[],
  before: number,
  total: number,
) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListElement: entries.map((entry, index) => ({
      '@type': 'ListItem' as const,
      position: before + index + 1,
      name: entry.name,
      url: absolute(entry.to),
    })),
  } satisfies ItemList;
}

const ofData = /^data:/i;

/** A picture that preview cards can show: bitmap formats with a URL. */
export const bitmapOf = (address: string | undefined): string | undefined =>
  address === undefined || ofData.test(address) || /\.svg(?:[?#]|$)/i.test(address) ? undefined : address;

/** A backend date in ISO 8601 with the backend's zone; a day if it has no time, undefined if it is not a date. */
export function isoTime(value: unknown): string | undefined {
  const day = dayOf(value);
  if (!isDay(day)) return undefined;
  const time = /^\d{4}-\d{2}-\d{2} ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(String(value).trim())?.[1];
  return time ? `${day}T${time}+08:00` : day;
}

/** The day of such a date. */
export const isoDay = (value: unknown): string | undefined => isoTime(value)?.slice(0, 10);

/** Description lengths that search engines and preview cards show; shorter ones say too little. */
const most = 120;
const least = 40;

/** A plain text, cut at the end of a sentence. */
export function shorten(text: string): string {
  const points = Array.from(text);
  if (points.length <= most) return text;
  const whole = /^[\s\S]*[。！？；!?;][”’」』）)]?/.exec(points.slice(0, most).join(''))?.[0];
  return whole && Array.from(whole).length >= least ? whole : cut(text, most - 1);
}

/** The meta description from a rich text: its first sentences, or a fallback. */
export const describe = (html: unknown, otherwise: string): string =>
  shorten(excerpt(html, Number.POSITIVE_INFINITY) || otherwise);
