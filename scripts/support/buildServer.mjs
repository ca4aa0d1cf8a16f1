import { build } from './build.mjs';

/** Global setup of tests that start server processes: builds the server if outdated. */
export default () => build('server');
