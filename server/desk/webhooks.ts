import { isDeepStrictEqual } from 'node:util';
import { webhookKinds, type NoticeOverview } from '../../src/contract/desk';
import type { FormRules } from '../../src/contract/form';
import { checkFields } from '../http/bodies';
import { chinaTime } from '../lib/chinaTime';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { newId } from '../lib/secrets';
import type { AreaPlugin, Services } from '../services';
import { postWebhook, sendMail } from '../submissions/deliverNotices';
import { deskRoutes, text } from './deskRoutes';

const maxWebhooks = 20;
const logged = 100;

const form = {
  name: { required: true, maxLength: 50 },
  kind: { required: true, oneOf: webhookKinds },
  url: { required: true, maxLength: 1000 },
  secret: { maxLength: 200 },
} as const satisfies FormRules;
const labels = { name: '名称', kind: '类型', url: '网址', secret: '密钥' };

/** Keys and addresses, which may hold one, are never shown again. */
async function read({ db, config }: Services): Promise<NoticeOverview> {
  const hooks = await db.selectFrom('webhook').selectAll().orderBy('createdAt').execute();
  const rows = await db.selectFrom('outbox').selectAll().orderBy('at', 'desc').limit(logged).execute();
  const names = new Map(hooks.map(({ fdId, name }) => [fdId, name]));
  return {
    mail: config.smtp !== null,
    staff: config.mailStaff,
    webhooks: hooks.map(({ fdId, name, kind, url, secret }) => ({
      ...{ fdId, name, kind },
      host: new URL(url).host,
      // Of a short key that would be most of it.
      secretEnd: secret.length < 12 ? '' : secret.slice(-4),
    })),
    log: rows.map(({ fdId, at, number, action, channel, webhookId, attempts, doneAt, error }) => ({
      ...{ fdId, number, action, channel, attempts, error },
      at: chinaTime(Number(at)),
      name: names.get(webhookId ?? '') ?? '',
      state: doneAt === null ? 'waiting' : error === null ? 'sent' : error === 'nobody' ? 'nobody' : 'failed',
    })),
  };
}

/** Where notices go: mail as the operator set it up, webhooks as administrators do; a test; the log of deliveries. */
export const webhooks: AreaPlugin = (app, services) => {
  const { config, db, now } = services;
  const { act, get, post } = deskRoutes(app, services, 'settings');
  get('/api/desk/notices', {}, () => read(services));

  const added = { name: text, kind: text, url: text, secret: text };
  act('/api/desk/webhooks', { body: added }, async ({ trx, now: createdAt }, body) => {
    const values = checkFields(body, form, labels, '');
    const isAddress = URL.canParse(values.url) && ['http:', 'https:'].includes(new URL(values.url).protocol);
    if (!isAddress) throw new BusinessError('网址须以 http:// 或 https:// 开头');
    if (values.kind === 'url' && values.secret === '') throw new BusinessError('请填写密钥，收方用它核对签名');
    const known = await trx.selectFrom('webhook').select(['name', 'kind', 'url', 'secret']).execute();
    // Sent again, since its answer was lost.
    if (known.some((one) => isDeepStrictEqual({ ...one }, { ...values }))) return null;
    if (known.length >= maxWebhooks) throw new BusinessError(`最多 ${maxWebhooks} 个`);
    await trx
      .insertInto('webhook')
      .values({ fdId: newId(createdAt), ...values, createdAt })
      .execute();
    return { action: 'notices:save', target: 'webhook', title: values.name };
  });

  const one = { body: { fdId: text } };
  act('/api/desk/webhooks/remove', one, async ({ trx }, { fdId }) => {
    const gone = await trx.deleteFrom('webhook').where('fdId', '=', fdId).returning('name').executeTakeFirst();
    return gone ? { action: 'notices:remove', target: 'webhook', title: gone.name } : null;
  });

  post('/api/desk/notices/test', one, async ({ body: { fdId } }) => {
    const title = `【${messages.siteName}】测试`;
    const message = { id: newId(now()), title, text: `${title}：这是一条测试消息。`, data: { action: 'test' } };
    const hook = await db.selectFrom('webhook').selectAll().where('fdId', '=', fdId).executeTakeFirst();
    try {
      if (hook) await postWebhook(hook, message, now());
      else if (config.smtp !== null && config.mailStaff.length > 0)
        await sendMail({ smtp: config.smtp, from: config.mailFrom }, config.mailStaff, message);
      else throw new BusinessError('没有可以测试的收件人');
    } catch (error) {
      if (error instanceof BusinessError) throw error;
      const { code, message: why } = error as { code?: string; message: string };
      throw new BusinessError(`没有送达：${hook ? why : (code ?? 'failed')}`);
    }
  });
};
