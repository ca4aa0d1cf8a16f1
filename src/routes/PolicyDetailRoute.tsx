import { useParams } from 'react-router-dom';
import { useGetPolicyQuery, useListPolicyCategoriesQuery } from '../areas/policy/policyApi';
import { PolicyArticle } from '../areas/policy/PolicyArticle';
import { policyCategories } from '../areas/policy/policyCategories';
import { categoryName } from '../lib/categoryName';
import { paths } from '../lib/paths';
import { toText } from '../lib/toText';
import { ArticleSkeleton } from '../components/ArticleSkeleton';
import { DetailPage } from './section/DetailPage';
import { categoryBreadcrumb } from './section/categoryBreadcrumb';
import { sections } from './section/sections';

/** /policy/detail/{fdId}. */
export function PolicyDetailRoute() {
  const { fdId = '' } = useParams();
  const result = useGetPolicyQuery(fdId);
  const categories = policyCategories(useListPolicyCategoriesQuery(undefined).data);
  return (
    <DetailPage
      area="policy"
      section={sections.policy}
      result={result}
      heading={(policy) => toText(policy.fdTitle)}
      skeleton={<ArticleSkeleton shape="withContents" facts={5} />}
      kind={(policy) => categoryBreadcrumb(categories, policy.fdClass, paths.policy.category)}
    >
      {(policy) => <PolicyArticle policy={policy} kind={categoryName(categories, policy.fdClass)} />}
    </DetailPage>
  );
}
