import { useParams } from 'react-router-dom';
import { useListPoliciesQuery, useListPolicyCategoriesQuery } from '../areas/policy/policyApi';
import { policyCategories } from '../areas/policy/policyCategories';
import { PolicyList, PolicyListSkeleton } from '../areas/policy/PolicyList';
import { paths } from '../lib/paths';
import { allFirst, categoryNav } from './section/categoryNav';
import { PagedList } from './section/PagedList';
import { SectionPage } from './section/SectionPage';
import { sections } from './section/sections';
import { usePageQuery } from './section/usePageQuery';

const { policy, project } = sections;

/** /policy and /policy/{category}. Projects are reached from here. */
export function PolicyListRoute() {
  const { category } = useParams();
  const query = usePageQuery(policy.pageSize, category);
  const result = useListPoliciesQuery(query);
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
      <PagedList asked={query} result={result} skeleton={<PolicyListSkeleton count={policy.pageSize} />}>
        {(policies) => <PolicyList policies={policies} categories={categories} />}
      </PagedList>
    </SectionPage>
  );
}
