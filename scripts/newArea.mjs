// Writes what a new area of articles needs: `npm run new:area -- notice 通知公告` (README, "How to add an area").
import fs from 'node:fs';
import path from 'node:path';

const [name = '', title = ''] = process.argv.slice(2);
if (!/^[a-z][a-zA-Z0-9]*$/.test(name) || title === '') {
  process.stderr.write('npm run new:area -- NAME TITLE   a name like `notice`, and the title that visitors see\n');
  process.exit(1);
}
const Name = name[0].toUpperCase() + name.slice(1);

const entity = `import { categoryCode, date, id, richText, title, type Entity, type EntityFields } from './entity';

/** ${Name}. */
export const ${name} = {
  fdId: id,
  fdTitle: title,
  fdApplyDate: date,
  fdType: categoryCode,
  fdContent: richText,
} as const satisfies EntityFields;

export type ${Name} = Entity<typeof ${name}>;
`;

const dataLayer = `import type { ArticleReads } from '../../api/articleReads';
import { categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import type { ${Name} } from '../../contract/${name}';

const path = {
  list: '/api/${name}/list',
  categories: '/api/${name}/categories',
  detail: '/api/${name}/find${Name}ById',
};

/** ${Name}: list, categories, detail. */
const ${name}Api = portalApi.enhanceEndpoints({ addTagTypes: ['${Name}', '${Name}Category'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    list${Name}Items: build.query(listEndpoint<${Name}, '${Name}'>(path.list, '${Name}')),
    list${Name}Categories: build.query(categoriesEndpoint(path.categories, '${Name}Category')),
    get${Name}: build.query(detailEndpoint<${Name}, '${Name}'>(path.detail, '${Name}')),
  }),
});

/** What the section's screens read. */
export const ${name}Articles: ArticleReads<${Name}> = {
  list: ${name}Api.endpoints.list${Name}Items,
  categories: ${name}Api.endpoints.list${Name}Categories,
  detail: ${name}Api.endpoints.get${Name},
  toArticle: ({ fdTitle, fdApplyDate, fdType, fdContent }) => ({
    title: fdTitle,
    date: fdApplyDate,
    category: fdType,
    text: fdContent,
  }),
};
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

/** Where each line goes: before the first match. */
const lines = {
  'src/contract/entities.ts': [
    [/^import \{ policy \}/m, `import { ${name} } from './${name}';\n`],
    [/^ {2}policy,$/m, `  ${name},\n`],
  ],
  'src/contract/addresses.ts': [[/^ {2}shoppingMall: /m, `  ${name}: section('/${name}'),\n`]],
  'src/i18n/texts/articles.ts': [
    [/^\} as const/m, `  ${name}: { name: '${title}', intro: '${title}，按发布日期排列。' },\n`],
  ],
  'src/areas/articleSections.ts': [
    [
      /^\} as const satisfies/m,
      `  ${name}: {
    area: '${name}',
    finish: 'slate',
    picture: 'special',
    load: () => import(/* webpackChunkName: "articles" */ './${name}/${name}Api').then((m) => m.${name}Articles),
  },
`,
    ],
  ],
  'server/areas/index.ts': [[/(?<=^export const plainAreas = \[.*)\] as const/m, `, '${name}'`]],
};

const migrations = 'server/db/migrations/index.ts';
const steps = fs.readFileSync(migrations, 'utf8').match(/^ {2}\{ name: '\d{3}-/gm).length;
const step = `${String(steps + 1).padStart(3, '0')}-${name}`;
lines[migrations] = [
  [/^import .*'\.\/001-/m, `import { ${name} } from '../../../src/contract/${name}';\n`],
  [
    /^\];/m,
    `  {
    name: '${step}',
    up: (db) => createContentTable(db, '${name}', ${name}, { sortedBy: 'fdApplyDate', filters: [['fdType']] }),
  },
`,
  ],
];
if (!/import \{ createContentTable \}/.test(fs.readFileSync(migrations, 'utf8'))) {
  lines[migrations].push([/^import .*'\.\/001-/m, `import { createContentTable } from '../contentTable';\n`]);
}

const files = {
  [`src/contract/${name}.ts`]: entity,
  [`src/areas/${name}/${name}Api.ts`]: dataLayer,
  [`content/demo/${name}.json`]: `${JSON.stringify(demo, null, 2)}\n`,
};

const taken = Object.keys(files).filter((file) => fs.existsSync(file));
if (taken.length > 0) {
  process.stderr.write(`there is ${taken.join(', ')} already\n`);
  process.exit(1);
}

const edited = Object.entries(lines).map(([file, places]) => {
  const text = places.reduce(
    (before, [place, line]) => {
      const after = before.replace(place, (found) => line + found);
      if (after === before) throw new Error(`${file} has no place for the line: ${line}`);
      return after;
    },
    fs.readFileSync(file, 'utf8'),
  );
  return [file, text];
});
for (const [file, text] of [...Object.entries(files), ...edited]) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

process.stdout.write(`written:\n${[...Object.keys(files), ...Object.keys(lines)].map((file) => `  ${file}`).join('\n')}

Now make it yours: the fields in src/contract/${name}.ts (the table gets them as they are when its migration first runs),
the words in src/i18n/texts/articles.ts, the entries in content/demo/${name}.json. Then npm run lint -- --fix and npm test.
`);
