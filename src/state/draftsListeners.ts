import { draftsTurnedOver, uploadProgressed, type DraftsState } from './draftsSlice';
import { writeDraft } from './draftStorage';
import type { StartListening } from './listenerMiddleware';

interface WithDrafts {
  drafts: DraftsState;
}

/**
 * Keeps every change of a draft in local storage (docs/decisions/005-drafts.md). Drafts that change owner were read
 * from there; writing them again would restart their seven days.
 */
export function addDraftsListeners(startListening: StartListening): void {
  startListening({
    predicate: (action, current, previous) => {
      const [now, before] = [(current as WithDrafts).drafts, (previous as WithDrafts).drafts];
      if (draftsTurnedOver.match(action) || uploadProgressed.match(action)) return false;
      return now.byForm !== before.byForm && now.owner === before.owner;
    },
    effect: (_action, { getState, getOriginalState, extra }) => {
      const { owner, byForm } = (getState() as WithDrafts).drafts;
      const before = (getOriginalState() as WithDrafts).drafts.byForm;
      for (const id of new Set([...Object.keys(before), ...Object.keys(byForm)])) {
        if (byForm[id] !== before[id]) writeDraft(extra.browser.storage, owner, id, byForm[id], Date.now());
      }
    },
  });
}
