import { zh } from '../../src/i18n/zh';

/** A chunk by one screen of it: the screen's address, the route's export, and the heading once it is there. */
type ChunkScreen = readonly [chunk: string, address: string, route: string, heading: string];

export const chunkScreens: readonly ChunkScreen[] = [
  ['index', '/index', 'HomeRoute', zh.nav.home],
  ['policy', '/policy', 'PolicyListRoute', zh.nav.policy],
  ['specialist', '/specialist', 'SpecialistListRoute', zh.nav.specialist],
  ['project', '/project', 'ProjectListRoute', zh.section.projects],
  ['supply_demand', '/supply_demand/supply', 'SupplyDemandListRoute', zh.nav.supplyDemand],
  ['financial', '/financial/default', 'FinancialIntroRoute', zh.nav.financial],
  ['articles', '/special', 'ArticleListRoute', zh.articles.special.name],
  ['shopping_mall', '/shopping_mall', 'ShoppingMallListRoute', zh.nav.shoppingMall],
  ['contactUs', '/contactUs', 'ContactUsRoute', zh.nav.contactUs],
  ['login', '/account/login', 'LoginRoute', zh.auth.login],
];
