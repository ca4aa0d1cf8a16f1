import path from 'node:path';
import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { StaffRole } from '../../src/contract/desk';
import { interpretations } from '../../src/routes/home/homeQueries';
import { directLogin, type DemoLogin } from './demoCompany';
import { eventually } from './eventually';
import { type Journey, startJourney } from './journey';
import { labelled } from './labelled';
import { addStaff } from './staff';
import { useStarted } from './useStarted';
import { wideLimits } from './wideLimits';

/** Folder of the built desk. */
const deskDir = path.resolve(__dirname, '../../dist/desk');

/** Runs a portal with the staff's desk, which has to be built, and a browser for the tests of a file. */
export const useDesk = (): Journey =>
  useStarted(async () => {
    if (!fs.existsSync(path.join(deskDir, 'index.html'))) throw new Error('the desk is not built: npm run build');
    return startJourney({ config: { deskDir }, deps: { limits: wideLimits } });
  });

/** Logs in a staff member, creating the account if needed. */
export const staffLogin = async (journey: Journey, role: StaffRole, username?: string): Promise<DemoLogin> =>
  directLogin(journey, await addStaff(journey.server, role, username));

/** The editor's controls on a page. */
export const editorOn = (on: Page) => ({
  field: (name: string) => on.getByRole('group', { name: '标题' }).getByLabel(labelled(name)),
  text: on.getByRole('textbox', { name: /^正文/ }),
  tool: (name: string) => on.getByRole('toolbar').getByRole('button', { name, exact: true }),
  button: (name: string) => on.getByRole('main').getByRole('button', { name, exact: true }),
  /** Waits for the message. */
  says: (text: string) => on.getByRole('status').filter({ hasText: text }).waitFor(),
});

/** The id of the item open in the editor. */
export const idIn = (on: Page): string => on.url().split('/').at(-1)!;

/** Waits until the item in the editor has an address of its own. */
export const opened = (on: Page): Promise<void> => eventually(() => expect(idIn(on)).toMatch(/^[\da-f]{32}$/));

/** Starts a new policy, with all required fields. */
export async function beginPolicy(page: Page, title: string): Promise<ReturnType<typeof editorOn>> {
  const editor = editorOn(page);
  await page.goto('/backend/content/policy/new');
  await editor.field('标题').fill(title);
  await editor.field('类别').selectOption(interpretations);
  await editor.text.click();
  return editor;
}

/** Publishes a policy, or a change of one, by the API. @returns its id */
export async function publishPolicy(
  journey: Journey,
  fdTitle: string,
  {
    fdId = '',
    version = 0,
    editor,
    ...values
  }: { fdId?: string; version?: number; editor?: string; fdTheme?: string; fdContent?: string } = {},
): Promise<string> {
  const { headers } = await staffLogin(journey, 'editor', editor);
  const policy = { fdTitle, fdClass: interpretations, fdIssuedComName: '市工信局', fdContent: '<p>原文</p>' };
  const answer = await journey.server.app.inject({
    method: 'POST',
    url: '/api/desk/content/save',
    headers,
    payload: { area: 'policy', fdId, version, act: 'publish', values: { ...policy, ...values } },
  });
  return answer.json().data.fdId;
}

/** Clicks a control that opens the file picker, and chooses a picture. */
export async function choosePicture(button: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name, mimeType, buffer });
}
