import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile, SessionLine } from '../../../src/contract/auth';
import MyProfileRoute from '../../../src/routes/myProfile/MyProfileRoute';
import { formClosed, formOpened, type FormDialog } from '../../../src/state/dialogsSlice';
import { draftChanged, draftId, selectDraft } from '../../../src/state/draftsSlice';
import { settle, type Canned, type CannedPage, gate } from '../../support/cannedPage';
import { labelled } from '../../support/labelled';
import { asVisitor, openMyPage, withoutExtras } from '../../support/myPage';

/** A company's profile: docs/behaviour/profile.md. */

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

const profile: Profile = {
  username: '13800000001',
  fdComName: '澄木家居',
  avatar: null,
  contactName: '周予安',
  contactPhone: '13800000001',
  contactEmail: null,
  createdAt: '2025-03-01 08:00:00',
};
const session = (values: Partial<SessionLine>): SessionLine => ({
  sessionId: 's1',
  device: 'Chrome 120 · Windows',
  createdAt: '2025-07-01 08:00:00',
  usedAt: '2025-07-16 09:00:00',
  current: false,
  ...values,
});
const done = { code: 0, msg: null };

const open = (answers: Record<string, Canned> = {}, as?: Parameters<typeof openMyPage>[3]) =>
  openMyPage(
    '/my/profile',
    <MyProfileRoute />,
    {
      '/api/my/profile': { code: 0, data: profile },
      '/api/my/sessions': { code: 0, data: [session({ sessionId: 's0', current: true }), session({})] },
      '/api/getbuginess/categories': { code: 0, data: [] },
      ...answers,
    },
    as,
  );

const region = (name: string) => within(screen.getByRole('region', { name }));
const find = (name: string) => screen.findByLabelText(labelled(name));
const button = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getAllByRole('status').find((one) => one.tagName === 'OUTPUT')!.textContent;
const show = async ({ store }: Pick<CannedPage, 'store'>, dialog: FormDialog) => {
  act(() => void store.dispatch(formOpened(dialog)));
  await screen.findByRole('dialog');
};
/** Accepts reads of the profile, and answers a change in another way. */
const refusing = (answer: unknown) => ({
  '/api/my/profile': ({ method }: { method: string }) => (method === 'POST' ? answer : { code: 0, data: profile }),
});

