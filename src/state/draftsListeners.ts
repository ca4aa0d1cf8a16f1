import { draftsTurnedOver, uploadProgressed } from './draftsSlice';
import { writeDraft } from './draftStorage';
import type { StartListening } from './hooks';

/**
 * Saves every change of a draft to local storage (docs/behaviour/forms.md#drafts). Drafts loaded on an owner change
 * were read from there; saving them again would restart their seven days.
 */
export function addDraftsListeners(startListening: StartListening): void {
  startListening({
    predicate: (action, current, previous) => {
      const [now, before] = [current.drafts, previous.drafts];
      if (draftsTurnedOver.match(action) || uploadProgressed.match(action)) return false;
      return now.byForm !== before.byForm && now.owner === before.owner;
    },
    effect: (_action, { getState, getOriginalState, extra }) => {
      const { owner, byForm } = getState().drafts;
      const before = getOriginalState().drafts.byForm;
      for (const id of new Set([...Object.keys(before), ...Object.keys(byForm)])) {
        if (byForm[id] !== before[id]) writeDraft(extra.browser.storage, owner, id, byForm[id], Date.now());
      }
    },
  });
}
