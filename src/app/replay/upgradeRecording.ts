import { isRecord } from '../../lib/isRecord';

/** Migrates recordings of earlier builds to the current names. */

/** Renamed actions: recorded type to current type. */
const renamedActions = new Map([
  ['dialogs/formPutOff', 'dialogs/formPostponed'],
  ['dialogs/putOffRestored', 'dialogs/pendingFormRestored'],
  ['dialogs/putOffDropped', 'dialogs/pendingFormDropped'],
  ['drafts/draftPutOff', 'drafts/draftPostponed'],
]);

/** `putOff` became `pendingForm`. */
function renameField(holder: unknown): unknown {
  if (!isRecord(holder) || !('putOff' in holder)) return holder;
  const { putOff, ...rest } = holder;
  return { pendingForm: putOff, ...rest };
}

const renameInEach = (byName: unknown): unknown =>
  isRecord(byName)
    ? Object.fromEntries(Object.entries(byName).map(([name, value]) => [name, renameField(value)]))
    : byName;

const renameInDrafts = (drafts: unknown): unknown =>
  isRecord(drafts) && 'byForm' in drafts ? { ...drafts, byForm: renameInEach(drafts.byForm) } : drafts;

/** A recorded state with current names; anything else unchanged. */
export function upgradeState(state: unknown): unknown {
  if (!isRecord(state)) return state;
  const upgraded = { ...state };
  if ('dialogs' in state) upgraded.dialogs = renameField(state.dialogs);
  if ('drafts' in state) upgraded.drafts = renameInDrafts(state.drafts);
  return upgraded;
}

function upgradeAction(action: unknown): unknown {
  if (!isRecord(action) || typeof action.type !== 'string') return action;
  const type = renamedActions.get(action.type) ?? action.type;
  // Restored drafts carry whole drafts.
  const payload = type.startsWith('drafts/') ? renameInDrafts(action.payload) : action.payload;
  return 'payload' in action ? { ...action, type, payload } : { ...action, type };
}

/** The parts of a recording with current names; anything that is no state or action list is returned unchanged. */
export function upgradeRecording({ initialState, actions }: { initialState: unknown; actions: unknown }) {
  return {
    initialState: upgradeState(initialState),
    actions: Array.isArray(actions) ? actions.map(upgradeAction) : actions,
  };
}
