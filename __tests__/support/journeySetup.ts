import { LoopDelay } from '../../server/pages/loopDelay';
import { patience } from './eventually';

// Longer than any wait, so that a hanging wait is reported instead of the test's timeout.
jest.setTimeout(3 * patience);

// On a busy machine, too, the servers of this process render pages with their data instead of sending plain ones.
Object.defineProperty(LoopDelay.prototype, 'isLong', { get: () => false });
