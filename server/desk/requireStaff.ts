import type { FastifyRequest } from 'fastify';
import { mayUse, staffRoles, type DeskPart, type StaffRole } from '../../src/contract/desk';
import { authenticate, authenticateAgain, needsPassword } from '../auth/requireAccount';
import type { Account, Sessions } from '../auth/sessions';
import { readContentMark } from '../db/contentMark';
import type { Store } from '../db/schema';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';

/** A staff member, for the desk's calls. */
export interface Staff {
  accountId: string;
  username: string;
  /** Name shown at the desk: the display name, or else the username. */
  name: string;
  /** Name shown to companies: never the username, which anybody could try to log in with. */
  publicName: string;
  role: StaffRole;
}

/** @throws StatusError 403 for a company, and for an account without a role */
function asStaff({ fdId, username, displayName, isCust, role }: Account): Staff {
  if (isCust !== '0') throw new StatusError(403, messages.notStaff);
  const known = staffRoles.find((name) => name === role);
  if (!known) throw new StatusError(403, messages.noRole);
  const name = displayName || username;
  return { accountId: fdId, username, name, publicName: displayName || messages.staff, role: known };
}

/** The calling staff member; always present behind `requireStaff`. @throws StatusError 401 or 403 */
export const staffOf = async ({ sessions }: { sessions: Sessions }, request: FastifyRequest): Promise<Staff> =>
  asStaff(await authenticate(sessions, request));

/**
 * Hook for writes that checks again after the body has arrived, since the account may have been demoted or blocked
 * meanwhile.
 * @throws StatusError 401 or 403
 */
export const stillStaff =
  ({ sessions }: { sessions: Sessions }) =>
  async (request: FastifyRequest): Promise<void> => {
    const { role } = await staffOf({ sessions }, request);
    if (asStaff(await authenticateAgain(sessions, request)).role !== role) throw new StatusError(403, messages.noRole);
  };

/** Whether two-factor login must be enabled first: for administrators, unless the store or the account is a demo. */
export async function needsFactor({ db }: { db: Store }, { role, secondFactor, demo }: Account): Promise<boolean> {
  return role === 'administrator' && !secondFactor && !demo && (await readContentMark(db)) !== 'demo';
}

/**
 * Hook that rejects unauthorised requests before the body is read: 401 without a valid token, 403 for companies, for
 * roles without access, for accounts with a password that others know, and for administrators without a second factor.
 * @param part null: open to every role
 */
export const requireStaff =
  (services: { sessions: Sessions; db: Store }, part: DeskPart | null) =>
  async (request: FastifyRequest): Promise<void> => {
    const { role } = await staffOf(services, request);
    if (part === null) return;
    if (!mayUse(role, part)) throw new StatusError(403, messages.noRole);
    const account = await authenticate(services.sessions, request);
    if (needsPassword(account)) throw new StatusError(403, messages.newPasswordNeeded);
    if (await needsFactor(services, account)) throw new StatusError(403, messages.factorNeeded);
  };
