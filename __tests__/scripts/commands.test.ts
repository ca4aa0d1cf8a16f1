import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { saidBy } from '../support/saidBy';
import { tempFolder } from '../support/tempFolder';

const root = path.resolve(__dirname, '../..');
let scratch: string;

/** A copy of the commands with fake tools that record their calls; the fake compiler writes its result. */
beforeEach(() => {
  settings = {};
  scratch = tempFolder();
  fs.cpSync(path.join(root, 'scripts'), path.join(scratch, 'scripts'), { recursive: true });
  fs.copyFileSync(path.join(root, 'package.json'), path.join(scratch, 'package.json'));
  fs.mkdirSync(path.join(scratch, 'node_modules/.bin'), { recursive: true });
  for (const folder of ['src', 'server', 'public']) fs.mkdirSync(path.join(scratch, folder));
  fakeTool(
    'webpack',
    'mkdir -p dist/client dist/qa dist/desk dist/renderer && touch dist/client/index.html dist/qa/index.html dist/desk/index.html dist/renderer/renderPage.js',
  );
  const readConfig =
    'exports.readConfig = () => { if (process.env.PORT === "abc") throw Error("PORT: not a number"); }';
  fakeTool(
    'esbuild',
    `mkdir -p dist/server && echo "console.log('served')" > dist/server/main.js && echo '${readConfig}' > dist/server/config.js`,
  );
});

const calls = () => {
  const file = path.join(scratch, 'node_modules/calls');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim().split('\n') : [];
};

function fakeTool(name: string, work: string): void {
  const folder = path.join(scratch, 'node_modules', name);
  const file = path.join(folder, 'bin.js');
  const calls = JSON.stringify(path.join(scratch, 'node_modules/calls'));
  const program = `#!/usr/bin/env node
    require('node:fs').appendFileSync(${calls}, ['${name}', ...process.argv.slice(2)].join(' ') + '\\n');
    require('node:child_process').execSync(${JSON.stringify(work)}, { cwd: ${JSON.stringify(scratch)}, stdio: 'inherit' });
  `;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ bin: { [name]: 'bin.js' } }));
  fs.writeFileSync(file, program);
}

let settings: Record<string, string> = {};

function run(program: string, args: string[]) {
  const env = { ...process.env, XDG_CACHE_HOME: path.join(scratch, 'node_modules/caches'), ...settings };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: scratch, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

/** What npm runs by that name, without npm, which takes longer than most of it. */
function npmScript(name: string, ...more: string[]) {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(scratch, 'package.json'), 'utf8'));
  const [, ...args] = scripts[name].split(' ');
  return run(process.execPath, [...args, ...more]);
}

it('names the dependencies that an update of the sources needs, instead of building without them', () => {
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(scratch, 'package.json'), 'utf8'));
  const record = (versions: Record<string, string>) =>
    fs.writeFileSync(
      path.join(scratch, 'node_modules/.package-lock.json'),
      JSON.stringify({
        packages: Object.fromEntries(
          Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
        ),
      }),
    );
  const { pg, ...others } = dependencies;
  record({ ...others, react: '1.0.0' });
  const { status, output } = npmScript('start');
  expect(status).toBe(1);
  expect(output).toContain(
    `The installed dependencies are out of date (pg ${pg}, react ${dependencies.react}): run \`npm ci\` first`,
  );
  expect(calls()).toEqual([]);
  record(dependencies);
  expect(npmScript('build').status).toBe(0);
});

