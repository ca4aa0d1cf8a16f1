import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDialogs } from '../../../src/app/App';
// The forms' own chunk: loaded here, so that no test waits for its compilation.
import '../../../src/app/forms/OpenForm';
import { watchConnection } from '../../../src/app/startPage';
import { askLogOut } from '../../../src/state/draftStorage';
import {
  formClosed,
  formOpened,
  type FormDialog,
  noticeClosed,
  workFailed,
  workStarted,
  workSucceeded,
} from '../../../src/state/dialogsSlice';
import { draftId, selectDraft } from '../../../src/state/draftsSlice';
import { afterwards } from '../../support/afterwards';
import { openPage, settle, type CannedPage, type PageOptions } from '../../support/cannedPage';
import { FakeUpload, useFakeUploads } from '../../support/fakeUpload';
import { renderOver } from '../../support/renderApp';

/** Form dialogs: docs/behaviour/forms.md. */

const project = { kind: 'projectApplication', fdId: 'p1', title: '示范项目' } as const;
const intention = { kind: 'intention', fdId: 'a1', title: '板图智能拆单' } as const;
const supply = { kind: 'publish', type: '2' } as const;
const expert = { kind: 'expertContact', fdId: 'e1', title: '沈知远' } as const;
const contactPath = '/api/specialist/findSpecialistRelationById';
const categories = { code: 0, data: [{ fdCategory: 'board', fdCategoryName: '板材' }] };

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

async function show(
  dialog: FormDialog | null,
  answers: PageOptions['answers'] = {},
  stored: Record<string, string> = { authToken: 'token-1' },
): Promise<CannedPage> {
  const page = openPage({ stored, answers: { '/api/getbuginess/categories': categories, ...answers } });
  await settle();
  renderOver(page, <FormDialogs />);
  if (dialog) await reopen(page, dialog);
  return page;
}

