import fs from 'node:fs';
import path from 'node:path';
import { browsersAtHand, launch } from '../../support/browsers/launch';
import { recordedClient } from '../../support/browsers/recordedClient';
import { visitIn, type Visit } from '../../support/browsers/visit';
import { demoSeed } from '../../support/demoContent';
import { startTestServer, type TestServer } from '../../support/server';

/** Removes a browser feature before the page's scripts run. */
const without = (script: string) => (folder: string) => fs.appendFileSync(path.join(folder, 'recorder.js'), script);

/** A script with unknown syntax, like the built one in a much older browser. */
function withUnknownSyntax(folder: string): void {
  const assets = path.join(folder, 'assets');
  for (const name of fs.readdirSync(assets).filter((file) => /^main\..*\.js/.test(file))) {
    if (name.endsWith('.js')) fs.writeFileSync(path.join(assets, name), 'let = of the future;');
    else fs.rmSync(path.join(assets, name));
  }
}

const [first] = browsersAtHand;
let server: TestServer;
let visit: Visit;

async function openWith(change: (folder: string) => void) {
  const clientDir = recordedClient(path.resolve(__dirname, '../../../dist/client'));
  change(clientDir);
  server = await startTestServer({ config: { clientDir }, deps: { seed: demoSeed } });
  visit = visitIn(await launch(...first), server.url);
}

it.each([
  ['lacks a feature without a polyfill', without('delete window.ResizeObserver;')],
  ['cannot parse the portal’s script', withUnknownSyntax],
])('shows a visitor whose browser %s that it is too old, and what to use instead', async (_why, change) => {
  await openWith(change);
  await visit.open('/policy');
  await visit.arrived('浏览器版本过低，请升级后访问');
  await visit.shows('Chrome 或 Edge 83 及以上版本');
});

it('shows confirmations in a browser without the dialog element', async () => {
  await openWith(
    without(
      'delete HTMLDialogElement.prototype.showModal; delete HTMLDialogElement.prototype.close;' +
        'delete window.HTMLDialogElement;',
    ),
  );
  const { rows } = (await server.app.inject('/api/project/list')).json<{ rows: Record<string, string>[] }>();
  await visit.open(`/project/detail/${rows[0].fdId}`);
  await visit.arrived(rows[0].fdProjectName);
  await visit.click('在线申报');
  await visit.shows('此操作需要登录，是否立即登录？');
  await visit.click('确定');
  await visit.arrived('登录');
  expect(await visit.errors()).toEqual([]);
});
