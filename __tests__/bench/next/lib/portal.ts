/** The portal's API, read when the pages are made: all of them are static. */

const origin = process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000';

/** An entity of any area by its fields, of which some may be null. */
export type Row = Record<string, string>;

async function read<Answer>(path: string, query: Record<string, string | number> = {}): Promise<Answer> {
  const url = new URL(`/api/${path}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const answer = await fetch(url, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

const list = (path: string, query: Record<string, string | number>) =>
  read<{ total: number; rows: Row[] }>(path, query);

export const policiesOnPage = 6;

export const listPolicies = (pageNum: number, pageSize = policiesOnPage, category?: string) =>
  list('policy/list', { pageNum, pageSize, ...(category ? { category } : {}) });

/** The first rows of a list. */
export const rowsOf = async (path: string, pageSize: number, query: Record<string, string> = {}) =>
  (await list(path, { pageNum: 1, pageSize, ...query })).rows;

export async function policyCategories(): Promise<{ code: string; name: string }[]> {
  const { data } = await read<{ data: { fdCategory: string; fdCategoryName: string }[] }>('policy/categories');
  return data.map(({ fdCategory, fdCategoryName }) => ({ code: fdCategory, name: fdCategoryName }));
}

export const getPolicy = async (fdId: string) =>
  (await read<{ data: Row | null }>('policy/findPolicyById', { fdId })).data;

export async function setting(key: string): Promise<string> {
  const rows = await rowsOf('system/navigation', 10, { type: key });
  return rows.find(({ configKey }) => configKey === key)?.configValue ?? '';
}