describe('the company profile', () => {
  test('is shown, changed and saved, and is the name of the company from then on', async () => {
    let saved: Partial<Profile> = {};
    const opened = await open({
      '/api/my/profile': ({ method, form }: { method: string; form: URLSearchParams }) => {
        if (method === 'POST') saved = Object.fromEntries(form);
        return { code: 0, msg: null, data: { ...profile, ...saved } };
      },
    });
    expect(await find('公司名称')).toHaveValue('澄木家居');
    expect(document.title).toBe('企业资料 - 家居定制供应链');
    // Were it sent natively, nothing typed would stand in the address.
    expect((await find('联系人')).closest('form')!.method).toBe('post');
    await userEvent.clear(await find('公司名称'));
    await userEvent.type(await find('公司名称'), '澄木智造');
    await userEvent.type(await find('联系邮箱'), 'zhou@example.com');
    await userEvent.click(button('保存'));
    expect(await screen.findByRole('alertdialog', { name: '已保存' })).toBeInTheDocument();
    expect(saved).toEqual({
      fdComName: '澄木智造',
      contactName: '周予安',
      contactPhone: '13800000001',
      contactEmail: 'zhou@example.com',
    });
    expect(await find('公司名称')).toHaveValue('澄木智造');
    expect(opened.state().auth.user?.fdComName).toBe('澄木智造');
    expect([...opened.browser.stored.keys()].filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('is rejected at its fields, the first of which takes the focus, and nothing is sent', async () => {
    const { calls } = await open();
    await userEvent.clear(await find('公司名称'));
    await userEvent.clear(await find('联系电话'));
    await userEvent.type(await find('联系电话'), '12345');
    await userEvent.click(button('保存'));
    expect(await find('公司名称')).toHaveAccessibleDescription(expect.stringContaining('请填写公司名称'));
    expect(await find('联系电话')).toHaveAccessibleDescription(expect.stringContaining('手机号格式不正确'));
    const name = await find('公司名称');
    await waitFor(() => expect(name).toHaveFocus());
    expect(calls('/api/my/profile').filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('drops the message of a field with the first key, so that the button does not move when the field is left', async () => {
    await open();
    await userEvent.type(await find('联系邮箱'), 'zhou');
    await userEvent.click(button('保存'));
    expect(await find('联系邮箱')).toHaveAccessibleDescription(expect.stringContaining('邮箱格式不正确'));
    await userEvent.type(await find('联系邮箱'), '@example.com');
    expect(await find('联系邮箱')).toHaveAccessibleDescription('');
  });

  test('keeps what was typed while it was being saved', async () => {
    const saving = gate();
    await open(refusing(saving.hold({ code: 0, msg: null, data: profile })));
    await userEvent.type(await find('联系人'), '甲');
    await userEvent.click(button('保存'));
    await userEvent.type(await find('联系邮箱'), 'zhou@example.com');
    await saving.open();
    await screen.findByRole('alertdialog', { name: '已保存' });
    expect(await find('联系邮箱')).toHaveValue('zhou@example.com');
    expect(await find('联系人')).toHaveValue('周予安');
  });

  test('keeps what was typed over a failure, and over a reload, until it is given up', async () => {
    const first = await open(refusing({ code: 500, msg: '稍后再试' }));
    await userEvent.type(await find('联系邮箱'), 'zhou@example.com');
    await userEvent.click(button('保存'));
    expect(await screen.findByRole('alertdialog', { name: '稍后再试' })).toBeInTheDocument();
    expect(await find('联系邮箱')).toHaveValue('zhou@example.com');
    first.view.unmount();
    await open({}, { stored: Object.fromEntries(first.browser.stored) });
    expect(await find('联系邮箱')).toHaveValue('zhou@example.com');
    expect(screen.getByText('已恢复您上次未保存的修改。')).toBeInTheDocument();
    await userEvent.click(button('放弃修改'));
    expect(await find('联系邮箱')).toHaveValue('');
    const name = await find('公司名称');
    await waitFor(() => expect(name).toHaveFocus());
  });

  test('can be retried if it fails to load', async () => {
    let works = false;
    await open({ '/api/my/profile': () => (works ? { code: 0, data: profile } : { code: 500, msg: null }) });
    const retry = await screen.findByRole('button', { name: '重试' });
    works = true;
    await userEvent.click(retry);
    expect(await find('联系人')).toHaveValue('周予安');
  });
});

describe('the avatar', () => {
  const own = globalThis.FileReader;
  // jsdom's `FormData` accepts only its own files, which fetch cannot send.
  beforeEach(() => {
    class Reader {
      result: string | null = null;
      onload: () => void = () => undefined;
      readAsDataURL(file: File) {
        void file.arrayBuffer().then((bytes) => {
          this.result = `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`;
          this.onload();
        });
      }
    }
    globalThis.FileReader = Reader as unknown as typeof FileReader;
  });
  afterEach(() => {
    globalThis.FileReader = own;
  });
  const shown = () => document.querySelector<HTMLImageElement>('main img, aside img[width="96"]')!.getAttribute('src');
  const picture = () => new File(['picture'], '标志.png', { type: 'image/png' });
  const choose = async (file: File) => {
    await screen.findByRole('button', { name: '更换头像' });
    await userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  };

  test('is previewed while uploading, and rejected with the backend’s message', async () => {
    const slow = gate();
    const refusal = { code: 500, msg: '图片文件已损坏，请重新选择' };
    const opened = await open({ '/api/my/avatar': () => slow.hold(refusal) });
    await choose(picture());
    await waitFor(() => expect(shown()).toMatch(/^data:image\/png;base64,/));
    expect(screen.getByText('正在上传…')).toBeInTheDocument();
    await waitFor(() => expect(opened.calls('/api/my/avatar')).toHaveLength(1));
    await slow.open();
    await waitFor(() => expect(shown()).toBe('/icons/avatar-default.svg'));
    expect(await screen.findByText(refusal.msg)).toBeInTheDocument();
    expect(opened.state().auth.user?.avatar).toBeNull();
  });

  test('that is too large is not sent', async () => {
    const { calls } = await open({ '/api/my/avatar': done });
    await choose(Object.defineProperty(picture(), 'size', { value: 10 * 1024 * 1024 + 1 }));
    expect(await screen.findByText('图片不能超过 10 MB，请重新选择')).toBeInTheDocument();
    expect(calls('/api/my/avatar')).toEqual([]);
  });
});

describe('the password', () => {
  const fill = async (texts: Record<string, string>) => {
    await screen.findByRole('region', { name: '修改密码' });
    for (const [label, text] of Object.entries(texts)) {
      const field = region('修改密码').getByLabelText(labelled(label));
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
    }
    await userEvent.click(region('修改密码').getByRole('button', { name: '修改密码' }));
  };
  const field = (label: string) => region('修改密码').getByLabelText(labelled(label));

  test('is checked as at the registration before it is sent', async () => {
    const { calls } = await open();
    await fill({ 原密码: '', 新密码: 'short', 确认密码: 'other' });
    expect(field('原密码')).toHaveAccessibleDescription(expect.stringContaining('请填写原密码'));
    expect(field('新密码')).toHaveAccessibleDescription(expect.stringContaining('密码不能少于6位'));
    expect(field('确认密码')).toHaveAccessibleDescription(expect.stringContaining('两次输入的密码不一致'));
    expect(field('原密码')).toHaveFocus();
    expect(calls('/api/my/password')).toEqual([]);
  });

  test('that staff made up has a notice above the form', async () => {
    await open({ '/api/my/profile': { code: 0, data: { ...profile, newPasswordNeeded: true } } });
    expect(await screen.findByText(/^现在的密码是工作人员生成的/)).toHaveAttribute('role', 'status');
  });

  test('is changed, its fields are emptied, and no part of it stands in the store or in an action', async () => {
    const data = { ended: 2, token: 'renewed' };
    const opened = await open({ '/api/my/password': { code: 0, msg: null, data } });
    await fill({ 原密码: 'old-secret', 新密码: 'new-secret', 确认密码: 'new-secret' });
    expect(await screen.findByRole('alertdialog', { name: '密码已修改，其他 2 处登录已退出' })).toBeInTheDocument();
    const [call] = opened.calls('/api/my/password');
    expect(Object.fromEntries(call.form)).toEqual({
      oldPassword: 'old-secret',
      password: 'new-secret',
      confirmPassword: 'new-secret',
    });
    expect(field('新密码')).toHaveValue('');
    // The token that came with it is this browser's from now on; nobody is logged in or out.
    expect(opened.browser.stored.get('authToken')).toBe('renewed');
    await waitFor(() => expect(opened.calls('/api/my/sessions').at(-1)!.headers.Authorization).toContain('renewed'));
    expect(JSON.stringify([opened.actions, opened.state(), [...opened.browser.stored]])).not.toMatch(
      /(?:old|new)-secret/,
    );
  });

  test('is retried with the same idempotency key without a response, and with another one once changed', async () => {
    const opened = await open({ '/api/my/password': () => Promise.reject(new Error('reset')) });
    await fill({ 原密码: 'old-secret', 新密码: 'new-secret', 确认密码: 'new-secret' });
    expect(await screen.findByText('操作失败，请重试')).toBeInTheDocument();
    await userEvent.click(region('修改密码').getByRole('button', { name: '修改密码' }));
    await waitFor(() => expect(opened.calls('/api/my/password')).toHaveLength(2));
    await settle();
    await fill({ 新密码: 'new-secret-2', 确认密码: 'new-secret-2' });
    await waitFor(() => expect(opened.calls('/api/my/password')).toHaveLength(3));
    const keys = opened.calls('/api/my/password').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe('the sessions', () => {
  test('are listed, this one is marked, and one of the others is ended', async () => {
    let rows = [session({ sessionId: 's0', current: true }), session({ device: null }), session({ sessionId: 's2' })];
    const opened = await open({
      '/api/my/sessions': () => ({ code: 0, data: rows }),
      '/api/my/sessions/end': ({ form }: { form: URLSearchParams }) => {
        rows = rows.filter(
          ({ sessionId, current }) => current || (!form.has('others') && sessionId !== form.get('sessionId')),
        );
        return { code: 0, msg: null, data: { ended: 1 } };
      },
    });
    const items = async () => within(await screen.findByRole('region', { name: '登录设备' })).findAllByRole('listitem');
    expect((await items())[0]).toHaveTextContent('当前设备');
    expect(within((await items())[0]).queryByRole('button')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^退出 未知设备/ }));
    await waitFor(async () => expect(await items()).toHaveLength(2));
    expect(screen.getByText('已退出 1 处登录')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '登录设备' })).toHaveFocus();
    await userEvent.click(button('退出其他设备'));
    await waitFor(async () => expect(await items()).toHaveLength(1));
    expect(opened.calls('/api/my/sessions/end').map(({ body }) => body)).toEqual(['sessionId=s1', 'others=1']);
  });

  test('that cannot be ended stay, and the reason is told', async () => {
    await open({ '/api/my/sessions/end': { code: 500, msg: null } });
    await userEvent.click(await screen.findByRole('button', { name: /^退出 Chrome/ }));
    await waitFor(() => expect(region('登录设备').getByRole('alert')).toHaveTextContent('操作失败，请重试'));
  });
});

test('the company’s data that are refused are no file: the reason is told', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:file');
  const headers = { 'content-type': 'application/json' };
  await open({
    '/api/my/data': () => new Response('{"code":429,"msg":"访问过于频繁，请稍候再试"}', { status: 429, headers }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '下载数据（JSON）' }));
  expect(await screen.findByRole('alertdialog', { name: '访问过于频繁，请稍候再试' })).toBeInTheDocument();
  expect(URL.createObjectURL).not.toHaveBeenCalled();
});

describe('the account', () => {
  const close = async (password: string) => {
    await screen.findByRole('region', { name: '注销账号' });
    if (password) await userEvent.type(region('注销账号').getByLabelText(labelled('密码')), password);
    await userEvent.click(region('注销账号').getByRole('button', { name: '注销账号' }));
  };
  const confirm = async () => {
    const question = await screen.findByRole('alertdialog', { description: '注销后不能恢复，确定要注销账号吗？' });
    await userEvent.click(within(question).getByRole('button', { name: '确定' }));
  };

  test('is closed by a retry with the same idempotency key if the first response was lost', async () => {
    let calls = 0;
    const opened = await open({
      '/api/my/close': () => {
        calls += 1;
        return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : done;
      },
    });
    await close('my-secret');
    expect(opened.calls('/api/my/close')).toEqual([]);
    await confirm();
    await waitFor(() => expect(opened.calls('/api/my/close')).toHaveLength(1));
    expect(Object.fromEntries(opened.calls('/api/my/close')[0].form)).toEqual({ password: 'my-secret' });
    await close('');
    await confirm();
    expect(await screen.findByRole('alertdialog', { name: '账号已注销' })).toBeInTheDocument();
    const keys = opened.calls('/api/my/close').map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toEqual([expect.any(String), keys[0]]);
    expect(opened.browser.stored.has('authToken')).toBe(false);
    expect(JSON.stringify([opened.actions, opened.state()])).not.toContain('my-secret');
  });

  test('is not closed without a password, nor with a wrong one', async () => {
    const opened = await open({ '/api/my/close': { code: 500, msg: '密码不正确，还可再试 4 次' } });
    await close('');
    const field = region('注销账号').getByLabelText(labelled('密码'));
    expect(field).toHaveAccessibleDescription('请填写密码');
    expect(field).toHaveFocus();
    await close('wrong-1');
    await confirm();
    await waitFor(() => expect(field).toHaveAccessibleDescription('密码不正确，还可再试 4 次'));
    expect(field).toHaveFocus();
    expect(opened.state().auth.token).toBe('token-1');
    expect(address()).toBe('/my/profile');
  });
});

describe('the contacts', () => {
  const publish: FormDialog = { kind: 'publish', type: '2' };
  const inDialog = (name: string) => within(screen.getByRole('dialog')).getByLabelText(labelled(name));

  test.each<[string, FormDialog]>([
    ['an application', { kind: 'projectApplication', fdId: 'p1', title: '项目' }],
    ['a publication', publish],
  ])('fill in the empty fields of %s', async (_what, dialog) => {
    await show(await open(), dialog);
    await waitFor(() => expect(inDialog('联系人')).toHaveValue('周予安'));
    expect(inDialog('联系电话')).toHaveValue('138 0000 0001');
  });

  test('are sent as if they had been typed', async () => {
    const opened = await open({ '/api/order/add': done });
    await show(opened, { kind: 'intention', fdId: 'a1', title: '应用' });
    await waitFor(() => expect(inDialog('联系人')).toHaveValue('周予安'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '提交' }));
    await waitFor(() => expect(opened.calls('/api/order/add')).toHaveLength(1));
    expect(JSON.parse(opened.calls('/api/order/add')[0].body)).toMatchObject({
      fdContactName: '周予安',
      fdContactPhone: '13800000001',
      fdContactEmail: '',
    });
  });

  test('never overwrite input, cleared fields included', async () => {
    const opened = await open();
    const id = draftId(publish);
    const fields = { fdContactsPerson: '林工', fdContactsPhone: '' };
    act(() => void opened.store.dispatch(draftChanged({ id, fields, by: '13800000001' })));
    await show(opened, publish);
    await settle();
    expect(inDialog('联系人')).toHaveValue('林工');
    expect(inDialog('联系电话')).toHaveValue('');
    expect(selectDraft(opened.state(), id).fields).toEqual(fields);
  });

  test('that come late leave what was typed meanwhile', async () => {
    const slow = gate();
    const opened = await open({ '/api/my/profile': () => slow.hold({ code: 0, data: profile }) });
    await show(opened, publish);
    await userEvent.type(inDialog('联系人'), '林');
    await slow.open();
    await waitFor(() => expect(inDialog('联系电话')).toHaveValue('138 0000 0001'));
    expect(inDialog('联系人')).toHaveValue('林');
  });

  test('are those that another tab has saved since the last form', async () => {
    const opened = await open();
    await show(opened, publish);
    await waitFor(() => expect(inDialog('联系人')).toHaveValue('周予安'));
    act(() => void opened.store.dispatch(formClosed()));
    opened.answers['/api/my/profile'] = { code: 0, data: { ...profile, contactName: '林工' } };
    await show(opened, publish);
    await waitFor(() => expect(inDialog('联系人')).toHaveValue('林工'));
  });

  test.each([
    ['without the feature', withoutExtras],
    ['for visitors', asVisitor],
  ])('are not fetched %s', async (_who, as) => {
    const { calls, ...opened } = await open({}, as);
    await show(opened, publish);
    await settle();
    expect(calls('/api/my/profile')).toEqual([]);
  });
});
