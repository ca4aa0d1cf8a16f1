import { useQueryResult } from '../../api/query';
import { policyCategories } from '../../areas/policy/PolicyTag';
import { ArticleSkeleton } from '../../components/ArticleLayout';
import type { Policy } from '../../contract/areas/policy';
import { categoryName } from '../../lib/toText';
import { DetailPage, categoryBreadcrumb } from '../section/DetailPage';
import type { DetailScreenProps } from '../section/sectionQueries';
import { PolicyWithProject } from './PolicyWithProject';

export default function PolicyDetailRoute({ queries, ...place }: DetailScreenProps<Policy>) {
  const categories = policyCategories(useQueryResult(queries.categories).data);
  return (
    <DetailPage
      {...place}
      detail={queries.detail}
      skeleton={<ArticleSkeleton shape="withContents" facts={5} />}
      kind={(policy) => categoryBreadcrumb(categories, policy.fdClass, place.section.category)}
    >
      {(policy) => (
        <PolicyWithProject fdId={queries.detail.arg} policy={policy} kind={categoryName(categories, policy.fdClass)} />
      )}
    </DetailPage>
  );
}
