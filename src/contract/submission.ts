import type { ListQuery } from './envelope';

/** A company's submissions: project applications, purchase intentions for apps, supply or demand entries. */
export const submissionKinds = ['application', 'intention', 'entry'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** A receipt number consists of this prefix, the date and a serial number per kind: `SB-20250716-0131`. */
export const receiptPrefixes = { application: 'SB', intention: 'YX', entry: 'FB' } as const satisfies Record<
  SubmissionKind,
  string
>;

/** The kind of a receipt number; null if it is not one. */
export function receiptKind(number: string): SubmissionKind | null {
  const prefix = /^([A-Z]{2})-\d{8}-\d{4,}$/.exec(number)?.[1];
  return submissionKinds.find((kind) => receiptPrefixes[kind] === prefix) ?? null;
}

/**
 * The states of a submission. Applications and intentions: submitted, accepted, then granted or refused; withdrawn by
 * the company while submitted. Entries: pending with prior review, published, withdrawn by the company, removed by
 * staff, refused by a reviewer. What is open may wait for the company to correct it (`supplement`). Expiry of an entry is determined by its deadline alone.
 */
export const submissionStates = [
  'submitted',
  'accepted',
  'granted',
  'refused',
  'withdrawn',
  'pending',
  'published',
  'removed',
  'supplement',
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** The states that need staff action. */
export const openStates = ['submitted', 'accepted', 'pending'] as const satisfies SubmissionState[];

/** Groups of states to query: open, decided, and closed in any way. */
export const stateGroups = {
  open: openStates,
  decided: ['granted', 'refused'],
  ended: ['granted', 'refused', 'withdrawn', 'removed'],
} as const satisfies Record<string, readonly SubmissionState[]>;
export type StateGroup = keyof typeof stateGroups;

/** A submission in a list. Times are `yyyy-MM-dd HH:mm:ss`, dates `yyyy-MM-dd`, zone GMT+8. */
export interface SubmissionSummary {
  number: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** Name of the project, the app or the product. */
  title: string;
  /** Id of the project, the app or the entry; its page may no longer exist. */
  targetId: string;
  /** The recipient: the project's publisher or the app's supplier. */
  party: string | null;
  submittedAt: string;
  acceptedAt: string | null;
  /** When staff decided, or the company withdrew. */
  endedAt: string | null;
  /** Expected date of a reply. */
  expectedDay: string | null;
  /** The last day of a correction that staff wait for. */
  supplementDay?: string | null;
  /** The latest reply from staff. */
  answer: string | null;
  answeredBy: string | null;
  answeredAt: string | null;
  attachments: number;
  /** Whether staff acted on it since the company looked. */
  isNew?: boolean;
  /** For entries: '1' demand, '2' supply; null for the other kinds. */
  side: string | null;
  model: string | null;
  quantity: string | null;
  area: string | null;
  deadline: string | null;
}

export interface SubmissionEvent {
  at: string;
  action: SubmissionAction;
  /** The actor, as disclosed to the company: its own contact, or the staff's name. */
  actor: string | null;
  note: string | null;
  details?: EventDetails | null;
}

/** A field by its payload name, a file by its id, or further material by its title. */
interface Corrected {
  kind: 'field' | 'file' | 'more';
  name: string;
}

/** What a company is asked to correct, and why. */
export interface SupplementItem extends Corrected {
  reason: string;
}

/** What an edit changed; files by name. */
export interface ValueChange extends Corrected {
  before: string | null;
  after: string | null;
}

/** Of a request: its items and last day; of a company's edit: what it changed. */
export interface EventDetails {
  items?: SupplementItem[];
  day?: string;
  changes?: ValueChange[];
}

/** An open request to correct a submission. */
export interface Supplement {
  items: SupplementItem[];
  /** `yyyy-MM-dd`; after it the submission returns to the staff. */
  day: string;
  note: string;
  /** From 1. */
  round: number;
  askedAt: string;
  by: string | null;
}

export const submissionActions = [
  'submit',
  'accept',
  'grant',
  'refuse',
  'withdraw',
  'edit',
  'publish',
  'remove',
  'reopen',
  'note',
  'supplement',
  'resubmit',
  'lapse',
] as const;
export type SubmissionAction = (typeof submissionActions)[number];

export interface SubmissionFile {
  attId: string;
  fileName: string;
  /** Bytes. */
  size: number;
  /** Whether the company sent another one in its place. */
  replaced?: boolean;
}

export interface SubmissionDetail extends SubmissionSummary {
  fdComName: string;
  /** The values of its form, by payload field. */
  values: Record<string, string | null>;
  files: SubmissionFile[];
  /** Oldest first. */
  events: SubmissionEvent[];
  supplement?: Supplement | null;
}

export interface MySubmissionsQuery extends ListQuery {
  kind: SubmissionKind;
}

/** Number of a company's submissions by kind, and of those on which staff acted since the company looked. */
export type SubmissionCounts = Record<SubmissionKind, number> & { news?: number };

/** A company's open submissions by project or app id, each with its receipt number. */
export interface SubmissionMarks {
  projects: Record<string, string>;
  apps: Record<string, string>;
}
