import { useParams } from 'react-router-dom';
import { useGetPolicyQuery, useListPolicyCategoriesQuery } from '../areas/policy/policyApi';
import { PolicyArticle } from '../areas/policy/PolicyArticle';
import { policyCategories } from '../areas/policy/policyCategories';
import { categoryName } from '../lib/categoryName';
import { paths } from '../lib/paths';
import { text } from '../lib/text';
import { ArticleSkeleton } from '../parts/ArticleSkeleton';
import { DetailPage } from './support/DetailPage';
import { kindCrumb } from './support/kindCrumb';
import { sections } from './support/sections';

/** /policy/detail/{fdId} (spec §2.3). */
export function PolicyDetailRoute() {
  const { fdId = '' } = useParams();
  const answer = useGetPolicyQuery(fdId);
  const categories = policyCategories(useListPolicyCategoriesQuery(undefined).data);
  return (
    <DetailPage
      section={sections.policy}
      answer={answer}
      heading={(policy) => text(policy.fdTitle)}
      skeleton={<ArticleSkeleton shape="withContents" facts={5} />}
      kind={(policy) => kindCrumb(categories, policy.fdClass, paths.policy.category)}
    >
      {(policy) => <PolicyArticle policy={policy} kind={categoryName(categories, policy.fdClass)} />}
    </DetailPage>
  );
}
