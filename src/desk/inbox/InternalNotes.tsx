import { EventLog } from '../../components/EventLog';
import { Field } from '../../components/Field';
import { useDraftField } from '../../components/useDraftField';
import type { InboxDetail } from '../../contract/desk';
import { zhCase } from '../../i18n/zhCase';
import { draftChanged, draftDiscarded, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { ShortTime } from '../ShortTime';
import { useAnnounce } from '../shell/Announcer';
import { useIdempotencyKey } from '../useIdempotencyKey';
import { useAddInternalNoteMutation } from './inboxApi';
import { submits } from '../shell/submits';

/** What staff noted for each other, and a new note. The company never sees it. */
export function InternalNotes({ detail, now }: { detail: InboxDetail; now: Date }) {
  const { number, notes = [] } = detail;
  const dispatch = useDeskDispatch();
  const announce = useAnnounce();
  const id = `deskInternalNote:${number}`;
  const draft = useDeskSelector((root) => selectDraft(root, id));
  const by = useDeskSelector((root) => selectDraftAuthor(root, id));
  const { values, type, commit, reset } = useDraftField((fields) => dispatch(draftChanged({ id, fields, by })));
  const [add, { isLoading }] = useAddInternalNoteMutation();
  const idempotency = useIdempotencyKey();
  const { note = '' } = { ...draft.fields, ...values };
  const save = async () => {
    const payload = { number, note: note.trim() };
    if (payload.note === '' || isLoading) return;
    const { error } = await add({ ...payload, idempotencyKey: idempotency.keyOf(payload) });
    if (error) {
      announce(zhCase.internal.failed, { isFailure: true });
      return;
    }
    idempotency.done();
    reset();
    dispatch(draftDiscarded({ id }));
    announce(zhCase.internal.saved);
  };
  return (
    <section className="noprint">
      <h3>{zhCase.internal.title}</h3>
      {notes.length > 0 && (
        <EventLog
          dense
          events={notes.map(({ at, actor, note: text }, place) => ({
            key: `${at} ${place}`,
            word: actor,
            time: <ShortTime value={at} now={now} />,
            actor: null,
            note: text,
          }))}
        />
      )}
      <form aria-label={zhCase.internal.title} onSubmit={submits(() => void save())}>
        <Field
          as="textarea"
          label={zhCase.internal.add}
          name="internalNote"
          hint={zhCase.internal.hint}
          rows={2}
          maxLength={1000}
          readOnly={isLoading}
          value={note}
          onChange={({ target }) => type('note', target.value)}
          onBlur={commit}
        />
        <button className="btn btn--line btn--sm" type="submit" aria-busy={isLoading || undefined}>
          {zhCase.internal.save}
        </button>
      </form>
    </section>
  );
}
