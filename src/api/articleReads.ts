import type { Article } from '../contract/article';
import type { Category } from '../contract/category';
import type { ListQuery } from '../contract/envelope';
import type { Readable } from './reads';
import type { Page } from './transformResponse';

/** What the hook of a query answers, as far as the screens of articles read it. */
interface Answer<Data> {
  data?: Data | null;
  currentData?: Data | null;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

interface Query<Arg, Data> extends Readable<Arg, Data | null> {
  /** The endpoint's. */
  name: string;
  useQuery(arg: Arg): Answer<Data>;
}

/** What the screens of articles read of an area. */
export interface ArticleReads<Row extends { fdId: string } = { fdId: string }> {
  list: Query<ListQuery, Page<Row>>;
  categories: Query<undefined, Category[]>;
  detail: Query<string, Row>;
  /** An entry as an article. */
  toArticle(row: Row): Article;
}
