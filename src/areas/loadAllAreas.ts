import { articleSectionNames, articleSections } from './articleSections';
import './app/appApi';
import './attachment/attachmentApi';
import './auth/authApi';
import './banner/bannerApi';
import './filters/filtersApi';
import './financial/financialApi';
import './getbuginess/getbuginessApi';
import './my/myApi';
import './my/myWritesApi';
import './my/profileApi';
import './navigation/navigationApi';
import './order/orderApi';
import './policy/policyApi';
import './project/projectApi';
import './recruit/recruitApi';
import './relations/relationsApi';
import './report/reportApi';
import './saved/savedApi';
import './specialist/specialistApi';

/**
 * Injects every area's endpoints, the article areas' too. Screens load areas on demand; a recording holds actions of
 * any area, so QA builds (and tests) load them all first.
 */
export async function loadAllAreas(): Promise<void> {
  await Promise.all(articleSectionNames.map((name) => articleSections[name].load()));
}
