import type { ArticleArea } from './area';
import * as list from './articleList';

/** The article areas by section name, sorted: the order of a module's exports differs between bundlers and runtimes. */
export const articleAreas = Object.fromEntries(
  Object.entries<ArticleArea>(list).sort(([a], [b]) => (a < b ? -1 : 1)),
) as typeof list;
