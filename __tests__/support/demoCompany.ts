import { demoAccounts } from '../../server/auth/newAccount';
import type { Journey } from './journey';

/** The demo company's credentials. */
export const [demoCompany] = demoAccounts;

/** Logs an account in by the API, without opening the login page. */
export async function directLogin(
  { server: { app }, url, captcha }: Journey,
  { username, password }: { username: string; password: string },
) {
  const picture = await app.inject('/captcha/captchaImage?type=math&t=1');
  const fields = { username, password, rememberMe: 'false', validateCode: captcha() };
  const answer = await app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    cookies: Object.fromEntries(picture.cookies.map(({ name, value }) => [name, value])),
    payload: new URLSearchParams(fields).toString(),
  });
  const { token, msg } = answer.json<{ token?: string; msg: string | null }>();
  if (!token) throw new Error(`${username} cannot log in: ${msg}`);
  const localStorage = [{ name: 'authToken', value: token }];
  const headers = { authorization: `Bearer ${token}` };
  return {
    /** Context options of a browser that is logged in. */
    options: { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } },
    /** Headers for direct calls. */
    headers,
    /** Ends the session on the server; the browser learns of it by the next 401. */
    end: async () => {
      await app.inject({ method: 'POST', url: '/logout', headers });
    },
  };
}

export type DemoLogin = Awaited<ReturnType<typeof directLogin>>;

/** Logs the demo company in. */
export const demoLogin = (journey: Journey): Promise<DemoLogin> => directLogin(journey, demoCompany);

/** Sends an intention on an app of the list's first page as the demo company, which may have one on each. */
export async function sendIntention(
  journey: Journey,
  place: number,
  login?: DemoLogin,
): Promise<{ code: number; number: string }> {
  const { headers } = login ?? (await demoLogin(journey));
  const { app } = journey.server;
  const { rows } = (await app.inject({ url: '/api/app/list?pageNum=1&pageSize=9', headers })).json();
  const { fdId: fdAppId, fdAppName } = rows[place];
  const contact = { fdComName: '澄木家居有限公司', fdContactName: '唐屿', fdContactPhone: '13900000000' };
  const payload = { fdAppId, fdAppName, ...contact };
  return (await app.inject({ method: 'POST', url: '/api/order/add', headers, payload })).json();
}
