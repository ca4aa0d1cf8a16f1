import type { Head } from '../routes/head/headContext';
import { contactUsHead } from '../routes/contactUs/head';
import { articleDetailHeads } from '../routes/detail/head';
import { financialDetailHead } from '../routes/financialDetail/head';
import { listHeads } from '../routes/head/listHead';
import { plainHeads } from '../routes/head/plainHeads';
import { homeHead } from '../routes/home/head';
import { policyDetailHead } from '../routes/policyDetail/head';
import { projectDetailHead } from '../routes/projectDetail/head';
import { recruitDetailHead } from '../routes/recruitDetail/head';
import { shoppingMallDetailHead } from '../routes/shoppingMallDetail/head';
import { specialistDetailHead } from '../routes/specialistDetail/head';
import { supplyDemandDetailHeads } from '../routes/supplyDemandDetail/head';

/** Head metadata of each screen. */
const heads: readonly Head[] = [
  homeHead,
  contactUsHead,
  ...plainHeads,
  ...listHeads,
  ...articleDetailHeads,
  financialDetailHead,
  policyDetailHead,
  projectDetailHead,
  recruitDetailHead,
  shoppingMallDetailHead,
  specialistDetailHead,
  ...supplyDemandDetailHeads,
];

/** By address; redirects have none. */
export const headsByAddress: Readonly<Record<string, Head>> = Object.fromEntries(
  heads.flatMap((head) => [head.screen.path].flat().map((path) => [path, head])),
);
