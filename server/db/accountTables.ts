import type { BigNumber, BigNumberOrNull } from './bigNumber';

/** Tables of accounts and submissions. Times are ms since 1970. */
export interface AccountTables {
  /** `isCust`: '1' customer, '0' back office. `status`: '0' enabled, '1' disabled, as in RuoYi. */
  account: {
    fdId: string;
    username: string;
    passwordHash: string;
    fdComId: string | null;
    fdComName: string | null;
    avatar: string | null;
    isCust: string;
    status: string;
    createdAt: BigNumber;
    demo: string;
    /** Back-office role, one of `staffRoles`; null for a company. */
    role: string | null;
    displayName: string | null;
    contactName: string | null;
    contactPhone: string | null;
    contactEmail: string | null;
    /** TOTP secret, base32; null: password only. */
    totpSecret: string | null;
    /** Last accepted TOTP time step: neither it nor an older one is accepted again. */
    totpStep: BigNumberOrNull;
  };
  /** Single-use recovery codes; only their hashes are stored. */
  recoveryCode: { accountId: string; codeHash: string };
  /** Tokens; only their hashes are stored. `idleMs`: idle timeout. */
  session: {
    tokenHash: string;
    accountId: string;
    createdAt: BigNumber;
    usedAt: BigNumber;
    idleMs: BigNumber;
    expiresAt: BigNumber;
    /** Browser and operating system; null if unknown, and for sessions of an earlier version. */
    device: string | null;
  };
  /**
   * Captchas and rate limit counters: the database's ephemeral store. The table keeps its first name, so that servers
   * of two versions can share a store during an upgrade.
   */
  shortLived: { name: string; value: string | null; count: BigNumber; expiresAt: BigNumber };
  /** Responses to writes with an Idempotency-Key: docs/decisions/004-idempotency.md. */
  idempotency: { keyHash: string; fingerprint: string; answer: string | null; createdAt: BigNumber };
  /** Uploaded files; `applicationId` is null until an application claims it. */
  attachment: {
    attId: string;
    accountId: string;
    attKey: string;
    fileName: string;
    size: BigNumber;
    sha256: string;
    createdAt: BigNumber;
    applicationId: string | null;
    /** The file that a company sent in its place. */
    replacedBy: string | null;
  };
  projectApplication: {
    fdId: string;
    accountId: string;
    fdProjectId: string;
    fdProjectName: string;
    fdComName: string;
    fdComId: string;
    fdSubmitterName: string;
    fdSubmitterPhone: string;
    fdApplicantEmail: string | null;
    fdApplicationInfo: string | null;
    createdAt: BigNumber;
    /**
     * When it was withdrawn, refused or replaced; null: open. A company has at most one open application per project.
     */
    closedAt: BigNumberOrNull;
  };
  purchaseIntention: {
    fdId: string;
    accountId: string;
    fdAppId: string;
    fdAppName: string;
    fdComId: string;
    fdComName: string;
    fdContactName: string;
    fdContactPhone: string;
    fdContactEmail: string | null;
    fdContactWechat: string | null;
    createdAt: BigNumber;
  };
  /**
   * The workflow of all submissions, whatever their kind; `fdId` is that of the application, intention or entry. Times
   * are ms, null if not reached yet.
   */
  submission: {
    fdId: string;
    kind: string;
    number: string;
    accountId: string;
    fdComId: string;
    fdComName: string;
    targetId: string;
    title: string;
    party: string | null;
    state: string;
    createdAt: BigNumber;
    /** The last change of its state. */
    changedAt: BigNumber;
    acceptedAt: BigNumberOrNull;
    endedAt: BigNumberOrNull;
    expectedDay: string | null;
    answer: string | null;
    answeredBy: string | null;
    answeredAt: BigNumberOrNull;
    /** Username of the staff member who handled it last. */
    handler: string | null;
    readAt: BigNumberOrNull;
    attachments: number;
    /** JSON of an entry's row while it is not published, or while an edit of it waits for review. */
    values: string | null;
    /** JSON of what the company is asked to correct; null: nothing. */
    supplement: string | null;
    /** `yyyy-MM-dd`, the last day of the correction. */
    supplementDay: string | null;
    /** When staff acted on it last, until the company has seen it. */
    newsAt: BigNumberOrNull;
    /** '1': demo content, removed with it. */
    demo: string;
  };
  submissionEvent: {
    fdId: string;
    submissionId: string;
    at: BigNumber;
    action: string;
    /** 'company', 'staff' or 'system'. */
    side: string;
    actor: string | null;
    note: string | null;
    /** JSON of an `EventDetails`. */
    details: string | null;
  };
  /** What staff note for each other; companies never see it. */
  internalNote: { fdId: string; submissionId: string; at: BigNumber; actor: string; note: string };
  /** The outbox, and the log of what was sent from it. */
  outbox: {
    fdId: string;
    at: BigNumber;
    submissionId: string;
    number: string;
    action: string;
    /** 'company', 'staff' (both by mail) or 'webhook'. */
    channel: string;
    webhookId: string | null;
    attempts: number;
    /** When it is due; while it is being sent, when another server may try. */
    nextAt: BigNumber;
    doneAt: BigNumberOrNull;
    error: string | null;
  };
  webhook: { fdId: string; name: string; kind: string; url: string; secret: string; createdAt: BigNumber };
  /** The last receipt number of each kind. */
  receiptNumber: { kind: string; last: number };
  report: {
    fdId: string;
    area: string;
    targetId: string;
    title: string;
    reason: string;
    note: string | null;
    contact: string | null;
    createdAt: BigNumber;
    closedAt: BigNumberOrNull;
    closedBy: string | null;
    answer: string | null;
  };
  /** The staff's audit log, kept for good. */
  deskRecord: {
    fdId: string;
    at: BigNumber;
    accountId: string;
    actor: string;
    action: string;
    target: string;
    title: string | null;
    note: string | null;
  };
  /**
   * Pictures uploaded by staff and companies; the files are in the data folder under `uploads/`. `format`: fallback for
   * browsers without WebP. `used`: '1' once a reference was found; it stays, since published versions may be restored.
   */
  picture: {
    fdId: string;
    accountId: string;
    fileName: string;
    width: number;
    height: number;
    format: string;
    size: BigNumber;
    createdAt: BigNumber;
    used: string;
  };
}
