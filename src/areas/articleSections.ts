import type { ArticleReads } from '../api/articleReads';
import type { CategorisedArea } from '../contract/entities';

/** A section of articles, by its name in the words (`articles`) and in the table of addresses. */
interface ArticleSection {
  /** Its area, as the backend calls it. */
  area: CategorisedArea;
  finish: 'pine' | 'walnut' | 'slate';
  /** `public/pictures/banner-….svg`, shown while there is no banner of its type. */
  picture: string;
  /** Loads the area when one of its screens is first shown. */
  load: () => Promise<ArticleReads>;
}

/**
 * The sections whose entries are articles: a title, a day, a category, a text. They share their screens, and each has an
 * item in the main navigation.
 */
export const articleSections = {
  special: {
    area: 'industryNews',
    finish: 'slate',
    picture: 'special',
    load: () =>
      import(/* webpackChunkName: "articles" */ './industryNews/industryNewsApi').then((m) => m.industryNewsArticles),
  },
} as const satisfies Record<string, ArticleSection>;

export type ArticleSectionName = keyof typeof articleSections;

export const articleSectionNames = Object.keys(articleSections) as ArticleSectionName[];
