import { submitForm, type GuardedDialog } from '../../../../src/app/forms/submitForm';
import { getbuginessApi } from '../../../../src/areas/getbuginess/getbuginessApi';
import { projectApi } from '../../../../src/areas/project/projectApi';
import { selectApplied } from '../../../../src/state/appliedSlice';
import { loggedOut, tokenChangedElsewhere } from '../../../../src/areas/auth/authSlice';
import { formClosed, formOpened, questionClosed } from '../../../../src/state/dialogsSlice';
import {
  contactDraft,
  draftChanged,
  draftId,
  fileRefused,
  filesChosen,
  selectDraft,
  uploadFailed,
  uploadsAbandoned,
  uploadSucceeded,
} from '../../../../src/state/draftsSlice';
import { openPage, settle, silence, type PageOptions } from '../../../support/cannedPage';
import { publication } from '../../../support/formValues';

/** The forms that need a login. */
type SubmissionDialog = Exclude<GuardedDialog, { kind: 'report' }>;

/** Submitting the forms: docs/behaviour/forms.md. */

const project = { kind: 'projectApplication', fdId: 'p1', title: '示范项目' } as const;
const intention = { kind: 'intention', fdId: 'a1', title: '板图智能拆单' } as const;
const supply = { kind: 'publish', type: '2' } as const;
const demand = { kind: 'publish', type: '1' } as const;

/** What is typed into the form of an entry, whose company and side are given. */
const entry = Object.fromEntries(
  Object.entries(publication).filter(([name]) => name !== 'fdComName' && name !== 'fdGetbuginessType'),
);
const typed = {
  projectApplication: { fdSubmitterName: ' 周予安 ', fdSubmitterPhone: '12345678901' },
  intention: { fdContactName: '周予安', fdContactPhone: '12345678901' },
  publish: entry,
};
const address = {
  projectApplication: '/api/project/add',
  intention: '/api/order/add',
  publish: '/api/getbuginess/add',
};
const done = { code: 0, msg: '操作成功' };
const firstPage = { pageNum: 1, pageSize: 9 };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

async function openForm(
  dialog: SubmissionDialog,
  answer: unknown = done,
  more: Record<string, string> = {},
  answers: PageOptions['answers'] = {},
) {
  const page = openPage({ stored: { authToken: 'token-1' }, answers: { [address[dialog.kind]]: answer, ...answers } });
  await settle();
  page.store.dispatch(formOpened(dialog));
  page.store.dispatch(draftChanged({ id: draftId(dialog), fields: { ...typed[dialog.kind], ...more } }));
  const id = draftId(dialog);
  const posts = () => page.calls(address[dialog.kind]);
  return {
    ...page,
    send: (options = {}) => page.store.dispatch(submitForm(dialog, options)),
    posts,
    keys: () => posts().map(({ headers }) => headers['Idempotency-Key']),
    draft: () => selectDraft(page.state(), id),
    change: (fields: Record<string, string>) => page.store.dispatch(draftChanged({ id, fields })),
    choose: (...names: string[]) =>
      page.store.dispatch(filesChosen({ id, files: names.map((name) => ({ id: name, name: `${name}.zip` })) })),
    uploaded: (attachment: string, attId: string) => page.store.dispatch(uploadSucceeded({ id, attachment, attId })),
    question: () => page.state().dialogs.question,
  };
}
type Page = Awaited<ReturnType<typeof openForm>>;

test('a project with any title can be applied for, and the title is read-only', async () => {
  const page = await openForm({ ...project, title: '示范\u200e项目' });
  await page.send();
  expect(page.draft().errors).toEqual({});
  expect(page.posts()).toHaveLength(1);
});

test('a project application is sent form-encoded with exactly its fields', async () => {
  const page = await openForm(project, done, { fdApplicantEmail: 'a@b.cn', fdApplicationInfo: '说明' });
  page.choose('x', 'y', 'z');
  page.uploaded('x', 'att-1');
  page.store.dispatch(uploadFailed({ id: draftId(project), attachment: 'y', message: '请求失败' }));
  page.uploaded('z', 'att-3');
  await page.send({ anyway: true });
  const [post] = page.posts();
  expect(post.headers['Content-Type']).toMatch(/^application\/x-www-form-urlencoded/);
  expect(Object.fromEntries(post.form)).toEqual({
    fdProjectId: 'p1',
    fdProjectName: '示范项目',
    fdComName: '澄木家居',
    fdComId: 'com-1',
    fdSubmitterName: '周予安',
    fdSubmitterPhone: '12345678901',
    fdApplicantEmail: 'a@b.cn',
    fdApplicationInfo: '说明',
    attKey_projectApplyInfoAtt: 'att-1,att-3',
  });
});

