import { Type } from '@sinclair/typebox';
import { validationErrorCode, versionConflictCode } from '../../src/contract/deskContent';
import {
  portalSettingsForm,
  portalSettingsLabels as labels,
  settingKeys,
  webhookForm,
  webhookLabels,
  type PortalSettings,
} from '../../src/contract/deskForms';
import { contentChanged, holdContent } from '../db/contentVersion';
import { rowsWith, updateRows } from '../db/queries';
import type { Store, StoreTransaction } from '../db/schema';
import { checkFields } from '../http/bodies';
import { success } from '../http/envelopes';
import { BusinessError } from '../lib/errors';
import { messages } from '../lib/messages';
import { newId } from '../lib/secrets';
import type { Services } from '../services';
import { type DeskPlugin, record, text, holdRows } from './deskRoutes';
import { isDay } from '../../src/contract/form';
import { calendarBounds, type WorkCalendar } from '../../src/contract/workCalendar';
import { calendarName as name, readCalendar } from '../submissions/answerClock';
import { isDeepStrictEqual } from 'node:util';
import type { NoticeOverview } from '../../src/contract/desk';
import { chinaTime } from '../lib/chinaTime';
import { postWebhook, sendMail, whyNotDelivered } from '../submissions/deliverNotices';

type Name = keyof PortalSettings;
const names = Object.keys(settingKeys) as Name[];

async function readSettings(db: Store | StoreTransaction): Promise<PortalSettings> {
  const rows = await db.selectFrom('navigation').select(['configKey', 'configValue']).orderBy('configId').execute();
  const valueOf = (name: Name) => rows.find(({ configKey }) => configKey === settingKeys[name])?.configValue ?? '';
  const settings = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as PortalSettings;
  // Only `false` hides it, in any case, as the portal reads it.
  return { ...settings, demand: settings.demand.trim().toLowerCase() === 'false' ? 'false' : 'true' };
}

const isWebAddress = (text: string) => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** What is wrong with a field, which the form shows there. */
const refuseField = (field: string, msg: string) => new BusinessError(msg, validationErrorCode, { [field]: msg });

/** @throws BusinessError for an address that the home page would not link to */
function checkAddress(text: string): void {
  const isPath = /^\/(?![/\\])[^\s\\]*$/.test(text);
  if (text !== '' && !isPath && !isWebAddress(text))
    throw refuseField('ai', 'AI 助手须为 http(s) 网址或以 / 开头的站内路径');
}

/** Writes one setting: the first row of its key is the effective one. */
async function writeSetting(trx: StoreTransaction, name: Name, configValue: string, now: number): Promise<void> {
  const configKey = settingKeys[name];
  const rows = rowsWith(trx, 'navigation', { configKey }).select('configId').orderBy('configId');
  const first = await rows.executeTakeFirst();
  if (first) {
    await updateRows(trx, 'navigation', first, { configValue });
    return;
  }
  const configId = newId(now);
  const values = { configId, configKey, configName: labels[name], configValue, configType: 'Y', demo: '0' };
  await trx.insertInto('navigation').values(values).execute();
}

/** Contacts, footer, and optional features of the portal. Omitted fields stay unchanged. */
export const portalSettings: DeskPlugin = ({ get, call }, services) => {
  const schema = Type.Object(Object.fromEntries(names.map((name) => [name, text])));
  get('/api/desk/settings', {}, () => readSettings(services.db));
  const seen = Type.Optional(Type.Partial(schema, { description: '修改前所见的内容；他人已改的不会被覆盖' }));
  const body = Type.Composite([Type.Partial(schema), Type.Object({ seen })]);
  call('POST', '/api/desk/settings', { schema: { body } }, async ({ body: payload, inTransaction }) => {
    const { seen: began = {}, ...sent } = payload as Partial<PortalSettings> & { seen?: Partial<PortalSettings> };
    return inTransaction(async (context) => {
      const { trx, now } = context;
      await holdContent(trx, 'navigation');
      const before = await readSettings(trx);
      const edited = names.filter((name) => sent[name] !== undefined && sent[name] !== began[name]);
      const typed = Object.fromEntries(edited.map((name) => [name, sent[name]]));
      const values = checkFields({ ...before, ...typed }, portalSettingsForm, labels, '');
      checkAddress(values.ai);
      const changed = names.filter((name) => values[name] !== before[name]);
      const theirs = changed.filter((name) => began[name] !== undefined && began[name] !== before[name]);
      if (theirs.length > 0) {
        const msg = messages.settingsChanged(theirs.map((name) => labels[name]).join('、'));
        return { code: versionConflictCode, msg, data: before };
      }
      if (changed.length === 0) return success<null>();
      for (const name of changed) await writeSetting(trx, name, values[name], now);
      await contentChanged(trx, 'navigation');
      const title = changed.map((name) => labels[name]).join('、');
      await record(context, { action: 'settings:save', target: 'navigation', title });
      return success<null>();
    });
  });
};

