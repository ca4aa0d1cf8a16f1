import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codeNeeded } from '../../src/contract/auth';
import { authenticate, requireAccount, bearerToken } from '../auth/requireAccount';
import { deviceOf, ensureVisitorSession, visitorSession } from '../auth/browsers';
import { rateLimit } from '../http/rateLimit';
import { logIn, type LoggedIn, logInWithCode, loginTrail } from '../auth/logIn';
import { networkOf } from '../lib/addresses';
import { refuseCommonPassword, hashPassword } from '../auth/passwords';
import { newAccount } from '../auth/newAccount';
import { checkRegistration, requireCaptcha } from '../auth/checkRegistration';
import type { PortalApp } from '../http/portalApp';
import { countOwn } from '../submissions/submissionDetail';
import type { AreaPlugin, Services } from '../services';
import { idempotencyKey } from '../http/idempotentWrites';
import { formBodies, multipartParts } from '../http/bodies';
import { nullableText as nullable, success, successSchema } from '../http/envelopes';

const tags = ['auth'];
const text = Type.Optional(Type.String());
const done = successSchema(Type.Null());

const noStore = { 'cache-control': 'no-store, no-cache, must-revalidate', pragma: 'no-cache', expires: '0' };

function captchaRoutes(app: PortalApp, { captchas, ephemeralStore, limits }: Services) {
  const schema = { tags, querystring: Type.Object({ type: text, t: text }) };
  app.get('/captcha/captchaImage', { schema }, async (request, reply) => {
    reply.headers(noStore).type('image/png');
    // For an unknown kind RuoYi sends an empty body with status 200.
    if (request.query.type !== 'math') return reply.send(Buffer.alloc(0));
    await rateLimit(ephemeralStore, 'captcha', networkOf(request.ip), limits.captchas);
    // Backends without an audio captcha omit this, and the page offers none.
    reply.header('link', '</captcha/captchaSound>; rel="alternate"; type="audio/wav"');
    return reply.send(await captchas.create(ensureVisitorSession(request, reply), 'picture'));
  });
  const spoken = { tags, querystring: Type.Object({ t: text }) };
  app.get('/captcha/captchaSound', { schema: spoken }, async (request, reply) => {
    reply.headers(noStore).type('audio/wav');
    await rateLimit(ephemeralStore, 'captcha', networkOf(request.ip), limits.captchas);
    return reply.send(await captchas.create(ensureVisitorSession(request, reply), 'sound'));
  });
}

const placeOf = (request: FastifyRequest) => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
  visitor: visitorSession(request),
});

function loginRoute(app: PortalApp, services: Services) {
  const { knownBrowsers } = services;
  const recorded = loginTrail(app, services);
  async function answer(request: FastifyRequest, reply: FastifyReply, { username, token, is_cust }: LoggedIn) {
    await knownBrowsers.remember(request, reply, username);
    return { ...success(), token, is_cust };
  }
  const form = {
    tags,
    consumes: ['application/x-www-form-urlencoded'],
    response: {
      200: Type.Object({ code: Type.Integer(), msg: nullable, token: Type.String(), is_cust: Type.String() }),
    },
  };
  const schema = {
    ...form,
    description: `code 为 ${codeNeeded} 时密码正确，请再以 /login/code 提交动态验证码（仅限开启双重验证的工作人员）。`,
    body: Type.Object({ username: text, password: text, rememberMe: text, validateCode: text }),
  };
  app.post('/login', { schema }, (request, reply) =>
    recorded(request, reply, async () => {
      requireCaptcha(await services.captchas.verify(visitorSession(request), request.body.validateCode));
      const place = { ...placeOf(request), browserOf: (username: string) => knownBrowsers.idOf(request, username) };
      return answer(request, reply, await logIn(services, request.body, place, services.config.demo));
    }),
  );
  const second = {
    ...form,
    description: `动态验证码或恢复码，${codeNeeded} 之后五分钟内有效；code 仍为 ${codeNeeded} 时可以再试，否则请重新登录。`,
    body: Type.Object({ oneTimeCode: text }),
  };
  app.post('/login/code', { schema: second }, (request, reply) =>
    recorded(request, reply, async (onAccount) => {
      const place = { ...placeOf(request), onAccount };
      return answer(request, reply, await logInWithCode(services, request.body.oneTimeCode ?? '', place));
    }),
  );
}

const registerFields = ['fdComName', 'userName', 'password', 'confirmPassword', 'validateCode'] as const;

/** The form's fields, from a URL-encoded or a multipart body without files. */
async function readRegisterForm(request: FastifyRequest): Promise<Record<string, string | undefined>> {
  if (!request.isMultipart()) return request.body as Record<string, string | undefined>;
  const fields: Record<string, string | undefined> = {};
  for await (const part of multipartParts(request, { limits: { files: 0, fields: 20, fieldSize: 1000 } })) {
    if (part.type === 'field' && typeof part.value === 'string') fields[part.fieldname] ??= part.value;
  }
  return fields;
}

function registerRoute(app: PortalApp, services: Services) {
  const { captchas, ephemeralStore, idempotentWrites, limits, now, passwordCost } = services;
  const schema = {
    tags,
    consumes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    description: `Fields: ${registerFields.join(', ')}.`,
    response: { 200: done },
  };
  app.post('/register/add', { schema }, async (request) => {
    const key = idempotencyKey(request);
    const { validateCode, ...fields } = await readRegisterForm(request);
    // Used up by a repeated request too.
    let verified: Promise<boolean> | undefined;
    const verify = () => (verified ??= captchas.verify(visitorSession(request), validateCode));
    // A retry has a new captcha but is still the same request.
    const content = JSON.stringify(registerFields.map((name) => (name === 'validateCode' ? '' : fields[name])));
    const answer = await idempotentWrites.run({ key, scope: 'register', content }, async () => {
      // In turn for those that a browser resends at once: only the first of them has an unused captcha.
      requireCaptcha(await verify());
      const { fdComName, userName, password } = checkRegistration(fields);
      await refuseCommonPassword(password, [userName, fdComName]);
      await rateLimit(ephemeralStore, 'register', networkOf(request.ip), limits.registrations);
      const passwordHash = await hashPassword(password, passwordCost);
      return async (trx) => {
        await newAccount(trx, { username: userName, passwordHash, fdComName, isCust: '1', role: null }, now());
        return success<null>();
      };
    });
    await verify();
    return answer;
  });
}

function sessionRoutes(app: PortalApp, services: Services) {
  const { db, sessions } = services;
  const user = Type.Object({
    ...{ username: Type.String(), avatar: nullable, fdComId: nullable, fdComName: nullable },
    news: Type.Optional(Type.Integer()),
  });
  const info = { schema: { tags, response: { 200: successSchema(user) } }, onRequest: requireAccount(services, 'any') };
  app.get('/api/user/info', info, async (request) => {
    const { username, avatar, fdComId, fdComName } = await authenticate(sessions, request);
    const news = fdComId === null ? 0 : (await countOwn(db, fdComId)).news;
    return success({ username, avatar, fdComId, fdComName, ...(news ? { news } : {}) });
  });
  app.post('/logout', { schema: { tags, response: { 200: done } } }, async (request) => {
    const token = bearerToken(request);
    if (token !== null) await sessions.revoke(token);
    return success();
  });
}

/** Accounts: captcha, login, registration, user info, log-out. */
export const auth: AreaPlugin = async (app, services) => {
  formBodies(app);
  await app.register(multipart);
  captchaRoutes(app, services);
  loginRoute(app, services);
  registerRoute(app, services);
  sessionRoutes(app, services);
};
