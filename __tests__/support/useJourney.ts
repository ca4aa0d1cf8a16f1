import type { Page } from 'playwright-core';
import { startJourney, type Journey, type JourneyOptions, type Visitor, type VisitOptions } from './journey';

/** Context of a file's tests; visitor and page exist from the first visit on. */
interface Stage {
  journey: Journey;
  visitor: Visitor;
  page: Page;
}

/**
 * Starts a portal and a browser for the tests of a file, and ends each visit with its test.
 *
 * @param assign called with the context after the start and after each visit
 * @returns a function that visits the portal in a new browser context
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
