// Times of the search on both engines: `npm run bench:search -- 1000000` loads that many rows and has them indexed.
import '../support/requireInstall.mjs';
import { setTimeout as pause } from 'node:timers/promises';
import { chineseTexts, random } from './chineseTexts.mjs';
import { benchStores, count, ms, printer, quantile, quoted, timed } from './greatStore.mjs';
import { contentChanged } from './contentChanged.mjs';

/** Rows that one statement inserts, and times that every query is asked. */
const [atOnce, repeats] = [500, 5];

const texts = chineseTexts(random(1));
const next = random(2);
const day = (i) => new Date(Date.UTC(2016, 0, 1) + (i / count) * 10.8 * 365 * 864e5).toISOString().slice(0, 10);
const id = (i) => i.toString(16).padStart(32, '0');

/** The share of each area in all rows. */
const shares = { industryNews: 0.3, policy: 0.2, getbuginess: 0.3, recruit: 0.1, project: 0.05, specialist: 0.05 };

/** A row of each area. */
const rowOf = {
  industryNews: (i) => ({
    fdTitle: texts.title(),
    fdApplyDate: day(i),
    fdType: `n${i % 3}`,
    fdContent: texts.text(),
    fdComName: texts.company(),
  }),
  policy: (i) => ({
    fdTitle: texts.title(),
    fdApplyDate: day(i),
    fdClass: String(1 + (i % 3)),
    fdContent: texts.text(),
    fdIssuedComName: texts.company(),
  }),
  getbuginess: (i) => ({
    fdGetbuginessName: texts.title(),
    fdGetbuginessType: String(1 + (i % 2)),
    fdType: `k${i % 5}`,
    fdReleaseTime: `${day(i)} 08:00:00`,
    fdDeadlineTime: i % 7 ? '2020-01-01' : '2099-12-31',
    fdComName: texts.company(),
  }),
  recruit: (i) => ({
    fdPost: texts.title(),
    fdComName: texts.company(),
    fdCreateTime: `${day(i)} 08:00:00`,
    fdPositionRequirement: texts.text(),
  }),
  project: (i) => ({
    fdProjectName: texts.title(),
    fdPublisher: texts.company(),
    fdApplicationStart: day(i),
    category: `p${i % 4}`,
    fdProjectContent: texts.text(),
  }),
  specialist: (i) => ({
    fdName: texts.person(),
    fdHometown: texts.company(),
    fdIntro: texts.text(),
    fdCreateTime: day(i),
    recommended: '0',
  }),
};

const print = printer(38);
const literal = (value) => `'${String(value).replaceAll("'", "''")}'`;

async function load(_, store) {
  for (const [area, share] of Object.entries(shares)) {
    const rows = Math.round(count * share);
    for (let start = 0; start < rows; start += atOnce) {
      const values = Array.from({ length: Math.min(atOnce, rows - start) }, (_one, at) => {
        const i = Math.floor((start + at) / share);
        return { fdId: id(i), ...rowOf[area](i), demo: '0' };
      });
      const lines = values.map((row) => `(${Object.values(row).map(literal).join(', ')})`);
      await store.run(`insert into "${area}" (${quoted(Object.keys(values[0]))}) values ${lines.join(', ')}`);
    }
    await store.run(contentChanged(area));
  }
}

/** Waits until the server has indexed everything, and says how fast it was. */
async function indexed(store) {
  const waiting = async () => Number((await store.row('select count(*) as "count" from "searchChange"')).count);
  const [began, atFirst] = [performance.now(), await waiting()];
  for (let left = atFirst; left > 0; left = await waiting()) await pause(left > 50_000 ? 15_000 : 1000);
  const seconds = (performance.now() - began) / 1000;
  if (atFirst > 0) process.stdout.write(`${atFirst} rows indexed in ${seconds.toFixed(0)} s\n`);
}

const pick = (list, length) => Array.from({ length }, () => list[Math.floor(next() * list.length)]);

/** What is asked for, by kind: from words of every frequency to names that stand in one row. */
function queries() {
  const words = pick([...new Set(Array.from({ length: 3000 }, () => texts.title().slice(2, 4)))], 60);
  const common = ['家居', '家具', '企业', '智能', '板材', '佛山', '公司', '供应', '产业', '定制'];
  const list = (q, more = '') => `/api/search/list?q=${encodeURIComponent(q)}${more}`;
  const suggest = (q) => `/api/search/suggest?q=${encodeURIComponent(q)}`;
  return {
    'a frequent word': common.map((q) => list(q)),
    'any two characters of a title': words.map((q) => list(q)),
    'two words': common.flatMap((q, at) => [list(`${q} ${common[(at + 3) % 10]}`), list(`${q}${words[at]}`)]),
    'a company, rarely': Array.from({ length: 30 }, () => list(texts.company())),
    'a number': Array.from({ length: 20 }, () => list(String(Math.floor(next() * 1e6)))),
    'a page of an area': common.flatMap((q) => [list(q, '&area=policy'), list(q, '&area=industryNews&pageNum=5')]),
    'nothing found': Array.from({ length: 20 }, () => list(`${texts.person()}薨${texts.person()}`)),
    'suggested, Chinese': [...common, ...words.slice(0, 20)].flatMap((q) => [suggest(q), suggest(q[0])]),
    'suggested, pinyin': ['j', 'jj', 'jiaju', 'zc', 'zhengce', 'z', 'fs', 'foshan', 'jiajuzhengce', 'qy'].map(suggest),
  };
}

async function run(base, store) {
  await indexed(store);
  await store.run('analyze');
  for (const urls of Object.values(queries())) await timed(base + urls[0]);
  print('', 'p50', 'p99', 'most');
  const all = [];
  for (const [kind, urls] of Object.entries(queries())) {
    const times = [];
    for (let i = 0; i < repeats; i += 1) for (const url of urls) times.push((await timed(base + url)).took);
    print(kind, ...[0.5, 0.99, 1].map((share) => ms(quantile(times, share))));
    all.push(...times);
  }
  print('all of them', ...[0.5, 0.99, 1].map((share) => ms(quantile(all, share))));
}

await benchStores(`${count} rows that are searched`, { load, run });
