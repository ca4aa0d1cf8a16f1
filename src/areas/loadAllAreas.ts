import { articleSectionNames, articleSections } from './articleSections';
import './app/appApi';
import './attachment/attachmentApi';
import './auth/authApi';
import './banner/bannerApi';
import './filters/filtersApi';
import './financial/financialApi';
import './getbuginess/getbuginessApi';
import './my/myApi';
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
 * Has every area's endpoints injected, those of articles too. Screens load areas as they need them; a recorded session
 * holds actions of any area, so a QA build (and the tests) have them all before they read one.
 */
export async function loadAllAreas(): Promise<void> {
  await Promise.all(articleSectionNames.map((name) => articleSections[name].load()));
}
