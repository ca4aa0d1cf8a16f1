import type { UserInfo } from '../../contract/auth';

const text = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

/** The user in a user-info answer: under `data`, under `user`, or flat; null if there is none. */
export function userInfoOf(body: unknown): UserInfo | null {
  const record = (body ?? {}) as Record<string, unknown>;
  for (const candidate of [record.data, record.user, record]) {
    if (typeof candidate !== 'object' || candidate === null || Array.isArray(candidate)) continue;
    const user = candidate as Record<string, unknown>;
    const username = text(user.username) ?? text(user.userName) ?? text(user.loginName);
    if (!username) continue;
    const company = { fdComId: text(user.fdComId), fdComName: text(user.fdComName) };
    return { username, avatar: text(user.avatar), ...company };
  }
  return null;
}
