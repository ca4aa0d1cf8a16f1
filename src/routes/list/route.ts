import type { ArticleQueries } from '../../api/query';
import { articleSectionNames, articleSections, type ArticleSectionName } from '../../areas/articleSections';
import { addresses } from '../../contract/addresses';
import { bannerTypeOf } from '../../contract/areas/banner';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { listQueries, type Section } from '../section/sectionQueries';

/** A section of articles, from its area definition, texts and address. */
export function articleSection(name: ArticleSectionName): Section {
  const { area, section, intro, finish, picture } = articleSections[name];
  return {
    ...paths[name],
    heading: section,
    area,
    intro,
    finish,
    banner: bannerTypeOf(addresses[name].root),
    picture: `/pictures/banner-${picture}.svg`,
    pageSize: 6,
  };
}

/** The list of a section of articles, and that of one category: /special and /special/{category}. */
const listOf = (name: ArticleSectionName) => {
  const section = articleSection(name);
  return screen({
    path: [addresses[name].root, addresses[name].category],
    chunk: 'articles',
    load: () => import(/* webpackChunkName: "articles" */ './ListRoute').then((m) => m.ListRoute),
    api: (): Promise<ArticleQueries> => articleSections[name].load(),
    queries: (at, articles) => listQueries(at, section, articles),
    given: { section },
  });
};

export const articleLists = articleSectionNames.map(listOf);
