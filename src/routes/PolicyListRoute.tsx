import { useListPoliciesQuery, useListPolicyCategoriesQuery } from '../areas/policy/policyApi';
import { policyCategories } from '../areas/policy/policyCategories';
import { PolicyList, PolicyListSkeleton } from '../areas/policy/PolicyList';
import { zh } from '../i18n/zh';
import { SectionList } from './section/SectionList';
import { sections } from './section/sections';
import { useSectionQuery } from './section/useSectionQuery';

const { policy } = sections;

/** /policy and /policy/{category}. Projects are reached from here. */
export function PolicyListRoute() {
  const query = useSectionQuery(policy);
  const result = useListPoliciesQuery(query);
  const categories = useListPolicyCategoriesQuery(undefined);
  const named = policyCategories(categories.data);
  const skeleton = <PolicyListSkeleton count={policy.pageSize} />;
  return (
    <SectionList section={policy} things={zh.filters.things.policy} {...{ query, result, categories, named, skeleton }}>
      {(policies) => <PolicyList policies={policies} categories={named} />}
    </SectionList>
  );
}