/** A calendar as stored, whatever the order of its keys. */
const stored = ({ limits: { application, intention, entry }, daysOff, workdays }: WorkCalendar): string =>
  JSON.stringify({ limits: { application, intention, entry }, daysOff, workdays });

/** Each day once, in order. @throws BusinessError for what is no day, or too many */
function checkDays(list: 'daysOff' | 'workdays', days: readonly string[]): string[] {
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined) throw refuseField(list, `“${wrong.slice(0, 20)}”不是日期，请写成 2026-10-01`);
  const sorted = [...new Set(days)].sort();
  if (sorted.length > calendarBounds.days) throw refuseField(list, `最多填写 ${calendarBounds.days} 天`);
  return sorted;
}

const days = Type.Array(Type.String());
const limit = Type.Integer({ minimum: 0, maximum: calendarBounds.limit });
const schema = Type.Object({
  limits: Type.Object({ application: limit, intention: limit, entry: limit }),
  daysOff: days,
  workdays: days,
});

/** Time limits of answers, and the calendar of days off. */
export const workCalendar: DeskPlugin = ({ act, get }, services) => {
  get('/api/desk/calendar', {}, () => readCalendar(services.db));
  const calendarBody = { ...schema.properties, seen: Type.Optional(schema) };
  act('/api/desk/calendar', { body: calendarBody }, async ({ trx }, { seen, limits, ...lists }) => {
    const [daysOff, workdays] = [checkDays('daysOff', lists.daysOff), checkDays('workdays', lists.workdays)];
    const both = daysOff.find((day) => workdays.includes(day));
    if (both !== undefined) throw refuseField('workdays', `${both} 既是放假又是上班`);
    const value = stored({ limits, daysOff, workdays });
    const present = stored(await readCalendar(trx));
    // Sent again, since its answer was lost.
    if (present === value) return null;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('deskSetting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }).where('deskSetting.value', '=', present))
      .executeTakeFirstOrThrow();
    // Somebody has changed it since it was seen, or at this moment.
    if ((seen && stored(seen) !== present) || Number(numInsertedOrUpdatedRows) === 0)
      throw new BusinessError('另一位管理员刚改过办理时限，请核对后再保存');
    return { action: 'settings:save', target: name, title: '办理时限与放假安排' };
  });
};

const maxWebhooks = 20;
const logged = 100;

/** Keys and addresses, which may hold one, are never shown again. */
async function readNotices({ db, config }: Services): Promise<NoticeOverview> {
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
export const webhooks: DeskPlugin = ({ act, get, post }, services) => {
  const { config, db, now } = services;
  get('/api/desk/notices', {}, () => readNotices(services));

  const added = { name: text, kind: text, url: text, secret: text };
  act('/api/desk/webhooks', { body: added }, async ({ trx, now: createdAt }, body) => {
    const values = checkFields(body, webhookForm, webhookLabels, '');
    if (!isWebAddress(values.url)) throw new BusinessError('网址须以 http:// 或 https:// 开头');
    if (values.kind === 'url' && values.secret === '') throw new BusinessError('请填写密钥，收方用它核对签名');
    await holdRows(trx, 'webhook');
    const known = await trx.selectFrom('webhook').select(['name', 'kind', 'url', 'secret']).execute();
    // Sent again, since its answer was lost.
    if (known.some((one) => isDeepStrictEqual({ ...one }, { ...values }))) return null;
    if (known.length >= maxWebhooks) throw new BusinessError(`最多 ${maxWebhooks} 个`);
    const row = { fdId: newId(createdAt), ...values, createdAt };
    await trx.insertInto('webhook').values(row).execute();
    return { action: 'notices:save', target: 'webhook', title: values.name };
  });

  const one = { body: { fdId: text } };
  act('/api/desk/webhooks/remove', one, async ({ trx }, { fdId }) => {
    const removed = await trx.deleteFrom('webhook').where('fdId', '=', fdId).returning('name').executeTakeFirst();
    return removed ? { action: 'notices:remove', target: 'webhook', title: removed.name } : null;
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
      throw new BusinessError(`没有送达：${whyNotDelivered(error, Boolean(hook))}`);
    }
  });
};
