import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { afterwards } from './afterwards';
import { cheapPasswords } from './cheapPasswords';
import { smallSeed } from './smallSeed';
import { wideLimits } from './wideLimits';

const built = path.resolve(__dirname, '../../dist/server');

/** A file of the built server, for a child process: it starts in half the time of the sources. */
export function builtServer(file: string): string {
  if (!fs.existsSync(path.join(built, file))) throw new Error('the server is not built: npm run build:server');
  return path.join(built, file);
}

/** Starts a program with these settings and no others, which is killed after its test or file at the latest. */
function startChild(settings: Record<string, string>, program: string, ...args: string[]) {
  const child = fork(program, args, {
    env: { PATH: process.env.PATH, ...settings },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Any number may wait for the answer of a captcha.
  child.setMaxListeners(0);
  let written = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (part: Buffer) => (written += part.toString()));
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const end = (signal: NodeJS.Signals) => () => {
    child.kill(signal);
    return ended;
  };
  const kill = end('SIGKILL');
  afterwards(kill);
  /** The first that is found while it runs. */
  const fromOutput = <Found>(find: (resolve: (found: Found) => void) => void) =>
    new Promise<Found>((resolve, reject) => {
      find(resolve);
      void ended.then((code) => reject(new Error(`the server ended with ${code} before it listened:\n${written}`)));
    });
  return {
    child,
    told: fromOutput,
    /** Its output so far, stdout and stderr. */
    output: () => written,
    /** Exit code (null after a kill), once it has ended. */
    ended,
    /** Asks it to end. @returns its exit code */
    stop: end('SIGTERM'),
    /** Kills it at once. */
    kill,
  };
}

/** A portal server in a child process, as `npm start` runs it. */
export function startServerProcess(settings: Record<string, string>) {
  const { child, told, ...server } = startChild({ PORT: '0', ...settings }, builtServer('main.js'));
  /** Its address, once it listens. */
  const listening = told<string>((resolve) =>
    child.stdout!.on('data', () => {
      const address = /家居定制供应链 (http:\S+)/.exec(server.output())?.[1];
      if (address) resolve(address);
    }),
  );
  // Avoids an unhandled rejection for callers that only await the exit.
  listening.catch(() => undefined);
  return { ...server, listening };
}

/** A server with a small content in a child process, on a data folder and with further settings, to be killed. */
export async function startKillableServer(dataDir: string, settings: Record<string, string> = {}) {
  const main = path.join(__dirname, 'testServerMain.mjs');
  const { child, told, ...server } = startChild({ DATA_DIR: dataDir, ...settings }, main, builtServer('app.js'));
  const answers = new Map<string, string>();
  child.send({ seed: smallSeed, limits: wideLimits, passwordCost: cheapPasswords });
  const url = await told<string>((resolve) =>
    child.on('message', (message: { url: string } | { session: string; answer: string } | { executed: true }) => {
      if ('url' in message) resolve(message.url);
      if ('session' in message) answers.set(message.session, message.answer);
    }),
  );
  return {
    ...server,
    url,
    pid: child.pid!,
    /** Whether the process is running. */
    lives: () => child.exitCode === null && child.signalCode === null,
    /** The answer of a session's captcha. */
    async answerOf(session: string): Promise<string> {
      while (!answers.has(session)) await once(child, 'message');
      return answers.get(session)!;
    },
    /** Closes every open application, so that a company may apply for the same project again. */
    closeApplications: () =>
      new Promise<void>((resolve) => {
        const listener = (message: object) => {
          if (!('executed' in message)) return;
          child.off('message', listener);
          resolve();
        };
        child.on('message', listener);
        child.send([
          `update "projectApplication" set "closedAt" = 1 where "closedAt" is null`,
          `update "submission" set "state" = 'withdrawn' where "kind" = 'application'`,
        ]);
      }),
  };
}

export type KillableServer = Awaited<ReturnType<typeof startKillableServer>>;

/**
 * A captcha with its cookie and answer, which any of these servers may have made.
 * @returns null where none came
 */
export async function solveCaptcha(url: string, servers: KillableServer[]) {
  const response = await fetch(`${url}/captcha/captchaImage?type=math`);
  await response.arrayBuffer();
  const session = /JSESSIONID=(\w+)/.exec(response.headers.get('set-cookie') ?? '')?.[1];
  if (!response.ok || session === undefined) return null;
  const validateCode = await Promise.race(servers.map((server) => server.answerOf(session)));
  return { headers: { cookie: `JSESSIONID=${session}` }, validateCode };
}

/** Logs a demo account in. @returns its token */
export async function logInDemo(server: KillableServer, username: string): Promise<string> {
  const { headers, validateCode } = (await solveCaptcha(server.url, [server]))!;
  const body = new URLSearchParams({ username, password: 'demo1234', rememberMe: 'true', validateCode });
  const answer = await fetch(`${server.url}/login`, { method: 'POST', headers, body });
  return ((await answer.json()) as { token: string }).token;
}
