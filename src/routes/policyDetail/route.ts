import { policyApi } from '../../areas/policy/policyApi';
import { addresses } from '../../contract/addresses';
import { policySection as section } from '../policyList/route';
import { screen } from '../screen';
import { detailQueries } from '../section/sectionQueries';

const { getPolicy: detail, listPolicyCategories: categories } = policyApi.endpoints;

/** /policy/detail/{fdId}. */
export const policyDetail = screen({
  path: addresses.policy.detail,
  chunk: 'policy-detail',
  load: () => import(/* webpackChunkName: "policy-detail" */ './PolicyDetailRoute').then((m) => m.PolicyDetailRoute),
  queries: (at) => detailQueries(at, { detail, categories }),
  given: { section },
});
