import type { UserInfo } from '../../contract/auth';
import { isRecord } from '../../lib/isRecord';

const text = (value: unknown): string | null =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value) : null;

/** The user in a user-info response: under `data`, under `user`, or flat; null if there is none. */
export function userInfoOf(body: unknown): UserInfo | null {
  const record = (body ?? {}) as Record<string, unknown>;
  for (const candidate of [record.data, record.user, record]) {
    if (!isRecord(candidate)) continue;
    const username = text(candidate.username) ?? text(candidate.userName) ?? text(candidate.loginName);
    if (!username) continue;
    const company = { fdComId: text(candidate.fdComId), fdComName: text(candidate.fdComName) };
    const news = Number(candidate.news);
    return { username, avatar: text(candidate.avatar), ...company, ...(news > 0 ? { news } : {}) };
  }
  return null;
}
