import { faults, type Fault } from '../../support/faultServer';
import { sites, type Site } from '../../faults/sites';

export interface SelectedCase {
  site: Site;
  fault: Fault;
}

/** The faults that are the same in every browser; the others are tested on the store alone. */
export const browserFaults: readonly Fault[] = (Object.keys(faults) as Fault[]).filter((fault) => fault <= 'F15');

/** All cases of the browser, site by site. */
export const allCases: readonly SelectedCase[] = sites.flatMap((site) =>
  browserFaults.map((fault) => ({ site, fault })),
);

/** Only a real network shows these: no answer, half of one, a late one, a reset, none at all. */
export const networkFaults: readonly Fault[] = ['F01', 'F08', 'F13', 'F14', 'F15'];
const ofTheAnswer = browserFaults.filter((fault) => !networkFaults.includes(fault));

/**
 * The cases of `npm test`. The store-level matrix has every call with every fault; here each family of calls meets each
 * fault of the network, its sites taking turns, and each site meets one bad answer, the answers taking turns.
 */
export const selectedCases: readonly SelectedCase[] = allCases.filter(({ site, fault }) => {
  const family = sites.filter((one) => one.family === site.family);
  if (networkFaults.includes(fault)) return family[networkFaults.indexOf(fault) % family.length] === site;
  return ofTheAnswer[sites.indexOf(site) % ofTheAnswer.length] === fault;
});
