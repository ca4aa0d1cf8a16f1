import { demoLogin } from './demoCompany';
import type { Journey } from './journey';

/** Sends an intention on an app of the list as the demo company; it may have one on each. */
export async function sendIntention(journey: Journey, place: number): Promise<{ code: number; number: string }> {
  const { headers } = await demoLogin(journey);
  const { app } = journey.server;
  const { rows } = (await app.inject({ url: '/api/app/list?pageNum=1&pageSize=5', headers })).json();
  const { fdId, fdAppName } = rows[place];
  const form = {
    fdAppId: fdId,
    fdAppName,
    fdContactName: '唐屿',
    fdContactPhone: '13900000000',
    fdContactEmail: '',
    fdContactWechat: '',
    fdComName: '澄木家居有限公司',
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/order/add',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  return answer.json();
}
