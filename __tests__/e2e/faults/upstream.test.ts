import path from 'node:path';
import { faults } from '../../support/faultServer';
import { inLongRun } from '../../support/longRun';
import { startTestServer } from '../../support/server';
import { submissionFailed, unavailableMsg } from '../../faults/expectations';
import { sites } from '../../faults/sites';
import { startBench, type Lane } from './bench';
import { runFaultCase } from './runFaultCase';
import { browserFaults, networkFaults } from './selectedCases';

const siteNamed = (name: string) => sites.find((site) => site.name === name)!;
/** Network faults, and one response of each kind: the proxy forwards all of them alike. */
const submissionFaults: typeof browserFaults = [...networkFaults, 'F02', 'F05', 'F07', 'F12'];

const titled = (ids: typeof browserFaults) => ids.map((fault) => [fault, faults[fault]] as const);

let lane: Lane;
beforeAll(async () => {
  lane = await (
    await startBench()
  ).addLane(async (upstream) => {
    return (await startTestServer({ config: { upstream, clientDir: path.resolve('dist/client') } })).url;
  });
});

describe('a portal in front of a failing backend', () => {
  const [list, submission] = [siteNamed('Policy list'), siteNamed('App intention')];

  it.each(titled(inLongRun(browserFaults, networkFaults)))('shows a failed list after: %s, %s', (fault) =>
    runFaultCase(lane, { site: list, fault }),
  );

  it.each(titled(inLongRun(browserFaults, submissionFaults)))('shows a failed submission after: %s, %s', (fault) => {
    // The portal has a message of its own for a closed connection.
    const expectation = fault === 'F14' ? submissionFailed(unavailableMsg) : undefined;
    return runFaultCase(lane, { site: submission, fault, expectation });
  });

  it.each([list, siteNamed('Policy detail'), submission])('$name fails after a truncated chunked body', (site) =>
    runFaultCase(lane, { site, fault: 'F08', cut: 'chunked' }),
  );
});
