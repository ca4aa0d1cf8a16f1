import { readBudgets } from '../../server/pages/readBudgets';

/** Reads of pages, feeds and sitemaps have the time that they need, however busy the machine: none is late by itself. */
export function usePatientReads(): void {
  let budgets: { restore(): void }[] = [];
  beforeEach(() => {
    budgets = [
      jest.replaceProperty(readBudgets, 'embedded', 60_000),
      jest.replaceProperty(readBudgets, 'upstream', 60_000),
    ];
  });
  afterEach(() => budgets.forEach((budget) => budget.restore()));
}
