import { useId, useRef, useState } from 'react';
import { Field, FormMessage } from '../../components/Field';
import { Icon } from '../../components/Icon';
import {
  type Decision,
  type DecisionResult,
  type InboxDetail,
  type InboxRow,
  decisionsFor,
  type DecisionPayload,
} from '../../contract/desk';
import type { SubmissionKind, SubmissionState, SubmissionSummary } from '../../contract/submission';
import { zhCase } from '../../i18n/zhCase';
import { zhInbox } from '../../i18n/zhInbox';
import { dayInBackendZone } from '../../lib/dates';
import { useDraftField } from '../../components/FormFields';
import { useNow } from '../../components/useNow';
import { draftChanged, draftDiscarded, selectDraft, selectDraftAuthor } from '../../state/draftsSlice';
import { deskApi } from '../deskApi';
import { useDeskDispatch, useDeskSelector, useIsMounted, useSend } from '../hooks';
import { AnswerTemplates, askedOf, SupplementFields } from './SupplementFields';
import styles from './DecisionForm.module.css';
import overlay from '../../components/OverlayInput.module.css';
import { errorText } from '../../api/client';
import { decisionChanges } from './inboxQueues';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDesk } from '../../i18n/zhDesk';
import { BatchList } from '../shell/DeskTable';

export interface DecisionFormProps {
  /** The submissions to decide. */
  rows: readonly Pick<InboxRow, 'number' | 'state' | 'changedAt'>[];
  /** undefined: of several kinds. */
  kind: SubmissionKind | undefined;
  /** Of a single one. Only then there are corrections, templates and a draft; several cannot be typed on while they are sent. */
  detail?: InboxDetail;
  /** The chosen decision; null: the first that the state allows. */
  choice: Decision | null;
  onChoose: (decision: Decision) => void;
  opensNext?: boolean;
  onOpensNext?: (opens: boolean) => void;
  /** `hasLaterInput`: something was typed while the decision was being sent. Of several, some may be refused. */
  onDecided: (decision: Decision, result: DecisionResult, hasLaterInput: boolean, outcome: string) => void;
}

/** What is wrong, at its field or above the form. */
type Errors = Partial<Record<'note' | 'day' | 'form', string | false | undefined>>;

/** With the browser's own modifiers. */
const accessKeys: Partial<Record<Decision, string>> = { accept: 'a', publish: 'a', refuse: 'r' };

