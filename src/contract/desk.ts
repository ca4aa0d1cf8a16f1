import type { ListQuery } from './envelope';
import type { ListOrder } from './sortOrder';
import type {
  StateGroup,
  SubmissionDetail,
  SubmissionKind,
  SubmissionState,
  SubmissionSummary,
  SupplementItem,
} from './submission';

/** Staff roles: an editor writes content, a reviewer handles submissions, an administrator does everything. */
export const staffRoles = ['editor', 'reviewer', 'administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The desk's names of the states. */
const stateWords: Record<SubmissionState, string> = {
  submitted: '待受理',
  accepted: '已受理',
  granted: '通过',
  refused: '未通过',
  withdrawn: '已撤回',
  pending: '待审核',
  published: '已发布',
  removed: '已撤下',
  supplement: '待企业补正',
};

const intentionWords: Partial<typeof stateWords> = { granted: '已对接', refused: '未对接' };

/** The same for a kind of submission. */
export const stateWord = (state: SubmissionState, kind?: SubmissionKind): string =>
  (kind === 'intention' ? intentionWords[state] : undefined) ?? stateWords[state];

/** The parts of the desk, and the roles that may use them. */
export const deskParts = {
  today: ['editor', 'reviewer', 'administrator'],
  inbox: ['reviewer', 'administrator'],
  content: ['editor', 'administrator'],
  settings: ['administrator'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type DeskPart = keyof typeof deskParts;

export const mayUse = (role: StaffRole, part: DeskPart): boolean =>
  (deskParts[part] as readonly StaffRole[]).includes(role);

/** Response code that asks for the password again: send it to `/api/desk/confirm`, then repeat the request. */
export const passwordNeeded = 440;

export interface StaffMember {
  username: string;
  displayName: string;
  role: StaffRole;
  /** Whether the login also asks for an authenticator code. */
  secondFactor: boolean;
  /** Until it is set up, only one's own account can be used. */
  factorNeeded?: boolean;
  /** Whether only their own account is available until they replace the generated password. */
  newPasswordNeeded?: boolean;
}

/** Second factor of one's own login. */
export interface OwnFactor {
  on: boolean;
  /** Number of unused recovery codes. */
  recoveryCodes: number;
  /** A demo account, whose password is public, cannot turn it on. */
  demo?: boolean;
}

/** A staff member, for administrators. */
export interface StaffLine extends StaffMember {
  accountId: string;
  disabled: boolean;
  createdAt: string;
}

/** Counts of the inbox by kind and state, and of open reports. */
export interface InboxCounts {
  submissions: Record<SubmissionKind, Partial<Record<SubmissionState, number>>>;
  openReports: number;
}

/** Query of the inbox; omitted filters match everything. */
export interface InboxQuery extends ListQuery {
  kind?: SubmissionKind;
  state?: SubmissionState | StateGroup;
  /** Id of a project or an app. */
  target?: string;
  /** Only submissions of the last n days. */
  days?: number;
  /** Username of the last assignee. */
  handler?: string;
  /** A receipt number, part of a company or title, a contact's name, or the beginning of a phone number. */
  q?: string;
  /** By default the newest first. `due` sorts what waits for staff, unless target, days or search are given. */
  order?: ListOrder<'inbox'>;
}

/** A staff member who has handled a submission. */
export interface Assignee {
  username: string;
  displayName: string;
}

export interface InboxRow extends SubmissionSummary {
  fdComName: string;
  /** While it waits for staff: working days until the time limit; negative: past it. */
  left?: number;
  handler: string | null;
  unread: boolean;
  /** Time of the last state change or edit by the company. */
  changedAt: string;
}

/** What staff noted for each other on a submission. */
export interface InternalNote {
  at: string;
  actor: string;
  note: string;
}

/** An answer that staff use again, with placeholders for a submission's own words. */
export interface AnswerTemplate {
  fdId: string;
  text: string;
}

export interface InboxDetail extends SubmissionDetail, Pick<InboxRow, 'handler' | 'unread' | 'changedAt'> {
  /** The company's account. */
  username: string;
  /** Number of submissions for the same project or app. */
  siblings: number;
  /** Oldest first. */
  notes?: InternalNote[];
}

/**
 * Staff decisions on submissions. `publish` and `remove` are for entries, `supplement` asks the company to correct
 * something, `note` changes no state.
 */
export const decisions = ['accept', 'grant', 'refuse', 'reopen', 'publish', 'remove', 'supplement', 'note'] as const;
export type Decision = (typeof decisions)[number];

/** The decisions available in a submission's state. */
export const decisionsFor: Record<SubmissionState, readonly Decision[]> = {
  submitted: ['accept', 'grant', 'refuse', 'supplement', 'note'],
  accepted: ['grant', 'refuse', 'supplement', 'note'],
  granted: ['reopen', 'note'],
  refused: ['reopen', 'note'],
  withdrawn: [],
  pending: ['publish', 'refuse', 'supplement', 'note'],
  published: ['remove', 'note'],
  removed: ['publish', 'note'],
  supplement: ['note', 'reopen', 'refuse'],
};

/** Payload of a decision, JSON; a batch is all or nothing: those that cannot be decided are named. */
export interface DecisionPayload {
  numbers: string[];
  decision: Decision;
  note: string;
  /** `yyyy-MM-dd`, or empty. */
  expectedDay: string;
  /** Of one submission only: what to correct, and until which day. */
  supplement?: { items: SupplementItem[]; day: string };
  /** The states as displayed when deciding; a submission in another state by now is rejected. */
  seen?: Record<string, SubmissionState>;
  /** Time of the last change as displayed when deciding; a submission that the company changed since is rejected. */
  seenAt?: Record<string, string>;
}

export interface DecisionResult {
  done: string[];
  refused: { number: string; reason: string }[];
}

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

/** Filters of the audit log; days as `yyyy-MM-dd`, both included. */
export interface AuditFilter {
  /** In the number, title, note or name. */
  q?: string;
  action?: string;
  from?: string;
  to?: string;
}

export const reportReasons = ['false', 'fraud', 'contact', 'illegal', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

export interface Report {
  fdId: string;
  area: string;
  targetId: string;
  title: string;
  reason: ReportReason;
  note: string | null;
  contact: string | null;
  at: string;
  /** Null while open. */
  closedAt: string | null;
  closedBy: string | null;
  answer: string | null;
}

export interface UploadedPicture {
  /** Path on this site. */
  url: string;
  width: number;
  height: number;
  fileName: string;
}

/** Receivers of notices: three makes of group robots, or any URL, with a signature. */
export const webhookKinds = ['wecom', 'dingtalk', 'feishu', 'url'] as const;

/** Where notices go, and what became of the last ones. */
export interface NoticeOverview {
  /** Whether the operator has set up mail. */
  mail: boolean;
  /** Addresses of the staff. */
  staff: string[];
  webhooks: { fdId: string; name: string; kind: string; host: string; secretEnd: string }[];
  log: {
    fdId: string;
    at: string;
    number: string;
    action: string;
    channel: string;
    /** Of the webhook. */
    name: string;
    state: string;
    attempts: number;
    error: string | null;
  }[];
}

export interface CompanyLine {
  accountId: string;
  username: string;
  fdComName: string | null;
  disabled: boolean;
  createdAt: string;
  submissions: number;
}
