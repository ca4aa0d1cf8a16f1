type End = () => unknown;

const ofTest: End[] = [];
const ofFile: End[] = [];
let isInTest = false;

async function run(ends: End[]): Promise<void> {
  for (let end = ends.pop(); end; end = ends.pop()) await end();
}

beforeEach(() => void (isInTest = true));
afterEach(() => {
  isInTest = false;
  return run(ofTest);
});
afterAll(() => run(ofFile));

/** Ends what was begun, newest first: after its test, or after the file where it was begun outside of any test. */
export const afterwards = (end: End): void => void (isInTest ? ofTest : ofFile).push(end);

/** The same after the last test of the file, wherever it was begun. */
export const afterFile = (end: End): void => void ofFile.push(end);
