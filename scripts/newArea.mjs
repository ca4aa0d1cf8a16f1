// Writes what a new area of articles needs: `npm run new:area -- notice 通知公告` (README, "How to add an area").
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const [name = '', title = ''] = process.argv.slice(2);

function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || !/^[^'"<>&\\]+$/.test(title)) {
  refuse('npm run new:area -- NAME TITLE   a name like `notice`, and the title that visitors see');
}

const definition = `import type { ArticleArea } from '../area';
import { categoryCode, date, id, richText, title, type EntityFields } from '../entity';

export const ${name} = () =>
  ({
    fdId: { ...id, of: '${title}' },
    fdTitle: title,
    fdApplyDate: { ...date, label: '发布日期', feed: '/feeds/${name}.xml', orders: { desc: '最新发布', asc: '最早发布' } },
    fdType: categoryCode,
    fdContent: richText,
  }) as const satisfies EntityFields;

/** What pages know of it. */
export const ${name}Area = {
  area: '${name}',
  root: '/${name}',
  section: '${title}',
  intro: '${title}，按发布日期排列。',
  finish: 'slate',
  picture: 'special',
  name: '${title}',
  kind: '${name}',
} as const satisfies ArticleArea;
`;

const row = (number, fdApplyDate, fdContent) => ({
  fdId: { name: `${name}/${number}` },
  fdTitle: `${title} ${number}`,
  fdApplyDate,
  fdType: 'general',
  fdContent,
});

const demo = {
  category: [{ area: name, fdCategory: 'general', fdCategoryName: title, sort: 1 }],
  [name]: [row(1, '-2d 08:30', `<p>${title}的演示内容。</p>`), row(2, '-9d 08:30', null)],
};

const files = {
  [`src/contract/areas/${name}.ts`]: definition,
  [`content/demo/${name}.json`]: `${JSON.stringify(demo, null, 2)}\n`,
};

/** The lists of areas that are added, a line each. */
const lines = {
  'src/contract/articleList.ts': `export { ${name}Area as ${name} } from './areas/${name}';\n`,
  'src/contract/articleEntities.ts': `export { ${name} } from './areas/${name}';\n`,
};

const filesIn = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));

const keysOf = (...sources) =>
  sources.flatMap((file) =>
    Array.from(fs.readFileSync(file, 'utf8').matchAll(/^ {2}(\w+)\??:/gm), ([, word]) => word.toLowerCase()),
  );

/** What is there already, in any case: the first part of every path, and the second of calls and feeds; tables; pages. */
function takenNames() {
  const sources = ['server', 'src/contract', 'src/areas'].flatMap(filesIn);
  const text = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const found = (pattern) => Array.from(text.matchAll(pattern), ([, word]) => word.toLowerCase());
  return new Set([
    ...found(/['"`(|^]\\?\/(?:(?:api|feeds)\/)?([\w-]+)/g),
    ...found(/\((?:\?:)?((?:\w+\|)+\w+)\)/g).flatMap((words) => words.split('|')),
    ...keysOf('server/db/schema.ts', 'server/db/accountTables.ts', 'src/contract/addresses.ts'),
    ...fs.readdirSync('public').map((file) => file.split('.')[0].toLowerCase()),
    ...fs.readdirSync('src/contract/areas').map((file) => path.parse(file).name.toLowerCase()),
  ]);
}

try {
  new vm.Script(`'use strict'; const ${name} = 0;`);
} catch {
  refuse(`'${name}' is a word of the language`);
}
if (takenNames().has(name.toLowerCase())) refuse(`'${name}' is taken: the portal has something else by this name`);

for (const [file, text] of Object.entries(files)) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}
for (const [file, line] of Object.entries(lines)) {
  const [heading, ...others] = fs.readFileSync(file, 'utf8').split(/(?<=\n)(?=export)/);
  fs.writeFileSync(file, [heading, ...[...others, line].sort()].join(''));
}

process.stdout.write(`written:\n${[...Object.keys(files), ...Object.keys(lines)].map((file) => `  ${file}`).join('\n')}

Now make it yours: the fields and the words in src/contract/areas/${name}.ts (its table gets the fields as they are when the
server first starts with them), the entries in content/demo/${name}.json. Then npm run lint -- --fix and npm test.
`);
