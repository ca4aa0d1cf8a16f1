import { policyApi } from '../../areas/policy/policyApi';
import { addresses } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { screen } from '../screen';
import { listQueries, type Section } from '../section/sectionQueries';

const { listPolicies: list, listPolicyCategories: categories } = policyApi.endpoints;
const { root, category } = addresses.policy;

export const policySection: Section = {
  ...paths.policy,
  heading: zh.nav.policy,
  area: 'policy',
  intro: 'policy',
  finish: 'pine',
  banner: 'banner_policy',
  picture: '/pictures/banner-policy.svg',
  pageSize: 6,
  apart: { label: zh.section.projects, to: paths.project.root },
};

/** /policy and /policy/{category}. Projects are linked from here. */
export const policyList = screen({
  path: [root, category],
  chunk: 'policy',
  load: () => import(/* webpackChunkName: "policy" */ './PolicyListRoute').then((m) => m.PolicyListRoute),
  queries: (at) => listQueries(at, policySection, { list, categories }),
  given: { section: policySection },
});
