import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { zhReplay } from '../../src/i18n/zhReplay';
import { eventually } from './eventually';
import { openQaPage } from './qaPage';

type QaPage = ReturnType<typeof openQaPage>;

const { fetch } = globalThis;
/** Addresses of all calls of the pages of a test. */
export const sent: string[] = [];
const pages: QaPage[] = [];

beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = (...args) => {
    sent.push(String(args[0]));
    return fetch(...args);
  };
});
afterEach(() => {
  for (const page of pages.splice(0)) page.close();
});
afterAll(() => void (globalThis.fetch = fetch));

/** Waits until all calls have settled and are rendered. */
export async function atRest({ store, text }: QaPage): Promise<void> {
  let before: string | null = null;
  await eventually(() => {
    const queries = Object.values(store.getState().portalApi.queries);
    expect(queries.filter((query) => query?.status === 'pending')).toEqual([]);
    const was = before;
    before = text();
    expect(before).not.toBe('');
    expect(before).toBe(was);
    expect(before).not.toContain('加载中');
  });
}

/** Opens a page of a QA build in place of the one before, and waits until it is at rest. */
export async function openSession(...of: Parameters<typeof openQaPage>): Promise<QaPage> {
  for (const page of pages.splice(0)) page.close();
  const page = openQaPage(...of);
  pages.push(page);
  await screen.findAllByRole('heading', { level: 1 });
  await atRest(page);
  return page;
}

/** Opens the panel of the recordings, and a file in it. */
export async function openRecording(text?: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(zhReplay.open) }));
  if (text !== undefined) await userEvent.upload(screen.getByLabelText(zhReplay.load), new File([text], 'scene.json'));
}
