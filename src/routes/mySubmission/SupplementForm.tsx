import { useId } from 'react';
import { Attachments } from '../../areas/attachment/Attachments';
import { useUploads } from '../../areas/attachment/useUploads';
import { publishFields, intentionFields, projectApplicationFields } from '../../areas/companyForms';
import { correctedName } from '../../areas/my/sentFacts';
import { useDraftForm } from '../../areas/my/useDraftForm';
import { FormFields } from '../../components/FormFields';
import type { SubmissionDetail, Supplement, SupplementItem } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { type FormField, fieldErrors } from '../../lib/formFields';
import {
  draftChanged,
  draftDiscarded,
  selectDraft,
  selectDraftAuthor,
  draftSent,
  fileRefused,
  formRefused,
} from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector, type AppThunk } from '../../state/hooks';
import { myWritesApi } from '../../areas/my/myWritesApi';
import { today } from '../../lib/serverTime';
import { workSucceeded } from '../../state/dialogsSlice';
import { sendDraft } from '../../state/sendDraft';
import styles from './SupplementForm.module.css';

const formFieldsOf: Record<SubmissionDetail['kind'], readonly FormField[]> = {
  application: projectApplicationFields,
  intention: intentionFields,
  entry: publishFields,
};

export interface SupplementFormProps {
  submission: SubmissionDetail;
  supplement: Supplement;
  /** Categories of entries by code. */
  categories: ReadonlyMap<string, string>;
}

/** What staff ask to correct: each item with its reason, what was sent, and the new value. */
export function SupplementForm({ submission, supplement, categories }: SupplementFormProps) {
  const { number, kind } = submission;
  const { items, day, note, round, by, askedAt } = supplement;
  const dispatch = useAppDispatch();
  const id = supplementDraft(number, supplement);
  const { draft, form, touched, type, commit, submit, notice } = useDraftForm(id);
  const fields = items.flatMap(({ kind: what, name }) =>
    what === 'field' ? (formFieldsOf[kind].find((field) => field.name === name) ?? []) : [],
  );
  const before = sentValues(fields, submission);
  const values = { ...before, ...touched };
  const nameOf = correctedName(submission);
  const heading = useId();
  const changed = fields.filter(({ name }) => values[name] !== before[name]).length;
  const uploaded = useAppSelector(
    (state) =>
      items.filter((item, place) => {
        const [file] = selectDraft(state, supplementFileDraft(number, supplement, place)).attachments;
        return item.kind !== 'field' && file?.attId;
      }).length,
  );
  return (
    <form
      ref={form}
      className={styles.form}
      aria-labelledby={heading}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(() => dispatch(sendSupplement(submission, supplement, fields)));
      }}
    >
      <h2 className="text-lg" id={heading}>
        {zh.my.supplement.heading(items.length)}
      </h2>
      {note && <p>{note}</p>}
      <p className="hint">
        {[zh.my.supplement.round(round), by ?? zh.my.platform, askedAt.slice(0, 16), zh.my.supplementUntil(day)].join(
          '　',
        )}
      </p>
      {notice(zh.form, () => {
        for (const place of items.keys())
          dispatch(draftDiscarded({ id: supplementFileDraft(number, supplement, place) }));
      })}
      <ol className={styles.items} role="list">
        {items.map((item, place) => {
          const field = item.kind === 'field' && fields.find(({ name }) => name === item.name);
          const old = item.kind === 'file' ? nameOf(item) : field && valueText(field, before[field.name], categories);
          return (
            <li key={item.name}>
              <div className="break full">
                <b>{nameOf(item)}</b>
                <p>{item.reason}</p>
              </div>
              <div className={styles.old}>
                <span className="hint">{zh.my.supplement.before}</span>
                <p className="pre-line">{old || zh.my.supplement.nothing}</p>
              </div>
              <div className="form">
                {field ? (
                  <FormFields
                    fields={[{ ...field, full: true }]}
                    values={values}
                    errors={draft.errors}
                    options={{ fdType: [...categories] }}
                    onType={type}
                    onLeave={commit}
                  />
                ) : (
                  <ItemFile id={supplementFileDraft(number, supplement, place)} name={nameOf(item)} />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <p className={styles.foot}>
        <span role="status">{zh.my.supplement.done(changed + uploaded, items.length)}</span>
        <button className="btn" type="submit" aria-busy={draft.submitting || undefined}>
          {zh.my.supplement.send}
        </button>
      </p>
      <p className="hint">{zh.my.supplement.kept}</p>
    </form>
  );
}

const valueText = ({ name }: FormField, value: string, categories: ReadonlyMap<string, string>): string =>
  name === 'fdType' ? (categories.get(value) ?? value) : value;

/** The new file of an item; choosing another one replaces it. */
function ItemFile({ id, name }: { id: string; name: string }) {
  return <Attachments label={`${zh.my.supplement.newFile} ${name}`} uploads={useUploads(id, true)} />;
}

/** Draft ids of a round: of its fields, and of the upload of each item. */
export const supplementDraft = (number: string, { round }: Supplement): string => `supplement:${number}-${round}`;
export const supplementFileDraft = (number: string, { round }: Supplement, place: number): string =>
  `supplementFile:${number}-${round}-${place}`;

/** The initial values of the named fields: what was sent. */
export const sentValues = (fields: readonly FormField[], { values }: SubmissionDetail): Record<string, string> =>
  Object.fromEntries(
    fields.map(({ name, kind }) => [name, (kind === 'date' ? values[name]?.slice(0, 10) : values[name]) ?? '']),
  );

const isFile = ({ kind }: SupplementItem): boolean => kind !== 'field';

/**
 * Sends the corrections of a round. While something is open, it is marked and nothing is sent.
 */
export const sendSupplement =
  (submission: SubmissionDetail, supplement: Supplement, fields: readonly FormField[]): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { number } = submission;
    const id = supplementDraft(number, supplement);
    const state = getState();
    const draft = selectDraft(state, id);
    if (draft.submitting) return;
    const values = { ...sentValues(fields, submission), ...draft.fields };
    const errors = fieldErrors(fields, values, zh.validation, today());
    if (Object.keys(errors).length > 0) dispatch(formRefused({ id, errors }));
    const files: Record<string, string> = {};
    const fileDrafts: string[] = [];
    let isOpen = Object.keys(errors).length > 0;
    for (const [place, item] of supplement.items.entries()) {
      if (!isFile(item)) continue;
      const fileId = supplementFileDraft(number, supplement, place);
      fileDrafts.push(fileId);
      const [file] = selectDraft(state, fileId).attachments;
      if (file?.attId) files[item.name] = file.attId;
      else {
        isOpen = true;
        const { fileMissing, fileUnfinished } = zh.my.supplement;
        dispatch(fileRefused({ id: fileId, message: file ? fileUnfinished : fileMissing }));
      }
    }
    if (isOpen) return;
    // Another upload is another content, and gets another key.
    const by = selectDraftAuthor(state, id);
    const entry = {
      number,
      values: JSON.stringify(Object.fromEntries(fields.map(({ name }) => [name, values[name]]))),
      files: JSON.stringify(files),
    };
    dispatch(draftChanged({ id, fields: { files: entry.files }, by }));
    const { initiate } = myWritesApi.endpoints.createSupplement;
    const send = (idempotencyKey: string) => dispatch(initiate({ entry, idempotencyKey }, { track: false }));
    const { error } = await dispatch(sendDraft(id, zh.my.supplement.sending, send));
    if (error) return;
    for (const one of [id, ...fileDrafts]) dispatch(draftSent({ id: one }));
    dispatch(workSucceeded({ text: zh.my.supplement.sent }));
  };
