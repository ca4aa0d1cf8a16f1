import { appApi } from '../areas/app/appApi';
import { financialApi } from '../areas/financial/financialApi';
import { getbuginessApi } from '../areas/getbuginess/getbuginessApi';
import { supplyDemandSides, type Side } from '../areas/getbuginess/supplyDemandSides';
import { policyApi } from '../areas/policy/policyApi';
import { policyCategories } from '../areas/policy/policyCategories';
import { projectApi } from '../areas/project/projectApi';
import { specialistApi } from '../areas/specialist/specialistApi';
import { addresses } from '../contract/addresses';
import { paths } from '../lib/paths';
import { sections, type Section } from '../routes/section/sections';
import { answerOf } from './answers';
import { feeds } from './feeds';
import type { HeadOf } from './headContext';
import { both, listHead, type Categories } from './listHead';

const named = (answer: Categories): Categories => ({ ...answer, data: policyCategories(answer.data) });

const policies = listHead({
  section: sections.policy,
  list: (query) => answerOf(policyApi.endpoints.listPolicies, query),
  categories: (state) => named(answerOf(policyApi.endpoints.listPolicyCategories, undefined)(state)),
  name: (row) => row.fdTitle,
  to: paths.policy.detail,
  feeds: [feeds.policy],
});

const financials = listHead({
  section: sections.financial,
  list: (query) => answerOf(financialApi.endpoints.listFinancials, query),
  categories: answerOf(financialApi.endpoints.listFinancialCategories, undefined),
  name: (row) => row.fdTitle,
  to: paths.financial.detail,
});

const projects = listHead({
  section: sections.project,
  list: (query) => answerOf(projectApi.endpoints.listProjects, query),
  categories: answerOf(projectApi.endpoints.listProjectCategories, undefined),
  name: (row) => row.fdProjectName,
  to: paths.project.detail,
});

const apps = listHead({
  section: sections.shoppingMall,
  list: (query) => answerOf(appApi.endpoints.listApps, query),
  categories: answerOf(appApi.endpoints.listAppCategories, undefined),
  name: (row) => row.fdAppName,
  to: paths.shoppingMall.detail,
});

const experts = (section: Section, onePage?: true) =>
  listHead({
    section,
    onePage,
    list: (query) => answerOf(specialistApi.endpoints.listSpecialists, query),
    categories: answerOf(specialistApi.endpoints.listSpecialistCategories, undefined),
    name: (row) => row.fdName,
    to: paths.specialist.detail,
  });

const supplyDemand = (side: Side) => {
  const { type, label, paths: half } = supplyDemandSides[side];
  return listHead({
    section: { ...sections.supplyDemand, ...half },
    list: (query) => answerOf(getbuginessApi.endpoints.listGetbuginess, { ...query, type }),
    categories: answerOf(getbuginessApi.endpoints.listGetbuginessCategories, undefined),
    name: (row) => row.fdGetbuginessName,
    to: half.detail,
    half: label,
  });
};

const { all, allOfCategory } = addresses.specialist;

/** The pages of lists, by their address. */
export const listHeads: Readonly<Record<string, HeadOf>> = {
  ...both(addresses.policy, policies),
  [addresses.financial.category]: financials,
  ...both(addresses.project, projects),
  ...both(addresses.shoppingMall, apps),
  ...both(addresses.specialist, experts(sections.specialist, true)),
  ...both({ root: all, category: allOfCategory }, experts(sections.allSpecialists)),
  ...both(addresses.supplyDemand.supply, supplyDemand('supply')),
  ...both(addresses.supplyDemand.demand, supplyDemand('demand')),
};