test('an intention is sent as JSON with exactly its fields', async () => {
  const page = await openForm(intention, done, { fdContactWechat: 'wx1' });
  await page.send();
  const [post] = page.posts();
  expect(post.headers['Content-Type']).toMatch(/^application\/json/);
  expect(JSON.parse(post.body)).toEqual({
    ...{ fdAppId: 'a1', fdAppName: '板图智能拆单', fdComId: 'com-1', fdComName: '澄木家居' },
    ...{ ...typed.intention, fdContactEmail: '', fdContactWechat: 'wx1' },
  });
});

test.each([
  ['supply', supply, '2'],
  ['demand', demand, '1'],
] as const)('a %s entry is sent form-encoded, its date as yyyy-MM-dd, its type as %p', async (_name, dialog, type) => {
  const page = await openForm(dialog);
  await page.send();
  const [post] = page.posts();
  expect(post.headers['Content-Type']).toMatch(/^application\/x-www-form-urlencoded/);
  const fields = { ...typed.publish, fdComName: '澄木家居', fdComId: 'com-1', fdGetbuginessType: type };
  expect(Object.fromEntries(post.form)).toEqual(fields);
});

test.each([
  { ...project, stays: 3000 },
  { ...intention, stays: 2000 },
  { ...supply, stays: 2000 },
])(
  'a successful $kind shows the notice for $stays ms, closes the form and removes its draft',
  async ({ stays, ...dialog }) => {
    const page = await openForm(dialog as SubmissionDialog);
    await page.send();
    const { notices, dialogs } = page.state();
    expect(notices).toMatchObject({ success: '提交成功！', loading: null, error: null, hideAfter: stays });
    expect(dialogs.form).toBeNull();
    expect(page.draft().fields).toEqual({});
    expect([...page.browser.stored.keys()].sort()).toEqual(['authToken', 'draft:contact:13800000001:last']);
  },
);

test.each<[string, SubmissionDialog, (page: Page) => unknown]>([
  [
    '/api/getbuginess/list',
    supply,
    ({ store }) => store.dispatch(getbuginessApi.endpoints.listGetbuginess.initiate({ ...firstPage, type: '2' })),
  ],
  ['/api/project/list', project, ({ store }) => store.dispatch(projectApi.endpoints.listProjects.initiate(firstPage))],
])('%s is read again once a form of its area was taken, and not when it was refused', async (path, dialog, read) => {
  const list = { code: 0, msg: null, total: 0, rows: [] };
  let answer: object = { code: 500, msg: null };
  const page = await openForm(dialog, () => answer, {}, { [path]: list });
  void read(page);
  await settle();
  await page.send();
  await settle();
  expect(page.calls(path)).toHaveLength(1);
  answer = done;
  await page.send();
  await settle();
  expect(page.calls(path)).toHaveLength(2);
});

test.each([project, intention, supply])('a $kind refused for coming too often says why', async (dialog) => {
  const page = await openForm(dialog, () => new Response('{"code":429,"msg":"访问过于频繁"}', { status: 429 }));
  await page.send();
  expect(page.state().notices.error).toBe('访问过于频繁');
});

test.each([
  ['after a success the same content', done, typed.publish],
  ['changed content', { code: 500, msg: null }, { fdArea: '浙江' }],
])('%s has a new idempotency key', async (_what, answer, fields) => {
  const page = await openForm(supply, answer);
  await page.send();
  page.change(fields);
  await page.send();
  expect(new Set(page.keys()).size).toBe(2);
});

