import type { ArticleQueries } from '../api/query';
import type { ArticleArea } from '../contract/area';
import { articleAreas } from '../contract/articleAreas';

export type ArticleSectionName = keyof typeof articleAreas;

/** A section of articles, by its name in the address table. */
interface ArticleSection extends ArticleArea {
  area: (typeof articleAreas)[ArticleSectionName]['area'];
  /** Loads the area on demand, with the first of its screens. */
  load: () => Promise<ArticleQueries>;
}

export const articleSectionNames = Object.keys(articleAreas) as ArticleSectionName[];

/**
 * Sections of articles: title, date, category, text. They share their screens, and each has an item in the main
 * navigation.
 */
export const articleSections = Object.fromEntries(
  articleSectionNames.map((name): [string, ArticleSection] => [
    name,
    {
      ...articleAreas[name],
      load: () =>
        import(/* webpackChunkName: "articles" */ './articles/articlesApi').then((m) => m.articleQueries[name]),
    },
  ]),
) as Record<ArticleSectionName, ArticleSection>;
