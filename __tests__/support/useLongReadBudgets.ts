import { readBudgets } from '../../server/pages/readBudgets';

/** Raises the time limits for the data of pages, feeds and sitemaps, so that a busy machine causes no timeouts. */
export function useLongReadBudgets(): void {
  let budgets: { restore(): void }[] = [];
  beforeEach(() => {
    budgets = [
      jest.replaceProperty(readBudgets, 'embedded', 60_000),
      jest.replaceProperty(readBudgets, 'upstream', 60_000),
    ];
  });
  afterEach(() => budgets.forEach((budget) => budget.restore()));
}
