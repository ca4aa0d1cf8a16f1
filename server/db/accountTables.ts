import type { ColumnType } from 'kysely';

/** A whole number that PostgreSQL hands out as text: read it through `Number`. */
type BigNumber = ColumnType<number | string, number, number>;

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
  };
  /** A token that was handed out; only its hash is kept. `idleMs`: how long it may rest. */
  session: {
    tokenHash: string;
    accountId: string;
    createdAt: BigNumber;
    usedAt: BigNumber;
    idleMs: BigNumber;
    expiresAt: BigNumber;
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
    /** When it was withdrawn, decided or replaced; null: it is open, and a company has one such for a project. */
    closedAt: ColumnType<number | string | null, number | null | undefined, number | null>;
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
}
