import { loggedOut, tokenChangedElsewhere } from '../../../src/areas/auth/authSlice';
import { formOpened } from '../../../src/state/dialogsSlice';
import {
  attachmentRemoved,
  draftChanged,
  draftDiscarded,
  draftId,
  draftsChangedElsewhere,
  draftSent,
  filesChosen,
  formRefused,
  selectDraft,
  submissionStarted,
  uploadFailed,
  uploadSucceeded,
} from '../../../src/state/draftsSlice';
import { openPage, settle } from '../../support/cannedPage';

/** Drafts: docs/behaviour/forms.md#drafts. */

const dialog = { kind: 'projectApplication', fdId: 'p:1', title: '示范项目' } as const;
const id = draftId(dialog);
const account = { stored: { authToken: 'token-1' } };
const fields = { fdSubmitterName: '周予安' };
const day = 24 * 60 * 60 * 1000;

type Page = ReturnType<typeof openPage>;

async function loggedInPage(stored: Record<string, string> = account.stored): Promise<Page> {
  const page = openPage({ stored });
  await settle();
  return page;
}

const type = (page: Page, more: object = {}) => page.store.dispatch(draftChanged({ id, fields, ...more }));
const draftOf = (page: Page) => selectDraft(page.state(), id);
/** Another tab has logged in, or out. */
const becomes = (page: Page, token: string | null) => page.store.dispatch(tokenChangedElsewhere({ token }));
const draftKeys = (page: Page) => [...page.browser.stored.keys()].filter((key) => key.startsWith('draft:'));
const reopened = (page: Page) => loggedInPage(Object.fromEntries(page.browser.stored));

test('a draft is removed after seven days, not before', async () => {
  const page = await loggedInPage();
  type(page);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 7 * day - 1000);
  expect(draftOf(await reopened(page)).fields).toEqual(fields);
  clock.mockReturnValue(now + 7 * day + 1000);
  const late = await reopened(page);
  expect(draftOf(late).fields).toEqual({});
  expect(draftKeys(late)).toEqual([]);
});

test('a form opens with what another tab has typed meanwhile, and goes on with it', async () => {
  const page = await loggedInPage();
  const other = await reopened(page);
  type(other);
  for (const key of draftKeys(other)) page.browser.stored.set(key, other.browser.stored.get(key)!);
  page.store.dispatch(formOpened(dialog));
  expect(draftOf(page)).toMatchObject({ fields, restored: true });
  type(page, { fields: { fdApplicationInfo: '两条产线' } });
  expect(draftOf(await reopened(page)).fields).toEqual({ ...fields, fdApplicationInfo: '两条产线' });
});

/** One tab hears what another one has stored, or removed. */
function hear(page: Page, other: Page) {
  const missingKeys = draftKeys(page).filter((key) => !other.browser.stored.has(key));
  for (const key of missingKeys) page.browser.stored.delete(key);
  for (const key of draftKeys(other)) page.browser.stored.set(key, other.browser.stored.get(key)!);
  page.store.dispatch(draftsChangedElsewhere(missingKeys[0]));
}

test('a form still shows what is wrong in it when another tab types elsewhere in it', async () => {
  const page = await loggedInPage();
  const other = await reopened(page);
  type(page);
  hear(other, page);
  const errors = { fdSubmitterName: '请填写联系人', fdSubmitterPhone: '手机号格式不正确' };
  page.store.dispatch(formRefused({ id, errors }));
  type(other, { fields: { fdSubmitterPhone: '13800000000' } });
  hear(page, other);
  expect(draftOf(page).errors).toEqual({ fdSubmitterName: '请填写联系人' });
});

test.each([draftSent({ id }), draftDiscarded({ id })])(
  'a form has nothing any more of what another tab ended by %j',
  async (end) => {
    const page = await loggedInPage();
    const other = await reopened(page);
    type(other);
    hear(page, other);
    other.store.dispatch(end);
    hear(page, other);
    page.store.dispatch(formOpened(dialog));
    expect(draftOf(page)).toMatchObject({ fields: {}, restored: false });
  },
);

