import Sequencer from '@jest/test-sequencer';

/** Projects whose files take long for their size: browsers, a matrix in a few lines, whole copies of the project. */
const slow = ['e2eFaults', 'faults', 'e2e', 'e2ePostgres', 'oldBrowsers', 'scripts'];

/**
 * Jest's own order of test files: what failed, then what took longest when it last ran here. A file that began last and
 * takes minutes would keep one core waiting, so where Jest knows nothing but a file's size the slow kinds come first.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = (test) => {
      if (this.time(test) !== undefined) return slow.length + 1;
      const place = slow.indexOf(test.context.config.displayName?.name);
      return place < 0 ? slow.length : place;
    };
    return super.sort(tests).sort((a, b) => rank(a) - rank(b));
  }
}
