import fs from 'node:fs';
import path from 'node:path';
import { firstStart, type ContentSource } from '../../server/content/demoContent';
import { embeddedFile } from '../../server/db/embedded';
import { openDatabase } from '../../server/db/openDatabase';
import { indexAtStart } from '../../server/search/maintainIndex';
import { cheapPasswords } from './cheapPasswords';
import { demoSeed } from './demoContent';
import { smallSeed } from './smallSeed';

/** The content of a test server, unless it is given another. */
export const smallSource: ContentSource = () => smallSeed;

/** What a store is kept with; the first start with any other content finds an empty one. */
const contents = new Map<ContentSource | null | undefined, string>([
  [smallSource, 'small'],
  [demoSeed, 'demo'],
]);

const log = {
  error: (details: object) => {
    throw Object.assign(new Error('the index of a new store cannot be made'), details);
  },
};

async function make(dataDir: string, seed: ContentSource | null | undefined): Promise<void> {
  const store = await openDatabase({ databaseUrl: null, dataDir }, async (db) => {
    if (!seed) return;
    await indexAtStart(db, log);
    await firstStart(db, seed, undefined, cheapPasswords);
    await indexAtStart(db, log);
  });
  await store.destroy();
}

/** Puts an embedded store into a data folder, as its first start leaves it: a copy, made once in a run of tests. */
export async function putNewStore(dataDir: string, source: ContentSource | null | undefined): Promise<void> {
  const name = contents.get(source);
  const cachedStore = path.join(process.env.TEST_STORES!, name ?? 'empty');
  if (!fs.existsSync(embeddedFile(cachedStore))) {
    const coming = fs.mkdtempSync(`${cachedStore}-`);
    await make(coming, name === undefined ? null : source);
    // Another test file may have made it meanwhile.
    fs.mkdirSync(cachedStore, { recursive: true });
    fs.renameSync(embeddedFile(coming), embeddedFile(cachedStore));
  }
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  fs.copyFileSync(embeddedFile(cachedStore), embeddedFile(dataDir));
}