test('a form that is open keeps its input when another tab ends it, or logs out', async () => {
  const page = await loggedInPage();
  page.store.dispatch(formOpened(dialog));
  type(page);
  const other = await reopened(page);
  other.store.dispatch(loggedOut());
  hear(page, other);
  expect(draftOf(page).fields).toEqual(fields);
});

test('an upload goes on while another tab types into the same form', async () => {
  const page = await loggedInPage();
  page.store.dispatch(filesChosen({ id, files: [{ id: 'a1', name: '图纸.zip' }] }));
  const other = await reopened(page);
  expect(draftOf(other).attachments).toMatchObject([{ name: '图纸.zip', state: 'missing' }]);
  type(other);
  hear(page, other);
  page.store.dispatch(uploadSucceeded({ id, attachment: 'a1', attId: '7' }));
  hear(other, page);
  for (const one of [page, other]) {
    expect(draftOf(one)).toMatchObject({ fields, attachments: [{ name: '图纸.zip', state: 'uploaded', attId: '7' }] });
  }
});

test("a guest's draft becomes the account's at the login that follows it", async () => {
  const page = openPage();
  type(page);
  expect(draftKeys(page)).toEqual(['draft:projectApplication:guest:p%3A1']);
  becomes(page, 'token-1');
  await settle();
  expect(draftKeys(page)).toEqual(['draft:projectApplication:13800000001:p%3A1']);
  expect(draftOf(page).fields).toEqual(fields);
});

test("one account's drafts are nobody else's", async () => {
  const page = await loggedInPage();
  type(page);
  becomes(page, null);
  expect(draftOf(page).fields).toEqual({});
  page.answers['/api/user/info'] = { code: 0, data: { username: '13900000009' } };
  becomes(page, 'token-9');
  await settle();
  expect(draftOf(page).fields).toEqual({});
});

test("a guest's draft ends after seven days, however often the page is opened meanwhile, and a login in between", async () => {
  const first = openPage();
  type(first);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  let stored = Object.fromEntries(first.browser.stored);
  for (const days of [2, 4, 6]) {
    clock.mockReturnValue(now + days * day);
    const page = openPage({ stored });
    expect(draftOf(page).fields).toEqual(fields);
    if (days === 6) becomes(page, 'token-1');
    await settle();
    stored = Object.fromEntries(page.browser.stored);
  }
  expect(Object.keys(stored)).toEqual(['draft:projectApplication:13800000001:p%3A1']);
  clock.mockReturnValue(now + 7 * day + 1000);
  expect(draftKeys(openPage({ stored }))).toEqual([]);
});

describe('a form that is open while the account changes in another tab', () => {
  const other = { code: 0, data: { username: '13900000009', fdComId: 'com-9' } };

  async function openForm() {
    const page = await loggedInPage();
    page.store.dispatch(formOpened(dialog));
    type(page, { by: '13800000001' });
    return page;
  }

  it("keeps the first account's words from the next, a log-out in between", async () => {
    const page = await openForm();
    becomes(page, null);
    expect(draftOf(page).fields).toEqual(fields);
    page.answers['/api/user/info'] = other;
    becomes(page, 'token-9');
    await settle();
    expect(draftOf(page).fields).toEqual({});
    expect([...page.browser.stored].filter(([key]) => key.includes('13900000009'))).toEqual([]);
  });

  it('keeps them from the next after a reload, too', async () => {
    const page = await openForm();
    becomes(page, null);
    page.store.dispatch(draftChanged({ id, fields: { fdSubmitterPhone: '13800000000' }, by: '13800000001' }));
    const stored = { ...Object.fromEntries(page.browser.stored), authToken: 'token-9' };
    const next = openPage({ stored, answers: { '/api/user/info': other } });
    await settle();
    expect(draftOf(next).fields).toEqual({});
  });

  it('gives the same account its words back', async () => {
    const page = await openForm();
    becomes(page, null);
    becomes(page, 'token-1b');
    await settle();
    expect(draftOf(page).fields).toEqual(fields);
  });

  it("does not put words that come late into the other's draft", async () => {
    const page = await openForm();
    page.answers['/api/user/info'] = other;
    becomes(page, 'token-9');
    await settle();
    type(page, { by: '13800000001' });
    expect(draftOf(page).fields).toEqual({});
  });
});

