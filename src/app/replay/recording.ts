import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { zhReplay } from '../../i18n/zhReplay';
import { isRecord } from '../../lib/json';
import { timeNow } from '../../lib/serverTime';
import type { Log } from './replayGate';

/** A session as one JSON file: enough to render each of its screens again, without secrets. */
interface SessionRecording {
  format: 'portal-scene';
  version: 1;
  /** The build that recorded it. */
  build: string;
  /** ISO 8601. */
  recordedAt: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  initialState: object;
  actions: UnknownAction[];
  /** Time of each action, ms since the epoch. */
  times?: number[];
  /** The tester's own note. */
  note?: string;
  finalState: object;
}

/** What can be opened: a recording, a Redux DevTools export, or a bare state. */
export type Recording = Pick<SessionRecording, 'initialState' | 'actions'> & Partial<SessionRecording>;

/** A file that cannot be opened; the message is for the tester. */
export class RecordingError extends Error {}

declare const __webpack_hash__: string | undefined;

/** Differs per build. */
const buildName = (): string => (typeof __webpack_hash__ === 'undefined' ? 'development' : __webpack_hash__);

/** The session up to its last action, whichever step is shown. */
export function sessionRecordingOf(log: Log<object>, note = ''): SessionRecording {
  const { committedState, stagedActionIds, actionsById, computedStates } = log;
  const recorded = stagedActionIds.slice(1).map((id) => actionsById[id]);
  return {
    format: 'portal-scene',
    version: 1,
    build: buildName(),
    recordedAt: new Date(timeNow()).toISOString(),
    viewport: { width: window.innerWidth, height: window.innerHeight },
    initialState: committedState,
    actions: recorded.map(({ action }) => action),
    times: recorded.map(({ timestamp }) => timestamp),
    ...(note && { note }),
    finalState: computedStates.at(-1)!.state,
  };
}

/** DevTools nest some parts as JSON strings. */
const opened = (value: unknown): unknown => (typeof value === 'string' ? parsed(value) : value);

function parsed(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RecordingError(zhReplay.notJson);
  }
  if (isTooDeep(value)) throw new RecordingError(zhReplay.notScene);
  return value;
}

/** Far more than any state has, and far less than the stack of what walks through one. */
const maxDepth = 500;

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const isState = (value: unknown): value is object => isRecord(value) && isRecord(value.portalApi);

/** The parts of any recording format; undefined if unrecognised. */
function partsOf(file: Record<string, unknown>): { initialState: unknown; actions: unknown } {
  if (file.format === 'portal-scene') return { initialState: file.initialState, actions: file.actions };
  if ('payload' in file) return { initialState: opened(file.preloadedState), actions: opened(file.payload) };
  if (isRecord(file.actionsById) && Array.isArray(file.stagedActionIds)) {
    const byId = file.actionsById as Record<string, { action?: unknown } | undefined>;
    const actions = file.stagedActionIds.slice(1).map((id) => byId[String(id)]?.action);
    return { initialState: file.committedState, actions };
  }
  return { initialState: file, actions: [] };
}

const addressOf = (state: unknown): unknown =>
  isRecord(state) && isRecord(state.location) ? state.location.path : undefined;

/** '' before the first screen; otherwise a path of this site. */
const isAddress = (address: unknown): boolean => address === '' || /^\/(?!\/)[^\\]*$/.test(String(address));

/**
 * Parses a file and replays it once off screen, so that an invalid one is rejected before anything changes.
 *
 * @throws RecordingError
 */
export function readRecording(text: string, reducer: Reducer<object>): Recording {
  const file = parsed(text);
  if (!isRecord(file)) throw new RecordingError(zhReplay.notScene);
  const { initialState, actions } = partsOf(file);
  if (!isState(initialState) || !Array.isArray(actions)) throw new RecordingError(zhReplay.notScene);
  let state: object = initialState;
  actions.forEach((action: unknown, index) => {
    if (!isRecord(action) || typeof action.type !== 'string') throw new RecordingError(zhReplay.notAction(index + 1));
    try {
      state = reducer(state, action as UnknownAction);
    } catch {
      throw new RecordingError(zhReplay.refused(index + 1));
    }
    if (!isAddress(addressOf(state))) throw new RecordingError(zhReplay.notAddress);
  });
  if (!isAddress(addressOf(initialState))) throw new RecordingError(zhReplay.notAddress);
  const extras: Partial<SessionRecording> = file.format === 'portal-scene' ? file : {};
  const { times, note, finalState } = extras;
  const areTimes = Array.isArray(times) && times.length === actions.length && times.every(Number.isFinite);
  return {
    ...extras,
    times: areTimes ? times : undefined,
    note: typeof note === 'string' ? note : undefined,
    finalState: isRecord(finalState) ? finalState : undefined,
    initialState,
    actions: actions as UnknownAction[],
  };
}

/** Why the screens may differ from the recorded ones; informational. */
export function warningsFor(recording: Recording, end: object): string[] {
  const { build, viewport, finalState } = recording;
  const warnings: string[] = [];
  if (build !== undefined && build !== buildName()) warnings.push(zhReplay.otherBuild(build));
  if (finalState !== undefined && !isSame(finalState, withSlicesOf(finalState, end))) warnings.push(zhReplay.otherEnd);
  if (viewport && (viewport.width !== window.innerWidth || viewport.height !== window.innerHeight))
    warnings.push(zhReplay.otherViewport(viewport.width, viewport.height));
  return warnings;
}

/** An older build may have had fewer slices. */
const withSlicesOf = (recorded: object, state: object): object =>
  Object.fromEntries(Object.entries(state).filter(([slice]) => slice in recorded));

/** Compared as JSON; key order is ignored. */
const isSame = (one: object, other: object): boolean => sorted(one) === sorted(other);

const sorted = (value: object): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

const key = 'portal-replay-previous';

/** The session that a reload ended: its step count, and its recording if it could be stored. */
export interface PreviousLog {
  steps: number;
  scene: string | null;
}

/** Keeps the sanitized log across a reload of this tab; with a full storage the count alone. */
export function keepPreviousLog(steps: number, scene: () => string): void {
  const keep = (value: PreviousLog) => sessionStorage.setItem(key, JSON.stringify(value));
  try {
    keep({ steps, scene: scene() });
  } catch {
    try {
      keep({ steps, scene: null });
    } catch {
      // No storage: the next page cannot know.
    }
  }
}

/** Takes what the page stored before the reload; null if nothing. */
export function takePreviousLog(): PreviousLog | null {
  try {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return stored === null ? null : (JSON.parse(stored) as PreviousLog);
  } catch {
    return null;
  }
}
