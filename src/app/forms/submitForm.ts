import { isApiError } from '../../api/client';
import { selectToken, selectUser } from '../../areas/auth/authSlice';
import { receiptKind, type SubmissionDetail } from '../../contract/submission';
import { zh } from '../../i18n/zh';
import { today } from '../../lib/serverTime';
import { isRecord } from '../../lib/json';
import { fieldErrors, type FieldValues, type FormField } from '../../lib/formFields';
import { projectApplied } from '../../state/appliedSlice';
import {
  formClosed,
  loginAsked,
  unfinishedAttachmentsMet,
  workSucceeded,
  type FormDialog,
} from '../../state/dialogsSlice';
import { sendDraft } from '../../state/sendDraft';
import {
  contactDraft,
  contactSent,
  draftId,
  draftSent,
  formRefused,
  selectDraft,
  type Draft,
} from '../../state/draftsSlice';
import { type AppThunk, selectOffers, type RootState } from '../../state/hooks';
import { getbuginessApi } from '../../areas/getbuginess/getbuginessApi';
import {
  getbuginessEntryOf,
  publishFields,
  intentionFields,
  intentionOf,
  projectApplicationFields,
  projectApplicationOf,
} from '../../areas/companyForms';
import { orderApi } from '../../areas/order/orderApi';
import { projectApi } from '../../areas/project/projectApi';
import { myApi } from '../../areas/my/myApi';
import { prefilledOf, myWritesApi } from '../../areas/my/myWritesApi';
import { profileApi } from '../../areas/my/profileApi';
import { reportApi, reportFields, reportOf } from '../../areas/report/reportApi';
import type { Profile, UserInfo } from '../../contract/auth';

type Known = Pick<Profile, 'contactName' | 'contactPhone' | 'contactEmail' | 'lastEntry'>;

