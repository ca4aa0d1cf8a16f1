import { type ArticleQueries, useQueryResult } from '../../api/query';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import { CategorizedArticle } from '../../components/CategorizedArticle';
import { categoryName } from '../../lib/toText';
import { DetailPage, categoryBreadcrumb } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';

type DetailProps = DetailScreenProps<{ fdId: string }> & { api: ArticleQueries };

export default function DetailRoute({ queries, api, ...place }: DetailProps) {
  const { section } = place;
  const categories = useQueryResult(queries.categories).data;
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      skeleton={<ArticleSkeleton shape="plain" facts={3} />}
      kind={(row) => categoryBreadcrumb(categories, api.toArticle(row).category, section.category)}
    >
      {(row) => {
        const article = api.toArticle(row);
        return <CategorizedArticle {...{ article, section }} kind={categoryName(categories, article.category)} />;
      }}
    </DetailPage>
  );
}
