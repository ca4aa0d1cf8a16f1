import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readInstalled, runLoader } from '../support/runLoader';

const root = path.resolve(__dirname, '../..');
const packages = path.join(root, 'node_modules');
const leaveOut = (text: string) => runLoader('leaveOut.mjs', text);

/** The file of react-router that draws the routes; its name changes with each version. */
function routerFile(mode: 'production' | 'development'): string {
  const folder = `react-router/dist/${mode}`;
  const files = fs.readdirSync(path.join(packages, folder)).filter((name) => name.endsWith('.mjs'));
  return `${folder}/${files.find((name) => readInstalled(`${folder}/${name}`).includes('function _renderMatches('))}`;
}

it.each([
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
  routerFile('production'),
  routerFile('development'),
])('takes out of %s, as it is installed, what the portal does not use', (file) => {
  const whole = readInstalled(file);
  const { status, text, stderr } = leaveOut(whole);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(text.length).toBeGreaterThan(1000);
  expect(text.length).toBeLessThan(whole.length);
});

it('stops the build when a library no longer holds what is taken out', () => {
  const whole = readInstalled('@reduxjs/toolkit/dist/query/rtk-query.modern.mjs');
  const { status, stderr } = leaveOut(whole.replace('buildPollingHandler,', 'buildOtherHandler,'));
  expect(status).not.toBe(0);
  expect(stderr).toContain('@reduxjs/toolkit/query no longer holds once what is left out of it');
});

it('leaves every other file as it is', () => {
  const { text } = leaveOut('export const nothing = 1;');
  expect(text).toBe('export const nothing = 1;');
});

it('takes it out of the pages, and not out of the desk, which polls', () => {
  const program = `
    const rules = require('./webpack.config.ts').default.map(({ name, module }) =>
      [name, module.rules.some(({ use }) => String(use).endsWith('leaveOut.mjs'))]);
    process.stdout.write(JSON.stringify(Object.fromEntries(rules)));
  `;
  const { stdout } = spawnSync('node', ['-r', 'esbuild-register', '-e', program], { cwd: root, encoding: 'utf8' });
  expect(JSON.parse(stdout)).toEqual({ client: true, desk: false, renderer: false });
});
