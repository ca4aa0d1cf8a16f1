import { readConfig } from '../../server/config';
import { demoContent } from '../../server/content/demoContent';

/** Folder of the demo content. */
export const demoFolder = readConfig({}).contentDir;

/** The demo content of a first start at that time. */
export const demoContentAt = (now: number) => demoContent(demoFolder, now);

/** The demo content of today, for a server's first start. */
export const demoSeed = () => demoContentAt(Date.now());
