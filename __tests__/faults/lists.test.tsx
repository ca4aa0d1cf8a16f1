import { describeFaults, startBench } from './runFaultCase';
import { useStarted } from '../support/useStarted';

const bench = useStarted(startBench);

describeFaults(['list', 'block'], () => bench);
