import { useParams } from 'react-router-dom';
import { useListPoliciesQuery, useListPolicyCategoriesQuery } from '../areas/policy/policyApi';
import { policyCategories } from '../areas/policy/policyCategories';
import { PolicyLedger, PolicyLedgerSkeleton } from '../areas/policy/PolicyLedger';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './support/categoryNav';
import { PagedList } from './support/PagedList';
import { SectionPage } from './support/SectionPage';
import { sections } from './support/sections';
import { usePageQuery } from './support/usePageQuery';

const { policy, project } = sections;

/** /policy and /policy/{category} (spec §2.6). Projects are reached from here (decision 5). */
export function PolicyListRoute() {
  const { category } = useParams();
  const asked = usePageQuery(policy.pageSize, category);
  const answer = useListPoliciesQuery(asked);
  const categoriesAnswer = useListPolicyCategoriesQuery(undefined);
  const categories = policyCategories(categoriesAnswer.data);
  const nav = categoryNav({
    first: allFirst(policy.root),
    categories,
    code: category,
    to: paths.policy.category,
    apart: { label: project.heading, to: project.root },
  });
  return (
    <SectionPage section={policy} nav={nav} categories={categoriesAnswer}>
      <PagedList asked={asked} answer={answer} skeleton={<PolicyLedgerSkeleton count={policy.pageSize} />}>
        {(policies) => <PolicyLedger policies={policies} categories={categories} />}
      </PagedList>
    </SectionPage>
  );
}
