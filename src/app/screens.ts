import type { ComponentType } from 'react';
import type { Reads } from '../api/reads';
import { reads } from '../routes/reads';

/** A screen: the chunk that holds its script and styles, how to load it, and what it reads. */
export interface Screen {
  chunk: string;
  load: () => Promise<ComponentType>;
  reads?: Reads;
  readsNeedScript?: true;
}

/** Every screen of the portal. A chunk is named after its section; its details have one of their own. */
export const screens = {
  home: {
    chunk: 'index',
    load: () => import(/* webpackChunkName: "index" */ '../routes/HomeRoute').then((m) => m.HomeRoute),
    reads: reads.home,
  },
  policyList: {
    chunk: 'policy',
    load: () => import(/* webpackChunkName: "policy" */ '../routes/PolicyListRoute').then((m) => m.PolicyListRoute),
    reads: reads.policyList,
  },
  policyDetail: {
    chunk: 'policy-detail',
    load: () =>
      import(/* webpackChunkName: "policy-detail" */ '../routes/PolicyDetailRoute').then((m) => m.PolicyDetailRoute),
    reads: reads.policyDetail,
  },
  financialIntro: {
    chunk: 'financial',
    load: () =>
      import(/* webpackChunkName: "financial" */ '../routes/FinancialIntroRoute').then((m) => m.FinancialIntroRoute),
    reads: reads.financialIntro,
  },
  financialList: {
    chunk: 'financial',
    load: () =>
      import(/* webpackChunkName: "financial" */ '../routes/FinancialListRoute').then((m) => m.FinancialListRoute),
    reads: reads.financialList,
  },
  financialDetail: {
    chunk: 'financial-detail',
    load: () =>
      import(/* webpackChunkName: "financial-detail" */ '../routes/FinancialDetailRoute').then(
        (m) => m.FinancialDetailRoute,
      ),
    reads: reads.financialDetail,
  },
  specialistList: {
    chunk: 'specialist',
    load: () =>
      import(/* webpackChunkName: "specialist" */ '../routes/SpecialistListRoute').then((m) => m.SpecialistListRoute),
    reads: reads.specialistList,
  },
  allSpecialists: {
    chunk: 'specialist',
    load: () =>
      import(/* webpackChunkName: "specialist" */ '../routes/AllSpecialistsRoute').then((m) => m.AllSpecialistsRoute),
    reads: reads.allSpecialists,
  },
  specialistDetail: {
    chunk: 'specialist-detail',
    load: () =>
      import(/* webpackChunkName: "specialist-detail" */ '../routes/SpecialistDetailRoute').then(
        (m) => m.SpecialistDetailRoute,
      ),
    reads: reads.specialistDetail,
  },
  recruitDetail: {
    chunk: 'specialist-detail',
    load: () =>
      import(/* webpackChunkName: "specialist-detail" */ '../routes/RecruitDetailRoute').then(
        (m) => m.RecruitDetailRoute,
      ),
    reads: reads.recruitDetail,
  },
  projectList: {
    chunk: 'project',
    load: () => import(/* webpackChunkName: "project" */ '../routes/ProjectListRoute').then((m) => m.ProjectListRoute),
    reads: reads.projectList,
  },
  projectDetail: {
    chunk: 'project-detail',
    load: () =>
      import(/* webpackChunkName: "project-detail" */ '../routes/ProjectDetailRoute').then((m) => m.ProjectDetailRoute),
    reads: reads.projectDetail,
  },
  mallList: {
    chunk: 'shopping_mall',
    load: () =>
      import(/* webpackChunkName: "shopping_mall" */ '../routes/ShoppingMallListRoute').then(
        (m) => m.ShoppingMallListRoute,
      ),
    reads: reads.mallList,
  },
  mallDetail: {
    chunk: 'shopping_mall-detail',
    load: () =>
      import(/* webpackChunkName: "shopping_mall-detail" */ '../routes/ShoppingMallDetailRoute').then(
        (m) => m.ShoppingMallDetailRoute,
      ),
    reads: reads.mallDetail,
  },
  supplyList: {
    chunk: 'supply_demand',
    load: () =>
      import(/* webpackChunkName: "supply_demand" */ '../routes/SupplyDemandListRoute').then(
        (m) => m.SupplyDemandListRoute,
      ),
    reads: reads.supplyList,
  },
  demandList: {
    chunk: 'supply_demand',
    load: () =>
      import(/* webpackChunkName: "supply_demand" */ '../routes/SupplyDemandListRoute').then(
        (m) => m.SupplyDemandListRoute,
      ),
    reads: reads.demandList,
  },
  supplyDetail: {
    chunk: 'supply_demand-detail',
    load: () =>
      import(/* webpackChunkName: "supply_demand-detail" */ '../routes/SupplyDemandDetailRoute').then(
        (m) => m.SupplyDemandDetailRoute,
      ),
    reads: reads.supplyDetail,
  },
  demandDetail: {
    chunk: 'supply_demand-detail',
    load: () =>
      import(/* webpackChunkName: "supply_demand-detail" */ '../routes/SupplyDemandDetailRoute').then(
        (m) => m.SupplyDemandDetailRoute,
      ),
    reads: reads.demandDetail,
  },
  lostDemand: {
    chunk: 'supply_demand',
    load: () =>
      import(/* webpackChunkName: "supply_demand" */ '../routes/LostDemandRoute').then((m) => m.LostDemandRoute),
    reads: reads.lostDemand,
  },
  contactUs: {
    chunk: 'contactUs',
    load: () => import(/* webpackChunkName: "contactUs" */ '../routes/ContactUsRoute').then((m) => m.ContactUsRoute),
    reads: reads.contactUs,
  },
  privacy: {
    chunk: 'contactUs',
    load: () => import(/* webpackChunkName: "contactUs" */ '../routes/PrivacyRoute').then((m) => m.PrivacyRoute),
  },
  accessibility: {
    chunk: 'contactUs',
    load: () =>
      import(/* webpackChunkName: "contactUs" */ '../routes/AccessibilityRoute').then((m) => m.AccessibilityRoute),
  },
  displaySettings: {
    chunk: 'display',
    load: () =>
      import(/* webpackChunkName: "display" */ '../routes/DisplaySettingsRoute').then((m) => m.DisplaySettingsRoute),
  },
  search: {
    chunk: 'search',
    load: () => import(/* webpackChunkName: "search" */ '../routes/SearchRoute').then((m) => m.SearchRoute),
    reads: reads.search,
  },
  saved: {
    chunk: 'handy',
    load: () => import(/* webpackChunkName: "handy" */ '../routes/SavedRoute').then((m) => m.SavedRoute),
  },
  notFound: {
    chunk: 'contactUs',
    load: () => import(/* webpackChunkName: "contactUs" */ '../routes/NotFoundRoute').then((m) => m.NotFoundRoute),
  },
  myApplications: {
    chunk: 'my',
    load: () => import(/* webpackChunkName: "my" */ '../routes/MyApplicationsRoute').then((m) => m.MyApplicationsRoute),
  },
  myIntentions: {
    chunk: 'my',
    load: () => import(/* webpackChunkName: "my" */ '../routes/MyIntentionsRoute').then((m) => m.MyIntentionsRoute),
  },
  myEntries: {
    chunk: 'my',
    load: () => import(/* webpackChunkName: "my" */ '../routes/MyEntriesRoute').then((m) => m.MyEntriesRoute),
  },
  mySubmission: {
    chunk: 'my',
    load: () => import(/* webpackChunkName: "my" */ '../routes/MySubmissionRoute').then((m) => m.MySubmissionRoute),
  },
  myProfile: {
    chunk: 'profile',
    load: () => import(/* webpackChunkName: "profile" */ '../routes/MyProfileRoute').then((m) => m.MyProfileRoute),
  },
  login: {
    chunk: 'login',
    load: () => import(/* webpackChunkName: "login" */ '../routes/LoginRoute').then((m) => m.LoginRoute),
  },
  register: {
    chunk: 'login',
    load: () => import(/* webpackChunkName: "login" */ '../routes/RegisterRoute').then((m) => m.RegisterRoute),
  },
} as const satisfies Record<string, Screen>;