/** The decision on one submission or several: outcome, note to the company, and whether the next one opens. */
export function DecisionForm(props: DecisionFormProps) {
  const { rows, kind, detail, choice, onChoose, opensNext, onOpensNext, onDecided } = props;
  const noteRef = useRef<HTMLTextAreaElement>(null);
  const { values, isRestored, type, commit, done } = useDeskDraft(`deskNote:${detail?.number ?? ''}`, Boolean(detail));
  const dispatch = useDeskDispatch();
  const [send, isSending] = useSend();
  const [errors, setErrors] = useState<Errors>({});
  const ids = useId();
  const today = dayInBackendZone(useNow().getTime());
  const choices = detail ? choicesFor(detail.state) : sharedChoices(rows);
  const [first] = choices;
  if (!first) return <p className={`text-15 ink-3 ${styles.nothing}`}>{zhInbox.nothingToDecide}</p>;
  const decision = choice && choices.includes(choice) ? choice : first;
  const { note = '', expectedDay = '' } = values;

  const forget = (name: keyof Errors) => setErrors((before) => ({ ...before, [name]: '' }));
  const submit = async () => {
    if (isSending) return;
    const text = note.trim();
    const day = decision === 'accept' ? expectedDay : '';
    const request = detail && decision === 'supplement' ? askedOf(detail, values) : undefined;
    const found = {
      note: needsNote(decision) && text === '' && (decision === 'note' ? zhInbox.messageMissing : zhInbox.noteMissing),
      day: day !== '' && day < today && zhInbox.dayPast,
      form: request && (request.isComplete ? request.day < today && zhCase.ask.dayMissing : zhCase.ask.nothing),
    };
    setErrors(found);
    if (found.note) noteRef.current?.focus();
    if (Object.values(found).some(Boolean)) return;
    commit();
    const payload: DecisionPayload = {
      numbers: rows.map(({ number }) => number),
      decision,
      note: text,
      expectedDay: day,
      ...(request ? { supplement: { items: request.items, day: request.day } } : {}),
      seen: Object.fromEntries(rows.map(({ number, state }) => [number, state])),
      seenAt: Object.fromEntries(rows.map(({ number, changedAt }) => [number, changedAt])),
    };
    const call = { url: '/api/desk/decide', json: payload, changes: decisionChanges };
    const { data: result, error } = await send<DecisionResult>(call);
    // It may have been decided, or outdated.
    if (!result) dispatch(deskApi.util.invalidateTags(decisionChanges));
    const [refused] = detail && result ? result.refused : [];
    if (!result || refused) {
      const why = refused && `${refused.reason} ${zhInbox.changedMeanwhile}`;
      setErrors({ form: why ?? errorText(error, zhInbox.decideFailed) });
      return;
    }
    onDecided(decision, result, done({ ...values, note, expectedDay }), choiceName(kind, decision));
  };

  return (
    <form
      className={styles.form}
      aria-label={zhInbox.decide}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset className={styles.choices}>
        <legend className="vh">{zhInbox.outcome}</legend>
        {choices.map((one) => (
          <label key={one} className={styles.choice}>
            <input
              className={overlay.input}
              type="radio"
              name={`${ids}-outcome`}
              value={one}
              checked={one === decision}
              accessKey={detail && accessKeys[one]}
              onChange={() => {
                setErrors({});
                onChoose(one);
              }}
            />
            <span>
              {(one === 'grant' || one === 'publish') && <Icon name="check" size={16} />}
              {(one === 'refuse' || one === 'remove') && <Icon name="close" size={16} />}
              {choiceName(kind, one)}
            </span>
          </label>
        ))}
      </fieldset>
      {detail && decision === 'supplement' && (
        <SupplementFields detail={detail} values={values} today={today} onType={type} onLeave={commit} />
      )}
      <Field
        as="textarea"
        ref={noteRef}
        label={zhInbox.note}
        name={`${ids}-note`}
        rows={2}
        required={needsNote(decision)}
        readOnly={isSending && !detail}
        hint={isRestored ? zhInbox.noteKept : rows.length > 1 ? zhInbox.noteSeenByAll : kind && zhInbox.noteSeen[kind]}
        error={errors.note || null}
        value={note}
        onChange={({ target }) => {
          forget('note');
          type('note', target.value);
        }}
        onBlur={commit}
      />
      {detail && (
        <AnswerTemplates
          detail={detail}
          note={note}
          onInsert={(text) => {
            forget('note');
            type('note', text);
            commit();
            noteRef.current?.focus();
          }}
        />
      )}
      {decision === 'accept' && (
        <Field
          type="date"
          label={zhInbox.expectedDay}
          name={`${ids}-day`}
          min={today}
          readOnly={isSending && !detail}
          error={errors.day || null}
          value={expectedDay}
          onChange={({ target }) => {
            forget('day');
            type('expectedDay', target.value);
          }}
          onBlur={commit}
        />
      )}
      <div className={styles.foot}>
        <FormMessage text={errors.form || null} />
        {onOpensNext && (
          <label className="check">
            <input type="checkbox" checked={opensNext} onChange={({ target }) => onOpensNext(target.checked)} />
            {zhInbox.openNext}
          </label>
        )}
        <button className="btn" type="submit" aria-busy={isSending || undefined}>
          {isSending ? zhInbox.deciding : confirmName(kind, decision)}
        </button>
      </div>
    </form>
  );
}

const isOutcome = (decision: Decision): decision is 'grant' | 'refuse' => decision === 'grant' || decision === 'refuse';

/** Label of a decision; intentions and applications have different outcomes. */
export const choiceName = (kind: SubmissionKind | undefined, decision: Decision): string =>
  kind === 'intention' && isOutcome(decision) ? zhInbox.intentionChoices[decision] : zhInbox.choices[decision];

/** Label of the button that sends the decision. */
const confirmName = (kind: SubmissionKind | undefined, decision: Decision): string =>
  kind === 'intention' && isOutcome(decision) ? zhInbox.intentionConfirm[decision] : zhInbox.confirm[decision];

