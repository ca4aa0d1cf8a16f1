import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { installPackages, pinnedPackage } from './packages.mjs';
import { capture } from './run.mjs';

/** npm packages that contain a full Chromium for Linux on x64, compressed with Brotli. */
const packages = {
  chromium83: {
    spec: 'chrome-aws-lambda@3.1.1',
    integrity: 'sha512-ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
  },
  chromium92: {
    spec: 'chrome-aws-lambda@10.1.0',
    integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
  },
  chromium109: {
    spec: '@sparticuz/chromium@109.0.6',
    integrity: 'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
};

/** Debian packages of the browsers that must be installed. */
const installed = {
  firefox: { programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
  webkit: {
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
};

export const browserNames = [...Object.keys(packages), ...Object.keys(installed)];

async function unpackPart(from, folder) {
  const name = path.basename(from, '.br');
  // The programs expect their software renderer in a separate folder.
  const to = name === 'swiftshader.tar' ? path.join(folder, 'swiftshader') : folder;
  fs.mkdirSync(to, { recursive: true });
  const file = path.join(to, name);
  fs.writeFileSync(file, zlib.brotliDecompressSync(fs.readFileSync(from)), { mode: 0o755 });
  if (!name.endsWith('.tar')) return;
  const { code, output } = await capture('tar', ['xf', file, '-C', to]);
  if (code !== 0) throw new Error(output);
  fs.rmSync(file);
}

async function found(name) {
  const needs = installed[name];
  const isThere = () => needs.programs.every((file) => fs.existsSync(file));
  if (!isThere()) await installPackages(name, needs.packages);
  if (!isThere()) throw new Error(`install the Debian packages ${needs.packages.join(', ')}`);
  return needs.programs[0];
}

/**
 * Downloads or finds the browsers for the jest project `oldBrowsers`.
 * @param {string[]} names of `browserNames`
 * @returns {Promise<{ env: Record<string, string>, missing: { name: string, reason: string }[] }>}
 */
export async function prepareBrowsers(names) {
  const places = {};
  const missing = [];
  for (const name of names) {
    try {
      places[name] = await (name in packages ? pinnedPackage(packages[name], unpackPart) : found(name));
    } catch (error) {
      missing.push({ name, reason: error.message });
    }
  }
  return { env: { TEST_BROWSERS: JSON.stringify(places) }, missing };
}