/** The contact fields of a form that have a value, each as what is to be known of it. */
function filled(
  fields: readonly FormField[],
  entryOf: (name: string, contact: string) => [key: string, value: string | null | undefined],
): FieldValues {
  const entries = fields.flatMap(({ name, contact }) => (contact ? [entryOf(name, contact)] : []));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The values of a form's contact fields by their role: other forms name the fields differently. */
const contactOf = (fields: readonly FormField[], values: FieldValues): FieldValues =>
  filled(fields, (name, contact) => [contact, values[name]?.trim()]);

type Contacts = Partial<Record<string, string | null>>;

/** What a company's next publication begins with: its last one, else what this device sent last, else its telephone. */
function lastContact(profile: Known | null, known: FieldValues, username = ''): Contacts {
  const { fdContactsPerson, fdContactsPhone, fdArea, fdContactsAddress } = profile?.lastEntry ?? {};
  const account = /^1[3-9]\d{9}$/.test(username) ? username : null;
  return {
    contactPerson: fdContactsPerson ?? known.contactPerson,
    contactPhone: fdContactsPhone ?? known.contactPhone ?? account,
    contactArea: fdArea ?? known.contactArea,
    contactAddress: fdContactsAddress ?? known.contactAddress,
  };
}

/** The contacts of an account's profile, else its last ones, as initial values of a form's contact fields. */
function knownContacts(fields: readonly FormField[], profile: Known | null, last: Contacts): FieldValues {
  const { contactName: contactPerson, contactPhone, contactEmail } = profile ?? {};
  const known: Contacts = { contactPerson, contactPhone, contactEmail };
  return filled(fields, (name, contact) => [name, known[contact] ?? last[contact]]);
}

/** Suggested values for a form's empty contact fields, from earlier submissions. */
export const offerOf = (fields: readonly FormField[], values: FieldValues, known: FieldValues): FieldValues =>
  filled(fields, (name, contact) => [name, values[name]?.trim() ? undefined : known[contact]]);

/** The dialogs that submit something; all but a report need a login. */
export type GuardedDialog = Exclude<FormDialog, { kind: 'expertContact' }>;

/** What a submission sends; one idempotency key per user action. */
interface Sending {
  values: FieldValues;
  attIds: readonly string[];
  idempotencyKey: string;
}

/** One form: its fields, and how it is submitted. */
interface FormKind {
  title: string;
  submitLabel: string;
  fields: readonly FormField[];
  /** Data that must be loaded before the form can be filled in. */
  note?: string;
  /** The initial values of the fields. */
  prefilled: FieldValues;
  /** May be submitted without a login, and its contact is not offered to the next form. */
  anonymous?: true;
  /** How long the success message stays, ms; undefined: the default. */
  successDuration?: number;
  send: (sending: Sending) => AppThunk<Promise<{ data?: unknown; error?: unknown }>>;
}

/** How long the success message of an application stays, ms: longer than the others. */
const projectSuccessDuration = 3000;

// The outcome is shown as a notice; input need not stay in the cache as an argument.
const untracked = { track: false } as const;

/**
 * The company whose profile prefills a form's contacts; null where none does: an edited entry has its own, a report
 * needs none.
 */
export function contactOwner(state: RootState, dialog: GuardedDialog): string | null {
  const isNew = dialog.kind !== 'report' && !(dialog.kind === 'publish' && dialog.number);
  return (isNew && selectOffers(state, 'my') && selectToken(state) && selectUser(state)?.fdComId) || null;
}

/** What a query has loaded. The endpoint's own state type names its area's tags. */
const dataOf = <Data>(state: RootState, select: (state: never) => { data?: Data | null }): Data | null =>
  select(state as never).data ?? null;

/** The profile that prefills a form's contacts, as far as it is loaded. */
export function selectContacts(state: RootState, dialog: GuardedDialog): Profile | null {
  const owner = contactOwner(state, dialog);
  if (owner === null) return null;
  return dataOf(state, profileApi.endpoints.getMyProfile.select({ owner }));
}

/** The current values of an entry being edited; null for every other form. */
export function selectEntry(state: RootState, dialog: GuardedDialog): SubmissionDetail | null {
  if (dialog.kind !== 'publish' || !dialog.number) return null;
  const query = { number: dialog.number, owner: selectUser(state)?.fdComId ?? '' };
  return dataOf(state, myApi.endpoints.getMySubmission.select(query));
}

/** Data for a form besides its dialog. */
interface FormFacts {
  user: UserInfo | null;
  /** The current values of an entry being edited. */
  entry: SubmissionDetail | null;
  /** The profile that prefills the contacts. */
  contacts: Profile | null;
  /** The contact that this device sent last. */
  known: FieldValues;
}

/** The form of a dialog for a user; the company comes from the user info, the contacts from its profile and last entry. */
export function formKind(dialog: GuardedDialog, { user, entry, contacts, known }: FormFacts): FormKind {
  const kind = emptyFormKind(dialog, user, entry);
  // A publication begins with the last one, and the account's name is its telephone.
  const isNewEntry = dialog.kind === 'publish' && !dialog.number;
  const last = isNewEntry ? lastContact(contacts, known, user?.username) : {};
  return { ...kind, prefilled: { ...knownContacts(kind.fields, contacts, last), ...kind.prefilled } };
}

function emptyFormKind(dialog: GuardedDialog, user: UserInfo | null, entry: SubmissionDetail | null): FormKind {
  const company = { fdComId: user?.fdComId ?? '', fdComName: user?.fdComName ?? '' };
  if (dialog.kind === 'projectApplication') {
    return {
      title: zh.section.apply,
      submitLabel: zh.form.submit,
      fields: projectApplicationFields,
      prefilled: { fdProjectName: dialog.title, fdComName: company.fdComName },
      successDuration: projectSuccessDuration,
      send: ({ values, attIds, idempotencyKey }) => {
        const entry = projectApplicationOf(values, dialog, company, attIds);
        return projectApi.endpoints.createProjectApplication.initiate({ entry, idempotencyKey }, untracked);
      },
    };
  }
  if (dialog.kind === 'intention') {
    return {
      title: zh.browse.intention,
      submitLabel: zh.form.submit,
      fields: intentionFields,
      prefilled: { fdAppName: dialog.title, fdComName: company.fdComName },
      send: ({ values, idempotencyKey }) => {
        const entry = intentionOf(values, dialog, company);
        return orderApi.endpoints.createOrder.initiate({ entry, idempotencyKey }, untracked);
      },
    };
  }
  if (dialog.kind === 'report') {
    return {
      title: zh.report.title,
      submitLabel: zh.report.submit,
      fields: reportFields,
      prefilled: { page: dialog.title },
      anonymous: true,
      send: ({ values, idempotencyKey }) =>
        reportApi.endpoints.createReport.initiate({ entry: reportOf(values, dialog), idempotencyKey }, untracked),
    };
  }
  const { number, type } = dialog;
  const isDemand = type === '1';
  const publication = { submitLabel: zh.form.publish, fields: publishFields, note: zh.form.becomesPublic };
  const entryOf = (values: FieldValues) => getbuginessEntryOf(values, type, company.fdComId);
  if (number) {
    return {
      ...publication,
      title: isDemand ? zh.my.editDemand : zh.my.editSupply,
      prefilled: entry ? prefilledOf(entry) : {},
      send: ({ values, idempotencyKey }) =>
        myWritesApi.endpoints.updateMyEntry.initiate({ number, entry: entryOf(values), idempotencyKey }, untracked),
    };
  }
  return {
    ...publication,
    title: isDemand ? zh.section.publishDemand : zh.section.publishSupply,
    prefilled: { fdComName: company.fdComName },
    send: ({ values, idempotencyKey }) =>
      getbuginessApi.endpoints.createGetbuginess.initiate({ entry: entryOf(values), idempotencyKey }, untracked),
  };
}

/** The receipt number in the response to a write. */
function receiptOf(answer: unknown): string | undefined {
  const number = isRecord(answer) ? answer.number : undefined;
  return typeof number === 'string' && receiptKind(number) ? number : undefined;
}

/** Whether a file of a form is not uploaded, or was just refused. */
export const lacksAttachments = ({ attachments, errors }: Draft) =>
  errors.attachments !== undefined || attachments.some(({ state }) => state !== 'uploaded');

/**
 * Submits a form: its draft merged over the prefilled values. While one is pending, a second call sends nothing. With
 * an attachment that is not uploaded, or a file that was just refused, it asks for confirmation first; `anyway`
 * confirms. A failure keeps the input and the idempotency key, and so does a timeout: the write may have been carried
 * out.
 */
export const submitForm =
  (dialog: GuardedDialog, { anyway = false } = {}): AppThunk<Promise<void>> =>
  async (dispatch, getState, { browser }) => {
    const state = getState();
    const id = draftId(dialog);
    const draft = selectDraft(state, id);
    if (draft.submitting) return;
    const facts = {
      user: selectUser(state),
      entry: selectEntry(state, dialog),
      contacts: selectContacts(state, dialog),
      known: selectDraft(state, contactDraft).fields,
    };
    const kind = formKind(dialog, facts);
    // The session may have ended while the form was open, in another tab or in a public query; values prefilled from
    // the account are gone with it.
    if (!kind.anonymous && !selectToken(state)) {
      dispatch(loginAsked({ dialog, path: browser.currentPath() }));
      return;
    }
    const values = { ...kind.prefilled, ...draft.fields };
    const errors = fieldErrors(kind.fields, values, zh.validation, today());
    if (Object.keys(errors).length > 0) {
      dispatch(formRefused({ id, errors }));
      return;
    }
    if (!anyway && lacksAttachments(draft)) {
      dispatch(unfinishedAttachmentsMet());
      return;
    }
    const attIds = draft.attachments.flatMap(({ attId }) => attId ?? []);
    const token = selectToken(state);
    const send = (idempotencyKey: string) => dispatch(kind.send({ values, attIds, idempotencyKey }));
    const { data, error } = await dispatch(sendDraft(id, zh.form.sending, send));
    const isRecorded = !error || (isApiError(error) && error.msg === zh.form.alreadyApplied);
    // A response that arrives after an account switch says nothing about the new account.
    const sameAccount = selectToken(getState()) === token;
    if (dialog.kind === 'projectApplication' && isRecorded && sameAccount) {
      dispatch(projectApplied({ fdId: dialog.fdId }));
    }
    if (error) return;
    dispatch(draftSent({ id }));
    if (sameAccount && !kind.anonymous) dispatch(contactSent(contactOf(kind.fields, values)));
    dispatch(formClosed());
    const receipt = selectOffers(state, 'my') ? receiptOf(data) : undefined;
    dispatch(workSucceeded({ text: zh.states.submitted, hideAfter: kind.successDuration, receipt }));
  };
