import type { ColumnType } from 'kysely';

/** A whole number that PostgreSQL hands out as text: read it through `Number`. */
type BigNumber = ColumnType<number | string, number, number>;

type BigNumberOrNull = ColumnType<number | string | null, number | null | undefined, number | null>;

/** Tables of accounts and of what companies send in. Times are ms since 1970. */
export interface AccountTables {
  /** `isCust`: '1' customer, '0' back office. `status`: '0' in use, '1' blocked, as RuoYi has it. */
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
    /** What a back-office account may do: `staffRoles`; null for a company. */
    role: string | null;
    displayName: string | null;
    contactName: string | null;
    contactPhone: string | null;
    contactEmail: string | null;
    /** Base32 key of the authenticator; null: the password is enough. */
    totpSecret: string | null;
    /** The 30 seconds, counted since 1970, of the newest code that was accepted: neither it nor an older one is again. */
    totpStep: BigNumberOrNull;
  };
  /** Codes that stand in for the authenticator, each once; only their hashes are kept. */
  recoveryCode: { accountId: string; codeHash: string };
  /** A token that was handed out; only its hash is kept. `idleMs`: how long it may rest. */
  session: {
    tokenHash: string;
    accountId: string;
    createdAt: BigNumber;
    usedAt: BigNumber;
    idleMs: BigNumber;
    expiresAt: BigNumber;
    /** Browser and system; null where it said nothing, and in those of an earlier version. */
    device: string | null;
  };
  /**
   * Captchas and counters of limits: the database's ephemeral store. The table keeps its first name, so that servers of
   * two versions can share a store while one replaces the other.
   */
  shortLived: { name: string; value: string | null; count: BigNumber; expiresAt: BigNumber };
  /** First answers to writes that carried an Idempotency-Key: docs/decisions/004-idempotency.md. */
  idempotency: { keyHash: string; fingerprint: string; answer: string | null; createdAt: BigNumber };
  /** Uploaded files; `applicationId` is null until an application takes it. */
  attachment: {
    attId: string;
    accountId: string;
    attKey: string;
    fileName: string;
    size: BigNumber;
    sha256: string;
    createdAt: BigNumber;
    applicationId: string | null;
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
    /** When it was withdrawn, refused or replaced; null: it stands, and a company has one such for a project. */
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
   * The way of everything that companies send in, whatever its kind; `fdId` is that of the application, the intention
   * or the entry. Times are ms, null where it has not come so far.
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
    /** Username of the staff who handled it last. */
    handler: string | null;
    readAt: BigNumberOrNull;
    attachments: number;
    /** JSON of an entry's row while the portal does not show it. */
    values: string | null;
    /** '1': it came with the demo content, and goes with it. */
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
  };
  /** The last running number of each kind. */
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
  /** What staff did, for good. */
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
   * Content that was touched at the desk: the draft, and where it stands. The area's own table holds what the portal
   * shows and nothing else, so that no public call can show a draft.
   */
  contentItem: {
    area: string;
    fdId: string;
    state: string;
    title: string;
    /** The code that its list is filtered by. */
    category: string | null;
    /** JSON of the draft's fields; null: it is as published. */
    values: string | null;
    version: number;
    scheduledAt: BigNumberOrNull;
    updatedAt: BigNumber;
    updatedBy: string;
  };
  /** Every version that was published or taken down; `values` is JSON. */
  contentRevision: {
    area: string;
    fdId: string;
    version: number;
    values: string;
    at: BigNumber;
    by: string;
    note: string | null;
  };
  /**
   * Pictures that staff and companies uploaded; the files are in the data folder under `uploads/`. `format`: what
   * browsers get that read no WebP. `used`: '1' once something was found to show it; what was ever published may return.
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
