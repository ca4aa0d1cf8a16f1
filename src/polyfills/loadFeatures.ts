import { scheduleRetry } from '../lib/scheduleRetry';
import { lacksFeatures } from './lacksFeatures';

const load = (failures: number): Promise<unknown> =>
  import(/* webpackChunkName: "polyfills" */ './polyfills')
    // Without them the program would throw and blank the page, which can be read meanwhile.
    .catch(() => new Promise<void>((again) => scheduleRetry(failures, again)).then(() => load(failures + 1)));

/** Loads polyfills for what the browser lacks, however often that fails; requests nothing if it lacks none. */
export const loadFeatures = (): Promise<unknown> => (lacksFeatures() ? load(1) : Promise.resolve());
