import type { Page } from 'playwright-core';
import { startJourney, type Journey, type JourneyOptions, type Visitor, type VisitOptions } from './journey';

/** What the tests of a file work with; the visitor and the page are there from the first visit on. */
interface Stage {
  journey: Journey;
  visitor: Visitor;
  page: Page;
}

/**
 * Starts a portal and a browser for the tests of a file, and ends each test's visit with it.
 *
 * @param assign is handed what there is, after the start and after each visit
 * @returns visits the portal in a browser context of its own
 */
export function useJourney(assign: (stage: Stage) => void, defaults: VisitOptions = {}, options: JourneyOptions = {}) {
  let journey: Journey | undefined;
  let visitor: Visitor | undefined;
  beforeAll(async () => {
    journey = await startJourney(options);
    assign({ journey } as Stage);
  });
  afterAll(() => journey?.close());
  afterEach(async () => {
    await visitor?.leave();
    visitor = undefined;
  });
  return async (visitOptions: VisitOptions = {}): Promise<void> => {
    visitor = await journey!.visit({ ...defaults, ...visitOptions });
    assign({ journey: journey!, visitor, page: visitor.page });
  };
}
