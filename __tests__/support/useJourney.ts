import type { Page } from 'playwright-core';
import { startJourney, type Journey, type JourneyOptions, type Visitor, type VisitOptions } from './journey';

/** Context of a file's tests; visitor and page exist from the first visit on. */
interface Stage {
  journey: Journey;
  visitor: Visitor;
  page: Page;
}

/**
 * Starts a portal and a browser for the tests of a file.
 *
 * @param assign called with the context after the start and after each visit
 * @returns a function that visits the portal in a new browser context
 */
export function useJourney(assign: (stage: Stage) => void, defaults: VisitOptions = {}, options: JourneyOptions = {}) {
  let journey: Journey;
  beforeAll(async () => {
    journey = await startJourney(options);
    assign({ journey } as Stage);
  });
  return async (visitOptions: VisitOptions = {}): Promise<void> => {
    const visitor = await journey.visit({ ...defaults, ...visitOptions });
    assign({ journey, visitor, page: visitor.page });
  };
}
