import { faults } from '../support/faultServer';
import { browserFaults, selectedCases } from '../e2e/faults/selectedCases';
import { otherCases, sites } from './sites';

/** The number of fault cases (docs/behaviour/fault-cases.md): each of them is one test of this folder. */
const ofFaults = (last: number) =>
  sites.length * Object.keys(faults).filter((fault) => Number(fault.slice(1)) <= last).length;
const others = Object.values(otherCases).reduce((sum, cases) => sum + cases, 0);

it('has 45 call sites, each with its own name', () => {
  expect(new Set(sites.map(({ name }) => name)).size).toBe(45);
});

it('has 675 cases of F01 to F15 and 872 in all', () => {
  expect(ofFaults(15)).toBe(675);
  expect(ofFaults(18) + others).toBe(872);
});

it('has 130 cases for a browser in a short run, among them every site and every fault', () => {
  expect(selectedCases).toHaveLength(130);
  expect(new Set(selectedCases.map(({ fault }) => fault))).toEqual(new Set(browserFaults));
  expect(new Set(selectedCases.map(({ site }) => site))).toEqual(new Set(sites));
});
