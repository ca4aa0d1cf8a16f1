import * as articleEntities from './articleEntities';
import { app } from './areas/app';
import { areaNames, areas, articleNames, type AreaName } from './areas';
import { banner } from './areas/banner';
import { category } from './areas/category';
import { financial } from './areas/financial';
import { getbuginess } from './areas/getbuginess';
import { navigation } from './areas/navigation';
import { policy } from './areas/policy';
import { project } from './areas/project';
import { recruit } from './areas/recruit';
import type { RelatableArea } from './relations';
import { specialist } from './areas/specialist';

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

/** Heading of an area's entities among related content. */
export const relationOf = (area: AreaName): string | undefined => areas[area].kind;

/** Areas whose items staff can relate by hand. */
export const relatableAreas = areaNames.filter((area): area is RelatableArea => relationOf(area) !== undefined);

/** Areas with categories. */
export type CategorisedArea = {
  [Name in keyof Entities]: [Extract<Entities[Name][keyof Entities[Name]], { kind: 'category' }>] extends [never]
    ? never
    : Name;
}[keyof Entities];
