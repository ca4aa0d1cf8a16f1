import { Type } from '@sinclair/typebox';
import { staffRoles, type StaffRole } from '../../src/contract/desk';
import { staffForm } from '../../src/contract/deskForms';
import { checkFields } from '../http/checkFields';
import { success, successSchema } from '../http/envelopes';
import { BusinessError } from '../lib/errors';
import type { AreaPlugin } from '../services';
import { turnOffFactor } from '../auth/secondFactor';
import { recordDeskAct } from '../db/recordDeskAct';
import { messages } from '../lib/messages';
import { needPassword } from './confirmOwner';
import { changeStaff, createStaff, endAllSessions, listStaff, needAccount, resetToNewPassword } from './manageStaff';
import { requireStaff, staffOf, type Staff } from './requireStaff';

const tags = ['desk'];
const role = Type.Union(staffRoles.map((name) => Type.Literal(name)));
const labels = { username: '用户名', displayName: '姓名', role: '角色' };
const newPassword = successSchema(Type.Object({ password: Type.String({ description: '只显示这一次' }) }));
const done = successSchema(Type.Null());
const text = Type.Optional(Type.String());

const line = Type.Object({
  accountId: Type.String(),
  username: Type.String(),
  displayName: Type.String(),
  role: Type.Union([role, Type.Null()]),
  secondFactor: Type.Boolean(),
  disabled: Type.Boolean(),
  createdAt: Type.String(),
});

/** The staff's accounts. A password is made up by the server, shown once, and kept nowhere. */
export const staff: AreaPlugin = (app, services) => {
  const { db, config, now } = services;
  const onRequest = requireStaff(services, 'settings');
  const preHandler = needPassword(services);
  /** One's own password and second factor change with the password and a code alone, whoever has the session. */
  const refuseOwn = (by: Staff, accountId: string) => {
    if (accountId === by.accountId) throw new BusinessError(messages.ownAccount);
  };

  app.get(
    '/api/desk/staff',
    { schema: { tags, response: { 200: successSchema(Type.Array(line)) } }, onRequest },
    async () => success(await listStaff(db)),
  );

  const created = { tags, body: Type.Object({ username: text, displayName: text, role: text }) };
  app.post(
    '/api/desk/staff',
    { schema: { ...created, response: { 200: newPassword } }, onRequest, preHandler },
    async (request) => {
      const by = await staffOf(services, request);
      const values = checkFields(request.body, staffForm, labels, '');
      if (/\s/.test(values.username)) throw new BusinessError('用户名不能含空格');
      const account = { ...values, role: values.role as StaffRole };
      const password = await createStaff(db, by.accountId, account, now(), (trx) =>
        recordDeskAct(trx, by, { action: 'staff:create', target: values.username, title: values.displayName }, now()),
      );
      return success({ password });
    },
  );

  const changed = {
    tags,
    body: Type.Object({
      accountId: text,
      displayName: text,
      role: text,
      disabled: Type.Optional(Type.Boolean()),
    }),
    response: { 200: done },
  };
  app.post('/api/desk/staff/change', { schema: changed, onRequest, preHandler }, async (request) => {
    const by = await staffOf(services, request);
    const { accountId = '', displayName, role: asked, disabled } = request.body;
    await db.transaction().execute(async (trx) => {
      const before = await needAccount(trx, by.accountId, accountId, '0');
      const asChanged = {
        username: before.username,
        displayName: displayName ?? before.displayName ?? before.username,
        role: asked ?? before.role ?? '',
      };
      const values = checkFields(asChanged, staffForm, labels, '');
      const isDisabled = disabled ?? before.status !== '0';
      if (isDisabled && accountId === by.accountId) throw new BusinessError('不能停用自己的账号');
      const next = { displayName: values.displayName, role: values.role as StaffRole, disabled: isDisabled };
      await changeStaff(trx, accountId, next, config.demo);
      const blocked = isDisabled === (before.status !== '0') ? 'change' : isDisabled ? 'disable' : 'enable';
      const act = { action: `staff:${blocked}`, target: before.username, title: values.displayName, note: values.role };
      await recordDeskAct(trx, by, act, now());
    });
    return success<null>();
  });

  const reset = { tags, body: Type.Object({ accountId: text }), response: { 200: newPassword } };
  app.post('/api/desk/staff/password', { schema: reset, onRequest, preHandler }, async (request) => {
    const by = await staffOf(services, request);
    const { accountId = '' } = request.body;
    refuseOwn(by, accountId);
    const password = await resetToNewPassword(db, by.accountId, accountId, '0', (trx, { username, displayName }) =>
      recordDeskAct(trx, by, { action: 'staff:password', target: username, title: displayName }, now()),
    );
    return success({ password });
  });

  const off = { tags, body: Type.Object({ accountId: text }), response: { 200: done } };
  app.post('/api/desk/staff/factor', { schema: off, onRequest, preHandler }, async (request) => {
    const by = await staffOf(services, request);
    const { accountId = '' } = request.body;
    refuseOwn(by, accountId);
    await db.transaction().execute(async (trx) => {
      const { fdId, username, displayName } = await needAccount(trx, by.accountId, accountId, '0');
      if (!(await turnOffFactor(trx, fdId))) throw new BusinessError(messages.factorIsOff);
      await endAllSessions(trx, fdId);
      await recordDeskAct(trx, by, { action: 'staff:factor', target: username, title: displayName }, now());
    });
    return success<null>();
  });
};
