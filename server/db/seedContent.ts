import type { App } from '../../src/contract/app';
import type { Banner, BannerType } from '../../src/contract/banner';
import type { FinancialItem } from '../../src/contract/financial';
import type { Getbuginess } from '../../src/contract/getbuginess';
import type { IndustryNews } from '../../src/contract/industryNews';
import type { NavigationRow } from '../../src/contract/navigation';
import type { Policy } from '../../src/contract/policy';
import type { Project } from '../../src/contract/project';
import type { Recruit } from '../../src/contract/recruit';
import type { Specialist } from '../../src/contract/specialist';

/** Areas whose entries are sorted into categories. */
export type CategorisedArea =
  'financial' | 'policy' | 'project' | 'app' | 'industryNews' | 'specialist' | 'getbuginess';

/** The content a new portal starts with. Fields beyond the wire's are what the server sorts and chooses by. */
export interface SeedContent {
  banners: (Banner & { category: BannerType; sort: number })[];
  navigation: NavigationRow[];
  categories: { area: CategorisedArea; fdCategory: string; fdCategoryName: string; sort: number }[];
  financial: FinancialItem[];
  policies: Policy[];
  news: IndustryNews[];
  /** `attachment`: path under /profile. */
  projects: (Project & { category: string; attachment?: string })[];
  apps: (App & { category: string; top: boolean })[];
  specialists: (Specialist & { category: string; fdEmail: string; recommended: boolean })[];
  recruits: Recruit[];
  getbuginess: Getbuginess[];
}
