import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { tempFolder } from '../support/tempFolder';

const command = path.resolve(__dirname, '../../scripts/size.mjs');
let scratch: string;
beforeEach(() => {
  scratch = tempFolder();
  fs.mkdirSync(path.join(scratch, 'assets'));
  fs.writeFileSync(
    path.join(scratch, 'index.html'),
    '<script src="/old-browser.js" defer></script><script defer src="/assets/main.js"></script>' +
      '<noscript><script src="/nowhere.js"></script></noscript>',
  );
  const chunk = (name: string) => ({ scripts: [`/assets/${name}.js`], styles: [`/assets/${name}.css`] });
  const files = {
    entry: chunk('main'),
    chunks: {
      main: chunk('main'),
      index: { scripts: ['/assets/main.js', '/assets/index.js', '/assets/shared.js'], styles: [] },
      policy: chunk('policy'),
      'policy-detail': { scripts: ['/assets/detail.js', '/assets/shared.js'], styles: [] },
      early: { scripts: ['/assets/early.js'], styles: [] },
      polyfills: { scripts: ['/assets/polyfills.js'], styles: [] },
    },
  };
  fs.writeFileSync(path.join(scratch, 'build.json'), JSON.stringify({ files }));
  for (const name of ['main', 'index', 'shared', 'policy', 'detail']) built(`assets/${name}.js`, 1000);
  for (const name of ['main', 'policy']) built(`assets/${name}.css`, 500);
  built('old-browser.js', 100);
  built('assets/early.js', 600);
  built('assets/polyfills.js', 900_000);
});

/** A file of the build, with its compressed size. */
function built(file: string, packed: number): void {
  fs.writeFileSync(path.join(scratch, file), ' '.repeat(5_000_000));
  fs.writeFileSync(path.join(scratch, `${file}.br`), ' '.repeat(packed));
}

function weigh(...more: string[]) {
  const { status, stdout } = spawnSync('node', [command, scratch, ...more], { encoding: 'utf8' });
  const rows = stdout
    .split('\n')
    .slice(2)
    .filter((line) => line !== '')
    .map((line) => line.split(/ {2,}/));
  return { status, found: Object.fromEntries(rows.map(([name, found, , verdict]) => [name, `${found} ${verdict}`])) };
}

it('counts the transfer size of each file once', () => {
  expect(weigh()).toEqual({
    status: 0,
    found: {
      'scripts of every page': '1.1 ok',
      'scripts of index': '2.0 ok',
      'scripts of policy': '1.0 ok',
      'scripts of policy-detail': '2.0 ok',
      'scripts of early': '0.6 ok',
      'scripts of the first view of /index': '3.7 ok',
      'scripts of the first view of a list': '2.7 ok',
      'scripts of the first view of a detail': '3.7 ok',
      'styles of every page': '0.5 ok',
      'styles of index': '0.0 ok',
      'styles of policy': '0.5 ok',
      'styles of policy-detail': '0.0 ok',
      'styles of early': '0.0 ok',
      'styles of the first view of /index': '0.5 ok',
      'styles of the first view of a list': '1.0 ok',
      'styles of the first view of a detail': '0.5 ok',
    },
  });
});

it.each([
  ['the script of every page', 'assets/main.js', 'scripts of every page'],
  ['a screen', 'assets/policy.js', 'scripts of policy'],
  [
    'the chunks that the home page shares with other screens',
    'assets/shared.js',
    'scripts of the first view of /index',
  ],
  ['what a list loads before any interaction', 'assets/policy.js', 'scripts of the first view of a list'],
  ['what a detail loads before any interaction', 'assets/detail.js', 'scripts of the first view of a detail'],
  ['the early script of server-rendered pages', 'assets/early.js', 'scripts of early'],
  ['the styles', 'assets/main.css', 'styles of every page'],
])('fails when %s exceeds its budget', (_what, file, row) => {
  built(file, 200_000);
  const { status, found } = weigh();
  expect(status).toBe(1);
  expect(found[row]).toMatch(/too heavy$/);
});

it('counts an uncompressed file at its size', () => {
  fs.rmSync(path.join(scratch, 'assets/index.js.br'));
  expect(weigh().found['scripts of index']).toBe('5001.0 too heavy');
});

describe("the desk's build", () => {
  const deskDir = () => path.join(scratch, 'desk');
  beforeEach(() => {
    fs.mkdirSync(path.join(deskDir(), 'assets'), { recursive: true });
    fs.writeFileSync(
      path.join(deskDir(), 'index.html'),
      '<script src="/old-browser.js" defer></script><script defer src="/desk/assets/desk.1.js"></script>' +
        '<link href="/desk/assets/desk.2.css" rel="stylesheet">',
    );
    for (const [file, packed] of [
      ['desk.1.js', 3000],
      ['desk.2.css', 700],
      ['desk-inbox.3.js', 1000],
      ['desk-inbox.4.css', 500],
      ['polyfills.5.js', 900_000],
    ] as const) {
      built(`desk/assets/${file}`, packed);
    }
  });

  it('is measured by its first load and what each screen adds', () => {
    const { status, found } = weigh(deskDir());
    expect(status).toBe(0);
    expect(found).toMatchObject({
      'scripts of the desk': '3.0 ok',
      'scripts of desk-inbox': '1.0 ok',
      'styles of the desk': '0.7 ok',
      'styles of desk-inbox': '0.5 ok',
    });
  });

  it('fails when a screen exceeds its budget', () => {
    built('desk/assets/desk-inbox.3.js', 200_000);
    const { status, found } = weigh(deskDir());
    expect([status, found['scripts of desk-inbox']]).toEqual([1, '200.0 too heavy']);
  });
});
