import Sequencer from '@jest/test-sequencer';

/** Projects whose files are slow for their size: browsers, matrices, copies of the whole project. */
const slow = ['faults', 'e2e', 'e2ePostgres', 'oldBrowsers', 'scripts'];

/**
 * Jest's order of test files: failed ones, then by duration of the last run. A slow file that starts last would leave
 * one core idle, so the slow projects come first where Jest knows only file sizes.
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
