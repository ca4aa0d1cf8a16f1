import type { SeedContent } from '../seedContent';
import { apps } from './apps';
import { banners } from './banners';
import { calendarAt } from './calendar';
import { categories } from './categories';
import { financial } from './financial';
import { getbuginess } from './getbuginess';
import { navigation } from './navigation';
import { isSeasonal, news } from './news';
import { policies } from './policies';
import { projects } from './projects';
import { recruits } from './recruits';
import { specialists } from './specialists';

/**
 * The demo content a new portal starts with. Every company, person, agency and figure in it is invented. Its days are
 * counted from the first start: the newest entry is two days old then, and some deadlines are over. The same day gives
 * the same content.
 *
 * @param now the first start, in ms.
 */
export function demoContent(now: number): SeedContent {
  const { move } = calendarAt(now);
  return {
    banners: banners.map((row) => move(row)),
    navigation: navigation.map((row) => move(row)),
    categories,
    financial: financial.map((row) => move(row, row.fdApplyDate)),
    policies: policies.map((row) => move(row, row.fdApplyDate)),
    news: news.map((row) => move(row, row.fdApplyDate, isSeasonal(row))),
    projects: projects.map((row) => move(row, row.fdApplicationStart)),
    apps: apps.map((row) => move(row, row.fdReleaseTime)),
    specialists: specialists.map((row) => move(row, row.fdCreateTime)),
    recruits: recruits.map((row) => move(row, row.fdCreateTime)),
    getbuginess: getbuginess.map((row) => move(row, row.fdReleaseTime)),
  };
}
