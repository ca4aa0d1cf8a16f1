import { articleSectionNames, articleSections } from '../../src/areas/articleSections';
import { paths } from '../../src/lib/paths';

/** An address of the portal and the heading a visitor finds there. */
export interface Screen {
  name: string;
  path: string;
  heading: string;
}

type Row = Record<string, string>;

/** A server for API calls. */
export interface Asked {
  inject(call: { url: string }): PromiseLike<{ json(): unknown }>;
}

/** The sections whose screens are shared. */
const articles = articleSectionNames.map((name) => ({
  root: paths[name].root,
  api: `/api/${articleSections[name].area}`,
  heading: articleSections[name].section,
}));

/** Detail pages: path, the list of their entries, and the field in their heading. */
const details: [root: string, list: string, heading: string][] = [
  ['/shopping_mall/detail', '/api/app/list', 'fdAppName'],
  ['/policy/detail', '/api/policy/list?category=2', 'fdTitle'],
  ['/specialist/detail', '/api/specialist/list', 'fdName'],
  ['/recruit/detail', '/api/recruit/list', 'fdPost'],
  ['/project/detail', '/api/project/list', 'fdProjectName'],
  ['/supply_demand/demand/detail', '/api/getbuginess/list?type=1', 'fdGetbuginessName'],
  ['/supply_demand/supply/detail', '/api/getbuginess/list?type=2', 'fdGetbuginessName'],
  ['/financial/detail', '/api/financial/list', 'fdTitle'],
  ...articles.map(({ root, api }): [string, string, string] => [`${root}/detail`, `${api}/list`, 'fdTitle']),
];

/** Lists by category: path, the call for the categories, and the section's name. */
const categories: [root: string, call: string, heading: string][] = [
  ['/policy', '/api/policy/categories', '企业政策'],
  ['/financial', '/api/financial/categories', '金融服务'],
  ['/specialist', '/api/specialist/categories', '共享人才'],
  ['/specialist/detailAll', '/api/specialist/categories', '全部专家'],
  ['/project', '/api/project/categories', '项目申报'],
  ...articles.map(({ root, api, heading }): [string, string, string] => [root, `${api}/categories`, heading]),
  ['/shopping_mall', '/api/app/categories', '数字化转型应用商城'],
  ['/supply_demand/supply', '/api/getbuginess/categories', '供需对接'],
  ['/supply_demand/demand', '/api/getbuginess/categories', '供需对接'],
];

const fixed: Screen[] = [
  ['/index', '首页'],
  ['/policy', '企业政策'],
  ['/financial/default', '金融服务'],
  ['/specialist', '共享人才'],
  ['/specialist/detailAll', '全部专家'],
  ['/project', '项目申报'],
  ...articles.map(({ root, heading }) => [root, heading]),
  ['/shopping_mall', '数字化转型应用商城'],
  ['/supply_demand/supply', '供需对接'],
  ['/supply_demand/demand', '供需对接'],
  ['/contactUs', '联系我们'],
  ['/privacy', '隐私条款'],
  ['/accessibility', '无障碍声明'],
  ['/display-settings', '显示设置'],
  ['/homeLogin', '登录'],
  ['/homeRegister', '注册'],
  ['/account/login', '登录'],
  ['/account/register', '注册'],
  ['/no-such-page', '页面不存在'],
  ['/policy?page=2', '企业政策'],
].map(([path, heading]) => ({ name: path, path, heading }));

/** The pages of a company's own desk, for the demo company. */
export const companyScreens: (Screen & { title: string })[] = [
  ['/my', '演示家居有限公司', '我的申报'],
  ['/my/intentions', '演示家居有限公司', '我的意向'],
  ['/my/entries', '演示家居有限公司', '我的发布'],
  ['/my/profile', '企业资料', '企业资料'],
].map(([path, heading, title]) => ({ name: path, path, heading, title }));

const comparison = '/supply_demand/compare';

/** Names of all screens; their addresses depend on the content. */
export const screenNames = [
  ...fixed.map(({ name }) => name),
  ...categories.map(([root]) => `${root}/{category}`),
  ...details.map(([root]) => `${root}/{fdId}`),
  comparison,
];

/** Those with a layout of their own: no further page or category of a list, no other side or address of a screen. */
export const layouts: readonly string[] = screenNames.filter(
  (name) => !/\?|^\/(?!financial).*\{category\}|^\/supply_demand\/demand(?:\/detail|$)|^\/account\//.test(name),
);

/** Every screen of the portal, with ids and categories from the running server's content. */
export async function screensOf(app: Asked): Promise<Map<string, Screen>> {
  const read = async (url: string) => (await app.inject({ url })).json() as { rows?: Row[]; data?: Row[] };
  const screens = [...fixed];
  for (const [root, call, heading] of categories) {
    const { fdCategory } = (await read(call)).data![0];
    screens.push({ name: `${root}/{category}`, path: `${root}/${fdCategory}`, heading });
  }
  for (const [root, list, field] of details) {
    const row = (await read(list)).rows![0];
    screens.push({ name: `${root}/{fdId}`, path: `${root}/${row.fdId}`, heading: row[field] });
  }
  const [one, other] = (await read('/api/getbuginess/list?type=2')).rows!;
  const path = `${comparison}?id=${one!.fdId}&id=${other!.fdId}`;
  screens.push({ name: comparison, path, heading: '供应对比' });
  return new Map(screens.map((screen) => [screen.name, screen]));
}

/** Addresses of screens by their names, of details without the id, for the tests of a file. */
export function useScreenPaths(app: () => Asked): (name: string) => string {
  let screens: Map<string, Screen>;
  beforeAll(async () => void (screens = await screensOf(app())));
  return (name) => (screens.get(`${name}/{fdId}`) ?? screens.get(name))?.path ?? name;
}
