import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { RenderedPage, RenderPage, RenderRequest } from '../../src/contract/renderer';
import { writeClientFolder } from './clientFolder';

/** Styles of the small build, by their file. */
export const drawingStyles = {
  '/assets/main.0123456789.css': 'h1 { color: teal }',
  '/assets/policy.0123456789.css': 'li { margin: 0 }',
};
const [mainStyle, policyStyle] = Object.keys(drawingStyles) as [string, string];

const index =
  '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>家居定制供应链</title>' +
  '<meta name="description" content="门户"><script defer="defer" src="/assets/main.0123456789.js"></script>' +
  `<link href="${mainStyle}" rel="stylesheet"></head><body><div id="root"></div></body></html>`;

/** Module that the server loads; what it draws with is put into it. */
const renderer = 'exports.renderPage = (request) => exports.draw(request);\n';

/** A small build whose program draws what a test wants. */
export interface DrawingBuild {
  clientDir: string;
  rendererFile: string;
  /** What was to be drawn so far, first to last. */
  asked: RenderRequest[];
  /** Draws differently from now on. */
  draws(page: RenderPage): void;
  /** Notes settings that the client was built with. */
  setsClient(settings: { apiHost: string }): void;
  remove(): void;
}

/** A drawn page with what a test has to say about it. */
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

/** Writes the build into a folder of its own; its pages name their address and which drawing they are. */
export function writeDrawingBuild(): DrawingBuild {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-drawing-'));
  const clientDir = path.join(folder, 'client');
  const rendererFile = path.join(folder, 'renderPage.js');
  const scripts = ['/assets/main.0123456789.js'];
  const files = {
    entry: { scripts, styles: [mainStyle] },
    chunks: {
      early: { scripts: ['/assets/early.0123456789.js'], styles: [] },
      policy: { scripts: ['/assets/policy.0123456789.js'], styles: [policyStyle] },
    },
  };
  writeClientFolder(clientDir, { files });
  for (const [name, text] of Object.entries(drawingStyles)) fs.writeFileSync(path.join(clientDir, name), text);
  fs.writeFileSync(path.join(clientDir, 'index.html'), index);
  fs.writeFileSync(rendererFile, renderer);
  const loaded = require(rendererFile) as { draw: RenderPage };
  const asked: RenderRequest[] = [];
  const draws = (draw: RenderPage) => {
    loaded.draw = (request) => {
      asked.push(request);
      return draw(request);
    };
  };
  draws(async ({ url }) => renderedPage({ html: `<h1>${url}</h1><p>drawing ${asked.length}</p>` }));
  return {
    clientDir,
    rendererFile,
    asked,
    draws,
    setsClient: (settings) =>
      fs.writeFileSync(path.join(clientDir, 'build.json'), JSON.stringify({ ...settings, files })),
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
