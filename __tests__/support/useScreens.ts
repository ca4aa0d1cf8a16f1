import { startJourney, type JourneyOptions } from './journey';
import { screensOf } from './screens';
import { useStarted } from './useStarted';

/** A portal and a browser, with the addresses of every screen, for the tests of a file. */
export const useScreens = (options?: JourneyOptions) =>
  useStarted(async () => {
    const journey = await startJourney(options);
    return { ...journey, screens: await screensOf(journey.server.app) };
  });
