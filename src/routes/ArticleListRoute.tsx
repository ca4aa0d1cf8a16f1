import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { ArticleList, ArticleListSkeleton } from '../components/ArticleList';
import type { ArticleScreenProps } from './section/articleScreen';
import { SectionList } from './section/SectionList';
import { articleSection } from './section/sections';
import { useSectionQuery } from './section/useSectionQuery';

/** The list of a section of articles, and that of one category: /special and /special/{category}. */
export function ArticleListRoute({ name, reads }: ArticleScreenProps) {
  const section = articleSection(name);
  const query = useSectionQuery(section);
  const result = reads.list.useQuery(query);
  const categories = reads.categories.useQuery(undefined);
  const skeleton = <ArticleListSkeleton count={section.pageSize} />;
  return (
    <SectionList
      things={zh.filters.things.entries(section.heading)}
      {...{ section, query, result, categories, skeleton }}
    >
      {(rows) => (
        <ArticleList
          label={section.heading}
          articles={rows.map((row) => ({
            ...reads.toArticle(row),
            key: row.fdId,
            to: paths[name].detail(row.fdId),
          }))}
          categories={categories.data}
        />
      )}
    </SectionList>
  );
}
