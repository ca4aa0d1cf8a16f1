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
 * Every area's entity, by the name of the area and of its table, in the order of the desk. For the server and the desk: the
 * portal's pages have no need of them all.
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

/** What an area's entities are among what belongs to a piece of another. */
export const relationOf = (area: AreaName): string | undefined => areas[area].kind;

/** Areas whose pieces the staff set by hand as belonging together. */
export const relatableAreas = areaNames.filter((area): area is RelatableArea => relationOf(area) !== undefined);

/** Areas whose entities are sorted into categories. */
export type CategorisedArea = {
  [Name in keyof Entities]: [Extract<Entities[Name][keyof Entities[Name]], { kind: 'category' }>] extends [never]
    ? never
    : Name;
}[keyof Entities];
