import type { Head } from '../routes/head/headContext';
import { accessibilityHead } from '../routes/accessibility/head';
import { allSpecialistsHead } from '../routes/allSpecialists/head';
import { compareSuppliesHead } from '../routes/compareSupplies/head';
import { contactUsHead } from '../routes/contactUs/head';
import { articleDetailHeads } from '../routes/detail/head';
import { displaySettingsHead } from '../routes/displaySettings/head';
import { financialDetailHead } from '../routes/financialDetail/head';
import { financialIntroHead } from '../routes/financialIntro/head';
import { financialListHead } from '../routes/financialList/head';
import { homeHead } from '../routes/home/head';
import { articleListHeads } from '../routes/list/head';
import { loginHead } from '../routes/login/head';
import { myListHeads } from '../routes/myList/head';
import { myProfileHead } from '../routes/myProfile/head';
import { mySubmissionHead } from '../routes/mySubmission/head';
import { policyDetailHead } from '../routes/policyDetail/head';
import { policyListHead } from '../routes/policyList/head';
import { privacyHead } from '../routes/privacy/head';
import { projectDetailHead } from '../routes/projectDetail/head';
import { projectListHead } from '../routes/projectList/head';
import { recruitDetailHead } from '../routes/recruitDetail/head';
import { registerHead } from '../routes/register/head';
import { savedHead } from '../routes/saved/head';
import { searchHead } from '../routes/search/head';
import { shoppingMallDetailHead } from '../routes/shoppingMallDetail/head';
import { shoppingMallListHead } from '../routes/shoppingMallList/head';
import { specialistDetailHead } from '../routes/specialistDetail/head';
import { specialistListHead } from '../routes/specialistList/head';
import { supplyDemandDetailHeads } from '../routes/supplyDemandDetail/head';
import { supplyDemandListHeads } from '../routes/supplyDemandList/head';

/** Head metadata of each screen. */
const heads: readonly Head[] = [
  accessibilityHead,
  allSpecialistsHead,
  compareSuppliesHead,
  contactUsHead,
  ...articleDetailHeads,
  displaySettingsHead,
  financialDetailHead,
  financialIntroHead,
  financialListHead,
  homeHead,
  ...articleListHeads,
  loginHead,
  ...myListHeads,
  myProfileHead,
  mySubmissionHead,
  policyDetailHead,
  policyListHead,
  privacyHead,
  projectDetailHead,
  projectListHead,
  recruitDetailHead,
  registerHead,
  savedHead,
  searchHead,
  shoppingMallDetailHead,
  shoppingMallListHead,
  specialistDetailHead,
  specialistListHead,
  ...supplyDemandDetailHeads,
  ...supplyDemandListHeads,
];

/** By address; redirects have none. */
export const headsByAddress: Readonly<Record<string, Head>> = Object.fromEntries(
  heads.flatMap((head) => [head.screen.path].flat().map((path) => [path, head])),
);
