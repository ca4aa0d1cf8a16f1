import { addresses } from './addresses';
import { appArea } from './areas/app';
import type { Area, ArticleArea } from './area';
import { articleAreas } from './articleAreas';
import { financialArea } from './areas/financial';
import { getbuginessArea } from './areas/getbuginess';
import { policyArea } from './areas/policy';
import { projectArea } from './areas/project';
import { recruitArea } from './areas/recruit';
import { specialistArea } from './areas/specialist';

type Articles = typeof articleAreas;
type ArticleName = Articles[keyof Articles]['area'];

const articles = Object.fromEntries(
  Object.entries<ArticleArea>(articleAreas).map(([at, article]) => [article.area, { at, ...article }]),
) as unknown as Record<ArticleName, Area>;

const all = {
  policy: policyArea,
  project: projectArea,
  getbuginess: getbuginessArea,
  app: appArea,
  specialist: specialistArea,
  financial: financialArea,
  ...articles,
  recruit: recruitArea,
};

export type AreaName = keyof typeof all;

/** Every area with pages of its own, in the order of search results. */
export const areas = Object.fromEntries(
  Object.entries<Area>(all).map(([name, area]) => {
    const { root, detail } = addresses[(area.at ?? name) as keyof Articles];
    return [name, { list: root, detail, ...area }];
  }),
) as Readonly<Record<AreaName, Area & Required<Pick<Area, 'list' | 'detail'>>>>;

export const areaNames = Object.keys(areas) as AreaName[];

export const isAreaName = (name: unknown): name is AreaName => (areaNames as unknown[]).includes(name);

export const articleNames = Object.keys(articles) as ArticleName[];
