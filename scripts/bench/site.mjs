import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { root } from '../support/root.mjs';
import { serve } from '../support/serve.mjs';
import { isServerRendered, withoutScript, writeCompressed } from './frozenPage.mjs';
import { contentChanged } from './contentChanged.mjs';
import { getCompressed } from './get.mjs';
import { photograph, writePhotograph } from './photograph.mjs';

/** Copies the built portal, so that files can be added. */
function copyBuild(folder) {
  fs.cpSync(path.join(root, 'dist'), path.join(folder, 'dist'), { recursive: true });
  fs.copyFileSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
  for (const name of ['node_modules', 'content']) fs.symlinkSync(path.join(root, name), path.join(folder, name));
}

/** The entry that is clicked: the list's first one, with words that only its detail page shows. */
async function firstPolicy(url) {
  const { rows } = await (await fetch(`${url}/api/policy/list?pageNum=1&pageSize=1`)).json();
  const { data } = await (await fetch(`${url}/api/policy/findPolicyById?fdId=${rows[0].fdId}`)).json();
  const paragraphs = [...data.fdContent.matchAll(/<p>(.*?)<\/p>/g)].map(([, inner]) => inner.replace(/<[^>]+>/g, ''));
  return { fdId: data.fdId, title: data.fdTitle, probe: paragraphs.at(-1) };
}

/**
 * The built portal in a folder of its own, with its demo content. Its pages are added as files: complete, and without
 * their scripts.
 */
export class Site {
  #folder;
  #server = null;
  paths = {};
  isServerRendered = false;

  constructor(folder) {
    this.#folder = path.join(folder, 'site');
    copyBuild(this.#folder);
  }

  /** Restarts it with other settings, or on one core; only one runs at a time, since they share their data. */
  async start(env = {}, options = {}) {
    await this.stop();
    const settings = { DATA_DIR: path.join(this.#folder, 'data'), ...env };
    this.#server = await serve(path.join(this.#folder, 'dist/server/main.js'), settings, '/healthz', options);
    return this.#server;
  }

  async stop() {
    this.#server?.child.kill('SIGTERM');
    await this.#server?.ended;
    this.#server = null;
  }

  /** Address of a page, or of its file: `whole` or `scriptless`. */
  url(view, form = null) {
    return this.#server.url + (form ? `/frozen/${view}-${form}.html` : this.paths[view]);
  }

  get origin() {
    return this.#server.url;
  }

  /** Shows a photograph of the operator's as every banner. */
  async usePhotograph() {
    await writePhotograph(path.join(this.#folder, 'data'));
    const database = this.#database();
    database.prepare(`update "banner" set "fdFilePath" = ?`).run(photograph);
    database.exec(contentChanged('banner'));
    database.close();
  }

  #database() {
    return new Libsql(path.join(this.#folder, 'data/portal.db'), { timeout: 5000 });
  }

  /** Changes the title of a policy, as the desk does, and a second later again, until the returned function is called. */
  editEachSecond() {
    const database = this.#database();
    const [row] = database.prepare(`select "fdId", "fdTitle" from "policy" order by "fdId" limit 1`).all();
    let edits = 0;
    const edit = database.transaction((title) => {
      database.prepare(`update "policy" set "fdTitle" = ? where "fdId" = ?`).run(title, row.fdId);
      database.exec(contentChanged('policy'));
    });
    const editNow = () => edit(`${row.fdTitle} ${(edits += 1)}`);
    const timer = setInterval(editNow, 1000);
    return () => {
      clearInterval(timer);
      edit(row.fdTitle);
      database.close();
    };
  }

  /** Addresses of home, of lists and of the newest details of an area. */
  async visitedPaths() {
    const { rows } = await (await fetch(`${this.origin}/api/policy/list?pageNum=1&pageSize=20`)).json();
    const lists = [
      '/index',
      '/policy',
      '/project',
      '/special',
      '/shopping_mall',
      '/specialist',
      '/supply_demand/supply',
    ];
    return [...lists, ...rows.map(({ fdId }) => `/policy/detail/${fdId}`)];
  }

  /** Requests the pages, and writes them as files, which the server knows after a restart. */
  async freeze() {
    this.policy = await firstPolicy(this.origin);
    const detail = `/policy/detail/${this.policy.fdId}`;
    this.paths = { home: '/index', list: '/policy', detail };
    const pages = {};
    for (const view of Object.keys(this.paths)) {
      // The first response may not be the cached page.
      await getCompressed(this.url(view));
      pages[view] = await getCompressed(this.url(view));
    }
    this.isServerRendered = Object.values(pages).every(({ text }) => isServerRendered(text));
    for (const [view, { text: html, brotli }] of Object.entries(pages)) {
      const file = (form) => path.join(this.#folder, 'dist/client/frozen', `${view}-${form}.html`);
      writeCompressed(file('whole'), html, brotli);
      // The click leads from one file to another.
      writeCompressed(
        file('scriptless'),
        withoutScript(html).replaceAll(`href="${detail}"`, 'href="/frozen/detail-scriptless.html"'),
      );
    }
    await this.start();
  }
}
