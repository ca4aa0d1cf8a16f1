import { staffRoles, webhookKinds } from './desk';
import type { FormRules, FormValues } from './form';
import type { NavigationKey } from './areas/navigation';

/** The portal's settings: each field is one config row. Empty fields fall back to the portal's own text. */
export const portalSettingsForm = {
  address: { maxLength: 200 },
  phone: { maxLength: 100 },
  postcode: { maxLength: 20 },
  email: { maxLength: 100, format: 'email' },
  hours: { maxLength: 200 },
  /** One after another, each with its telephone number: `政策申报科 0000-00000000；…`. */
  departments: { maxLength: 1000 },
  footer: { maxLength: 500 },
  /** An http(s) URL or a path of this site; empty: no such entry on the home page. */
  ai: { maxLength: 2000 },
  /** Words offered before a search, separated by 、 or a comma; empty: those that the most titles have. */
  popular: { maxLength: 200 },
  /** Whether the demand half is enabled. */
  demand: { required: true, chosen: true, oneOf: ['true', 'false'] },
} as const satisfies FormRules;

export type PortalSettings = FormValues<typeof portalSettingsForm>;

export const portalSettingsLabels: Readonly<Record<keyof PortalSettings, string>> = {
  address: '地址',
  phone: '电话',
  postcode: '邮编',
  email: '邮箱',
  hours: '办公时间',
  departments: '咨询部门',
  footer: '页脚文字',
  demand: '需求栏目',
  ai: 'AI 助手地址',
  popular: '热门搜索',
};

/** The config row of each setting. */
export const settingKeys: Readonly<Record<keyof PortalSettings, NavigationKey>> = {
  address: 'contactUs:address',
  phone: 'contactUs:phone',
  postcode: 'contactUs:postcode',
  email: 'contactUs:email',
  hours: 'contactUs:hours',
  departments: 'contactUs:departments',
  footer: 'home:footer',
  demand: 'demand',
  ai: 'home:ai',
  popular: 'search:popular',
};

/** A new staff account; its password is generated. */
export const staffForm = {
  username: { required: true, minLength: 2, maxLength: 20 },
  displayName: { required: true, maxLength: 50 },
  role: { required: true, chosen: true, oneOf: staffRoles },
} as const satisfies FormRules;

export const staffLabels = { username: '用户名', displayName: '姓名', role: '角色' };

/** A robot or address that gets notices. */
export const webhookForm = {
  name: { required: true, maxLength: 50 },
  kind: { required: true, chosen: true, oneOf: webhookKinds },
  url: { required: true, maxLength: 1000 },
  secret: { maxLength: 200 },
} as const satisfies FormRules;

export const webhookLabels = { name: '名称', kind: '类型', url: '网址', secret: '密钥' };

/** How a report was dealt with. */
export const reportAnswerForm = { answer: { maxLength: 500, multiline: true } } as const satisfies FormRules;

export const reportAnswerLabels = { answer: '处理结果' };
