import type { Article } from '../contract/article';
import type { Category } from '../contract/areas/category';
import type { ListQuery } from '../contract/envelope';
import type { Endpoint } from './query';
import type { Page } from './transformResponse';

/** The queries that article screens use. */
export interface ArticleQueries<Row extends { fdId: string } = { fdId: string }> {
  list: Endpoint<ListQuery, Page<Row> | null>;
  categories: Endpoint<undefined, Category[] | null>;
  detail: Endpoint<string, Row | null>;
  /** Maps an entity to an article. */
  toArticle(row: Row): Article;
}
