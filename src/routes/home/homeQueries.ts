import { query, type ScreenAddress } from '../../api/query';
import { bannerApi } from '../../areas/banner/bannerApi';
import { getbuginessApi, sideTypes, type Side } from '../../areas/getbuginess/getbuginessApi';
import { entryOf } from '../../areas/navigation/navigationApi';
import { policyApi } from '../../areas/policy/policyApi';
import { closingQuery } from '../../areas/project/projectApi';
import { specialistApi } from '../../areas/specialist/specialistApi';
import { recommendedExperts } from '../section/sectionQueries';

/** Items of each tab. */
export const homeTabQuery = { pageNum: 1, pageSize: 4 } as const;

/** The category of the tab 政策解读. */
export const interpretations = '3';

const half = (side: Side) =>
  query(getbuginessApi.endpoints.listGetbuginess, { pageNum: 1, pageSize: 6, type: sideTypes[side] });

/** The queries of the home page that are the same at every backend. */
export const homeQueries = {
  assistant: entryOf('home:ai'),
  banners: query(bannerApi.endpoints.listBanners, 'banner_index'),
  policies: query(policyApi.endpoints.listPolicies, { ...homeTabQuery, category: interpretations }),
  supply: half('supply'),
  demand: half('demand'),
  experts: recommendedExperts,
  /** For the number of all experts. */
  allExperts: query(specialistApi.endpoints.listSpecialists, { pageNum: 1, pageSize: 1 }),
};

/** All of them. */
export const homeQueriesAt = (at: Pick<ScreenAddress, 'extras'>) => ({ ...homeQueries, closing: closingQuery(at) });

export type HomeQueries = ReturnType<typeof homeQueriesAt>;
