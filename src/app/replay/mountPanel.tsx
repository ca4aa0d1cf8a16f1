import { createRoot } from 'react-dom/client';
import { rootReducer } from '../store';
import { ReplayPanel } from './ReplayPanel';
import { ahead } from '../../lib/serverTime';
import type { DevtoolsMirror } from './replayGate';
import type { Sanitizer } from './sanitize';
import {
  warningsFor,
  readRecording,
  sessionRecordingOf,
  RecordingError,
  type Recording,
  keepPreviousLog,
  takePreviousLog,
} from './recording';

/**
 * Makes the recorded day today, so that relative dates render as recorded. `Date` stands still; timers and
 * `performance.now` go on.
 *
 * @param standsAt ms since the epoch; null: the real time
 */
function freezeClock(standsAt: () => number | null): void {
  const RealDate = window.Date;
  const now = () => {
    const at = standsAt();
    // The page adds what this device's clock is wrong by.
    return at === null ? RealDate.now() : at - ahead;
  };
  window.Date = new Proxy(RealDate, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
  });
}

export interface PanelOptions {
  mirror: DevtoolsMirror;
  sanitizer: Sanitizer;
  isStill(): boolean;
}

/** Element id of the recording that `npm run replay` embeds. */
const embeddedRecordingId = 'portal-scene';

/** Mounts the panel in a root of its own: the page is re-rendered at each step, the panel is not. */
export function mountPanel({ mirror, sanitizer, isStill }: PanelOptions) {
  const element = document.createElement('div');
  element.id = 'portal-replay';
  document.body.append(element);

  let recordedAt: number | null = null;
  let shown: Recording | null = null;
  freezeClock(() => (isStill() ? recordedAt : null));
  const forgetOnceLive = () => {
    if (isStill()) return;
    recordedAt = null;
    shown = null;
  };
  mirror.subscribe(forgetOnceLive);
  const viewers = new Set<() => void>();
  const previous = takePreviousLog();
  window.addEventListener('pagehide', () => {
    const steps = mirror.log().stagedActionIds.length - 1;
    if (!isStill()) keepPreviousLog(steps, () => JSON.stringify(sessionRecordingOf(mirror.log())));
  });

  /**
   * Shows the end of a recording.
   *
   * @throws RecordingError
   */
  const open = (text: string): string[] => {
    const recording = readRecording(text, rootReducer);
    const time = Date.parse(recording.recordedAt ?? '');
    recordedAt = Number.isNaN(time) ? null : time;
    shown = recording;
    mirror.load(sanitizer.state(recording.initialState), recording.actions.map(sanitizer.action));
    return warningsFor(recording, mirror.log().computedStates.at(-1)!.state);
  };
  const tryOpen = (text: string): string[] => {
    try {
      return open(text);
    } catch (error) {
      if (error instanceof RecordingError) return [error.message];
      throw error;
    }
  };
  /** For scripts: the index of the rendered step. */
  const rendered = () => {
    forgetOnceLive();
    element.dataset.step = isStill() ? String(mirror.log().currentStateIndex) : '';
    for (const viewer of viewers) viewer();
  };

  return {
    element,
    drawn: rendered,
    /** Renders the panel, and first opens the recording that the page was served with. */
    start() {
      const scene = document.getElementById(embeddedRecordingId)?.textContent;
      const notes = scene ? tryOpen(scene) : [];
      createRoot(element).render(
        <ReplayPanel
          mirror={mirror}
          isStill={isStill}
          onStillChange={(viewer) => {
            viewers.add(viewer);
            return () => viewers.delete(viewer);
          }}
          onOpen={tryOpen}
          shown={() => shown}
          previous={previous}
          startsOpen={Boolean(scene)}
          startNotes={notes}
        />,
      );
    },
  };
}
