import Cookies from 'js-cookie';
import type { UserInfo } from '../../src/contract/auth';
import { afterwards } from '../support/afterwards';
import { FakeUpload } from '../support/fakeUpload';
import { startFaultServer } from '../support/faultServer';
import { startKillableServer } from '../support/serverProcess';
import { useStarted } from '../support/useStarted';
import { siteAddresses } from './runFaultCase';
import { tempFolder } from '../support/tempFolder';

/** Node's fetch stores no cookies, but a captcha is bound to one. */
function keepCookies() {
  const plain = globalThis.fetch;
  const cookies = new Map<string, string>();
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await plain(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = line.split(';')[0].split('=');
      cookies.set(name, value);
    }
    return response;
  };
  return {
    get: (name: string) => cookies.get(name),
    /** Empties it, as in a new browser. */
    clear: () => cookies.clear(),
    restore() {
      globalThis.fetch = plain;
    },
  };
}

/**
 * The part of XMLHttpRequest that the portal uses, on Node's fetch: jsdom's own enforces CORS, and does not accept
 * Node's FormData. Without progress events.
 */
class FetchUpload extends FakeUpload {
  readonly #stop = new AbortController();

  override send(body: FormData) {
    void this.#run(body);
  }
  override abort() {
    this.#stop.abort();
    super.abort();
  }

  async #run(body: FormData) {
    const { method, headers } = this;
    let text: string;
    let response: Response;
    try {
      response = await fetch(this.url, { method, headers, body, signal: this.#stop.signal });
      text = await response.text();
    } catch {
      if (!this.aborted) this.fail();
      return;
    }
    this.responseURL = response.url;
    this.answer(response.status, text);
  }
}

/** Replaces XMLHttpRequest by it. @returns a function that restores it */
function uploadByFetch(): () => void {
  const real = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = FetchUpload as unknown as typeof XMLHttpRequest;
  return () => {
    globalThis.XMLHttpRequest = real;
  };
}

export const company = { fdComName: '试样家居有限公司', userName: '13900000042' };
export const password = 'Faults-42';

type Body = Record<string, unknown>;

/**
 * A test environment for submissions: a healthy server with small content in a separate process, a faulty proxy in front
 * of it, and a registered company.
 */
async function startWriteEnvironment() {
  const healthy = await startKillableServer(tempFolder());
  const { url } = healthy;
  const faulty = await startFaultServer(url);
  const cookies = keepCookies();
  afterwards(cookies.restore);
  afterwards(uploadByFetch());
  const captcha = () => healthy.answerOf(cookies.get('JSESSIONID') ?? '');
  const ask = async (call: string, init?: RequestInit) => (await (await fetch(`${url}${call}`, init)).json()) as Body;
  const send = async (call: string, fields: Record<string, string>): Promise<Body> => {
    cookies.clear();
    await (await fetch(`${url}/captcha/captchaImage?type=math`)).arrayBuffer();
    // As a string: Node's fetch does not know jsdom's URLSearchParams.
    const body = new URLSearchParams({ ...fields, validateCode: await captcha() }).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await ask(call, { method: 'POST', body, headers });
    if (answer.code !== 0) throw new Error(`${call} was refused: ${String(answer.msg)}`);
    return answer;
  };
  const logIn = async () => {
    const answer = await send('/login', { username: company.userName, password, rememberMe: 'false' });
    return String(answer.token);
  };
  await send('/register/add', { ...company, password, confirmPassword: password });
  const token = await logIn();
  const info = await ask('/api/user/info', { headers: { Authorization: `Bearer ${token}` } });
  return {
    ...siteAddresses(url),
    url,
    faulty,
    /** The company's token and user. */
    token,
    user: (info.data ?? info) as UserInfo,
    /** The answer of the captcha on screen. */
    captcha,
    /** A token of its own: another session of the company. */
    logIn,
    /** Lets the company apply for the same project again. */
    closeApplications: healthy.closeApplications,
    /** The next page belongs to a new browser. */
    newBrowser() {
      cookies.clear();
      Cookies.remove('captchaIssuedAt');
      Cookies.remove('refreshToken');
    },
  };
}

export type WriteEnvironment = Awaited<ReturnType<typeof startWriteEnvironment>>;

/** Starts the environment for a test file; each test begins in a new browser. */
export function useWriteEnvironment(): WriteEnvironment {
  const bench = useStarted(startWriteEnvironment);
  beforeEach(() => bench.newBrowser());
  return bench;
}
