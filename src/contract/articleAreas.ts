import type { ArticleArea } from './area';
import * as list from './articleList';

/** The areas whose entries are articles, by the names of their sections. */
export const articleAreas = Object.assign({}, list) satisfies Record<string, ArticleArea>;
