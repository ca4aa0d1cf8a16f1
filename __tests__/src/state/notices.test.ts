import { noticeClosed, noticeHeld, workFailed, workStarted, workSucceeded } from '../../../src/state/dialogsSlice';
import { openPage } from '../../support/cannedPage';

/** Notices: docs/behaviour/dialogs.md. */

beforeEach(() => void jest.useFakeTimers());

/** A page, and what its notice says once some time has passed. */
function open() {
  const { store } = openPage();
  const said = () => {
    const { success, error, loading } = store.getState().notices;
    return success ?? error ?? loading;
  };
  const saidAfter = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return said();
  };
  return { dispatch: store.dispatch, said, saidAfter };
}

test.each([
  ['a success', workSucceeded({ text: '提交成功！' }), '提交成功！', 2000],
  ['a failure', workFailed('操作失败，请重试'), '操作失败，请重试', 2000],
  ['the success of a project', workSucceeded({ text: '提交成功！', hideAfter: 3000 }), '提交成功！', 3000],
])('%s hides after its time', async (_what, notice, text, time) => {
  const { dispatch, saidAfter } = open();
  dispatch(notice);
  expect(await saidAfter(time - 1)).toBe(text);
  expect(await saidAfter(1)).toBeNull();
});

test('a notice hides on 确定, and its time does not cut the next one short', async () => {
  const { dispatch, said, saidAfter } = open();
  dispatch(workFailed('第一'));
  await saidAfter(1500);
  dispatch(noticeClosed());
  expect(said()).toBeNull();
  dispatch(workFailed('第二'));
  expect(await saidAfter(1500)).toBe('第二');
  expect(await saidAfter(500)).toBeNull();
});

test('loading stays until its outcome is known', async () => {
  const { dispatch, saidAfter } = open();
  dispatch(workStarted('正在提交…'));
  expect(await saidAfter(60_000)).toBe('正在提交…');
});

test('a failure stays under a pointer that was on the notice before, while it waited', async () => {
  const { dispatch, saidAfter } = open();
  dispatch(workStarted('正在提交…'));
  dispatch(noticeHeld(true));
  dispatch(workFailed('操作失败，请重试'));
  expect(await saidAfter(60_000)).toBe('操作失败，请重试');
  dispatch(noticeHeld(false));
  expect(await saidAfter(2000)).toBeNull();
});