/** Whether a decision needs a note to the company. */
const needsNote = (decision: Decision): boolean => ['refuse', 'remove', 'note'].includes(decision);

const choicesFor = (state: SubmissionState): readonly Decision[] => decisionsFor[state];

/** Decisions that all of these submissions allow; what is to be corrected is named one by one. */
export function sharedChoices(rows: readonly Pick<SubmissionSummary, 'state'>[]): Decision[] {
  const [first, ...others] = rows;
  if (!first) return [];
  return choicesFor(first.state).filter(
    (decision) => decision !== 'supplement' && others.every(({ state }) => choicesFor(state).includes(decision)),
  );
}

interface BatchDialogProps {
  rows: readonly Pick<InboxRow, 'number' | 'title' | 'state' | 'changedAt'>[];
  kind: SubmissionKind | undefined;
  /** The decision that is chosen first. */
  decision: Decision;
  onClose: () => void;
  /** Submissions that were decided, and the outcome in words. */
  onDone: (numbers: readonly string[], outcome: string) => void;
}

/** How many of the submissions the question names at most. */
const mostNamed = 5;

/** Decides several submissions at once. Those that fail are listed with the reason and stay selected. */
export function BatchDialog({ rows: givenRows, kind, decision: first, onClose, onDone }: BatchDialogProps) {
  // The rows when the dialog opened: finished ones leave the list behind it.
  const [rows] = useState(givenRows);
  const [decision, setDecision] = useState(first);
  const [refused, setRefused] = useState<DecisionResult['refused']>([]);
  const isMounted = useIsMounted();
  const isOver = refused.length > 0;
  const listedRows = isOver
    ? refused.map(({ number, reason }) => [number, number, reason] as const)
    : rows.slice(0, mostNamed).map(({ number, title }) => [number, `${number} ${title}`] as const);
  const list = <BatchList rows={listedRows} />;
  return (
    <DeskDialog
      title={zhInbox.decideMany(choiceName(kind, decision), rows.length)}
      onClose={onClose}
      narrow
      onSubmit={isOver ? onClose : undefined}
      action={isOver ? zhDesk.done : undefined}
    >
      {isOver ? (
        <div role="alert">
          <p>{zhInbox.someRefused(refused.length)}</p>
          {list}
        </div>
      ) : (
        <div className={styles.decision}>
          {list}
          {rows.length > mostNamed && <p className="hint">{zhInbox.andMore(rows.length - mostNamed)}</p>}
          <DecisionForm
            rows={rows}
            kind={kind}
            choice={decision}
            onChoose={setDecision}
            onDecided={(_decision, result, _hasLaterInput, outcome) => {
              setRefused(result.refused);
              onDone(result.done, outcome);
              if (result.refused.length === 0 && isMounted()) onClose();
            }}
          />
        </div>
      )}
    </DeskDialog>
  );
}

/** Input that is kept as a draft until it is sent. @param isKept false: only while the form is open */
export function useDeskDraft(id: string, isKept = true) {
  const dispatch = useDeskDispatch();
  const draft = useDeskSelector((root) => selectDraft(root, id));
  const by = useDeskSelector((root) => selectDraftAuthor(root, id));
  const keep = (fields: Record<string, string>) => void dispatch(draftChanged({ id, fields, by }));
  const { values, type, commit, reset } = useDraftField((fields) => (isKept ? keep(fields) : undefined));
  return {
    values: { ...draft.fields, ...values } as Record<string, string>,
    isRestored: draft.restored,
    type,
    commit,
    /** These values were sent. @returns whether something was typed since, which stays */
    done(sentFields: Record<string, string>): boolean {
      // Also what was typed after leaving and coming back: the store has it.
      commit();
      const { fields } = dispatch((_dispatch, getState) => selectDraft(getState(), id));
      const later = Object.entries(fields).filter(([name, value]) => value !== '' && value !== sentFields[name]);
      reset();
      dispatch(draftDiscarded({ id }));
      if (later.length > 0) keep(Object.fromEntries(later));
      return later.length > 0;
    },
  };
}
