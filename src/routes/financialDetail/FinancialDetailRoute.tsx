import { useQueryResult } from '../../api/query';
import { FinancialArticle } from '../../areas/financial/FinancialArticle';
import { financialKind } from '../../areas/financial/productParts';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import type { FinancialItem } from '../../contract/areas/financial';
import { toText } from '../../lib/toText';
import { DetailPage } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';

export default function FinancialDetailRoute({ queries, ...place }: DetailScreenProps<FinancialItem>) {
  const categories = useQueryResult(queries.categories).data;
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      skeleton={<ArticleSkeleton shape="withContents" facts={3} />}
      kind={(item) => {
        const code = toText(item.fdCategory, '');
        return code ? { label: financialKind(item, categories), to: place.section.category(code) } : undefined;
      }}
    >
      {(item) => <FinancialArticle item={item} kind={financialKind(item, categories)} />}
    </DetailPage>
  );
}
