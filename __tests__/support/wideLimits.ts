const wide = { times: 1_000_000, withinMs: 60_000 };

/** How often an address may do something: oftener than any test does. */
export const wideRates = {
  captchas: wide,
  passwordChecks: wide,
  registrations: wide,
  submissions: wide,
  uploads: wide,
};

/** Every limit of the server, wider than any test needs. */
export const wideLimits = { ...wideRates, unclaimedUploads: 1_000_000 };
