import type { ListQuery } from './envelope';

/** What a company sends in: an application to a project, an intention on an app, a supply or demand entry. */
export const submissionKinds = ['application', 'intention', 'entry'] as const;
export type SubmissionKind = (typeof submissionKinds)[number];

/** A receipt number is this, the day and a running number of the kind: `SB-20250716-0131`. */
export const receiptPrefixes = { application: 'SB', intention: 'YX', entry: 'FB' } as const satisfies Record<
  SubmissionKind,
  string
>;

/** The kind of a receipt number; null for a text that is none. */
export function receiptKind(number: string): SubmissionKind | null {
  const prefix = /^([A-Z]{2})-\d{8}-\d{4,}$/.exec(number)?.[1];
  return submissionKinds.find((kind) => receiptPrefixes[kind] === prefix) ?? null;
}

/**
 * How far a submission has come. Applications and intentions: submitted, accepted, then granted or refused; withdrawn
 * by the company while it is submitted. Entries: pending where staff review first, published, withdrawn by the company,
 * removed by staff, refused by a reviewer. That an entry's deadline is over is told by its day alone.
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
] as const;
export type SubmissionState = (typeof submissionStates)[number];

/** The states in which staff have something to do. */
export const openStates = ['submitted', 'accepted', 'pending'] as const satisfies SubmissionState[];

/** States that are asked for together: what staff have to do, what they decided, and what is over in any way. */
export const stateGroups = {
  open: openStates,
  decided: ['granted', 'refused'],
  ended: ['granted', 'refused', 'withdrawn', 'removed'],
} as const satisfies Record<string, readonly SubmissionState[]>;
export type StateGroup = keyof typeof stateGroups;

/** One submission in a list. Times are `yyyy-MM-dd HH:mm:ss`, days `yyyy-MM-dd`, zone GMT+8. */
export interface SubmissionSummary {
  number: string;
  kind: SubmissionKind;
  state: SubmissionState;
  /** Name of the project, the app or the product. */
  title: string;
  /** Id of the project, the app or the entry; its page may be gone. */
  targetId: string;
  /** Who receives it: the project's publisher or the app's supplier. */
  party: string | null;
  submittedAt: string;
  acceptedAt: string | null;
  /** When staff decided, or the company withdrew. */
  endedAt: string | null;
  /** The day on which an answer can be expected. */
  expectedDay: string | null;
  /** What staff wrote to the company last. */
  answer: string | null;
  answeredBy: string | null;
  answeredAt: string | null;
  /** How many attachments it has. */
  attachments: number;
  /** An entry's own: '1' demand, '2' supply; null for the other kinds. */
  side: string | null;
  model: string | null;
  quantity: string | null;
  area: string | null;
  deadline: string | null;
}

/** A step in the life of a submission. */
export interface SubmissionEvent {
  at: string;
  action: SubmissionAction;
  /** Who did it, as the company may know: its own contact, or the staff's name. */
  actor: string | null;
  note: string | null;
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
] as const;
export type SubmissionAction = (typeof submissionActions)[number];

/** A file that came with a submission. */
export interface SubmissionFile {
  attId: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** A submission with everything that was sent. */
export interface SubmissionDetail extends SubmissionSummary {
  fdComName: string;
  /** The values of its form, by the payload's names. */
  values: Record<string, string | null>;
  files: SubmissionFile[];
  /** Oldest first. */
  events: SubmissionEvent[];
}

/** Query of a list of one's own submissions. */
export interface MySubmissionsQuery extends ListQuery {
  kind: SubmissionKind;
}

/** How many submissions of each kind a company has. */
export type SubmissionCounts = Record<SubmissionKind, number>;

/** The open submissions of a company by the id of their project or app, each with its receipt number. */
export interface SubmissionMarks {
  projects: Record<string, string>;
  apps: Record<string, string>;
}
