import type { SeedContent } from '../seedContent';
import { apps } from './apps';
import { banners } from './banners';
import { categories } from './categories';
import { financial } from './financial';
import { getbuginess } from './getbuginess';
import { navigation } from './navigation';
import { news } from './news';
import { policies } from './policies';
import { projects } from './projects';
import { recruits } from './recruits';
import { specialists } from './specialists';

/** The demo content a new portal starts with. Every company, person, agency and figure in it is invented. */
export const seed: SeedContent = {
  banners,
  navigation,
  categories,
  financial,
  policies,
  news,
  projects,
  apps,
  specialists,
  recruits,
  getbuginess,
};
