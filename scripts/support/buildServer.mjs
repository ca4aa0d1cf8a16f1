import { build } from './build.mjs';

/** Before test files that start servers of their own: those run the built server, as it is now. */
export default () => build('server');
