import { Type } from '@sinclair/typebox';
import { staffRoles, type StaffMember } from '../../src/contract/desk';
import { success, successSchema } from '../http/envelopes';
import type { AreaPlugin } from '../services';
import { requireStaff, staffOf } from './requireStaff';

const member = Type.Object({
  username: Type.String(),
  displayName: Type.String(),
  role: Type.Union(staffRoles.map((role) => Type.Literal(role))),
  secondFactor: Type.Boolean(),
});

/** Who is logged in at the desk. */
export const me: AreaPlugin = (app, services) => {
  const schema = { tags: ['desk'], response: { 200: successSchema(member) } };
  app.get('/api/desk/me', { schema, onRequest: requireStaff(services, null) }, async (request) => {
    const { accountId, username, name, role } = await staffOf(services, request);
    const { totpSecret } = await services.db
      .selectFrom('account')
      .select('totpSecret')
      .where('fdId', '=', accountId)
      .executeTakeFirstOrThrow();
    const data: StaffMember = { username, displayName: name, role, secondFactor: totpSecret !== null };
    return success(data);
  });
};
