import * as articleEntities from './articleEntities';
import { app } from './areas/app';
import { articleNames, type AreaName } from './areas';
import { banner } from './areas/banner';
import { category } from './areas/category';
import { financial } from './areas/financial';
import { getbuginess } from './areas/getbuginess';
import { navigation } from './areas/navigation';
import { policy } from './areas/policy';
import { project } from './areas/project';
import { recruit } from './areas/recruit';
import { specialist } from './areas/specialist';
import type { EntityField, EntityFields } from './entity';
import type { FeedLink } from './renderer';

type Articles = typeof articleEntities;

const articles = Object.fromEntries(articleNames.map((area) => [area, articleEntities[area]()])) as {
  [Name in keyof Articles]: ReturnType<Articles[Name]>;
};

/**
 * Every area's entity, by area and table name, in the desk's order. For the server and the desk: the portal's pages do
 * not need them all.
 */
export const entities = {
  policy: policy(),
  project: project(),
  financial: financial(),
  specialist: specialist(),
  recruit: recruit(),
  getbuginess: getbuginess(),
  ...articles,
  app: app(),
  banner: banner(),
  category: category(),
  navigation: navigation(),
};

type Entities = typeof entities;

/** Areas with categories. */
export type CategorisedArea = {
  [Name in keyof Entities]: [Extract<Entities[Name][keyof Entities[Name]], { kind: 'category' }>] extends [never]
    ? never
    : Name;
}[keyof Entities];

/** The fields of an entity that the desk, feeds and lists go by. */
export function shapeOf(fields: EntityFields) {
  const all = Object.entries<EntityField>(fields);
  const first = (matches: (field: EntityField) => unknown) => all.find(([, field]) => matches(field))?.[0] ?? null;
  return {
    /** Title in a list. */
    title: first(({ names }) => names) ?? first(({ kind }) => kind === 'link') ?? all[0]?.[0] ?? '',
    /** The second line; without a title field, the link target. */
    subtitle:
      first(({ issuer }) => issuer) ??
      (first(({ names }) => names) === null ? first(({ kind, picture }) => kind === 'link' && !picture) : null),
    /** The filter of its list. */
    group:
      first(({ groups }) => groups) ??
      first(({ kind }) => kind === 'category') ??
      first(({ required, oneOf }) => required && oneOf !== undefined),
    /** Its public date. */
    day: first(({ kind }) => kind === 'date'),
    /** Its deadline. */
    closes: first(({ closes }) => closes),
    /** Its position. */
    order: first(({ kind }) => kind === 'order'),
    rich: all.flatMap(([name, { kind }]) => (kind === 'rich' ? [name] : [])),
  };
}

export type EntityShape = ReturnType<typeof shapeOf>;

/** Default labels of fields, by kind. */
const byKind = {
  id: '编号',
  text: '文字',
  rich: '正文',
  date: '日期',
  number: '数字',
  order: '次序',
  flag: '标记',
  link: '地址',
  email: '邮箱',
  category: '类别',
} as const;

/** A field's label at the desk. */
export const labelOf = ({ label, kind = 'text' }: Partial<EntityField> = {}): string => label ?? byKind[kind];

/**
 * The feed of an area's newest entries, if it has one.
 *
 * @param title the area's name
 */
export const feedsOf = (area: AreaName, title: (name: string) => string): FeedLink[] =>
  Object.values<EntityField>(entities[area]).flatMap(({ feed }) =>
    feed ? [{ path: feed, title: title((entities[area].fdId as EntityField).of ?? area) }] : [],
  );
