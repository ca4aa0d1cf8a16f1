import { deskDir, expectDesk } from './deskEditor';
import { type JourneyOptions, useJourney } from './journey';
import { wideLimits } from './wideLimits';

/** Like `useJourney`, with the staff's desk, which has to be built. */
export function useDesk(assign: Parameters<typeof useJourney>[0], deps: JourneyOptions['deps'] = {}) {
  const visit = useJourney(assign, {}, { config: { deskDir }, deps: { limits: wideLimits, ...deps } });
  beforeAll(expectDesk);
  return visit;
}