describe('a machine on which the portal cannot start', () => {
  /** Runs npm start with what this script does first. */
  const startWith = (script: string) => {
    const file = path.join(scratch, 'first.cjs');
    fs.writeFileSync(file, script);
    settings.NODE_OPTIONS = `--require=${file}`;
    return npmScript('start');
  };
  const noRoom = "require('node:fs').statfsSync = () => ({ bavail: 1, bsize: 4096, files: 0, ffree: 0 });";
  let taken: net.Server;
  beforeEach(async () => {
    taken = net.createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    settings = { PORT: '0', DATA_DIR: path.join(scratch, 'data') };
  });
  afterEach(() => void taken.close());
  const takenPort = () => String((taken.address() as net.AddressInfo).port);
  /** Below a file nobody makes a folder. */
  const unwritable = () => path.join(scratch, 'package.json', 'data');

  /** What it says instead of building anything. */
  const refusal = (script = '') => {
    const { status, output } = startWith(script);
    expect([status, calls()]).toEqual([1, []]);
    return output;
  };
  const onNode = (node: string) =>
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });`;

  it.each(['18.20.8', '20.18.3', '23.11.0'])('names the versions of Node that are needed on %s', (node) => {
    expect(refusal(onNode(node))).toContain(`This is Node ${node}; `);
  });

  it.each(['20.19.0', '22.13.0', '28.0.0'])('starts on Node %s', (node) => {
    expect(startWith(onNode(node)).status).toBe(0);
  });

  it('says that the port is taken, before all else', () => {
    settings = { PORT: takenPort(), DATA_DIR: unwritable() };
    const output = refusal(noRoom);
    expect(output).toContain(`Port ${settings.PORT} of 127.0.0.1 is taken: end the program that listens there`);
    expect(output).not.toContain('disk');
  });

  it('says so of the port for metrics', () => {
    settings.PORTAL_METRICS = `127.0.0.1:${takenPort()}`;
    expect(refusal()).toContain('or choose another port with PORTAL_METRICS');
  });

  it('says that this machine does not have the address to listen on', () => {
    settings = { ...settings, PORT: '3000', HOST: '192.0.2.1' };
    expect(refusal()).toContain('does not have that address');
  });

  it('says that the disk is full, before it tries to write', () => {
    settings.DATA_DIR = unwritable();
    const dist = path.join(fs.realpathSync(scratch), 'dist');
    expect(refusal(noRoom)).toContain(`The disk is full: ${dist} has room for 0 MB`);
  });

  it('says that the disk is full where only writing shows it, as with a quota', () => {
    const full = `const fs = require('node:fs');
      const write = fs.writeFileSync;
      fs.writeFileSync = (file, ...rest) => {
        if (/write-check/.test(file)) throw Object.assign(new Error('quota'), { code: 'EDQUOT' });
        return write(file, ...rest);
      };`;
    expect(refusal(full)).toContain('The disk is full');
  });

  it('says that it cannot write into the data folder, and which setting names another', () => {
    settings.DATA_DIR = path.join(scratch, 'package.json');
    const output = refusal();
    expect(output).toContain(`Nothing can be written into ${settings.DATA_DIR} (ENOTDIR)`);
    expect(output).toContain('choose another folder with DATA_DIR');
  });

  it('names a setting that makes no sense before the pages are built', () => {
    settings.PORT = 'abc';
    const { status, output } = npmScript('start');
    expect({ status, built: calls().map((call) => call.split(' ')[0]) }).toEqual({ status: 1, built: ['esbuild'] });
    expect(output).toContain('PORT: not a number');
  });

  it('asks for little room where the build is there, and for no data folder in front of another backend', () => {
    npmScript('build');
    const little = noRoom.replace('bavail: 1', 'bavail: 30_000');
    expect(startWith(little).status).toBe(0);
    settings = { ...settings, PORTAL_UPSTREAM: 'http://127.0.0.1:1', DATA_DIR: unwritable() };
    expect(startWith(noRoom).status).toBe(0);
    expect(fs.readdirSync(scratch).filter((name) => /write-check/.test(name))).toEqual([]);
  });
});

it('starts a fresh build without rebuilding', () => {
  expect(npmScript('build').status).toBe(0);
  const built = calls();
  expect(built.map((call) => call.split(' ')[0]).sort()).toEqual(['esbuild', 'webpack', 'webpack']);
  expect(run('npm', ['start']).output).toContain('served');
  expect(calls()).toEqual(built);
});

it('builds one half alone, and again when its sources change', () => {
  npmScript('build:client');
  npmScript('build:client');
  fs.writeFileSync(path.join(scratch, 'src/new.ts'), '');
  npmScript('build:client');
  expect(calls()).toEqual([expect.stringContaining('webpack'), expect.stringContaining('webpack')]);
  expect(npmScript('build', 'clinet')).toMatchObject({ status: 2, output: expect.stringContaining('clinet') });
});

it.each(['PORTAL_API_HOST', 'PORTAL_EXTRAS'])('rebuilds the pages, and not the server, when %s changes', (name) => {
  npmScript('build');
  const built = calls();
  settings = { [name]: 'my' };
  npmScript('build');
  const again = calls().slice(built.length);
  expect(again.map((call) => call.split(' ')[0])).toEqual(['webpack', 'webpack']);
  npmScript('build');
  expect(calls()).toHaveLength(built.length + again.length);
});

it.each([
  ['account', ''],
  ['content', ''],
  ['backup', 'backup,'],
])('runs the program of %s in the folder where the command was called', (name, given) => {
  const programs = fs.readdirSync(path.join(root, 'server'), { recursive: true, encoding: 'utf8' });
  const commandFolders = programs.filter((file) => path.basename(file) === 'cli.ts').map((file) => path.dirname(file));
  const write = 'console.log(process.cwd(), process.argv.slice(2).join())';
  const builds = ['.', ...commandFolders].map((folder) => `mkdir -p dist/server/${folder}`);
  const files = commandFolders.map((folder) => `echo "${write}" > dist/server/${folder}/cli.js`);
  fakeTool('esbuild', [...builds, ...files, 'touch dist/server/main.js'].join(' && '));
  expect(run('npm', ['run', name, '--', 'list', '--all'])).toEqual({
    status: 0,
    output: expect.stringContaining(`${fs.realpathSync(scratch)} ${given}list,--all\n`),
  });
});

it('serves a scene at every address, with the assets and the content’s files, and refuses each call', async () => {
  for (const name of ['fastify', '@fastify/static']) {
    fs.mkdirSync(path.dirname(path.join(scratch, 'node_modules', name)), { recursive: true });
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(scratch, 'node_modules', name));
  }
  fakeTool('webpack', 'mkdir -p dist/qa && echo "<head></head>" > dist/qa/index.html && echo 1 > dist/qa/app.js');
  for (const [file, text] of [
    ['data/pictures/own.svg', 'own'],
    ['secret.txt', 'secret'],
    ['scene.json', '{"a":"</script>"}'],
  ] as const) {
    fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
    fs.writeFileSync(path.join(scratch, file), text);
  }
  const env = { ...process.env, PORT: '0', INIT_CWD: scratch, DATA_DIR: '' };
  const command = spawn(process.execPath, ['scripts/replay.mjs', 'scene.json'], { cwd: scratch, env });
  const ended = new Promise((resolve) => command.once('close', resolve));
  try {
    const url = await saidBy(command, /on (http:\S+)/);
    const ask = async (address: string, method = 'GET') => {
      const answer = await fetch(url + address, { method });
      const policy = answer.headers.get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["default-src 'self'", "connect-src 'none'", "form-action 'none'"]),
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const page = {
      status: 200,
      type: 'text/html; charset=utf-8',
      text: expect.stringContaining('{"a":"\\u003c/script>"}'),
    };
    for (const address of ['/', '/index', '/policy/detail/1?page=2']) {
      const response = await ask(address);
      expect(response).toEqual(page);
      expect(response.text.match(/<\/?script/g)).toEqual(['<script', '</script']);
    }
    for (const [address, type, text] of [
      ['/app.js', 'javascript', '1\n'],
      ['/profile/pictures/own.svg', 'svg', 'own'],
    ])
      expect(await ask(address!)).toEqual({ status: 200, type: expect.stringContaining(type!), text });
    for (const address of [
      '/gone.js',
      '/profile/pictures/gone.svg',
      '/profile/upload/1',
      '/profile/pictures/..%2f..%2fsecret.txt',
      '/..%2f..%2fsecret.txt',
    ])
      expect(await ask(address)).toMatchObject({ status: 404, text: expect.not.stringContaining('secret') });
    for (const [address, method] of [
      ['/api/policy/list', 'GET'],
      ['/captcha/captchaImage?type=math', 'GET'],
      ['/%61pi/policy/list', 'GET'],
      ['/login', 'POST'],
      ['/components/sysAttMain/upload', 'POST'],
      ['/app.js', 'DELETE'],
    ] as const)
      expect((await ask(address, method)).status).toBe(503);
    expect((await fetch(`${url}/%E0%A4%A`)).status).toBe(400);
  } finally {
    command.kill();
    await ended;
  }
});

/** What a script that reads webpack's settings prints. */
function ofWebpack(script: string, settings: Record<string, string> = {}) {
  const args = ['-r', 'esbuild-register', '-e', `const [config] = require('./webpack.config.ts').default; ${script}`];
  const env = { ...process.env, NODE_ENV: 'development', ...settings };
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', env }).stdout.trim();
}

it.each([
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('serves pages in development on HOST (%j): %s', (HOST, expected) => {
  expect(ofWebpack('console.log(config.devServer.host)', { HOST })).toBe(expected);
});

it.each([
  ['all that the embedded backend does', {}, 'my,desk,search,filters,relations,pictures'],
  ['nothing in front of another backend', { PORTAL_UPSTREAM: 'http://127.0.0.1:1' }, ''],
  ['what is asked for', { PORTAL_EXTRAS: 'my' }, 'my'],
])('offers on pages in development %s', (_what, pageUrl, expected) => {
  const script = `
    const { definitions } = config.plugins.find((one) => one.constructor.name === 'DefinePlugin');
    console.log(JSON.parse(definitions.__PORTAL_SETTINGS__).extras);`;
  expect(ofWebpack(script, pageUrl)).toBe(expected);
});