test('an uploaded attachment keeps its name and id; one that was not is named as missing', async () => {
  const page = await loggedInPage();
  page.store.dispatch(filesChosen({ id, files: ['a', 'b', 'c'].map((file) => ({ id: file, name: `${file}.zip` })) }));
  page.store.dispatch(uploadSucceeded({ id, attachment: 'a', attId: 'att-1' }));
  page.store.dispatch(uploadFailed({ id, attachment: 'b', message: '请求失败' }));
  const next = await reopened(page);
  const files = draftOf(next).attachments.map(({ name, state, attId }) => [name, state, attId]);
  expect(files).toEqual([
    ['a.zip', 'uploaded', 'att-1'],
    ['b.zip', 'missing', null],
    ['c.zip', 'missing', null],
  ]);
  next.store.dispatch(filesChosen({ id, files: [{ id: 'd', name: 'b.zip' }] }));
  expect(draftOf(next).attachments.map(({ name }) => name)).toEqual(['a.zip', 'c.zip', 'b.zip']);
});

test('the key of an act outlives a reload, and is another one as soon as the content changes', async () => {
  const page = await loggedInPage();
  type(page);
  page.store.dispatch(submissionStarted({ id, key: 'key-1' }));
  const next = await reopened(page);
  expect(draftOf(next)).toMatchObject({ submissionKey: 'key-1', submitting: false });
  type(next);
  expect(draftOf(next).submissionKey).toBe('key-1');
  next.store.dispatch(draftChanged({ id, fields: { fdSubmitterName: '另一人' } }));
  expect(draftOf(next).submissionKey).not.toBe('key-1');
});

test('a file that comes or goes gives the act another key, too', async () => {
  const page = await loggedInPage();
  page.store.dispatch(filesChosen({ id, files: [{ id: 'a', name: 'a.zip' }] }));
  page.store.dispatch(submissionStarted({ id, key: 'key-1' }));
  const attachment = 'a';
  const changes = [uploadSucceeded({ id, attachment, attId: 'att-1' }), attachmentRemoved({ id, attachment })];
  const keys = changes.map((change) => (page.store.dispatch(change), draftOf(page).submissionKey));
  expect(new Set(['key-1', ...keys]).size).toBe(3);
});

test('a message about a field goes when the field is changed', async () => {
  const page = await loggedInPage();
  const errors = { fdSubmitterName: '请填写联系人', fdSubmitterPhone: '请填写联系电话' };
  page.store.dispatch(formRefused({ id, errors }));
  type(page);
  expect(draftOf(page).errors).toEqual({ fdSubmitterPhone: '请填写联系电话' });
});

test.each(['', '{', '[]', '{"savedAt":"x"}', '{"savedAt":1,"fields":7}', 'null'])(
  'a stored text that is not a draft (%p) is removed',
  async (text) => {
    const key = 'draft:projectApplication:13800000001:p1';
    const page = await loggedInPage({ ...account.stored, [key]: text });
    expect(draftKeys(page)).toEqual([]);
  },
);

test('a stored draft with unexpected contents keeps its texts', async () => {
  const key = 'draft:projectApplication:13800000001:p%3A1';
  const odd = { attachments: [null, { name: 1 }], pendingForm: { path: 1 } };
  const stored = { savedAt: Date.now(), fields: { ...fields, x: 7 }, ...odd };
  const page = await loggedInPage({ ...account.stored, [key]: JSON.stringify(stored) });
  expect(draftOf(page)).toMatchObject({ fields, attachments: [], pendingForm: null });
});
