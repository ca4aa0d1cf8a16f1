import { patience } from './eventually';

// So that a wait which hangs is named, and not the test around it.
jest.setTimeout(3 * patience);
