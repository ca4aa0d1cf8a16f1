import { useQueryResult } from '../../api/query';
import { policyCategories } from '../../areas/policy/PolicyTag';
import { PolicyList, PolicyListSkeleton } from '../../areas/policy/PolicyList';
import type { Policy } from '../../contract/areas/policy';
import { zh } from '../../i18n/zh';
import { SectionList } from '../section/SectionList';
import type { ListScreenProps } from '../section/sectionQueries';

export default function PolicyListRoute({ section, queries }: ListScreenProps<Policy>) {
  const named = policyCategories(useQueryResult(queries.categories).data);
  const skeleton = <PolicyListSkeleton count={section.pageSize} />;
  return (
    <SectionList things={zh.filters.things.policy} {...{ section, queries, named, skeleton }}>
      {(policies) => <PolicyList policies={policies} categories={named} />}
    </SectionList>
  );
}
