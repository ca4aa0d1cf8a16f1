const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The figures that guard accounts and writes; times in ms. */
export const accountLimits = {
  /** How long a captcha lasts. */
  captchaMs: 5 * minute,
  /** Wrong tries that an account takes from browsers not seen before, one that has logged in, or a session; then it is locked. */
  passwordTries: { times: 5, withinMs: 10 * minute },
  /** The same of the back office, beside the above: afterwards no password is right until the time is over. */
  staffPasswordTries: { times: 10, withinMs: hour },
  /** Codes of an authenticator that an account takes, right or wrong; a right one forgets those before it. */
  oneTimeCodes: { times: 10, withinMs: hour },
  /** How long a right password waits for the code, and a new secret for its first one. */
  codeWaitMs: 5 * minute,
  newSecretMs: 15 * minute,
  /** How long a session is believed after its password was given once more. */
  confirmedMs: 10 * minute,
  /** Per address. */
  passwordChecks: { times: 10, withinMs: minute },
  captchas: { times: 120, withinMs: minute },
  registrations: { times: 20, withinMs: hour },
  /** Per account. */
  submissions: { times: 300, withinMs: 10 * minute },
  uploads: { times: 200, withinMs: 10 * minute },
  /** Files of one's own data. */
  ownData: { times: 20, withinMs: hour },
  /** What visitors report, per address, and of all of them. */
  reports: { times: 5, withinMs: hour },
  reportsOfAll: { times: 300, withinMs: hour },
  /** Calls to the desk that write, per account. */
  deskWrites: { times: 600, withinMs: 10 * minute },
  /** Uploads of an account that may wait for their application. */
  unclaimedUploads: 200,
  /** A token's life without use, and altogether. */
  session: { idleMs: 30 * minute, longestMs: 12 * hour },
  rememberedSession: { idleMs: 30 * day, longestMs: 90 * day },
  /** Of the back office, remembered or not. */
  staffSession: { idleMs: 30 * minute, longestMs: 10 * hour },
  /** The same write of the same token without a key is taken for a slip. */
  repeatMs: 5 * second,
  /** How long a repeated key still gets its first answer. */
  idempotencyMs: day,
  /** How long an upload may wait for its application: a day longer than a draft lives. */
  unclaimedUploadMs: 8 * day,
  /** What is stamped further ahead was stamped by a clock that has been put back since; servers' clocks differ less. */
  clocksDifferMs: 5 * minute,
  /** How long a file that no row knows is kept aside. */
  quarantineMs: 30 * day,
};

export type AccountLimits = typeof accountLimits;
