import { useState, type ReactNode } from 'react';
import { useFocusFirstInvalid } from '../../components/Field';
import { DraftNotice, useDraftField } from '../../components/FormFields';
import { typable } from '../../components/useModal';
import { draftChanged, draftDiscarded, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';

/** A form over a draft: what is typed into it, the notice of a restored one, and the focus after a submission. */
export function useDraftForm<Form extends HTMLElement = HTMLFormElement>(id: string) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, id));
  const by = useAppSelector((state) => selectDraftAuthor(state, id));
  const [attempts, setAttempts] = useState(0);
  const form = useFocusFirstInvalid<Form>(attempts);
  const { values, type, commit, reset } = useDraftField((fields) => {
    dispatch(draftChanged({ id, fields, by }));
    return false;
  });
  return {
    draft,
    form,
    touched: { ...draft.fields, ...values },
    type,
    commit,
    /** Commits what is pending, and leads to the first field that the submission refuses. */
    submit: (send: () => unknown) => {
      commit();
      void send();
      setAttempts((count) => count + 1);
    },
    notice: (words: { restored: string; discard: string }, onDiscard?: () => void): ReactNode =>
      draft.restored && (
        <DraftNotice
          role="status"
          text={words.restored}
          action={words.discard}
          onAction={() => {
            onDiscard?.();
            reset();
            dispatch(draftDiscarded({ id }));
            // The button disappears with the draft.
            form.current?.querySelector<HTMLElement>(typable)?.focus();
          }}
        />
      ),
  };
}
