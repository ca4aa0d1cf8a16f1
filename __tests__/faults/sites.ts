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

const config = (key: string, screen: string): Site => ({
  name: `Config ${key}`,
  family: 'config',
  target: get('/api/system/navigation', { type: key }),
  form: 'list',
  screen,
});

const list = (name: string, path: string, screen: string, query?: Record<string, string>): Site => ({
  name,
  family: 'list',
  target: get(path, query),
  form: 'list',
  screen,
});

const categories = (area: string, screen: string): Site => ({
  name: `${area} categories`,
  family: 'categories',
  target: get(`/api/${area}/categories`),
  form: 'rows',
  screen,
});

const detail = (name: string, path: string, screen: string, entries: string): Site => ({
  name,
  family: 'detail',
  target: get(path),
  form: 'detail',
  screen,
  entries,
});

const projects = '/api/project/list';
const projectDetail = '/project/detail/:fdId';

/** All call sites: docs/behaviour/fault-cases.md. */
export const sites: readonly Site[] = [
  { name: 'Login', family: 'login', target: post('/login'), form: 'plain', screen: '/homeLogin' },
  { name: 'Register', family: 'register', target: post('/register/add'), form: 'register', screen: '/homeRegister' },
  {
    name: 'Attachment upload',
    family: 'upload',
    target: post('/components/sysAttMain/upload'),
    form: 'plain',
    screen: projectDetail,
    entries: projects,
  },
  {
    name: 'Project application',
    family: 'submit',
    target: post('/api/project/add'),
    form: 'submit',
    screen: projectDetail,
    entries: projects,
  },
  {
    name: 'App intention',
    family: 'submit',
    target: post('/api/order/add'),
    form: 'submit',
    screen: '/shopping_mall/detail/:fdId',
    entries: '/api/app/list',
  },
  {
    name: 'Supply/demand publish',
    family: 'submit',
    target: post('/api/getbuginess/add'),
    form: 'submit',
    screen: '/supply_demand/supply',
  },
  { name: 'Captcha', family: 'captcha', target: get('/captcha/captchaImage'), form: 'plain', screen: '/account/login' },
  { name: 'User info', family: 'userInfo', target: get('/api/user/info'), form: 'detail', screen: '/contactUs' },
  {
    name: 'Backend URL',
    family: 'backendUrl',
    target: get('/api/system/getHttpPath'),
    form: 'plain',
    screen: '/account/login',
  },
  config('home:footer', '/contactUs'),
  config('demand', '/supply_demand/supply'),
  config('contactUs:address', '/contactUs'),
  config('contactUs:phone', '/contactUs'),
  config('contactUs:postcode', '/contactUs'),
  config('contactUs:email', '/contactUs'),
  config('home:ai', '/index'),
  {
    name: 'Home banner',
    family: 'homeBanner',
    target: get('/api/banner/list', { type: 'banner_index' }),
    form: 'list',
    screen: '/index',
  },
  {
    name: 'Section banner',
    family: 'sectionBanner',
    target: get('/api/banner/list', { type: 'banner_special' }),
    form: 'list',
    screen: '/special',
  },
  list('App list', '/api/app/list', '/shopping_mall'),
  list('Policy list', '/api/policy/list', '/policy'),
  list('Specialist list', '/api/specialist/list', '/specialist/detailAll'),
  { ...list('Recommended experts', '/api/specialist/recommendList', '/specialist'), family: 'block' },
  list('News list', '/api/industryNews/list', '/special'),
  list('Financial list', '/api/financial/list', '/financial/:category'),
  list('Project list', '/api/project/list', '/project'),
  list('Supply/demand list', '/api/getbuginess/list', '/supply_demand/supply'),
  { ...list('Top apps', '/api/app/findTopList', '/shopping_mall'), family: 'block', form: 'rows' },
  {
    name: 'Policy filters',
    family: 'filters',
    target: get('/api/policy/filters'),
    form: 'detail',
    screen: '/policy',
  },
  categories('financial', '/financial/default'),
  categories('policy', '/policy'),
  categories('project', '/project'),
  categories('app', '/shopping_mall'),
  categories('industryNews', '/special'),
  categories('specialist', '/specialist/detailAll'),
  categories('getbuginess', '/supply_demand/supply'),
  detail('Financial detail', '/api/financial/findFinancialById', '/financial/detail/:fdId', '/api/financial/list'),
  detail('Policy detail', '/api/policy/findPolicyById', '/policy/detail/:fdId', '/api/policy/list'),
  detail('Project detail', '/api/project/findProjectById', projectDetail, projects),
  detail('Recruit detail', '/api/recruit/findRecruitById', '/recruit/detail/:fdId', '/api/recruit/list'),
  detail('App detail', '/api/app/findOrderById', '/shopping_mall/detail/:fdId', '/api/app/list'),
  detail('News detail', '/api/industryNews/findIndustryNewsById', '/special/detail/:fdId', '/api/industryNews/list'),
  detail('Specialist detail', '/api/specialist/findSpecialistById', '/specialist/detail/:fdId', '/api/specialist/list'),
  detail(
    'Supply/demand detail',
    '/api/getbuginess/findSupplyDemandById',
    '/supply_demand/supply/detail/:fdId',
    '/api/getbuginess/list?type=2',
  ),
  {
    name: 'Expert contact',
    family: 'contact',
    target: get('/api/specialist/findSpecialistRelationById'),
    form: 'detail',
    screen: '/specialist/detail/:fdId',
    entries: '/api/specialist/list',
  },
  {
    name: 'Attachment path',
    family: 'attachmentPath',
    target: get('/api/att/getAttFile'),
    form: 'plain',
    screen: projectDetail,
    entries: projects,
  },
];

/** Further cases, by kind and number. */
export const otherCases = {
  'double action': 12,
  'out of order': 8,
  unmount: 8,
  chunk: 10,
  storage: 12,
  image: 6,
  flow: 6,
} as const;

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
