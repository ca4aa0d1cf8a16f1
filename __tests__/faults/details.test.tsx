import { describeFaults, startBench, type Bench } from './runFaultCase';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());

describeFaults(['detail'], () => bench);
