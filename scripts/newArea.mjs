// Generates the files of a new area of articles: `npm run new:area -- notice 通知公告` (docs/add-an-area.md).
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
import * as field from '../entity';

export const ${name} = () =>
  ({
    fdId: { ...field.id, of: '${title}' },
    fdTitle: field.title,
    fdApplyDate: { ...field.date, label: '发布日期', feed: '/feeds/${name}.xml', orders: { desc: '最新发布', asc: '最早发布' } },
    fdType: field.categoryCode,
    fdContent: field.richText,
  }) as const satisfies field.EntityFields;

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

/** The lists of added areas, one line each. */
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

/**
 * What is there already, in any case: the first part of every path, and the second of calls and feeds; tables; pages; the
 * reads of the data layer and what they are kept by.
 */
function takenNames() {
  const sources = ['server', 'src/contract', 'src/areas', 'src/app', 'src/desk'].flatMap(filesIn);
  const text = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  const found = (pattern) => Array.from(text.matchAll(pattern), ([, word]) => word.toLowerCase());
  return new Set([
    ...found(/['"`(|^]\\?\/(?:(?:api|feeds)\/)?([\w-]+)/g),
    ...found(/\((?:\?:)?((?:\w+\|)+\w+)\)/g).flatMap((words) => words.split('|')),
    ...found(/\btable "(\w+)"/g),
    ...found(/\bget(\w+): build\./g),
    ...found(/\blist(\w+)(?:Items|Categories): build\./g),
    ...found(/addTagTypes: \[([^\]]*)\]/g).flatMap((tags) => tags.match(/\w+/g) ?? []),
    ...keysOf('server/db/schema.ts', 'src/contract/addresses.ts'),
    ...fs.readdirSync('public').map((file) => file.split('.')[0].toLowerCase()),
    ...fs.readdirSync('src/contract/areas').map((file) => path.parse(file).name.toLowerCase()),
  ]);
}

/** What related content is called by: an area's name stands for its kind where it says none. */
function relationKinds() {
  const areas = filesIn('src/contract/areas').map((file) => fs.readFileSync(file, 'utf8'));
  const [, told] = /relationKinds[^=]*= \[(.*?)\];/s.exec(fs.readFileSync('src/contract/relations.ts', 'utf8'));
  return [...areas.flatMap((text) => text.match(/^ {2}kind: '\w+'/gm) ?? []), ...told.match(/'\w+'/g)].map((kind) =>
    /'(\w+)'/.exec(kind)[1].toLowerCase(),
  );
}

/** Words that mean something else where an area's name stands: in a module, or as a name in any object. */
function isWordOfLanguage() {
  if (name in {} || ['exports', 'module', 'require', 'undefined'].includes(name)) return true;
  try {
    new vm.Script(`'use strict'; async () => { const ${name} = 0; };`);
    return false;
  } catch {
    return true;
  }
}

/** The module that describes fields, and what it has. */
const described = fs.readFileSync('src/contract/entity.ts', 'utf8').matchAll(/^export \w+ (\w+)/gm);
const fieldWords = ['field', ...Array.from(described, ([, word]) => word)];

const is = (why) => refuse(`'${name}' is ${why}`);
if (isWordOfLanguage()) is('a word of the language');
if (fieldWords.includes(name)) is('taken: areas describe their fields by this word');
if (relationKinds().includes(name.toLowerCase())) is('taken: it is a kind of related content');
if (takenNames().has(name.toLowerCase())) is('taken: the portal has something else by this name');

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
