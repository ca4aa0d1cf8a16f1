/** What is baked into the pages, by its name in the environment, and what it is there without; besides PORTAL_QA. */
const defaults = {
  PORTAL_API_HOST: '',
  PORTAL_API_BASE: '',
  PORTAL_BACKEND_URL: '/backend',
  PORTAL_IMAGE_HOSTS: '',
  PORTAL_EXTRAS: '',
};

/** Whether the build for testers is asked for. */
export const asksForQa = (env) => Boolean(env.PORTAL_QA) && env.PORTAL_QA !== '0';

/** The settings of a build: all that `webpack.config.ts` knows of the environment's, and all that outdates a build. */
export const pageSettings = (env) =>
  Object.fromEntries(Object.entries(defaults).map(([name, usual]) => [name, env[name] ?? usual]));
