import { paths } from '../../lib/paths';

/** Where the portal shows an entity of an area. */
const details: Readonly<Record<string, (fdId: string) => string>> = {
  policy: paths.policy.detail,
  financial: paths.financial.detail,
  industryNews: paths.special.detail,
  project: paths.project.detail,
  app: paths.shoppingMall.detail,
  specialist: paths.specialist.detail,
  recruit: paths.recruit.detail,
  // Demand and supply have the same entry under two addresses; either shows it.
  getbuginess: paths.supplyDemand.supply.detail,
};

/** The portal's page that was reported; undefined for an area that has none. */
export const reportedPage = (area: string, fdId: string): string | undefined => details[area]?.(fdId);
