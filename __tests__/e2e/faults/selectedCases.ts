import { faults, type Fault } from '../../support/faultServer';
import { sites, type Site } from '../../faults/sites';

export interface SelectedCase {
  site: Site;
  fault: Fault;
}

/** Faults that need a browser; the others are tested at the store level only. */
export const browserFaults: readonly Fault[] = (Object.keys(faults) as Fault[]).filter((fault) => fault <= 'F15');

/** All browser cases, site by site. */
export const allCases: readonly SelectedCase[] = sites.flatMap((site) =>
  browserFaults.map((fault) => ({ site, fault })),
);

/** Faults that only a real network shows: no response, half of one, a late one, a reset, no connection. */
export const networkFaults: readonly Fault[] = ['F01', 'F08', 'F13', 'F14', 'F15'];
const ofTheAnswer = browserFaults.filter((fault) => !networkFaults.includes(fault));

/**
 * The cases of `npm test`. The store-level matrix has every call with every fault; here each family of calls gets each
 * network fault, rotating through its sites, and each site gets one bad response, rotating through the responses.
 */
export const selectedCases: readonly SelectedCase[] = allCases.filter(({ site, fault }) => {
  const family = sites.filter((one) => one.family === site.family);
  if (networkFaults.includes(fault)) return family[networkFaults.indexOf(fault) % family.length] === site;
  return ofTheAnswer[sites.indexOf(site) % ofTheAnswer.length] === fault;
});
