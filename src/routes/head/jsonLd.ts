import type { BreadcrumbList, ItemList, Organization } from 'schema-dts';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import type { HeadContext, Place } from './headContext';

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
