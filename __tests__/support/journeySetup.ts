import { patience } from './eventually';

// Longer than any wait, so that a hanging wait is reported instead of the test's timeout.
jest.setTimeout(3 * patience);