const field = (label: RegExp) => screen.getByLabelText(label);
const reopen = async (page: CannedPage, dialog: FormDialog) => {
  act(() => void page.store.dispatch(formOpened(dialog)));
  await screen.findByRole('dialog');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const typeContact = async () => {
  await userEvent.type(field(/联系人/), '周予安');
  await userEvent.type(field(/联系电话/), '13800000000');
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const succeed = (page: CannedPage, more: object) =>
  act(() => void page.store.dispatch(workSucceeded({ text: '提交成功！', ...more })));
const labels = () => [...document.querySelectorAll('dialog label')].map((label) => label.textContent.replace('*', ''));
const draftOf = (page: CannedPage, dialog: FormDialog) => selectDraft(page.state(), draftId(dialog));

const publishing = '公司名称 联系人 联系电话 所在地区 详细地址 产品名称 数量 型号 金额 类别 截止日期';

test.each<[FormDialog, name: string, button: string, fields: string]>([
  [project, '在线申报', '提交', '项目名称 申报企业 联系人 联系电话 联系邮箱 申报说明 附件'],
  [intention, '提交意向', '提交', '应用名称 企业名称 联系人 联系电话 联系邮箱 微信号'],
  [supply, '发布供应', '发布', publishing],
  [{ kind: 'publish', type: '1' }, '发布需求', '发布', publishing],
])(
  '%j is a dialog named by its title, %s, its fields in order, with its button',
  async (dialog, name, button, fields) => {
    await show(dialog);
    const shown = screen.getByRole('dialog', { name });
    expect(labels().join(' ')).toBe(fields);
    expect(within(shown).getByRole('button', { name: button })).toBeInTheDocument();
    // Were it sent natively, nothing typed would stand in the address.
    expect(shown.querySelector('form')!.method).toBe('post');
  },
);

test.each([
  ['项目名称', '示范项目'],
  ['申报企业', '澄木家居'],
])('%s is read-only and prefilled', async (label, value) => {
  await show(project);
  expect(screen.getByLabelText(label)).toHaveValue(value);
  expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
});

test('the form of an entry begins with its company, which it needs, takes figures that the wheel cannot change, and says what becomes public', async () => {
  await show(supply);
  expect(field(/公司名称/)).toHaveValue('澄木家居');
  expect(field(/公司名称/)).not.toHaveAttribute('readonly');
  for (const [label, hint] of [
    [/数量/, '只填数字，单位写在型号里'],
    [/金额/, /元/],
  ] as const) {
    expect(field(label)).toHaveAttribute('type', 'text');
    expect(field(label)).toHaveAttribute('inputmode', 'decimal');
    expect(field(label)).toHaveAccessibleDescription(hint);
  }
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  expect(field(/截止日期/)).toHaveAttribute('type', 'date');
  expect(field(/截止日期/)).toHaveAttribute('min', today);
  // A year typed in a Chinese Chromium ends after four digits.
  expect(field(/截止日期/)).toHaveAttribute('max', '9999-12-31');
  expect(await screen.findByRole('option', { name: '板材' })).toHaveValue('board');
  expect(screen.getByText(/联系人、联系电话与地址会在本站公开展示/)).toBeInTheDocument();
  await userEvent.clear(field(/公司名称/));
  await press('发布');
  expect(screen.getByRole('alert')).toHaveTextContent('请填写公司名称');
  expect(field(/公司名称/)).toHaveAccessibleDescription('请填写公司名称');
});

test('an amount is grouped into thousands and shown in 万元 on blur, and kept as plain digits', async () => {
  const page = await show(supply);
  const amount = field(/金额/);
  await userEvent.type(amount, '１2,800.50');
  expect(amount).toHaveValue('１2,800.50');
  await userEvent.tab();
  expect(amount).toHaveValue('12,800.50');
  expect(amount).toHaveAccessibleDescription('合 1.28005 万元');
  expect(draftOf(page, supply).fields).toEqual({ fdGetbuginessPrice: '12800.50' });
  await userEvent.click(amount);
  expect(amount).toHaveValue('12800.50');
});

test('an invalid number stays as typed, in the draft too, and is rejected', async () => {
  const page = await show(supply);
  const amount = field(/金额/);
  await userEvent.type(amount, '1,2 万');
  await press('发布');
  expect(amount).toHaveValue('1,2 万');
  expect(draftOf(page, supply).fields).toEqual({ fdGetbuginessPrice: '1,2 万' });
  expect(amount).toHaveAccessibleDescription('总金额，单位：元，填 0 为面议 请填阿拉伯数字，如 50000');
});

test('categories that could not be fetched can be retried', async () => {
  const page = await show(supply, { '/api/getbuginess/categories': { code: 500, msg: null } });
  page.answers['/api/getbuginess/categories'] = categories;
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('option', { name: '板材' })).toBeInTheDocument();
});

test('an invalid field shows a message, is marked, and takes the focus', async () => {
  await show(intention);
  await userEvent.type(field(/联系人/), '周予安');
  await userEvent.type(field(/联系电话/), '138');
  await press('提交');
  const phone = field(/联系电话/);
  expect(phone).toHaveAccessibleDescription('中国大陆手机号 手机号格式不正确');
  expect(phone).toBeRequired();
  expect(phone).toHaveAttribute('aria-invalid', 'true');
  expect(phone).toHaveFocus();
});

test('what is longer than allowed is kept as it was pasted, and refused in words', async () => {
  const page = await show(project);
  const [name, text] = ['联'.repeat(51), '改'.repeat(1001)];
  for (const [label, pasted] of [
    [/^联系人/, name],
    [/申报说明/, text],
  ] as const) {
    await userEvent.click(field(label));
    await userEvent.paste(pasted);
  }
  await press('提交');
  expect(field(/^联系人/)).toHaveValue(name);
  expect(field(/申报说明/)).toHaveValue(text);
  expect(field(/申报说明/)).toHaveAccessibleDescription('申报说明不能超过1000个字符');
  expect(draftOf(page, project).fields).toMatchObject({ fdSubmitterName: name, fdApplicationInfo: text });
});

test('keystrokes are committed to the draft on blur or after a pause', async () => {
  jest.useFakeTimers();
  const page = await show(intention);
  const name = field(/联系人/);
  fireEvent.change(name, { target: { value: '周' } });
  fireEvent.change(name, { target: { value: '周予' } });
  expect(draftOf(page, intention).fields).toEqual({});
  act(() => void jest.advanceTimersByTime(400));
  expect(draftOf(page, intention).fields).toEqual({ fdContactName: '周予' });
  fireEvent.change(name, { target: { value: '周予安' } });
  fireEvent.blur(name);
  expect(draftOf(page, intention).fields).toEqual({ fdContactName: '周予安' });
});

test.each([
  ['the page is unloaded', 'pagehide'],
  ['another app comes before it, which may be the end of it', 'visibilitychange'],
])('the last input is saved when %s', async (_when, event) => {
  const page = await show(intention);
  fireEvent.change(field(/联系人/), { target: { value: '周予安' } });
  fireEvent(event === 'pagehide' ? window : document, new Event(event));
  expect([...page.browser.stored.values()].join()).toContain('周予安');
});

describe('the contact that was sent last', () => {
  /** Sends an intention. */
  async function send() {
    const page = await show(intention, { '/api/order/add': { code: 0, msg: null } });
    await typeContact();
    expect(screen.queryByRole('button', { name: '使用上次的联系方式' })).toBeNull();
    await press('提交');
    await screen.findByText('提交成功！');
    act(() => void page.store.dispatch(noticeClosed()));
    return page;
  }

  test('is offered to the next form, and fills in its empty fields', async () => {
    await reopen(await send(), project);
    await userEvent.type(field(/联系人/), '李工');
    await press('使用上次的联系方式');
    expect(field(/联系人/)).toHaveValue('李工');
    expect(field(/联系电话/)).toHaveValue('138 0000 0000');
    expect(field(/联系电话/)).toHaveFocus();
    expect(screen.queryByRole('button', { name: '使用上次的联系方式' })).toBeNull();
  });

  test('is that of a publication, which begins with the first field that is left empty', async () => {
    await reopen(await send(), supply);
    expect(field(/联系人/)).not.toHaveValue('');
    expect(field(/联系电话/)).toHaveValue('138 0000 0000');
    expect(screen.getByRole('combobox', { name: '选择省份' })).toHaveFocus();
  });
});

test('a region is chosen by province and city, or typed', async () => {
  await show(supply);
  const [province, city] = [field(/选择省份/), field(/选择城市/)];
  await within(province).findByRole('option', { name: '浙江' });
  await userEvent.selectOptions(province, '浙江');
  expect(field(/所在地区/)).toHaveValue('浙江');
  await userEvent.selectOptions(city, '嘉兴');
  expect(field(/所在地区/)).toHaveValue('浙江·嘉兴');
  await userEvent.selectOptions(province, '上海');
  expect(field(/所在地区/)).toHaveValue('上海');
  await userEvent.clear(field(/所在地区/));
  await userEvent.type(field(/所在地区/), '四川·成都');
  expect([province, city].map((select) => (select as HTMLSelectElement).value)).toEqual(['四川', '成都']);
  await userEvent.type(field(/所在地区/), '以外');
  expect(city).toHaveValue('');
  // Words of the language are no provinces.
  await userEvent.clear(field(/所在地区/));
  await userEvent.type(field(/所在地区/), 'constructor');
  expect([field(/所在地区/), province].map((one) => (one as HTMLInputElement).value)).toEqual(['constructor', '']);
});

test('what is under way is busy and cannot be closed; its outcome has the focus, and can', async () => {
  const page = await show(null);
  act(() => void page.store.dispatch(workStarted('正在提交…')));
  const notice = () => screen.getByRole('alertdialog');
  expect(notice()).toHaveAttribute('aria-busy', 'true');
  expect(within(notice()).queryByRole('button')).toBeNull();
  expect(fireEvent(notice(), new Event('cancel', { cancelable: true }))).toBe(false);
  expect(notice()).toHaveAccessibleName('正在提交…');
  succeed(page, {});
  expect(notice()).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test.each([
  ['a success', workSucceeded({ text: '好' }), 2000],
  ['a failure', workFailed('好'), 2000],
  ['the success of a project', workSucceeded({ text: '好', hideAfter: 3000 }), 3000],
])('%s hides after its time, and a notice before it does not cut that short', async (_what, notice, time) => {
  jest.useFakeTimers();
  const { store } = await show(null);
  act(() => void store.dispatch(workFailed('先前')));
  await pass(1500);
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => void store.dispatch(notice));
  await pass(time - 1);
  expect(screen.getByText('好')).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a failure while offline stays until the visitor closes it, or its time after the network is back', async () => {
  jest.useFakeTimers();
  const { store } = await show(null);
  afterwards(watchConnection(store));
  const notice = () => screen.queryByRole('alertdialog');
  const fail = () => act(() => void store.dispatch(workFailed('操作失败，请重试')));
  fireEvent.offline(window);
  fail();
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(notice()).toBeNull();
  fail();
  await pass(60_000);
  fireEvent.online(window);
  await pass(1999);
  expect(notice()).toBeInTheDocument();
  await pass(1);
  expect(notice()).toBeNull();
});

test('loading stays until its outcome is known, which stays under a pointer that was there before', async () => {
  jest.useFakeTimers();
  const { store } = await show(null);
  act(() => void store.dispatch(workStarted('正在提交…')));
  fireEvent.pointerMove(screen.getByText('正在提交…'), { pointerType: 'mouse' });
  await pass(60_000);
  expect(screen.getByText('正在提交…')).toBeInTheDocument();
  act(() => void store.dispatch(workFailed('操作失败，请重试')));
  await pass(60_000);
  const words = screen.getByText('操作失败，请重试');
  fireEvent.pointerOut(words, { relatedTarget: screen.getByRole('alertdialog') });
  await pass(2000);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a notice stays while hovered by a moved pointer, and hides after its time afterwards', async () => {
  jest.useFakeTimers();
  const page = await show(null);
  succeed(page, { hideAfter: 3000 });
  const words = screen.getByText('提交成功！');
  fireEvent.pointerMove(words, { pointerType: 'mouse' });
  await pass(60_000);
  expect(words).toBeInTheDocument();
  // Onto its backdrop, whose events are the dialog's own.
  fireEvent.pointerOut(words, { relatedTarget: screen.getByRole('alertdialog') });
  fireEvent.pointerMove(screen.getByRole('alertdialog'), { pointerType: 'mouse' });
  await pass(2999);
  expect(words).toBeInTheDocument();
  await pass(1);
  expect(screen.queryByText('提交成功！')).toBeNull();
});

test('a notice stays once the keyboard has moved the focus within it; its initial focus does not hold it', async () => {
  jest.useFakeTimers();
  const page = await show(null);
  const receipt = 'YX-20260601-0001';
  fireEvent.keyDown(document.body, { key: 'Enter' });
  succeed(page, { receipt });
  expect(screen.getByRole('button', { name: '确定' })).toHaveFocus();
  await pass(2000);
  expect(screen.queryByText('提交成功！')).toBeNull();
  succeed(page, { receipt });
  fireEvent.keyDown(screen.getByRole('button', { name: '确定' }), { key: 'Tab' });
  act(() => screen.getByRole('link', { name: '查看' }).focus());
  await pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.queryByText('提交成功！')).toBeNull();
});

test('a restored draft can be discarded; the first field takes the focus', async () => {
  const before = await show(intention);
  fireEvent.change(field(/联系人/), { target: { value: '周予安' } });
  fireEvent.blur(field(/联系人/));
  const stored = Object.fromEntries(before.browser.stored) as { authToken: string };
  document.body.innerHTML = '';
  const page = await show(intention, {}, stored);
  expect(field(/联系人/)).toHaveValue('周予安');
  await press('清空重填');
  expect(field(/联系人/)).toHaveValue('');
  expect([...page.browser.stored.keys()]).toEqual(['authToken']);
  const fields = within(screen.getByRole('dialog')).getAllByRole('textbox');
  expect(fields.find((field) => !field.hasAttribute('readonly'))).toHaveFocus();
});

describe('attachments', () => {
  useFakeUploads();
  beforeEach(() => {
    // As newer browsers answer it: a promise that an effect returns unintentionally breaks the page when the list unmounts.
    Element.prototype.scrollIntoView = () => Promise.resolve() as never;
  });

  const file = (name: string) => new File(['PK'], name);
  const choose = (...names: string[]) =>
    fireEvent.change(screen.getByLabelText('附件'), { target: { files: names.map(file) } });
  /** The backend's response to an upload. */
  const answer = (place: number, body: object) => act(async () => FakeUpload.started[place].answer(200, body));
  const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

  test('each file has its own request, and its id counts only when the response code is 0', async () => {
    const page = await show(project);
    choose('a.zip', 'b.RAR', 'c.zip');
    expect(FakeUpload.started.map(({ body }) => (body!.get('file') as File).name)).toEqual(['a.zip', 'b.RAR', 'c.zip']);
    expect(new Set(FakeUpload.started.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(3);
    await answer(0, { code: 0, attId: 'att-a' });
    await answer(1, { code: 500, msg: '后缀不正确', attId: 'att-b' });
    await answer(2, { code: 0, attId: 'att-c' });
    expect(draftOf(page, project).attachments.map(({ attId }) => attId)).toEqual(['att-a', null, 'att-c']);
    expect(rows()[1]).toContain('后缀不正确');
  });

  test('an unsupported file rejects the selection, is named under the field in view, and keeps earlier ids', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    const page = await show(project);
    choose('a.zip');
    await answer(0, { code: 0, attId: 'att-a' });
    choose('b.zip', 'c.pdf');
    expect(screen.getByRole('alert')).toHaveTextContent('包含不支持的文件格式，请仅上传压缩文件');
    expect(screen.getByLabelText('附件')).toHaveValue('');
    expect(FakeUpload.started).toHaveLength(1);
    expect(draftOf(page, project).attachments.map(({ attId }) => attId)).toEqual(['att-a']);
    expect(screen.getByLabelText('附件')).toHaveAccessibleDescription(/未添加：c\.pdf/);
    expect(seen.mock.contexts.at(-1)).toHaveTextContent('c.pdf');
  });

  test('a failed file says so in its row, which scrolls into view', async () => {
    const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
    await show(project);
    choose('a.zip', 'b.zip');
    seen.mockClear();
    await answer(0, { code: 500, msg: '后缀不正确' });
    const row = screen.getAllByRole('listitem')[0];
    expect(within(row).getByRole('alert')).toHaveTextContent('后缀不正确');
    // Sent again, a file that was refused for itself would be refused again.
    expect(screen.queryByRole('button', { name: '重试 a.zip' })).toBeNull();
    expect(seen.mock.contexts).toEqual([row]);
  });

  test('sending with a file that failed asks first; 取消 sends nothing, 确定 sends the others', async () => {
    const page = await show(project, { '/api/project/add': { code: 0, msg: null } });
    await typeContact();
    choose('a.zip', 'b.zip');
    await answer(0, { code: 0, attId: 'att-a' });
    await act(async () => FakeUpload.started[1].fail());
    await press('提交');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveAccessibleDescription('有附件未上传完成，仍要提交吗？');
    await userEvent.click(within(question).getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.calls('/api/project/add')).toHaveLength(0);
    await press('提交');
    await press('确定');
    expect(await screen.findByText('提交成功！')).toBeInTheDocument();
    expect(page.calls('/api/project/add')[0].form.get('attKey_projectApplyInfoAtt')).toBe('att-a');
  });

  test('a file that arrives while that question is shown changes the question, not the buttons under the finger', async () => {
    const page = await show(project, { '/api/project/add': { code: 0, msg: null } });
    await typeContact();
    choose('a.zip');
    await press('提交');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveAccessibleDescription('有附件未上传完成，仍要提交吗？');
    await answer(0, { code: 0, attId: 'att-a' });
    expect(question).toHaveAccessibleDescription('附件已全部上传，现在提交吗？');
    expect(page.calls('/api/project/add')).toHaveLength(0);
    await press('确定');
    expect(page.calls('/api/project/add')[0].form.get('attKey_projectApplyInfoAtt')).toBe('att-a');
  });

  test('choosing again adds; removing leads the focus to the next file, the one before, and at last to the field', async () => {
    await show(project);
    choose('a.zip');
    choose('b.zip', 'c.zip');
    await act(async () => FakeUpload.started.forEach((request) => request.answer(200, { code: 0, attId: 'x' })));
    await press('移除 b.zip');
    expect(screen.getByRole('button', { name: '移除 c.zip' })).toHaveFocus();
    await press('移除 c.zip');
    expect(screen.getByRole('button', { name: '移除 a.zip' })).toHaveFocus();
    await press('移除 a.zip');
    expect(rows()).toEqual([]);
    expect(screen.getByLabelText('附件')).toHaveFocus();
  });

  test('a file that failed is sent again, and the focus stays in its row', async () => {
    await show(project);
    choose('a.zip');
    await act(async () => FakeUpload.started[0].fail());
    await press('重试 a.zip');
    expect(FakeUpload.started).toHaveLength(2);
    expect(screen.getByRole('button', { name: '取消上传 a.zip' })).toHaveFocus();
  });

  test('a file that was moved, renamed or changed meanwhile has to be chosen again, and then replaces its row', async () => {
    await show(project);
    const moved = Object.assign(file('a.zip'), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
    });
    fireEvent.change(screen.getByLabelText('附件'), { target: { files: [moved] } });
    await act(async () => FakeUpload.started[0].fail());
    expect(screen.getByRole('alert')).toHaveTextContent('请重新选择该文件');
    expect(screen.queryByRole('button', { name: '重试 a.zip' })).toBeNull();
    choose('a.zip');
    expect(rows()).toHaveLength(1);
  });

  test('a file whose form was closed while its failure was looked into has to be chosen again', async () => {
    const page = await show(project);
    let read = (_content: ArrayBuffer) => {};
    const slow = Object.assign(file('a.zip'), {
      slice: () => ({ arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (read = resolve)) }),
    });
    fireEvent.change(screen.getByLabelText('附件'), { target: { files: [slow] } });
    await act(async () => FakeUpload.started[0].fail());
    act(() => void page.store.dispatch(formClosed()));
    await act(async () => read(new ArrayBuffer(1)));
    await reopen(page, project);
    expect(rows()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('请重新选择该文件');
    expect(screen.queryByRole('button', { name: '重试 a.zip' })).toBeNull();
  });

  test('progress is shown; an upload can be cancelled', async () => {
    await show(project);
    choose('a.zip');
    act(() => FakeUpload.started[0].progress(40, 100));
    expect(screen.getByRole('progressbar', { name: 'a.zip' })).toHaveAttribute('value', '40');
    await press('取消上传 a.zip');
    expect(FakeUpload.started[0].aborted).toBe(true);
    expect(rows()).toEqual([]);
  });

  test('closing the form aborts pending uploads, and marks them as missing the next time', async () => {
    const page = await show(project);
    choose('a.zip');
    await press('关闭');
    expect(FakeUpload.started[0].aborted).toBe(true);
    await reopen(page, project);
    expect(rows()[0]).toContain('请重新选择');
  });
});

test('the contact dialog shows the expert’s portrait, position and work unit', async () => {
  const known = { ...expert, picture: '/profile/shen.svg', about: ['首席工艺顾问', '省林产工业研究院'] };
  await show(known, { [contactPath]: { code: 0, data: { fdEmail: 'shen@example.com' } } });
  const dialog = screen.getByRole('dialog', { name: '联系专家' });
  for (const words of ['沈知远', '首席工艺顾问', '省林产工业研究院'])
    expect(within(dialog).getByText(words)).toBeVisible();
  expect(dialog.querySelector('img')?.src).toMatch(/\/profile\/shen\.svg$/);
  expect(await within(dialog).findByRole('link', { name: 'shen@example.com' })).toBeVisible();
});

test('log-out warns of unsaved work at the desk, also in another tab', async () => {
  const written = { savedAt: Date.now(), fields: { fdTitle: '未保存' }, attachments: [] };
  const page = await show(null);
  page.browser.stored.set('draft:content:13800000001:policy.new', JSON.stringify(written));
  act(() => void page.store.dispatch(askLogOut()));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    '有 1 处未保存到网站的内容，退出后将删除，仍要退出吗？',
  );
});

test('after a success the focus returns to the opener of the form', async () => {
  const page = openPage({ stored: { authToken: 'token-1' }, answers: { '/api/order/add': { code: 0, msg: null } } });
  await settle();
  const open = () => void page.store.dispatch(formOpened(intention));
  renderOver(
    page,
    <>
      <button onClick={open}>打开</button>
      <FormDialogs />
    </>,
  );
  await press('打开');
  await screen.findByRole('dialog');
  await typeContact();
  await press('提交');
  await screen.findByText('提交成功！');
  await press('确定');
  expect(screen.getByRole('button', { name: '打开' })).toHaveFocus();
});
