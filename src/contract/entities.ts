import * as articleEntities from './articleEntities';
import { app } from './areas/app';
import { articleNames } from './areas';
import { banner } from './areas/banner';
import { category } from './areas/category';
import { financial } from './areas/financial';
import { getbuginess } from './areas/getbuginess';
import { navigation } from './areas/navigation';
import { policy } from './areas/policy';
import { project } from './areas/project';
import { recruit } from './areas/recruit';
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

/** Areas with categories. */
export type CategorisedArea = {
  [Name in keyof Entities]: [Extract<Entities[Name][keyof Entities[Name]], { kind: 'category' }>] extends [never]
    ? never
    : Name;
}[keyof Entities];
