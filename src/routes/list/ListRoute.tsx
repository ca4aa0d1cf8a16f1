import { type ArticleQueries, useQueryResult } from '../../api/query';
import { ArticleList, ArticleListSkeleton } from '../../components/ArticleList';
import { zh } from '../../i18n/zh';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';

export default function ListRoute({
  section,
  queries,
  api,
}: ListScreenProps<{ fdId: string }> & { api: ArticleQueries }) {
  const categories = useQueryResult(queries.categories).data;
  const skeleton = <ArticleListSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.entries(section.heading)} {...{ section, queries, skeleton }}>
      {(rows) => (
        <ArticleList
          label={section.heading}
          articles={rows.map((row) => ({ ...api.toArticle(row), key: row.fdId, to: section.detail(row.fdId) }))}
          categories={categories}
        />
      )}
    </SectionList>
  );
}
