import { Type } from '@sinclair/typebox';
import { staffRoles, type StaffMember } from '../../src/contract/desk';
import { authenticate, needsPassword } from '../auth/requireAccount';
import { success } from '../http/envelopes';
import type { AreaPlugin } from '../services';
import { reading } from './deskSchemas';
import { needsFactor, requireStaff, staffOf } from './requireStaff';

const member = Type.Object({
  username: Type.String(),
  displayName: Type.String(),
  role: Type.Union(staffRoles.map((role) => Type.Literal(role))),
  secondFactor: Type.Boolean(),
  factorNeeded: Type.Boolean(),
  newPasswordNeeded: Type.Boolean(),
});

/** The calling staff member. */
export const me: AreaPlugin = (app, services) => {
  app.get('/api/desk/me', { schema: reading({}, member), onRequest: requireStaff(services, null) }, async (request) => {
    const account = await authenticate(services.sessions, request);
    const { username, name, role } = await staffOf(services, request);
    const factorNeeded = await needsFactor(services, account);
    const data = {
      username,
      displayName: name,
      role,
      secondFactor: account.secondFactor,
      factorNeeded,
      newPasswordNeeded: needsPassword(account),
    } satisfies StaffMember;
    return success(data);
  });
};
