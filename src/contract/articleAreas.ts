import type { ArticleArea } from './area';
import * as list from './articleList';

/**
 * The areas whose entries are articles, by the names of their sections and in the order of these: bundlers and runtimes
 * list a module's exports each in their own.
 */
export const articleAreas = Object.fromEntries(
  Object.entries<ArticleArea>(list).sort(([a], [b]) => (a < b ? -1 : 1)),
) as typeof list;
