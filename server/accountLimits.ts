const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Rate limits and lifetimes for accounts and writes; times in ms. */
export const accountLimits = {
  /** Lifetime of a captcha. */
  captchaMs: 5 * minute,
  /**
   * Failed logins before an account is locked, counted separately for unknown browsers, each known browser and each
   * session.
   */
  passwordAttempts: { times: 5, withinMs: 10 * minute },
  /** A second, longer limit for back-office accounts; while it is exceeded even the right password is rejected. */
  staffPasswordAttempts: { times: 10, withinMs: hour },
  /** Authenticator codes an account may try; a correct one resets the count. */
  oneTimeCodes: { times: 10, withinMs: hour },
  /** How long a correct password waits for its code, and a new secret for its first code. */
  codeWaitMs: 5 * minute,
  newSecretMs: 15 * minute,
  /** How long a session stays confirmed after the password was re-entered. */
  confirmedMs: 10 * minute,
  /** Per client address. */
  passwordChecks: { times: 10, withinMs: minute },
  captchas: { times: 120, withinMs: minute },
  registrations: { times: 20, withinMs: hour },
  submissions: { times: 300, withinMs: 10 * minute },
  uploads: { times: 200, withinMs: 10 * minute },
  /** Exports of one's own data. */
  ownData: { times: 20, withinMs: hour },
  /** Reports by visitors: per address, and in total. */
  reports: { times: 5, withinMs: hour },
  reportsOfAll: { times: 300, withinMs: hour },
  /** Write calls to the desk, per account. */
  deskWrites: { times: 600, withinMs: 10 * minute },
  /** Unclaimed uploads an account may have. */
  unclaimedUploads: 200,
  /** Idle timeout and absolute lifetime of a token. */
  session: { idleMs: 30 * minute, longestMs: 12 * hour },
  rememberedSession: { idleMs: 30 * day, longestMs: 90 * day },
  /** The same for back-office accounts, remembered or not. */
  staffSession: { idleMs: 30 * minute, longestMs: 10 * hour },
  /** Within this time an identical write with the same token and no idempotency key counts as a double submit. */
  repeatMs: 5 * second,
  /** How long a repeated idempotency key gets the first answer. */
  idempotencyMs: day,
  /** How long an upload may stay unclaimed: a day longer than a draft lives. */
  unclaimedUploadMs: 8 * day,
  /** Tolerated clock difference between servers; a timestamp further in the future is wrong. */
  clocksDifferMs: 5 * minute,
  /** How long orphaned files stay in quarantine. */
  quarantineMs: 30 * day,
};

export type AccountLimits = typeof accountLimits;
