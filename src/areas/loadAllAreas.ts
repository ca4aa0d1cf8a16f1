import { appApi } from './app/appApi';
import { attachmentApi } from './attachment/attachmentApi';
import { authApi } from './auth/authApi';
import { bannerApi } from './banner/bannerApi';
import { financialApi } from './financial/financialApi';
import { getbuginessApi } from './getbuginess/getbuginessApi';
import { industryNewsApi } from './industryNews/industryNewsApi';
import { navigationApi } from './navigation/navigationApi';
import { orderApi } from './order/orderApi';
import { policyApi } from './policy/policyApi';
import { projectApi } from './project/projectApi';
import { recruitApi } from './recruit/recruitApi';
import { specialistApi } from './specialist/specialistApi';

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
