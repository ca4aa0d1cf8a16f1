import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { selectUser } from '../../areas/auth/authSlice';
import { useGetMyProfileQuery } from '../../areas/my/profileApi';
import { zh } from '../../i18n/zh';
import { ConfirmDialog } from '../../components/AlertDialog';
import { Dialog } from '../../components/Dialog';
import { useDraftForm } from '../../areas/my/useDraftForm';
import { focusFirstEmpty } from '../../components/useModal';
import type { FieldValues } from '../../lib/formFields';
import { formClosed, questionClosed, selectQuestion } from '../../state/dialogsSlice';
import { contactDraft, draftId, selectDraft } from '../../state/draftsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import {
  submitForm,
  offerOf,
  contactOwner,
  formKind,
  lacksAttachments,
  selectContacts,
  selectEntry,
  type GuardedDialog,
} from './submitForm';
import { DraftNotice, FormFields, type FormFieldsProps } from '../../components/FormFields';

interface GuardedFormProps {
  dialog: GuardedDialog;
  options?: FormFieldsProps['options'];
  /** What belongs beside text inputs, by field name. */
  framesOf?: (values: FieldValues, type: (name: string, value: string) => void) => FormFieldsProps['frames'];
  /** Custom fields, after the others. */
  children?: ReactNode;
  /** What else to discard when the visitor starts over. */
  onDiscard?: () => void;
}

/** One of the three forms that require a login, in its dialog, backed by its draft. */
export function GuardedForm({ dialog, options, framesOf, children, onDiscard }: GuardedFormProps) {
  const dispatch = useAppDispatch();
  const id = draftId(dialog);
  const user = useAppSelector(selectUser);
  const entry = useAppSelector((state) => selectEntry(state, dialog));
  const owner = useAppSelector((state) => contactOwner(state, dialog));
  // Fixed while the form is open, since its initial contact values come from here.
  const profile = useGetMyProfileQuery(
    { owner: owner ?? '' },
    { skip: owner === null, refetchOnMountOrArgChange: true },
  );
  const contacts = useAppSelector((state) => selectContacts(state, dialog));
  const { draft, form, touched, type, commit, submit, notice } = useDraftForm<HTMLDivElement>(id);
  const known = useAppSelector((state) => selectDraft(state, contactDraft).fields);
  const { title, submitLabel, fields, note, prefilled } = formKind(dialog, { user, entry, contacts, known });
  const asksAnyway = useAppSelector(selectQuestion) === 'unfinishedAttachments';
  const values = { ...prefilled, ...touched };
  // Values that the profile is about to prefill are not offered.
  const offer = profile.isLoading ? {} : offerOf(fields, values, known);

  // What the account prefills arrives after the form has opened, and the focus was in its first empty field.
  const opened = useRef<Element>(null);
  const isPrefilled = !profile.isLoading;
  const focusEmpty = useEffectEvent(() => {
    const at = document.activeElement;
    if (at && at === opened.current && !((at.getAttribute('name') ?? '') in touched)) focusFirstEmpty(form.current);
  });
  useEffect(() => {
    if (isPrefilled) focusEmpty();
    else opened.current = document.activeElement;
  }, [isPrefilled]);

  return (
    <>
      <Dialog
        title={title}
        onClose={() => dispatch(formClosed())}
        onSubmit={() => submit(() => dispatch(submitForm(dialog)))}
        footer={
          <>
            <p>{zh.form.requiredNote}</p>
            <button className="btn" type="submit" aria-busy={draft.submitting || undefined}>
              {submitLabel}
            </button>
          </>
        }
      >
        {notice(zh.form, onDiscard)}
        {Object.keys(offer).length > 0 && (
          <DraftNotice
            text={zh.form.lastContact(Object.values(offer).join(' '))}
            action={zh.form.useLastContact}
            onAction={() => {
              for (const [name, value] of Object.entries(offer)) type(name, value);
              commit();
              // The button disappears with its offer; the focus stays in the form.
              form.current?.querySelector<HTMLElement>(`[name=${Object.keys(offer)[0]}]`)?.focus();
            }}
          />
        )}
        <div className="form" ref={form}>
          {note && <p className="hint full">{note}</p>}
          <FormFields
            fields={fields}
            values={values}
            errors={draft.errors}
            options={options}
            frames={framesOf?.(values, type)}
            onType={type}
            onLeave={commit}
          />
          {children}
        </div>
      </Dialog>
      {asksAnyway && (
        <ConfirmDialog
          question={lacksAttachments(draft) ? zh.form.unfinishedAttachments : zh.form.attachmentsUploaded}
          onConfirm={() => {
            dispatch(questionClosed());
            void dispatch(submitForm(dialog, { anyway: true }));
          }}
          onCancel={() => dispatch(questionClosed())}
        />
      )}
    </>
  );
}
