import { app } from './app';
import { banner } from './banner';
import { category } from './category';
import { financial } from './financial';
import { getbuginess } from './getbuginess';
import { industryNews } from './industryNews';
import { navigation } from './navigation';
import { policy } from './policy';
import { project } from './project';
import { recruit } from './recruit';
import { specialist } from './specialist';

/** Every area's entity, by the name of the area and of its table. For the server: the browser has no need of them all. */
export const entities = {
  banner,
  navigation,
  category,
  financial,
  policy,
  industryNews,
  project,
  app,
  specialist,
  recruit,
  getbuginess,
};

type Entities = typeof entities;

/** Areas whose entities are sorted into categories. */
export type CategorisedArea = {
  [Name in keyof Entities]: [Extract<Entities[Name][keyof Entities[Name]], { kind: 'category' }>] extends [never]
    ? never
    : Name;
}[keyof Entities];
