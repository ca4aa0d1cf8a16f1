import type { ListQuery } from './envelope';
import type { StateGroup, SubmissionDetail, SubmissionKind, SubmissionState, SubmissionSummary } from './submission';

/** What staff may do: an editor writes content, a reviewer answers submissions, an administrator does everything. */
export const staffRoles = ['editor', 'reviewer', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The parts of the desk, and who may use them. */
export const deskParts = {
  inbox: ['reviewer', 'administrator'],
  content: ['editor', 'administrator'],
  settings: ['administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type DeskPart = keyof typeof deskParts;

export const mayUse = (role: StaffRole, part: DeskPart): boolean =>
  (deskParts[part] as readonly StaffRole[]).includes(role);

/** Code of an answer that asks for the password once more: `/api/desk/confirm` takes it, then the act is sent again. */
export const passwordNeeded = 440;

/** Who works at the desk. */
export interface StaffMember {
  username: string;
  displayName: string;
  role: StaffRole;
  /** Whether the login asks for a code of an authenticator as well. */
  secondFactor: boolean;
  /** Nothing but one's own account can be used before it does. */
  factorNeeded?: boolean;
}

/** The second step of one's own login. */
export interface OwnFactor {
  on: boolean;
  /** How many recovery codes were not used yet. */
  recoveryCodes: number;
}

/** Who works at the desk, as administrators see them. */
export interface StaffLine extends StaffMember {
  accountId: string;
  disabled: boolean;
  createdAt: string;
}

/** Figures of the inbox by kind and state, and of reports that are open. */
export interface InboxCounts {
  submissions: Record<SubmissionKind, Partial<Record<SubmissionState, number>>>;
  openReports: number;
}

/** Query of the inbox; what is left out chooses all. */
export interface InboxQuery extends ListQuery {
  kind?: SubmissionKind;
  state?: SubmissionState | StateGroup;
  /** Id of a project or an app. */
  target?: string;
  /** Only what came in the last so many days. */
  days?: number;
  /** Username of the one who handled it last. */
  handler?: string;
  /** A receipt number, or a part of company or title. */
  q?: string;
}

/** Who has handled a submission. */
export interface Assignee {
  username: string;
  displayName: string;
}

/** A submission in the inbox. */
export interface InboxRow extends SubmissionSummary {
  fdComName: string;
  handler: string | null;
  unread: boolean;
  /** When its state last changed or the company changed what is in it. */
  changedAt: string;
}

/** A submission that staff read. */
export interface InboxDetail extends SubmissionDetail {
  handler: string | null;
  unread: boolean;
  changedAt: string;
  /** The company's account. */
  username: string;
  /** How many submissions the same project or app has. */
  siblings: number;
}

/** What staff may decide of submissions. `publish` and `remove` are for entries, `note` changes no state. */
export const decisions = ['accept', 'grant', 'refuse', 'reopen', 'publish', 'remove', 'note'] as const;
export type Decision = (typeof decisions)[number];

/** Which decisions a submission in a state allows. */
export const decisionsFor: Record<SubmissionState, readonly Decision[]> = {
  submitted: ['accept', 'grant', 'refuse', 'note'],
  accepted: ['grant', 'refuse', 'note'],
  granted: ['reopen', 'note'],
  refused: ['reopen', 'note'],
  withdrawn: [],
  pending: ['publish', 'refuse', 'note'],
  published: ['remove', 'note'],
  removed: ['publish', 'note'],
};

/** Payload of a decision, JSON; of several at once all are decided, or each that cannot be is named. */
export interface DecisionPayload {
  numbers: string[];
  decision: Decision;
  note: string;
  /** `yyyy-MM-dd`, or empty. */
  expectedDay: string;
  /** The state of each as whoever decides saw it; where it is another one by now, that one is refused. */
  seen?: Record<string, SubmissionState>;
  /** When each last changed, as whoever decides saw it; one that the company changed since is refused. */
  seenAt?: Record<string, string>;
}

/** What became of a decision. */
export interface DecisionResult {
  done: string[];
  refused: { number: string; reason: string }[];
}

/** A line of the record of who did what. */
export interface DeskRecord {
  fdId: string;
  at: string;
  actor: string;
  /** `decide:accept`, `content:publish`, `settings:save`, `staff:create`, … */
  action: string;
  /** Receipt number, or area and id. */
  target: string;
  title: string | null;
  note: string | null;
}

/** Why a visitor reports a page. */
export const reportReasons = ['false', 'fraud', 'contact', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** A visitor's report. */
export interface Report {
  fdId: string;
  area: string;
  targetId: string;
  title: string;
  reason: ReportReason;
  note: string | null;
  contact: string | null;
  at: string;
  /** Null while it is open. */
  closedAt: string | null;
  closedBy: string | null;
  answer: string | null;
}

/** A picture that was uploaded. */
export interface UploadedPicture {
  /** Path on this site. */
  url: string;
  width: number;
  height: number;
  fileName: string;
}

/** A company in the settings. */
export interface CompanyLine {
  accountId: string;
  username: string;
  fdComName: string | null;
  disabled: boolean;
  createdAt: string;
  submissions: number;
}
