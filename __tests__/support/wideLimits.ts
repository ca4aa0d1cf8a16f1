const wide = { times: 1_000_000, withinMs: 60_000 };

/** A rate limit higher than any test reaches. */
export const wideRates = {
  captchas: wide,
  passwordChecks: wide,
  registrations: wide,
  submissions: wide,
  uploads: wide,
};

/** Every rate limit of the server, higher than any test reaches. */
export const wideLimits = { ...wideRates, deskWrites: wide, unclaimedUploads: 1_000_000 };
