import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { zhReplay } from '../../copy/zhReplay';
import type { Log } from './journal';

/** A session as one JSON file: enough to show each of its screens again, and nothing that is secret. */
export interface Scene {
  format: 'portal-scene';
  version: 1;
  /** Names the build that recorded it. */
  build: string;
  /** ISO date and time. */
  recordedAt: string;
  /** CSS pixels. */
  viewport: { width: number; height: number };
  initialState: object;
  actions: UnknownAction[];
  /** When each action happened, ms since the epoch. */
  times?: number[];
  /** The tester's own words. */
  note?: string;
  finalState: object;
}

/** What can be opened: a scene, an export of Redux DevTools, or a bare state. */
export type Recording = Pick<Scene, 'initialState' | 'actions'> & Partial<Scene>;

/** A file that cannot be opened; the message is for the tester. */
export class SceneError extends Error {}

declare const __webpack_hash__: string | undefined;

/** Differs from build to build. */
const buildName = (): string => (typeof __webpack_hash__ === 'undefined' ? 'development' : __webpack_hash__);

/** The session so far, up to its last action, whichever step is shown. */
export function sceneOf(log: Log<object>, note = ''): Scene {
  const { committedState, stagedActionIds, actionsById, computedStates } = log;
  const recorded = stagedActionIds.slice(1).map((id) => actionsById[id]);
  return {
    format: 'portal-scene',
    version: 1,
    build: buildName(),
    recordedAt: new Date().toISOString(),
    viewport: { width: window.innerWidth, height: window.innerHeight },
    initialState: committedState,
    actions: recorded.map(({ action }) => action),
    times: recorded.map(({ timestamp }) => timestamp),
    ...(note && { note }),
    finalState: computedStates.at(-1)!.state,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** DevTools write some parts as text inside the text. */
const opened = (value: unknown): unknown => (typeof value === 'string' ? parsed(value) : value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SceneError(zhReplay.notJson);
  }
}

const isState = (value: unknown): value is object => isRecord(value) && isRecord(value.portalApi);

/** The parts of any form of recording; undefined where there are none. */
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
 * Reads a file and replays it once beside the page, so that what cannot be shown is refused before anything changes.
 * @throws SceneError
 */
export function readRecording(text: string, reducer: Reducer<object>): Recording {
  const file = parsed(text);
  if (!isRecord(file)) throw new SceneError(zhReplay.notScene);
  const { initialState, actions } = partsOf(file);
  if (!isState(initialState) || !Array.isArray(actions)) throw new SceneError(zhReplay.notScene);
  let state: object = initialState;
  actions.forEach((action: unknown, index) => {
    if (!isRecord(action) || typeof action.type !== 'string') throw new SceneError(zhReplay.notAction(index + 1));
    try {
      state = reducer(state, action as UnknownAction);
    } catch {
      throw new SceneError(zhReplay.refused(index + 1));
    }
    if (!isAddress(addressOf(state))) throw new SceneError(zhReplay.notAddress);
  });
  if (!isAddress(addressOf(initialState))) throw new SceneError(zhReplay.notAddress);
  const extras: Partial<Scene> = file.format === 'portal-scene' ? file : {};
  const { times, note } = extras;
  const areTimes = Array.isArray(times) && times.length === actions.length && times.every(Number.isFinite);
  return {
    ...extras,
    times: areTimes ? times : undefined,
    note: typeof note === 'string' ? note : undefined,
    initialState,
    actions: actions as UnknownAction[],
  };
}

/** Why the screens may differ from those that were recorded; shown, never in the way. */
export function doubtsAbout(recording: Recording, end: object): string[] {
  const { build, viewport, finalState } = recording;
  const doubts: string[] = [];
  if (build !== undefined && build !== buildName()) doubts.push(zhReplay.otherBuild(build));
  if (finalState !== undefined && !isSame(finalState, end)) doubts.push(zhReplay.otherEnd);
  if (viewport && (viewport.width !== window.innerWidth || viewport.height !== window.innerHeight))
    doubts.push(zhReplay.otherViewport(viewport.width, viewport.height));
  return doubts;
}

/** As JSON holds them; the order of keys means nothing. */
const isSame = (one: object, other: object): boolean => sorted(one) === sorted(other);

const sorted = (value: object): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
