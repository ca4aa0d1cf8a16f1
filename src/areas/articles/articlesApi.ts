import type { ArticleQueries } from '../../api/query';
import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { ArticleArea } from '../../contract/area';
import { articleAreas } from '../../contract/articleAreas';

/** The fields that every article area sends, apart from the author. */
export interface ArticleRow {
  fdId: string;
  fdTitle: string;
  fdApplyDate: string | null;
  fdType: string | null;
  fdContent: string | null;
  [name: string]: string | null;
}

/** The queries of a section's screens: list, categories, detail. */
function articlesOf({ area, source, uncategorised }: ArticleArea): ArticleQueries<ArticleRow> {
  const Name = area.replace(/^./, (first) => first.toUpperCase());
  const [list, categories, detail] = [`list${Name}Items`, `list${Name}Categories`, `get${Name}`];
  const { endpoints } = portalApi.enhanceEndpoints({ addTagTypes: [Name, `${Name}Category`] }).injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      [list]: build.query(listEndpoint<ArticleRow, string>(`/api/${area}/list`, Name)),
      [categories]: build.query(categoriesEndpoint(`/api/${area}/categories`, `${Name}Category`)),
      [detail]: build.query(detailEndpoint<ArticleRow, string>(`/api/${area}/find${Name}ById`, Name)),
    }),
  });
  const reads = endpoints as unknown as Record<string, never>;
  return {
    list: reads[list]!,
    categories: reads[categories]!,
    detail: reads[detail]!,
    toArticle: (row) => ({
      title: row.fdTitle,
      date: row.fdApplyDate,
      text: row.fdContent,
      ...(uncategorised ? {} : { category: row.fdType }),
      ...(source ? { source: row[source] } : {}),
    }),
  };
}

/** By section name. */
export const articleQueries = Object.fromEntries(
  Object.entries<ArticleArea>(articleAreas).map(([name, area]) => [name, articlesOf(area)]),
) as Record<keyof typeof articleAreas, ArticleQueries<ArticleRow>>;
