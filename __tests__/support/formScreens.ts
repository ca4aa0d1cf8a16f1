import type { Page } from 'playwright-core';
import type { Journey } from './journey';
import { labelled } from './labelled';

/** A dialog of the portal and where it is opened. */
export interface FormScreen {
  /** Title, and the name of the button that opens it. */
  title: string;
  /** Name of its submit button; none: it only shows information. */
  submit?: string;
  /** The list of the entries whose detail page it opens on, or the page itself. */
  list?: { call: string; detail: string };
  path?: string;
}

export const application = {
  title: '在线申报',
  submit: '提交',
  list: { call: '/api/project/list', detail: '/project/detail' },
} as const satisfies FormScreen;

export const intention = {
  title: '提交意向',
  submit: '提交',
  list: { call: '/api/app/list', detail: '/shopping_mall/detail' },
} as const satisfies FormScreen;

export const formScreens: FormScreen[] = [
  application,
  intention,
  { title: '发布供应', submit: '发布', path: '/supply_demand/supply' },
  { title: '发布需求', submit: '发布', path: '/supply_demand/demand' },
  { title: '联系专家', list: { call: '/api/specialist/list', detail: '/specialist/detail' } },
];

/** The texts of the form of an entry, by their labels; its category is chosen. */
export const publicationTexts = {
  联系人: '林工',
  联系电话: '13911112222',
  所在地区: '四川·成都',
  详细地址: '示例路 8 号',
  产品名称: '多层板',
  数量: '120',
  型号: 'E0-18',
  金额: '36.5',
  截止日期: '2099-12-31',
};

/** The address of the page that opens a dialog. */
export async function placeOf({ list, path }: FormScreen, { server: { app } }: Journey): Promise<string> {
  if (!list) return path ?? '/';
  const { rows } = (await app.inject(list.call)).json<{ rows: { fdId: string }[] }>();
  return `${list.detail}/${rows[0].fdId}`;
}

/** The controls of a dialog, by their accessible names. */
export function controlsOf(page: Page, { title }: FormScreen) {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  return {
    opener: page.getByRole('main').getByRole('button', { name: title, exact: true }).first(),
    dialog,
    field: (label: string) => dialog.getByLabel(labelled(label)),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }),
  };
}

export type FormControls = ReturnType<typeof controlsOf>;