test('the same draft sent from two tabs has one idempotency key', async () => {
  const first = await openForm(supply);
  const stored = Object.fromEntries(first.browser.stored);
  const second = openPage({ stored, answers: { [address.publish]: done } });
  await settle();
  await first.send();
  await second.store.dispatch(submitForm(supply));
  // In this test both tabs use the second one's network.
  const keys = second.calls(address.publish).map(({ headers }) => headers['Idempotency-Key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/.{16,}/);
  expect(keys[1]).toBe(keys[0]);
});

describe('with an attachment that is not uploaded', () => {
  const id = draftId(project);
  test.each([
    ['under way', undefined],
    ['failed', uploadFailed({ id, attachment: 'y', message: '请求失败' })],
    ['to be chosen again', uploadsAbandoned({ id })],
    ['beside a refused file,', fileRefused({ id, message: '包含不支持的文件格式' })],
  ])('%s the form asks before anything is sent', async (_state, happened) => {
    const page = await openForm(project);
    page.choose('x', 'y');
    page.uploaded('x', 'att-1');
    if (happened && fileRefused.match(happened)) page.uploaded('y', 'att-2');
    if (happened) page.store.dispatch(happened);
    await page.send();
    expect(page.question()).toBe('unfinishedAttachments');
    expect(page.posts()).toHaveLength(0);
    page.store.dispatch(questionClosed());
    await page.send({ anyway: true });
    expect(page.posts()[0].form.get('attKey_projectApplyInfoAtt')).toMatch(/^att-1/);
  });

  test('a refused file is asked about although a field was corrected in between', async () => {
    const page = await openForm(project, done, { fdSubmitterName: '' });
    page.store.dispatch(fileRefused({ id, message: '包含不支持的文件格式' }));
    await page.send();
    expect(page.question()).toBeNull();
    expect(page.draft().errors).toEqual({ attachments: '包含不支持的文件格式', fdSubmitterName: '请填写联系人' });
    page.change({ fdSubmitterName: '王一' });
    await page.send();
    expect([page.question(), page.posts()]).toEqual(['unfinishedAttachments', []]);
  });

  test('the confirmation closes with its form', async () => {
    const page = await openForm(project);
    page.choose('x', 'y');
    await page.send();
    page.store.dispatch(formClosed());
    expect(page.question()).toBeNull();
  });
});

describe('what was typed as the contact', () => {
  const known = (page: Page) => selectDraft(page.state(), contactDraft).fields;

  test('is kept for the account when it was sent, and grows with the next form', async () => {
    const page = await openForm(project, done, { fdApplicantEmail: 'a@b.cn' });
    expect(known(page)).toEqual({});
    await page.send();
    const contact = { contactPerson: '周予安', contactPhone: '12345678901', contactEmail: 'a@b.cn' };
    expect(known(page)).toEqual(contact);
    page.answers[address.publish] = done;
    page.store.dispatch(draftChanged({ id: draftId(supply), fields: typed.publish }));
    await page.store.dispatch(submitForm(supply));
    expect(known(page)).toMatchObject({
      contactPhone: entry.fdContactsPhone,
      contactEmail: 'a@b.cn',
      contactArea: entry.fdArea,
      contactAddress: entry.fdContactsAddress,
    });
  });

  test('is not kept from a rejected form', async () => {
    const page = await openForm(project, { code: 500, msg: null });
    await page.send();
    expect(known(page)).toEqual({});
  });

  test('leaves the browser at the log-out, as does what the company has applied for', async () => {
    const page = await openForm(project);
    await page.send();
    page.store.dispatch(loggedOut());
    expect(known(page)).toEqual({});
    expect([...page.browser.stored.keys()]).toEqual([]);
    expect(selectApplied(page.state())).toEqual([]);
  });

  test('is not kept where the account is not known', async () => {
    const page = await openForm(project, done, {}, { '/api/user/info': silence });
    await page.send();
    expect([...page.browser.stored.keys()].filter((key) => key.startsWith('draft:contact'))).toEqual([]);
  });
});

test('the deadline may be today in China, and no day before it', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-01T00:30:00+08:00'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  const page = await openForm(supply, done, { fdDeadlineTime: '2026-02-28' });
  await page.send();
  expect(page.draft().errors).toEqual({ fdDeadlineTime: '请选择今天或以后的日期' });
  page.change({ fdDeadlineTime: '2026-03-01' });
  await page.send();
  expect(page.posts()).toHaveLength(1);
});

describe('a project that the company has applied for', () => {
  const applied = (page: Page) => selectApplied(page.state()).includes('p1');

  test.each([
    ['a success', done, true],
    ['the answer that it has applied before', { code: 500, msg: '您已申报过该项目' }, true],
    ['another refusal', { code: 500, msg: '该项目申报已截止' }, false],
    ['no answer', () => Promise.reject(new TypeError('reset')), false],
  ])('is known by %s', async (_name, answer, known) => {
    const page = await openForm(project, answer);
    expect(applied(page)).toBe(false);
    await page.send();
    expect(applied(page)).toBe(known);
  });

  test('is not marked for another account that took over while the answer was on its way', async () => {
    const page = await openForm(project);
    const sending = page.send();
    page.store.dispatch(tokenChangedElsewhere({ token: 'token-2' }));
    await sending;
    await settle();
    expect(applied(page)).toBe(false);
  });
});
