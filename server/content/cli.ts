import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../config';
import { runOnStore } from '../db/existingStore';
import type { ContentName, Store } from '../db/schema';
import { commandNamed, print, UsageError, type Outcome } from '../lib/commandLine';
import { ContentError, categorisedNames, contentNames, identityOf } from './contentFields';
import { exportContent } from './exportContent';
import { importContent } from './importContent';
import { copyMedia, mediaIn } from './mediaFiles';
import { readContent, type Content, type FileRow } from './readContent';
import { readWorkbook, type WorkbookRows } from './readWorkbook';
import { removeDemo } from './demoContent';

const usage = `npm run content -- import [AREA] FILE [--replace]   load rows from JSON, CSV or XLSX, or from a folder of JSON and CSV, if all are right
npm run content -- export [AREA] FILE              write them out again
npm run content -- remove-demo                     remove the demo content and the demo accounts

AREA is one of ${contentNames.join(', ')}.
Categories have ${categorisedNames.join(', ')}.
Without it, an import goes by the file's name (policy.csv) or content ({"policy": […], "category": […]}),
and an export writes everything into one JSON file. Of a file with several areas, the one that is named takes its rows
and its categories. --replace removes what the file does not hold. The portal server may run meanwhile.

The store is that of DATA_DIR or DATABASE_URL. Where there is none, --create makes it.
`;

function areaAndFile(words: string[]): { area: ContentName | null; file: string } {
  const [first, second, ...more] = words;
  if (!first || more.length > 0) throw new UsageError('one file is needed');
  if (second === undefined) return { area: null, file: first };
  const area = contentNames.find((name) => name === first);
  if (!area) throw new UsageError(`there is no area '${first}'`);
  return { area, file: second };
}

/** Warns that rows without ids will be added again by the next import of the same file. */
function warnWithoutIds(area: ContentName, rows: FileRow[]): string {
  if (identityOf(area)[0] !== 'fdId') return '';
  const count = rows.filter((row) => row.area === area && !row.cells.get('fdId')?.value).length;
  return count > 0 ? `, ${count} of them new: without fdId, so this file would add them again` : '';
}

/** A workbook of one area, or a file or folder of JSON and CSV. */
async function readAny(file: string, givenArea: ContentName | null): Promise<Content & Partial<WorkbookRows>> {
  if (!/\.xls[xm]$/i.test(file)) return readContent(file, givenArea);
  const area = givenArea ?? contentNames.find((name) => path.basename(file).startsWith(`${name}.`));
  if (!area) throw new UsageError('name the area: the file’s name is not an area');
  return { ...(await readWorkbook(fs.readFileSync(file), area, Infinity)), leftOut: [], media: [] };
}

/** The commands: each validates its arguments before the store is opened and returns its output. */
type Work = (db: Store, dataDir: string) => Promise<string>;
const commands: Record<string, (words: string[]) => Work | Promise<Work>> = {
  async import(words) {
    const { area, file } = areaAndFile(words.filter((word) => word !== '--replace'));
    const replace = words.includes('--replace');
    const { rows, leftOut, media: mediaNames, sheet } = await readAny(file, area);
    // An empty file is likely a failed export or another area's file; replacing by it would delete everything.
    if (replace && rows.length === 0) {
      throw new Error(
        `nothing was changed: ${file} holds no rows${area ? ` of ${area}` : ''}, so --replace is refused`,
      );
    }
    // Texts refer to pictures too, so all media of a folder are copied.
    const media = area === null && fs.statSync(file).isDirectory() ? mediaIn(file) : mediaNames;
    return async (db, dataDir) => {
      const categoriesOf = area === 'category' ? null : area;
      const how = { replace, categoriesOf, keepsCompanyEntries: false, now: Date.now() };
      const counts = await importContent(db, rows, how, () => copyMedia(media, dataDir));
      const lines = [...counts].map(([name, count]) => `${name}: ${count} rows loaded${warnWithoutIds(name, rows)}`);
      if (sheet)
        lines.push(
          `sheet '${sheet.name}'; hidden and left out: ${sheet.hiddenRows} rows, ${sheet.hiddenColumns} columns`,
        );
      if (media.length > 0) lines.push(`pictures and files: ${media.length} copied`);
      if (lines.length === 0) lines.push('the file holds no rows');
      if (leftOut.length > 0) lines.push(`skipped: ${leftOut.join(', ')}; omit the area to import the whole file`);
      return lines.join('\n');
    };
  },
  export(words) {
    const { area, file } = areaAndFile(words);
    return async (db) => `${await exportContent(db, file, area)} rows written to ${file}`;
  },
  'remove-demo': () => async (db) => `${await removeDemo(db)} rows of demo content removed`,
};

function report(error: unknown): string {
  if (error instanceof UsageError) return `${error.message}\n\n${usage}`;
  if (error instanceof ContentError) return `nothing was changed: ${error.message}\n`;
  if (error instanceof Error) return `${error.message}\n`;
  return `${String(error)}\n`;
}

/** Runs one content command. @returns its output, and whether it succeeded */
export async function runContentCommand(words: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  try {
    const [name = '', ...rest] = words.filter((word) => word !== '--create');
    const work = await commandNamed(commands, name)(rest);
    const config = readConfig(env);
    return { ok: true, text: await runOnStore('content', words, config, (db) => work(db, config.dataDir)) };
  } catch (error) {
    return { ok: false, text: report(error) };
  }
}

if (require.main === module) void print(runContentCommand(process.argv.slice(2), process.env));
