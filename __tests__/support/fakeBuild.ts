import fs from 'node:fs';
import path from 'node:path';
import type { RenderedPage, RenderPage, RenderRequest } from '../../src/contract/renderer';
import { writeClientFolder } from './clientFolder';
import { tempFolder } from './tempFolder';

/** Style files of the fake build. */
export const fakeStyles = {
  '/assets/main.0123456789.css': 'h1 { color: teal }',
  '/assets/policy.0123456789.css': 'li { margin: 0 }',
};
const [mainStyle, policyStyle] = Object.keys(fakeStyles) as [string, string];

const index =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>家居定制供应链</title>' +
  '<meta name="description" content="门户"><script defer="defer" src="/assets/main.0123456789.js"></script>' +
  `<link href="${mainStyle}" rel="stylesheet"></head><body><div id="root"></div></body></html>`;

/** A rendered page with the given properties. */
export const renderedPage = (page: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  title: '企业政策',
  html: '<h1>企业政策</h1>',
  preloads: '',
  styles: '',
  state: '{}',
  chunk: 'policy',
  isWhole: true,
  ...page,
});

/** What a rendered page holds of its scripts, in order. */
export const inlineScripts = { '/assets/early.0123456789.js': 'hold("$&");', '/old-browser.js': 'checkBrowser();' };

/** Writes the build into a temporary folder; its pages contain their address and a sequence number. */
export function writeFakeBuild() {
  const clientDir = path.join(tempFolder(), 'client');
  const scripts = ['/assets/main.0123456789.js'];
  const files = {
    entry: { scripts, styles: [mainStyle] },
    chunks: {
      early: { scripts: ['/assets/early.0123456789.js'], styles: [] },
      policy: { scripts: ['/assets/policy.0123456789.js'], styles: [policyStyle] },
    },
  };
  writeClientFolder(clientDir, { files });
  for (const [name, text] of Object.entries(inlineScripts)) fs.writeFileSync(path.join(clientDir, name), text);
  for (const [name, text] of Object.entries(fakeStyles)) fs.writeFileSync(path.join(clientDir, name), text);
  fs.writeFileSync(path.join(clientDir, 'index.html'), index);
  const requests: RenderRequest[] = [];
  const first: RenderPage = async ({ url }) =>
    renderedPage({ html: `<h1>${url}</h1><p>rendering ${requests.length}</p>` });
  let current = first;
  return {
    clientDir,
    /** To be handed to the server. */
    render: (...[request]: Parameters<RenderPage>) => {
      requests.push(request);
      return current(request);
    },
    /** Render requests so far. */
    requests,
    /** Replaces the renderer. */
    renders: (page: RenderPage): void => {
      current = page;
    },
    /** The first renderer again, and no request so far. */
    reset: (): void => {
      current = first;
      requests.length = 0;
    },
    /** Writes the client’s build settings. */
    setsClient: (settings: { apiHost: string }) =>
      fs.writeFileSync(path.join(clientDir, 'build.json'), JSON.stringify({ ...settings, files })),
  };
}

export type FakeBuild = ReturnType<typeof writeFakeBuild>;
