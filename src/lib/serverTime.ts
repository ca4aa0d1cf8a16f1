import { dayInBackendZone } from './dates';

/** A device's clock that is off by less is believed, ms: an answer may have been under way for a while. */
const tolerance = 3_600_000;

/** Sent to the window when the device's clock turns out to be wrong, or right again. */
export const clockChangeEvent = 'clock';

/** By how much the server's clock is ahead of the device's, ms. */
export let ahead = 0;

/** Notes the server's time, as an answer just received has it; NaN where it is not to be had. */
export function noteServerTime(time: number): void {
  const by = time - Date.now();
  if (Math.abs(by - ahead) > tolerance) {
    ahead = by;
    dispatchEvent(new Event(clockChangeEvent));
  }
}

/** The time, ms since the epoch: the server's where the device's clock is known to be wrong. */
export const timeNow = (): number => Date.now() + ahead;

/** Today in the backend's time zone, in which deadlines are dates: `yyyy-MM-dd`. */
export const today = (): string => dayInBackendZone(timeNow());
