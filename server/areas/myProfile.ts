import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { profileForm } from '../../src/contract/accountForms';
import { changePassword, confirmPassword } from '../auth/confirmPassword';
import { checkPasswordChange } from '../auth/checkRegistration';
import { endSessions, listSessions } from '../auth/sessions';
import { authenticate, bearerToken, callingCompany, needsPassword, requireAccount } from '../auth/requireAccount';
import { checkFields, formBodies } from '../http/bodies';
import { contentDisposition } from '../http/headers';
import { labelledFields, nullableText as nullable, success, successSchema } from '../http/envelopes';
import { idempotencyKey } from '../http/idempotentWrites';
import { registerScope, type PortalApp } from '../http/portalApp';
import { rateLimit } from '../http/rateLimit';
import { chinaDay } from '../lib/chinaTime';
import { hashToken } from '../lib/secrets';
import {
  closeAccount,
  type OrphanedFiles,
  readLastEntry,
  readOwnData,
  readProfile,
  saveProfile,
} from '../profile/profile';
import type { AreaPlugin, Services } from '../services';

const tags = ['my'];
const done = successSchema(Type.Null());

const labels = { fdComName: '公司名称', contactName: '联系人', contactPhone: '联系电话', contactEmail: '联系邮箱' };
const passwordLabels = { oldPassword: '原密码', password: '新密码', confirmPassword: '确认密码' };

function profileRoutes(app: PortalApp, services: Services) {
  const profile = Type.Object({
    username: Type.String(),
    fdComName: nullable,
    avatar: nullable,
    contactName: nullable,
    contactPhone: nullable,
    contactEmail: nullable,
    lastEntry: Type.Optional(
      Type.Record(Type.String(), nullable, { description: '最近一次发布的联系人、电话、地区与地址' }),
    ),
    createdAt: Type.String(),
    newPasswordNeeded: Type.Optional(Type.Boolean()),
  });
  app.get('/api/my/profile', { schema: { tags, response: { 200: successSchema(profile) } } }, async (request) => {
    const account = await callingCompany(services.sessions, request);
    const own = await readProfile(services.db, account.fdId);
    const lastEntry = await readLastEntry(services.db, account.fdComId);
    const known = { ...own, ...(lastEntry && { lastEntry }) };
    return success(needsPassword(account) ? { ...known, newPasswordNeeded: true } : known);
  });
  const body = labelledFields(labels);
  app.post('/api/my/profile', { schema: { tags, body, response: { 200: done } } }, async (request) => {
    const { fdId } = await callingCompany(services.sessions, request);
    await rateLimit(services.ephemeralStore, 'profile', fdId, services.limits.submissions);
    const values = checkFields(request.body, profileForm, labels, chinaDay(services.now()));
    await saveProfile(services.db, fdId, values);
    return success<null>();
  });
}

function passwordRoute(app: PortalApp, services: Services) {
  const body = labelledFields({ ...passwordLabels, oneTimeCode: '动态验证码或恢复码，开启双重验证时必填' });
  const changed = Type.Object({ ended: Type.Integer(), token: Type.Optional(Type.String()) });
  const response = { 200: successSchema(changed) };
  // Available to every account.
  app.post('/api/my/password', { schema: { tags, body, response } }, async (request) => {
    const account = await authenticate(services.sessions, request);
    checkPasswordChange(request.body);
    const { oldPassword = '', password = '', oneTimeCode = '' } = request.body;
    const change = { oldPassword, password, oneTimeCode, key: idempotencyKey(request) };
    const { ended } = await changePassword(services, account, change, request.ip);
    // Whoever may know the old token has it no longer. It is made last, since no response with it is stored.
    const token = await services.sessions.renew(account);
    return success({ ended, ...(token !== null && { token }) });
  });
}

function sessionRoutes(app: PortalApp, services: Services) {
  const line = Type.Object({
    sessionId: Type.String(),
    device: nullable,
    createdAt: Type.String(),
    usedAt: Type.String(),
    current: Type.Boolean(),
  });
  const listed = { tags, response: { 200: successSchema(Type.Array(line)) } };
  app.get('/api/my/sessions', { schema: listed }, async (request) => {
    const account = await authenticate(services.sessions, request);
    return success(await listSessions(services.db, account, services.now()));
  });
  const body = labelledFields({ sessionId: '登录编号', others: '1：除当前登录外全部' });
  const response = { 200: successSchema(Type.Object({ ended: Type.Integer() })) };
  app.post('/api/my/sessions/end', { schema: { tags, body, response } }, async (request) => {
    const account = await authenticate(services.sessions, request);
    const { sessionId = '', others } = request.body;
    const which = others === '1' ? 'others' : { sessionId };
    return success({ ended: await endSessions(services.db, account, which) });
  });
}

function dataRoute(app: PortalApp, services: Services) {
  const description = '平台保存的本企业全部数据，JSON 文件。';
  app.get('/api/my/data', { schema: { tags, description } }, async (request, reply) => {
    const account = await callingCompany(services.sessions, request);
    await rateLimit(services.ephemeralStore, 'ownData', account.fdId, services.limits.ownData);
    const now = services.now();
    return reply
      .header('content-disposition', contentDisposition(`企业数据-${chinaDay(now)}.json`))
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(await readOwnData(services.db, account, now), null, 2));
  });
}

function closeRoute(app: PortalApp, services: Services) {
  const { attachments, idempotentWrites, now, pictures } = services;
  const schema = { tags, body: labelledFields({ password: '密码' }), response: { 200: done } };
  const checkAccount = requireAccount(services, 'any');
  // Closing ends its own session, so a retry with the same key is authorised by the old token.
  const onRequest = async (request: FastifyRequest) => {
    if (bearerToken(request) === null || idempotencyKey(request) === null) await checkAccount(request);
  };
  app.post('/api/my/close', { schema, onRequest }, async (request) => {
    const { password = '' } = request.body;
    const scope = `close ${hashToken(bearerToken(request) ?? '')}`;
    let left: OrphanedFiles = { attachments: [], pictures: [] };
    const answer = await idempotentWrites.run({ key: idempotencyKey(request), scope, content: password }, async () => {
      const account = await callingCompany(services.sessions, request);
      const checked = await confirmPassword(services, account, password, request.ip);
      return async (trx) => {
        left = await closeAccount(trx, account, checked, now());
        return success<null>();
      };
    });
    for (const attId of left.attachments) await attachments.remove(attId);
    await pictures.remove(left.pictures);
    return answer;
  });
}

/** A company's own account: profile, password, sessions, data export, closing. */
export const myProfile: AreaPlugin = async (app, services) => {
  formBodies(app, true);
  closeRoute(app, services);
  await registerScope(app, 'own account', (scope) => {
    scope.addHook('onRequest', requireAccount(services, 'any'));
    for (const routes of [profileRoutes, passwordRoute, sessionRoutes, dataRoute]) routes(scope, services);
  });
};
