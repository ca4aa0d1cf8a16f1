import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import Libsql from 'libsql';
import sharp from 'sharp';
import { root } from '../support/root.mjs';
import { serve } from '../support/serve.mjs';
import { contentChanged } from './contentChanged.mjs';

/** A server-rendered page without its scripts and their preloads: the lower bound for the page. */
const withoutScript = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b(?=[^>]*\brel="?modulepreload\b)[^>]*>/gi, '')
    .replace(/<link\b(?=[^>]*\bas="?(?:script|fetch)\b)[^>]*>/gi, '');

/** Address of the photograph that every variant shows as its banner. */
const photograph = '/profile/pictures/bench-photograph.jpg';

/** Pseudo-random bytes, the same each time. */
function grain(length) {
  let seed = 7;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return seed >>> 24;
  });
}

/**
 * Writes a picture of 1600 × 400 that is as hard to compress as a photograph (140 kB): a vector banner of 8 kB
 * would flatter everybody.
 * @param {string} folder the folder of the site that is served as `/profile`
 */
export async function writePhotograph(folder) {
  const [width, height, channels] = [200, 50, 3];
  const file = path.join(folder, photograph.replace('/profile/', ''));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(grain(width * height * channels), { raw: { width, height, channels } })
    .resize(8 * width, 8 * height, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toFile(file);
}

/** Copies the built portal, so that files can be added. */
function copyBuild(folder) {
  fs.cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  fs.copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  // Of the sources it reads the data.
  for (const name of ['node_modules', 'content', 'server'])
    fs.symlinkSync(path.join(root, name), path.join(folder, name));
}

/** The entry that is clicked: the list's first one, with words that only its detail page shows. */
async function firstPolicy(url) {
  const { rows } = await (await fetch(`${url}/api/policy/list?pageNum=1&pageSize=1`)).json();
  const { data } = await (await fetch(`${url}/api/policy/findPolicyById?fdId=${rows[0].fdId}`)).json();
  const paragraphs = [...data.fdContent.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner]) => inner.replace(/<[^>]+>/g, ''));
  return { fdId: data.fdId, title: data.fdTitle, probe: paragraphs.at(-1) };
}

/** The built portal in a folder of its own, with its demo content. Its pages without their scripts are added as files. */
export class Site {
  #folder;
  #server = null;
  paths = {};

  constructor(folder) {
    this.#folder = path.join(folder, 'site');
    copyBuild(this.#folder);
  }

  /** Starts it, again after one that ran before: the files of the client are read at the start. */
  async start() {
    this.#server?.child.kill('SIGTERM');
    await this.#server?.ended;
    const settings = { DATA_DIR: path.join(this.#folder, 'data') };
    this.#server = await serve(path.join(this.#folder, 'dist/server/main.js'), settings, '/healthz');
  }

  url(view) {
    return this.#server.url + this.paths[view];
  }

  scriptlessUrl(view) {
    return `${this.#server.url}/frozen/${view}.html`;
  }

  get origin() {
    return this.#server.url;
  }

  /** Shows a photograph of the operator's as every banner. */
  async usePhotograph() {
    await writePhotograph(path.join(this.#folder, 'data'));
    const database = new Libsql(path.join(this.#folder, 'data/portal.db'), { timeout: 5000 });
    database.prepare(`update "banner" set "fdFilePath" = ?`).run(photograph);
    database.exec(contentChanged('banner'));
    database.close();
  }

  /** Writes the pages without script as files, compressed as the build does, which the server knows after a restart. */
  async freeze() {
    this.policy = await firstPolicy(this.origin);
    const detail = `/policy/detail/${this.policy.fdId}`;
    this.paths = { home: '/index', list: '/policy', detail };
    const folder = path.join(this.#folder, 'dist/client/frozen');
    fs.mkdirSync(folder);
    for (const view of Object.keys(this.paths)) {
      const load = async () => (await fetch(this.url(view), { headers: { accept: 'text/html' } })).text();
      // The first response may not be the cached page.
      await load();
      // The click leads from one file to another.
      const text = withoutScript(await load()).replaceAll(`href="${detail}"`, 'href="/frozen/detail.html"');
      const file = path.join(folder, `${view}.html`);
      fs.writeFileSync(file, text);
      fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(text));
      fs.writeFileSync(`${file}.gz`, zlib.gzipSync(text, { level: 9 }));
    }
    await this.start();
  }
}
