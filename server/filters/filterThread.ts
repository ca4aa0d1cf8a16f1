import path from 'node:path';
import { CallThread, RestartingThread } from '../lib/callThread';
import { StoreUnavailableError } from '../lib/errors';
import type { Failure } from '../lib/requestThread';
import type { FilterRequests } from './filterWorker';

/** A thread that holds the rows of lists and works on them. Its calls fail with 503 when it ends before it answers. */
export class FilterThread extends CallThread<FilterRequests> {
  constructor() {
    super(path.join(__dirname, 'filterWorker'));
  }

  protected ended(cause: Failure = new Error('the thread of the filters has ended')): StoreUnavailableError {
    return new StoreUnavailableError(cause);
  }
}

/** A server's thread for filters. */
export class FilterThreads extends RestartingThread<FilterThread> {
  constructor() {
    super(() => new FilterThread());
  }
}
