import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterwards } from './afterwards';
import { builtServer } from './builtServer';
import { cheapPasswords } from './cheapPasswords';
import { closingStatements } from './closeApplications';
import { smallSeed } from './smallSeed';
import { wideLimits } from './wideLimits';

const main = path.join(__dirname, 'testServerMain.mjs');

type Message = { url: string } | { session: string; answer: string } | { executed: true };

/** A server in a child process, to be killed. */
export interface KillableServer {
  url: string;
  /** The answer of a session's captcha. */
  answerOf(session: string): Promise<string>;
  /** Whether the process is running. */
  lives(): boolean;
  /** Closes every open application, so that a company may apply for the same project again. */
  closeApplications(): Promise<void>;
  pid: number;
  /** Asks the process to end. @returns its exit code */
  stop(): Promise<number | null>;
  /** Kills the process at once. */
  kill(): Promise<void>;
}

function listen(child: ChildProcess, ended: Promise<void>): Promise<KillableServer> {
  const answers = new Map<string, string>();
  const waiting = new Map<string, (answer: string) => void>();
  const executed: (() => void)[] = [];
  const server = {
    answerOf: (session: string) =>
      new Promise<string>((resolve) => {
        const known = answers.get(session);
        if (known === undefined) waiting.set(session, resolve);
        else resolve(known);
      }),
    lives: () => child.exitCode === null && child.signalCode === null,
    closeApplications: () =>
      new Promise<void>((resolve) => {
        executed.push(resolve);
        child.send(closingStatements);
      }),
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    kill: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
  return new Promise((resolve, reject) => {
    let complaints = '';
    child.stderr?.on('data', (part: Buffer) => (complaints += part.toString()));
    void ended.then(() => reject(new Error(`the server ended before it listened: ${complaints}`)));
    child.on('message', (message: Message) => {
      if ('url' in message) return resolve({ url: message.url, ...server });
      if ('executed' in message) return executed.shift()?.();
      answers.set(message.session, message.answer);
      waiting.get(message.session)?.(message.answer);
    });
  });
}

/** Starts a server on a data folder, with further settings, which is killed after its test or file at the latest. */
export function startKillableServer(dataDir: string, settings: Record<string, string> = {}): Promise<KillableServer> {
  const child = fork(main, [builtServer('app.js')], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.send({ seed: smallSeed, limits: wideLimits, passwordCost: cheapPasswords });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  afterwards(() => {
    child.kill('SIGKILL');
    return ended;
  });
  return listen(child, ended);
}

interface SolvedCaptcha {
  headers: { cookie: string };
  validateCode: string;
}

/**
 * A captcha with its cookie and answer, which any of these servers may have made.
 * @returns null where none came
 */
export async function solveCaptcha(url: string, servers: KillableServer[]): Promise<SolvedCaptcha | null> {
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
