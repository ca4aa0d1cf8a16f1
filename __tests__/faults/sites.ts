import { zh } from '../../src/i18n/zh';
import type { BodyForm, Target } from '../support/faultServer';

/** The kind of call; sites of one family fail with the same message. */
export type Family =
  | 'login'
  | 'register'
  | 'upload'
  | 'submit'
  | 'captcha'
  | 'userInfo'
  | 'backendUrl'
  | 'config'
  | 'homeBanner'
  | 'sectionBanner'
  | 'list'
  | 'block'
  | 'categories'
  | 'filters'
  | 'detail'
  | 'contact'
  | 'attachmentPath';

/** A call site of the portal. */
export interface Site {
  name: string;
  family: Family;
  target: Target;
  form: BodyForm;
  /** Its page's address; `:fdId` stands for the first entry of `entries`. */
  screen: string;
  /** The list whose first entry a detail page opens; for the attachment path the first one with an attachment. */
  entries?: string;
}

const get = (path: string, query?: Record<string, string>): Target => ({ method: 'GET', path, query });
const post = (path: string): Target => ({ method: 'POST', path });

const site = (
  name: string,
  family: Family,
  target: Target,
  form: BodyForm,
  screen: string,
  entries?: string,
): Site => ({ name, family, target, form, screen, entries });

const config = (key: string, screen: string) =>
  site(`Config ${key}`, 'config', get('/api/system/navigation', { type: key }), 'list', screen);
const banner = (name: string, family: Family, type: string, screen: string) =>
  site(name, family, get('/api/banner/list', { type }), 'list', screen);
const list = (name: string, area: string, screen: string) =>
  site(name, 'list', get(`/api/${area}/list`), 'list', screen);
const categories = (area: string, screen: string) =>
  site(`${area} categories`, 'categories', get(`/api/${area}/categories`), 'rows', screen);
/** A detail, reached from the list of its area. */
const detail = (name: string, area: string, call: string, screen: string, query = '') =>
  site(name, 'detail', get(`/api/${area}/${call}`), 'detail', `${screen}/detail/:fdId`, `/api/${area}/list${query}`);

const projects = '/api/project/list';
const projectDetail = '/project/detail/:fdId';
const apps = '/api/app/list';
const appDetail = '/shopping_mall/detail/:fdId';
const experts = '/api/specialist/list';
const expertDetail = '/specialist/detail/:fdId';
const supply = '/supply_demand/supply';

/** All call sites: docs/behaviour/fault-cases.md. */
export const sites: readonly Site[] = [
  site('Login', 'login', post('/login'), 'plain', '/homeLogin'),
  site('Register', 'register', post('/register/add'), 'register', '/homeRegister'),
  site('Attachment upload', 'upload', post('/components/sysAttMain/upload'), 'plain', projectDetail, projects),
  site('Project application', 'submit', post('/api/project/add'), 'submit', projectDetail, projects),
  site('App intention', 'submit', post('/api/order/add'), 'submit', appDetail, apps),
  site('Supply/demand publish', 'submit', post('/api/getbuginess/add'), 'submit', supply),
  site('Captcha', 'captcha', get('/captcha/captchaImage'), 'plain', '/account/login'),
  site('User info', 'userInfo', get('/api/user/info'), 'detail', '/contactUs'),
  site('Backend URL', 'backendUrl', get('/api/system/getHttpPath'), 'plain', '/account/login'),
  config('home:footer', '/contactUs'),
  config('demand', supply),
  config('contactUs:address', '/contactUs'),
  config('contactUs:phone', '/contactUs'),
  config('contactUs:postcode', '/contactUs'),
  config('contactUs:email', '/contactUs'),
  config('home:ai', '/index'),
  banner('Home banner', 'homeBanner', 'banner_index', '/index'),
  banner('Section banner', 'sectionBanner', 'banner_special', '/special'),
  list('App list', 'app', '/shopping_mall'),
  list('Policy list', 'policy', '/policy'),
  list('Specialist list', 'specialist', '/specialist/detailAll'),
  site('Recommended experts', 'block', get('/api/specialist/recommendList'), 'list', '/specialist'),
  list('News list', 'industryNews', '/special'),
  list('Financial list', 'financial', '/financial/:category'),
  list('Project list', 'project', '/project'),
  list('Supply/demand list', 'getbuginess', supply),
  site('Top apps', 'block', get('/api/app/findTopList'), 'rows', '/shopping_mall'),
  site('Policy filters', 'filters', get('/api/policy/filters'), 'detail', '/policy'),
  categories('financial', '/financial/default'),
  categories('policy', '/policy'),
  categories('project', '/project'),
  categories('app', '/shopping_mall'),
  categories('industryNews', '/special'),
  categories('specialist', '/specialist/detailAll'),
  categories('getbuginess', supply),
  detail('Financial detail', 'financial', 'findFinancialById', '/financial'),
  detail('Policy detail', 'policy', 'findPolicyById', '/policy'),
  detail('Project detail', 'project', 'findProjectById', '/project'),
  detail('Recruit detail', 'recruit', 'findRecruitById', '/recruit'),
  detail('App detail', 'app', 'findOrderById', '/shopping_mall'),
  detail('News detail', 'industryNews', 'findIndustryNewsById', '/special'),
  detail('Specialist detail', 'specialist', 'findSpecialistById', '/specialist'),
  detail('Supply/demand detail', 'getbuginess', 'findSupplyDemandById', supply, '?type=2'),
  site('Expert contact', 'contact', get('/api/specialist/findSpecialistRelationById'), 'detail', expertDetail, experts),
  site('Attachment path', 'attachmentPath', get('/api/att/getAttFile'), 'plain', projectDetail, projects),
];

/** Failure messages: a case must show its own and no other. */
export const failureTexts: readonly string[] = [
  zh.states.loadFailed,
  zh.states.gone,
  zh.states.contactFailed,
  zh.states.operationFailed,
  zh.banner.homeFailed,
  zh.banner.sectionFailed,
  zh.auth.requestError,
  zh.auth.networkError,
  zh.auth.loginFailed,
  zh.auth.registerFailed,
  zh.errors.requestFailed,
  zh.site.screenFailed,
];

/** A value in each of the forms, by which a test checks that no input was lost. */
export const keptText = '周予安';
