import { appApi } from '../areas/app/appApi';
import { attachmentApi } from '../areas/attachment/attachmentApi';
import { authApi } from '../areas/auth/authApi';
import { bannerApi } from '../areas/banner/bannerApi';
import { financialApi } from '../areas/financial/financialApi';
import { getbuginessApi } from '../areas/getbuginess/getbuginessApi';
import { industryNewsApi } from '../areas/industryNews/industryNewsApi';
import { navigationApi } from '../areas/navigation/navigationApi';
import { orderApi } from '../areas/order/orderApi';
import { policyApi } from '../areas/policy/policyApi';
import { projectApi } from '../areas/project/projectApi';
import { recruitApi } from '../areas/recruit/recruitApi';
import { specialistApi } from '../areas/specialist/specialistApi';

/**
 * Every area with its endpoints injected. Screens load areas as they need them; a recorded session holds actions of
 * any area, so a QA build (and the tests) have them all before they read one.
 */
export const loadAllAreas = () => ({
  app: appApi,
  attachment: attachmentApi,
  auth: authApi,
  banner: bannerApi,
  financial: financialApi,
  getbuginess: getbuginessApi,
  industryNews: industryNewsApi,
  navigation: navigationApi,
  order: orderApi,
  policy: policyApi,
  project: projectApi,
  recruit: recruitApi,
  specialist: specialistApi,
});
