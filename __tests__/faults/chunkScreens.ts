import { zh } from '../../src/i18n/zh';

/** Each chunk by one of its screens: address, folder, and heading once loaded. */
type ChunkScreen = readonly [chunk: string, address: string, folder: string, heading: string];

export const chunkScreens: readonly ChunkScreen[] = [
  ['index', '/index', 'home', zh.nav.home],
  ['policy', '/policy', 'policyList', zh.nav.policy],
  ['specialist', '/specialist', 'specialistList', zh.nav.specialist],
  ['project', '/project', 'projectList', zh.section.projects],
  ['supply_demand', '/supply_demand/supply', 'supplyDemandList', zh.nav.supplyDemand],
  ['financial', '/financial/default', 'financialIntro', zh.nav.financial],
  ['articles', '/special', 'list', '行业动态'],
  ['shopping_mall', '/shopping_mall', 'shoppingMallList', zh.nav.shoppingMall],
  ['contactUs', '/contactUs', 'contactUs', zh.nav.contactUs],
  ['login', '/account/login', 'login', zh.auth.login],
];
