/** Build settings by environment variable, with their defaults, besides PORTAL_QA. */
const defaults = {
  PORTAL_API_HOST: '',
  PORTAL_API_BASE: '',
  PORTAL_BACKEND_URL: '/backend',
  PORTAL_SUCCESS_CODE: '',
  PORTAL_IMAGE_HOSTS: '',
  PORTAL_EXTRAS: '',
};

/** Whether the QA build is selected. */
export const asksForQa = (env) => Boolean(env.PORTAL_QA) && env.PORTAL_QA !== '0';

/**
 * The settings of a build: everything that `webpack.config.ts` reads from the environment, and that outdates a build.
 * Addresses are put before paths, so they end without a slash.
 */
export const pageSettings = (env) =>
  Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [name, (env[name] || usual).replace(/(?<!\/)\/+$/, '')]),
  );
