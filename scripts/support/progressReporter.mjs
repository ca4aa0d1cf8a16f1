import path from 'node:path';
import { root } from './root.mjs';

/** A human-readable duration, `3 min 20 s`. */
export function spell(milliseconds) {
  const seconds = Math.round(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Interval of the progress messages, ms. */
const interval = 30_000;

const say = (text) => process.stderr.write(`${text}\n`);
const fileOf = (test) => path.relative(path.join(root, '__tests__'), test.path);
const nameOf = (test) => `${test.context.config.displayName?.name ?? ''} ${fileOf(test)}`;

/** Jest reporter of `npm test`: progress at intervals, failures at once. */
export default class ProgressReporter {
  running = new Set();
  began = Date.now();

  onRunStart({ numTotalTestSuites }) {
    this.files = numTotalTestSuites;
    this.last = { passed: 0, failed: 0, ended: 0 };
    this.timer = setInterval(() => this.tell(), interval);
  }

  onTestFileStart(test) {
    this.running.add(nameOf(test));
  }

  // Jest passes the project of another file here; the file's own result names it.
  onTestCaseResult(test, { status, fullName }) {
    if (status === 'failed') say(`FAILED  ${fileOf(test)}: ${fullName}`);
  }

  onTestFileResult(test, { failureMessage }, { numPassedTests, numFailedTests, numTotalTestSuites, ...rest }) {
    this.running.delete(nameOf(test));
    this.files = numTotalTestSuites;
    const ended = rest.numPassedTestSuites + rest.numFailedTestSuites + rest.numPendingTestSuites;
    this.last = { passed: numPassedTests, failed: numFailedTests, ended };
    if (failureMessage) say(`FAILED  ${nameOf(test)}\n${failureMessage.trimEnd()}`);
  }

  onRunComplete() {
    clearInterval(this.timer);
    this.tell();
  }

  tell() {
    const { passed, failed, ended } = this.last;
    const now = this.running.size > 0 ? `; now ${[...this.running].join(', ')}` : '';
    say(
      `tests: ${ended} of ${this.files} files after ${spell(Date.now() - this.began)}, ${passed} passed, ${failed} failed${now}`,
    );
  }
}
