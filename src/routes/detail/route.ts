import type { ArticleQueries } from '../../api/query';
import { articleSectionNames, articleSections, type ArticleSectionName } from '../../areas/articleSections';
import { addresses } from '../../contract/addresses';
import { articleSection } from '../list/route';
import { screen } from '../screen';
import { detailQueries } from '../section/sectionQueries';

/** One article of a section: /special/detail/{fdId}. */
const detailOf = (name: ArticleSectionName) =>
  screen({
    path: addresses[name].detail,
    chunk: 'articles-detail',
    load: () => import(/* webpackChunkName: "articles-detail" */ './DetailRoute').then((m) => m.DetailRoute),
    api: (): Promise<ArticleQueries> => articleSections[name].load(),
    queries: (at, articles) => detailQueries(at, articles),
    given: { section: articleSection(name) },
  });

export const articleDetails = articleSectionNames.map(detailOf);
