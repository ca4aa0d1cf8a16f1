/** The portal's API, read when the pages are made: all of them are static. */

const origin = process.env.PORTAL_ORIGIN ?? 'http://127.0.0.1:3000';

interface Page<Row> {
  total: number;
  rows: Row[];
}

export interface Policy {
  fdId: string;
  fdTitle: string;
  fdTheme: string | null;
  fdApplyDate: string;
  fdLevel: string | null;
  fdClass: string;
  fdContent: string | null;
  fdIssuedComName: string | null;
}

export interface Banner {
  fdId: string;
  fdFilePath: string;
  fdLink: string;
}

interface News {
  fdId: string;
  fdTitle: string;
  fdApplyDate: string;
  fdContent: string | null;
  fdComName: string | null;
}

export interface Specialist {
  fdId: string;
  fdName: string;
  fdAvatar: string;
  fdTitle: string | null;
  fdPosition: string | null;
  fdField: string | null;
  fdIntro: string | null;
  fdHometown: string | null;
}

interface App {
  fdId: string;
  fdAppName: string;
  fdCategoryPath: string;
  fdRating: number | null;
  fdDescription: string | null;
}

export interface Entry {
  fdId: string;
  fdComName: string | null;
  fdGetbuginessName: string;
  fdGetbuginessModel: string | null;
  fdGetbuginessNumber: number | null;
  fdArea: string | null;
  fdDeadlineTime: string | null;
}

interface Setting {
  configKey: string;
  configValue: string;
}

async function read<Answer>(path: string, query: Record<string, string | number> = {}): Promise<Answer> {
  const url = new URL(`/api/${path}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  const answer = await fetch(url, { cache: 'force-cache' });
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return (await answer.json()) as Answer;
}

const list = <Row>(path: string, query: Record<string, string | number>) => read<Page<Row>>(path, query);

export const policiesOnPage = 6;

export const listPolicies = (pageNum: number, pageSize = policiesOnPage, category?: string) =>
  list<Policy>('policy/list', { pageNum, pageSize, ...(category ? { category } : {}) });

export const listBanners = async (type: string) => (await list<Banner>('banner/list', { type })).rows;

export const listNews = async (pageSize: number) =>
  (await list<News>('industryNews/list', { pageNum: 1, pageSize })).rows;

export const listSpecialists = async (pageSize: number) =>
  (await list<Specialist>('specialist/list', { pageNum: 1, pageSize })).rows;

export const listRecommended = async (pageSize: number) =>
  (await list<Specialist>('specialist/recommendList', { pageNum: 1, pageSize })).rows;

export const listApps = async (pageSize: number) => (await list<App>('app/list', { pageNum: 1, pageSize })).rows;

export const listEntries = async (type: '1' | '2', pageSize: number) =>
  (await list<Entry>('getbuginess/list', { type, pageNum: 1, pageSize })).rows;

export async function policyCategories(): Promise<{ code: string; name: string }[]> {
  const { data } = await read<{ data: { fdCategory: string; fdCategoryName: string }[] }>('policy/categories');
  return data.map(({ fdCategory, fdCategoryName }) => ({ code: fdCategory, name: fdCategoryName }));
}

export const getPolicy = async (fdId: string) =>
  (await read<{ data: Policy | null }>('policy/findPolicyById', { fdId })).data;

export async function setting(key: string): Promise<string> {
  const { rows } = await list<Setting>('system/navigation', { type: key });
  return rows.find(({ configKey }) => configKey === key)?.configValue ?? '';
}
